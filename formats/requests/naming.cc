#include "formats/requests/naming.h"

#include <memory>
#include <optional>
#include <range/v3/algorithm/find_if.hpp>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/sheets/result.h"
#include "formats/sheets/score_sheet.h"
#include "formats/words/text.h"
#include "solver/games/tasks.h"

namespace matador {

std::string naming_word(const Option& option, const Game& game) {
  if (std::holds_alternative<Push>(option)) return "push";
  if (std::holds_alternative<Pass>(option)) return "pass";
  return shown_contract(game, std::get<Contract>(option));
}

std::vector<Option> options_of(const Naming& naming) {
  std::vector<Option> options;
  for (const Task& task : naming.tasks) options.emplace_back(task.contract);
  if (naming.pushes_to) options.emplace_back(Push{});
  if (naming.may_pass) options.emplace_back(Pass{});
  return options;
}

absl::StatusOr<Option> read_naming(const std::string& text, const Naming& naming) {
  const Game& game = *naming.problem.game;
  const std::vector<Option> options = options_of(naming);
  auto option = ranges::find_if(options, [&](const Option& one) {
    const bool passes = std::holds_alternative<Pass>(one) && is_pass(text);
    return passes || is_same_name(naming_word(one, game), text);
  });
  if (option == options.end()) {
    const absl::StatusOr<Contract> contract = read_contract(text, game);
    if (!contract.ok()) return contract.status();
    option = ranges::find_if(options, [&](const Option& one) {
      const auto* named = std::get_if<Contract>(&one);
      return named != nullptr && named->index == contract->index;
    });
  }
  if (option != options.end()) return *option;
  return absl::InvalidArgumentError(absl::StrCat(in_quotes(text), " cannot be named now."));
}

Seat usual_dealer(std::uint64_t number, int seats) {
  const auto count = static_cast<std::uint64_t>(seats);
  return Seat::number(static_cast<int>((number + count - 2) % count) + 1);
}

MayName room_on_sheet(std::vector<DealRecord> finished, const Heading& heading) {
  return [finished = std::move(finished), heading](const Task& task) {
    if (finished.empty()) return true;
    const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
    if (sheet == nullptr) return true;
    for (const DealRecord& record : finished) {
      const Outcome<DealResult> result = read_result(record);
      if (!std::holds_alternative<DealResult>(result)) return true;
      SheetRow row{.deal = 0, .result = std::get<DealResult>(result)};
      sheet->enter(row);
    }
    DealResult result{
        heading, ContractResult{.contract = task.contract, .declarer = task.declarer, .won = {}}};
    SheetRow row{.deal = 0, .result = std::move(result)};
    const std::optional<SheetFault> fault = sheet->enter(row);
    return !fault || fault->tag != tags::kContract;
  };
}

DealRecord record_of(const Task& task) {
  Problem problem = problem_of(task);
  problem.leader.reset();  // it is the usual one
  if (task.game->info().counts_penalties) problem.declarer.reset();
  return write_problem(problem);
}

}  // namespace matador
