// The score-sheet of Davoserjazz: penalties over the seven hands, and the pot that they make
// (rules 4.4).
//
//   Sheet sheet(/*seats=*/4);
//   sheet.enter(/*hand=*/0, {0, 70, 0, 20});   ... six hands more
//   shares(sheet.pot(), /*places=*/{1, 2, 3, 4}, *share_weights(/*seats=*/4, {}))
//
// A hand is named by its place in Rules::kHands. The last one ends the game, and shares what is in
// the pot then: of a game that was not written down whole, or not in order, as much is known.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SHEET_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SHEET_H_

#include <bitset>
#include <cstddef>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/davoserjazz/rules.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador::davoserjazz {

// ---- Sheet --------------------------------------------------------------------------------------

class Sheet {
 public:
  explicit Sheet(int seats) : totals_(static_cast<std::size_t>(seats)) {}

  // Whether the game has this hand; of a finished game until the next hand is entered.
  bool has(std::size_t hand) const { return entered_.test(hand); }
  bool is_over() const { return has(kLast); }

  // Enters what a hand costs each player, which a game that is not over does not have yet. A game
  // that follows another begins with nothing.
  void enter(std::size_t hand, const std::vector<int>& penalties);

  // The totals of the seats so far; those of a finished game until the next hand is entered.
  const std::vector<int>& totals() const { return totals_; }
  int pot() const;
  int games() const { return games_; }  // that are finished

 private:
  static constexpr std::size_t kHands = 7;
  static constexpr std::size_t kLast = kHands - 1;

  std::vector<int> totals_;
  std::bitset<kHands> entered_;
  int games_ = 0;
};

// How the pot is shared, the first place first; what counts is how these numbers compare. Three
// players: 1/2, 1/3, 1/6; more: half, a quarter, and the rest equally; or as the option `shares`
// says. InvalidArgument where it does not have a share for each place, 100 in all.
absl::StatusOr<std::vector<int>> share_weights(int seats, const std::vector<RuleOption>& options);

// What each player has of the pot, by seat, by the places in which they went out of the last hand,
// a permutation of 1 to the number of players. Each share in turn is what it is of the shares that
// remain, of the pot that remains, rounded up.
std::vector<int> shares(int pot, const std::vector<int>& places, const std::vector<int>& weights);

// ---- Score --------------------------------------------------------------------------------------
// What a hand of Davoserjazz that is played in tricks costs the players (rules 4.2).
//
//   penalties(hand, shape, won_by_each(played))   // {0, 70, 0, 20}

// A contract is one of the hands, by its place among them.
constexpr const Hand& hand_of(Contract contract) {
  return Rules::kHands[static_cast<std::size_t>(contract.index)];
}

// The penalties that a player can have, the lowest first, with the decision behind each. Empty for
// a hand without tricks.
std::vector<Rung> penalty_ladder(const Hand& hand, const DealShape& shape);

// The penalties at the end of the hand, by seat.
std::vector<int> penalties(const Hand& hand, const DealShape& shape, const WinningsBySeat& won);

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SHEET_H_
