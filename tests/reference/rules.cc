#include "tests/reference/rules.h"

#include <algorithm>

namespace matador::reference {
namespace {

// The permanent trumps and the ranks of a suit, high to low (Sjavs 1.2, 1.3). Where a rank of the
// suit is a permanent trump, the card is found among those first.
constexpr Card kPermanentTrumps[] = {{Suit::kClubs, Rank::kQueen}, {Suit::kSpades, Rank::kQueen},
                                     {Suit::kClubs, Rank::kJack},  {Suit::kSpades, Rank::kJack},
                                     {Suit::kHearts, Rank::kJack}, {Suit::kDiamonds, Rank::kJack}};
constexpr Rank kRanksHighToLow[] = {Rank::kAce,  Rank::kKing,  Rank::kQueen, Rank::kTen,
                                    Rank::kNine, Rank::kEight, Rank::kSeven};

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

bool is_permanent_trump(Card card) {
  return std::ranges::find(kPermanentTrumps, card) != std::end(kPermanentTrumps);
}

// How many cards are stronger than this one among those of its suit, or among all trumps; a gap
// where a stronger card is found elsewhere does no harm.
int place(Card card) {
  int place = 0;
  for (Card trump : kPermanentTrumps) {
    if (card == trump) return place;
    ++place;
  }
  for (Rank rank : kRanksHighToLow) {
    if (card.rank() == rank) return place;
    ++place;
  }
  return place;
}

// Whether the two follow each other (Sjavs 1.2).
bool same_suit(Card a, Card b, Suit trump) {
  if (is_trump(a, trump) || is_trump(b, trump)) return is_trump(a, trump) && is_trump(b, trump);
  return a.suit() == b.suit();
}

// Whether a card that is played later in a trick beats the best one so far (rules 0.5).
bool beats(Card card, Card best, Suit trump) {
  if (same_suit(card, best, trump)) return place(card) < place(best);
  return is_trump(card, trump);
}

int points(Card card) {  // Sjavs 1.4
  if (card.rank() == Rank::kAce) return 11;
  if (card.rank() == Rank::kTen) return 10;
  if (card.rank() == Rank::kKing) return 4;
  if (card.rank() == Rank::kQueen) return 3;
  if (card.rank() == Rank::kJack) return 2;
  return 0;
}

// Partners sit opposite (Sjavs 1.6).
Seat partner_of_declarer(const Position& position) { return position.declarer.next(kPlayers, 2); }

bool is_declaring_side(Seat seat, const Position& position) {
  return seat == position.declarer || seat == partner_of_declarer(position);
}

int& tricks_of(Seat seat, Position& position) {
  if (seat == position.declarer) return position.declarer_tricks;
  if (seat == partner_of_declarer(position)) return position.partner_tricks;
  return position.opponents_tricks;
}

}  // namespace

bool is_trump(Card card, Suit trump) { return is_permanent_trump(card) || card.suit() == trump; }

Seat winner(const Trick& trick, Seat leader, Suit trump) {
  Seat winner = leader;
  Card best = trick.front();
  Seat seat = leader;
  for (Card card : trick) {
    if (beats(card, best, trump)) {
      winner = seat;
      best = card;
    }
    seat = seat.next(kPlayers);
  }
  return winner;
}

Position start(const Deal& deal, Suit trump, Seat declarer, Seat leader, bool solo_vol) {
  Position position{.hands = {},
                    .trump = trump,
                    .declarer = declarer,
                    .solo_vol = solo_vol,
                    .leader = leader,
                    .trick = {},
                    .declarer_tricks = 0,
                    .partner_tricks = 0,
                    .opponents_tricks = 0,
                    .points = 0};
  for (int i = 0; i < kPlayers; ++i) {
    position.hands[static_cast<std::size_t>(i)] = deal.hand(Seat::from_index(i));
  }
  return position;
}

bool is_over(const Position& position) {
  return position.trick.empty() && position.hands[at(position.leader)].empty();
}

Seat to_play(const Position& position) {
  return position.leader.next(kPlayers, static_cast<int>(position.trick.size()));
}

bool declaring_side_plays(const Position& position) {
  return is_declaring_side(to_play(position), position);
}

CardSet legal(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  if (position.trick.empty()) return hand;
  CardSet following;
  for (Card card : hand) {
    if (same_suit(card, position.trick.front(), position.trump)) following |= CardSet{card};
  }
  return following.empty() ? hand : following;  // Sjavs 1.5
}

Position play(const Position& position, Card card) {
  Position next = position;
  next.hands[at(to_play(position))] -= CardSet{card};
  next.trick.push_back(card);
  if (next.trick.size() < kPlayers) return next;
  const Seat winner = reference::winner(next.trick, next.leader, next.trump);
  ++tricks_of(winner, next);
  if (is_declaring_side(winner, next)) {
    for (Card won : next.trick) next.points += points(won);
  }
  next.leader = winner;
  next.trick.clear();
  return next;
}

int tricks(const Position& position) { return position.declarer_tricks + position.partner_tricks; }

int score(const Position& finished) {  // Sjavs 1.11
  const bool clubs = finished.trump == Suit::kClubs;
  if (tricks(finished) == 0) return -16;
  if (finished.opponents_tricks == 0) {
    const bool solo = finished.declarer_tricks == 0 || finished.partner_tricks == 0;
    if (solo && finished.solo_vol) return clubs ? 24 : 16;
    return clubs ? 16 : 12;
  }
  if (finished.points >= 90) return clubs ? 8 : 4;
  if (finished.points >= 61) return clubs ? 4 : 2;
  if (finished.points == 60) return 0;
  if (finished.points >= 31) return clubs ? -8 : -4;
  return clubs ? -16 : -8;
}

}  // namespace matador::reference
