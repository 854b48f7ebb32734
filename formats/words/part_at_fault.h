// A status about a part of a text, and the text with that part marked, for people who have typed
// it in one line.
//
//   absl::Status status = about_part(absl::InvalidArgumentError("unknown card \"XQ\""), "XQ");
//   marked_part("HA XQ", status)      "HA XQ\n   ^\n"

#ifndef MATADOR_FORMATS_WORDS_PART_AT_FAULT_H_
#define MATADOR_FORMATS_WORDS_PART_AT_FAULT_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace matador {

// `part`: from the first character that is at fault on.
absl::Status about_part(absl::Status status, std::string_view part);
// A fault of the same part, in other words.
absl::Status in_other_words(const absl::Status& status, const std::string& message);

// The place of the part in the text; none where the status is about no part, or the text does not
// have it. And the text with that place marked, empty where there is none.
std::optional<std::size_t> place_of_part(std::string_view text, const absl::Status& status);
std::string marked_part(std::string_view text, const absl::Status& status);

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_PART_AT_FAULT_H_
