// The worlds: all deals that fit what one player knows (knowledge.h), each as likely as another.
//
// A world fits where the numbers of cards are right, all cards that are known lie where they lie,
// every card of the play was legal (rules 1.5, 2.6 to 2.8), the forced auction
// comes out as it did, and the declarer was allowed his exchange.
//
//   absl::StatusOr<PossibleWorlds> possible = PossibleWorlds::of(knowledge);
//   possible->candidates();        // that fit all clues of single cards: the worlds, and others
//   possible->world(17);           // candidate number 17, if it is a world
//
//   absl::StatusOr<Worlds> worlds = find_worlds(*possible, {.worlds = 100});
//
// Candidates are counted and numbered (placings.h), so each is drawn as often as any other; as
// some of them are turned down for what they are alone, each world is, too.

#ifndef MATADOR_SOLVER_INFERENCE_POSSIBLE_H_
#define MATADOR_SOLVER_INFERENCE_POSSIBLE_H_

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/inference/knowledge.h"
#include "solver/inference/places.h"
#include "solver/inference/placings.h"
#include "solver/stop.h"

namespace matador {

class PossibleWorlds {
 public:
  // InvalidArgument where a card cannot lie anywhere, or nothing fits the numbers of cards.
  static absl::StatusOr<PossibleWorlds> of(const Knowledge& known);

  absl::uint128 candidates() const { return candidates_; }
  std::optional<World> world(absl::uint128 candidate) const;

  const Knowledge& known() const { return known_; }

 private:
  // Ways to place the cards, of one kind of exchange.
  struct Kind {
    Places places;
    Placings placings;
  };

  explicit PossibleWorlds(Knowledge known) : known_(std::move(known)) {}
  absl::Status add_kind(int set_aside_again);
  // Whether it can have come to the contract; who declares is then in the world.
  bool fits_auction(World& world) const;
  bool fits_play(const World& world) const;

  Knowledge known_;
  TrickOrder order_;
  std::vector<Kind> kinds_;
  absl::uint128 candidates_ = 0;
};

// The model of a task in a world.
Task in_world(const Task& model, const World& world);

struct WorldsWanted {
  std::uint64_t worlds = 100;
  std::uint64_t enumerate = 2000;  // so many are all looked at
  std::uint64_t seed = 1;
  const Stop* stop = nullptr;  // ends the search before that; none: nothing does
};

// All worlds where they are few, else a sample, with every world as likely at every draw. In a
// random order that depends on the seed alone.
struct Worlds {
  std::vector<World> worlds;
  bool all = false;
  std::uint64_t tried = 0;  // candidates looked at for them
  bool stopped = false;     // before so many worlds as were wanted were found
  bool gave_up = false;     // after kMostDraws, with fewer worlds than were wanted
};

// So many candidates are looked at one by one to see whether the worlds are few, and so many are
// drawn for a sample.
inline constexpr std::uint64_t kCandidatesToCount = 300'000;
inline constexpr std::uint64_t kMostDraws = 1'000'000;

// NotFound where no candidate was a world, with their number; no_world() where none was found
// before the search was stopped.
absl::StatusOr<Worlds> find_worlds(const PossibleWorlds& possible, const WorldsWanted& wanted);

// Where work on worlds was stopped before one was solved: Cancelled by an interrupt, else
// DeadlineExceeded.
absl::Status no_world(StopReason stopped);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_POSSIBLE_H_
