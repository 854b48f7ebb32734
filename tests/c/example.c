/* Solves a deal from C: the example of tests/c. */
#include <matador.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  matador_reply* reply = matador_ask(
      "{\"command\":\"solve\",\"deals\":\"[Game \\\"sjavs\\\"]\\n[Seats \\\"4\\\"]\\n"
      "[Deal \\\"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\\\"]\\n\"}");
  const int good = reply != NULL && matador_status(reply) == 0 &&
                   strstr(matador_answer(reply), "\"value\":43") != NULL;
  if (reply != NULL) printf("%s%s", matador_answer(reply), matador_messages(reply));
  matador_free(reply);

  reply = matador_ask("nonsense");
  const int refused = reply != NULL && matador_status(reply) == 2 && *matador_messages(reply) != 0;
  matador_free(reply);
  matador_reply* none = matador_ask(NULL);
  const int none_refused = none != NULL && matador_status(none) == 2;
  matador_free(none);
  printf("Matador %s\n", matador_version());
  return good && refused && none_refused ? 0 : 1;
}
