// How a deal ended, for the score-sheet: by its complete [Play], or as [Result] tells it. A deal of
// which only the result is told needs no cards.
//
//   Outcome<DealResult> result = read_result(record);
//   read_winnings("points=73 tricks=5")           as in [Result "..."]

#ifndef MATADOR_FORMATS_RESULT_H_
#define MATADOR_FORMATS_RESULT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/deal_record.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador {

// What was played, and what came of it.
struct Ending {
  Contract contract;  // with its trump suit, where that is named beside it
  Seat declarer;
  Winnings won;   // by the declaring side
  int score = 0;  // what it earned with that (rules 0.3)
};

struct DealResult {
  const Game* game = nullptr;
  int seats = 0;
  std::vector<RuleOption> options;
  std::optional<Ending> ending;  // none where all pass
};

// The error names the tag that is at fault. It is one, too, where nothing tells how the deal ended,
// where [Play] and [Result] differ, and where the result is not possible.
Outcome<DealResult> read_result(const DealRecord& record);

// InvalidArgument, with what is expected, where the text is something else.
absl::StatusOr<Winnings> read_winnings(const std::string& text);

}  // namespace matador

#endif  // MATADOR_FORMATS_RESULT_H_
