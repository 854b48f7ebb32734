// The facts of contract bridge that its card play needs, each with its law in the Laws of Duplicate
// Bridge (2017); see rules.md.

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_RULES_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_RULES_H_

#include <array>
#include <optional>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"

namespace matador::bridge {

// The strain of a contract: a trump suit or no trump.
struct Strain {
  std::string_view name;
  std::optional<Suit> trump;  // none: the highest card of the suit led wins
};

struct Rules {
  static constexpr int kPlayers = 4;         // law 3
  static constexpr CardSet kPack = kPack52;  // law 1
  static constexpr int kTricks = 13;         // law 6: thirteen cards each
  static constexpr std::array<Strain, 5> kStrains{{
      // law 18, low to high
      {.name = "clubs", .trump = Suit::kClubs},
      {.name = "diamonds", .trump = Suit::kDiamonds},
      {.name = "hearts", .trump = Suit::kHearts},
      {.name = "spades", .trump = Suit::kSpades},
      {.name = "notrump", .trump = std::nullopt},
  }};

  // Law 41: the player on the declarer's left makes the opening lead.
  static constexpr Seat leader(Seat declarer) { return declarer.next(kPlayers); }
  static constexpr Seat declarer(Seat leader) { return leader.next(kPlayers, kPlayers - 1); }

  static constexpr SeatSet side_of(Seat declarer) {  // law 4: partners sit opposite
    return {declarer, declarer.next(kPlayers, 2)};
  }
};

// What the seats are called, by their index.
inline constexpr std::array<std::string_view, Rules::kPlayers> kCompassNames{"North", "East",
                                                                             "South", "West"};

static_assert(Rules::kPack.size() == Rules::kPlayers * Rules::kTricks);
static_assert(Rules::leader(Seat::number(4)) == Seat::number(1));
static_assert(Rules::declarer(Seat::number(1)) == Seat::number(4));
static_assert(Rules::side_of(Seat::number(4)) == SeatSet{Seat::number(2), Seat::number(4)});

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_RULES_H_
