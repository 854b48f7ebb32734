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

double CardGroups::number_of_kinds(int size) const {
  std::vector<double> kinds(static_cast<std::size_t>(size) + 1);  // of the groups so far, by size
  kinds.front() = 1;
  for (CardSet group : groups_) {
    std::vector<double> more(kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const std::size_t most =
          std::min(kinds.size() - 1, i + static_cast<std::size_t>(group.size()));
      for (std::size_t j = i; j <= most; ++j) more[j] += kinds[i];
    }
    kinds = std::move(more);
  }
  return kinds.back();
}

}  // namespace matador
