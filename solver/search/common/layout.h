// A deal as the search sees it: bits, and no game.
//
// The contract has renumbered the cards. Each lane is a run of neighbouring bits in which a higher
// bit is a stronger card; the trump lane is the highest run. Hearts and six permanent trumps:
//
//     bit   31 30 29 28 27 26 25 24 23 22 21 20 19 | 18 ... 12 | 11 ...  6 |  5 ...  0
//     card  CQ SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H7 | DA ... D7 | SA ... S7 | CA ... C7
//
// These are plain structs without functions, because they pass between code compiled for
// different machines (see cards/bits.h).

#ifndef MATADOR_SOLVER_SEARCH_COMMON_LAYOUT_H_
#define MATADOR_SOLVER_SEARCH_COMMON_LAYOUT_H_

#include <cstdint>

#include "solver/cards/seat.h"

namespace matador::search {

inline constexpr int kMaxLanes = 8;
inline constexpr int kMaxCards = 52;
inline constexpr int kMaxHand = 17;
inline constexpr int kMaxPiles = 8;

struct Layout {
  int cards = 0;   // bits 0 .. cards - 1 are in use
  int played = 0;  // cards that are played: fewer than `cards` if some are set aside
  int lanes = 0;
  std::uint64_t lane[kMaxLanes] = {};
  std::uint64_t trumps = 0;      // one lane; where there are second hands two, the highest bits
  std::uint64_t best_trump = 0;  // of the pack, whoever has it; 0 in an ending without it
  // With free trumping: a trump too low needs a hand without another card to play; see legality.h.
  bool forced_undertrump = false;
  // The card that was called, and how many cards of its lane its holder needs to lead another; see
  // legality.h.
  std::uint64_t called = 0;
  int to_run = 0;
  std::uint64_t hand[kMaxSeats] = {};  // all cards that a seat may come to play
  // Cards of second hands, which are taken up when all other cards are played. They never meet
  // other cards: each suit has two lanes then.
  std::uint64_t second = 0;
  // Bit n: in a trick that begins with n cards left a lower bit is a stronger card. Never in the
  // last trick, and not where there are trumps.
  std::uint64_t upside_down = 0;
  std::uint8_t worth[kMaxCards] = {};              // card points,
  std::uint8_t upside_down_worth[kMaxCards] = {};  // and those in a trick that is upside down
  // The bonus of the declaring side for the last trick, in card points: if the other side wins the
  // trick, and if the declaring side does.
  int last_trick[2] = {};
  int piles = 0;  // of a face-up card on a face-down one
  std::uint8_t up[kMaxPiles] = {};
  std::uint8_t down[kMaxPiles] = {};
  std::uint8_t declaring = 0;  // bit i: the seat of index i is of the declaring side

  bool operator==(const Layout&) const = default;
};

// A root position: a point in the play of a layout.
struct RootPosition {
  std::uint64_t remaining = 0;  // the cards not yet played in complete tricks
  int leader = 0;               // of the open or next trick; at the end, the winner of the last one
  int placed = 0;               // cards that lie in the open trick
  bool is_bound = false;        // no complete trick began with the lane of the called card
  std::uint8_t trick[kMaxSeats] = {};
  // The complete tricks: how many each seat has won, and the worth of the cards in them.
  std::uint8_t tricks_won[kMaxSeats] = {};
  std::uint8_t worth_won[kMaxSeats] = {};
  int first_winner = -1;  // of the first trick, once it is complete
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_LAYOUT_H_
