// What a deal of Scharwenzel scores (rules 3.5 to 3.9), from the declaring side's view, and the
// score-sheet.
//
// A side is worth most if it wins every trick, then if it wins the first ones until it has the
// majority ("for the first"), then with the majority, then with half of the tricks; each of these
// contains those before it, for the other side the other way round. So the score is a ladder.
//
// At the moment in which a side has the majority for the first it decides, once, to stop or to play
// on for tout. Until then the ladder has the better of the two on each rung; for those who play on
// there is nothing but the tout.
//
//   const Stakes stakes{.tricks = 8, .win = 2, .matadors = {.ours = 3}};
//   score_ladder(stakes)   -26 -4 -2 0 5 7 26, as decisions

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_SCORE_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_SCORE_H_

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "solver/cards/card.h"
#include "solver/cards/seat.h"
#include "solver/deals/deal.h"
#include "solver/games/game.h"
#include "solver/games/scharwenzel/rules.h"

namespace matador::scharwenzel {

// ---- Score --------------------------------------------------------------------------------------

// The number of matadors that the sides are paid for: 0, or 3 to 7, for one of the two.
struct Matadors {
  int ours = 0;
  int theirs = 0;
  bool operator==(const Matadors&) const = default;
};

// The run from the top that one side was dealt (rules 3.7).
Matadors matadors_of(const Deal& deal, Suit trump, SeatSet declaring_side);

// The stakes of a deal.
struct Stakes {
  int tricks;
  int win = Rules::kWin;
  Matadors matadors = {};
  bool pays_holders = false;  // the option: matadors are paid whoever wins, but for a tout
  int hook = Rules::kHook;    // in points
};

// The worth of a win. `all_passed`: nobody has bid.
int worth_of_win(Suit trump, bool all_passed);

// The options `matadors` and `hook` decide who is paid.
Stakes stakes_of(int tricks, int win, const Matadors& matadors,
                 const std::vector<RuleOption>& options);

// Before anyone has to decide, with none announced.
std::vector<Rung> score_ladder(const Stakes& stakes);

// A tout that one side plays for, `ours` or not: it wins `won` hooks, or loses `lost`.
struct Tout {
  bool ours;
  int won;
  int lost;
};
inline constexpr Tout played_on(bool ours) {
  return {.ours = ours, .won = Rules::kToutWon, .lost = Rules::kToutLost};
}
inline constexpr Tout announced(bool ours) {
  return {.ours = ours, .won = Rules::kAnnouncedToutWon, .lost = Rules::kAnnouncedToutLost};
}
std::vector<Rung> tout_ladder(const Stakes& stakes, const Tout& tout);

// ---- Deals that were played ---------------------------------------------------------------------

// The entry of one side on the sheet.
struct Gains {
  int points = 0;
  int hooks = 0;
  bool operator==(const Gains&) const = default;
};

struct Account {
  Gains ours;
  Gains theirs;
  int bock = 0;  // points that are carried, where the tricks were shared
  // Who has won, where neither side played for tout: he gets what was carried.
  std::optional<bool> by_us = {};
  bool operator==(const Account&) const = default;
};

// The tricks come in order, each won by the declaring side or not. They may be fewer than all: the
// side with the majority has stopped then, or the rest did not matter. None where more tricks are
// needed to know. `announced`: the tout, if there is one. `next_begun`: a card of the next trick is
// played, so nobody has stopped.
std::optional<Account> account_of(const Stakes& stakes, const std::optional<Tout>& announced,
                                  const std::vector<bool>& won, bool next_begun = false);

// The side that has won the first ones of all `tricks` until it had the majority, if one has: the
// declaring side or not (rules 3.6). `won`: each that is complete, by the declaring side or not.
std::optional<bool> for_the_first(int tricks, const std::vector<bool>& won);

// What the account adds to the score-sheet (rules 0.3), without what was carried.
int score(const Stakes& stakes, const Account& account);

// ---- Matador counts -----------------------------------------------------------------------------
// How often a team of Scharwenzel is dealt how many matadors (rules 3.7): an exact count. It is the
// same for every trump suit.
//
//   MatadorCounts counts = count_matadors(/*seats=*/4);
//   counts.rows.at(3)    // of counts.ways, 32! / (16!)^2 = 601080390

struct MatadorCounts {
  // The ways to divide the pack between the teams, by the number of matadors that a team is paid
  // for, 0 or 3 to 7. Each team holds them in half of these ways.
  std::map<int, std::uint64_t> rows;
  std::uint64_t ways = 0;  // all
};

// For 4, 6 or 8 players.
MatadorCounts count_matadors(int seats);

// ---- Sheet --------------------------------------------------------------------------------------
// The score-sheet of Scharwenzel: points up to a thread, hooks, and what a Bock carries (rules 3.5,
// 3.8, 3.9).
//
//   Sheet sheet;
//   sheet.enter(Seat::number(2), account).points == {0, 5};
//
// The first column is the side of the odd seats, the second that of the even ones.

class Sheet {
 public:
  // The effect of one deal; the lists are by column.
  struct Entry {
    int bonus = 0;             // what was carried and has come to the winners
    std::vector<int> points;   // then; the next thread begins anew
    std::vector<int> threads;  // that its points have brought, at the end of a game; else none
    bool operator==(const Entry&) const = default;
  };

  // Enters what a deal brought its declaring side and the others.
  Entry enter(Seat declarer, const Account& account);

  static int column_of(Seat seat) { return seat.index() % Rules::kTeams; }
  const std::vector<int>& points() const { return points_; }    // of the game that is played
  const std::vector<int>& threads() const { return threads_; }  // of the evening, a hook being one
  const std::vector<int>& hooks() const { return hooks_; }      // of the evening
  int carried() const { return carried_; }                      // points
  int games() const { return games_; }                          // that are finished

 private:
  void end_game(std::size_t first, Entry& entry);

  std::vector<int> points_ = std::vector<int>(Rules::kTeams);
  std::vector<int> threads_ = std::vector<int>(Rules::kTeams);
  std::vector<int> hooks_ = std::vector<int>(Rules::kTeams);
  int carried_ = 0;
  int games_ = 0;
};

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_SCORE_H_
