#include "tests/games/scharwenzel/reference_rules.h"

#include <algorithm>

namespace matador::reference::scharwenzel {
namespace {

// Of all cards from the highest down, as far as they are matadors: 0 for CQ, 6 for DJ, 7 for none
// (rules 3.2, 3.7).
int place_among_matadors(Card card, Suit trump) {
  if (card.rank() == Rank::kQueen && card.suit() == Suit::kClubs) return 0;
  if (card.rank() == Rank::kSeven && card.suit() == trump) return 1;
  if (card.rank() == Rank::kQueen && card.suit() == Suit::kSpades) return 2;
  if (card.rank() == Rank::kJack) {
    switch (card.suit()) {
      case Suit::kClubs:
        return 3;
      case Suit::kSpades:
        return 4;
      case Suit::kHearts:
        return 5;
      case Suit::kDiamonds:
        return 6;
    }
  }
  return 7;
}

// A K Q 10 9 8 7 6 (rules 3.2).
int place_in_suit(Card card) {
  switch (card.rank()) {
    case Rank::kAce:
      return 1;
    case Rank::kKing:
      return 2;
    case Rank::kQueen:
      return 3;
    case Rank::kTen:
      return 4;
    case Rank::kNine:
      return 5;
    case Rank::kEight:
      return 6;
    case Rank::kSeven:
      return 7;
    default:
      return 8;
  }
}

bool follows(Card card, Card led, Suit trump) {
  if (is_trump(led, trump)) return is_trump(card, trump);
  return !is_trump(card, trump) && card.suit() == led.suit();
}

// Whether a card that is played later in a trick beats the best one so far (rules 0.5).
bool beats(Card card, Card best, Suit trump) {
  if (is_trump(card, trump) && !is_trump(best, trump)) return true;
  if (!is_trump(card, trump)) {
    return !is_trump(best, trump) && card.suit() == best.suit() &&
           place_in_suit(card) < place_in_suit(best);
  }
  const int matador = place_among_matadors(card, trump);
  const int best_matador = place_among_matadors(best, trump);
  if (matador != best_matador) return matador < best_matador;
  return matador == 7 && place_in_suit(card) < place_in_suit(best);
}

bool is_odd(Seat seat) { return seat.number() % 2 == 1; }

bool odd_declares(const Position& position) { return is_odd(position.terms.declarer); }

int won(const Position& position, bool odd) {
  return static_cast<int>(std::ranges::count(position.odd_won, odd));
}

// 5 of 8, 4 of 6, 3 of 4 (rules 3.5).
int most_of(int tricks) { return tricks / 2 + 1; }

// The team that has taken the first tricks until it had most of them, if one has (rules 3.6).
std::optional<bool> team_for_the_first(const Position& position) {
  const auto most = static_cast<std::size_t>(most_of(position.tricks_in_all));
  if (position.odd_won.size() < most) return std::nullopt;
  for (std::size_t i = 1; i < most; ++i) {
    if (position.odd_won[i] != position.odd_won[0]) return std::nullopt;
  }
  return position.odd_won[0];
}

int points_of_win(const Position& position) {  // 3.5
  if (position.terms.trump == Suit::kClubs && !position.terms.all_passed) return 4;
  return 2;
}

int matadors_of(const Position& position, bool odd) {
  return odd ? position.odd_matadors : position.even_matadors;
}

// Of a win without tout, from the winners' view.
int win(const Position& position, bool odd) {
  const int against = position.terms.pays_holders ? matadors_of(position, !odd) : 0;  // 3.7
  return points_of_win(position) + matadors_of(position, odd) - against;
}

// What a team has, from the declaring side's view.
int signed_for(const Position& position, bool odd, int score) {
  return odd == odd_declares(position) ? score : -score;
}

// Of a team that plays for tout, for so many hooks (rules 3.8).
int tout(const Position& finished, bool odd, int hooks_won, int hooks_lost) {
  if (won(finished, !odd) > 0) return -hooks_lost * finished.terms.hook;
  return points_of_win(finished) + hooks_won * finished.terms.hook;
}

int score(const Position& finished) {
  if (finished.terms.tout) {
    const bool odd = is_odd(*finished.terms.tout);
    return signed_for(finished, odd, tout(finished, odd, 2, 4));
  }
  // All cards are played: who had the majority for the first has played on.
  if (const std::optional<bool> odd = team_for_the_first(finished)) {
    return signed_for(finished, *odd, tout(finished, *odd, 1, 2));
  }
  for (const bool odd : {true, false}) {
    if (won(finished, odd) >= most_of(finished.tricks_in_all)) {
      return signed_for(finished, odd, win(finished, odd));
    }
  }
  if (!finished.terms.pays_holders) return 0;
  return signed_for(finished, true, finished.odd_matadors - finished.even_matadors);
}

}  // namespace

bool is_trump(Card card, Suit trump) {
  return card.suit() == trump || place_among_matadors(card, trump) < 7;
}

int matadors(CardSet cards, Suit trump) {
  std::array<bool, 8> held{};
  for (Card card : cards) held[static_cast<std::size_t>(place_among_matadors(card, trump))] = true;
  int run = 0;
  while (run < 7 && held[static_cast<std::size_t>(run)]) ++run;
  return run >= 3 ? run : 0;
}

Position start(const Deal& deal, const Terms& terms) {
  Position position{.terms = terms,
                    .players = deal.seats(),
                    .tricks_in_all = deal.hand(Seat::number(1)).size(),
                    .odd_matadors = 0,
                    .even_matadors = 0,
                    .hands = {},
                    .leader = terms.leader,
                    .trick = {},
                    .odd_won = {}};
  CardSet odd;
  CardSet even;
  for (int i = 0; i < deal.seats(); ++i) {
    const CardSet hand = deal.hand(Seat::from_index(i));
    position.hands[static_cast<std::size_t>(i)] = hand;
    (is_odd(Seat::from_index(i)) ? odd : even) |= hand;
  }
  position.odd_matadors = matadors(odd, terms.trump);
  position.even_matadors = matadors(even, terms.trump);
  return position;
}

bool is_over(const Position& position) {
  return static_cast<int>(position.odd_won.size()) == position.tricks_in_all;
}

Seat to_play(const Position& position) {
  return position.leader.next(position.players, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) {
  return is_odd(to_play(position)) == odd_declares(position);
}

CardSet legal(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  if (position.trick.empty()) return hand;
  CardSet following;
  for (Card card : hand) {
    if (follows(card, position.trick.front(), position.terms.trump)) following |= CardSet{card};
  }
  return following.empty() ? hand : following;
}

Position play(const Position& position, Card card) {
  Position after = position;
  after.hands[at(to_play(position))] -= CardSet{card};
  after.trick.push_back(card);
  if (static_cast<int>(after.trick.size()) < after.players) return after;
  int best = 0;
  for (int i = 1; i < after.players; ++i) {
    if (beats(after.trick[static_cast<std::size_t>(i)], after.trick[static_cast<std::size_t>(best)],
              after.terms.trump)) {
      best = i;
    }
  }
  after.leader = after.leader.next(after.players, best);
  after.odd_won.push_back(is_odd(after.leader));
  after.trick.clear();
  return after;
}

std::optional<int> score_of_stopping(const Position& position) {
  if (position.terms.tout || !position.trick.empty()) return std::nullopt;
  if (static_cast<int>(position.odd_won.size()) != most_of(position.tricks_in_all)) {
    return std::nullopt;
  }
  const std::optional<bool> odd = team_for_the_first(position);
  if (!odd) return std::nullopt;
  return signed_for(position, *odd, win(position, *odd) + 2);
}

Results results(const Position& finished) {
  return {0, won(finished, odd_declares(finished)), score(finished)};
}

Row row(const Position& position) {
  Row row;
  for (int i = 0; i < position.players; ++i) {
    row.push_back(position.hands[static_cast<std::size_t>(i)].mask());
  }
  row.push_back(static_cast<std::uint64_t>(position.leader.index()));
  for (bool odd : position.odd_won) row.push_back(odd ? 1 : 0);
  return row;
}

Auction auction(const Deal& deal, Seat forehand) {
  Auction auction;
  int longest_so_far = 0;
  bool in_clubs_so_far = false;
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index((forehand.index() + i) % deal.seats());
    std::array<int, kSuits> lengths{};
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      for (Card card : deal.hand(seat)) {
        lengths[suit] += is_trump(card, kAllSuits[suit]) ? 1 : 0;
      }
    }
    const int length = *std::ranges::max_element(lengths);
    const bool clubs = lengths[at(Suit::kClubs)] == length;
    const bool better = length == longest_so_far && clubs && !in_clubs_so_far;
    if (length < 3 || (length <= longest_so_far && !better)) {
      auction.statements.emplace_back("pass");
      continue;
    }
    auction.statements.push_back(std::to_string(length) + (better ? " clubs" : ""));
    longest_so_far = length;
    in_clubs_so_far = better;
    auction.declarer = seat;
    auction.suits.clear();
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      if (lengths[suit] == length) auction.suits.push_back(kAllSuits[suit]);
    }
    if (better) auction.suits = {Suit::kClubs};  // otherwise he names what he likes (rules 3.4)
  }
  return auction;
}

}  // namespace matador::reference::scharwenzel
