// A deal as an object of JSON, its tags by their names, as `matador deal --json` writes it.
//
//   write_json_record(record) == "{\"Game\":\"sjavs\",\"Seats\":\"4\",...}\n"
//   absl::StatusOr<DealRecord> record = read_json_record(text, /*line=*/7);

#ifndef MATADOR_FORMATS_INPUT_JSON_DEAL_H_
#define MATADOR_FORMATS_INPUT_JSON_DEAL_H_

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"

namespace matador {

// ---- Json deal ----------------------------------------------------------------------------------

// Whether a line is meant as an object of JSON: it is one, or begins like one: a name, and a
// colon or the end behind it. A comment in braces may begin with a quote too.
bool is_json_object(std::string_view text);

// One line.
std::string write_json_record(const DealRecord& record);

// All tags stand in `line`. InvalidArgument, with a sentence for people, if the text is no object
// of texts and whole numbers, a name is not that of a tag, or a tag is there twice.
absl::StatusOr<DealRecord> read_json_record(std::string_view text, std::uint64_t line);

// ---- Bounded json -------------------------------------------------------------------------------
// Reads JSON from any source, within bounds: a text that is too large or nested too deep is refused
// before it takes memory or stack, and so is one that can be read in two ways: a key that is there
// twice, a NUL. Writes JSON, whatever bytes its texts have.

// Far more than any table or log needs.
inline constexpr std::size_t kMostJsonBytes = std::size_t{64} << 20;
inline constexpr int kDeepestJson = 32;

// InvalidArgument, with what is wrong, if `text` is not one JSON value within these bounds.
absl::StatusOr<nlohmann::ordered_json> read_json(std::string_view text);

// On one line, without its end. Bytes that are not UTF-8 come as U+FFFD; dump() throws at them.
std::string write_json(const nlohmann::ordered_json& json);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_JSON_DEAL_H_
