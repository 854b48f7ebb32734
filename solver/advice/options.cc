#include "solver/advice/options.h"

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/cards/seats.h"
#include "solver/deals/deal.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

std::vector<Option> exchange_options(const Task& task) {
  std::vector<Option> options;
  for (const Exchange& exchange : task.game->exchanges(task)) {
    const Option option = exchange_option(*task.game, exchange);
    if (options.empty() || options.back() != option) options.push_back(option);
  }
  return options;
}

absl::Status check_turn(const AdviceQuestion& question, const Task& task,
                        std::optional<Seat> to_play) {
  if (!to_play) return absl::InvalidArgumentError("the play is complete: there is nothing to ask");
  const Seat chooser = task.game->player_of(task, *to_play);
  if (chooser == question.known.observer) return absl::OkStatus();
  const DealShape& shape = task.deal.shape();
  const std::string what = chooser == *to_play
                               ? " is to play"
                               : " chooses the next card of " + seat_name(shape, *to_play);
  return absl::InvalidArgumentError(absl::StrCat(seat_name(shape, chooser), what, ", but ",
                                                 seat_name(shape, question.known.observer),
                                                 " asks; [Seat] says whose question it is"));
}

absl::StatusOr<std::vector<Option>> cards_of(const AdviceQuestion& question, const Task& task) {
  const absl::StatusOr<Played> played = played_so_far(task);
  if (!played.ok()) return played.status();
  if (absl::Status status = check_turn(question, task, played->to_play()); !status.ok())
    return status;
  const CardSet legal = played->legal();
  return std::vector<Option>(legal.begin(), legal.end());
}

absl::StatusOr<std::vector<Option>> moves_of(const AdviceQuestion& question, const Task& task) {
  const auto turn = task.game->contract(task.contract).without_tricks->turn(task);
  if (!turn.ok()) return turn.status();
  if (absl::Status status = check_turn(question, task, turn->to_play); !status.ok()) return status;
  return std::vector<Option>(turn->moves.begin(), turn->moves.end());
}

}  // namespace

absl::StatusOr<std::vector<Option>> options_of(const AdviceQuestion& question, const World& world) {
  const Task task = in_world(question.models.front(), world);
  switch (question.kind) {
    case AdviceKind::kContract:
      break;
    case AdviceKind::kExchange:
      return exchange_options(task);
    case AdviceKind::kCard:
      return task.game->has_tricks(task.contract) ? cards_of(question, task)
                                                  : moves_of(question, task);
  }
  std::vector<Option> contracts;
  for (const Task& model : question.models) contracts.emplace_back(model.contract);
  if (question.pushes_to) contracts.emplace_back(Push{});
  if (question.may_pass) contracts.emplace_back(Pass{});
  return contracts;
}

Option exchange_option(const Game& game, const Exchange& exchange) {
  if (game.info().sees_talon) return exchange;
  return BlindExchange{exchange.discard, exchange.take.size()};
}

}  // namespace matador
