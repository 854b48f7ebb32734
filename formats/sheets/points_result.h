// A result that is reported in points and tricks: of the declaring side, or of each player where
// everyone plays for himself; with the melds of a game that has such.

#ifndef MATADOR_FORMATS_SHEETS_POINTS_RESULT_H_
#define MATADOR_FORMATS_SHEETS_POINTS_RESULT_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/sheets/result_reader.h"
#include "solver/games/winnings.h"

namespace matador {

class PointsResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  // The winnings of each side or player whose points and tricks are given (ResultForm::players).
  using ResultCheckers = std::vector<ResultChecker>;

  Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const override;
  Outcome<DealResult> of_result_alone() const override;

  // [Contract], if there is no deal, and what is named beside it.
  virtual Outcome<Contract> contract_reported() const { return *heading().contract; }

  ResultCheckers checkers_without_cards(const ContractResult& contract_result) const;
  // Combines the play and the result. `ending` has the melds that follow from the cards.
  Outcome<DealResult> of_checkers(const ResultCheckers& checkers,
                                  ContractResult contract_result) const;

 private:
  DealError no_play() const;
  std::optional<Seat> joker() const;
  absl::StatusOr<std::vector<int>> tricks_possible(const ResultChecker& checker,
                                                   Winnings said) const;
  absl::StatusOr<Winnings> winnings(const ResultChecker& checker, std::size_t i,
                                    ContractResult& contract_result) const;
  absl::Status check_sums(Contract contract, const std::vector<Winnings>& won) const;
  absl::Status tell_melds(ContractResult& contract_result) const;
  absl::Status tell_matadors(ContractResult& contract_result) const;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_POINTS_RESULT_H_
