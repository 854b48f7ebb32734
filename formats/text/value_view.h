// What a deal is worth, in words for people: the value, the score, and each card.

#ifndef MATADOR_FORMATS_TEXT_VALUE_VIEW_H_
#define MATADOR_FORMATS_TEXT_VALUE_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/output/answers.h"

namespace matador {

// ---- Value view ---------------------------------------------------------------------------------

// The unit of a value: "of 157 card points", "of 8 tricks", "on the score-sheet".
std::string value_unit(const Task& task, Objective objective,
                       Language language = Language::kEnglish);

// The value with its sign, or where it is not known the interval: "62", "+4 to +8".
std::string range_text(const Game& game, Objective objective, const Solution& solution,
                       Language language = Language::kEnglish);

// What is proven while it is solved: "shields, seat 1: 40 to 73 of 157 card points".
std::string so_far_text(const Task& task, Objective objective, int low, int high);
// "12 cards to judge"
std::string to_judge_text(std::size_t cards);

// "Value   62 of 157 card points for the declaring side, seats 1 and 3", or for the player who is
// asked about. `score`: the line below it, of the same deal solved for the score.
std::string value_lines(const Answer& answer, const std::optional<Solution>& score);

// The cards of the player to move by their value, his best first.
std::string card_values(const Answer& answer, const CardFace& face);

// "Best off: seat 2, 25 penalty points", where everyone plays for himself and the sheet compares
// the values; where some are not proven by what is, unless all have the same. A line, else empty.
std::string best_off_line(const std::vector<Answer>& answers);

// Value and cards of all players at once: answers by max^n are one play for all of them.
std::string max_n_value_lines(const std::vector<Answer>& answers,
                              const std::vector<Solution>& scores);
std::string max_n_card_values(const std::vector<Answer>& answers, const CardFace& face);

// ---- Exchange view ------------------------------------------------------------------------------
// The exchange with the talon for people: the best exchange, and the value of each.

// A line that says that the exchange is open, with the best exchange if it is known; empty if the
// exchange is not open.
std::string exchange_line(const Answer& answer, const CardFace& face);

// All exchanges by their values, and the blind one; empty if they were not asked for.
std::string exchange_values(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_VALUE_VIEW_H_
