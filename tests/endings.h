// Endings to try a solver on: random deals that were played, by the rules but at random, until few
// cards are left. And what to print of one when a test fails.

#ifndef MATADOR_TESTS_ENDINGS_H_
#define MATADOR_TESTS_ENDINGS_H_

#include <cstdint>
#include <string>

#include "solver/games/game.h"
#include "tests/reference/rules.h"

namespace matador {

// A task whose `play` leaves `cards_per_hand` cards to those who have not yet played to the trick
// on the table, on which lie `cards_in_trick` cards (0 to 3). Deal, contract, declarer, leader and
// the option solo-vol are random too, and a pure function of all four numbers. In every third
// ending one player of the declaring side has won all the tricks so far, if that can be had.
Task random_ending(std::uint64_t seed, std::uint64_t number, int cards_per_hand,
                   int cards_in_trick);

// The task as the reference sees it.
reference::Position reference_position(const Task& task);

// The task as a deal of a deal file, to be tried by hand.
std::string deal_file_text(const Task& task);

}  // namespace matador

#endif  // MATADOR_TESTS_ENDINGS_H_
