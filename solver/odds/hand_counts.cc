#include "solver/odds/hand_counts.h"

#include <algorithm>

#include "solver/odds/suit_counts.h"

namespace matador {
namespace {

int bidding_cards(const DealShape& shape) { return shape.hand_size + shape.piles; }

Table count_kinds(const Survey& survey) {
  const DealShape shape = survey.game->shape(survey.seats);
  Table table;
  for_each_hand(suit_counts_of(*survey.game, shape.pack), bidding_cards(shape),
                [&](const SuitCounts& hand, std::uint64_t ways) {
                  const std::array<int, kSuits> lengths = trump_lengths(hand);
                  table.add({*std::max_element(lengths.begin(), lengths.end())}, {.deals = ways});
                });
  return table;
}

// Calls `visit` for every set of `size` of the cards from place `from` on, together with `chosen`.
template <typename Visit>
void for_each_set(const std::vector<Card>& cards, std::size_t from, int size, CardSet chosen,
                  const Visit& visit) {
  if (size == 0) return visit(chosen);
  for (std::size_t i = from; i + static_cast<std::size_t>(size) <= cards.size(); ++i) {
    for_each_set(cards, i + 1, size - 1, chosen | CardSet{cards[i]}, visit);
  }
}

}  // namespace

Table count_hands(const Survey& survey) {
  const CardSet fixed = survey.fixed.front();
  if (!survey.where && survey.by.empty() && fixed.empty()) return count_kinds(survey);
  const DealShape shape = survey.game->shape(survey.seats);
  const CardSet left = shape.pack - fixed;
  Table table;
  for_each_set({left.begin(), left.end()}, 0, bidding_cards(shape) - fixed.size(), fixed,
               [&](CardSet hand) { count_hand(survey, hand, table); });
  return table;
}

}  // namespace matador
