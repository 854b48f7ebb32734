// Rows of comma-separated values (RFC 4180), with LF at the end.

#ifndef MATADOR_FORMATS_OUTPUT_CSV_H_
#define MATADOR_FORMATS_OUTPUT_CSV_H_

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"

namespace matador {

// csv_row({"1", "a,b"}) == "1,\"a,b\"\n"
std::string csv_row(const std::vector<std::string>& fields);
// A row of fields by the names of their columns; those that are not there are empty.
using CsvCells = std::map<std::string_view, std::string>;
std::string csv_row(std::span<const std::string_view> columns, const CsvCells& cells);

// Cards in one field. An exchange of no cards is not an empty field: that means no exchange.
std::string csv_cards(CardSet cards, const CardStyle& style);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_CSV_H_
