#include "formats/text/value_view.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/min_element.hpp>
#include <range/v3/algorithm/minmax.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/cards/card_list.h"
#include "formats/output/answer_facets.h"
#include "formats/text/deal_view.h"
#include "formats/words/language.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/games/tasks.h"

namespace matador {

// ---- Value view ---------------------------------------------------------------------------------

namespace {

constexpr std::size_t kEachValue = 7;
constexpr std::size_t kPlayerWidth = 8;

// "of 157 card points"; without a number where cards are not worth the same in every trick.
std::string points_text(const Task& task, const Headlines& words) {
  const TrickOrder order = task.game->order(task);
  if (order.upside_down_points) return words.points;
  return absl::Substitute(words.of_points,
                          order.points_of(task.deal.shape().pack) + order.last_trick);
}

std::string whose(const Answer& answer) {
  const Task& task = answer.task;
  const Players players = players_of(answer);
  const Headlines& words = players.words();
  const std::string asked = players.names(asked_side(task));
  if (!task.player) return absl::StrCat(words.for_, " ", absl::Substitute(words.declarers, asked));
  return absl::StrCat(words.for_, " ", asked, " ", words.against, " ",
                      players.names(other_side(task)));
}

// What begins a line: "Value   ".
std::string label(const char* word) { return left_in(kLabelColumn, word); }

// "        4H is made": the result of the bid, a line; empty if its level is not known.
std::string fate_line(const Answer& answer) {
  if (!answer.solution.is_proven() || answer.request.objective != Objective::kTricks) return "";
  const std::string fate = fate_of_bid(answer.task, answer.solution.low, answer.language);
  return fate.empty() ? "" : absl::StrCat(label(""), fate, "\n");
}

std::string score_line(const Answer& answer, const Solution& score) {
  const Headlines& words = headlines(answer.language);
  const char* const how = answer.task.exchange ? words.best_play : words.best_exchange_and_play;
  return absl::StrCat(label(words.score),
                      range_text(*answer.task.game, Objective::kScore, score, answer.language),
                      score.to_play ? absl::StrCat(" ", how) : "", "\n");
}

// What has cut the answer; empty if nothing has.
std::string limit_line(const Solution& solution, Language language) {
  if (solution.exact) return "";
  const std::string before = absl::StrCat(", ", headlines(language).before_cards);
  return absl::StrCat(label(""), stop_text(solution.stopped, language),
                      solution.is_proven() ? before : "", "\n");
}

// For the one who is asked about.
bool is_less_better(const Answer& answer) {
  const Game& game = *answer.task.game;
  return game.info().counts_penalties || falls(game.ladder(answer.task, answer.request.objective));
}

// The place that a player has, where there are places; else empty.
std::string place_line(const Answer& answer) {
  const Solution& solution = answer.solution;
  if (!solution.place) return "";
  const Headlines& words = headlines(answer.language);
  const bool at_least = solution.to_play && answer.request.model == Model::kParanoid;
  return absl::StrCat(label(words.place), *solution.place,
                      at_least ? absl::StrCat(" ", words.at_least) : "", "\n");
}

// The places of all players; empty where there are no places.
std::string places_line(const std::vector<Answer>& answers) {
  std::vector<std::string> parts;
  for (const Answer& answer : answers) {
    if (!answer.solution.place) return "";
    parts.push_back(
        absl::StrCat(players_of(answer).name(*answer.task.player), " ", *answer.solution.place));
  }
  return absl::StrCat("Place   ", absl::StrJoin(parts, ", "), "\n");
}

// "seat 1 62, seat 2 40, seat 3 55"
std::string each(const std::vector<Answer>& answers, Objective objective,
                 const std::vector<Solution>& solutions) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    parts.push_back(absl::StrCat(players_of(answers[i]).name(*answers[i].task.player), " ",
                                 range_text(*answers[i].task.game, objective, solutions[i])));
  }
  return absl::StrJoin(parts, ", ");
}

}  // namespace

std::string value_unit(const Task& task, Objective objective, Language language) {
  const Headlines& words = headlines(language);
  switch (objective) {
    case Objective::kPoints:
      return points_text(task, words);
    case Objective::kTricks:
      return absl::Substitute(words.of_tricks, task.deal.shape().cards_each());
    case Objective::kScore:
      return task.game->info().counts_penalties ? words.penalty_points : words.on_sheet;
  }
  return "";
}

