// What a deal of Sjavs earns, and the score-sheet.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_
#define MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_

#include <string_view>
#include <vector>

#include "solver/cards/card.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador::sjavs {

// ---- Score --------------------------------------------------------------------------------------
// What a deal of Sjavs earns (rules 1.11, 1.14, 1.18, 1.19), from the declaring side's view.
//
//   const Scoring scoring = scoring_of(/*seats=*/4, options);
//   sjavs::score(Suit::kHearts, {.points = 73, .tricks = 5}, scoring) == 2
//   sjavs::score_ladder(Suit::kClubs, scoring)   -16 -8 0 4 8 16 24, as decisions

// The terms of the score beside trumps: the number of players, and the options.
struct Scoring {
  int seats = 4;
  bool solo_vol = true;  // a single player's vol earns more than a side's
};

// The default of the option solo-vol: the value that `suduroy` stands for (rules 1.14), or else
// that of the number of players.
std::string_view usual_solo_vol(int seats, const std::vector<RuleOption>& options);

Scoring scoring_of(int seats, const std::vector<RuleOption>& options);

int score(Suit trump, const Winnings& won, const Scoring& scoring);

// The scores that a deal can earn, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(Suit trump, const Scoring& scoring);

// ---- Sheet --------------------------------------------------------------------------------------
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

  // Enters the score of a deal for its declaring side; 0 is a tie.
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

#endif  // MATADOR_SOLVER_GAMES_SJAVS_SCORE_H_
