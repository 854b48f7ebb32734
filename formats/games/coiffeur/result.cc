// How a deal of Coiffeur ended. A result may be reported of the joker, [Contract "joker"], without
// the contract that was played.

#include "formats/sheets/result_reader.h"
#include "solver/games/coiffeur/sheet.h"
#include "solver/hand_on.h"

namespace matador::coiffeur {
namespace {

class CoiffeurResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  // A play does not tell what the joker was played as, and points and tricks need not.
  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    if (!heading().as_joker) return counted_as(PointsResult::of_tasks(tasks));
    if (reported() && tasks.front().play.empty()) return of_joker_reported();
    return fault({tags::kContract},
                 "what was the joker played as? Expected that contract here, and [As \"joker\"]");
  }

  absl::StatusOr<DealResult> of_result_alone() const override {
    if (!heading().as_joker) return counted_as(PointsResult::of_result_alone());
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    return of_joker_reported();
  }

 private:
  // The result must be possible in some contract.
  absl::StatusOr<DealResult> of_joker_reported() const {
    if (!heading().declarer) return fault({}, "no [Declarer] tag: for a [Result] it is needed");
    absl::StatusOr<DealResult> result = no_end();
    const auto contracts = static_cast<int>(heading().game->info().contracts.size());
    for (int i = 0; i < contracts && !result.ok(); ++i) {
      const ContractResult contract_result{.contract = {i},
                                           .declarer = *heading().declarer,
                                           .won = {},
                                           .as_joker = true,
                                           .is_any = true};
      result = of_checkers(checkers_without_cards(contract_result), contract_result);
    }
    return result;
  }

  // Fills in what the contract counts as, [As "joker"].
  absl::StatusOr<DealResult> counted_as(absl::StatusOr<DealResult> result) const {
    if (!result.ok() || record().find(kAsTag) == nullptr) return result;
    if (result->contract_result) result->contract_result->as_joker = true;
    return result;
  }
};

}  // namespace

std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) {
  return std::make_unique<CoiffeurResult>(std::move(telling));
}

}  // namespace matador::coiffeur
