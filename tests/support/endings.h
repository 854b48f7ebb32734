// Random endings to test a solver with: deals that were played at random by the rules until few
// cards are left; and small deals, with an open exchange or with cards face down. And the text that
// a failing test prints.

#ifndef MATADOR_TESTS_SUPPORT_ENDINGS_H_
#define MATADOR_TESTS_SUPPORT_ENDINGS_H_

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include "solver/games/game.h"
#include "tests/games/sjavs/reference_rules.h"

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
// leader, exchange and options are random too, and a pure function of all arguments. If possible,
// in a third of the endings one player of the declaring side has won all tricks so far, and in
// another third the side has won none. In half the endings cards that lie on others stay there as
// long as the player has other cards.
Task random_ending(const Party& table, std::uint64_t seed, std::uint64_t number, int cards_per_hand,
                   int cards_in_trick);

// A task without play, dealt from as many cards as it needs: a hand of `hand_size` cards and
// `piles` piles for each player, and a talon of `talon` cards. With a talon the exchange is open.
// In half the deals the cards are tens and higher, as far as these suffice.
Task random_small_deal(const Party& table, std::uint64_t seed, std::uint64_t number, int hand_size,
                       int piles, int talon);

// The terms of the task for the reference; with no exchange if it is open. A deal with too few
// tricks for its game has no vol.
reference::Terms reference_terms(const Task& task);
reference::Position reference_position(const Task& task);
reference::Position reference_start(const Task& task, const Exchange& exchange);

// The task in the form of a deal file, to be tried by hand.
std::string deal_file_text(const Task& task);

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_ENDINGS_H_
