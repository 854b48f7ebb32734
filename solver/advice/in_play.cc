#include "solver/advice/in_play.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "solver/games/calibrated_advice.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::uint64_t kWorldsMeasured = 40;

// Whether the advice is over no fewer ways than those that were measured, and over more than one:
// with all cards known there is nothing to be disappointed by.
bool has_ways(const Advice& advice) {
  return advice.worlds > 1 && (advice.exact || advice.worlds >= kWorldsMeasured);
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
  const bool declares = model.game->declaring_side(model).contains(known.observer);
  if (contract.is_judged && !declares && !advice.judged) return nullptr;
  const int cards = cards_in_hand(known);
  if (cards < CalibratedAdvice::kFewestCards || cards > measured->most_cards) return nullptr;
  return &(
      declares
          ? measured->declaring
          : measured->others)[static_cast<std::size_t>(cards - CalibratedAdvice::kFewestCards)];
}

}  // namespace

std::optional<Estimate> expected_in_play(const Advice& advice) {
  const AdviceQuestion& question = advice.question;
  if (question.kind != AdviceKind::kCard || question.known.where || !has_ways(advice)) {
    return std::nullopt;
  }
  if (advice.objective != usual_objective(question.known.model)) return std::nullopt;
  const ScoredMore* more = scored_more(advice);
  const Estimate& promised = advice.options[advice.best].standing.value;
  if (more == nullptr || !promised.se) return std::nullopt;
  return Estimate{.mean = promised.mean + more->mean,
                  .se = std::hypot(*promised.se, more->se),
                  .degrees = promised.degrees};
}

}  // namespace matador
