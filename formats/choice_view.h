// What to declare, for people: every contract with its points and its score,
// which of them is best, and how it is played.

#ifndef MATADOR_FORMATS_CHOICE_VIEW_H_
#define MATADOR_FORMATS_CHOICE_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/answers.h"

namespace matador {

// What differs between the games whose players choose freely.
class FreeChoice {
 public:
  virtual ~FreeChoice() = default;

  // What a contract is chosen by, and multiplies everything by.
  virtual Objective chosen_by() const { return Objective::kScore; }
  virtual int multiplier(const Task& task) const = 0;
  // Of several tasks whether this is one to choose; `declarer`: who is named as such.
  virtual bool is_choice(const Task& task, std::optional<Seat> declarer) const = 0;
  // Two lines about what stands on the score-sheet beside the points.
  virtual std::string about_the_sheet(const Task& task) const = 0;
};

// Whether the players choose freely, and are told what is best.
bool has_choices(const Game& game);

// What a contract is chosen by: the score, or the points.
Objective choice_objective(const Game& game);

// Of the tasks of several contracts those that are shown: one for each contract and side; where
// everyone plays for himself one for each contract and declarer, from the view of `player`, or else
// of the declarer himself. Where it is somebody's turn only those of `declarer`, if he is named.
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
