// A second opinion on which of two cards to play, if advice cannot tell them apart: the share of
// the worlds in which the asker's side can win the deal by a plan that does not depend on cards
// that he does not see (alpha_mu.h). It looks two cards of his own ahead, so that he can wait for
// what the others play.
//
//   std::optional<SecondOpinion> second = second_opinion(question, options, {0, 3}, worlds,
//   workers); second->shares[0].won;   second->best

#ifndef MATADOR_SOLVER_ADVICE_SECOND_OPINION_H_
#define MATADOR_SOLVER_ADVICE_SECOND_OPINION_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/advice/question.h"
#include "solver/solve.h"

namespace matador {

// Does the work: calls `work` for 0, 1, ... `count` - 1, on as many threads as it likes,
// each with a solver of its own, beginning in this order. Returns how many are done: fewer, the
// first ones, where time is up.
using Work = std::function<void(std::size_t item, Solver& solver)>;
using Workers = std::function<std::size_t(std::size_t count, const Work& work)>;

struct SecondOpinion {
  struct Share {
    std::size_t option;
    double won;  // of the worlds, 0 to 1
  };
  std::uint64_t worlds;       // at most 40
  std::vector<Share> shares;  // of the options that were asked about
  std::size_t best;           // an option: the first of those with the greatest share
};

// With more cards in hand it takes too long.
inline constexpr int kMostCardsOfSecondOpinion = 8;

// None if the question is not about a card of a deal that is won or lost (a score above 0), if the
// asker holds more than eight cards, or if time is up.
std::optional<SecondOpinion> second_opinion(const AdviceQuestion& question,
                                            const std::vector<Option>& options,
                                            const std::vector<std::size_t>& asked,
                                            const std::vector<World>& worlds,
                                            const Workers& workers);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_SECOND_OPINION_H_
