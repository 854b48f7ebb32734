// Whatever bytes come in as a request or as its deals, the reply ends, is the same a second time,
// and its JSON can be read.
//
// The first byte chooses the command; a request of its own begins with {. README.md tells how to
// run it.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "formats/requests/request.h"

namespace {

using Json = nlohmann::ordered_json;

void check(bool holds) {
  if (!holds) std::abort();
}

struct Asked {
  std::string_view command;
  Json options;
};

// With few nodes and few worlds each, so that no deal takes long.
Asked asked(std::uint8_t choice) {
  const std::array<Asked, 8> all{
      Asked{"solve", {{"limit", 300}, {"cards", true}, {"line", true}}},
      Asked{"solve", {{"limit", 300}, {"contracts", "all"}, {"objective", "score"}}},
      Asked{"replay", {{"limit", 300}, {"last", 3}}},
      Asked{"auction", {}},
      Asked{"melds", {}},
      Asked{"score", {}},
      Asked{"convert", {}},
      Asked{"convert", {{"to", "pbn"}}}};
  return all[choice % all.size()];
}

std::string request_of(std::string_view bytes) {
  if (bytes.empty() || bytes.front() == '{') return std::string(bytes);
  const auto [command, options] = asked(static_cast<std::uint8_t>(bytes.front()));
  const Json request{{"command", std::string(command)},
                     {"deals", std::string(bytes.substr(1))},
                     {"options", options.is_null() ? Json::object() : options}};
  return request.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string request = request_of({reinterpret_cast<const char*>(data), size});
  const matador::Reply reply = matador::reply_to(request);
  const matador::Reply again = matador::reply_to(request);
  check(reply.answer == again.answer && reply.messages == again.messages);
  check(Json::accept(matador::reply_json(reply)));
  if (!reply.answer.starts_with('{')) return 0;
  std::istringstream lines(reply.answer);
  for (std::string line; std::getline(lines, line);) check(Json::accept(line));
  return 0;
}
