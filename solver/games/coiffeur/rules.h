// The facts of Coiffeur Schieber (rules 2.18, 2.19), each with the clause that it comes from. It is
// Jass for three players with more contracts; what is the same stands in games/jass/.

#ifndef MATADOR_SOLVER_GAMES_COIFFEUR_RULES_H_
#define MATADOR_SOLVER_GAMES_COIFFEUR_RULES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "solver/games/jass/rules.h"

namespace matador::coiffeur {

// A contract by its place in the list: one of Jass, or one that begins like it and turns.
struct Type {
  std::string_view name;
  jass::Type first;                 // as its first trick is
  std::uint32_t turned_tricks = 0;  // those that go the other way, bit 0 for the first
};

struct Rules {
  static constexpr int kPlayers = 3;  // Coiffeur 2.F
  static constexpr int kTricks = 12;

  static constexpr std::uint32_t kSlalom = 0b101010101010;  // Coiffeur 2.19
  static constexpr std::uint32_t kGustav = 0b111111000000;  // Coiffeur 2.19

  static constexpr jass::Type kObenabe = jass::Rules::kTypes[4];
  static constexpr jass::Type kUndenufe = jass::Rules::kTypes[5];

  static constexpr std::array<Type, 10> kTypes{{
      // Coiffeur 2.18
      {"acorns", jass::Rules::kTypes[0]},
      {"roses", jass::Rules::kTypes[1]},
      {"shields", jass::Rules::kTypes[2]},
      {"bells", jass::Rules::kTypes[3]},
      {"obenabe", kObenabe},
      {"undenufe", kUndenufe},
      {"slalom-obenabe", kObenabe, kSlalom},
      {"slalom-undenufe", kUndenufe, kSlalom},
      {"gustav-obenabe", kObenabe, kGustav},
      {"gustav-undenufe", kUndenufe, kGustav},
  }};

  // The most that slalom-values=trick can make of a deal: every ace falls from the top down, every
  // six from below up.
  static constexpr int kMostPoints = jass::Rules::kAllPoints + 4 * 11;
};

}  // namespace matador::coiffeur

#endif  // MATADOR_SOLVER_GAMES_COIFFEUR_RULES_H_
