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
// Candidates are counted and numbered, so all are equally likely. Whether a
// candidate is rejected depends on that candidate alone, so all worlds are equally likely, too.

#ifndef MATADOR_SOLVER_INFERENCE_POSSIBLE_H_
#define MATADOR_SOLVER_INFERENCE_POSSIBLE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/numeric/int128.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/inference/information_set.h"
#include "solver/stop.h"

namespace matador {

// ---- Assignments --------------------------------------------------------------------------------
// All ways to put cards into places of given sizes, where each card may lie in some of the places
// only. The ways are counted and numbered: one can be drawn at random without bias, or all listed.
//
//   Assignments assignments({{card, 0b011}, ...}, {8, 8, 2});     // may lie in the places 0 and 1
//   assignments.count();
//   assignments.at(0);                                         // the cards of each place
//
// Dynamic programming over the room left in the places. The cards are placed in listing order, so
// the room tells which card is next. Time and memory: the product of the sizes plus one.

// Bit i: place i.
using PlaceMask = std::uint32_t;
inline constexpr std::size_t kMaxPlaces = 32;

struct PlacedCard {
  Card card;
  PlaceMask may;  // where it may lie
};

class Assignments {
 public:
  // At most kMaxPlaces places; the sizes add up to the number of cards.
  Assignments(const std::vector<PlacedCard>& cards, std::vector<int> sizes);

  absl::uint128 count() const { return ways_.back(); }

  // Way number `rank`, below count(): the cards in each place.
  std::vector<CardSet> at(absl::uint128 rank) const;

 private:
  // A place with room for cards that may also lie elsewhere. (Cards with one possible place are
  // placed at once.)
  struct Room {
    std::size_t place;
    int size;
    std::size_t step;  // the difference in number of two rooms that differ by one card here
  };

  void count_ways();

  std::vector<CardSet> settled_;   // the cards that may lie in one place only, by place
  std::vector<PlacedCard> cards_;  // the others
  std::vector<Room> rooms_;
  std::vector<absl::uint128> ways_;  // the number of ways to fill the room left, by its number
};

// ---- Places -------------------------------------------------------------------------------------
// The places in which the cards of a deal can lie, as far as one player can tell them apart: hands,
// second hands, the cards of each pile, the talon. After an exchange there are two more: the cards
// that the declarer has taken, and those that he has set aside. And the ways to put cards there.
//
//   Places places(known.model, known.seen, /*set_aside_again=*/0);
//   places.of_hand(seat);                  // a mask of places
//   places.world(cards_by_place);          // the deal that it makes

// A possible deal, and the exchange in it, if there was one.
struct World {
  Deal deal;
  std::optional<Exchange> exchange;
  Seat declarer;
};

class Places {
 public:
  // `set_aside_again`: the number of cards that were taken from the talon and set aside again
  // (Klørsjavs 1.21).
  Places(const Task& model, const Seen& seen, int set_aside_again);

  const std::vector<int>& sizes() const { return sizes_; }
  PlaceMask all() const { return (PlaceMask{1} << sizes_.size()) - 1; }

  // The places of the cards as dealt: one for each card or, after an exchange, several.
  PlaceMask hand(Seat seat) const { return masks(seat, {Kind::kHand, Kind::kDiscard}); }
  PlaceMask second_hand(Seat seat) const { return masks(seat, {Kind::kSecondHand}); }
  PlaceMask face_up(Seat seat, std::size_t pile) const { return of_pile(Kind::kUp, seat, pile); }
  PlaceMask face_down(Seat seat, std::size_t pile) const {
    return of_pile(Kind::kDown, seat, pile);
  }
  PlaceMask talon() const { return masks({}, {Kind::kTalon}) | take(); }
  PlaceMask discard() const { return masks({}, {Kind::kDiscard, Kind::kTakenDiscard}); }
  PlaceMask take() const { return masks({}, {Kind::kTaken, Kind::kTakenDiscard}); }

  // The places from which a player can play to a trick, counted from 0: his hand and the face-up
  // cards before him; and the cards that lay face down.
  PlaceMask in_hand(Seat seat, int trick) const;
  PlaceMask turned_up(Seat seat) const { return masks(seat, {Kind::kDown}); }
  // All places of cards that a player was dealt or has taken.
  PlaceMask of(Seat seat) const;

  // `cards`: the cards of each place.
  World world(const std::vector<CardSet>& cards) const;

 private:
  enum class Kind { kHand, kSecondHand, kUp, kDown, kTalon, kDiscard, kTaken, kTakenDiscard };
  struct Place {
    Kind kind;
    std::optional<Seat> seat;  // whose it is
    std::size_t pile;
  };

  void add(Kind kind, std::optional<Seat> seat, int size, std::size_t pile = 0);
  // The places of these kinds, and of one seat if it is given.
  PlaceMask masks(std::optional<Seat> seat, std::initializer_list<Kind> kinds) const;
  PlaceMask of_pile(Kind kind, Seat seat, std::size_t pile) const;

  DealShape shape_;
  Seat declarer_;
  bool exchanged_;
  std::vector<Place> places_;
  std::vector<int> sizes_;
};

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
