// How far a player may bid, in a game whose auction is a free choice but whose contracts are worth
// something by the hand: as `matador auction --hand` writes it, and for bidding at the table.

#ifndef MATADOR_FORMATS_OUTPUT_BIDS_FORMAT_H_
#define MATADOR_FORMATS_OUTPUT_BIDS_FORMAT_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/problem.h"

namespace matador {

// What one player sees before he bids.
struct BidsOfHand {
  std::uint64_t deal;  // its number in the input, from 1
  const Heading& heading;
  Seat seat;
  CardSet hand;
  CardSet talon;  // empty where he has not seen it
};

struct BidsFormat {
  std::string (*json)(const BidsOfHand& question);  // a line
  // `symbols`: the screen has more than ASCII.
  std::string (*text)(const BidsOfHand& question, bool symbols);
  std::string_view tag;          // that has what was bid
  std::vector<int> (*ladder)();  // all bids, the lowest first
  // What the contract of a task is worth if it is just won, by the declarer's hand alone.
  int (*worth)(const Task& task);
};

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_BIDS_FORMAT_H_
