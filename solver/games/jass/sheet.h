// The score-sheet of Jass: points that are counted up to a target (rules 2.2, 2.12, 2.15, 2.16,
// 2.22, 2.23).
//
//   Sheet sheet(sheet_rules_of(/*seats=*/4, options));
//   const Course course = sheet.course_of(
//       /*multiplier=*/2, {{.stoeck = 20, .tricks = 92}, {.wyz = 50, .tricks = 65}});
//   sheet.enter(course).winner    // none: the game goes on
//   sheet.totals() == {224, 230};
//
// A column is a side: the first player and every other one, without the joker; where everyone plays
// for himself, and with two players, each has one of his own.

#ifndef MATADOR_SOLVER_GAMES_JASS_SHEET_H_
#define MATADOR_SOLVER_GAMES_JASS_SHEET_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/jass/rules.h"
#include "solver/games/winnings.h"

namespace matador::jass {

// ---- Sheet --------------------------------------------------------------------------------------

// The points of a column from one deal, before they are multiplied.
struct Gains {
  int stoeck = 0;
  int wyz = 0;
  int tricks = 0;  // card points, the last trick and the match

  int sum() const { return stoeck + wyz + tricks; }
};

// What a deal brings the columns, multiplied: one after the other, what counts at the same time
// together.
using Course = std::vector<std::vector<int>>;

struct SheetRules {
  int seats = 4;
  int target = 3000;
  bool tricks_before_wyz = false;
  bool by_trick = false;  // everything counts when it is won, and ends the game at the target
  bool operator==(const SheetRules&) const = default;
};

// The options `target`, `order` and `count` decide them.
SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options);

class Sheet {
 public:
  explicit Sheet(const SheetRules& rules);

  // The column that is first to reach a number of points, and the step of the course in which it
  // is.
  struct First {
    int column;
    std::size_t step;
    bool operator==(const First&) const = default;
  };
  // The effect of a deal.
  struct Entry {
    std::optional<First> winner;     // of the game; none where it goes on
    std::optional<First> bergpreis;  // first at half the target, where that was in this deal
    std::vector<int> counted;        // by column: all of the deal, unless it ended on the way
  };

  // The course of a deal that counts as a whole: three steps, in the order of the rules.
  Course course_of(int multiplier, const std::vector<Gains>& gains) const;

  // Who wins the game by that deal. Where a step brings several to the target at the same time the
  // one that then has most has won. Where these have as much, the next step decides; where that has
  // brought nothing either, they play on.
  std::optional<First> winner(const Course& course) const;

  // Enters a deal. The game that follows a finished one begins with nothing for anyone.
  Entry enter(const Course& course);

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
  // Who is first, by this deal, to reach a number of halves of the target.
  std::optional<First> first_at(int halves, const Course& course) const;

  SheetRules rules_;
  std::vector<int> totals_;
  std::vector<int> games_won_;
  int games_ = 0;
  bool has_bergpreis_ = false;  // of this game
  bool over_ = false;
};

// ---- Course -------------------------------------------------------------------------------------
// What counts when in a deal of Jass that is counted trick by trick (rules 2.22).
//
//   for (const Counted& counted : course_of(task, /*tricks_before_wyz=*/false))
//     counted.trick, counted.seat, counted.points   // 1, seat 3, 50: the Wyz of his side

// One after the other, as far as the play of the task goes: Stöck when its second card falls, Wyz
// after the first trick of a round (of the two that two players have), and every trick as it is
// won, the last one with what it brings, and with the match. InvalidArgument where the play breaks
// the rules.
absl::StatusOr<std::vector<Counted>> course_of(const Task& task, bool tricks_before_wyz);

// ---- Score --------------------------------------------------------------------------------------
// What a deal of Jass earns (rules 2.5, 2.12, 2.15), from the view of the declaring side, or of the
// player where everyone plays for himself.
//
//   jass::score_ladder(multiplier(contract, options), /*seats=*/4, {.ours = 50, .theirs = 20})

// What the sides have from Wyz and Stöck before the first card is played.
struct Shown {
  int ours = 0;
  int theirs = 0;
};

// What a contract multiplies everything by (rules 2.2), by the option `multipliers`.
int multiplier(Contract contract, const std::vector<RuleOption>& options);

// The scores that a deal can earn, the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(int multiplier, int seats, const Shown& shown);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_SHEET_H_
