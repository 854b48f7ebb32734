/* Matador for other languages: JSON in, JSON out.
 *
 *   matador_reply* reply = matador_ask(
 *       "{\"command\":\"solve\",\"deals\":\"[Game
 * \\\"sjavs\\\"]\\n...\",\"options\":{\"cards\":true}}"); if (reply != NULL &&
 * matador_status(reply) == 0) puts(matador_answer(reply)); matador_free(reply);
 *
 * A request is an object with these keys. "command": solve, replay, advise, auction, melds, score,
 * table, merge, deal, convert or games. "deals": the text of a deal file, for merge the tables, an
 * object a line; none for table, deal and games. "options": those of the program's command line by
 * their long names, true for a flag, and the "question" of a table; none of the machine and of
 * files. The answer has the bytes that the program prints with --json: an object a line.
 *
 * Several threads may ask at once. No exception leaves these functions. */

#ifndef MATADOR_TOOLS_C_MATADOR_H_
#define MATADOR_TOOLS_C_MATADOR_H_

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

typedef struct matador_reply matador_reply;

/* Works on the caller's thread until the answer is there. NULL only for a lack of memory. */
matador_reply* matador_ask(const char* request);

/* 0; 1 if a deal was faulty, though the others are answered; 2 if the request was wrong. */
int matador_status(const matador_reply* reply);
/* UTF-8 text, ends with 0 and lives as long as the reply. */
const char* matador_answer(const matador_reply* reply);
/* Lines for people: `deals:LINE: deal N: what is wrong`. */
const char* matador_messages(const matador_reply* reply);

void matador_free(matador_reply* reply); /* NULL is allowed */

const char* matador_version(void); /* as "2.0.0" */

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif /* MATADOR_TOOLS_C_MATADOR_H_ */
