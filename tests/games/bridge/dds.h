// The values of libdds, the bridge solver that nearly every bridge program uses (B. Haglund and
// S. Hein): to hold Matador to them, and to measure it against them. Debian has it as libdds-dev.
//
//   dds::use_one_thread();
//   dds::tricks(task);   // of the declaring side, over the whole deal

#ifndef MATADOR_TESTS_GAMES_BRIDGE_DDS_H_
#define MATADOR_TESTS_GAMES_BRIDGE_DDS_H_

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "solver/games/game.h"

namespace matador::dds {

// To be called once, before anything else.
void use_one_thread();

// Of a task of bridge in which the deal is not over: what the declaring side wins of the whole
// deal.
int tricks(const Task& task);

// What it wins after each card that may be played, in listing order.
std::vector<std::pair<Card, int>> card_values(const Task& task);

// The tricks that each seat wins as declarer in each contract of the game, by contract and seat.
std::array<std::array<int, 4>, 5> table(const Deal& deal);

// Par of such a table (DealerPar of libdds).
struct Par {
  int score;                           // of seats 1 and 3
  std::vector<std::string> contracts;  // "4S*-EW-1", "3N-N+1", in libdds's order; none: all pass
};
Par par(const std::array<std::array<int, 4>, 5>& table, SeatSet vulnerable, Seat dealer);

}  // namespace matador::dds

#endif  // MATADOR_TESTS_GAMES_BRIDGE_DDS_H_
