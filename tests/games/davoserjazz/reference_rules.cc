#include "tests/games/davoserjazz/reference_rules.h"

#include <algorithm>

namespace matador::reference::davoserjazz {
namespace {

// 4.2: the ace is low in hands 1, 3 and 5, high in 2, 4 and 6.
int height(Card card, int hand) {
  if (card.rank() == Rank::kAce) return hand % 2 == 1 ? -1 : 100;
  return index(card.rank());
}

int count(CardSet cards, bool (*counts)(Card)) {
  int number = 0;
  for (Card card : cards) number += counts(card) ? 1 : 0;
  return number;
}

bool is_club(Card card) { return card.suit() == Suit::kClubs; }
bool is_queen(Card card) { return card.rank() == Rank::kQueen; }
bool is_the_king(Card card) { return card.suit() == Suit::kSpades && card.rank() == Rank::kKing; }

int tricks_of(const Position& finished, Seat seat) { return finished.tricks[at(seat)]; }

// 10 for each trick more than who has fewest, or less than who has most.
int penalty_for_tricks(const Position& finished, Seat seat, bool few) {
  int worst = 0;
  for (int i = 0; i < finished.players; ++i) {
    const int other = tricks_of(finished, Seat::from_index(i));
    const int own = tricks_of(finished, seat);
    worst = std::max(worst, few ? own - other : other - own);
  }
  return 10 * worst;
}

int penalty_for_clubs(const Position& finished, Seat seat) {
  const int own = count(finished.taken[at(seat)], is_club);
  int in_play = 0;
  bool another_has_all = false;
  for (const CardSet& cards : finished.taken) in_play += count(cards, is_club);
  if (in_play == 0) return 0;
  if (own == in_play) return 0;
  for (const CardSet& cards : finished.taken) another_has_all |= count(cards, is_club) == in_play;
  return another_has_all ? 100 : 10 * own;
}

int penalty(const Position& finished, Seat seat) {
  switch (finished.terms.hand) {
    case 1:
      return penalty_for_tricks(finished, seat, true);
    case 2:
      return penalty_for_tricks(finished, seat, false);
    case 3:
      return penalty_for_clubs(finished, seat);
    case 4:
      return 25 * count(finished.taken[at(seat)], is_queen);
    case 5:
      return 50 * finished.ends[at(seat)];
    default:
      return 100 * count(finished.taken[at(seat)], is_the_king);
  }
}

// What a player has won that matters to anyone's penalty.
int so_far(const Position& position, Seat seat) {
  switch (position.terms.hand) {
    case 1:
    case 2:
      return position.tricks[at(seat)];
    case 3:
      return count(position.taken[at(seat)], is_club);
    case 4:
      return count(position.taken[at(seat)], is_queen);
    case 5:
      return position.ends[at(seat)];
    default:
      return count(position.taken[at(seat)], is_the_king);
  }
}

}  // namespace

Position start(const Deal& deal, const Terms& terms) {
  Position position{.terms = terms,
                    .players = deal.seats(),
                    .hands = {},
                    .leader = terms.leader,
                    .trick = {},
                    .tricks = {},
                    .taken = {},
                    .ends = {}};
  for (int i = 0; i < deal.seats(); ++i) {
    position.hands[at(Seat::from_index(i))] = deal.hand(Seat::from_index(i));
  }
  return position;
}

bool is_over(const Position& position) {
  return position.trick.empty() && position.hands[at(position.leader)].empty();
}

Seat to_play(const Position& position) {
  return position.leader.next(position.players, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) { return to_play(position) != position.terms.player; }

CardSet legal(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  if (position.trick.empty()) return hand;
  CardSet following;
  for (Card card : hand) {
    if (card.suit() == position.trick.front().suit()) following |= CardSet{card};
  }
  return following.empty() ? hand : following;
}

Position play(const Position& position, Card card) {
  Position after = position;
  after.hands[at(to_play(position))] -= CardSet{card};
  after.trick.push_back(card);
  if (static_cast<int>(after.trick.size()) < after.players) return after;

  Card best = after.trick.front();
  for (int i = 0; i < after.players; ++i) {
    const Card next = after.trick[static_cast<std::size_t>(i)];
    if (next.suit() != best.suit()) continue;
    if (height(next, after.terms.hand) < height(best, after.terms.hand)) continue;
    best = next;
    after.leader = position.leader.next(after.players, i);
  }
  const bool first = std::ranges::all_of(position.tricks, [](int won) { return won == 0; });
  ++after.tricks[at(after.leader)];
  for (Card taken : after.trick) after.taken[at(after.leader)] |= CardSet{taken};
  after.trick.clear();
  if (first) ++after.ends[at(after.leader)];
  if (is_over(after)) ++after.ends[at(after.leader)];
  return after;
}

std::vector<int> penalties(const Position& finished) {
  std::vector<int> penalties;
  for (int i = 0; i < finished.players; ++i) {
    penalties.push_back(penalty(finished, Seat::from_index(i)));
  }
  return penalties;
}

Results results(const Position& finished) {
  return {0, 0, penalty(finished, finished.terms.player)};
}

std::vector<int> own_results(const Position& finished, Measure /*measure*/) {
  std::vector<int> results = penalties(finished);
  for (int& result : results) result = -result;
  return results;
}

Row row(const Position& position) {
  Row row{static_cast<std::uint64_t>(position.leader.index())};
  for (int i = 0; i < position.players; ++i) {
    const Seat seat = Seat::from_index(i);
    row.push_back(position.hands[at(seat)].mask());
    row.push_back(static_cast<std::uint64_t>(so_far(position, seat)));
  }
  return row;
}

}  // namespace matador::reference::davoserjazz
