#include "solver/statistics/card_groups.h"

namespace matador {

CardGroups::CardGroups(CardSet pack, const std::vector<CardSet>& sets) : groups_{pack} {
  for (CardSet set : sets) {
    std::vector<CardSet> finer;
    for (CardSet group : groups_) {
      for (CardSet part : {group & set, group - set}) {
        if (!part.empty()) finer.push_back(part);
      }
    }
    groups_ = std::move(finer);
  }
}

GroupCounts CardGroups::sizes() const {
  GroupCounts sizes;
  for (CardSet group : groups_) sizes.push_back(static_cast<std::int8_t>(group.size()));
  return sizes;
}

CardSet CardGroups::example_of(const GroupCounts& kind) const {
  CardSet cards;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    int wanted = kind[i];
    for (Card card : groups_[i]) {
      if (wanted-- > 0) cards |= CardSet{card};
    }
  }
  return cards;
}

double CardGroups::number_of_kinds(int size, int before) const {
  const auto hands = static_cast<std::size_t>(size);
  const auto others = static_cast<std::size_t>(before);
  // Of the groups so far, by the cards of the others and of the hand.
  std::vector<std::vector<double>> kinds(others + 1, std::vector<double>(hands + 1));
  kinds[0][0] = 1;
  for (CardSet group : groups_) {
    const auto cards = static_cast<std::size_t>(group.size());
    std::vector<std::vector<double>> more(others + 1, std::vector<double>(hands + 1));
    for (std::size_t i = 0; i <= others; ++i) {
      for (std::size_t j = 0; j <= hands; ++j) {
        for (std::size_t its = 0; its <= cards && i + its <= others; ++its) {
          const std::size_t most = std::min(hands - j, cards - its);
          for (std::size_t own = 0; own <= most; ++own) more[i + its][j + own] += kinds[i][j];
        }
      }
    }
    kinds = std::move(more);
  }
  return kinds[others][hands];
}

}  // namespace matador
