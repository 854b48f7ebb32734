// Bidding in rising numbers: the next player bids to forehand, who holds each bid or
// passes; whoever is left hears the bids of the player after that, and so on. If nobody has bid,
// forehand may play for the lowest bid.
//
//   BidTalk talk(/*forehand=*/Seat::number(1), /*seats=*/3, {18, 20, 22});
//   while (talk.turn()) talk.say(is_willing(talk.turn()->seat, talk.turn()->bid));
//   talk.winner()      // none: all have passed

#ifndef MATADOR_SOLVER_PLAYERS_BID_TALK_H_
#define MATADOR_SOLVER_PLAYERS_BID_TALK_H_

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "solver/cards/seat.h"

namespace matador {

class BidTalk {
 public:
  // `bids`: those that can be made, the lowest first.
  BidTalk(Seat forehand, int seats, std::vector<int> bids)
      : bids_(std::move(bids)), seats_(seats), hearer_(forehand), bidder_(forehand.next(seats)) {}

  struct Turn {
    Seat seat;
    int bid;
    bool holds;  // whether somebody else has made the bid
  };
  // Who is to speak; none when the bidding is over.
  std::optional<Turn> turn() const;
  // Bids or holds, or else passes.
  void say(bool yes);

  // Once it is over.
  std::optional<Seat> winner() const { return bid_ == 0 ? std::nullopt : std::optional(hearer_); }
  int bid() const { return bid_; }  // the highest so far; 0: none

 private:
  void next_bidder();

  std::vector<int> bids_;
  int seats_;
  Seat hearer_;
  Seat bidder_;
  std::size_t next_ = 0;  // of bids_
  int done_ = 1;          // players who bid no more, forehand among them
  bool is_made_ = false;  // the bid stands, and is to be held
  int bid_ = 0;
  bool all_passed_ = false;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_BID_TALK_H_
