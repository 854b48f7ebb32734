// Why a deal is worth what it is, in words: what the cards that are not best cost and in which
// trick, the card that matters most, and the best play trick by trick.
//
//   const absl::StatusOr<Explanation> found = explain(answer, solver);    // requests/explain.h
//   explanation_view({{answer, *found}}, face)

#ifndef MATADOR_FORMATS_TEXT_EXPLANATION_H_
#define MATADOR_FORMATS_TEXT_EXPLANATION_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/output/answers.h"
#include "formats/text/phrases.h"
#include "solver/replay.h"

namespace matador {

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

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_EXPLANATION_H_
