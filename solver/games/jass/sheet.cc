#include "solver/games/jass/sheet.h"

#include <array>
#include <functional>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/transform.hpp>

#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador::jass {

// ---- Sheet --------------------------------------------------------------------------------------

namespace {

constexpr int kSides = 2;

using Part = int Gains::*;

// The order of counting, if it matters (rules 2.12).
std::array<Part, 3> order_of(const SheetRules& rules) {
  if (rules.tricks_before_wyz) return {&Gains::stoeck, &Gains::tricks, &Gains::wyz};
  return {&Gains::stoeck, &Gains::wyz, &Gains::tricks};
}

void add(const std::vector<int>& more, std::vector<int>& sums) {
  ranges::transform(sums, more, sums.begin(), std::plus());
}

}  // namespace

SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options) {
  const std::vector<int> target = option_numbers(options, "target");
  return {.seats = seats,
          .target = target.empty() ? Rules::kTarget : target.front(),
          .tricks_before_wyz = option_value(options, "order") == "stoeck-stich-wyz",
          .by_trick = option_value(options, "count") == "trick"};
}

Sheet::Sheet(const SheetRules& rules)
    : rules_(rules),
      totals_(static_cast<std::size_t>(rules.seats == 3 ? rules.seats : kSides)),
      games_won_(totals_.size()) {}

std::vector<int> Sheet::before() const {
  return over_ ? std::vector<int>(totals_.size()) : totals_;
}

Course Sheet::course_of(int multiplier, const std::vector<Gains>& gains) const {
  Course course;
  for (Part part : order_of(rules_)) {
    std::vector<int>& step = course.emplace_back();
    for (const Gains& of_column : gains) step.push_back(multiplier * (of_column.*part));
  }
  return course;
}

std::optional<Sheet::First> Sheet::first_at(int halves, const Course& course) const {
  std::vector<int> counted = before();
  for (std::size_t step = 0; step < course.size(); ++step) {
    add(course[step], counted);
    const auto most = ranges::max_element(counted);
    if (2 * *most >= halves * rules_.target && ranges::count(counted, *most) == 1) {
      return First{static_cast<int>(most - counted.begin()), step};
    }
  }
  return std::nullopt;
}

std::optional<Sheet::First> Sheet::winner(const Course& course) const {
  return first_at(2, course);
}

Sheet::Entry Sheet::enter(const Course& course) {
  if (over_) has_bergpreis_ = false;
  Entry entry{.winner = winner(course),
              .bergpreis = has_bergpreis_ ? std::nullopt : first_at(1, course),
              .counted = std::vector<int>(totals_.size())};
  // Jass 2.22: the rest of the deal counts no more.
  const bool ends = rules_.by_trick && entry.winner;
  const std::size_t steps = ends ? entry.winner->step + 1 : course.size();
  for (std::size_t step = 0; step < steps; ++step) add(course[step], entry.counted);
  totals_ = before();
  add(entry.counted, totals_);
  has_bergpreis_ = has_bergpreis_ || entry.bergpreis;
  over_ = entry.winner.has_value();
  if (over_) {
    ++games_;
    ++games_won_[static_cast<std::size_t>(entry.winner->column)];
  }
  return entry;
}

std::optional<int> Sheet::column_of(Seat seat, std::optional<Seat> joker) const {
  if (seat == joker) return std::nullopt;
  const std::vector<Seat> players = teams(rules_.seats, joker);
  const auto place = ranges::find(players, seat) - players.begin();
  return static_cast<int>(place % columns());
}

// ---- Course -------------------------------------------------------------------------------------

