// Wyz and Stöck, the melds of Schieber Jass (rules 2.9 to 2.11), in one hand as it is dealt. Who of
// several players scores is in meld_score.h.
//
//   worth(hand, {})                            // 150: a run of nine, as five and four
//   best_division(hand, contract, {}).front()  // his best meld: points, cards, ...
//
// Points are those of the cards; what the contract multiplies is not in them.

#ifndef MATADOR_SOLVER_GAMES_JASS_MELDS_H_
#define MATADOR_SOLVER_GAMES_JASS_MELDS_H_

#include <cstdint>
#include <map>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/games/game.h"
#include "solver/games/jass/rules.h"

namespace matador::jass {

// The rule options that change what melds are worth.
struct MeldRules {
  bool low_quartets = true;  // four 6, 7 or 8 count
  bool cross_melds = false;  // a card may be in a run and in a quartet
  bool split_runs = true;    // a run of eight or nine may count as two
  bool by_cards = false;     // points decide, then the number of cards; else quartets beat runs
};

MeldRules meld_rules(const std::vector<RuleOption>& options);

// Three to nine consecutive cards of a suit, or four of a kind.
struct Meld {
  int points;
  CardSet cards;
  bool quartet;

  // The rank of the highest card in the natural order.
  Rank top() const;
  bool is_trump(const Type& contract) const;  // a run of trumps
  bool operator==(const Meld&) const = default;
};

// Whether `a` beats `b` by what the two are (rules 2.10), whoever holds them.
bool better(const Meld& a, const Meld& b, const Type& contract, const MeldRules& rules);

// What the melds of a hand are worth at most. Made for many hands: some nanoseconds.
int worth(CardSet hand, const MeldRules& rules);

// The melds that a player shows: of all ways to divide his hand the one that is worth most; among
// equals that whose best meld is best, then the next, and so on. The best meld first.
std::vector<Meld> best_division(CardSet hand, const Type& contract, const MeldRules& rules);

// The points of king and ober of trumps in one hand (rules 2.11), else 0.
int stoeck(CardSet hand, const Type& contract);

// The divisions in which a run of eight or nine is shown whole, for 100: the best with each choice
// of quartets. They may be worth less than best_division(), and beat what that does not.
std::vector<std::vector<Meld>> divisions_with_long_run(CardSet hand, const Type& contract,
                                                       const MeldRules& rules);

// The worth of several melds together.
int sum_of(const std::vector<Meld>& melds);

// ---- What worth() is made of, for those who count hands without looking at them -----------------

// The ranks of a suit are nine bits, the six the lowest and the ace the highest:
//
//   A K O U 10 9 8 7 6
//   1 1 1 0 0  1 1 1 1    0b111001111: a run of three and one of four
using Ranks = unsigned;
inline constexpr int kRanksOfSuit = static_cast<int>(Rules::kPlainRanks.size());
inline constexpr Ranks kAllRanks = (1u << kRanksOfSuit) - 1;

int points_of_runs(Ranks ranks, const MeldRules& rules);  // in one suit
int points_of_quartets(Ranks ranks);                      // of all these ranks

// Calls `visit(quartets, spent)` for every way to show some of the quartets that a hand has: those
// shown, and the ranks that its runs then go without. Cards that may count twice are left out of
// the runs only where that cuts one that may not be split.
template <typename Visit>
void for_each_choice(Ranks fours, const MeldRules& rules, const Visit& visit) {
  constexpr Ranks kLow = 0b111;  // 6, 7 and 8
  const Ranks all = rules.low_quartets ? fours : fours & ~kLow;
  if (rules.cross_melds && rules.split_runs) return visit(all, Ranks{0});
  for (Ranks chosen = all;; chosen = (chosen - 1) & all) {
    visit(rules.cross_melds ? all : chosen, chosen);
    if (chosen == 0) return;
  }
}

// ---- Meld counts --------------------------------------------------------------------------------
// What the Wyz of a hand is worth (rules 2.9), and how often: counted exactly, over all
// hands that a player can be dealt.
//
//   MeldCounts counts = count_melds(/*seats=*/4, {});
//   counts.hands            // 36 over 9 = 94143280
//   counts.rows.at(0)       // 67586480 hands without, 0.718 of all
//   counts.stoeck           // 5379616: king and ober of the suit that is trumps, 0.0571
//
// The count visits no single hand. For runs the suits are independent: each suit is one of 512 sets
// of ranks, most of which share their number of cards and points with others, and the ways of four
// suits are multiplied. Quartets connect the suits. So hands are counted by the set of ranks of
// which they hold all four: the hands that have at least this set, less those that have one rank
// more, and so on (inclusion and exclusion). Nine cards take 5 ms, twelve 20.

struct MeldCounts {
  std::map<int, std::uint64_t> rows;  // hands, by the worth of their melds; those that occur
  std::uint64_t hands;                // all
  std::uint64_t stoeck;               // hands with Stöck, when one given suit is trumps
};

// For the hands of that many players: 12 cards with three, 9 with two and four, 7 of 35 with five,
// 6 with six.
MeldCounts count_melds(int seats, const MeldRules& rules);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_MELDS_H_
