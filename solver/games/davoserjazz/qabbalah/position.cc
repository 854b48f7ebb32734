#include "solver/games/davoserjazz/qabbalah/position.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/cards/seat.h"
#include "solver/hand_on.h"

namespace matador::davoserjazz::qabbalah {
namespace {

// The next card of a suit that fits below its pile, and above it. The ace is low (rules 4.2).
CardSet next_below(CardSet piles, Suit suit) {
  for (int rank = index(Rank::kSix); rank >= index(Rank::kTwo); --rank) {
    const Card card(suit, static_cast<Rank>(rank));
    if (!piles.contains(card)) return {card};
  }
  return CardSet{Card(suit, Rank::kAce)} - piles;
}

CardSet next_above(CardSet piles, Suit suit) {
  for (int rank = index(Rank::kEight); rank <= index(Rank::kKing); ++rank) {
    const Card card(suit, static_cast<Rank>(rank));
    if (!piles.contains(card)) return {card};
  }
  return {};
}

CardSet playable(const Position& position) {
  return is_over(position) ? CardSet{}
                           : fitting(position.piles) & position.hands[at(position.to_play)];
}

// Why a card may not be played or brought in; empty if it may.
std::string refusal(const Position& position, Card card, bool brought_in) {
  if (position.piles.contains(card)) return "which lies on its pile already";
  if (brought_in && !left_out(position).contains(card)) return "which was not left out of the pack";
  if (!brought_in && !position.hands[at(position.to_play)].contains(card)) {
    return "who does not hold it";
  }
  return fitting(position.piles).contains(card) ? "" : "where it does not fit";
}

// The reason why a move is against the rules, as a sentence.
std::string complaint(const Position& position, Move move) {
  if (is_over(position)) return absl::StrCat(to_string(move), " comes after the end of the hand");
  const std::string seat = absl::StrCat("seat ", position.to_play.number());
  if (move.kind == Move::Kind::kPass) {
    const CardSet cards = playable(position);
    return cards.empty() ? ""
                         : absl::StrCat(seat, " passes, who can play ", to_string(cards.first()));
  }
  const bool brought_in = move.kind == Move::Kind::kBringIn;
  const std::string why = refusal(position, move.card, brought_in);
  return why.empty() ? ""
                     : absl::StrCat(to_string(move.card), " is ",
                                    brought_in ? "brought in by " : "played by ", seat, ", ", why);
}

// The turn goes to the next player who is not out, if there is any.
void end_turn(Position& position) {
  if (is_over(position)) return;
  do {
    position.to_play = position.to_play.next(position.seats);
  } while (position.hands[at(position.to_play)].empty());
}

// A player who has played his last card is out (rules 4.3).
void take_place(Position& position, Seat seat) {
  if (position.hands[at(seat)].empty()) position.places[at(seat)] = players_out(position);
}

}  // namespace

Position start(const Deal& deal) {
  Position position;
  position.seats = deal.seats();
  for (Seat seat : all_seats(deal.seats())) {
    position.hands[at(seat)] = deal.hand(seat);
  }
  return position;
}

int players_out(const Position& position) {
  return static_cast<int>(std::count_if(position.hands.begin(),
                                        position.hands.begin() + position.seats,
                                        [](CardSet hand) { return hand.empty(); }));
}

bool is_over(const Position& position) { return players_out(position) == position.seats; }

CardSet left_out(const Position& position) {
  CardSet cards = kPack52 - position.piles;
  for (CardSet hand : position.hands) cards -= hand;
  return cards;
}

CardSet fitting(CardSet piles) {
  CardSet cards;
  for (Suit suit : kAllSuits) {
    const Card seven(suit, Rank::kSeven);
    cards |=
        piles.contains(seven) ? next_below(piles, suit) | next_above(piles, suit) : CardSet{seven};
  }
  return cards;
}

std::vector<Move> moves(const Position& position) {
  std::vector<Move> moves;
  if (is_over(position)) return moves;
  const CardSet cards = playable(position);
  const CardSet twos = fitting(position.piles) & left_out(position);
  for (Card card : cards | twos) {
    moves.push_back(twos.contains(card) ? Move::bring_in(card) : Move(card));
  }
  if (cards.empty()) moves.push_back(Move::pass());
  return moves;
}

absl::Status play(Position& position, Move move) {
  if (const std::string what = complaint(position, move); !what.empty()) {
    return invalid(what);
  }
  position = after(position, move);
  return absl::OkStatus();
}

Position after(Position position, Move move) {
  const Seat seat = position.to_play;
  if (move.kind == Move::Kind::kPass) {
    ++position.passes[at(seat)];
  } else {
    position.piles |= CardSet{move.card};
    if (move.kind == Move::Kind::kBringIn) return position;
    position.hands[at(seat)] -= CardSet{move.card};
    take_place(position, seat);
  }
  end_turn(position);
  return position;
}

}  // namespace matador::davoserjazz::qabbalah