std::string range_text(const Game& game, Objective objective, const Solution& solution,
                       Language language) {
  if (solution.is_proven()) return value_text(game, objective, solution.low);
  return absl::StrCat(value_text(game, objective, solution.low), " ", headlines(language).to, " ",
                      value_text(game, objective, solution.high));
}

std::string so_far_text(const Task& task, Objective objective, int low, int high) {
  Solution so_far;
  so_far.low = low;
  so_far.high = high;
  const std::string whose = task.player ? absl::StrCat(", ", seat_name(*task.player)) : "";
  return absl::StrCat(shown_contract(*task.game, task.contract), whose, ": ",
                      range_text(*task.game, objective, so_far), " ", value_unit(task, objective));
}

std::string to_judge_text(std::size_t cards) { return counted(cards, "card") + " to judge"; }

std::string value_lines(const Answer& answer, const std::optional<Solution>& score) {
  const Objective objective = answer.request.objective;
  const Language language = answer.language;
  const std::string text = absl::StrCat(
      label(headlines(language).value),
      range_text(*answer.task.game, objective, answer.solution, language), " ",
      value_unit(answer.task, objective, language), " ", whose(answer),
      answer.solution.is_proven() ? "\n" : ":\n", limit_line(answer.solution, language));
  return text + fate_line(answer) + place_line(answer) + (score ? score_line(answer, *score) : "");
}

std::string card_values(const Answer& answer, const CardFace& face) {
  const Solution& solution = answer.solution;
  if (solution.moves.empty()) return "";
  const bool asked = asked_side(answer.task).contains(*solution.to_play);
  const bool wants_most = asked != is_less_better(answer);
  std::map<int, std::vector<std::string>> cards_of;  // by what the player to move wants least of
  for (const auto& [move, value] : solution.moves) {
    cards_of[wants_most ? -value : value].push_back(move_text(move, face));
  }
  const Players players = players_of(answer);
  const Headlines& words = players.words();
  const std::string against =
      answer.task.player && !asked
          ? absl::StrCat(", ", words.against, " ", players.names(asked_side(answer.task)))
          : "";
  std::string text = absl::StrCat(
      "\n", absl::Substitute(words.each_card, players.title(*solution.to_play), against), "\n");
  const int best = cards_of.begin()->first;
  const bool stops = solution.low != (wants_most ? -best : best);
  for (const auto& [key, cards] : cards_of) {
    const int value = wants_most ? -key : key;
    absl::StrAppend(
        &text, right_in(kEachValue, value_text(*answer.task.game, answer.request.objective, value)),
        "   ", absl::StrJoin(cards, "  "),
        key == best && !stops ? absl::StrCat("   ", words.best) : "", "\n");
  }
  return text + (stops ? absl::StrCat(words.better_to_stop, "\n") : "");
}

std::string best_off_line(const std::vector<Answer>& answers) {
  const Answer& any = answers.front();
  if (answers.size() < 2 || any.task.game->info().counts_for_declarer_only) return "";
  const bool fewer = is_less_better(any);
  std::vector<int> values;  // that each has for certain
  for (const Answer& answer : answers) {
    values.push_back(fewer ? answer.solution.high : answer.solution.low);
  }
  const auto [least, most] = ranges::minmax(values);
  const bool proven =
      ranges::all_of(answers, [](const Answer& answer) { return answer.solution.is_proven(); });
  if (!proven && least == most) return "";
  const int best = fewer ? least : most;
  SeatSet who;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (values[i] == best) who |= *answers[i].task.player;
  }
  const Players players = players_of(any);
  const Headlines& words = players.words();
  return absl::StrCat(
      "\n",
      absl::Substitute(proven ? words.best_off : words.best_off_so_far, players.names(who),
                       value_text(*any.task.game, any.request.objective, best),
                       value_unit(any.task, any.request.objective, any.language)),
      "\n");
}

std::string max_n_value_lines(const std::vector<Answer>& answers,
                              const std::vector<Solution>& scores) {
  const Answer& any = answers.front();
  const Objective objective = any.request.objective;
  std::vector<Solution> solutions;
  for (const Answer& answer : answers) solutions.push_back(answer.solution);
  std::string text = absl::StrCat(
      "Value   ", each(answers, objective, solutions), " ", value_unit(any.task, objective),
      ", where each plays for himself\n", limit_line(any.solution, any.language));
  text += places_line(answers);
  if (scores.empty()) return text;
  return absl::StrCat(text, "Score   ", each(answers, Objective::kScore, scores),
                      any.solution.to_play ? " where each plays for the score\n" : "\n");
}

