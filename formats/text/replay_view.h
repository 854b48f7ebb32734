// A replay for people: the tricks with the cost of each card, the players and what they lost, and a
// sentence about the first mistake and about the mistake that decided the result or cost most.
//
//   Trick  Seat 1   Seat 2   Seat 3   Seat 4    Value
//     1    ♥A       ♥7       ♥J*      ♥9           73
//     2    ♣9       ♠J*      ♣8       ♣7 -9        82
//
// The value is that of the declaring side, with best play after the trick.

#ifndef MATADOR_FORMATS_TEXT_REPLAY_VIEW_H_
#define MATADOR_FORMATS_TEXT_REPLAY_VIEW_H_

#include <map>
#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/output/replay.h"
#include "formats/text/wording.h"
#include "solver/advice/estimate.h"

namespace matador {

// ---- Replay view --------------------------------------------------------------------------------

// `symbols`: the screen has the symbols of the suits.
std::string replay_view(const ReplayAnswer& answer, bool symbols);

// "1 trick", "9 points": an amount in the unit of the objective.
std::string cost_text(Objective objective, int cost);

// ---- Knowledge view -----------------------------------------------------------------------------
// Shows people what each card of a replay cost by what its player could know, beside what it cost
// with all cards open.
//
//                             open    known   s.e.
//   Trick 1   Seat 1  ♣Q        -1    -0.31   0.52  unlucky, not wrong
//   Trick 3   Seat 4  ♠7       -21   -12.10   2.00  a mistake

// A line for each move that cost something, or was a mistake; empty where nobody asked for that.
std::string knowledge_view(const ReplayAnswer& answer, const Players& players,
                           const CardFace& face);

// ---- Verdict view -------------------------------------------------------------------------------
// What a replay comes to, in a sentence each: a bad exchange, the first mistake and the one that
// decided the result or cost most, and best play from there.
//
//   verdict_view(answer, face)
//   // "Trick 2: seat 4's ♣7 cost 9 points; ♥Q or ♦10 would have held 73.\n"

std::string verdict_view(const ReplayAnswer& answer, const CardFace& face);

// ---- Replay summary -----------------------------------------------------------------------------
// What each player lost over many replayed deals, for people.
//
//   ReplaySummary summary;
//   for (...) summary.add(answer);
//   summary.text();
//
//   20 deals of sjavs with 4 players
//   Player      Deals  Choices   Errors   Cost a deal, points
//   Anna           20       98        7   13.50 (11.40 to 15.60)
//
// A player with a name is followed from seat to seat. The interval takes the plays of one deal, as
// at the two tables of a match, for one draw.

class ReplaySummary {
 public:
  void add(const ReplayAnswer& answer);

  // A table for each game, number of players and objective with two deals or more.
  std::string text() const;

 private:
  struct Player {
    std::string title;
    int deals = 0;
    int choices = 0;
    int errors = 0;
    std::map<std::string, ClusterSum> costs = {};  // by the hands of the deal

    std::vector<std::string> cells() const;
  };
  struct Group {
    std::string title;  // "GAME with 4 players"
    Objective objective;
    std::vector<Player> players = {};
    int deals = 0;

    std::string text() const;
  };

  std::vector<Group> groups_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_REPLAY_VIEW_H_
