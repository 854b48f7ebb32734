// The solver as the page calls it: a request in, a reply out, both JSON.

#include <string>

#include "formats/requests/request.h"

namespace {

// The memory of phones is small: with this a solver takes a quarter of what is allowed in all.
constexpr int kTableMib = 16;

}  // namespace

// The reply stays until the next call.
extern "C" const char* matador_reply(const char* request) {
  static std::string reply;
  reply = matador::reply_json(matador::reply_to(request, kTableMib));
  return reply.c_str();
}
