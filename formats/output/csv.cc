#include "formats/output/csv.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

std::string joined(const Json& list, const char* between) {
  return absl::StrJoin(list, between,
                       [](std::string* out, const Json& value) { *out += csv_cell(value); });
}

}  // namespace

std::string csv_row(const std::vector<std::string>& fields) {
  const auto field = [](std::string* out, const std::string& text) {
    const bool plain = text.find_first_of(",\"\r\n") == std::string::npos;
    *out += plain ? text : absl::StrCat("\"", absl::StrReplaceAll(text, {{"\"", "\"\""}}), "\"");
  };
  return absl::StrJoin(fields, ",", field) + "\n";
}

ColumnNames columns_of(const FieldTexts& fields) {
  ColumnNames names;
  for (const FieldText& field : fields) {
    if (field.column == 0) continue;
    const auto place = static_cast<std::size_t>(field.column) - 1;
    if (names.size() <= place) names.resize(place + 1);
    names[place] = field.name;
  }
  return names;
}

std::string csv_row(const ColumnNames& columns, const Json& answer) {
  std::vector<std::string> fields;
  for (const std::string& column : columns) {
    const auto value = answer.find(column);
    fields.push_back(value == answer.end() ? "" : csv_cell(*value));
  }
  return csv_row(fields);
}

std::string csv_cell(const Json& value) {
  if (value.is_null() || value.is_discarded()) return "";
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_float()) return absl::StrCat(value.get<double>());
  if (!value.is_array()) return value.dump();
  const bool has_lists = !value.empty() && value.front().is_array();
  return joined(value, has_lists ? ";" : "|");
}

std::string csv_cards(const Json& cards) { return cards.empty() ? "none" : joined(cards, " "); }

}  // namespace matador
