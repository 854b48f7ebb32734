// A solved deal for people, 80 columns wide: the hands round the table, contract, value and score,
// the value of each card, and the line of play trick by trick.

#ifndef MATADOR_FORMATS_TEXT_DEAL_VIEW_H_
#define MATADOR_FORMATS_TEXT_DEAL_VIEW_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/output/answers.h"
#include "formats/words/language.h"

namespace matador {

// The whole answer. `score`: the same deal solved for the score, if the answer is for another
// objective. `symbols`: the screen has the symbols of the suits.
std::string answer_view(const Answer& answer, const std::optional<Solution>& score, bool symbols);

// A whole answer where everyone plays for himself: one answer to the question for each player, and
// their scores; no scores if the answers are scores.
std::string players_view(const std::vector<Answer>& answers, const std::vector<Solution>& scores,
                         bool symbols);

// The values of many contracts and declarers of one deal, as a grid. At least one answer.
std::string contracts_view(const std::vector<Answer>& answers, bool symbols);

std::string passed_out_view(std::uint64_t deal, const Problem& problem, const Notes& notes,
                            bool symbols);

// ", the last 3 tricks"; empty of a whole deal.
std::string ending_text(const Task& task, const Headlines& words);
// "Deal 7: GAME, board 3, dealt by South, WHAT", underlined; the board and who dealt only where
// that is known.
std::string deal_title(std::uint64_t deal, const Players& players, const Notes& notes,
                       std::optional<Seat> dealer, std::string_view what);
// "every contract", or "contracts to choose from", of answers to several.
std::string which_contracts(const std::vector<Answer>& answers);

// What is known of the deal before anything is solved: its title, and the table.
std::string answer_head(const Answer& answer, const CardFace& face);

// ---- Play ---------------------------------------------------------------------------------------
// The play of a deal for people: what has been won so far, and all tricks one below the other.

// The declaring side, or the player that is asked about; and the opponents.
SeatSet asked_side(const Task& task);
SeatSet other_side(const Task& task);

// The task of an answer as it is played on: after the best exchange where that was open.
Task task_played(const Answer& answer);

// The winnings of each side, or of each player for himself, in one line; empty before the first
// trick is complete and at the end of the deal.
std::string so_far_line(const Task& task, const Players& players);

// The tricks played, then the tricks of the line of best play; empty if there are none.
std::string play_view(const Answer& answer, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_DEAL_VIEW_H_
