#include "formats/text/play_view.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"

namespace matador {
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
