#include "solver/games/sjavs/score.h"

#include "solver/games/options.h"
#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {

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

}  // namespace matador::sjavs
