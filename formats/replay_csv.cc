#include <array>
#include <map>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/answers.h"
#include "formats/card_style.h"
#include "formats/csv.h"
#include "formats/moves.h"
#include "formats/replay.h"

namespace matador {
namespace {

// In their order.
constexpr std::array<std::string_view, 21> kReplayColumns{
    "deal",       "game",        "seats",     "contract",   "declarer", "leader",  "objective",
    "trick",      "seat",        "card",      "before",     "after",    "cost",    "best",
    "before_low", "before_high", "after_low", "after_high", "trump",    "discard", "take"};

// By column; those that are not there are empty.
using Cells = std::map<std::string_view, std::string>;

std::string row_of(const Cells& cells) {
  std::vector<std::string> row;
  for (std::string_view column : kReplayColumns) {
    const auto cell = cells.find(column);
    row.push_back(cell == cells.end() ? "" : cell->second);
  }
  return csv_row(row);
}

Cells cells_of_deal(const ReplayAnswer& answer) {
  const Task& task = answer.task;
  Cells cells{{"deal", absl::StrCat(answer.deal)},
              {"game", std::string(task.game->name())},
              {"seats", absl::StrCat(task.deal.seats())},
              {"contract", contract_name(task)},
              {"declarer", absl::StrCat(task.declarer.number())},
              {"leader", absl::StrCat(task.leader.number())},
              {"objective", objective_name(answer.objective)}};
  if (const auto trump = task.contract.trump) {
    cells["trump"] = std::string(card_style(*task.game).name(*trump));
  }
  return cells;
}

// What is the same of a card and of an exchange.
template <typename Judged>
void add_values(const Judged& judged, Cells& cells) {
  cells["seat"] = absl::StrCat(judged.seat.number());
  cells["before_low"] = absl::StrCat(judged.before.low);
  cells["before_high"] = absl::StrCat(judged.before.high);
  cells["after_low"] = absl::StrCat(judged.after.low);
  cells["after_high"] = absl::StrCat(judged.after.high);
  if (!judged.exact) return;
  cells["before"] = absl::StrCat(judged.before.low);
  cells["after"] = absl::StrCat(judged.after.low);
  cells["cost"] = absl::StrCat(judged.cost());
}

std::string exchange_row(const ReplayAnswer& answer, const ReplayedExchange& exchange) {
  const CardStyle& style = card_style(*answer.task.game);
  Cells cells = cells_of_deal(answer);
  cells["trick"] = "0";
  cells["discard"] = csv_cards(exchange.made.discard, style);
  cells["take"] = csv_cards(exchange.made.take, style);
  add_values(exchange, cells);
  cells["best"] = absl::StrJoin(exchange.best, "|", [&](std::string* out, const Exchange& other) {
    absl::StrAppend(out, csv_cards(other.discard, style), "/", csv_cards(other.take, style));
  });
  return row_of(cells);
}

std::string move_row(const ReplayAnswer& answer, const ReplayedMove& move) {
  Cells cells = cells_of_deal(answer);
  cells["trick"] = absl::StrCat(move.trick);
  const CardStyle& style = card_style(*answer.task.game);
  cells["card"] = write_move(move.move, style);
  add_values(move, cells);
  cells["best"] = absl::StrJoin(
      move.best, "|", [&](std::string* out, Move other) { *out += write_move(other, style); });
  return row_of(cells);
}

}  // namespace

std::string replay_csv_header() { return csv_row({kReplayColumns.begin(), kReplayColumns.end()}); }

std::string replay_csv(const ReplayAnswer& answer) {
  std::string rows;
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) rows += exchange_row(answer, *replay.exchange);
  }
  for (const ReplayedMove& move : moves_of(answer)) rows += move_row(answer, move);
  return rows;
}

}  // namespace matador
