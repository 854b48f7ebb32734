#include "tests/games/skat/reference_rules.h"

#include <algorithm>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"

namespace matador::reference::skat {
namespace {

bool is_null(Contract contract) { return contract == Contract::kNull; }

Suit suit_of(Contract contract) {
  switch (contract) {
    case Contract::kClubs:
      return Suit::kClubs;
    case Contract::kSpades:
      return Suit::kSpades;
    case Contract::kHearts:
      return Suit::kHearts;
    default:
      return Suit::kDiamonds;
  }
}

// Rules 5.2.
bool is_trump(Card card, Contract contract) {
  if (is_null(contract)) return false;
  if (card.rank() == Rank::kJack) return true;
  return contract != Contract::kGrand && card.suit() == suit_of(contract);
}

bool same_suit(Card a, Card b, Contract contract) {
  if (is_trump(a, contract) != is_trump(b, contract)) return false;
  return is_trump(a, contract) || a.suit() == b.suit();
}

// The higher the stronger, among cards that follow each other.
int strength(Card card, Contract contract) {
  constexpr std::string_view kInNull = "789TJQKA";
  constexpr std::string_view kElse =
      "789QKTA";  // and the jacks above them: diamonds hearts spades clubs
  const char rank = to_string(card)[1];
  if (is_null(contract)) return static_cast<int>(kInNull.find(rank));
  if (rank != 'J') return static_cast<int>(kElse.find(rank));
  return 10 + static_cast<int>(std::string_view("DHSC").find(to_string(card)[0]));
}

int points(Card card) {  // 5.3
  switch (to_string(card)[1]) {
    case 'A':
      return 11;
    case 'T':
      return 10;
    case 'K':
      return 4;
    case 'Q':
      return 3;
    case 'J':
      return 2;
    default:
      return 0;
  }
}

bool is_seat(Seat seat, const Position& position) { return seat == position.terms.declarer; }

// All trumps, from the top.
std::vector<Card> trumps(Contract contract) {
  std::vector<Card> trumps;
  for (int i = 0; i < kCards; ++i) {
    const Card card = Card::from_index(i);
    if (kPack32.contains(card) && is_trump(card, contract)) trumps.push_back(card);
  }
  std::ranges::sort(trumps,
                    [&](Card a, Card b) { return strength(a, contract) > strength(b, contract); });
  return trumps;
}

// With so many, or without (rules 5.6).
int matadors(CardSet cards, Contract contract) {
  int count = 0;
  bool with = false;
  for (Card trump : trumps(contract)) {
    if (count == 0) with = cards.contains(trump);
    if (cards.contains(trump) != with) break;
    ++count;
  }
  return count;
}

int null_score(const Position& finished) {
  const Terms& terms = finished.terms;
  int value = 23;
  if (terms.hand) value = 35;
  if (terms.ouvert) value = 46;
  if (terms.hand && terms.ouvert) value = 59;
  if (finished.declarer_tricks > 0 || terms.bid > value) return -2 * value;
  return value;
}

}  // namespace

std::vector<Exchange> exchanges(const Deal& deal, Seat declarer) {
  const CardSet hand = deal.hand(declarer);
  const CardSet talon = deal.talon();
  std::vector<Exchange> exchanges{Exchange{}};
  for (Card out : hand) {
    for (Card in : talon) exchanges.push_back({CardSet{out}, CardSet{in}});
  }
  if (talon.size() < 2) return exchanges;
  for (Card first : hand) {
    for (Card second : hand) {
      if (first < second) exchanges.push_back({CardSet{first, second}, talon});
    }
  }
  return exchanges;
}

Position start(const Deal& deal, const Terms& terms) {
  Position position{.terms = terms,
                    .matadors = matadors(deal.hand(terms.declarer) | deal.talon(), terms.contract),
                    .hands = {},
                    .leader = terms.leader,
                    .trick = {}};
  for (int i = 0; i < 3; ++i) {
    position.hands[static_cast<std::size_t>(i)] = deal.hand(Seat::from_index(i));
  }
  const auto& [discard, take] = terms.exchange;
  CardSet& hand = position.hands[at(terms.declarer)];
  hand = (hand | take) - discard;
  if (is_null(terms.contract)) return position;
  for (Card card : (deal.talon() - take) | discard) position.points += points(card);
  return position;
}

bool is_over(const Position& position) {
  return position.trick.empty() && position.hands[0].empty();
}

Seat to_play(const Position& position) {
  return position.leader.next(3, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) { return is_seat(to_play(position), position); }

CardSet legal(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  if (position.trick.empty()) return hand;
  CardSet following;
  for (Card card : hand) {
    if (same_suit(card, position.trick.front(), position.terms.contract)) {
      following |= CardSet{card};
    }
  }
  return following.empty() ? hand : following;
}

int winner(const absl::InlinedVector<Card, 3>& trick, Contract contract) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(trick.size()); ++i) {
    const Card card = trick[static_cast<std::size_t>(i)];
    const Card so_far = trick[static_cast<std::size_t>(best)];
    const bool beats = same_suit(card, so_far, contract)
                           ? strength(card, contract) > strength(so_far, contract)
                           : is_trump(card, contract);
    if (beats) best = i;
  }
  return best;
}

Position play(const Position& position, Card card) {
  Position next = position;
  next.hands[at(to_play(position))] -= CardSet{card};
  next.trick.push_back(card);
  if (next.trick.size() < 3) return next;
  next.leader = next.leader.next(3, winner(next.trick, next.terms.contract));
  if (is_seat(next.leader, next)) {
    ++next.declarer_tricks;
    for (Card won : next.trick) {
      if (!is_null(next.terms.contract)) next.points += points(won);
    }
  } else {
    ++next.opponents_tricks;
  }
  next.trick.clear();
  return next;
}

int score(const Position& finished) {  // 5.6, 5.7
  const Terms& terms = finished.terms;
  if (is_null(terms.contract)) return null_score(finished);
  constexpr int kBases[] = {12, 11, 10, 9, 24};
  const int base = kBases[static_cast<int>(terms.contract)];
  const bool is_schwarz = finished.declarer_tricks == 0 || finished.opponents_tricks == 0;
  const bool is_schneider = is_schwarz || finished.points <= 30 || finished.points >= 90;
  bool won = finished.points >= 61;
  if (terms.schneider && finished.points < 90 && finished.opponents_tricks > 0) won = false;
  if (terms.schwarz && finished.opponents_tricks > 0) won = false;
  int level = finished.matadors + 1;
  if (terms.hand) level += 1;
  if (is_schneider || terms.schneider) level += 1;
  if (terms.schneider) level += 1;
  if (is_schwarz || terms.schwarz) level += 1;
  if (terms.schwarz) level += 1;
  if (terms.ouvert) level += 1;
  if (won && base * level >= terms.bid) return base * level;
  while (base * level < terms.bid) ++level;
  return -2 * base * level;
}

Results results(const Position& finished) {
  const int tricks = finished.declarer_tricks;
  return {finished.points, is_null(finished.terms.contract) ? -tricks : tricks, score(finished)};
}

// The terms are the same for all positions of a deal.
Row row(const Position& position) {
  Row row;
  for (CardSet hand : position.hands) row.push_back(hand.mask());
  for (int number : {position.leader.index(), position.declarer_tricks, position.opponents_tricks,
                     position.points}) {
    row.push_back(static_cast<std::uint64_t>(number));
  }
  return row;
}

}  // namespace matador::reference::skat
