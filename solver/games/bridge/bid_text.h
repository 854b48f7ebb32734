// A bid of bridge as it is written, as in the tag [Bid "4HX"].
//
//   bridge::read_bid("4HX")->needs()   // 10 tricks

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_BID_TEXT_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_BID_TEXT_H_

#include <array>
#include <optional>
#include <string_view>

#include "solver/games/bridge/score.h"

namespace matador::bridge {

inline constexpr char kBidTag[] = "Bid";

// As PBN has them, by the place of the strain in Rules::kStrains.
inline constexpr std::array<std::string_view, 5> kPbnStrains{"C", "D", "H", "S", "NT"};

// "4HX", "3NT", or a strain alone, also by its name.
struct BridgeBid {
  std::optional<int> level;  // if it is given
  int strain;                // its place in Rules::kStrains
  Risk risk;

  // Tricks; none without a level.
  std::optional<int> needs() const {
    return level ? std::optional(Bid{.level = *level, .strain = strain}.needs()) : std::nullopt;
  }
};

// None if the text is no contract.
std::optional<BridgeBid> read_bid(std::string_view text);

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_BID_TEXT_H_
