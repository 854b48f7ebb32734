#include "formats/input/bounded_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"

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
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    // Behind the name that the library has for the error.
    const std::string what = error.what();
    return absl::InvalidArgumentError(what.substr(what.find("] ") + 2));
  }
}

}  // namespace matador
