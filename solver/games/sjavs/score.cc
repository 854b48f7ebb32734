#include "solver/games/sjavs/score.h"

#include "solver/games/options.h"
#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {
namespace {

int amount_won(const Winnings& won, Goal goal) {
  switch (goal) {
    case Goal::kPoints:
      return won.points;
    case Goal::kTricks:
      return won.tricks;
    case Goal::kSolo:
      return won.solo ? 1 : 0;
  }
  return 0;
}

}  // namespace

ScoreOptions score_options(const std::vector<RuleOption>& options) {
  const bool suduroy = option_value(options, "suduroy").has_value();
  return {.solo_vol = option_value(options, "solo-vol").value_or(suduroy ? "off" : "on") == "on"};
}

int score(Suit trump, const Winnings& won, const ScoreOptions& options) {
  int score = 0;
  for (const Rung& rung : score_ladder(trump, options)) {
    if (amount_won(won, rung.goal) >= rung.need) score = rung.value;
  }
  return score;
}

std::vector<Rung> score_ladder(Suit trump, const ScoreOptions& options) {
  std::vector<Rung> ladder;
  for (const Grade& grade : Rules::kGrades) {
    if (grade.goal == Goal::kSolo && !options.solo_vol) continue;
    const int value = trump == Suit::kClubs ? grade.in_clubs : grade.in_other_suits;
    // In clubs a trick alone saves nothing: no trick and up to 30 points cost the same.
    if (!ladder.empty() && ladder.back().value == value) continue;
    ladder.push_back({.value = value, .goal = grade.goal, .need = grade.need});
  }
  return ladder;
}

}  // namespace matador::sjavs