namespace {

// In which trick, from 0, the second card of the Stöck of a round falls; none where it has not.
std::optional<int> trick_of_stoeck(const Played& played, Suit trump) {
  const std::array<Card, 2> pair{Card(trump, Rank::kKing), Card(trump, kOber)};
  int fallen = 0;
  for (std::size_t i = 0; i < played.tricks().size(); ++i) {
    for (Card card : played.tricks()[i].cards) {
      if (ranges::find(pair, card) != pair.end() && ++fallen == 2) return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

class CourseFinder {
 public:
  CourseFinder(const Task& task, const Played& played)
      : task_(task), played_(played), rounds_(score_melds(task)) {}

  std::vector<Counted> find(bool tricks_before_wyz) {
    for (int trick = 0; trick < static_cast<int>(played_.tricks().size()); ++trick) {
      count_stoeck(trick);
      if (trick >= played_.complete_tricks()) break;
      if (tricks_before_wyz) count_trick(trick);
      count_wyz(trick);
      if (!tricks_before_wyz) count_trick(trick);
    }
    return course_;
  }

 private:
  void count_stoeck(int trick) {
    const std::optional<Suit> trump = task_.game->trump(task_.contract);
    if (!trump || trick_of_stoeck(played_, *trump) != trick) return;
    for (const MeldScore& round : rounds_) {
      for (int i = 0; i < task_.deal.seats(); ++i) {
        const int points = round.stoeck[static_cast<std::size_t>(i)];
        if (points > 0) course_.push_back({trick + 1, Seat::from_index(i), points});
      }
    }
  }

  // After the first trick of a round.
  void count_wyz(int trick) {
    const int hand_size = task_.deal.shape().hand_size;
    if (trick % hand_size != 0) return;
    const MeldScore& round = rounds_[static_cast<std::size_t>(trick / hand_size)];
    int points = 0;
    for (int scored : round.scored) points += scored;
    if (round.best) course_.push_back({trick + 1, *round.best, points});
  }

  void count_trick(int trick) {
    const Trick& won = played_.tricks()[static_cast<std::size_t>(trick)];
    const bool last = trick + 1 == task_.deal.shape().cards_each();
    const int match = last && is_match() ? Rules::kMatch : 0;
    course_.push_back({trick + 1, won.winner, won.points + match, /*is_trick=*/true});
  }

  // Whether one side has won every trick.
  bool is_match() const {
    const SeatSet declaring = side_of(task_.declarer, task_.deal.seats(), task_.joker);
    const Seat first = played_.tricks().front().winner;
    return ranges::all_of(played_.tricks(), [&](const Trick& trick) {
      if (task_.deal.seats() == 3) return trick.winner == first;
      return declaring.contains(trick.winner) == declaring.contains(first);
    });
  }

  const Task& task_;
  const Played& played_;
  const std::vector<MeldScore> rounds_;
  std::vector<Counted> course_;
};

}  // namespace

absl::StatusOr<std::vector<Counted>> course_of(const Task& task, bool tricks_before_wyz) {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  return CourseFinder(task, played).find(tricks_before_wyz);
}

// ---- Score --------------------------------------------------------------------------------------

int multiplier(Contract contract, const std::vector<RuleOption>& options) {
  const auto place = static_cast<std::size_t>(contract.index);
  const std::vector<int> agreed = option_numbers(options, "multipliers");
  return agreed.empty() ? Rules::kTypes[place].multiplier : agreed[place];
}

std::vector<Rung> score_ladder(int multiplier, int seats, const Shown& shown) {
  const Variant& players = variant(seats);
  const bool alone = seats == 3;  // Jass 2.15: nothing is subtracted
  const auto value = [&](int points, int ours, int theirs) {
    const int own = points + ours + shown.ours;
    const int others = alone ? 0 : Rules::kAllPoints - points + theirs + shown.theirs;
    return multiplier * (own - others);
  };
  std::vector<Rung> ladder;
  // A match of the others is worse than no points; alone it costs nothing.
  if (!alone)
    ladder.push_back({.value = value(0, 0, Rules::kMatch), .goal = Goal::kTricks, .target = 0});
  for (int points = 0; points <= Rules::kAllPoints; ++points) {
    const Goal goal = points == 0 ? Goal::kTricks : Goal::kPoints;
    const int target = points == 0 && !alone ? 1 : points;
    ladder.push_back({.value = value(points, 0, 0), .goal = goal, .target = target});
  }
  ladder.push_back({.value = value(Rules::kAllPoints, Rules::kMatch, 0),
                    .goal = Goal::kTricks,
                    .target = players.hands * players.hand_size});
  return ladder;
}

}  // namespace matador::jass
