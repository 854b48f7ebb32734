#include "formats/text/wording.h"

#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "formats/text/play_view.h"
#include "formats/text/trick_acts.h"
#include "formats/text/turning_point.h"
#include "formats/words/text.h"
#include "solver/cards/seats.h"

namespace matador {

std::string wrapped(const std::string& text) {
  std::string lines;
  std::size_t columns = 0;
  for (const std::string& word : words(text)) {
    const bool new_line = columns > 0 && columns + 1 + width(word) > kScreen;
    absl::StrAppend(&lines, new_line ? "\n  " : columns > 0 ? " " : "", word);
    columns = (new_line ? 2 : columns > 0 ? columns + 1 : 0) + width(word);
  }
  return lines + "\n";
}

Wording::Wording(Task task, const std::vector<std::string>& names, Objective objective,
                 Language language, const CardFace& face)
    : task_(std::move(task)),
      players_(*task_.game, task_.deal.seats(), names, language),
      objective_(objective),
      phrases_(matador::phrases(language)),
      face_(face) {
  task_.play.clear();
}

std::string Wording::name(Seat seat) const { return players_.name(seat); }

std::string Wording::names(SeatSet seats) const {
  std::vector<std::string> all;
  for (Seat seat : all_seats(task_.deal.seats())) {
    if (seats.contains(seat)) all.push_back(name(seat));
  }
  const std::string last = all.back();
  all.pop_back();
  return absl::StrCat(absl::StrJoin(all, ", "),
                      all.empty() ? "" : absl::StrCat(" ", players_.words().and_, " "), last);
}

SeatSet Wording::side_of(Seat seat) const {
  const SeatSet asked = asked_side(task_);
  if (asked.contains(seat)) return asked;
  return task_.player ? SeatSet{seat} : other_side(task_);
}

std::string Wording::points(int number) const {
  return absl::StrCat(number, " ", number == 1 ? phrases_.point : phrases_.points);
}

std::string Wording::cost(int number) const {
  if (objective_ != Objective::kTricks) return points(number);
  return absl::StrCat(number, " ", number == 1 ? phrases_.trick : phrases_.tricks);
}

std::string Wording::reason(const std::vector<Move>& play, const std::vector<Move>& better,
                            const std::vector<Move>& worse) const {
  Task task = task_;
  task.play = play;
  const std::vector<ActedTrick> tricks = acted_tricks(task, worse);
  const auto point = turning_point(acted_tricks(task, better), tricks, task.game->order(task),
                                   asked_side(task), objective_ != Objective::kTricks);
  if (!point) return "";
  const ActedCard& winner = tricks[point->trick].best();
  const bool ruffs = winner.act == Act::kRuff || winner.act == Act::kOverruff;
  const std::string wins =
      absl::Substitute(ruffs ? phrases_.ruffs_trick : phrases_.wins_trick, name(winner.seat),
                       point->trick + 1, face_.card(winner.card));
  if (!point->caught) return wins;
  return absl::Substitute(phrases_.takes, wins, face_.card(*point->caught));
}

}  // namespace matador
