// From a deal to what is played, one naming after the other: who may name a contract, and what he
// can name. How it goes in each kind of game:
//
// - where the auction is forced, it says who declares; he chooses where it leaves him several
// suits;
// - where players name the contract freely, forehand names it, or pushes; where they may pass, each
//   is asked in turn, and the first who does not pass declares: a simple auction without bids;
// - where nobody declares, the contracts come in their order, by the number of the deal;
// - in other games the bidding is beyond this: the contract is the one that wins most with all
//   cards open.
//
//   absl::StatusOr<Declaring> declaring = Declaring::of(problem, /*deal=*/1, workers);
//   while (const Naming* naming = declaring->naming()) {
//     declaring->decide(*advised_naming(*naming, workers));
//   }
//   declaring->task()      // none: all have passed

#ifndef MATADOR_SOLVER_PLAYERS_DECLARING_H_
#define MATADOR_SOLVER_PLAYERS_DECLARING_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/advice/question.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador {

// ---- Declaring ----------------------------------------------------------------------------------

// Somebody is to name a contract.
struct Naming {
  Problem problem;  // of the deal, without the contract
  Seat seat;
  std::vector<Task> tasks;  // one for each contract that he may name
  bool may_pass = false;
  std::optional<Seat> pushes_to = {};
};

// Whether a contract can still be named, as of those that are on a score-sheet once.
using MayName = std::function<bool(const Task& task)>;

class Declaring {
 public:
  // Begins with a problem that has its dealer, and its contract where that is given: forehand
  // declares it, if no auction says who does. A declarer who has won the bidding elsewhere is asked
  // in place of forehand. `deal`: its number, from 1. InvalidArgument if the problem contradicts
  // itself.
  static absl::StatusOr<Declaring> of(const Problem& problem, std::uint64_t deal,
                                      const MayName& may_name, const Workers& workers);

  // nullptr if nothing is left to be named.
  const Naming* naming() const { return naming_ ? &*naming_ : nullptr; }
  // Contract, Push or Pass, one of those that the naming allows.
  absl::Status decide(const Option& option);

  // What is played, with the exchange still open where there is one; none if all have passed.
  const std::optional<Task>& task() const { return task_; }
  // Whether the contract was found with all cards open.
  bool chosen_openly() const { return chosen_openly_; }

 private:
  Declaring(Problem problem, MayName may_name)
      : problem_(std::move(problem)), may_name_(std::move(may_name)) {}

  absl::Status settle(std::uint64_t deal, const Workers& workers);
  absl::Status settle_given();
  absl::Status settle_auction();
  absl::Status settle_openly(const Workers& workers);
  absl::Status ask(Seat seat);
  void play(Task task);

  Problem problem_;
  MayName may_name_;
  std::optional<Naming> naming_;
  std::optional<Task> task_;
  bool chosen_openly_ = false;
};

// What a player of the house names by his own cards: at a glance where the game has such a
// valuation, else by advice. It pushes only where the valuation is better for that.
absl::StatusOr<Option> advised_naming(const Naming& naming, const Workers& workers);

// ---- Bidding in rising numbers ------------------------------------------------------------------
// Bidding in rising numbers: the next player bids to forehand, who holds each bid or
// passes; whoever is left hears the bids of the player after that, and so on. If nobody has bid,
// forehand may play for the lowest bid.
//
//   BidTalk talk(/*forehand=*/Seat::number(1), /*seats=*/3, {18, 20, 22});
//   while (talk.turn()) talk.say(is_willing(talk.turn()->seat, talk.turn()->bid));
//   talk.winner()      // none: all have passed

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

#endif  // MATADOR_SOLVER_PLAYERS_DECLARING_H_
