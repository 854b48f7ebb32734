// "Did you mean": the known name that is nearest to an unknown one.
//
//   did_you_mean("heart", {"clubs", "hearts"}) == "; did you mean \"hearts\"?"

#ifndef MATADOR_FORMATS_WORDS_SUGGEST_H_
#define MATADOR_FORMATS_WORDS_SUGGEST_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"

namespace matador {

// ---- Suggest ------------------------------------------------------------------------------------

// How many letters must be typed, left out, changed or swapped with their neighbour to make one
// word of the other (the optimal string alignment distance). Upper and lower case count as equal.
std::size_t edit_distance(const std::string& a, const std::string& b);

// The candidate nearest to `word`, the first of several; none where all are too far off to be
// meant.
std::optional<std::string> nearest(const std::string& word,
                                   const std::vector<std::string>& candidates);

// The nearest word as the end of a message; empty if nothing is near.
std::string did_you_mean(const std::string& word, const std::vector<std::string>& candidates);

// The end of a message where the candidates are few: all of them are named if nothing is near.
std::string did_you_mean_or_expected(const std::string& word,
                                     const std::vector<std::string>& candidates);
// The whole message: "unknown model \"max\"; did you mean \"maxn\"?".
std::string unknown_word(const std::string& what, const std::string& word,
                         const std::vector<std::string>& candidates);

// ---- Part at fault ------------------------------------------------------------------------------
// A status about a part of a text, and the text with that part marked, for people who have typed
// it in one line.
//
//   absl::Status status = about_part(invalid("unknown card \"XQ\""), "XQ");
//   marked_part("HA XQ", status)      "HA XQ\n   ^\n"

// `part`: from the first character that is at fault on.
absl::Status about_part(absl::Status status, std::string_view part);
// A fault of the same part, in other words.
absl::Status in_other_words(const absl::Status& status, const std::string& message);

// The place of the part in the text; none where the status is about no part, or the text does not
// have it. And the text with that place marked, empty where there is none.
std::optional<std::size_t> place_of_part(std::string_view text, const absl::Status& status);
std::string marked_part(std::string_view text, const absl::Status& status);

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_SUGGEST_H_
