// A player shows the division of his hand that is worth most. But a run of eight or nine, which is
// worth more in two parts, beats more as a whole: it is shown whole where its parts would lose and
// the whole run wins (rules 2.9). Several players may have such a run, so that this depends on what
// the others show. The side that can win whatever the others show is the one that has the best meld
// of all that anybody can show. It has to beat the best that the others can show, and shows what is
// worth most of all that does; one whole run is enough for that. All others show what is worth
// most.

#include "solver/games/jass/meld_score.h"

#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/count_if.hpp>
#include <utility>

#include "solver/cards/seat.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"

namespace matador::jass {

// ---- Meld score ---------------------------------------------------------------------------------

namespace {

using Division = std::vector<Meld>;  // the best meld first

// A player and something that he may show; never nothing.
struct Claim {
  Seat seat;
  const Division* melds;
};

class Comparison {
 public:
  Comparison(const Type& contract, const MeldRules& rules, const MeldTable& table, int seats)
      : contract_(contract), rules_(rules), table_(table), seats_(seats) {}

  MeldScore of(std::span<const CardSet> hands) {
    for (const CardSet hand : hands) ways_.push_back(ways_to_show(hand));
    std::vector<const Division*> shown;
    for (const std::vector<Division>& ways : ways_) shown.push_back(&ways.front());
    MeldScore score;
    SeatSet winners;
    if (const std::optional<Claim> best = best_of(others({}))) {
      winners = side_of(best->seat, seats_, table_.joker);
      const Claim winning = winning_claim(winners);
      shown[at(winning.seat)] = winning.melds;
      score.best = winning.seat;
    }
    for (int i = 0; i < seats_; ++i) {
      score.melds.push_back(*shown[static_cast<std::size_t>(i)]);
      score.worth.push_back(sum_of(score.melds.back()));
      score.scored.push_back(winners.contains(Seat::from_index(i)) ? score.worth.back() : 0);
    }
    return score;
  }

 private:
  // The melds of the highest worth first.
  std::vector<Division> ways_to_show(CardSet hand) const {
    std::vector<Division> ways{best_division(hand, contract_, rules_)};
    for (Division& whole : divisions_with_long_run(hand, contract_, rules_)) {
      ways.push_back(std::move(whole));
    }
    return ways;
  }

  SeatSet others(SeatSet side) const {
    SeatSet others;
    for (Seat seat : all_seats(seats_)) {
      if (!side.contains(seat)) others |= seat;
    }
    return others;
  }

  // All that these players may show; the nearest to the leader first.
  std::vector<Claim> claims_of(SeatSet seats) const {
    std::vector<Claim> claims;
    for (int i = 0; i < seats_; ++i) {
      const Seat seat = table_.leader.next(seats_, i);
      if (!seats.contains(seat)) continue;
      for (const Division& melds : ways_[at(seat)]) {
        if (!melds.empty()) claims.push_back({seat, &melds});
      }
    }
    return claims;
  }

  // Among equal melds the meld of the player who is asked first wins (rules 2.10).
  bool beats(const Claim& a, const Claim& b) const {
    const Meld& ours = a.melds->front();
    const Meld& theirs = b.melds->front();
    if (better(ours, theirs, contract_, rules_)) return true;
    if (better(theirs, ours, contract_, rules_)) return false;
    return steps_from_leader(a.seat) < steps_from_leader(b.seat);
  }

  int steps_from_leader(Seat seat) const {
    return (seat.index() - table_.leader.index() + seats_) % seats_;
  }

  std::optional<Claim> best_of(SeatSet seats) const {
    std::optional<Claim> best;
    for (const Claim& claim : claims_of(seats)) {
      if (!best || beats(claim, *best)) best = claim;
    }
    return best;
  }

  // What one of the side that can win shows to win; the others show what is worth most to them.
  Claim winning_claim(SeatSet side) const {
    const std::optional<Claim> rival = best_of(others(side));
    std::optional<Claim> winning;
    for (const Claim& claim : claims_of(side)) {
      if (rival && !beats(claim, *rival)) continue;
      if (!winning || lost_by(claim) < lost_by(*winning) ||
          (lost_by(claim) == lost_by(*winning) && beats(claim, *winning))) {
        winning = claim;
      }
    }
    return *winning;
  }

