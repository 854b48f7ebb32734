#include "formats/text/turning_point.h"

namespace matador {
namespace {

// What a side takes in the complete tricks of a line: the side, or all others.
struct Taken {
  CardSet cards;
  CardSet winners;  // the cards that win its tricks
  int points = 0;
};

Taken taken_by(SeatSet side, bool others, const std::vector<ActedTrick>& tricks) {
  Taken taken;
  for (const ActedTrick& trick : tricks) {
    if (!trick.complete || side.contains(trick.best().seat) == others) continue;
    for (const ActedCard& acted : trick.cards) taken.cards |= CardSet{acted.card};
    taken.winners |= CardSet{trick.best().card};
    taken.points += trick.points;
  }
  return taken;
}

std::optional<TurningPoint> dearest_trick(const std::vector<ActedTrick>& worse, CardSet won,
                                          CardSet lost_before, const TrickOrder& order) {
  std::optional<TurningPoint> dearest;
  int most = 0;
  for (std::size_t i = 0; i < worse.size(); ++i) {
    const ActedTrick& trick = worse[i];
    if (!trick.complete || !won.contains(trick.best().card)) continue;
    int points = 0;
    int most_of_a_card = 0;
    std::optional<Card> caught;
    for (const ActedCard& acted : trick.cards) {
      if (!lost_before.contains(acted.card)) continue;
      const int worth = order.points_in(static_cast<int>(i), acted.card);
      points += worth;
      if (worth <= most_of_a_card || acted.card == trick.best().card) continue;
      most_of_a_card = worth;
      caught = acted.card;
    }
    if (points <= most) continue;
    most = points;
    dearest = TurningPoint{i, caught};
  }
  return dearest;
}

std::optional<TurningPoint> first_new_trick(const std::vector<ActedTrick>& worse, CardSet won,
                                            CardSet won_before) {
  for (std::size_t i = 0; i < worse.size(); ++i) {
    const Card card = worse[i].best().card;
    if (won.contains(card) && !won_before.contains(card)) return TurningPoint{i, {}};
  }
  return std::nullopt;
}

}  // namespace

std::optional<TurningPoint> turning_point(const std::vector<ActedTrick>& better,
                                          const std::vector<ActedTrick>& worse,
                                          const TrickOrder& order, SeatSet side, bool by_points) {
  for (bool others : {false, true}) {
    const Taken before = taken_by(side, others, better);
    const Taken after = taken_by(side, others, worse);
    if (!by_points || after.points <= before.points) continue;
    const Taken lost_before = taken_by(side, !others, better);
    if (const auto point = dearest_trick(worse, after.winners, lost_before.cards, order)) {
      return point;
    }
  }
  for (bool others : {false, true}) {
    const Taken before = taken_by(side, others, better);
    const Taken after = taken_by(side, others, worse);
    if (after.winners.size() <= before.winners.size()) continue;
    return first_new_trick(worse, after.winners, before.winners);
  }
  return std::nullopt;
}

}  // namespace matador
