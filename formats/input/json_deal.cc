#include "formats/input/json_deal.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/input/bounded_json.h"
#include "formats/input/line_stream.h"
#include "formats/words/text.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// At its begin.
std::string_view without_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

bool is_tag_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '_';
  });
}

absl::Status fault(const std::string& what) {
  return absl::InvalidArgumentError(
      absl::StrCat("a deal in JSON: ", what, R"(, expected {"Game":"...","Deal":"...",...})"));
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
  Json json = Json::object();
  for (const Tag& tag : record.tags) json[tag.name] = tag.value;
  return write_json(json) + "\n";
}

absl::StatusOr<DealRecord> read_json_record(std::string_view text, std::uint64_t line) {
  const absl::StatusOr<Json> json = read_json(text);
  if (!json.ok()) return fault(std::string(json.status().message()));
  if (!json->is_object()) return fault("it is no object");
  if (json->size() > kMaxTags) return fault(absl::StrCat("more than ", kMaxTags, " tags"));
  DealRecord record;
  for (const auto& [name, value] : json->items()) {
    if (!is_tag_name(name)) return fault(absl::StrCat(in_quotes(name), " is no name of a tag"));
    if (value.is_number_integer()) {
      record.tags.push_back({name, write_json(value), line});
      continue;
    }
    if (!value.is_string()) {
      return fault(absl::StrCat("the value of ", in_quotes(name), " is no text"));
    }
    if (!is_text(value.get_ref<const std::string&>())) {
      return fault(absl::StrCat("the value of ", in_quotes(name), " has control characters"));
    }
    record.tags.push_back({name, value.get<std::string>(), line});
  }
  return record;
}

}  // namespace matador
