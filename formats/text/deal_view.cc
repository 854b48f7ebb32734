#include "formats/text/deal_view.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <range/v3/algorithm/copy.hpp>
#include <range/v3/algorithm/reverse.hpp>
#include <range/v3/view/map.hpp>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/text/diagram.h"
#include "formats/text/play_view.h"
#include "formats/text/value_view.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/cards/seat.h"
#include "solver/games/tasks.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using Lines = std::vector<std::string>;

std::string no_remark(Seat /*seat*/) { return ""; }

bool declares(const Task& task) { return task.game->is_declared(task.contract); }

// ", tout announced by seat 1": what was said beside the contract.
std::string announcements(const Task& task, const Players& players) {
  const std::string own = format_of(*task.game).announced(task, players.language());
  const Headlines& words = players.words();
  return absl::StrCat(
      task.all_passed ? absl::StrCat(", ", words.all_passed) : "",
      task.tout ? ", " + absl::Substitute(words.tout_by, players.name(*task.tout)) : "",
      own.empty() ? "" : ", " + own);
}

// ---- Every contract -----------------------------------------------------------------------------

constexpr std::size_t kContractWidth = 9;   // characters at least
constexpr std::size_t kDeclarerWidth = 10;  // at most

struct GridRow {
  std::string name;
  Lines values;  // by seat; empty where he could not have played it, or is not asked about
};

// A row for each contract, in their order. A contract that has not the objective of the others is
// named with its own: "null, tricks".
std::vector<GridRow> grid_rows(const std::vector<Answer>& answers) {
  std::map<std::pair<int, int>, GridRow> rows;
  for (const Answer& answer : answers) {
    const Contract contract = answer.task.contract;
    GridRow& row = rows[{contract.index, contract.trump ? index(*contract.trump) : 0}];
    const Objective objective = answer.request.objective;
    row.name = absl::StrCat(
        shown_contract(*answer.task.game, contract),
        objective == answers.front().request.objective ? "" : ", " + objective_name(objective));
    row.values.resize(static_cast<std::size_t>(answer.task.deal.seats()));
    const Seat seat = declares(answer.task) ? answer.task.declarer : *answer.task.player;
    row.values[at(seat)] = range_text(*answer.task.game, answer.request.objective, answer.solution);
  }
  const auto values = rows | ranges::views::values;
  return {values.begin(), values.end()};
}

// A row for each contract, a column for each declarer or player.
std::string grid_of(const std::vector<Answer>& answers) {
  const Answer& any = answers.front();
  const std::vector<GridRow> rows = grid_rows(answers);
  std::size_t widest = kContractWidth;
  for (const GridRow& row : rows) widest = std::max(widest, width(row.name));
  const bool declared = declares(any.task);
  const Players players = players_of(any);
  const std::size_t room = kScreen - widest - 1;  // a blank is before the first value
  const std::size_t column =
      std::min(kDeclarerWidth, room / static_cast<std::size_t>(players.seats()) - 2);
  std::vector<TextColumn> columns{{.flush = Flush::kLeft, .least = kContractWidth}};
  for (Seat seat : all_seats(any.task.deal.seats())) {
    columns.push_back({.name = abbreviated(players.title(seat), column), .least = column});
  }
  columns[1].before = 3;
  TextTable table(columns);
  for (const GridRow& row : rows) {
    std::vector<std::string> cells{row.name};
    ranges::copy(row.values, std::back_inserter(cells));
    table.add(cells);
  }
  return absl::StrCat(
      left_in(widest + 1, declared ? objective_name(any.request.objective) : "penalty"),
      declared ? "by declarer:\n" : "by player:\n", table.text());
}

// Of a deal that is over: that its value is how it ended.
std::string ended_line(const Task& task, const Played& played, const Headlines& words) {
  if (played.to_play() || task.play.empty()) return "";
  return absl::StrCat(words.ended, "\n\n");
}

// "hearts declared by seat 2", or "3NT declared by North" where it is known what was bid.
std::string what_is_played(const Answer& answer, const Players& players) {
  const Task& task = answer.task;
  const Headlines& words = players.words();
  const std::string bid = bid_text(task);
  const std::string contract = absl::StrCat(
      bid.empty() ? shown_contract(*task.game, task.contract, players.language()) : bid,
      task.as_joker ? absl::StrCat(" ", words.as_joker) : "");
  return absl::StrCat(
      declares(task) ? absl::Substitute(words.by, contract, players.name(task.declarer)) : contract,
      ending_text(task, words), announcements(task, players),
      answer.best ? absl::StrCat(", ", words.best_choice) : "");
}

// The strongest cards of the trick to be played first, where the order turns between tricks.
TrickOrder order_now(const Task& task, const Played& played) {
  TrickOrder order = shown_order(task);
  const int trick = played.to_play() ? played.complete_tricks() : 0;
  if (order.is_upside_down(trick)) {
    for (std::vector<Card>& lane : order.lanes) ranges::reverse(lane);
  }
  return order;
}

}  // namespace

