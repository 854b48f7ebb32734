#include "formats/text/choice_view.h"

#include <algorithm>
#include <map>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/text/deal_view.h"
#include "formats/text/diagram.h"
#include "formats/text/value_view.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::size_t kNameColumn = 9;
constexpr std::size_t kTimesColumn = 4;  // "x2"
constexpr std::size_t kWorthColumn = 9;  // or what an interval needs

// Whether forehand may leave the choice to a partner (rules 2.13, 2.17).
bool has_push(const Task& task) { return !task.player && !task.joker && task.deal.seats() > 2; }

std::vector<Seat> declarers_of(const std::vector<Answer>& answers) {
  std::vector<Seat> declarers;
  for (const Answer& answer : answers) {
    if (ranges::find(declarers, answer.task.declarer) == declarers.end()) {
      declarers.push_back(answer.task.declarer);
    }
  }
  return declarers;
}

std::string shown(const Task& task) { return shown_contract(*task.game, task.contract); }

const FreeChoice& rules_of(const Game& game) { return *format_of(game).free_choice; }

// A row for each contract; for each declarer the value and, unless that is it, the score.
std::string rows(const std::vector<Answer>& answers, const std::vector<Solution>& scores,
                 bool symbols) {
  const Objective objective = answers.front().request.objective;
  const Objective chosen_by = choice_objective(*answers.front().task.game);
  const std::size_t each = objective != chosen_by ? 2 : 1;  // cells of a declarer
  const std::vector<Seat> declarers = declarers_of(answers);
  std::map<int, std::vector<std::string>> by_contract;
  std::size_t names = kNameColumn;
  std::size_t worth = kWorthColumn;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Task& task = answers[i].task;
    const auto place =
        static_cast<std::size_t>(ranges::find(declarers, task.declarer) - declarers.begin());
    const std::string value = range_text(*task.game, objective, answers[i].solution);
    const std::string score = range_text(*task.game, chosen_by, scores[i]);
    std::vector<std::string>& cells = by_contract[task.contract.index];
    cells.resize(2 + declarers.size() * each);
    cells[0] = shown(task);
    cells[1] = absl::StrCat(symbols ? "\u00d7" : "x", rules_of(*task.game).multiplier(task));
    cells[2 + place * each] = value;
    cells[1 + (place + 1) * each] = score;
    names = std::max(names, width(cells[0]));
    worth = std::max({worth, width(value), width(score)});
  }
  std::vector<TextColumn> columns{{.flush = Flush::kLeft, .least = names},
                                  {.flush = Flush::kLeft, .least = kTimesColumn, .before = 1}};
  std::string head;
  for (Seat seat : declarers) {
    const std::size_t column = (worth + TextColumn{}.before) * each;
    const std::string name = "by " + players_of(answers.front()).name(seat);
    head += right_in(column, abbreviated(name, column - 1));
    if (each == 2) columns.push_back({.name = objective_name(objective), .least = worth});
    columns.push_back({.name = objective_name(chosen_by), .least = worth});
  }
  TextTable table(columns);
  for (const auto& [contract, cells] : by_contract) table.add(cells);
  if (declarers.size() == 1) return table.text();
  return std::string(names + 1 + kTimesColumn, ' ') + head + "\n" + table.text();
}

std::string legend(const Answer& any) {
  const Task& task = any.task;
  const Players players = players_of(any);
  const std::string sheet = rules_of(*task.game).about_the_sheet(task);
  if (!task.player) {
    return absl::StrCat("Of the declaring side, ", players.names(asked_side(task)), ". ", sheet);
  }
  return absl::StrCat(
      "What ", task.player == task.declarer ? "the declarer" : players.names(asked_side(task)),
      " can force against both others. ", sheet);
}

// "Seat 1 declares bells: +112 on the score-sheet."
std::string advice(const Answer& best) {
  const Task& task = best.task;
  const Players players = players_of(best);
  std::string text = absl::StrCat(
      players.title(task.declarer), " declares ", shown(task), ": ",
      range_text(*task.game, best.request.objective, best.solution),
      best.request.objective == Objective::kPoints ? " points.\n" : " on the score-sheet.\n");
  if (!has_push(task)) return text;
  return text +
         absl::StrCat(
             "To push gains nothing with open cards: his partner can only name one of the same\n"
             "contracts for the same side, and ",
             players.name(task.leader), " leads all the same.\n");
}

}  // namespace

bool has_choices(const Game& game) { return format_of(game).free_choice != nullptr; }

Objective choice_objective(const Game& game) { return rules_of(game).chosen_by(); }

std::vector<Task> choices_of(const std::vector<Task>& tasks, std::optional<Seat> declarer) {
  const bool one_player =
      ranges::all_of(tasks, [&](const Task& task) { return task.player == tasks.front().player; });
  std::vector<Task> choices;
  for (const Task& task : tasks) {
    if (!rules_of(*task.game).is_choice(task, declarer)) continue;
    const bool shown = !task.player || one_player || task.player == task.declarer;
    if (shown) choices.push_back(task);
  }
  return choices;
}

std::vector<std::size_t> best_choices(const std::vector<Task>& choices,
                                      const std::vector<Solution>& scores) {
  std::map<Seat, int> highest;  // that a declarer may have
  for (std::size_t i = 0; i < choices.size(); ++i) {
    // A player who does not declare has no choice.
    if (choices[i].player && choices[i].player != choices[i].declarer) continue;
    const auto [entry, first] = highest.try_emplace(choices[i].declarer, scores[i].high);
    entry->second = std::max(entry->second, scores[i].high);
  }
  std::vector<std::size_t> best;
  for (const auto& [declarer, most] : highest) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (choices[i].declarer != declarer || scores[i].low < most) continue;
      best.push_back(i);
      break;
    }
  }
  return best;
}

std::string choices_view(const std::vector<Answer>& answers, const std::vector<Solution>& scores,
                         const std::vector<Answer>& best, bool symbols) {
  const Answer& any = answers.front();
  const CardFace face(card_style(*any.task.game), symbols);
  const TrickOrder suits = natural_order(any.task.deal.shape().pack, face.style());
  std::string text =
      deal_title(any.deal, players_of(any), any.notes, any.task.dealer, which_contracts(answers));
  absl::StrAppend(&text,
                  table_view(any.task.deal, played_so_far(any.task).value(), suits, face,
                             players_of(any), [](Seat) { return ""; }),
                  rows(answers, scores, symbols), "\n", legend(any), "\n");
  const bool exact = ranges::all_of(scores, &Solution::exact);
  if (best.empty() && !exact) text += "Which is best is not proven.\n";
  for (const Answer& answer : best) {
    absl::StrAppend(&text, advice(answer), card_values(answer, face),
                    answer.request.line ? play_view(answer, face) + "\n" : "");
  }
  return text;
}

}  // namespace matador
