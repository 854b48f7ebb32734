// The solver as the page calls it: a request in, a reply out, both JSON.

#include <string>

#include "formats/requests/request.h"

// The reply stays until the next call.
extern "C" const char* matador_reply(const char* request) {
  static std::string reply;
  reply = matador::reply_json(matador::reply_to(request));
  return reply.c_str();
}
