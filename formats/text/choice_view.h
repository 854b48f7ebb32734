// What to declare, for people: every contract with its points and its score, the best contract, and
// its line of play.

#ifndef MATADOR_FORMATS_TEXT_CHOICE_VIEW_H_
#define MATADOR_FORMATS_TEXT_CHOICE_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/output/answers.h"

namespace matador {

// What differs between the games whose players choose freely.
class FreeChoice {
 public:
  virtual ~FreeChoice() = default;

  // The objective by which a contract is chosen, and its multiplier.
  virtual Objective chosen_by() const { return Objective::kScore; }
  virtual int multiplier(const Task& task) const = 0;
  // Whether a task is one of those to choose from; `declarer`: the seat that is named as declarer.
  virtual bool is_choice(const Task& task, std::optional<Seat> declarer) const = 0;
  // Two lines about what stands on the score-sheet beside the points.
  virtual std::string about_the_sheet(const Task& task) const = 0;
};

// Whether the players choose a contract freely, so that the best one is shown.
bool has_choices(const Game& game);

// The objective by which a contract is chosen: the score, or the points.
Objective choice_objective(const Game& game);

// The tasks that are shown, of the tasks of several contracts: one for each contract and side;
// where everyone plays for himself, one for each contract and declarer, from the view of `player`,
// or else of the declarer. If `declarer` is named, only his.
std::vector<Task> choices_of(const std::vector<Task>& tasks, std::optional<Seat> declarer);

// For each declarer, the first of his choices with the best score; none if the limit leaves that
// open. The scores are solutions for `choice_objective`.
std::vector<std::size_t> best_choices(const std::vector<Task>& choices,
                                      const std::vector<Solution>& scores);

// `answers`: to the choices; their scores. `best`: the best choices solved once more for the score,
// with the cards and the line that are to be shown.
std::string choices_view(const std::vector<Answer>& answers, const std::vector<Solution>& scores,
                         const std::vector<Answer>& best, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_CHOICE_VIEW_H_
