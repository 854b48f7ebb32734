// Why a deal is worth what it is, in words: what the cards that are not best cost and in which
// trick, the card that matters most, and the best play trick by trick.
//
//   const absl::StatusOr<Explanation> found = explain(answer, solver);    // requests/deal_solver.h
//   explanation_view({{answer, *found}}, face)

#ifndef MATADOR_FORMATS_TEXT_EXPLANATION_H_
#define MATADOR_FORMATS_TEXT_EXPLANATION_H_

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/output/answers.h"
#include "formats/output/replay.h"
#include "formats/text/wording.h"
#include "solver/games/game.h"
#include "solver/replay.h"
#include "solver/tricks/move.h"

namespace matador {

// ---- Explanation --------------------------------------------------------------------------------

// A card that may be played now and costs something.
struct CostlyMove {
  Move move;
  int cost;
  std::vector<Move> line;  // best play after it; empty where the limit was reached
};

struct Explanation {
  std::vector<CostlyMove> costly;  // the cheapest first
  // The card of the best play that is shown beside which every other card costs most, and the least
  // that they cost.
  std::optional<ReplayedMove> matters = {};
  int least_cost = 0;
};

// An answer with a line, of a contract that is played in tricks.
struct ExplainedAnswer {
  Answer answer;
  Explanation explanation;
};

// With a blank line before each part. `answers`: one, or where everyone plays for himself one for
// each player; what is the same for several players is said once.
std::string explanation_view(const std::vector<ExplainedAnswer>& answers, const CardFace& face);

// ---- Trick acts ---------------------------------------------------------------------------------
// The tricks of a play, and what each card does in them: it leads, follows, ruffs and so on.
//
//   const std::vector<ActedTrick> tricks = acted_tricks(task, solution.line);
//   tricks[0].cards[1].act == Act::kRuff

// A card that beats follows suit, and wins the trick until a better one comes.
enum class Act { kLead, kFollow, kBeat, kRuff, kOverruff, kUnderruff, kDiscard };

struct ActedCard {
  Seat seat;
  Card card;
  Act act;
};

struct ActedTrick {
  std::vector<ActedCard> cards;  // in order of play
  std::size_t winner = 0;        // of them, so far
  int points = 0;                // as in Trick
  bool complete = false;

  const ActedCard& best() const { return cards[winner]; }
};

// All tricks of the play of a task, and of a line that follows it. Both are by the rules, in
// tricks.
std::vector<ActedTrick> acted_tricks(Task task, const std::vector<Move>& line);

// ---- Turning point ------------------------------------------------------------------------------
// The trick that shows best why one line of play is worse than another.
//
//   turning_point(acted_tricks(task, best.line), acted_tricks(task, other.line), order, side,
//   /*by_points=*/true)

struct TurningPoint {
  std::size_t trick;           // of the worse line, from 0
  std::optional<Card> caught;  // its dearest card that the other side takes in the better line
};

// One side takes more card points in the worse line than in the better one: returns its trick with
// the most points in cards that the others take in the better line. If no points tell the lines
// apart, or without `by_points`, one side wins more tricks: returns its first trick that is won by
// a card which wins none in the better line. None where the two lines differ in neither. `side`:
// either of the two.
std::optional<TurningPoint> turning_point(const std::vector<ActedTrick>& better,
                                          const std::vector<ActedTrick>& worse,
                                          const TrickOrder& order, SeatSet side, bool by_points);

// What turns the worse line: none where no trick does. `play`: up to the position from which both
// lines go on for the player to move there.
std::optional<Reason> reason_for(Task task, const std::vector<Move>& play,
                                 const std::vector<Move>& better, const std::vector<Move>& worse,
                                 Objective objective);

// ---- Replay explanation -------------------------------------------------------------------------
// Why the mistakes of a play cost what they cost, and whether the side that lost the deal could
// have won it, in words.
//
//   const auto found = explain(answer, limits, solver);      // formats/requests/deal_solver.h
//   replay_explanation_view(answer, *found, face)

// Best play from the position before a move, and best play from the move on, with it.
struct ExplainedMistake {
  ReplayedMove move;
  std::vector<Move> better;
  std::vector<Move> worse;
};

// A deal that is over, and that the declaring side wins or loses.
struct LostDeal {
  SeatSet side;         // who lost it
  Objective objective;  // whose values say so
  int best;             // the declaring side's, with best play of both sides from the first card
  // The card after which the side could not win any more; none if it never could.
  std::optional<ReplayedMove> lost_with = {};
  // Then, of the declarer, the contracts that he would have won, as they are shown, and their
  // values, the best first.
  std::vector<std::pair<std::string, int>> contracts = {};
};

// A deal that is over in a game where only the declarer's result is written down, and is won or
// lost beside those of other deals.
struct DeclarersValue {
  int best;  // with best play of both sides from the first card
  int played;
};

struct ReplayExplanation {
  std::vector<ExplainedMistake> mistakes;  // the first, and the gravest
  std::optional<LostDeal> lost = {};
  std::optional<DeclarersValue> alone = {};
};

// Of each mistake, by its place in the play, where a trick shows it.
std::map<std::size_t, Reason> reasons_of(const ReplayAnswer& answer,
                                         const ReplayExplanation& explanation);

// With a blank line before it; empty if there is nothing to explain. Of a contract that is played
// in tricks.
std::string replay_explanation_view(const ReplayAnswer& answer,
                                    const ReplayExplanation& explanation, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_EXPLANATION_H_
