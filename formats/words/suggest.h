// "Did you mean": the known name that is nearest to an unknown one.
//
//   did_you_mean("heart", {"clubs", "hearts"}) == "; did you mean \"hearts\"?"

#ifndef MATADOR_FORMATS_WORDS_SUGGEST_H_
#define MATADOR_FORMATS_WORDS_SUGGEST_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace matador {

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

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_SUGGEST_H_
