#include "solver/games/bridge/score.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/upper_bound.hpp>

#include "solver/cards/seat.h"

namespace matador::bridge {

// ---- Score --------------------------------------------------------------------------------------

namespace {

constexpr int kNotrump = 4;

int times(Risk risk) { return 1 << static_cast<int>(risk); }

// The points of a trick above six, bid or not; the first one in notrump has 10 more.
int trick_points(int strain) {
  const bool minor = strain < 2;
  return minor ? 20 : 30;
}

int contract_points(const Bid& bid, Risk risk) {
  return (bid.level * trick_points(bid.strain) + (bid.strain == kNotrump ? 10 : 0)) * times(risk);
}

// The bonus for slam, game or part-score, and for making a doubled contract.
int bonus(const Bid& bid, Risk risk, bool vulnerable) {
  int points = 50;
  if (contract_points(bid, risk) >= 100) points = vulnerable ? 500 : 300;
  if (bid.level == 6) points += vulnerable ? 750 : 500;
  if (bid.level == 7) points += vulnerable ? 1500 : 1000;
  return points + (risk == Risk::kUndoubled ? 0 : 25 * times(risk));
}

int overtrick_points(const Bid& bid, Risk risk, bool vulnerable) {
  if (risk == Risk::kUndoubled) return trick_points(bid.strain);
  return (vulnerable ? 100 : 50) * times(risk);
}

// Doubled: the first costs 100, the next two 200 each and all others 300 each; vulnerable 200 and
// then 300 each.
int undertrick_points(Risk risk, bool vulnerable, int down) {
  if (risk == Risk::kUndoubled) return (vulnerable ? 100 : 50) * down;
  const int doubled = vulnerable ? 300 * down - 100
                                 : 100 + 200 * std::min(down - 1, 2) + 300 * std::max(down - 3, 0);
  return doubled * times(risk) / 2;
}

}  // namespace

int score(const Bid& bid, Risk risk, bool vulnerable, int tricks) {
  const int over = tricks - bid.needs();
  if (over < 0) return -undertrick_points(risk, vulnerable, -over);
  return contract_points(bid, risk) + bonus(bid, risk, vulnerable) +
         over * overtrick_points(bid, risk, vulnerable);
}

int imps(int points) {
  // The least differences for 1, 2, ... 24.
  constexpr std::array kSteps{20,  50,  90,   130,  170,  220,  270,  320,  370,  430,  500,  600,
                              750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000};
  const auto reached = ranges::upper_bound(kSteps, std::abs(points)) - kSteps.begin();
  return static_cast<int>(points < 0 ? -reached : reached);
}

// ---- Par ----------------------------------------------------------------------------------------

namespace {

constexpr int kStrains = static_cast<int>(Rules::kStrains.size());
constexpr int kBids = 7 * kStrains;  // law 18: one to seven in each strain

Bid bid_of(int index) { return {.level = index / kStrains + 1, .strain = index % kStrains}; }

bool is_first_side(Seat seat) { return seat.index() % 2 == 0; }

// All scores are those of the first side, seats 1 and 3.
class OpenAuction {
 public:
  OpenAuction(const TrickTable& tricks, SeatSet vulnerable)
      : tricks_(tricks), vulnerable_(vulnerable) {
    for (int bid = kBids; bid-- > 0;) {
      for (Seat declarer : all_seats(Rules::kPlayers)) {
        after_bid(bid, declarer) =
            call(after(declarer), /*calls=*/3, bid + 1, played(bid, declarer));
      }
    }
  }

  // The par score if `dealer` calls first; law 22: after four passes nobody scores.
  int value(Seat dealer) const { return call(dealer, /*calls=*/4, /*lowest=*/0, /*passed=*/0); }

  // Whether this bid is worth `value`, and a higher bid of the others could only cost them.
  bool can_end(int bid, Seat declarer, int value) const {
    if (played(bid, declarer) != value) return false;
    for (Seat other : {after(declarer), declarer.next(Rules::kPlayers, 3)}) {
      const std::optional<int> higher = best_bid(other, bid + 1);
      if (higher && better(other, *higher, value) == *higher) return false;
    }
    return true;
  }

  int tricks(int bid, Seat declarer) const {
    const auto strain = static_cast<std::size_t>(bid_of(bid).strain);
    return tricks_[strain][at(declarer)];
  }

 private:
  static Seat after(Seat seat) { return seat.next(Rules::kPlayers); }

  static int better(Seat seat, int a, int b) {
    return is_first_side(seat) ? std::max(a, b) : std::min(a, b);
  }

  // The score if nobody bids higher: a contract that goes down is doubled.
  int played(int bid, Seat declarer) const {
    const Bid made = bid_of(bid);
    const int won = tricks(bid, declarer);
    const Risk risk = won < made.needs() ? Risk::kDoubled : Risk::kUndoubled;
    const int points = score(made, risk, vulnerable_.contains(declarer), won);
    return is_first_side(declarer) ? points : -points;
  }

  // The score if `seat` is to call and `calls` passes in a row end the auction with score `passed`.
  int call(Seat seat, int calls, int lowest, int passed) const {
    if (calls == 0) return passed;
    const int pass = call(after(seat), calls - 1, lowest, passed);
    return better(seat, pass, best_bid(seat, lowest).value_or(pass));
  }

  std::optional<int> best_bid(Seat seat, int lowest) const {
    std::optional<int> best;
    for (int bid = lowest; bid < kBids; ++bid) {
      best = better(seat, best.value_or(after_bid(bid, seat)), after_bid(bid, seat));
    }
    return best;
  }

  int& after_bid(int bid, Seat seat) { return values_[static_cast<std::size_t>(bid)][at(seat)]; }
  int after_bid(int bid, Seat seat) const {
    return values_[static_cast<std::size_t>(bid)][at(seat)];
  }

  const TrickTable& tricks_;
  SeatSet vulnerable_;
  std::array<std::array<int, Rules::kPlayers>, kBids> values_{};
};

// The contract of a side in which this bid can end the auction; no declarers if it cannot.
ParContract ending(const OpenAuction& auction, int bid, Seat first, int value) {
  ParContract contract{.bid = bid_of(bid), .risk = Risk::kUndoubled, .declarers = {}, .tricks = 0};
  for (Seat declarer : {first, first.next(Rules::kPlayers, 2)}) {
    if (!auction.can_end(bid, declarer, value)) continue;
    contract.declarers |= declarer;
    contract.tricks = auction.tricks(bid, declarer);
  }
  if (contract.over() < 0) contract.risk = Risk::kDoubled;
  return contract;
}

}  // namespace

Par par(const TrickTable& tricks, SeatSet vulnerable, Seat dealer) {
  const OpenAuction auction(tricks, vulnerable);
  Par par{.score = auction.value(dealer), .contracts = {}};
  if (par.score == 0) return par;
  for (int bid = 0; bid < kBids; ++bid) {
    for (Seat first : {Seat::number(1), Seat::number(2)}) {
      const ParContract contract = ending(auction, bid, first, par.score);
      const bool lower = ranges::any_of(par.contracts, [&](const ParContract& other) {
        return other.bid.strain == contract.bid.strain && other.declarers == contract.declarers;
      });
      if (contract.declarers != SeatSet{} && !lower) par.contracts.push_back(contract);
    }
  }
  return par;
}

}  // namespace matador::bridge
