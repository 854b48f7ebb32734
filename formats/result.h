// How a deal ended, for the score-sheet: by its complete [Play], or as [Result] tells it. A deal of
// which only the result is told needs no cards.
//
//   Outcome<DealResult> result = read_result(record);

#ifndef MATADOR_FORMATS_RESULT_H_
#define MATADOR_FORMATS_RESULT_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/deal_record.h"
#include "formats/told.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador {

// What was played, and what came of it. What a game does not have is empty.
struct Ending {
  Contract contract;  // with its trump suit, where that is named beside it
  Seat declarer;
  Winnings won;   // by the declaring side
  int score = 0;  // what it earned with that (rules 0.3)
  std::optional<Seat> joker = {};
  std::vector<Winnings> each = {};  // by seat, where everyone plays for himself
  // Wyz and Stöck of the declaring side and of its opponents; by seat where everyone plays for
  // himself. What of it is Stöck, where that is known.
  std::vector<int> melds = {};
  std::optional<std::vector<int>> stoeck = {};
  std::string as = {};  // what the contract counts as, [As "joker"]
  bool is_any = false;  // a joker of which is not told what it was played as
  // Where the order of the tricks matters: whether the declaring side won each; and the matadors of
  // that side and of the others, the announced tout, and whether all had passed.
  std::vector<bool> in_order = {};
  bool next_begun = false;  // a card of the trick after them is played
  std::vector<int> matadors = {};
  std::optional<Seat> tout = {};
  bool all_passed = false;
  // Where each trick counts as it is won (ResultForm::by_trick), and the play tells how: what
  // counts one after the other; and whether the cards were laid down before the last trick.
  std::vector<Counted> course = {};
  bool is_cut_short = false;
  // Where nobody declares: all that is told of the end, or that the play tells.
  std::vector<NamedList> told = {};
};

struct DealResult {
  const Game* game = nullptr;
  int seats = 0;
  std::optional<Seat> dealer = {};
  std::vector<RuleOption> options = {};
  std::vector<std::string> names = {};  // of the players, by seat; none where nobody is known
  std::optional<Ending> ending = {};    // none where all pass
};

// The error names the tag that is at fault. It is one, too, where nothing tells how the deal ended,
// where [Play] and [Result] differ, and where the result is not possible.
Outcome<DealResult> read_result(const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_RESULT_H_
