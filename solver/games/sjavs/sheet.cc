#include "solver/games/sjavs/sheet.h"

#include <cstdlib>
#include <functional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/fill.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <range/v3/algorithm/transform.hpp>

#include "solver/games/options.h"
#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {

std::string_view usual_tie_bonus(int /*seats*/, const std::vector<RuleOption>& options) {
  return option_value(options, "suduroy") ? "2-4" : "2";
}

std::string_view usual_double_victory(int /*seats*/, const std::vector<RuleOption>& options) {
  return option_value(options, "suduroy") ? "off" : "on";
}

SheetRules sheet_rules_of(int seats, const std::vector<RuleOption>& options) {
  const auto value = [&](const char* name, auto* usual) {
    return option_value(options, name).value_or(usual(seats, options));
  };
  const bool twice_for_others = value("tie-bonus", usual_tie_bonus) == "2-4";
  return {.seats = seats,
          .tie_bonus = Rules::kTieBonus,
          .tie_bonus_of_others = twice_for_others ? 2 * Rules::kTieBonus : Rules::kTieBonus,
          .double_victory = value("double-victory", usual_double_victory) == "on"};
}

Sheet::Sheet(const SheetRules& rules)
    : rules_(rules),
      left_(variant(rules.seats).partners ? Rules::kPartnerSteps
                                          : static_cast<std::size_t>(rules.seats),
            Rules::kRubber),
      crosses_(left_.size()) {}

Sheet::Entry Sheet::enter(Seat declarer, int score) {
  const int declaring = column_of(declarer);
  if (score == 0) {
    ties_.push_back(declaring);
    return {.bonus = 0, .left = left_, .crosses = {}};
  }
  std::vector<bool> winners(left_.size(), score < 0);
  winners[static_cast<std::size_t>(declaring)] = score > 0;
  Entry entry{.bonus = bonus_of(winners), .left = {}, .crosses = {}};
  ties_.clear();
  for (std::size_t i = 0; i < left_.size(); ++i) {
    if (winners[i]) left_[i] -= std::abs(score) + entry.bonus;
  }
  entry.left = left_;
  entry.crosses = crosses_won();
  if (!entry.crosses.empty()) {
    ++rubbers_;
    ranges::transform(crosses_, entry.crosses, crosses_.begin(), std::plus<>());
    ranges::fill(left_, Rules::kRubber);
  }
  return entry;
}

// Sjavs 1.12, 1.14: each tie by its own declarer.
int Sheet::bonus_of(const std::vector<bool>& winners) const {
  int bonus = 0;
  for (int declaring : ties_) {
    const bool won = winners[static_cast<std::size_t>(declaring)];
    bonus += won ? rules_.tie_bonus : rules_.tie_bonus_of_others;
  }
  return bonus;
}

// Sjavs 1.13: the crosses of the current rubber; empty while it goes on.
std::vector<int> Sheet::crosses_won() const {
  const auto crosses_it = [](int left) { return left <= 0; };
  if (ranges::none_of(left_, crosses_it)) return {};
  const bool nobody_else_began =
      ranges::all_of(left_, [&](int left) { return crosses_it(left) || left == Rules::kRubber; });
  const int each = nobody_else_began && rules_.double_victory ? 2 : 1;
  std::vector<int> crosses;
  for (int left : left_) crosses.push_back(crosses_it(left) ? each : 0);
  return crosses;
}

}  // namespace matador::sjavs
