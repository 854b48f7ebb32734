#include "formats/deal_view.h"

#include <algorithm>
#include <map>
#include <range/v3/view/map.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/card_style.h"
#include "formats/exchange_view.h"
#include "formats/play_view.h"
#include "formats/table_view.h"
#include "formats/text.h"
#include "solver/games/tasks.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using Lines = std::vector<std::string>;

std::string range_text(Objective objective, const Solution& solution) {
  if (solution.exact) return value_text(objective, solution.low);
  return absl::StrCat(value_text(objective, solution.low), " to ",
                      value_text(objective, solution.high));
}

int total_points(const Task& task) {
  const TrickOrder order = task.game->order(task);
  return order.points_of(task.deal.shape().pack) + order.last_trick;
}

std::string no_remark(Seat /*seat*/) { return ""; }

// "hearts", or where trumps are named beside the contract "spil in clubs".
std::string contract_text(const Task& task) {
  const std::optional<Suit> trump = task.contract.trump;
  const CardStyle& style = card_style(*task.game);
  return contract_name(task) + (trump ? " in " + std::string(style.name(*trump)) : "");
}

// ---- What it is worth ---------------------------------------------------------------------------

std::string value_line(const Answer& answer) {
  const Task& task = answer.task;
  const Solution& solution = answer.solution;
  std::string text = "Value   " + range_text(answer.request.objective, solution);
  switch (answer.request.objective) {
    case Objective::kPoints:
      absl::StrAppend(&text, " of ", total_points(task), " card points");
      break;
    case Objective::kTricks:
      absl::StrAppend(&text, " of ", task.deal.shape().cards_each(), " tricks");
      break;
    case Objective::kScore:
      text += " on the score-sheet";
      break;
  }
  absl::StrAppend(&text, " for the declaring side, ", seats_text(task, true));
  return text + (solution.exact ? "\n" : ":\n        not more is proven within the limit\n");
}

std::string score_line(const Task& task, const Solution& score) {
  const char* how = !score.to_play  ? ""
                    : task.exchange ? " with the best play for the score"
                                    : " with the best exchange and play for the score";
  return absl::StrCat("Score   ", range_text(Objective::kScore, score), how, "\n");
}

// The cards of the player to move by their value, his best first.
std::string card_values(const Answer& answer, const CardFace& face) {
  const Solution& solution = answer.solution;
  if (solution.cards.empty()) return "";
  const bool declaring = answer.task.game->declaring_side(answer.task).contains(*solution.to_play);
  std::map<int, Lines> cards_of;  // by what the player to move wants least of
  for (const CardValue& choice : solution.cards) {
    cards_of[declaring ? -choice.value : choice.value].push_back(face.card(choice.card));
  }
  std::string text = absl::StrCat("\nSeat ", solution.to_play->number(),
                                  " to play. The value after each of his cards:\n");
  const int best = cards_of.begin()->first;
  for (const auto& [key, cards] : cards_of) {
    const int value = declaring ? -key : key;
    absl::StrAppend(&text, right_in(7, value_text(answer.request.objective, value)), "   ",
                    absl::StrJoin(cards, "  "), key == best ? "   best" : "", "\n");
  }
  return text;
}

// ---- Every contract -----------------------------------------------------------------------------

constexpr std::size_t kRowColumn = 10;
constexpr std::size_t kDeclarerColumn = 12;

struct GridRow {
  std::string name;
  Lines values;  // by seat; empty where he could not have played it
};

// A row for each contract, in their order.
std::vector<GridRow> grid_rows(const std::vector<Answer>& answers) {
  std::map<std::pair<int, int>, GridRow> rows;
  for (const Answer& answer : answers) {
    const Contract contract = answer.task.contract;
    GridRow& row = rows[{contract.index, contract.trump ? index(*contract.trump) : 0}];
    row.name = contract_text(answer.task);
    row.values.resize(static_cast<std::size_t>(answer.task.deal.seats()));
    row.values[static_cast<std::size_t>(answer.task.declarer.index())] =
        range_text(answer.request.objective, answer.solution);
  }
  const auto values = rows | ranges::views::values;
  return {values.begin(), values.end()};
}

// A row for each contract, a column for each declarer.
std::string grid_of(const std::vector<Answer>& answers) {
  const Answer& any = answers.front();
  const std::vector<GridRow> rows = grid_rows(answers);
  std::size_t names_column = kRowColumn;
  for (const GridRow& row : rows) names_column = std::max(names_column, width(row.name) + 1);
  std::string text = left_in(names_column, objective_name(any.request.objective)) +
                     "by declarer:\n" + std::string(names_column, ' ');
  for (int i = 0; i < any.task.deal.seats(); ++i) {
    text += right_in(kDeclarerColumn, absl::StrCat("Seat ", i + 1));
  }
  for (const GridRow& row : rows) {
    std::string line = left_in(names_column, row.name);
    for (const std::string& value : row.values) line += right_in(kDeclarerColumn, value);
    absl::StrAppend(&text, "\n", absl::StripTrailingAsciiWhitespace(line));
  }
  return text + "\n";
}

}  // namespace

std::string deal_title(std::uint64_t deal, const Game& game, std::string_view what) {
  std::string name(game.name());
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  const std::string title = absl::StrCat("Deal ", deal, ": ", name, ", ", std::string(what));
  return absl::StrCat(title, "\n", std::string(width(title), '-'), "\n\n");
}

std::string answer_view(const Answer& answer, const std::optional<Solution>& score, bool symbols) {
  const Task& task = answer.task;
  const CardFace face(card_style(*task.game), symbols);
  const Played played = played_so_far(task);
  const auto remark = [&](Seat seat) {
    const bool led = played.trick_open() && seat == played.tricks().back().leader;
    return absl::StrCat(seat == task.declarer ? ", declarer" : "", led ? ", led" : "",
                        seat == answer.solution.to_play ? ", to play" : "");
  };
  std::string text =
      deal_title(answer.deal, *task.game,
                 absl::StrCat(contract_text(task), " declared by seat ", task.declarer.number(),
                              answer.best ? ", his best choice" : ""));
  text += table_view(deal_as_played(task).value(), played, task.game->order(task), face, remark);
  text += so_far_line(task) + exchange_line(answer, face) + value_line(answer);
  if (score) text += score_line(task, *score);
  return text + card_values(answer, face) + exchange_values(answer, face) + play_view(answer, face);
}

std::string contracts_view(const std::vector<Answer>& answers, bool symbols) {
  const Answer& any = answers.front();
  const CardFace face(card_style(*any.task.game), symbols);
  const TrickOrder suits = natural_order(any.task.deal.shape().pack, face.style());
  const bool open = std::any_of(answers.begin(), answers.end(),
                                [](const Answer& answer) { return !answer.task.exchange; });
  return absl::StrCat(
      deal_title(any.deal, *any.task.game, "every contract"),
      table_view(deal_as_played(any.task).value(), played_so_far(any.task), suits, face, no_remark),
      grid_of(answers), open ? "\nEach with the declarer's best exchange.\n" : "");
}

std::string passed_out_view(std::uint64_t deal, const Problem& problem, bool symbols) {
  const CardFace face(card_style(*problem.game), symbols);
  const TrickOrder suits = natural_order(problem.deal.shape().pack, face.style());
  const Played nothing(problem.deal, suits, Seat::number(1));
  return absl::StrCat(deal_title(deal, *problem.game, "all pass"),
                      table_view(problem.deal, nothing, suits, face, no_remark),
                      "Nobody bids: the same dealer deals again.\n");
}

}  // namespace matador
