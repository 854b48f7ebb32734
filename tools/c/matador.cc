#include "tools/c/matador.h"

#include <exception>

#include "formats/requests/request.h"
#include "solver/version.h"

struct matador_reply {
  matador::Reply reply;
};

matador_reply* matador_ask(const char* request) {
  try {
    return new matador_reply{matador::reply_to(request != nullptr ? request : "")};
  } catch (const std::exception&) {
    return nullptr;
  }
}

int matador_status(const matador_reply* reply) { return reply->reply.status; }
const char* matador_answer(const matador_reply* reply) { return reply->reply.answer.c_str(); }
const char* matador_messages(const matador_reply* reply) { return reply->reply.messages.c_str(); }

void matador_free(matador_reply* reply) { delete reply; }

const char* matador_version() { return matador::version(); }
