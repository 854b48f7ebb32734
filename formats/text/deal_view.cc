#include "formats/text/deal_view.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <range/v3/algorithm/copy.hpp>
#include <range/v3/algorithm/reverse.hpp>
#include <range/v3/view/map.hpp>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/text/diagram.h"
#include "formats/text/value_view.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/cards/seat.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
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

// ---- Play ---------------------------------------------------------------------------------------

namespace {

constexpr std::size_t kTrickColumn = 6;
constexpr std::size_t kAroundSuit = 7;  // its rank, "10", brackets and star, and two blanks
constexpr std::size_t kTotalColumn = 8;
constexpr std::size_t kMostNames = 16;  // of a camp's column, where players have names
constexpr std::size_t kLeastCamp = 5;

// Those who win together, and what they have won.
struct Camp {
  SeatSet seats;
  Winnings won;
};

// The declaring side and the others; where everyone plays for himself each player is a camp. The
// cards on the table are the declarer's before the first trick.
std::vector<Camp> camps_of(const Task& task, const Played& played) {
  std::vector<Camp> camps;
  if (task.player) {
    for (Seat seat : all_seats(task.deal.seats())) camps.push_back({{seat}, {}});
  } else {
    camps = {{asked_side(task), {}}, {other_side(task), {}}};
  }
  if (task.exchange) camps.front().won.points = task.game->order(task).points_of(played.talon());
  return camps;
}

// The penalty for each point of a trick; 0 where only the number of tricks counts.
int penalty_of_point(const Task& task) {
  if (!task.game->info().counts_penalties) return 0;
  const Rung one = task.game->ladder(task, Objective::kScore)[1];
  return compares_tricks(one.goal) ? 0 : one.value;
}

void count(const Trick& trick, std::vector<Camp>& camps) {
  for (Camp& camp : camps) {
    if (!camp.seats.contains(trick.winner)) continue;
    camp.won.points += trick.points;
    ++camp.won.tricks;
  }
}

// The solver has played these cards before, so they can be played.
void play_on(Played& played, const std::vector<Move>& line) {
  for (Move move : line) played.play(move).IgnoreError();
}

class PlayTable {
 public:
  PlayTable(const Answer& answer, const CardFace& face)
      : task_(task_played(answer)),
        players_(players_of(answer)),
        face_(face),
        played_(played_so_far(task_).value()),
        camps_(camps_of(task_, played_)) {
    play_on(played_, answer.solution.line);
    stops_ = answer.request.line && answer.solution.exact && played_.to_play().has_value();
  }

  std::string text() {
    if (played_.tricks().empty()) return "";
    std::string text = heading() + table_row();
    for (std::size_t i = 0; i < played_.tricks().size(); ++i) text += row(i);
    return text + (points_ ? totals() : "") + penalties() + stop() + legend();
  }

 private:
  std::string heading() const {
    std::string text = "\n" + left_in(kTrickColumn, words_.trick);
    for (int i = 1; i <= task_.deal.seats(); ++i) {
      text += left_in(card_column_, abbreviated(players_.title(Seat::number(i)), card_column_ - 1));
    }
    if (points_) text += right_in(kTotalColumn, words_.points_heading);
    for (const Camp& camp : camps_) {
      text += right_in(camp_column_, abbreviated(players_.side(camp.seats), camp_column_ - 1));
    }
    return text + "\n";
  }

  std::string table_row() const {
    if (played_.talon().empty()) return "";
    return left_in(kTrickColumn + cards_columns(),
                   absl::StrCat(words_.table, "  ", face_.cards(played_.talon()))) +
           row_of(camps_.front().won.points, &Winnings::points);
  }

  std::string row(std::size_t number) {
    const Trick& trick = played_.tricks()[number];
    const bool open = number + 1 == played_.tricks().size() && played_.trick_open();
    std::vector<std::string> cells(static_cast<std::size_t>(task_.deal.seats()));
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Seat seat = trick.leader.next(task_.deal.seats(), static_cast<int>(i));
      const std::string card = face_.card(trick.cards[i]);
      const bool past = cards_shown_++ < task_.play.size();
      cells[at(seat)] = absl::StrCat(past ? "(" : " ", card, past ? ")" : "",
                                     seat == trick.winner && !open ? "*" : "");
    }
    std::string text = left_in(kTrickColumn, right_in(3, absl::StrCat(number + 1)));
    for (const std::string& cell : cells) text += left_in(card_column_, cell);
    if (open) return std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
    count(trick, camps_);
    return text + (points_ ? row_of(trick.points, &Winnings::points) : won_so_far());
  }

  // By each camp: tricks, or what they cost.
  std::string won_so_far() const {
    std::string text;
    for (const Camp& camp : camps_) {
      const int won = penalty_ > 0 ? penalty_ * camp.won.points : camp.won.tricks;
      text += right_in(camp_column_, absl::StrCat(won));
    }
    return text + "\n";
  }

