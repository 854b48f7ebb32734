// Random endings of Schafkopf, with 32 cards or 24, and the position of the reference for them.

#ifndef MATADOR_TESTS_GAMES_SCHAFKOPF_ENDINGS_H_
#define MATADOR_TESTS_GAMES_SCHAFKOPF_ENDINGS_H_

#include <cstdint>
#include <string_view>

#include "solver/games/game.h"
#include "tests/games/schafkopf/reference_rules.h"

namespace matador::schafkopf_endings {

// The first of the contracts of each kind, and how many there are.
inline constexpr int kSauspiele = 3;
inline constexpr int kContracts = 18;
inline constexpr int kBettel = 17;
inline constexpr int kHochzeit = 18;
inline constexpr int kRamsch = 19;

// Which endings.
struct Kind {
  std::string_view game = "schafkopf";
  int with_the_ace = 0;  // of the called suit, in endings about the called ace
  bool is_hochzeit = false;
  bool is_ramsch = false;
};

reference::schafkopf::Terms terms_of(const Task& task);
reference::schafkopf::Position position_of(const Task& task);

// Of one of the first kContracts contracts, a declarer, a leader, options and tags that are random
// too. In the endings of odd numbers, if it can be had, one side has no trick yet.
Task random_ending(std::uint64_t number, int cards_per_hand, int cards_in_trick,
                   std::string_view game = "schafkopf");

// An ending of a Hochzeit, whose declarer has no trump at the start.
Task random_hochzeit(std::uint64_t number, int cards_per_hand, int cards_in_trick,
                     std::string_view game);

// An ending of a Ramsch, with what one of its players is to be held to.
Task random_ramsch(std::uint64_t number, int cards_per_hand, int cards_in_trick,
                   std::string_view game);

// Of a Sauspiel whose called ace has its holder still, and at least `length` cards of its suit with
// it at the start; he keeps as many of them as the rules and forty tries at each trick allow. In
// the endings of odd numbers the suit has not been led, if that can be had.
Task random_sauspiel(std::uint64_t number, int length, int cards_per_hand, int cards_in_trick,
                     std::string_view game = "schafkopf");

Task random_ending_of(const Kind& kind, std::uint64_t number, int cards_per_hand,
                      int cards_in_trick);

}  // namespace matador::schafkopf_endings

#endif  // MATADOR_TESTS_GAMES_SCHAFKOPF_ENDINGS_H_
