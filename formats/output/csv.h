// Rows of comma-separated values (RFC 4180), with LF at the end. Columns mean what the keys of JSON
// mean, so the row of an answer is made from its JSON.

#ifndef MATADOR_FORMATS_OUTPUT_CSV_H_
#define MATADOR_FORMATS_OUTPUT_CSV_H_

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "formats/output/fields.h"

namespace matador {

using ColumnNames = std::vector<std::string>;  // in order

ColumnNames columns_of(const FieldTexts& fields);

// csv_row({"1", "a,b"}) == "1,\"a,b\"\n"
std::string csv_row(const std::vector<std::string>& fields);
// Keys that are no column are left out; columns that are no key are empty.
std::string csv_row(const ColumnNames& columns, const nlohmann::ordered_json& answer);

// A number with six digits at most; a list with `|` between the values, a list of lists with `;`.
std::string csv_cell(const nlohmann::ordered_json& value);

// A list of cards in one field. An exchange of no cards is not an empty field: that means no
// exchange.
std::string csv_cards(const nlohmann::ordered_json& cards);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_CSV_H_
