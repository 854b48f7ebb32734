#include "solver/games/skat/score.h"

#include <algorithm>

#include "solver/hand_on.h"

namespace matador::skat {

// ---- Score --------------------------------------------------------------------------------------

namespace {

int null_value(const Announced& announced) {  // 5.6
  if (announced.hand) return announced.ouvert ? Rules::kNullHandOuvert : Rules::kNullHand;
  return announced.ouvert ? Rules::kNullOuvert : Rules::kNull;
}

// Null is won if the others win every trick.
std::vector<Rung> null_ladder(const Terms& terms) {
  const int value = null_value(terms.announced);
  std::vector<Rung> ladder{{.value = Rules::kLost * value, .goal = Goal::kMisere, .target = 0}};
  if (terms.bid.value_or(0) > value) return ladder;  // 5.7
  ladder.push_back({.value = value, .goal = Goal::kMisere, .target = terms.tricks});
  return ladder;
}

// The score of a suit game or grand that ends with this grade.
int score_of(const Terms& terms, const Grade& grade) {
  const Announced& announced = terms.announced;
  const int promised = announced.schwarz ? 2 : announced.schneider ? 1 : 0;
  const int level = 1 + terms.matadors + (announced.hand ? 1 : 0) +
                    std::max(grade.steps, promised) + promised + (announced.ouvert ? 1 : 0);  // 5.6
  const int base = terms.contract->base;
  const int bid = terms.bid.value_or(0);
  const int value = base * level;
  const bool made = grade.won && grade.steps >= promised;
  if (made && value >= bid) return value;
  return Rules::kLost * std::max(value, (bid + base - 1) / base * base);  // 5.7
}

}  // namespace

int score(const Terms& terms, const Winnings& won) {
  const std::vector<Rung> ladder = score_ladder(terms);
  if (!terms.contract->is_null()) return value_of(ladder, won);
  return won.tricks == 0 ? ladder.back().value : ladder.front().value;
}

std::vector<Rung> score_ladder(const Terms& terms) {
  if (terms.contract->is_null()) return null_ladder(terms);
  std::vector<Rung> ladder;
  for (const Grade& grade : Rules::kGrades) {
    const int value = score_of(terms, grade);
    // An overbid game costs the same with more points.
    if (!ladder.empty() && ladder.back().value == value) continue;
    ladder.push_back({.value = value,
                      .goal = grade.goal,
                      .target = grade.target == Grade::kAll ? terms.tricks : grade.target});
  }
  return ladder;
}

// ---- Announced ----------------------------------------------------------------------------------

namespace {

absl::Status fault(const char* word, const char* missing) {
  return invalid(word, " can be announced only together with ", missing);
}

}  // namespace

bool is_value_of_a_game(int bid) {
  for (int null : {Rules::kNull, Rules::kNullHand, Rules::kNullOuvert, Rules::kNullHandOuvert}) {
    if (bid == null) return true;
  }
  for (const Kind& kind : Rules::kContracts) {
    if (kind.is_null() || bid % kind.base != 0) continue;
    const int most =
        static_cast<int>(Rules::kJacks.size() + (kind.trump ? Rules::kRanks.size() : 0));
    const int steps = bid / kind.base;
    if (steps >= 1 + Rules::kGameSteps && steps <= most + Rules::kAllSteps) return true;
  }
  return false;
}

absl::Status check_announced(const Announced& announced, const Kind& contract) {
  if (contract.is_null()) {
    if (!announced.schneider && !announced.schwarz) return absl::OkStatus();
    return invalid(announced.schneider ? "schneider" : "schwarz", " cannot be announced in null");
  }
  if (announced.schneider && !announced.hand) return fault("schneider", "hand");
  if (announced.schwarz && !announced.schneider) return fault("schwarz", "schneider");
  if (announced.ouvert && !announced.schwarz) return fault("ouvert", "schwarz");
  return absl::OkStatus();
}

// ---- Sheet --------------------------------------------------------------------------------------

std::vector<int> gains(Seat declarer, int score, int players, bool seeger_fabian) {
  std::vector<int> added(static_cast<std::size_t>(players));
  if (seeger_fabian && score < 0) {
    added.assign(added.size(),
                 players == Rules::kSeats ? Rules::kOpponentLost : Rules::kOthersLost);
  }
  added[at(declarer)] = score + (!seeger_fabian ? 0
                                 : score > 0    ? Rules::kGameWon
                                                : Rules::kGameLost);
  return added;
}

}  // namespace matador::skat