  // The loss by showing this meld in place of the best one.
  int lost_by(const Claim& claim) const {
    return sum_of(ways_[at(claim.seat)].front()) - sum_of(*claim.melds);
  }

  const Type& contract_;
  const MeldRules& rules_;
  const MeldTable& table_;
  const int seats_;
  std::vector<std::vector<Division>> ways_;  // by seat
};

}  // namespace

int MeldScore::points_of(SeatSet seats) const {
  int points = 0;
  for (std::size_t i = 0; i < scored.size(); ++i) {
    if (seats.contains(Seat::from_index(static_cast<int>(i)))) points += scored[i] + stoeck[i];
  }
  return points;
}

MeldScore score_melds(std::span<const CardSet> hands, const Type& contract, const MeldRules& rules,
                      const MeldTable& table) {
  std::vector<CardSet> showing(hands.begin(), hands.end());
  if (table.joker) showing.at(at(*table.joker)) = {};
  const auto seats = static_cast<int>(showing.size());
  MeldScore score = Comparison(contract, rules, table, seats).of(showing);
  for (const CardSet hand : showing) score.stoeck.push_back(stoeck(hand, contract));
  return score;
}

std::vector<MeldScore> score_melds(const Task& task) {
  const Deal& deal = task.deal;
  std::vector<CardSet> hands;
  std::vector<CardSet> second_hands;
  for (Seat seat : all_seats(deal.seats())) {
    hands.push_back(deal.hand(seat));
    second_hands.push_back(deal.second_hand(seat));
  }
  const Type& type = type_of(task.contract);
  const MeldRules rules = meld_rules(task.options);
  // With two players it is not the leader who decides between equals (Jass 2.10).
  const MeldTable table{.leader = deal.seats() == 2 ? forehand(task) : task.leader,
                        .joker = task.joker};
  std::vector<MeldScore> rounds{score_melds(hands, type, rules, table)};
  if (deal.shape().hands > 1) rounds.push_back(score_melds(second_hands, type, rules, table));
  return rounds;
}

// ---- Reported melds -----------------------------------------------------------------------------

namespace {

// An upper bound on what the melds of `hands` hands of `cards` cards are worth: all cards in the
// dearest quartets, of which there is one each but those of 100, and a run of 100 in each hand for
// cards that may count twice.
int most_wyz(int hands, int cards) {
  constexpr int kUnders = 200;
  constexpr int kNines = 150;
  constexpr int kOthers = 100;
  const int quartets = hands * (cards / kSuits);
  return kUnders + kNines + (quartets - 2) * kOthers + hands * kOthers;
}

// Whether runs and quartets add up to it (rules 2.9): all are tens, and the smallest are 20 and 50.
bool is_sum_of_melds(int points, int most) {
  return points >= 0 && points <= most && points % 10 == 0 && points != 10 && points != 30;
}

bool possible(const MeldSides& sides, const std::vector<SideMelds>& melds) {
  const Variant& players = variant(sides.seats);
  const auto hands_of_all = (players.seats - (players.joker ? 1 : 0)) * players.hands;
  const int most = most_wyz(hands_of_all / static_cast<int>(melds.size()), players.hand_size);
  const auto sums = ranges::all_of(
      melds, [most](const SideMelds& side) { return is_sum_of_melds(side.wyz, most); });
  // In each round only one side scores (rules 2.10).
  const auto with_wyz = ranges::count_if(melds, [](const auto& side) { return side.wyz > 0; });
  return sums && with_wyz <= players.hands;
}

}  // namespace

std::vector<std::vector<SideMelds>> reported_melds(const MeldSides& sides,
                                                   const std::vector<int>& sums,
                                                   const std::optional<std::vector<int>>& stoeck) {
  std::vector<std::vector<SideMelds>> ways;
  // Nobody has Stöck, or the first, or the second, ...
  const std::size_t holders = sides.trumps ? sums.size() : 0;
  for (std::size_t holder = 0; holder <= holders; ++holder) {
    std::vector<SideMelds> melds;
    bool as_reported = true;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const int here = i + 1 == holder ? Rules::kStoeck : 0;
      as_reported = as_reported && (!stoeck || (*stoeck)[i] == here);
      melds.push_back({.wyz = sums[i] - here, .stoeck = here});
    }
    if (as_reported && possible(sides, melds)) ways.push_back(melds);
  }
  return ways;
}

}  // namespace matador::jass
