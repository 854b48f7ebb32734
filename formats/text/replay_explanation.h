// Why the mistakes of a play cost what they cost, and whether the side that lost the deal could
// have won it, in words.
//
//   const auto found = explain(answer, limits, solver);      // formats/requests/explain.h
//   replay_explanation_view(answer, *found, face)

#ifndef MATADOR_FORMATS_TEXT_REPLAY_EXPLANATION_H_
#define MATADOR_FORMATS_TEXT_REPLAY_EXPLANATION_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/output/replay.h"
#include "formats/text/phrases.h"

namespace matador {

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

// With a blank line before it; empty if there is nothing to explain. Of a contract that is played
// in tricks.
std::string replay_explanation_view(const ReplayAnswer& answer,
                                    const ReplayExplanation& explanation, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_REPLAY_EXPLANATION_H_
