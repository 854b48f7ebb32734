#include <array>
#include <span>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/replay.h"

namespace matador {
namespace {

// In their order; the last three only where what players could know is asked for.
constexpr std::array<std::string_view, 24> kReplayColumns{
    "deal",      "game",    "seats",      "contract",    "declarer",  "leader",
    "objective", "trick",   "seat",       "card",        "before",    "after",
    "cost",      "best",    "before_low", "before_high", "after_low", "after_high",
    "trump",     "discard", "take",       "known_cost",  "known_se",  "mistake"};

std::span<const std::string_view> columns(bool knowledge) {
  return std::span(kReplayColumns).first(kReplayColumns.size() - (knowledge ? 0 : 3));
}

std::string row_of(const ReplayAnswer& answer, const CsvCells& cells) {
  return csv_row(columns(answer.has_knowledge()), cells);
}

CsvCells cells_of_deal(const ReplayAnswer& answer) {
  const Task& task = answer.task;
  CsvCells cells{{"deal", absl::StrCat(answer.deal)},
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

// The columns that a card and an exchange share.
template <typename Judged>
void add_values(const Judged& judged, CsvCells& cells) {
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

// By what the player could know.
void add_known(const KnownLoss& known, CsvCells& cells) {
  if (known.is_unknown()) return;
  cells["known_cost"] = absl::StrFormat("%.6g", known.loss.mean);
  if (known.loss.se) cells["known_se"] = absl::StrFormat("%.6g", *known.loss.se);
  cells["mistake"] = known.is_mistake() ? "true" : "false";
}

std::string exchange_row(const ReplayAnswer& answer, const ReplayedExchange& exchange) {
  const CardStyle& style = card_style(*answer.task.game);
  CsvCells cells = cells_of_deal(answer);
  cells["trick"] = "0";
  cells["discard"] = csv_cards(exchange.made.discard, style);
  cells["take"] = csv_cards(exchange.made.take, style);
  add_values(exchange, cells);
  if (answer.known_exchange) add_known(*answer.known_exchange, cells);
  cells["best"] = absl::StrJoin(exchange.best, "|", [&](std::string* out, const Exchange& other) {
    absl::StrAppend(out, csv_cards(other.discard, style), "/", csv_cards(other.take, style));
  });
  return row_of(answer, cells);
}

std::string move_row(const ReplayAnswer& answer, const ReplayedMove& move) {
  CsvCells cells = cells_of_deal(answer);
  cells["trick"] = absl::StrCat(move.trick);
  const CardStyle& style = card_style(*answer.task.game);
  cells["card"] = write_move(move.move, style);
  add_values(move, cells);
  if (answer.has_knowledge()) add_known(answer.known.at(move.index), cells);
  cells["best"] = absl::StrJoin(
      move.best, "|", [&](std::string* out, Move other) { *out += write_move(other, style); });
  return row_of(answer, cells);
}

}  // namespace

std::string replay_csv_header(bool knowledge) {
  const std::span<const std::string_view> names = columns(knowledge);
  return csv_row({names.begin(), names.end()});
}

std::string replay_csv(const ReplayAnswer& answer) {
  std::string rows;
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) rows += exchange_row(answer, *replay.exchange);
  }
  for (const ReplayedMove& move : moves_of(answer)) rows += move_row(answer, move);
  return rows;
}

}  // namespace matador
