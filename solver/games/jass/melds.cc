#include "solver/games/jass/melds.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <tuple>

#include "solver/games/jass/sides.h"
#include "solver/games/options.h"

namespace matador::jass {
namespace {

constexpr int kShortestRun = 3;

constexpr int run_points(int length) {  // Jass 2.9
  if (length < kShortestRun) return 0;
  return length == 3 ? 20 : length == 4 ? 50 : 100;
}

constexpr int quartet_points(Rank rank) {  // Jass 2.9
  if (rank == kUnder) return 200;
  return rank == Rank::kNine ? 150 : 100;
}

constexpr Rank rank_of(int bit) { return static_cast<Rank>(index(Rank::kSix) + bit); }

// So many bits from `first` on.
constexpr Ranks run_of(int first, int length) { return ((1u << length) - 1) << first; }

constexpr Ranks ranks_of(CardSet hand, int suit) {
  return static_cast<Ranks>(hand.mask() >> (suit * kRanks + index(Rank::kSix))) & kAllRanks;
}

constexpr Ranks ranks_of_four(CardSet hand) {
  return ranks_of(hand, 0) & ranks_of(hand, 1) & ranks_of(hand, 2) & ranks_of(hand, 3);
}

constexpr CardSet cards_of(Ranks ranks, int suit) {
  return CardSet::from_mask(std::uint64_t{ranks} << (suit * kRanks + index(Rank::kSix)));
}

// By the ranks of a suit. The highest card begins a run of some length, or is in none.
constexpr std::array<std::uint8_t, kAllRanks + 1> make_run_table() {
  std::array<std::uint8_t, kAllRanks + 1> table{};
  for (Ranks ranks = 1; ranks <= kAllRanks; ++ranks) {
    int highest = kRanksOfSuit - 1;
    while ((ranks >> highest & 1) == 0) --highest;
    int best = table[ranks - (1u << highest)];
    for (int first = highest; first >= 0 && (ranks >> first & 1) != 0; --first) {
      const int length = highest - first + 1;
      best = std::max(best, run_points(length) + table[ranks - run_of(first, length)]);
    }
    table[ranks] = static_cast<std::uint8_t>(best);
  }
  return table;
}

constexpr std::array kPointsOfRuns = make_run_table();
static_assert(kPointsOfRuns[run_of(0, 7)] == 100);             // seven
static_assert(kPointsOfRuns[run_of(0, 8)] == 120);             // five and three
static_assert(kPointsOfRuns[run_of(0, kRanksOfSuit)] == 150);  // five and four

int points_of_all_runs(CardSet hand, Ranks spent) {
  int points = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    points += kPointsOfRuns[ranks_of(hand, suit) & ~spent];
  }
  return points;
}

// What one meld is by rules 2.10; the greater is the better.
std::tuple<bool, int, int, int, bool> strength(const Meld& meld, const Type& contract,
                                               const MeldRules& rules) {
  const int top = index(meld.top());
  return {rules.quartets_first && meld.quartet, meld.points, meld.cards.size(),
          contract.direction == Direction::kUp ? -top : top, meld.is_trump(contract)};
}

// Compares melds, and whole divisions of hands, under one contract.
class Contest {
 public:
  Contest(const Type& contract, const MeldRules& rules) : contract_(contract), rules_(rules) {}

  bool operator()(const Meld& a, const Meld& b) const { return better(a, b, contract_, rules_); }

  // The best meld decides, else the next; both have their best first.
  bool operator()(const std::vector<Meld>& a, const std::vector<Meld>& b) const {
    return std::lexicographical_compare(
        b.begin(), b.end(), a.begin(), a.end(),
        [this](const Meld& x, const Meld& y) { return (*this)(y, x); });
  }

 private:
  const Type& contract_;
  const MeldRules& rules_;
};

int sum_of(const std::vector<Meld>& melds) {
  return std::accumulate(melds.begin(), melds.end(), 0,
                         [](int sum, const Meld& meld) { return sum + meld.points; });
}

// Finds the best division of one suit into runs: tries every division that is worth as much as
// there is to be had.
class SuitDivision {
 public:
  SuitDivision(int suit, const Contest& contest) : suit_(suit), contest_(contest) {}

  std::vector<Meld> best(Ranks ranks) {
    divide(ranks);
    return best_;
  }

 private:
  void divide(Ranks ranks) {
    if (kPointsOfRuns[ranks] == 0) return compare();
    const int highest = static_cast<int>(std::bit_width(ranks)) - 1;
    const Ranks without = ranks - run_of(highest, 1);
    if (kPointsOfRuns[without] == kPointsOfRuns[ranks]) divide(without);
    for (int first = highest; first >= 0 && (ranks >> first & 1) != 0; --first) {
      const Ranks run = run_of(first, highest - first + 1);
      const int points = run_points(highest - first + 1);
      if (points == 0 || points + kPointsOfRuns[ranks - run] < kPointsOfRuns[ranks]) continue;
      melds_.push_back({.points = points, .cards = cards_of(run, suit_), .quartet = false});
      divide(ranks - run);
      melds_.pop_back();
    }
  }

  void compare() {
    std::vector<Meld> melds = melds_;
    std::ranges::sort(melds, contest_);
    if (contest_(melds, best_)) best_ = std::move(melds);
  }

