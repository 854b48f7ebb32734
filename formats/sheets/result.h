// How a deal ended, for the score-sheet: by its complete [Play] or by [Result]. A deal with a
// result needs no cards.
//
//   absl::StatusOr<DealResult> result = read_result(record);

#ifndef MATADOR_FORMATS_SHEETS_RESULT_H_
#define MATADOR_FORMATS_SHEETS_RESULT_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador {

// What a play tells beyond the words of [Result]; only the module of the game knows its type.
struct OwnResult {
  virtual ~OwnResult() = default;
};

// What was played, and the result. Fields that a game does not have are empty.
struct ContractResult {
  Contract contract;  // with its trump suit, if that is named beside it
  Seat declarer;
  std::string bid = {};  // where that says more than the contract: "3NT"
  Winnings won;          // by the declaring side
  // Whether it is known how many tricks these are: if not, some and not all.
  bool tricks_known = true;
  int score = 0;  // what it earned with that (rules 0.3)
  // As in Task.
  bool as_joker = false;
  std::optional<Seat> joker = {};
  std::optional<Seat> tout = {};
  bool all_passed = false;
  bool is_any = false;  // with as_joker: the contract that was played is not given
  // The words of [Result] (notes.h), by the play if that tells them. By side, the declaring
  // side first, or by seat where everyone plays for himself.
  std::vector<Winnings> each = {};  // by seat alone
  std::vector<int> melds = {};
  std::optional<std::vector<int>> stoeck = {};  // the part of the melds that is Stöck, if known
  std::vector<int> matadors = {};
  std::vector<bool> in_order = {};    // of each trick whether the declaring side won it
  std::vector<NamedList> lists = {};  // where nothing else is given
  std::shared_ptr<const OwnResult> own = {};
};

// What a deal says beside its cards, and how it ended.
struct DealResult : Heading {
  std::optional<ContractResult> contract_result = {};  // none where all pass
};

// The error names the tag at fault. It is also an error if neither [Play] nor [Result] tells the
// end, if the two differ, and if the result is impossible.
absl::StatusOr<DealResult> read_result(const DealRecord& record);

// The words of [Result] that tell this result, of a sheet with this form; without melds and
// matadors, which follow from the cards.
std::string write_result(const ContractResult& result, const ResultForm& form);

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_RESULT_H_
