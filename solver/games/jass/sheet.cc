#include "solver/games/jass/sheet.h"

#include <algorithm>
#include <array>

#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"
#include "solver/games/options.h"

namespace matador::jass {
namespace {

constexpr int kSides = 2;

using Part = int Gains::*;

// What is counted first, where it matters (rules 2.12).
std::array<Part, 3> order_of(const SheetRules& rules) {
  if (rules.tricks_before_wyz) return {&Gains::stoeck, &Gains::tricks, &Gains::wyz};
  return {&Gains::stoeck, &Gains::wyz, &Gains::tricks};
}

}  // namespace

SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options) {
  const std::vector<int> target = option_numbers(options, "target");
  return {.seats = seats,
          .target = target.empty() ? Rules::kTarget : target.front(),
          .tricks_before_wyz = option_value(options, "order") == "stoeck-stich-wyz"};
}

Sheet::Sheet(const SheetRules& rules)
    : rules_(rules),
      totals_(static_cast<std::size_t>(rules.seats == 3 ? rules.seats : kSides)),
      games_won_(totals_.size()) {}

std::vector<int> Sheet::before() const {
  return over_ ? std::vector<int>(totals_.size()) : totals_;
}

std::optional<int> Sheet::winner(int multiplier, const std::vector<Gains>& gains) const {
  std::vector<int> counted = before();
  for (Part part : order_of(rules_)) {
    for (std::size_t i = 0; i < counted.size(); ++i) counted[i] += multiplier * (gains[i].*part);
    const auto most = std::ranges::max_element(counted);
    if (*most >= rules_.target && std::ranges::count(counted, *most) == 1) {
      return static_cast<int>(most - counted.begin());
    }
  }
  return std::nullopt;
}

std::optional<int> Sheet::enter(int multiplier, const std::vector<Gains>& gains) {
  const std::optional<int> won_by = winner(multiplier, gains);
  totals_ = before();
  for (std::size_t i = 0; i < totals_.size(); ++i) totals_[i] += multiplier * gains[i].sum();
  over_ = won_by.has_value();
  if (over_) {
    ++games_;
    ++games_won_[static_cast<std::size_t>(*won_by)];
  }
  return won_by;
}

std::optional<int> Sheet::column_of(Seat seat, std::optional<Seat> joker) const {
  if (seat == joker) return std::nullopt;
  const std::vector<Seat> players = teams(rules_.seats, joker);
  const auto place = std::ranges::find(players, seat) - players.begin();
  return static_cast<int>(place % columns());
}

}  // namespace matador::jass
