#include "solver/games/jass/melds.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <tuple>

#include "solver/deals/numbered.h"
#include "solver/games/options.h"

namespace matador::jass {
namespace {

constexpr int kShortestRun = 3;
constexpr int kShortestToSplit = 8;

constexpr int run_points(int length) {  // Jass 2.9
  if (length < kShortestRun) return 0;
  return length == 3 ? 20 : length == 4 ? 50 : 100;
}

constexpr int quartet_points(Rank rank) {  // Jass 2.9
  if (rank == kUnder) return 200;
  return rank == Rank::kNine ? 150 : 100;
}

constexpr Rank rank_of(int bit) { return static_cast<Rank>(index(Rank::kSix) + bit); }

// `length` bits from `first` on.
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

using RunTable = std::array<std::uint8_t, kAllRanks + 1>;  // by the ranks of a suit

// The highest card begins a run of some length, or is in none.
constexpr RunTable make_run_table() {
  RunTable table{};
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

// The longest run from the highest card down.
constexpr Ranks top_run(Ranks ranks) {
  const int above = static_cast<int>(std::bit_width(ranks));
  int first = above - 1;
  while (first > 0 && (ranks >> (first - 1) & 1) != 0) --first;
  return run_of(first, above - first);
}

// What the runs of each set of ranks are worth if no run is split.
constexpr RunTable make_whole_run_table() {
  RunTable table{};
  for (Ranks ranks = 1; ranks <= kAllRanks; ++ranks) {
    const Ranks run = top_run(ranks);
    table[ranks] = static_cast<std::uint8_t>(run_points(std::popcount(run)) + table[ranks - run]);
  }
  return table;
}

constexpr RunTable kPointsOfRuns = make_run_table();
constexpr RunTable kPointsOfWholeRuns = make_whole_run_table();
static_assert(kPointsOfRuns[run_of(0, 7)] == 100);             // seven
static_assert(kPointsOfRuns[run_of(0, 8)] == 120);             // five and three
static_assert(kPointsOfRuns[run_of(0, kRanksOfSuit)] == 150);  // five and four
static_assert(kPointsOfWholeRuns[run_of(0, kRanksOfSuit)] == 100);
static_assert(kPointsOfWholeRuns[0b111011110] == 70);

int points_of_all_runs(CardSet hand, Ranks spent, const MeldRules& rules) {
  int points = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    points += points_of_runs(ranks_of(hand, suit) & ~spent, rules);
  }
  return points;
}

// The rank of one meld by rules 2.10; the greater is the better.
std::tuple<bool, int, int, int, bool> strength(const Meld& meld, const Type& contract,
                                               const MeldRules& rules) {
  const bool low_is_better = contract.direction == Direction::kUp && !meld.quartet;
  const int top = index(meld.top());
  return {!rules.by_cards && meld.quartet, meld.points, meld.cards.size(),
          low_is_better ? -top : top, meld.is_trump(contract)};
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
    ranges::sort(melds, contest_);
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

std::vector<Meld> whole_runs(Ranks ranks, int suit) {
  std::vector<Meld> melds;
  while (ranks != 0) {
    const Ranks run = top_run(ranks);
    const int points = run_points(std::popcount(run));
    if (points > 0) {
      melds.push_back({.points = points, .cards = cards_of(run, suit), .quartet = false});
    }
    ranks -= run;
  }
  return melds;
}

// With these quartets. The suits are divided one by one: what is best in each is best together.
std::vector<Meld> division_with(Ranks quartets, Ranks spent, CardSet hand, bool split_runs,
                                const Contest& contest) {
  std::vector<Meld> melds = quartets_of(quartets);
  for (int suit = 0; suit < kSuits; ++suit) {
    const Ranks ranks = ranks_of(hand, suit) & ~spent;
    const std::vector<Meld> runs =
        split_runs ? SuitDivision(suit, contest).best(ranks) : whole_runs(ranks, suit);
    melds.insert(melds.end(), runs.begin(), runs.end());
  }
  ranges::sort(melds, contest);
  return melds;
}

}  // namespace

MeldRules meld_rules(const std::vector<RuleOption>& options) {
  return {.low_quartets = option_value(options, "low-quartets") != "off",
          .cross_melds = option_value(options, "cross-melds") == "on",
          .split_runs = option_value(options, "split-runs") != "off",
          .by_cards = option_value(options, "wyz-order") == "cards"};
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

int points_of_runs(Ranks ranks, const MeldRules& rules) {
  return rules.split_runs ? kPointsOfRuns[ranks] : kPointsOfWholeRuns[ranks];
}

int points_of_quartets(Ranks ranks) {
  int points = 0;
  for (; ranks != 0; ranks &= ranks - 1) points += quartet_points(rank_of(std::countr_zero(ranks)));
  return points;
}

int worth(CardSet hand, const MeldRules& rules) {
  int best = 0;
  for_each_choice(ranks_of_four(hand), rules, [&](Ranks quartets, Ranks spent) {
    best = std::max(best, points_of_quartets(quartets) + points_of_all_runs(hand, spent, rules));
  });
  return best;
}

int sum_of(const std::vector<Meld>& melds) {
  return std::accumulate(melds.begin(), melds.end(), 0,
                         [](int sum, const Meld& meld) { return sum + meld.points; });
}

std::vector<Meld> best_division(CardSet hand, const Type& contract, const MeldRules& rules) {
  const Contest contest(contract, rules);
  std::vector<Meld> best;
  for_each_choice(ranks_of_four(hand), rules, [&](Ranks quartets, Ranks spent) {
    std::vector<Meld> melds = division_with(quartets, spent, hand, rules.split_runs, contest);
    const int gain = sum_of(melds) - sum_of(best);
    if (gain > 0 || (gain == 0 && contest(melds, best))) best = std::move(melds);
  });
  return best;
}

std::vector<std::vector<Meld>> divisions_with_long_run(CardSet hand, const Type& contract,
                                                       const MeldRules& rules) {
  const Contest contest(contract, rules);
  std::vector<std::vector<Meld>> divisions;
  for_each_choice(ranks_of_four(hand), rules, [&](Ranks quartets, Ranks spent) {
    std::vector<Meld> melds = division_with(quartets, spent, hand, /*split_runs=*/false, contest);
    const bool has_long_run = ranges::any_of(
        melds, [](const Meld& meld) { return meld.cards.size() >= kShortestToSplit; });
    if (has_long_run) divisions.push_back(std::move(melds));
  });
  return divisions;
}

int stoeck(CardSet hand, const Type& contract) {
  if (contract.direction != Direction::kTrump) return 0;
  const CardSet pair{Card(contract.trump, Rank::kKing), Card(contract.trump, kOber)};
  return hand.contains(pair) ? Rules::kStoeck : 0;
}

namespace {

constexpr int kMostQuartets = 3;  // in twelve cards

// A way to show quartets: what they bring, and the ranks that runs go without.
struct Choice {
  int points;
  Ranks spent;
};
using Choices = std::vector<Choice>;

// Some suits of a hand: how many cards they have, and what their runs are worth with each choice.
struct MeldPart {
  int cards = 0;
  std::array<int, 1 << kMostQuartets> points{};
  auto operator<=>(const MeldPart&) const = default;
};
using MeldParts = std::map<MeldPart, std::int64_t>;  // each with the ways to have it

Choices choices_of(Ranks fours, const MeldRules& rules) {
  Choices choices;
  for_each_choice(fours, rules, [&choices](Ranks quartets, Ranks spent) {
    choices.push_back({points_of_quartets(quartets), spent});
  });
  return choices;
}

// One suit that has the ranks `needed`, and others of `pack`; `most` cards.
MeldParts parts_of_suit(Ranks pack, Ranks needed, int most, const Choices& choices,
                        const MeldRules& rules) {
  MeldParts parts;
  for (Ranks ranks = 0; ranks <= pack; ++ranks) {
    if ((needed & ~ranks) != 0 || (ranks & ~pack) != 0) continue;
    MeldPart part{.cards = std::popcount(ranks)};
    if (part.cards > most) continue;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      part.points.at(i) = points_of_runs(ranks & ~choices[i].spent, rules);
    }
    ++parts[part];
  }
  return parts;
}

MeldParts together(const MeldParts& some, const MeldParts& others) {
  MeldParts parts;
  for (const auto& [a, ways_of_a] : some) {
    for (const auto& [b, ways_of_b] : others) {
      MeldPart both{.cards = a.cards + b.cards};
      for (std::size_t i = 0; i < both.points.size(); ++i)
        both.points[i] = a.points[i] + b.points[i];
      parts[both] += ways_of_a * ways_of_b;
    }
  }
  return parts;
}

class Count {
 public:
  Count(int seats, const MeldRules& rules) : rules_(rules), hand_size_(variant(seats).hand_size) {
    packs_.fill(kAllRanks);
    if (seats == 5) {
      const Card card = Rules::kLeftOut;
      packs_[at(card.suit())] -= Ranks{1} << (index(card.rank()) - index(Rank::kSix));
    }
  }

  std::map<int, std::int64_t> hands_by_worth() {
    for_each_superset(0, [this](Ranks fours) {
      const Choices choices = choices_of(fours, rules_);
      for_each_superset(fours, [&](Ranks needed) {
        const int more = std::popcount(needed) - std::popcount(fours);
        count(needed, choices, more % 2 == 0 ? 1 : -1);
      });
    });
    return hands_;
  }

 private:
  // The sets of ranks of which a hand can have all four.
  template <typename Visit>
  void for_each_superset(Ranks of, const Visit& visit) const {
    for (Ranks ranks = of; ranks <= kAllRanks; ranks = (ranks + 1) | of) {
      if (kSuits * std::popcount(ranks) <= hand_size_) visit(ranks);
    }
  }

  // All hands that have four of the ranks `needed`, and make the best of these choices.
  void count(Ranks needed, const Choices& choices, int sign) {
    const int most = hand_size_ - (kSuits - 1) * std::popcount(needed);  // the others have theirs
    std::array<MeldParts, kSuits> suits;
    for (std::size_t i = 0; i < kSuits; ++i) {
      suits.at(i) = parts_of_suit(packs_.at(i), needed, most, choices, rules_);
    }
    const MeldParts some = together(suits[0], suits[1]);
    const MeldParts others = together(suits[2], suits[3]);
    for (const auto& [a, ways_of_a] : some) {
      const int rest = hand_size_ - a.cards;
      const auto first = others.lower_bound({.cards = rest});  // in order of cards, then points
      const auto end = others.lower_bound({.cards = rest + 1});
      for (auto other = first; other != end; ++other) {
        const auto& [b, ways_of_b] = *other;
        int worth = 0;
        for (std::size_t i = 0; i < choices.size(); ++i) {
          worth = std::max(worth, choices[i].points + a.points.at(i) + b.points.at(i));
        }
        hands_[worth] += sign * ways_of_a * ways_of_b;
      }
    }
  }

  const MeldRules rules_;
  const int hand_size_;
  std::array<Ranks, kSuits> packs_{};  // of each suit
  std::map<int, std::int64_t> hands_;
};

}  // namespace

MeldCounts count_melds(int seats, const MeldRules& rules) {
  const int size = variant(seats).hand_size;
  const int pack = Rules::kPack.size() - (seats == 5 ? 1 : 0);
  MeldCounts counts{
      .rows = {}, .hands = binomial(pack, size), .stoeck = binomial(pack - 2, size - 2)};
  for (const auto& [worth, hands] : Count(seats, rules).hands_by_worth()) {
    if (hands != 0) counts.rows[worth] = static_cast<std::uint64_t>(hands);
  }
  return counts;
}

}  // namespace matador::jass
