// Statistics of single hands, counted exactly: all hands that a player can be dealt.
//
//   absl::StatusOr<Statistics> lengths =
//       count_hands({.question = Question::kLength, .game = sjavs, .seats = 4});
//   lengths->rows()    // by length; those of 5: 3212613 of 10518300

#ifndef MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_
#define MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/statistics/deal_counts.h"
#include "solver/statistics/sample.h"

namespace matador {

// ---- Hand counts --------------------------------------------------------------------------------

// Counts, for the hand on which seat 1 bids, the longest possible trump suit (Question::kLength) or
// the worth of the melds (kMelds), given the fixed cards of all players; or how often the condition
// is true (kShare), which may look at the hand of any one seat. Hands that do not differ in
// anything that is asked are counted together. Melds, and points that depend on trumps, do not
// follow from numbers of cards: they visit every single hand, half a minute for twelve cards of 36.
// Errors are those of check_query(); also InvalidArgument if the condition or a key asks about more
// than that hand, or if there are more than ten billion hands to visit.
absl::StatusOr<Statistics> count_hands(const Query& query);

// Whether these can all be visited; and what that costs, if they can.
bool can_count_hands(const Query& query);
CountCost cost_of_counting_hands(const Query& query);

// The number of hands; and whose hand it is, if the query looks at one only.
absl::uint128 hands_of(const Query& query);
std::optional<Seat> seat_looked_at(const Query& query);

// ---- Card groups --------------------------------------------------------------------------------
// Groups of cards that matter alike. A kind of hand is the number of cards that it has of each
// group, with the number of ways to deal it. There are far fewer kinds than hands.
//
//   CardGroups groups(pack, {hearts, aces});
//   groups.for_each_kind(groups.sizes(), 8, visit);  // visit(kind, ways)
//
// makes four groups of the 32 cards: three aces, the ace of hearts, seven hearts, 21 others.

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

#endif  // MATADOR_SOLVER_STATISTICS_HAND_COUNTS_H_
