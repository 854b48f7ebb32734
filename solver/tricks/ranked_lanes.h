// The lanes of a contract in which all suits rank alike, but for cards on top of the trumps. Most
// games are so.
//
//   ranked_lanes({}, kAceToTwo, Suit::kHearts)[0]    // HA HK HQ ... H2; then the other suits
//   ranked_lanes(four_jacks, ranks, std::nullopt)[0] // CJ SJ HJ DJ: the only trumps
//   top_trumps(CardSet of CJ, SJ and no HJ, order)   // 2

#ifndef MATADOR_SOLVER_TRICKS_RANKED_LANES_H_
#define MATADOR_SOLVER_TRICKS_RANKED_LANES_H_

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/tricks/trick_order.h"

namespace matador {

inline constexpr std::array<Rank, kRanks> kAceToTwo{
    Rank::kAce,   Rank::kKing, Rank::kQueen, Rank::kJack, Rank::kTen,   Rank::kNine, Rank::kEight,
    Rank::kSeven, Rank::kSix,  Rank::kFive,  Rank::kFour, Rank::kThree, Rank::kTwo};

// The trumps, if there are any: the cards on `top`, then those of the suit `trump`. Then the other
// suits in listing order. `ranks`, high to low, are those of a suit, which has no card of `top`.
std::vector<std::vector<Card>> ranked_lanes(std::span<const Card> top, std::span<const Rank> ranks,
                                            std::optional<Suit> trump);

// How many of the highest trumps in a row are all among the cards, or all not: the matadors, or
// Laufende, with or without which somebody plays who holds these cards. 0 without trumps.
int top_trumps(CardSet cards, const TrickOrder& order);

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_RANKED_LANES_H_
