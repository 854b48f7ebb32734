#include "formats/play_view.h"

#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/text.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::size_t kTrickColumn = 6;
constexpr std::size_t kCardColumn = 8;
constexpr std::size_t kNumberColumn = 8;

// What a side has won.
struct Count {
  int points = 0;
  int tricks = 0;
};

// What the declaring side has won in the tricks that are complete and on the table, or those
// against it.
Count won(const Task& task, const Played& played, bool declaring) {
  const SeatSet side = task.game->declaring_side(task);
  Count count;
  if (declaring && task.exchange) count.points = task.game->order(task).points_of(played.talon());
  for (int i = 0; i < played.complete_tricks(); ++i) {
    const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
    if (side.contains(trick.winner) != declaring) continue;
    count.points += trick.points;
    ++count.tricks;
  }
  return count;
}

// The numbers of the seats of a side.
std::vector<int> seats_of(const Task& task, bool declaring) {
  const SeatSet side = task.game->declaring_side(task);
  std::vector<int> numbers;
  for (int i = 0; i < task.deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    if (side.contains(seat) == declaring) numbers.push_back(seat.number());
  }
  return numbers;
}

// The solver has played these cards before, so they can be played.
void play_on(Played& played, const std::vector<Card>& cards) {
  for (Card card : cards) played.play(card).IgnoreError();
}

// The task of an answer as it is played on: after the best exchange where that was open.
Task task_played(const Answer& answer) {
  Task task = answer.task;
  if (!task.exchange) task.exchange = answer.solution.exchange;
  return task;
}

class PlayTable {
 public:
  PlayTable(const Answer& answer, const CardFace& face)
      : task_(task_played(answer)),
        face_(face),
        side_(task_.game->declaring_side(task_)),
        played_(played_so_far(task_)) {
    play_on(played_, answer.solution.line);
  }

  std::string text() {
    if (played_.tricks().empty()) return "";
    std::string text = heading() + table_row();
    for (std::size_t i = 0; i < played_.tricks().size(); ++i) text += row(i);
    return text + totals() + legend();
  }

 private:
  std::string heading() const {
    std::string text = "\n" + left_in(kTrickColumn, "Trick");
    for (int i = 1; i <= task_.deal.seats(); ++i) {
      text += left_in(kCardColumn, absl::StrCat("Seat ", i));
    }
    return absl::StrCat(text, right_in(kNumberColumn, "Points"),
                        right_in(kNumberColumn, side_text(task_, true, "+")),
                        right_in(kNumberColumn, side_text(task_, false, "+")), "\n");
  }

  // The cards on the table are the declarer's before the first trick.
  std::string table_row() {
    if (played_.talon().empty()) return "";
    ours_.points = task_.game->order(task_).points_of(played_.talon());
    return left_in(kTrickColumn + cards_columns(), "Table  " + face_.cards(played_.talon())) +
           numbers(ours_.points, ours_.points, 0);
  }

  std::string row(std::size_t number) {
    const Trick& trick = played_.tricks()[number];
    const bool open = number + 1 == played_.tricks().size() && played_.trick_open();
    std::vector<std::string> cells(static_cast<std::size_t>(task_.deal.seats()));
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Seat seat = trick.leader.next(task_.deal.seats(), static_cast<int>(i));
      const std::string card = face_.card(trick.cards[i]);
      const bool past = cards_shown_++ < task_.play.size();
      cells[static_cast<std::size_t>(seat.index())] = absl::StrCat(
          past ? "(" : " ", card, past ? ")" : "", seat == trick.winner && !open ? "*" : "");
    }
    std::string text = left_in(kTrickColumn, right_in(3, absl::StrCat(number + 1)));
    for (const std::string& cell : cells) text += left_in(kCardColumn, cell);
    if (open) return std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
    Count& winner = side_.contains(trick.winner) ? ours_ : theirs_;
    winner.points += trick.points;
    ++winner.tricks;
    return text + numbers(trick.points, ours_.points, theirs_.points);
  }

  std::string totals() const {
    return left_in(kTrickColumn + cards_columns(), "Tricks") +
           numbers(ours_.tricks + theirs_.tricks, ours_.tricks, theirs_.tricks);
  }

  std::string legend() const {
    return absl::StrCat("\n* wins the trick and leads to the next.",
                        task_.play.empty() ? "" : " (Cards) were played already.", "\n");
  }

  std::size_t cards_columns() const {
    return kCardColumn * static_cast<std::size_t>(task_.deal.seats());
  }

  static std::string numbers(int all, int ours, int theirs) {
    return absl::StrCat(right_in(kNumberColumn, absl::StrCat(all)),
                        right_in(kNumberColumn, absl::StrCat(ours)),
                        right_in(kNumberColumn, absl::StrCat(theirs)), "\n");
  }

  Task task_;
  const CardFace& face_;
  SeatSet side_;
  Played played_;
  std::size_t cards_shown_ = 0;
  Count ours_;
  Count theirs_;
};

}  // namespace

Played played_so_far(const Task& task) {
  Played played(deal_as_played(task).value(), task.game->order(task), task.leader);
  play_on(played, task.play);
  return played;
}

std::string side_text(const Task& task, bool declaring, std::string_view separator) {
  return absl::StrJoin(seats_of(task, declaring), std::string(separator));
}

std::string seats_text(const Task& task, bool declaring) {
  const std::size_t count = seats_of(task, declaring).size();
  return (count == 1 ? "seat " : "seats ") + side_text(task, declaring, " and ");
}

std::string so_far_line(const Task& task) {
  const Played played = played_so_far(task);
  if (played.complete_tricks() == 0 || !played.to_play()) return "";
  const Count ours = won(task, played, true);
  const Count theirs = won(task, played, false);
  return absl::StrCat("So far  ", ours.points, " card points in ", ours.tricks,
                      ours.tricks == 1 ? " trick" : " tricks",
                      played.talon().empty() ? "" : " and on the table", " for ",
                      seats_text(task, true), ", ", theirs.points, " in ", theirs.tricks, " for ",
                      seats_text(task, false), "\n");
}

std::string play_view(const Answer& answer, const CardFace& face) {
  return PlayTable(answer, face).text();
}

}  // namespace matador
