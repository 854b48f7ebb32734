#include "solver/statistics/hand_counts.h"

#include "absl/strings/str_format.h"
#include "solver/deals/numbered.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Hand counts --------------------------------------------------------------------------------

namespace {

constexpr double kMostKinds = 1e10;     // some minutes
constexpr double kStepsOfOneHand = 10;  // where each is looked at for its melds or points

int bidding_cards(const DealShape& shape) { return shape.hand_size + shape.piles; }

// Whether the game itself can tell: of all hands, whatever else is in them.
bool is_known_by_worth(const Query& query) {
  return query.question == Question::kMelds && query.game->info().melds && !query.where &&
         query.by.empty() && cards_left(query) == query.game->shape(query.seats).pack;
}

Statistics count_worths(const Query& query) {
  Statistics statistics;
  for (const auto& [worth, hands] :
       query.game->info().melds->hands_by_worth(query.seats, query.options)) {
    statistics.add({worth}, {.deals = hands});
  }
  return statistics;
}

// The sets of which only the number of cards in the hand matters; single cards if more than that
// matters.
std::vector<CardSet> sets_that_matter(const Query& query, CardSet left) {
  std::vector<CardSet> sets;
  bool by_sets = query.question != Question::kMelds;
  if (query.question == Question::kLength) {
    for (Suit suit : kAllSuits) sets.push_back(query.game->trumps(suit));
  }
  std::vector<Expression> all = query.by;
  if (query.where) all.push_back(*query.where);
  for (const Expression& expression : all) {
    for (const Sight& sight : expression.sights()) {
      by_sets = by_sets && sight.sets;
      if (by_sets) sets.insert(sets.end(), sight.sets->begin(), sight.sets->end());
    }
  }
  if (by_sets) return sets;
  sets.clear();
  for (Card card : left) sets.push_back(CardSet{card});
  return sets;
}

// The number of unknown cards in the hand of a seat.
int unknown_cards(const Query& query, Seat seat) {
  return bidding_cards(query.game->shape(query.seats)) - query.fixed[at(seat)].size();
}

// The number of kinds of hands that the seat can be dealt.
double number_of_kinds(const Query& query, Seat seat) {
  const CardSet left = cards_left(query);
  return CardGroups(left, sets_that_matter(query, left))
      .number_of_kinds(unknown_cards(query, seat));
}

}  // namespace

std::optional<Seat> seat_looked_at(const Query& query) {
  std::vector<Expression> all = query.by;
  if (query.where) all.push_back(*query.where);
  std::optional<Seat> seat;
  if (query.question != Question::kShare) seat = Seat::number(1);
  for (const Expression& expression : all) {
    if (expression.needs() > Needs::kAllHands) return std::nullopt;
    for (const Sight& sight : expression.sights()) {
      const std::optional<Seat> looked_at = dealt_seat(sight.player);
      if (seat && seat != looked_at) return std::nullopt;
      seat = looked_at;
    }
  }
  return seat.value_or(Seat::number(1));
}

absl::uint128 hands_of(const Query& query) {
  const Seat seat = seat_looked_at(query).value_or(Seat::number(1));
  return binomial(cards_left(query).size(), unknown_cards(query, seat));
}

bool can_count_hands(const Query& query) {
  const std::optional<Seat> seat = seat_looked_at(query);
  return seat && number_of_kinds(query, *seat) <= kMostKinds;
}

CountCost cost_of_counting_hands(const Query& query) {
  if (is_known_by_worth(query)) return {};
  const CardSet left = cards_left(query);
  const bool each = sets_that_matter(query, left).size() == static_cast<std::size_t>(left.size());
  const double steps = number_of_kinds(query, seat_looked_at(query).value_or(Seat::number(1)));
  return {.steps = each ? kStepsOfOneHand * steps : steps};
}

absl::StatusOr<Statistics> count_hands(const Query& query) {
  MATADOR_RETURN_IF_ERROR(check_query(query));
  const std::optional<Seat> seat = seat_looked_at(query);
  if (!seat) {
    return invalid("counted over all hands only ",
                   query.question == Question::kShare ? "one hand" : "the hand of seat 1",
                   " is known; deals that are sampled have all");
  }
  const CardSet own = query.fixed[at(*seat)];
  const CardSet left = cards_left(query);
  if (is_known_by_worth(query)) return count_worths(query);
  if (const double kinds = number_of_kinds(query, *seat); kinds > kMostKinds) {
    return invalid(absl::StrFormat(
        "there are %.0f hands, too many to look at each; sample deals instead", kinds));
  }
  const CardGroups groups(left, sets_that_matter(query, left));
  Statistics statistics;
  CardGroups::for_each_kind(groups.sizes(), unknown_cards(query, *seat),
                            [&](const GroupCounts& kind, std::uint64_t ways) {
                              count_hand(query, *seat, own | groups.example_of(kind), ways,
                                         statistics);
                            });
  return statistics;
}

// ---- Card groups --------------------------------------------------------------------------------

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
