// The play so far: the one place outside the search that knows how a trick goes. Played checks the
// cards that were played, and tells which cards are legal and who won which trick.
//
//   Played played(deal, order, leader);
//   absl::Status status = played.play(Card(Suit::kHearts, Rank::kAce));
//   played.to_play();   played.legal();   played.tricks().back().winner;

#ifndef MATADOR_SOLVER_TRICKS_PLAYED_H_
#define MATADOR_SOLVER_TRICKS_PLAYED_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "solver/deals/deal.h"
#include "solver/tricks/move.h"
#include "solver/tricks/trick_order.h"

namespace matador {

struct Trick {
  Seat leader;
  std::vector<Card> cards;  // in order of play
  Seat winner;              // while the trick is not complete: the winner so far
  int points = 0;           // of its cards so far, with the bonus for the first or the last trick
};

class Played {
 public:
  Played(const Deal& deal, const TrickOrder& order, Seat leader);

  // Plays the next card. InvalidArgument, and no change, if the move is not a card, or if the
  // player to move does not hold it, has it face down, or must follow suit.
  absl::Status play(Move move);

  // The player to move; none when all cards are played.
  std::optional<Seat> to_play() const;

  // The cards that he may play: those of the lane led if he has any, else all (rules 1.5); never
  // cards that lie face down, nor a second hand too early. With free trumping (rules 2.7, 2.8) he
  // may also trump a plain lead, but with no trump lower than the best one in the trick, unless he
  // holds nothing else. (With TrickOrder::forced_undertrump: unless he may play nothing else, not
  // counting the best trump of the pack.) The best trump of the pack need not follow to trumps if
  // it is his only one. The holder of a called card is bound to it (CalledCard).
  CardSet legal() const;

  // All cards that a seat still has, with those on the table before him.
  CardSet hand(Seat seat) const { return hands_[at(seat)]; }

  // The cards of hand(seat) that lie face down. A card is turned up when the trick is complete in
  // which the card on top of it was played (rules 1.19).
  CardSet face_down(Seat seat) const;

  // The cards of hand(seat) that are in his second hand; none once the first hands are played
  // (rules 2.14).
  CardSet second_hand(Seat seat) const;

  // The cards that nobody plays: the talon, or the cards set aside in an exchange.
  CardSet talon() const { return talon_; }

  // Whether a complete trick began with the lane of the called card; true if none was called.
  bool called_lane_led() const { return called_lane_led_; }

  // All tricks that have begun; the last may be incomplete.
  const std::vector<Trick>& tricks() const { return tricks_; }
  bool trick_open() const;  // whether the last trick is incomplete

  // The number of complete tricks.
  int complete_tricks() const { return static_cast<int>(tricks_.size()) - (trick_open() ? 1 : 0); }

 private:
  CardSet lane_of(Card card) const { return strengths_.lane_of(card); }
  bool beats(Card card, Card best) const {
    return strengths_.beats(card, best, static_cast<int>(tricks_.size()) - 1);
  }
  CardSet legal_with_free_trumping(CardSet cards) const;
  // Whether these cards of the player to move have the called card, and he is bound to it.
  bool are_bound(CardSet cards) const;
  CardSet legal_while_bound(CardSet cards) const;
  std::string refusal_while_bound(Card card) const;
  std::string refusal(Card card) const;
  std::string name(Card card) const { return to_string(card, *shape_.notation); }

  DealShape shape_;
  int seats_;
  TrickOrder order_;
  Strengths strengths_;
  std::array<CardSet, kMaxSeats> hands_{};
  std::vector<Pile> piles_;  // of all seats
  std::array<CardSet, kMaxSeats> second_hands_{};
  int tricks_of_a_hand_;
  CardSet talon_;
  Seat next_leader_;
  Card best_ = Card::from_index(0);  // the winning card of the last trick
  bool called_lane_led_;
  std::vector<Trick> tricks_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_PLAYED_H_
