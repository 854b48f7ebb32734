#include "solver/games/jass/meld_counts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <map>

#include "solver/deals/numbered.h"

namespace matador::jass {
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
