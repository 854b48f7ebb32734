#include "tests/games/sjavs/reference_rules.h"

#include <algorithm>

namespace matador::reference {
namespace {

// The permanent trumps and the ranks of a suit, high to low (Sjavs 1.2, 1.3). A card of the suit
// that is a permanent trump is found among those first.
constexpr Card kPermanentTrumps[] = {{Suit::kClubs, Rank::kQueen}, {Suit::kSpades, Rank::kQueen},
                                     {Suit::kClubs, Rank::kJack},  {Suit::kSpades, Rank::kJack},
                                     {Suit::kHearts, Rank::kJack}, {Suit::kDiamonds, Rank::kJack}};
constexpr Rank kRanksHighToLow[] = {Rank::kAce,  Rank::kKing,  Rank::kQueen, Rank::kTen,
                                    Rank::kNine, Rank::kEight, Rank::kSeven};

bool is_permanent_trump(Card card) {
  return std::ranges::find(kPermanentTrumps, card) != std::end(kPermanentTrumps);
}

// The place of a card, from the strongest, among those of its suit or among all trumps. (Gaps do no
// harm.)
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

// Whether the two cards follow to each other (Sjavs 1.2).
bool same_suit(Card a, Card b, Suit trump) {
  if (is_trump(a, trump) || is_trump(b, trump)) return is_trump(a, trump) && is_trump(b, trump);
  return a.suit() == b.suit();
}

// Whether a card beats the best card of the trick so far (rules 0.5).
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

// Partners sit opposite (rules 1.6); three and two players have none (1.15, 1.19, 1.20).
bool has_partner(const Position& position) { return position.players == 4; }

Seat partner_of_declarer(const Position& position) { return position.declarer.next(4, 2); }

bool is_declaring_side(Seat seat, const Position& position) {
  if (seat == position.declarer) return true;
  return has_partner(position) && seat == partner_of_declarer(position);
}

int& tricks_of(Seat seat, Position& position) {
  if (seat == position.declarer) return position.declarer_tricks;
  if (is_declaring_side(seat, position)) return position.partner_tricks;
  return position.opponents_tricks;
}

// A card that lay under a card of this trick joins the hand (rules 1.19).
void turn_up(Position& position, const Trick& trick) {
  absl::InlinedVector<FaceDown, kMaxPiles> still_down;
  for (const FaceDown& down : position.face_down) {
    if (std::ranges::find(trick, down.cover) == trick.end()) {
      still_down.push_back(down);
    } else {
      position.hands[at(down.seat)] |= CardSet{down.card};
    }
  }
  position.face_down = still_down;
}

int sjavs_score(const Position& finished) {  // Sjavs 1.11, 1.18, 1.19
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

// What each opponent pays, where the declarer plays for 61 points (Klørsjavs 1.21).
int points_score(const Position& finished, int worth) {
  if (finished.points >= 61) {
    if (finished.opponents_tricks == 0) return 3 * worth;
    return 120 - finished.points < 31 ? 2 * worth : worth;
  }
  if (finished.declarer_tricks == 0) return -3 * worth;
  return finished.points < 31 ? -2 * worth : -worth;
}

// All sets of `size` of the cards, each in listing order.
std::vector<std::vector<Card>> choices(CardSet cards, int size) {
  if (size == 0) return {{}};
  std::vector<std::vector<Card>> sets;
  for (const std::vector<Card>& smaller : choices(cards, size - 1)) {
    for (Card card : cards) {
      if (!smaller.empty() && card <= smaller.back()) continue;
      sets.push_back(smaller);
      sets.back().push_back(card);
    }
  }
  return sets;
}

CardSet set_of(const std::vector<Card>& cards) {
  CardSet set;
  for (Card card : cards) set |= CardSet{card};
  return set;
}

}  // namespace

bool takes_cat(Bid bid) { return bid == Bid::kSpil || bid == Bid::kTout; }

bool usual_solo_vol(int players) { return players != 2; }

bool is_trump(Card card, Suit trump) { return is_permanent_trump(card) || card.suit() == trump; }

Seat winner(const Trick& trick, Seat leader, Suit trump) {
  const int players = static_cast<int>(trick.size());
  Seat winner = leader;
  Card best = trick.front();
  Seat seat = leader;
  for (Card card : trick) {
    if (beats(card, best, trump)) {
      winner = seat;
      best = card;
    }
    seat = seat.next(players);
  }
  return winner;
}

std::vector<Exchange> exchanges(const Deal& deal, Bid bid, Seat declarer) {
  const CardSet hand = deal.hand(declarer);
  std::vector<Exchange> exchanges;
  if (takes_cat(bid)) {
    for (const auto& discard : choices(hand | deal.talon(), 2)) {
      exchanges.push_back({set_of(discard), deal.talon()});
    }
  } else if (bid == Bid::kSjavs) {
    for (int size = 0; size <= deal.talon().size(); ++size) {
      for (const auto& discard : choices(hand, size)) {
        for (const auto& take : choices(deal.talon(), size)) {
          exchanges.push_back({set_of(discard), set_of(take)});
        }
      }
    }
  } else {
    exchanges.push_back({});
  }
  return exchanges;
}

Position start(const Deal& deal, const Terms& terms) {
  Position position{.players = deal.seats(),
                    .hands = {},
                    .face_down = {},
                    .bid = terms.bid,
                    .trump = terms.trump,
                    .declarer = terms.declarer,
                    .solo_vol = terms.solo_vol,
                    .leader = terms.leader,
                    .trick = {},
                    .declarer_tricks = 0,
                    .partner_tricks = 0,
                    .opponents_tricks = 0,
                    .points = 0};
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    position.hands[at(seat)] = deal.hand(seat);
    for (const Pile& pile : deal.piles(seat)) {
      position.hands[at(seat)] |= CardSet{pile.up};
      position.face_down.push_back({.card = pile.down, .cover = pile.up, .seat = seat});
    }
  }
  const auto& [discard, take] = terms.exchange;
  CardSet& hand = position.hands[at(terms.declarer)];
  hand = (hand | take) - discard;
  // The cards that now lie on the table belong to the soloist (rules 1.17, 1.21).
  for (Card card : (deal.talon() - take) | discard) position.points += points(card);
  return position;
}

bool is_over(const Position& position) {
  return position.trick.empty() && position.hands[at(position.leader)].empty();
}

Seat to_play(const Position& position) {
  return position.leader.next(position.players, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) { return is_declaring_side(to_play(position), position); }

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
  if (static_cast<int>(next.trick.size()) < next.players) return next;
  const Seat winner = reference::winner(next.trick, next.leader, next.trump);
  ++tricks_of(winner, next);
  if (is_declaring_side(winner, next)) {
    for (Card won : next.trick) next.points += points(won);
  }
  turn_up(next, next.trick);
  next.leader = winner;
  next.trick.clear();
  return next;
}

int tricks(const Position& position) { return position.declarer_tricks + position.partner_tricks; }

int score(const Position& finished) {
  const bool all_tricks = finished.opponents_tricks == 0;
  switch (finished.bid) {
    case Bid::kSjavs:
      return sjavs_score(finished);
    case Bid::kSpil:
      return points_score(finished, 1);
    case Bid::kStryger:
      return points_score(finished, 4);
    case Bid::kTout:
      return all_tricks ? 10 : -10;
    case Bid::kStrogetTout:
      return all_tricks ? 15 : -15;
  }
  return 0;
}

Results results(const Position& finished) {
  return {finished.points, tricks(finished), score(finished)};
}

Row row(const Position& position) {
  const auto& [players, hands, face_down, bid, trump, declarer, solo_vol, leader, trick,
               declarer_tricks, partner_tricks, opponents_tricks, points] = position;
  Row row;
  for (CardSet hand : hands) row.push_back(hand.mask());
  for (int number :
       {players, static_cast<int>(bid), index(trump), declarer.index(), static_cast<int>(solo_vol),
        leader.index(), declarer_tricks, partner_tricks, opponents_tricks, points}) {
    row.push_back(static_cast<std::uint64_t>(number));
  }
  for (const FaceDown& down : face_down) {
    for (int number : {down.seat.index(), down.cover.index(), down.card.index()}) {
      row.push_back(static_cast<std::uint64_t>(number));
    }
  }
  return row;
}

}  // namespace matador::reference