  // What the whole deal costs each player.
  std::string penalties() const {
    if (!task_.game->info().counts_penalties || played_.to_play()) return "";
    std::string text = left_in(kTrickColumn + cards_columns(), words_.penalty);
    Task of_player = task_;
    for (Seat seat : all_seats(task_.deal.seats())) {
      of_player.player = seat;
      const std::vector<Rung> ladder = task_.game->ladder(of_player, Objective::kScore);
      text += right_in(camp_column_, absl::StrCat(value_of(ladder, won_by_each(played_),
                                                           *of_player.player, task_.deal.seats())));
    }
    return text + "\n";
  }

  // The line of best play ends before the deal does.
  std::string stop() const {
    if (!stops_) return "";
    const bool declaring = asked_side(task_).contains(played_.tricks().back().winner);
    const SeatSet side = declaring ? asked_side(task_) : other_side(task_);
    return absl::StrCat("\n", absl::Substitute(words_.then_stop, players_.names(side)), "\n");
  }

  std::string totals() const {
    return left_in(kTrickColumn + cards_columns(), words_.tricks) +
           row_of(played_.complete_tricks(), &Winnings::tricks);
  }

  std::string legend() const {
    const std::string played = absl::StrCat(" ", words_.in_brackets);
    return absl::StrCat("\n", words_.star, task_.play.empty() ? "" : played, "\n");
  }

  std::size_t cards_columns() const {
    return card_column_ * static_cast<std::size_t>(task_.deal.seats());
  }

  // A number for all, and that of each camp.
  std::string row_of(int all, int Winnings::*of) const {
    std::string text = right_in(kTotalColumn, absl::StrCat(all));
    for (const Camp& camp : camps_) text += right_in(camp_column_, absl::StrCat(camp.won.*of));
    return text + "\n";
  }

  // What is left for the camps beside everything else, without leaving the screen where that can
  // be.
  std::size_t room_for_camps() const {
    const std::size_t others = kTrickColumn + cards_columns() + (points_ ? kTotalColumn : 0);
    return (kScreen - std::min(kScreen, others)) / camps_.size();
  }

  Task task_;
  Players players_;
  const Headlines& words_ = players_.words();
  const CardFace& face_;
  // With many players one blank between the cards has to do.
  std::size_t card_column_ = kAroundSuit + face_.suit_width() - (task_.deal.seats() > 4 ? 1 : 0);
  Played played_;
  std::vector<Camp> camps_;  // with what they have won in the tricks that are shown
  std::size_t cards_shown_ = 0;
  bool points_ = task_.game->has(Objective::kPoints);  // else tricks are all there is to count
  std::size_t camp_column_ =
      std::clamp(room_for_camps(), kLeastCamp, players_.any_person() ? kMostNames : kTotalColumn);
  int penalty_ = penalty_of_point(task_);
  bool stops_ = false;
};

}  // namespace

SeatSet asked_side(const Task& task) {
  return task.player ? SeatSet{*task.player} : task.game->declaring_side(task);
}

SeatSet other_side(const Task& task) {
  SeatSet others;
  for (Seat seat : all_seats(task.deal.seats())) {
    if (!asked_side(task).contains(seat)) others |= seat;
  }
  return others;
}

Task task_played(const Answer& answer) {
  Task task = answer.task;
  if (!task.exchange) task.exchange = answer.solution.exchange;
  return task;
}

std::string so_far_line(const Task& task, const Players& players) {
  const Played played = played_so_far(task).value();
  if (played.complete_tricks() == 0 || !played.to_play()) return "";
  std::vector<Camp> camps = camps_of(task, played);
  for (int i = 0; i < played.complete_tricks(); ++i) {
    count(played.tricks()[static_cast<std::size_t>(i)], camps);
  }
  const bool table = !played.talon().empty();
  const int penalty = penalty_of_point(task);
  const Headlines& words = players.words();
  std::vector<std::string> parts;
  for (const auto& [seats, won] : camps) {
    const bool first = parts.empty();
    const std::string whose = absl::StrCat(" ", words.for_, " ", players.names(seats));
    if (penalty > 0) {
      const char* const penalties = first ? words.penalties : "$0";
      parts.push_back(absl::StrCat(absl::Substitute(penalties, penalty * won.points), whose));
      continue;
    }
    std::string part;
    if (task.game->has(Objective::kPoints)) {
      part = absl::StrCat(absl::Substitute(first ? words.points_in : words.in, won.points), " ");
    }
    const char* const tricks = !first            ? "$0"
                               : won.tricks == 1 ? words.one_trick
                                                 : words.many_tricks;
    absl::SubstituteAndAppend(&part, tricks, won.tricks);
    if (first && table) absl::StrAppend(&part, " ", words.and_on_table);
    parts.push_back(part + whose);
  }
  std::string text = words.so_far;
  std::size_t columns = text.size();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string part = absl::StrCat(parts[i], i + 1 < parts.size() ? "," : "");
    const bool new_line = i > 0 && columns + 1 + width(part) > kScreen;
    absl::StrAppend(&text, new_line ? "\n        " : i == 0 ? "  " : " ", part);
    columns = (new_line ? 8 : columns + (i == 0 ? 2 : 1)) + width(part);
  }
  return text + "\n";
}

std::string play_view(const Answer& answer, const CardFace& face) {
  return PlayTable(answer, face).text();
}

}  // namespace matador