  const int suit_;
  const Contest& contest_;
  std::vector<Meld> melds_;
  std::vector<Meld> best_;
};

std::vector<Meld> quartets_of(Ranks ranks) {
  std::vector<Meld> melds;
  for (int bit = 0; bit < kRanksOfSuit; ++bit) {
    if ((ranks >> bit & 1) == 0) continue;
    const Rank rank = rank_of(bit);
    melds.push_back(
        {.points = quartet_points(rank), .cards = CardSet::of_rank(rank), .quartet = true});
  }
  return melds;
}

// With these quartets. The suits are divided one by one: what is best in each is best together.
std::vector<Meld> division_with(Ranks quartets, Ranks spent, CardSet hand, const Contest& contest) {
  std::vector<Meld> melds = quartets_of(quartets);
  for (int suit = 0; suit < kSuits; ++suit) {
    const std::vector<Meld> runs = SuitDivision(suit, contest).best(ranks_of(hand, suit) & ~spent);
    melds.insert(melds.end(), runs.begin(), runs.end());
  }
  std::ranges::sort(melds, contest);
  return melds;
}

// Of several players whose best melds are equal the nearest to the leader, who is asked first.
std::optional<Seat> holder_of_best(const std::vector<std::vector<Meld>>& melds, Seat leader,
                                   const Contest& contest) {
  const auto best_of = [&melds](Seat seat) -> const std::vector<Meld>& {
    return melds[static_cast<std::size_t>(seat.index())];
  };
  const int seats = static_cast<int>(melds.size());
  std::optional<Seat> best;
  for (int i = 0; i < seats; ++i) {
    const Seat seat = leader.next(seats, i);
    if (best_of(seat).empty()) continue;
    if (!best || contest(best_of(seat).front(), best_of(*best).front())) best = seat;
  }
  return best;
}

}  // namespace

MeldRules meld_rules(const std::vector<RuleOption>& options) {
  return {.low_quartets = option_value(options, "low-quartets") != "off",
          .cross_melds = option_value(options, "cross-melds") == "on",
          .quartets_first = option_value(options, "quartets-first").has_value()};
}

Rank Meld::top() const {
  return Card::from_index(static_cast<int>(std::bit_width(cards.mask())) - 1).rank();
}

bool Meld::is_trump(const Type& contract) const {
  return contract.direction == Direction::kTrump && !quartet &&
         CardSet::of_suit(contract.trump).contains(cards);
}

bool better(const Meld& a, const Meld& b, const Type& contract, const MeldRules& rules) {
  return strength(a, contract, rules) > strength(b, contract, rules);
}

int points_of_runs(Ranks ranks) { return kPointsOfRuns[ranks]; }

int points_of_quartets(Ranks ranks) {
  int points = 0;
  for (; ranks != 0; ranks &= ranks - 1) points += quartet_points(rank_of(std::countr_zero(ranks)));
  return points;
}

int worth(CardSet hand, const MeldRules& rules) {
  int best = 0;
  for_each_choice(ranks_of_four(hand), rules, [&](Ranks quartets, Ranks spent) {
    best = std::max(best, points_of_quartets(quartets) + points_of_all_runs(hand, spent));
  });
  return best;
}

std::vector<Meld> best_division(CardSet hand, const Type& contract, const MeldRules& rules) {
  const Contest contest(contract, rules);
  std::vector<Meld> best;
  for_each_choice(ranks_of_four(hand), rules, [&](Ranks quartets, Ranks spent) {
    std::vector<Meld> melds = division_with(quartets, spent, hand, contest);
    const int gain = sum_of(melds) - sum_of(best);
    if (gain > 0 || (gain == 0 && contest(melds, best))) best = std::move(melds);
  });
  return best;
}

int stoeck(CardSet hand, const Type& contract) {
  if (contract.direction != Direction::kTrump) return 0;
  const CardSet pair{Card(contract.trump, Rank::kKing), Card(contract.trump, kOber)};
  return hand.contains(pair) ? Rules::kStoeck : 0;
}

int MeldScore::points_of(SeatSet seats) const {
  int points = 0;
  for (std::size_t i = 0; i < scored.size(); ++i) {
    if (seats.contains(Seat::from_index(static_cast<int>(i)))) points += scored[i] + stoeck[i];
  }
  return points;
}

MeldScore score_melds(std::span<const CardSet> hands, const Type& contract, const MeldRules& rules,
                      const MeldTable& table) {
  const int seats = static_cast<int>(hands.size());
  MeldScore score;
  for (int i = 0; i < seats; ++i) {
    const CardSet hand =
        table.joker == Seat::from_index(i) ? CardSet{} : hands[static_cast<std::size_t>(i)];
    score.melds.push_back(best_division(hand, contract, rules));
    score.worth.push_back(sum_of(score.melds.back()));
    score.stoeck.push_back(stoeck(hand, contract));
  }
  score.best = holder_of_best(score.melds, table.leader, Contest(contract, rules));
  const SeatSet winners = score.best ? side_of(*score.best, seats, table.joker) : SeatSet{};
  for (int i = 0; i < seats; ++i) {
    const bool scores = winners.contains(Seat::from_index(i));
    score.scored.push_back(scores ? score.worth[static_cast<std::size_t>(i)] : 0);
  }
  return score;
}

}  // namespace matador::jass
