#include "solver/games/sjavs/score.h"

#include <cstdlib>
#include <functional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/fill.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <range/v3/algorithm/transform.hpp>

#include "solver/games/options.h"
#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {

// ---- Score --------------------------------------------------------------------------------------

std::string_view usual_solo_vol(int seats, const std::vector<RuleOption>& options) {
  return variant(seats).solo_vol && !option_value(options, "suduroy") ? "on" : "off";
}

Scoring scoring_of(int seats, const std::vector<RuleOption>& options) {
  const std::string_view usual = usual_solo_vol(seats, options);
  return {.seats = seats, .solo_vol = option_value(options, "solo-vol").value_or(usual) == "on"};
}

int score(Suit trump, const Winnings& won, const Scoring& scoring) {
  return value_of(score_ladder(trump, scoring), won);
}

std::vector<Rung> score_ladder(Suit trump, const Scoring& scoring) {
  const Variant& players = variant(scoring.seats);
  std::vector<Rung> ladder;
  for (const Grade& grade : Rules::kGrades) {
    if (grade.goal == Goal::kSolo && !scoring.solo_vol) continue;
    Rung rung{.value = trump == Suit::kClubs ? grade.in_clubs : grade.in_other_suits,
              .goal = grade.goal,
              .target = grade.target == Grade::kAll ? players.tricks() : grade.target};
    // If the declarer plays alone, every vol is a single player's: this grade replaces the vol of a
    // side.
    if (grade.goal == Goal::kSolo && !players.partners) {
      rung.goal = Goal::kTricks;
      rung.target = players.tricks();
      ladder.pop_back();
    }
    // In clubs no trick and up to 30 points cost the same, so a single trick saves nothing.
    if (!ladder.empty() && ladder.back().value == rung.value) continue;
    ladder.push_back(rung);
  }
  return ladder;
}

// ---- Sheet --------------------------------------------------------------------------------------

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
