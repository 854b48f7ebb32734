#include "formats/games/scharwenzel/result.h"

#include <algorithm>
#include <memory>
#include <range/v3/algorithm/count.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "solver/games/scharwenzel/scharwenzel.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"

namespace matador::scharwenzel {
namespace {

bool starts_with(const std::vector<bool>& all, const std::vector<bool>& start) {
  return all.size() >= start.size() && std::equal(start.begin(), start.end(), all.begin());
}

// The order of the tricks matters, and which matadors a side had: [Result "tricks=WWLWW
// matadors=4,0"]. So a play is part of what is reported, as far as it goes.
class ScharwenzelResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    const Task& task = tasks.front();
    const absl::StatusOr<Played> played = played_so_far(task);
    if (!played.ok()) return fault({tags::kPlay}, played.status().message());
    if (differ(tasks)) return which_of(tasks);
    ContractResult contract_result{.contract = task.contract,
                                   .declarer = task.declarer,
                                   .won = {},
                                   .tout = task.tout,
                                   .all_passed = task.all_passed};
    contract_result.in_order = tricks_of(task.game->declaring_side(task), *played);
    contract_result.own = std::make_shared<NextTrick>(played->trick_open());
    if (reported() && !starts_with(reported()->in_order, contract_result.in_order)) {
      return fault({tags::kResult},
                   "the tricks that were played went to other players than it says");
    }
    if (!reported() && task.play.empty()) return no_end();
    sheet().add_what_cards_tell(task, contract_result);
    return of_tricks(std::move(contract_result), /*cards_known=*/true);
  }

  Outcome<DealResult> of_result_alone() const override {
    if (const std::optional<DealError> error = cards_without_deal()) return *error;
    if (heading().all_passed) return of_passes_reported();
    if (const std::optional<DealError> error = heading_incomplete()) return *error;
    return of_tricks({.contract = *heading().contract,
                      .declarer = *heading().declarer,
                      .won = {},
                      .tout = heading().tout,
                      .matadors = {0, 0}},
                     /*cards_known=*/false);
  }

 private:
  Outcome<DealResult> of_passes_reported() const {
    const absl::StatusOr<Passed> passed =
        scharwenzel::all_passed(heading().seats, forehand(heading().seats, heading().dealer),
                                heading().contract, heading().declarer);
    if (!passed.ok()) return fault({tags::kAllPassed}, passed.status().message());
    return of_tricks({.contract = passed->contract,
                      .declarer = passed->declarer,
                      .won = {},
                      .tout = heading().tout,
                      .all_passed = true,
                      .matadors = {0, 0}},
                     /*cards_known=*/false);
  }

  Outcome<DealResult> of_tricks(ContractResult contract_result, bool cards_known) const {
    if (reported() && reported()->in_order != contract_result.in_order) {
      contract_result.in_order = reported()->in_order;
      contract_result.own = nullptr;
    }
    if (reported() && reported()->matadors) {
      if (cards_known && *reported()->matadors != contract_result.matadors) {
        return fault({tags::kResult}, absl::StrCat("the hands as dealt have matadors=",
                                                   absl::StrJoin(contract_result.matadors, ",")));
      }
      contract_result.matadors = *reported()->matadors;
    }
    contract_result.won.tricks = static_cast<int>(ranges::count(contract_result.in_order, true));
    if (absl::Status status = sheet().check(contract_result); !status.ok()) {
      return fault({tags::kResult, tags::kPlay}, status.message());
    }
    contract_result.score = sheet().score(contract_result);
    return result_of(std::move(contract_result));
  }
};

}  // namespace

std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) {
  return std::make_unique<ScharwenzelResult>(std::move(telling));
}

}  // namespace matador::scharwenzel
