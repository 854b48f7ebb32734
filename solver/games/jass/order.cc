#include "solver/games/jass/order.h"

#include <array>
#include <range/v3/algorithm/reverse.hpp>

#include "solver/games/options.h"
#include "solver/tricks/trick_order.h"

namespace matador::jass {
namespace {

std::vector<std::vector<Card>> lanes(const Type& type) {
  std::vector<Card> trumps;
  if (type.direction == Direction::kTrump) {
    for (Rank rank : Rules::kTrumpRanks) trumps.emplace_back(type.trump, rank);
  }
  std::array<Rank, 9> ranks = Rules::kPlainRanks;
  if (type.direction == Direction::kUp) ranges::reverse(ranks);
  return ranked_lanes(trumps, ranks, trump_of(type));
}

int card_points(const Type& type, Card card, bool ace_counts) {
  switch (type.direction) {
    case Direction::kDown:
      return obenabe_points(card.rank());
    case Direction::kUp:
      return undenufe_points(card.rank(), ace_counts);
    case Direction::kTrump:
      return card.suit() == type.trump ? trump_points(card.rank()) : plain_points(card.rank());
  }
  return 0;
}

bool forced_undertrump(const std::vector<RuleOption>& options) {  // Jass 2.7
  return option_value(options, "undertrump") == "forced";
}

}  // namespace

TrickOrder order(const Type& type, const std::vector<RuleOption>& options) {
  const bool has_trump = type.direction == Direction::kTrump;
  TrickOrder order{.lanes = lanes(type),
                   .has_trump = has_trump,
                   .free_trumping = has_trump,
                   .forced_undertrump = has_trump && forced_undertrump(options),
                   .last_trick = Rules::kLastTrick};
  const bool ace_counts = option_value(options, "undenufe-ace") == "11";
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = card_points(type, card, ace_counts);
  }
  return order;
}

}  // namespace matador::jass
