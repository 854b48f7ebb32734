// The interface of a search, whatever game, number of seats, goal and machine it was compiled for.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_ENGINE_H_
#define MATADOR_SOLVER_SEARCH_COMMON_ENGINE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "solver/cards/machine.h"
#include "solver/search/common/layout.h"
#include "solver/search/common/ordering.h"
#include "solver/stop.h"
#include "solver/tricks/goal.h"

namespace matador::search {

struct EngineOptions {
  std::size_t table_bytes = std::size_t{4} << 20;
  std::uint32_t techniques = ~std::uint32_t{0};
  const Weights* weights = nullptr;  // for the ordering; none: those of the game
  const Stop* stop = nullptr;        // ends questions early; none: nothing does
};

// The result of a question: the declaring side gets at least `low` and at most `high` from here.
struct Interval {
  int low;
  int high;
};

class Engine {
 public:
  virtual ~Engine();

  // Begins a new deal; nothing is remembered of the last one.
  virtual void begin(const Layout& layout) = 0;

  // Can the declaring side still win `target` (> 0) or more from `root_position` on? Answers with
  // an interval that lies on one side of the question: low >= target, or high < target. It gives up
  // if `nodes` would pass `node_limit` or EngineOptions::stop is reached: low < target <= high.
  virtual Interval ask(const RootPosition& root_position, int target, std::uint64_t node_limit) = 0;

  // The first guess of what the declaring side wins from `root_position` on: the zero-window driver
  // begins there. None if the engine has no guess.
  virtual std::optional<int> first_guess(const RootPosition& root_position) const = 0;

  // Another engine for the questions of this one, which has its transposition table in common with
  // it: the two may be asked at the same time, each on a thread. Both begin each layout, one after
  // the other. `stop`: ends the questions of the new engine.
  virtual std::unique_ptr<Engine> partner(const Stop* stop) = 0;

  // Cards played since begin().
  virtual std::uint64_t nodes() const = 0;
};

// ---- Kernel -------------------------------------------------------------------------------------
// The search compiled for a game, once for each kind of machine. A game defines new_engine() in its
// kernel.cc, in the namespace MATADOR_ISA; MATADOR_KERNEL(game), at the head of a source, declares
// both versions.
//
//   MATADOR_KERNEL(sjavs)
//   search::Kernel kernel() const override { return {MATADOR_VERSIONS(sjavs, new_engine)}; }
//
//   kernel.make_engine(/*seats=*/4, Goal::kTricks, options, /*newest=*/true)

// Makes an engine for a number of players that the game allows, and a goal that one of the ladders
// of the game asks about. The caller owns the engine.
using NewEngine = Engine*(int seats, Goal goal, const EngineOptions& options);

struct Kernel {
  NewEngine* portable;  // for any machine
  NewEngine* v3;        // for x86-64-v3

  // `newest`: the newest code that this machine runs; else the portable code.
  std::unique_ptr<Engine> make_engine(int seats, Goal goal, const EngineOptions& options,
                                      bool newest) const;
};

}  // namespace matador::search

#define MATADOR_KERNEL(game)          \
  namespace matador::game::portable { \
  search::NewEngine new_engine;       \
  }                                   \
  namespace matador::game::v3 {       \
  search::NewEngine new_engine;       \
  }

#endif  // MATADOR_SOLVER_SEARCH_COMMON_ENGINE_H_
