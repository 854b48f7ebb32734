#include "formats/text/knowledge_view.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/moves.h"
#include "formats/output/answers.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::size_t kMoveColumn = 10;
constexpr std::size_t kLossColumn = 9;

struct KnownRow {
  std::string trick;
  std::string player;
  std::string move;
  int open;  // 0, too, where it is not proven
  KnownLoss known;

  bool is_reported() const { return open > 0 || known.is_mistake(); }
  std::string verdict() const {
    if (known.is_unknown() || !known.loss.se) return "not known";
    if (!known.is_mistake()) return "unlucky, not wrong";
    return open > 0 ? "a mistake" : "a mistake, but a lucky one";
  }
};

// Of a loss that is known.
std::string decimals(const KnownLoss& known, std::optional<double> number) {
  return known.is_unknown() || !number ? "-" : absl::StrFormat("%.2f", *number);
}

std::string cards_text(std::ptrdiff_t count) {
  return absl::StrCat(count, count == 1 ? " card" : " cards");
}

// How many cards were not looked at before the end, and how many in fewer ways than were wanted.
std::string unknown_line(const ReplayAnswer& answer) {
  const auto unknown = std::count_if(answer.known.begin(), answer.known.end(),
                                     [](const auto& of) { return of.second.is_unknown(); });
  const auto few = std::count_if(answer.known.begin(), answer.known.end(),
                                 [](const auto& of) { return of.second.gave_up; });
  std::string text;
  if (unknown > 0) {
    absl::StrAppend(&text, "Of ", cards_text(unknown),
                    " it is not known what the player could know: ",
                    stop_text(answer.replays.front().stopped), ".\n");
  }
  if (few > 0) {
    absl::StrAppend(&text, "Of ", cards_text(few),
                    " fewer ways to deal the others were found than were wanted.\n");
  }
  return text;
}

template <typename Judged>
int open_cost(const Judged& judged) {
  return judged.exact ? judged.cost() : 0;
}

std::vector<KnownRow> rows_of(const ReplayAnswer& answer, const Players& players,
                              const CardFace& face) {
  std::vector<KnownRow> rows;
  if (answer.known_exchange) {
    const ReplayedExchange& exchange = *answer.replays.front().exchange;
    rows.push_back(
        {.trick = "Exchange",
         .player = players.title(exchange.seat),
         .move = exchange.made.discard.empty() ? face.none() : face.cards(exchange.made.discard),
         .open = open_cost(exchange),
         .known = *answer.known_exchange});
  }
  const bool has_tricks = answer.task.game->has_tricks(answer.task.contract);
  for (const ReplayedMove& move : moves_of(answer)) {
    rows.push_back({.trick = absl::StrCat(has_tricks ? "Trick " : "Round ", move.trick),
                    .player = players.title(move.seat),
                    .move = move_text(move.move, face),
                    .open = open_cost(move),
                    .known = answer.known.at(move.index)});
  }
  std::erase_if(rows, [](const KnownRow& row) { return !row.is_reported(); });
  return rows;
}

}  // namespace

std::string knowledge_view(const ReplayAnswer& answer, const Players& players,
                           const CardFace& face) {
  if (!answer.has_knowledge()) return "";
  const std::vector<KnownRow> rows = rows_of(answer, players, face);
  const std::string unknown = unknown_line(answer);
  if (rows.empty() && unknown.empty()) return "\nNobody made a mistake by what he could know.\n";
  if (rows.empty()) return "\n" + unknown;
  std::size_t player = 0;
  std::size_t move = 0;
  for (const KnownRow& row : rows) {
    player = std::max(player, width(row.player) + 2);
    move = std::max(move, width(row.move) + 1);
  }
  std::string text =
      absl::StrCat("\nWhat it cost with all cards open, and by what its player could know:\n",
                   left_in(kMoveColumn + player + move, ""), right_in(kLossColumn, "open"),
                   right_in(kLossColumn, "known"), right_in(kLossColumn, "s.e."), "\n");
  for (const KnownRow& row : rows) {
    absl::StrAppend(&text, left_in(kMoveColumn, row.trick), left_in(player, row.player),
                    left_in(move, row.move),
                    right_in(kLossColumn, row.open > 0 ? absl::StrCat("-", row.open) : "0"),
                    right_in(kLossColumn, decimals(row.known, 0 - row.known.loss.mean)),
                    right_in(kLossColumn, decimals(row.known, row.known.loss.se)), "  ",
                    row.verdict(), "\n");
  }
  return text + unknown;
}

}  // namespace matador
