// A deal as an object of JSON, its tags by their names, as `matador deal --json` writes it.
//
//   write_json_record(record) == "{\"Game\":\"sjavs\",\"Seats\":\"4\",...}\n"
//   absl::StatusOr<DealRecord> record = read_json_record(text, /*line=*/7);

#ifndef MATADOR_FORMATS_INPUT_JSON_DEAL_H_
#define MATADOR_FORMATS_INPUT_JSON_DEAL_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"

namespace matador {

// Whether a line is meant as an object of JSON: it is one, or begins like one: a name, and a
// colon or the end behind it. A comment in braces may begin with a quote too.
bool is_json_object(std::string_view text);

// One line.
std::string write_json_record(const DealRecord& record);

// All tags stand in `line`. InvalidArgument, with a sentence for people, if the text is no object
// of texts and whole numbers, a name is not that of a tag, or a tag is there twice.
absl::StatusOr<DealRecord> read_json_record(std::string_view text, std::uint64_t line);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_JSON_DEAL_H_
