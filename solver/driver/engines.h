// The engines of one solver: one for each goal, made when first needed.

#ifndef MATADOR_SOLVER_DRIVER_ENGINES_H_
#define MATADOR_SOLVER_DRIVER_ENGINES_H_

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "solver/games/game.h"
#include "solver/search/common/engine.h"
#include "solver/stop.h"

namespace matador {

// ---- Engines ------------------------------------------------------------------------------------

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

// ---- Parallel search ----------------------------------------------------------------------------
// Parallel search: an engine whose questions several threads answer together.
//
// Each thread has an engine of its own. The engines share a transposition table, and search
// different moves where they can (search/common/moves_in_progress.h). The first answer counts.
// Answers are proven, so values are the same on any number of threads. The number of nodes is not,
// nor is what a limit leaves open.
//
//   ParallelEngine engine(make_engine, options, /*threads=*/2);
//   engine.begin(layout);
//   engine.ask(root_position, 61, limit)      // as of any engine

class ParallelEngine final : public search::Engine {
 public:
  using MakeEngine = std::function<std::unique_ptr<search::Engine>(const search::EngineOptions&)>;

  // `make` makes the engine of the first thread. `threads`: at most; as many as the system gives.
  ParallelEngine(const MakeEngine& make, search::EngineOptions options, int threads);

  void begin(const search::Layout& layout) override;
  search::Interval ask(const search::RootPosition& root_position, int target,
                       std::uint64_t node_limit) override;
  std::optional<int> first_guess(const search::RootPosition& root_position) const override {
    return engines_.front()->first_guess(root_position);
  }
  std::unique_ptr<search::Engine> partner(const Stop* stop) override {
    return engines_.front()->partner(stop);
  }
  std::uint64_t nodes() const override;

 private:
  // Asks all engines at the same time; each may take `nodes_each` nodes.
  search::Interval ask_all(const search::RootPosition& root_position, int target,
                           std::uint64_t nodes_each);

  Interrupt is_answered_;
  Stop stop_;  // of the question at hand
  std::vector<std::unique_ptr<search::Engine>> engines_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_ENGINES_H_
