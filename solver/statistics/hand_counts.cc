#include "solver/statistics/hand_counts.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "solver/deals/numbered.h"
#include "solver/statistics/card_groups.h"

namespace matador {
namespace {

constexpr double kMostKinds = 1e10;     // some minutes
constexpr double kStepsOfOneHand = 10;  // where each is looked at for its melds or points

CardSet cards_left(const Survey& survey) {
  CardSet left = survey.game->shape(survey.seats).pack;
  for (CardSet cards : survey.fixed) left -= cards;
  return left;
}

int bidding_cards(const DealShape& shape) { return shape.hand_size + shape.piles; }

// Whether the game itself can tell: of all hands, whatever else is in them.
bool is_known_by_worth(const Survey& survey) {
  return survey.question == Question::kMelds && !survey.where && survey.by.empty() &&
         cards_left(survey) == survey.game->shape(survey.seats).pack;
}

Table count_worths(const Survey& survey) {
  Table table;
  for (const auto& [worth, hands] : survey.game->hands_by_worth(survey.seats, survey.options)) {
    table.add({worth}, {.deals = hands});
  }
  return table;
}

// The sets of which only the number of cards in the hand matters; single cards if more than that
// matters.
std::vector<CardSet> sets_that_matter(const Survey& survey, CardSet left) {
  std::vector<CardSet> sets;
  bool by_sets = survey.question != Question::kMelds;
  if (survey.question == Question::kLength) {
    for (Suit suit : kAllSuits) sets.push_back(survey.game->trumps(suit));
  }
  std::vector<Expression> all = survey.by;
  if (survey.where) all.push_back(*survey.where);
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
int unknown_cards(const Survey& survey, Seat seat) {
  return bidding_cards(survey.game->shape(survey.seats)) - survey.fixed[at(seat)].size();
}

// The number of kinds of hands that the seat can be dealt.
double number_of_kinds(const Survey& survey, Seat seat) {
  const CardSet left = cards_left(survey);
  return CardGroups(left, sets_that_matter(survey, left))
      .number_of_kinds(unknown_cards(survey, seat));
}

}  // namespace

std::optional<Seat> seat_looked_at(const Survey& survey) {
  std::vector<Expression> all = survey.by;
  if (survey.where) all.push_back(*survey.where);
  std::optional<Seat> seat;
  if (survey.question != Question::kShare) seat = Seat::number(1);
  for (const Expression& expression : all) {
    if (expression.needs() > Needs::kAllHands) return std::nullopt;
    for (const Sight& sight : expression.sights()) {
      const Seat* named = std::get_if<Seat>(&sight.player);
      const Seat looked_at = named == nullptr ? Seat::number(1) : *named;
      if (seat && *seat != looked_at) return std::nullopt;
      seat = looked_at;
    }
  }
  return seat.value_or(Seat::number(1));
}

absl::uint128 hands_of(const Survey& survey) {
  const Seat seat = seat_looked_at(survey).value_or(Seat::number(1));
  return binomial(cards_left(survey).size(), unknown_cards(survey, seat));
}

bool can_count_hands(const Survey& survey) {
  const std::optional<Seat> seat = seat_looked_at(survey);
  return seat && number_of_kinds(survey, *seat) <= kMostKinds;
}

CountCost cost_of_counting_hands(const Survey& survey) {
  if (is_known_by_worth(survey)) return {};
  const CardSet left = cards_left(survey);
  const bool each = sets_that_matter(survey, left).size() == static_cast<std::size_t>(left.size());
  const double steps = number_of_kinds(survey, seat_looked_at(survey).value_or(Seat::number(1)));
  return {.steps = each ? kStepsOfOneHand * steps : steps};
}

absl::StatusOr<Table> count_hands(const Survey& survey) {
  if (absl::Status status = check_survey(survey); !status.ok()) return status;
  const std::optional<Seat> seat = seat_looked_at(survey);
  if (!seat) {
    return absl::InvalidArgumentError(
        absl::StrCat("counted over all hands only ",
                     survey.question == Question::kShare ? "one hand" : "the hand of seat 1",
                     " is known; deals that are sampled have all"));
  }
  const CardSet own = survey.fixed[at(*seat)];
  const CardSet left = cards_left(survey);
  if (is_known_by_worth(survey)) return count_worths(survey);
  if (const double kinds = number_of_kinds(survey, *seat); kinds > kMostKinds) {
    return absl::InvalidArgumentError(absl::StrFormat(
        "there are %.0f hands, too many to look at each; sample deals instead", kinds));
  }
  const CardGroups groups(left, sets_that_matter(survey, left));
  Table table;
  CardGroups::for_each_kind(groups.sizes(), unknown_cards(survey, *seat),
                            [&](const GroupCounts& kind, std::uint64_t ways) {
                              count_hand(survey, *seat, own | groups.example_of(kind), ways, table);
                            });
  return table;
}

}  // namespace matador
