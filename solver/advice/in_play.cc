#include "solver/advice/in_play.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "solver/games/calibrated_advice.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

// What was measured: advice over 40 ways, or over fewer where the best card was clear by then.
constexpr std::uint64_t kWorldsMeasured = 40;
constexpr std::uint64_t kFewestMeasured = 20;

bool was_cut_short(const Advice& advice) {
  return advice.stopped != StopReason::kNone || advice.out_of_nodes || advice.had_enough;
}

bool has_ways(const Advice& advice) {
  if (advice.exact) return advice.worlds > 1;  // else all cards are known
  const bool is_decided = advice.worlds < advice.found && !was_cut_short(advice);
  return advice.worlds >= (is_decided ? kFewestMeasured : kWorldsMeasured);
}

// In the hand of whoever is to play: every trick so far took one of each hand.
int cards_in_hand(const InformationSet& known) {
  const auto tricks = static_cast<int>(known.model.play.size()) / known.model.deal.seats();
  return known.seen.hands[at(known.observer)]->size() - tricks;
}

// The row of the measurement.
const ScoredMore* scored_more(const Advice& advice) {
  const InformationSet& known = advice.question.known;
  const Task& model = known.model;
  const ContractInfo& contract = model.game->contract(model.contract);
  const CalibratedAdvice* measured = contract.in_play;
  if (measured == nullptr || measured->seats != model.deal.seats()) return nullptr;
  if (contract.is_judged && !advice.declares && !advice.judged) return nullptr;
  const int cards = cards_in_hand(known);
  if (cards < CalibratedAdvice::kFewestCards || cards > measured->most_cards) return nullptr;
  const CalibratedAdvice::ByCards& rows = advice.declares ? measured->declaring : measured->others;
  return &rows[static_cast<std::size_t>(cards - CalibratedAdvice::kFewestCards)];
}

// std::hypot() differs from library to library.
double square(double number) { return number * number; }

}  // namespace

std::optional<Estimate> expected_in_play(const Advice& advice) {
  const AdviceQuestion& question = advice.question;
  const Task& model = question.known.model;
  if (question.kind != AdviceKind::kCard || question.known.where || model.tout ||
      !model.own.empty() || !has_ways(advice) || advice.objective != usual_objective(model)) {
    return std::nullopt;
  }
  const ScoredMore* more = scored_more(advice);
  const Estimate& promised = advice.options[advice.best].standing.value;
  if (more == nullptr || !promised.se) return std::nullopt;
  const auto [least, most] = ends_of_values(advice);
  const bool is_certain = promised.se == 0 && (promised.mean == least || promised.mean == most);
  if (is_certain) return std::nullopt;
  const double off = promised.mean - more->promised;
  return Estimate{.mean = std::clamp(promised.mean + more->mean + more->slope * off, least, most),
                  .se = std::sqrt(square((1 + more->slope) * *promised.se) + square(more->se) +
                                  square(more->slope_se * off)),
                  .degrees = promised.degrees};
}

}  // namespace matador