std::string answer_head(const Answer& answer, const CardFace& face) {
  Task task = answer.task;
  if (!task.game->has_tricks(task.contract)) task.play.clear();  // the hands are shown as dealt
  const Played played = played_so_far(task).value();
  const Players players = players_of(answer);
  const Headlines& words = players.words();
  const auto remark = [&](Seat seat) {
    std::string text;
    const auto add = [&](bool is_so, const char* what) {
      if (is_so) absl::StrAppend(&text, ", ", what);
    };
    add(seat == task.declarer && declares(task), words.declarer);
    add(seat == task.joker, words.joker);
    add(played.trick_open() && seat == played.tricks().back().leader, words.led);
    add(seat == answer.solution.to_play, words.to_play);
    return text;
  };
  return absl::StrCat(
      deal_title(answer.deal, players, answer.notes, task.dealer, what_is_played(answer, players)),
      table_view(deal_as_played(task).value(), played, order_now(task, played), face, players,
                 remark),
      so_far_line(task, players), ended_line(task, played, words));
}

std::string ending_text(const Task& task, const Headlines& words) {
  if (!task.game->is_ending(task.deal)) return "";
  const int tricks = task.deal.shape().cards_each();
  return absl::StrCat(", ",
                      tricks == 1 ? words.last_trick : absl::Substitute(words.last_tricks, tricks));
}

std::string deal_title(std::uint64_t deal, const Players& players, const Notes& notes,
                       std::optional<Seat> dealer, std::string_view what) {
  std::string name(players.game().name());
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  const Headlines& words = players.words();
  const std::string title =
      absl::StrCat(absl::Substitute(words.deal, deal, name),
                   notes.board.empty() ? "" : ", " + absl::Substitute(words.board, notes.board),
                   dealer ? ", " + absl::Substitute(words.dealt_by, players.name(*dealer)) : "",
                   ", ", std::string(what));
  return absl::StrCat(title, "\n", std::string(width(title), '-'), "\n\n");
}

std::string which_contracts(const std::vector<Answer>& answers) {
  std::set<int> contracts;
  for (const Answer& answer : answers) contracts.insert(answer.task.contract.index);
  const bool all = contracts.size() == answers.front().task.game->info().contracts.size();
  return all ? "every contract" : "contracts to choose from";
}

std::string answer_view(const Answer& answer, const std::optional<Solution>& score, bool symbols) {
  const CardFace face(card_style(*answer.task.game), symbols);
  return absl::StrCat(answer_head(answer, face), exchange_line(answer, face),
                      value_lines(answer, score), card_values(answer, face),
                      exchange_values(answer, face), play_view(answer, face));
}

std::string players_view(const std::vector<Answer>& answers, const std::vector<Solution>& scores,
                         bool symbols) {
  const Answer& any = answers.front();
  const auto without_tricks = format_of(*any.task.game).view_without_tricks;
  if (without_tricks != nullptr && !any.task.game->has_tricks(any.task.contract)) {
    return without_tricks(answers, symbols) + best_off_line(answers);
  }
  const CardFace face(card_style(*any.task.game), symbols);
  std::string text = answer_head(any, face);
  if (any.request.model == Model::kMaxN) {
    return absl::StrCat(text, max_n_value_lines(answers, scores), max_n_card_values(answers, face),
                        play_view(any, face), best_off_line(answers));
  }
  for (std::size_t i = 0; i < answers.size(); ++i) {
    absl::StrAppend(
        &text, i == 0 ? "" : "\n\n",
        value_lines(answers[i], scores.empty() ? std::nullopt : std::optional(scores[i])),
        card_values(answers[i], face), play_view(answers[i], face));
  }
  return text + best_off_line(answers);
}

std::string contracts_view(const std::vector<Answer>& answers, bool symbols) {
  const Answer& any = answers.front();
  const CardFace face(card_style(*any.task.game), symbols);
  const TrickOrder suits = natural_order(any.task.deal.shape().pack, face.style());
  const bool open = std::any_of(answers.begin(), answers.end(),
                                [](const Answer& answer) { return !answer.task.exchange; });
  return absl::StrCat(
      deal_title(any.deal, players_of(any), any.notes, any.task.dealer, which_contracts(answers)),
      table_view(deal_as_played(any.task).value(), played_so_far(any.task).value(), suits, face,
                 players_of(any), no_remark),
      grid_of(answers), open ? "\nEach with the declarer's best exchange.\n" : "");
}

std::string passed_out_view(std::uint64_t deal, const Problem& problem, const Notes& notes,
                            bool symbols) {
  const Players players(*problem.game, problem.deal.seats(), notes.names);
  const CardFace face(card_style(*problem.game), symbols);
  const TrickOrder suits = natural_order(problem.deal.shape().pack, face.style());
  const Played nothing(problem.deal, suits, Seat::number(1));
  return absl::StrCat(deal_title(deal, players, notes, problem.dealer, "all pass"),
                      table_view(problem.deal, nothing, suits, face, players, no_remark),
                      "Nobody bids: the same dealer deals again.\n");
}

}  // namespace matador
