#include "tests/games/schafkopf/reference_rules.h"

#include <algorithm>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"

namespace matador::reference::schafkopf {
namespace {

// In French letters: Q is an Ober, J an Unter.
char rank_of(Card card) { return to_string(card)[1]; }
bool is_ober(Card card) { return rank_of(card) == 'Q'; }
bool is_unter(Card card) { return rank_of(card) == 'J'; }

bool is_trump(Card card, const Terms& terms) {  // 6.3
  switch (terms.game) {
    case Game::kBettel:
      return false;
    case Game::kSauspiel:
    case Game::kHochzeit:
    case Game::kRamsch:  // 6.14
      return is_ober(card) || is_unter(card) || card.suit() == Suit::kHearts;
    case Game::kSolo:
      return is_ober(card) || is_unter(card) || card.suit() == terms.suit;
    case Game::kWenz:
      return is_unter(card) || (terms.has_suit && card.suit() == terms.suit);
    case Game::kGeier:
      return is_ober(card) || (terms.has_suit && card.suit() == terms.suit);
  }
  return false;
}

bool same_suit(Card a, Card b, const Terms& terms) {
  if (is_trump(a, terms) != is_trump(b, terms)) return false;
  return is_trump(a, terms) || a.suit() == b.suit();
}

// The higher the stronger, among cards that follow each other.
int strength(Card card, const Terms& terms) {
  constexpr std::string_view kInBettel = "789TJQKA";  // 6.6
  constexpr std::string_view kElse = "789JQKTA";
  if (terms.game == Game::kBettel) return static_cast<int>(kInBettel.find(rank_of(card)));
  const int by_suit = static_cast<int>(std::string_view("DHSC").find(to_string(card)[0]));
  if (is_ober(card) && terms.game != Game::kWenz) return 30 + by_suit;
  if (is_unter(card) && terms.game != Game::kGeier) return 20 + by_suit;
  return static_cast<int>(kElse.find(rank_of(card)));
}

int points(Card card) {  // 6.2
  switch (rank_of(card)) {
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

Card called_ace(const Terms& terms) { return Card(terms.suit, Rank::kAce); }

std::vector<Card> trumps_from_the_top(CardSet pack, const Terms& terms) {
  std::vector<Card> trumps;
  for (Card card : pack) {
    if (is_trump(card, terms)) trumps.push_back(card);
  }
  std::ranges::sort(trumps,
                    [&](Card a, Card b) { return strength(a, terms) > strength(b, terms); });
  return trumps;
}

int count_laufende(CardSet cards, CardSet pack, const Terms& terms) {  // 6.8
  int with = 0;
  int without = 0;
  for (Card trump : trumps_from_the_top(pack, terms)) {
    if (cards.contains(trump) && without > 0) break;
    if (!cards.contains(trump) && with > 0) break;
    ++(cards.contains(trump) ? with : without);
  }
  return with + without;
}

bool is_suit_of_call(Card card, const Terms& terms) {
  return !is_trump(card, terms) && card.suit() == terms.suit;
}

int count_of_call(CardSet hand, const Terms& terms) {
  int count = 0;
  for (Card card : hand) count += is_suit_of_call(card, terms) ? 1 : 0;
  return count;
}

// Whether the rules about the called ace let the player play this card (6.5).
bool call_allows(const Position& position, Card card) {
  const Terms& terms = position.terms;
  const CardSet hand = position.hands[at(to_play(position))];
  const Card ace = called_ace(terms);
  if (terms.game != Game::kSauspiel || position.suit_was_led || !hand.contains(ace)) return true;
  if (position.trick.empty()) {
    if (!is_suit_of_call(card, terms) || card == ace) return true;
    return count_of_call(hand, terms) >= terms.to_run;
  }
  if (is_suit_of_call(position.trick.front(), terms)) return card == ace;
  return card != ace || hand.size() == 1;
}

// The highest trumps there are, as many as the hand has cards (6.9, 6.13).
bool is_sie(CardSet hand) {
  for (Card card : hand) {
    const bool is_black = card.suit() == Suit::kClubs || card.suit() == Suit::kSpades;
    if (!is_ober(card) && !(is_unter(card) && (hand.size() == 8 || is_black))) return false;
  }
  return true;
}

int winner(const absl::InlinedVector<Card, 4>& trick, const Terms& terms) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(trick.size()); ++i) {
    const Card card = trick[static_cast<std::size_t>(i)];
    const Card so_far = trick[static_cast<std::size_t>(best)];
    const bool beats = same_suit(card, so_far, terms)
                           ? strength(card, terms) > strength(so_far, terms)
                           : is_trump(card, terms);
    if (beats) best = i;
  }
  return best;
}

}  // namespace

Position start(const Deal& deal, const Terms& terms) {
  Position position{.terms = terms, .leader = terms.leader, .trick = {}};
  CardSet ours;
  CardSet pack;
  for (int i = 0; i < 4; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    position.hands[seat] = deal.hand(Seat::from_index(i));
    position.declares[seat] =
        i == terms.declarer.index() ||
        (terms.game == Game::kSauspiel && position.hands[seat].contains(called_ace(terms))) ||
        (terms.game == Game::kHochzeit && i == terms.partner.index());
    pack |= position.hands[seat];
    if (position.declares[seat]) ours |= position.hands[seat];
  }
  position.laufende = terms.game == Game::kBettel ? 0 : count_laufende(ours, pack, terms);
  position.sie = terms.game == Game::kSolo && is_sie(position.hands[at(terms.declarer)]);
  return position;
}

bool is_over(const Position& position) {
  return position.trick.empty() && position.hands[0].empty();
}

Seat to_play(const Position& position) {
  return position.leader.next(4, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) { return position.declares[at(to_play(position))]; }

CardSet legal(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  CardSet following;
  if (!position.trick.empty()) {
    for (Card card : hand) {
      if (same_suit(card, position.trick.front(), position.terms)) following |= CardSet{card};
    }
  }
  CardSet allowed;
  for (Card card : following.empty() ? hand : following) {
    if (call_allows(position, card)) allowed |= CardSet{card};
  }
  return allowed;
}

Position play(const Position& position, Card card) {
  Position next = position;
  next.hands[at(to_play(position))] -= CardSet{card};
  next.trick.push_back(card);
  if (next.trick.size() < 4) return next;
  const Terms& terms = next.terms;
  if (terms.game == Game::kSauspiel && is_suit_of_call(next.trick.front(), terms)) {
    next.suit_was_led = true;
  }
  next.leader = next.leader.next(4, winner(next.trick, terms));
  if (next.declares[at(next.leader)]) {
    ++next.our_tricks;
    for (Card won : next.trick) {
      if (terms.game != Game::kBettel) next.points += points(won);
    }
  } else {
    ++next.their_tricks;
  }
  next.trick.clear();
  return next;
}

int score(const Position& finished) {  // 6.8 to 6.10
  const Terms& terms = finished.terms;
  const bool pair = terms.game == Game::kSauspiel || terms.game == Game::kHochzeit;
  const bool has_suit = pair || terms.game == Game::kSolo || terms.has_suit;
  int price = pair ? terms.sauspiel : terms.single;
  bool won = finished.points > 60;
  if (terms.game == Game::kBettel) {
    won = finished.our_tricks == 0;
  } else {
    if (finished.laufende >= (has_suit ? terms.run : terms.run_without_suit)) {
      price += finished.laufende * terms.step;
    }
    if (finished.sie || terms.tout) {
      won = finished.their_tricks == 0;
      price *= finished.sie ? 4 : 2;
    } else {
      const bool schwarz = finished.our_tricks == 0 || finished.their_tricks == 0;
      if (schwarz || finished.points <= 30 || finished.points >= 91) price += terms.step;
      if (schwarz) price += terms.step;
    }
  }
  for (int i = 0; i < terms.doublings; ++i) price *= 2;
  if (!pair) price *= 3;
  return won ? price : -price;
}

Results results(const Position& finished) {
  const int tricks = finished.our_tricks;
  const bool bettel = finished.terms.game == Game::kBettel;
  const bool ramsch = finished.terms.game == Game::kRamsch;
  return {ramsch ? -finished.points : finished.points, bettel ? -tricks : tricks, score(finished)};
}

// The terms are the same for all positions of a deal.
Row row(const Position& position) {
  Row row;
  for (CardSet hand : position.hands) row.push_back(hand.mask());
  for (int number : {position.leader.index(), position.our_tricks, position.their_tricks,
                     position.points, position.suit_was_led ? 1 : 0}) {
    row.push_back(static_cast<std::uint64_t>(number));
  }
  return row;
}

}  // namespace matador::reference::schafkopf
