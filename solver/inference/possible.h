// The worlds: all deals that fit what one player knows (information_set.h), each as likely as
// another.
//
// In a world that fits, the numbers of cards are right, known cards lie where they are known to
// lie, every card of the play was legal (rules 1.5, 2.6 to 2.8), the forced auction has the known
// result, the declarer was allowed his contract and his exchange, and a condition holds if one is
// known.
//
//   absl::StatusOr<PossibleWorlds> possible = PossibleWorlds::of(known);
//   possible->candidates();        // that fit all constraints: the worlds, and others
//   possible->world(17);           // candidate number 17, if it is a world
//
//   absl::StatusOr<Worlds> worlds = find_worlds(*possible, {.worlds = 100});
//
// Candidates are counted and numbered (places.h), so all are equally likely. Whether a
// candidate is rejected depends on that candidate alone, so all worlds are equally likely, too.

#ifndef MATADOR_SOLVER_INFERENCE_POSSIBLE_H_
#define MATADOR_SOLVER_INFERENCE_POSSIBLE_H_

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/inference/information_set.h"
#include "solver/inference/places.h"
#include "solver/stop.h"

namespace matador {

// ---- Possible -----------------------------------------------------------------------------------

class PossibleWorlds {
 public:
  // InvalidArgument if a card cannot lie anywhere, or no assignment fits the numbers of cards.
  static absl::StatusOr<PossibleWorlds> of(const InformationSet& known);

  absl::uint128 candidates() const { return candidates_; }
  std::optional<World> world(absl::uint128 candidate) const;
  // Whether the declarer would have named the contract in a world, as far as another player can
  // judge (Game::is_sensible).
  bool is_sensible(const World& world) const;

  const InformationSet& known() const { return known_; }

 private:
  // Ways to place the cards, of one kind of exchange.
  struct Kind {
    Places places;
    Assignments assignments;
  };

  explicit PossibleWorlds(InformationSet known) : known_(std::move(known)) {}
  absl::Status add_kind(int set_aside_again);
  // Whether the auction can have led to the contract. If so, the world has the declarer.
  bool fits_auction(World& world) const;
  // Whether the declarer could declare the contract with his cards.
  bool fits_declarer(const World& world) const;
  bool fits_play(const World& world) const;
  bool fits_condition(const World& world) const;

  InformationSet known_;
  TrickOrder order_;
  std::vector<Kind> kinds_;
  absl::uint128 candidates_ = 0;
};

// The model of a task in a world.
Task in_world(const Task& model, const World& world);

struct WorldsWanted {
  std::uint64_t worlds = 100;
  std::uint64_t enumerate = 2000;  // if there are at most that many worlds, all of them are found
  std::uint64_t seed = 1;
  const Stop* stop = nullptr;  // ends the search early; null: nothing does
  // Only those in which the declarer would have named the contract (PossibleWorlds::is_sensible),
  // if there are any.
  bool sensible = false;
};

// All worlds if they are few; else a sample, in which each draw finds every world with equal
// probability. They are in a random order that depends on the seed alone.
struct Worlds {
  std::vector<World> worlds;
  bool all = false;
  std::uint64_t tried = 0;  // candidates looked at
  bool stopped = false;     // stopped before the wanted number of worlds was found
  bool gave_up = false;     // ended by kMostDraws before the wanted number was found
  bool judged = false;      // some were left out, as the declarer would not have named the contract
};

// The most candidates that are looked at one by one to see whether the worlds are few; the most
// that are drawn for a sample.
inline constexpr std::uint64_t kCandidatesToCount = 300'000;
inline constexpr std::uint64_t kMostDraws = 1'000'000;

// NotFound, with the number of candidates, if none was a world; no_world() if the search was
// stopped before one was found.
absl::StatusOr<Worlds> find_worlds(const PossibleWorlds& possible, const WorldsWanted& wanted);

// The error if work on worlds was stopped before one was solved: Cancelled after an interrupt, else
// DeadlineExceeded.
absl::Status no_world(StopReason stopped);

// ---- Constraints --------------------------------------------------------------------------------
// What a player knows of where the cards lie, as single sentences: these cards lie in these places,
// or they do not.
//
// From the play: a player had the cards that he has played; a player who did not follow had no card
// to follow with. All constraints hold in every world that fits. The reverse need not be true (the
// worlds are looked at closer).

struct Constraint {
  CardSet cards;
  PlaceMask places;
  bool there;  // false: the cards do not lie there
};

// Constraints from the cards that are seen, or were shown.
std::vector<Constraint> constraints_of_sight(const InformationSet& known, const Places& places);

// Constraints from the play, in tricks or without.
std::vector<Constraint> constraints_of_play(const InformationSet& known, const Places& places);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_POSSIBLE_H_
