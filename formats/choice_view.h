// What to declare in Jass and Coiffeur, for people: every contract with its points and its score,
// which of them is best, and how it is played.

#ifndef MATADOR_FORMATS_CHOICE_VIEW_H_
#define MATADOR_FORMATS_CHOICE_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/answers.h"

namespace matador {

// Whether the players choose freely, and are told what is best.
bool has_choices(const Game& game);

// What a contract is chosen by: the score, in Coiffeur the points.
Objective choice_objective(const Game& game);

// Of the tasks of several contracts those that are shown: one for each contract and side; where
// everyone plays for himself one for each contract and declarer, from the view of `player`, or else
// of the declarer himself. In Coiffeur, where it is somebody's turn, only those of `declarer`, if
// he is named.
std::vector<Task> choices_of(const std::vector<Task>& tasks, std::optional<Seat> declarer);

// Of these the first of the best score, for each declarer of whose value they are; for whom the
// limit leaves that open there is none. Scores are here solutions for `choice_objective`.
std::vector<std::size_t> best_choices(const std::vector<Task>& choices,
                                      const std::vector<Solution>& scores);

// `answers` to the choices and their scores; `best` answers the best ones for the score once more,
// with whatever of cards and line is to be shown.
std::string choices_view(const std::vector<Answer>& answers, const std::vector<Solution>& scores,
                         const std::vector<Answer>& best, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_CHOICE_VIEW_H_
