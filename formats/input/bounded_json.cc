#include "formats/input/bounded_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// How many brackets are open at once, those in strings left out.
int depth(std::string_view text) {
  int open = 0;
  int deepest = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    if (in_string && byte == '\\') {
      ++i;
    } else if (byte == '"') {
      in_string = !in_string;
    } else if (!in_string && (byte == '[' || byte == '{')) {
      deepest = std::max(deepest, ++open);
    } else if (!in_string && (byte == ']' || byte == '}')) {
      --open;
    }
  }
  return deepest;
}

struct TwiceThere {
  std::string key;
};

// The parser would keep the last of the values of a key, and end at a NUL.
Json parse(std::string_view text) {
  std::vector<std::set<std::string>> keys;  // of the objects that are open
  return Json::parse(text, [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key &&
        !keys.back().insert(parsed.get<std::string>()).second) {
      throw TwiceThere{parsed.get<std::string>()};
    }
    return true;
  });
}

}  // namespace

absl::StatusOr<Json> read_json(std::string_view text) {
  if (text.size() > kMostJsonBytes) {
    return absl::InvalidArgumentError(
        absl::StrCat("larger than ", kMostJsonBytes >> 20, " MiB of JSON"));
  }
  if (depth(text) > kDeepestJson) {
    return absl::InvalidArgumentError(
        absl::StrCat("brackets nested deeper than ", kDeepestJson, " levels"));
  }
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    return absl::InvalidArgumentError(absl::StrCat("a NUL is byte ", nul + 1, ", expected text"));
  }
  try {
    return parse(text);
  } catch (const TwiceThere& twice) {
    return absl::InvalidArgumentError(
        absl::StrCat("the key ", in_quotes(twice.key), " is there twice"));
  } catch (const Json::parse_error& error) {
    // Behind the name that the library has for the error.
    const std::string what = error.what();
    return absl::InvalidArgumentError(what.substr(what.find("] ") + 2));
  }
}

}  // namespace matador
