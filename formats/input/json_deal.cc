#include "formats/input/json_deal.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "formats/input/foreign_format.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Json deal ----------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// At its begin.
std::string_view without_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

// As JSON writes it: most texts have nothing that it escapes.
void append_in_json(const std::string& value, std::string& text) {
  const bool plain = std::all_of(value.begin(), value.end(), [](char c) {
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
  });
  if (plain) {
    absl::StrAppend(&text, "\"", value, "\"");
  } else {
    text += write_json(value);
  }
}

template <typename... What>
absl::Status json_fault(const What&... what) {
  return invalid("a deal in JSON: ", what..., R"(, expected {"Game":"...","Deal":"...",...})");
}

}  // namespace

bool is_json_object(std::string_view text) {
  text = without_blanks(text);
  if (!text.starts_with('{')) return false;
  const std::string_view name = without_blanks(text.substr(1));
  if (!name.starts_with('"')) return false;
  const std::size_t quote = name.find('"', 1);
  if (quote != std::string_view::npos && quote > 1) {
    const std::string_view behind = without_blanks(name.substr(quote + 1));
    if (behind.starts_with(':') || behind.starts_with('}')) return true;
  }
  return read_json(text).ok();
}

std::string write_json_record(const DealRecord& record) {
  std::string text = "{";
  for (const Tag& tag : record.tags) {
    absl::StrAppend(&text, text.size() > 1 ? "," : "", "\"", tag.name, "\":");
    append_in_json(tag.value, text);
  }
  return text += "}\n";
}

absl::StatusOr<DealRecord> read_json_record(std::string_view text, std::uint64_t line) {
  const absl::StatusOr<Json> json = read_json(text);
  if (!json.ok()) return json_fault(json.status().message());
  if (!json->is_object()) return json_fault("it is no object");
  if (json->size() > kMaxTags) return json_fault("more than ", kMaxTags, " tags");
  DealRecord record;
  record.tags.reserve(json->size());
  for (const auto& [name, value] : json->items()) {
    if (!is_tag_name(name)) return json_fault(in_quotes(name), " is no name of a tag");
    if (value.is_number_integer()) {
      record.tags.push_back({name, write_json(value), line});
      continue;
    }
    if (!value.is_string()) {
      return json_fault("the value of ", in_quotes(name), " is no text");
    }
    if (!is_text(value.get_ref<const std::string&>())) {
      return json_fault("the value of ", in_quotes(name), " has control characters");
    }
    record.tags.push_back({name, value.get<std::string>(), line});
  }
  return record;
}

// ---- Bounded json -------------------------------------------------------------------------------

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

// The parser would keep the last of the values of a key, and end at a NUL. `twice`: the first key
// that is there twice.
Json parse(std::string_view text, std::optional<std::string>& twice) {
  std::vector<absl::flat_hash_set<std::string>> keys;  // of the objects that are open
  return Json::parse(text, [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key) {
      const auto& key = parsed.get_ref<const std::string&>();
      if (!keys.back().insert(key).second && !twice) twice = key;
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
    return invalid("larger than ", kMostJsonBytes >> 20, " MiB of JSON");
  }
  if (depth(text) > kDeepestJson) {
    return invalid("brackets nested deeper than ", kDeepestJson, " levels");
  }
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    return invalid("a NUL is byte ", nul + 1, ", expected text");
  }
  std::optional<std::string> twice;
  try {
    Json json = parse(text, twice);
    if (!twice) return json;
  } catch (const Json::parse_error& error) {
    if (!twice) return invalid(syntax_fault(text, error.byte));
  } catch (const Json::out_of_range&) {
    if (!twice) return invalid("a number in it is too large");
  }
  return invalid("the key ", in_quotes(*twice), " is there twice");
}

std::string write_json(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace matador
