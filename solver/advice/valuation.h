// What each option is worth to the observer in one world, with all cards open.
//
//   Valuation valuation(question, options, Objective::kPoints);
//   valuation.in(world, still_asked, solver)->values;      // by option

#ifndef MATADOR_SOLVER_ADVICE_VALUATION_H_
#define MATADOR_SOLVER_ADVICE_VALUATION_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/question.h"
#include "solver/solve.h"

namespace matador {

struct WorldValues {
  std::vector<double> values = {};  // by option, undefined for options that are not asked about
  // The chance of each option that the observer's side wins the deal (objectives.h): 0 or 1, or
  // between them if an exchange is blind.
  std::vector<double> won = {};
  bool tells_winner = true;  // else `won` means nothing
  bool proven = true;        // false: the limit was reached, and no value is defined
  std::uint64_t nodes = 0;   // cards played by the search
};

// The value of a task as the observer's side counts it.
double for_observer(const Task& task, Seat observer, Objective objective, int value);

class Valuation {
 public:
  Valuation(const AdviceQuestion& question, std::vector<Option> options, Objective objective);

  // The values of the options that are `asked` about, within a limit of nodes for each value (0:
  // none). InvalidArgument if the observer has other options in this world, because he can play
  // cards that are not known.
  absl::StatusOr<WorldValues> in(const World& world, const std::vector<bool>& asked, Solver& solver,
                                 std::uint64_t node_limit = 0) const;

  // Whether values can be guessed: the game has an evaluation of hands that fits the question.
  bool has_guesses() const;
  // Guesses of the values, without search; empty if there are none.
  std::vector<double> guesses(const World& world) const;

 private:
  absl::StatusOr<WorldValues> of_contracts(const World& world, const std::vector<bool>& asked,
                                           Solver& solver, std::uint64_t node_limit) const;
  // The index of the model that an option leads to in a world: of the contract that it names, or
  // that the partner names. None if nothing is played.
  std::optional<std::size_t> model_of(std::size_t option, const World& world) const;
  std::size_t named_by_partner(const World& world) const;
  absl::StatusOr<WorldValues> of_face_down_exchanges(const World& world, Solver& solver,
                                                     std::uint64_t node_limit) const;
  absl::StatusOr<WorldValues> of_cards(const World& world, const std::vector<bool>& asked,
                                       Solver& solver, std::uint64_t node_limit) const;
  // The values before any option is valued.
  WorldValues no_values() const {
    return {.values = std::vector<double>(options_.size()),
            .won = std::vector<double>(options_.size())};
  }
  // Adds what an option is worth if it leads to this value of the task, `weight` times.
  void add(std::size_t option, const Task& task, int value, double weight,
           WorldValues& found) const;

  const AdviceQuestion& question_;
  std::vector<Option> options_;
  Objective objective_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_VALUATION_H_
