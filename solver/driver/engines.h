// The engines of one solver: one for each goal, made when first needed.
#ifndef MATADOR_SOLVER_DRIVER_ENGINES_H_
#define MATADOR_SOLVER_DRIVER_ENGINES_H_

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

#include "solver/games/game.h"
#include "solver/search/common/kernel.h"

namespace matador {

inline constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

class Engines {
 public:
  // `stop` ends the questions of all engines. `threads` work on a question together.
  Engines(const search::EngineOptions& options, bool newest, int threads, Stop& stop)
      : options_(options), newest_(newest), threads_(threads), stop_(stop) {
    options_.stop = &stop;
  }

  // Turns to a layout. `keep`: the tables of the last layout are kept if the layout is the same.
  // The table for tricks is kept too if only the sides have changed: the tricks that one side wins
  // are those that the other does not.
  void turn_to(const Game& game, int seats, const search::Layout& layout, bool keep);

  search::Interval ask(Goal goal, const search::RootPosition& root_position, int target,
                       std::uint64_t limit);

  // See search::Engine::first_guess().
  std::optional<int> first_guess(Goal goal, const search::RootPosition& root_position);

  Stop& stop() const { return stop_; }

  // Cards played since the last turn.
  std::uint64_t nodes() const;

 private:
  struct Slot {
    std::unique_ptr<search::Engine> engine;
    bool begun = false;
    bool other_side = false;  // the engine counts the tricks of the other side
    std::uint64_t nodes_before = 0;
  };

  std::unique_ptr<search::Engine> make_engine(Goal goal) const;
  // The slot of a goal; its engine has begun.
  Slot& slot_of(Goal goal);

  search::EngineOptions options_;
  bool newest_;
  int threads_;
  Stop& stop_;
  const Game* game_ = nullptr;
  int seats_ = 0;
  search::Layout layout_;
  std::array<Slot, kGoals> slots_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_ENGINES_H_
