// The solver as the page calls it: a request in, a reply out, both JSON.

#include <cstdint>
#include <string>

#include "formats/requests/request.h"

namespace {

// The memory of phones is small: with this a solver takes a quarter of what is allowed in all.
constexpr int kTableMib = 16;

}  // namespace

// JavaScript hears how many deals are done.
extern "C" __attribute__((import_module("matador"), import_name("deals_done"))) void
matador_deals_done(double deals);

// The reply stays until the next call.
extern "C" const char* matador_reply(const char* request) {
  static std::string reply;
  reply = matador::reply_json(matador::reply_to(
      request, kTableMib, /*interrupt=*/nullptr,
      [](std::uint64_t deals) { matador_deals_done(static_cast<double>(deals)); }));
  return reply.c_str();
}
