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

// `byte`: the number, from 1, of the first byte that JSON cannot have there.
std::string syntax_fault(std::string_view text, std::size_t byte) {
  if (byte == 0 || byte > text.size()) return "the JSON breaks off";
  const std::string_view before = text.substr(0, byte - 1);
  const auto line_ends = std::count(before.begin(), before.end(), '\n');
  const std::string line = line_ends > 0 ? absl::StrCat("line ", 1 + line_ends, ", ") : "";
  const std::string_view in_line = before.substr(before.rfind('\n') + 1);  // or all of it
  return absl::StrCat("no JSON at ", line, "column ", 1 + width(in_line), ": ",
                      in_quotes(text.substr(byte - 1)));
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
    return absl::InvalidArgumentError(syntax_fault(text, error.byte));
  } catch (const Json::out_of_range&) {
    return absl::InvalidArgumentError("a number in it is too large");
  }
}

std::string write_json(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace matador
