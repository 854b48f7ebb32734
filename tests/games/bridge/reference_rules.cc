#include "tests/games/bridge/reference_rules.h"

namespace matador::reference::bridge {
namespace {

bool declares(const Position& position, Seat seat) {
  return seat.number() % 2 == position.terms.declarer.number() % 2;
}

// Whether a card that is played later in a trick beats the best one so far (law 44).
bool beats(Card card, Card best, const Terms& terms) {
  if (card.suit() == best.suit()) return card.rank() > best.rank();
  return card.suit() == terms.trump;
}

}  // namespace

Position start(const Deal& deal, const Terms& terms) {
  Position position{.terms = terms, .hands = {}, .leader = terms.leader, .trick = {}, .tricks = 0};
  for (int i = 0; i < 4; ++i) {
    position.hands[static_cast<std::size_t>(i)] = deal.hand(Seat::from_index(i));
  }
  return position;
}

bool is_over(const Position& position) {
  for (CardSet hand : position.hands) {
    if (!hand.empty()) return false;
  }
  return position.trick.empty();
}

Seat to_play(const Position& position) {
  return position.leader.next(4, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) { return declares(position, to_play(position)); }

CardSet legal(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  if (position.trick.empty()) return hand;
  const CardSet following = hand & CardSet::of_suit(position.trick.front().suit());
  return following.empty() ? hand : following;
}

Position play(const Position& position, Card card) {
  Position after = position;
  after.hands[at(to_play(position))] -= CardSet{card};
  after.trick.push_back(card);
  if (after.trick.size() < 4) return after;
  std::size_t best = 0;
  for (std::size_t i = 1; i < 4; ++i) {
    if (beats(after.trick[i], after.trick[best], after.terms)) best = i;
  }
  after.leader = after.leader.next(4, static_cast<int>(best));
  if (declares(after, after.leader)) ++after.tricks;
  after.trick.clear();
  return after;
}

Results results(const Position& finished) { return {0, finished.tricks, 0}; }

Row row(const Position& position) {
  Row row;
  for (CardSet hand : position.hands) row.push_back(hand.mask());
  row.push_back(static_cast<std::uint64_t>(position.leader.index()));
  row.push_back(static_cast<std::uint64_t>(position.tricks));
  return row;
}

}  // namespace matador::reference::bridge
