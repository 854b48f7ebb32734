#include "solver/games/jass/sheet.h"

#include <array>
#include <functional>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/transform.hpp>

#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"
#include "solver/games/options.h"

namespace matador::jass {
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

}  // namespace matador::jass