std::string max_n_card_values(const std::vector<Answer>& answers, const CardFace& face) {
  const Answer& any = answers.front();
  const std::vector<MoveValue>& moves = any.solution.moves;
  if (moves.empty()) return "";
  const Seat to_play = *any.solution.to_play;
  std::vector<TextColumn> columns{{.least = kEachValue}};
  std::vector<int> own;
  for (const Answer& answer : answers) {
    const std::string title = players_of(any).title(*answer.task.player);
    columns.push_back({.name = abbreviated(title, kPlayerWidth), .least = kPlayerWidth});
    if (answer.task.player != to_play) continue;
    for (const MoveValue& move : answer.solution.moves) own.push_back(move.value);
  }
  const auto best = own.empty()           ? own.end()
                    : is_less_better(any) ? ranges::min_element(own)
                                          : ranges::max_element(own);
  TextTable table(columns);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    std::vector<std::string> cells{move_text(moves[i].move, face)};
    for (const Answer& answer : answers) {
      cells.push_back(
          value_text(*answer.task.game, answer.request.objective, answer.solution.moves[i].value));
    }
    table.add(cells, {.remark = best != own.end() && own[i] == *best ? "   best" : ""});
  }
  return absl::StrCat("\n", players_of(any).title(to_play),
                      " to play. What each player has after each of his cards:\n", table.text());
}

// ---- Exchange view ------------------------------------------------------------------------------

namespace {

// The characters that the columns take at least.
constexpr std::size_t kExchangeWidth = 7;
constexpr std::size_t kTakeWidth = 8;

std::string cards_text(CardSet cards, const CardFace& face, const Headlines& words) {
  return cards.empty() ? words.nothing : face.cards(cards);
}

std::string blind_line(const BlindExchangeValue& blind, const Answer& answer,
                       const CardFace& face) {
  const Headlines& words = headlines(answer.language);
  const auto taken = [&](std::string* out, const BlindExchangeValue::Taken& choice) {
    absl::SubstituteAndAppend(out, words.with_card,
                              value_text(*answer.task.game, answer.request.objective, choice.value),
                              face.card(choice.card));
  };
  return absl::StrCat(
      "\n", absl::Substitute(words.without_looking, face.card(blind.discard), blind.mean()),
      absl::StrJoin(blind.values, ", ", taken), ".\n");
}

}  // namespace

std::string exchange_line(const Answer& answer, const CardFace& face) {
  if (answer.task.exchange) return "";
  const Headlines& words = headlines(answer.language);
  const std::string text = absl::StrCat(left_in(kLabelColumn, words.open), words.still_open, "\n");
  const std::optional<Exchange>& best = answer.solution.exchange;
  if (!best) return text;
  return absl::StrCat(text, left_in(kLabelColumn, words.best_exchange),
                      absl::Substitute(words.takes, cards_text(best->take, face, words),
                                       cards_text(best->discard, face, words)),
                      "\n");
}

std::string exchange_values(const Answer& answer, const CardFace& face) {
  std::vector<ExchangeValue> exchanges = answer.solution.exchanges;
  if (exchanges.empty()) return "";
  const Objective objective = answer.request.objective;
  const bool fewer = falls(answer.task.game->ladder(answer.task, objective));
  std::stable_sort(exchanges.begin(), exchanges.end(),
                   [fewer](const ExchangeValue& a, const ExchangeValue& b) {
                     return fewer ? a.value < b.value : a.value > b.value;
                   });
  const Headlines& words = headlines(answer.language);
  TextTable table(
      {{.name = words.value_heading, .least = kExchangeWidth},
       {.name = words.takes_heading, .flush = Flush::kLeft, .least = kTakeWidth, .before = 3},
       {.name = words.aside_heading, .flush = Flush::kLeft}});
  for (const auto& [exchange, value] : exchanges) {
    table.add({value_text(*answer.task.game, objective, value),
               cards_text(exchange.take, face, words), cards_text(exchange.discard, face, words)});
  }
  const auto blind = best_blind_exchange(*answer.task.game, answer.solution.exchanges);
  return absl::StrCat("\n", table.text(), blind ? blind_line(*blind, answer, face) : "");
}

}  // namespace matador
