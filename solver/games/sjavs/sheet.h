// The score-sheet of Sjavs: rubbers that count down, crosses, and the ties that are carried (rules
// 1.12 to 1.14, 1.18, 1.19).
//
//   Sheet sheet(sheet_rules_of(/*seats=*/4, options));
//   sheet.enter(Seat::number(2), 4).left == {24, 20};
//   sheet.enter(Seat::number(1), 0);                       60-60: carried
//   sheet.enter(Seat::number(4), -8).left == {14, 20};     8 for the deal and 2 for the tie
//
// A column is a side: seats 1 and 3, then 2 and 4; with fewer players each has one of his own. A
// deal in which all pass is not entered: it changes nothing.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_SHEET_H_
#define MATADOR_SOLVER_GAMES_SJAVS_SHEET_H_

#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador::sjavs {

// What the sheet depends on beside what is entered.
struct SheetRules {
  int seats = 4;
  int tie_bonus = 2;            // where the side that declared the tied deal wins the next
  int tie_bonus_of_others = 2;  // where its opponents do
  bool double_victory = true;
  bool operator==(const SheetRules&) const = default;
};

// By the options of those names, or else what the rule set `suduroy` says of them (rules 1.14).
SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options);

class Sheet {
 public:
  // What one deal has done; the lists are by column.
  struct Entry {
    int bonus = 0;             // what the carried ties have added, for each who won
    std::vector<int> left;     // what each still had to win then; the next rubber begins anew
    std::vector<int> crosses;  // that the deal has brought; none while the rubber goes on
    bool operator==(const Entry&) const = default;
  };

  explicit Sheet(const SheetRules& rules);

  // Enters what a deal earned its declaring side (see score.h); 0 is a tie.
  Entry enter(Seat declarer, int score);

  int columns() const { return static_cast<int>(left_.size()); }
  int column_of(Seat seat) const { return seat.index() % columns(); }
  const std::vector<int>& left() const { return left_; }        // in the rubber that is played
  const std::vector<int>& crosses() const { return crosses_; }  // of the evening
  int ties() const { return static_cast<int>(ties_.size()); }   // that are carried
  int rubbers() const { return rubbers_; }                      // that are finished

 private:
  int bonus_of(const std::vector<bool>& winners) const;
  std::vector<int> crosses_won() const;

  SheetRules rules_;
  std::vector<int> left_;
  std::vector<int> crosses_;
  std::vector<int> ties_;  // the columns that declared them
  int rubbers_ = 0;
};

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_SHEET_H_
