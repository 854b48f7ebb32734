// Endings to try a solver on: random deals that were played, by the rules but at random, until few
// cards are left; and deals that were small from the beginning, with an exchange that is open or
// with cards face down. And what to print of one when a test fails.

#ifndef MATADOR_TESTS_SUPPORT_ENDINGS_H_
#define MATADOR_TESTS_SUPPORT_ENDINGS_H_

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include "solver/games/game.h"
#include "tests/reference/rules.h"

namespace matador {

// A game and the number of its players.
struct Party {
  std::string_view game;
  int seats;
};
inline constexpr Party kSjavs4{"sjavs", 4};
inline constexpr Party kSjavs3{"sjavs", 3};
inline constexpr Party kSjavs2{"sjavs", 2};
inline constexpr Party kKlorsjavs{"klorsjavs", 3};

// A task whose `play` leaves `cards_per_hand` cards to those who have not yet played to the trick
// on the table, on which lie `cards_in_trick` cards (fewer than seats). Deal, contract, declarer,
// leader, exchange and options are random too, and a pure function of all arguments. In every third
// ending one player of the declaring side has won all the tricks so far, and in every other third
// nobody of it any, if that can be had. In half the endings cards that lie on others stay there as
// long as the player has something else to play.
Task random_ending(const Party& table, std::uint64_t seed, std::uint64_t number, int cards_per_hand,
                   int cards_in_trick);

// A task without any play, dealt from so much of the pack as is needed: a hand of `hand_size` cards
// and `piles` for each player, and `talon` cards besides. Where there are such the exchange is
// open. In every other deal the cards are from the ten up, as long as there are enough.
Task random_small_deal(const Party& table, std::uint64_t seed, std::uint64_t number, int hand_size,
                       int piles, int talon);

// The task as the reference sees it; where the exchange is open, without one. A deal that is too
// small for the tricks of its game has none in which one side wins them all.
reference::Terms reference_terms(const Task& task);
reference::Position reference_position(const Task& task);
reference::Position reference_start(const Task& task, const Exchange& exchange);

// The task as a deal of a deal file, to be tried by hand.
std::string deal_file_text(const Task& task);

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_ENDINGS_H_
