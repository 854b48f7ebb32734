#include "solver/odds/hand_counts.h"

#include <algorithm>
#include <string>

#include "solver/deals/numbered.h"
#include "solver/odds/suit_counts.h"

namespace matador {
namespace {

constexpr std::uint64_t kMostHands = 10'000'000'000;  // one by one; some minutes

int bidding_cards(const DealShape& shape) { return shape.hand_size + shape.piles; }

Table count_worths(const Survey& survey) {
  Table table;
  const GameOdds& odds = survey.game->odds();
  for (const auto& [worth, hands] : odds.hands_by_worth(survey.seats, survey.options)) {
    table.add({worth}, {.deals = hands});
  }
  return table;
}

Table count_kinds(const Survey& survey) {
  if (survey.question == Question::kMelds) return count_worths(survey);
  const DealShape shape = survey.game->shape(survey.seats);
  Table table;
  for_each_hand(suit_counts_of(*survey.game, shape.pack), bidding_cards(shape),
                [&](const SuitCounts& hand, std::uint64_t ways) {
                  const std::array<int, kSuits> lengths = trump_lengths(hand);
                  table.add({*std::max_element(lengths.begin(), lengths.end())}, {.deals = ways});
                });
  return table;
}

// Calls `visit` for every set of `size` cards chosen from place `from` on, with `chosen` added.
template <typename Visit>
void for_each_set(const std::vector<Card>& cards, std::size_t from, int size, CardSet chosen,
                  const Visit& visit) {
  if (size == 0) return visit(chosen);
  for (std::size_t i = from; i + static_cast<std::size_t>(size) <= cards.size(); ++i) {
    for_each_set(cards, i + 1, size - 1, chosen | CardSet{cards[i]}, visit);
  }
}

}  // namespace

absl::StatusOr<Table> count_hands(const Survey& survey) {
  if (absl::Status status = check_survey(survey); !status.ok()) return status;
  const auto looks_further = [](const Expression& expression) {
    return expression.needs() > Needs::kFirstHand;
  };
  if ((survey.where && looks_further(*survey.where)) ||
      std::any_of(survey.by.begin(), survey.by.end(), looks_further)) {
    return absl::InvalidArgumentError(
        "counted over all hands only the hand of seat 1 is known; deals that are sampled have all");
  }
  const DealShape shape = survey.game->shape(survey.seats);
  const CardSet own = survey.fixed.front();
  CardSet left = shape.pack;
  for (CardSet cards : survey.fixed) left -= cards;
  if (!survey.where && survey.by.empty() && left == shape.pack) return count_kinds(survey);
  const int unknown = bidding_cards(shape) - own.size();
  if (const std::uint64_t hands = binomial(left.size(), unknown); hands > kMostHands) {
    return absl::InvalidArgumentError("there are " + std::to_string(hands) +
                                      " hands, too many to look at each; sample deals instead");
  }
  Table table;
  for_each_set({left.begin(), left.end()}, 0, unknown, own,
               [&](CardSet hand) { count_hand(survey, hand, table); });
  return table;
}

}  // namespace matador
