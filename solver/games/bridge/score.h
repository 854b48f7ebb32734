// The score of a contract of bridge for the side that plays it (law 77).
//
//   bridge::score({.level = 4, .strain = 3}, Risk::kDoubled, /*vulnerable=*/true, 10)   // 790

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_

#include <array>
#include <compare>
#include <optional>
#include <vector>

#include "solver/games/bridge/rules.h"
#include "solver/games/game.h"

namespace matador::bridge {

// ---- Score --------------------------------------------------------------------------------------

// A bid to win six tricks and `level` more, 1 to 7, in a strain by its place in Rules::kStrains. A
// greater Bid is a higher bid (law 18).
struct Bid {
  int level;
  int strain;
  auto operator<=>(const Bid&) const = default;

  int needs() const { return kBook + level; }  // tricks

  static constexpr int kBook = 6;  // tricks beyond it are odd tricks (definitions)
};

enum class Risk { kUndoubled, kDoubled, kRedoubled };

// The score of the declaring side if it wins `tricks`. If it goes down, the others' score,
// negative.
int score(const Bid& bid, Risk risk, bool vulnerable, int tricks);

// International matchpoints for a difference of scores, with its sign (law 78).
int imps(int points);

// ---- Said ---------------------------------------------------------------------------------------
// What a deal says beside its cards and its contract (Task::own).
//
//   const Said said = task.own.as<Said>();
//   said.bid->needs()   // 10 tricks in 4 hearts

// What was bid: a contract, or a strain alone.
struct BridgeBid {
  std::optional<int> level;  // if it is given
  int strain;                // its place in Rules::kStrains
  Risk risk;
  bool operator==(const BridgeBid&) const = default;

  // Tricks; none without a level.
  std::optional<int> needs() const {
    return level ? std::optional(Bid{.level = *level, .strain = strain}.needs()) : std::nullopt;
  }
};

// What par depends on beside the cards, if it is known.
struct Board {
  std::optional<Seat> dealer = {};
  std::optional<SeatSet> vulnerable = {};
  bool operator==(const Board&) const = default;
};

struct Said {
  std::optional<BridgeBid> bid = {};
  bool passed = false;  // nobody has bid
  Board board = {};
  bool operator==(const Said&) const = default;
};

// What was bid, with its level; none where that is not known or is another contract.
std::optional<BridgeBid> bid_of(const Task& task);

// ---- Par ----------------------------------------------------------------------------------------
// Par: the score of a deal if both sides see all cards, bid for the best score and double every
// contract that goes down; and the contracts in which the auction can then end.
//
//   bridge::TrickTable tricks = ...;   // what each seat wins in each strain
//   const bridge::Par par = bridge::par(tricks, {Seat::number(1), Seat::number(3)}, dealer);
//   par.score       // of seats 1 and 3
//   par.contracts   // 4 spades by seat 1, doubled, two down; ...
//
// The auction is an open game like the play: the player to call passes or bids higher, and the bid
// that nobody overcalls is played. The player who bids a strain first declares it, so a side lets
// the better of its two hands bid. Which side may bid first matters only in a few deals, for
// example when both sides make 1 notrump.

// The tricks of the declarer, by strain and by the index of his seat: the double-dummy table.
using TrickTable = std::array<std::array<int, Rules::kPlayers>, Rules::kStrains.size()>;

struct ParContract {
  Bid bid;
  Risk risk;
  SeatSet declarers;  // one, or both partners if they win the same number of tricks
  int tricks;
  bool operator==(const ParContract&) const = default;

  int over() const { return tricks - bid.needs(); }  // below 0: down
};

struct Par {
  int score;  // of seats 1 and 3
  // The contracts in which the auction can end, the lowest first: each strain of a side once, with
  // the lowest bid that brings the par score. Empty if nobody gains by bidding.
  std::vector<ParContract> contracts;
};

// `vulnerable`: both seats of each vulnerable side.
Par par(const TrickTable& tricks, SeatSet vulnerable, Seat dealer);

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_SCORE_H_
