// What the Wyz of a hand of Jass is worth (rules 2.9), and how often: counted exactly, over all
// hands that a player can be dealt.
//
//   MeldCounts counts = count_melds(/*seats=*/4, {});
//   counts.hands            // 36 over 9 = 94143280
//   counts.rows.at(0)       // 67586480 hands without, 0.718 of all
//   counts.stoeck           // 5379616: king and ober of the suit that is trumps, 0.0571
//
// The count visits no single hand. For runs the suits are independent: each suit is one of 512 sets
// of ranks, most of which share their number of cards and points with others, and the ways of four
// suits are multiplied. Quartets connect the suits. So hands are counted by the set of ranks of
// which they hold all four: the hands that have at least this set, less those that have one rank
// more, and so on (inclusion and exclusion). Nine cards take 5 ms, twelve 20.

#ifndef MATADOR_SOLVER_GAMES_JASS_MELD_COUNTS_H_
#define MATADOR_SOLVER_GAMES_JASS_MELD_COUNTS_H_

#include <cstdint>
#include <map>

#include "solver/games/jass/melds.h"

namespace matador::jass {

struct MeldCounts {
  std::map<int, std::uint64_t> rows;  // hands, by the worth of their melds; those that occur
  std::uint64_t hands;                // all
  std::uint64_t stoeck;               // hands with Stöck, when one given suit is trumps
};

// For the hands of that many players: 12 cards with three, 9 with two and four, 7 of 35 with five,
// 6 with six.
MeldCounts count_melds(int seats, const MeldRules& rules);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_MELD_COUNTS_H_
