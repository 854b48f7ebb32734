// Groups of cards that matter alike. A kind of hand is the number of cards that it has of each
// group, with the number of ways to deal it. There are far fewer kinds than hands.
//
//   CardGroups groups(pack, {hearts, aces});
//   groups.for_each_kind(groups.sizes(), 8, visit);  // visit(kind, ways)
//
// makes four groups of the 32 cards: three aces, the ace of hearts, seven hearts, 21 others.

#ifndef MATADOR_SOLVER_STATISTICS_CARD_GROUPS_H_
#define MATADOR_SOLVER_STATISTICS_CARD_GROUPS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"

namespace matador {

// The number of cards of each group.
using GroupCounts = absl::InlinedVector<std::int8_t, 16>;

class CardGroups {
 public:
  // Cards of the pack are in one group if each of the sets has both or neither.
  CardGroups(CardSet pack, const std::vector<CardSet>& sets);

  GroupCounts sizes() const;
  // The first cards of each group.
  CardSet example_of(const GroupCounts& kind) const;
  // The kinds of hands of `size` cards; each counts for every kind of `before` cards that others
  // have and that leave it.
  double number_of_kinds(int size, int before = 0) const;

  // Calls `visit(kind, ways)` for every kind of hand of `size` cards that can be dealt from `left`.
  template <typename Visit>
  static void for_each_kind(const GroupCounts& left, int size, const Visit& visit) {
    GroupCounts kind(left.size());
    visit_from(left, 0, size, std::accumulate(left.begin(), left.end(), 0), 1, kind, visit);
  }

 private:
  // `behind`: the cards of the groups from `group` on.
  template <typename Visit>
  static void visit_from(const GroupCounts& left, std::size_t group, int size, int behind,
                         std::uint64_t ways, GroupCounts& kind, const Visit& visit) {
    if (group == left.size()) return visit(kind, ways);
    const auto here = static_cast<int>(left[group]);
    behind -= here;
    for (int count = std::max(0, size - behind); count <= std::min(size, here); ++count) {
      kind[group] = static_cast<std::int8_t>(count);
      visit_from(left, group + 1, size - count, behind, ways * binomial(here, count), kind, visit);
    }
  }

  std::vector<CardSet> groups_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_CARD_GROUPS_H_
