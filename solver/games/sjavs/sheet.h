// The score-sheet of Sjavs: rubbers that count down, crosses, and carried ties (rules 1.12 to 1.14,
// 1.18, 1.19).
//
//   Sheet sheet(sheet_rules_of(/*seats=*/4, options));
//   sheet.enter(Seat::number(2), 4).left == {24, 20};
//   sheet.enter(Seat::number(1), 0);                       60-60: carried
//   sheet.enter(Seat::number(4), -8).left == {14, 20};     8 for the deal and 2 for the tie
//
// A column is a side: seats 1 and 3, then 2 and 4; with three and two players each has a column. A
// deal in which all pass changes nothing, and is not entered.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_SHEET_H_
#define MATADOR_SOLVER_GAMES_SJAVS_SHEET_H_

#include <string_view>
#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador::sjavs {

// The rules of the sheet.
struct SheetRules {
  int seats = 4;
  int tie_bonus = 2;            // if the side that declared the tied deal wins the next
  int tie_bonus_of_others = 2;  // if its opponents win the next
  bool double_victory = true;
  bool operator==(const SheetRules&) const = default;
};

// The defaults of these options: the values that `suduroy` stands for (rules 1.14), or else the
// usual ones.
std::string_view usual_tie_bonus(int seats, const std::vector<RuleOption>& options);
std::string_view usual_double_victory(int seats, const std::vector<RuleOption>& options);

SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options);

class Sheet {
 public:
  // The effect of one deal; the lists are by column.
  struct Entry {
    int bonus = 0;             // added by the carried ties, for each winner
    std::vector<int> left;     // what is left to win after the deal; the next rubber begins anew
    std::vector<int> crosses;  // won with the deal; empty while the rubber goes on
    bool operator==(const Entry&) const = default;
  };

  explicit Sheet(const SheetRules& rules);

  // Enters the score of a deal for its declaring side (see score.h); 0 is a tie.
  Entry enter(Seat declarer, int score);

  int columns() const { return static_cast<int>(left_.size()); }
  int column_of(Seat seat) const { return seat.index() % columns(); }
  const std::vector<int>& left() const { return left_; }        // in the current rubber
  const std::vector<int>& crosses() const { return crosses_; }  // of the evening
  int ties() const { return static_cast<int>(ties_.size()); }   // carried ties
  int rubbers() const { return rubbers_; }                      // finished rubbers

 private:
  int bonus_of(const std::vector<bool>& winners) const;
  std::vector<int> crosses_won() const;

  SheetRules rules_;
  std::vector<int> left_;
  std::vector<int> crosses_;
  std::vector<int> ties_;  // for each carried tie the column that declared it
  int rubbers_ = 0;
};

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_SHEET_H_
