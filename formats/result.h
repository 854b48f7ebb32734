// How a deal ended, for the score-sheet: by its complete [Play] or by [Result]. A deal with a
// result needs no cards.
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

// What was played, and the result. Fields that a game does not have are empty.
struct Ending {
  Contract contract;  // with its trump suit, if that is named beside it
  Seat declarer;
  Winnings won;   // by the declaring side
  int score = 0;  // what it earned with that (rules 0.3)
  std::optional<Seat> joker = {};
  std::vector<Winnings> each = {};  // by seat, where everyone plays for himself
  // Wyz and Stöck of the declaring side and of its opponents; by seat where everyone plays for
  // himself. The part that is Stöck, if it is known.
  std::vector<int> melds = {};
  std::optional<std::vector<int>> stoeck = {};
  std::string as = {};  // what the contract counts as, [As "joker"]
  bool is_any = false;  // a joker; the contract that it was played as is not told
  // If the order of the tricks matters: whether the declaring side won each trick; the matadors of
  // that side and of the others, the announced tout, and whether all had passed.
  std::vector<bool> in_order = {};
  bool next_begun = false;  // a card of the next trick is played
  std::vector<int> matadors = {};
  std::optional<Seat> tout = {};
  bool all_passed = false;
  // If each trick counts as it is won (ResultForm::by_trick) and the play is known: what counts, in
  // order; and whether the cards were laid down before the last trick.
  std::vector<Counted> course = {};
  bool is_cut_short = false;
  // If nobody declares: everything that [Result] or the play tells of the end.
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

// The error names the tag at fault. It is also an error if neither [Play] nor [Result] tells the
// end, if the two differ, and if the result is impossible.
Outcome<DealResult> read_result(const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_RESULT_H_
