// The score-sheet of Jass: points that are counted up to a target (rules 2.2, 2.12, 2.15, 2.16).
//
//   Sheet sheet(sheet_rules_of(/*seats=*/4, options));
//   sheet.enter(/*multiplier=*/2, {{.stoeck = 20, .tricks = 92}, {.wyz = 50, .tricks = 65}});
//   sheet.totals() == {224, 230};
//
// A column is a side: the first player and every other one, without the joker; where everyone plays
// for himself, and with two players, each has one of his own.

#ifndef MATADOR_SOLVER_GAMES_JASS_SHEET_H_
#define MATADOR_SOLVER_GAMES_JASS_SHEET_H_

#include <optional>
#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador::jass {

// What a column has of a deal, before it is multiplied.
struct Gains {
  int stoeck = 0;
  int wyz = 0;
  int tricks = 0;  // card points, the last trick and the match

  int sum() const { return stoeck + wyz + tricks; }
};

struct SheetRules {
  int seats = 4;
  int target = 3000;
  bool tricks_before_wyz = false;
  bool operator==(const SheetRules&) const = default;
};

// By the options `target` and `order`.
SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options);

class Sheet {
 public:
  explicit Sheet(const SheetRules& rules);

  // The column that a deal makes the winner of the game; none where it goes on. Points are counted
  // up in the order of the rules, and where that brings several to the target at the same time the
  // one that then has most has won. Where these have as much, what is counted next decides; where
  // that has brought nothing either, they play on.
  std::optional<int> winner(int multiplier, const std::vector<Gains>& gains) const;

  // Enters a deal. The game that follows a finished one begins with nothing for anyone.
  std::optional<int> enter(int multiplier, const std::vector<Gains>& gains);

  // None of the joker.
  std::optional<int> column_of(Seat seat, std::optional<Seat> joker) const;
  int columns() const { return static_cast<int>(totals_.size()); }
  // After the last deal; those of a finished game until the next deal is entered.
  const std::vector<int>& totals() const { return totals_; }
  const std::vector<int>& games_won() const { return games_won_; }  // by column
  int games() const { return games_; }                              // that are finished
  const SheetRules& rules() const { return rules_; }

 private:
  // What a deal is counted up from.
  std::vector<int> before() const;

  SheetRules rules_;
  std::vector<int> totals_;
  std::vector<int> games_won_;
  int games_ = 0;
  bool over_ = false;
};

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_SHEET_H_
