#include "formats/output/csv.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"

namespace matador {

std::string csv_row(const std::vector<std::string>& fields) {
  const auto field = [](std::string* out, const std::string& text) {
    const bool plain = text.find_first_of(",\"\r\n") == std::string::npos;
    *out += plain ? text : absl::StrCat("\"", absl::StrReplaceAll(text, {{"\"", "\"\""}}), "\"");
  };
  return absl::StrJoin(fields, ",", field) + "\n";
}

std::string csv_row(std::span<const std::string_view> columns, const CsvCells& cells) {
  std::vector<std::string> fields;
  for (std::string_view column : columns) {
    const auto cell = cells.find(column);
    fields.push_back(cell == cells.end() ? "" : cell->second);
  }
  return csv_row(fields);
}

std::string csv_cards(CardSet cards, const CardStyle& style) {
  return cards.empty() ? "none" : write_cards(cards, style);
}

}  // namespace matador
