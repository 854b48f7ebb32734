// The exchange that goes with a contract which a player thinks of naming after he has seen the
// talon. He exchanges before he knows where the other cards lie, so it is one exchange for all
// worlds: the one that is best on average over them. The best of each world would flatter the
// contract.
//
//   if (is_exchange_to_settle(question)) {
//     ExchangeSums sums(question.models.size());
//     sums.add(*exchange_values(question, world, objective, solver, /*node_limit=*/0));   ...
//     sums.settle(question, /*less_is_better=*/false);      // question.models[i].exchange
//   }

#ifndef MATADOR_SOLVER_ADVICE_SETTLED_EXCHANGES_H_
#define MATADOR_SOLVER_ADVICE_SETTLED_EXCHANGES_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/question.h"
#include "solver/solve.h"

namespace matador {

// Whether the question is for a contract, and the observer sees all cards that he can exchange.
bool is_exchange_to_settle(const AdviceQuestion& question);

// The values of all exchanges in one world, by model.
struct ExchangeValues {
  std::vector<std::vector<ExchangeValue>> by_model = {};
  bool proven = true;  // false: the limit was reached
  std::uint64_t nodes = 0;
};
absl::StatusOr<ExchangeValues> exchange_values(const AdviceQuestion& question, const World& world,
                                               Objective objective, Solver& solver,
                                               std::uint64_t node_limit);

class ExchangeSums {
 public:
  explicit ExchangeSums(std::size_t models) : sums_(models) {}

  void add(const ExchangeValues& values);
  // Gives each model the first of its best exchanges; nothing where no world was added.
  void settle(AdviceQuestion& question, bool less_is_better) const;

 private:
  struct Sum {
    Exchange exchange;
    std::int64_t values;
  };
  std::vector<std::vector<Sum>> sums_;  // by model, in the order of Game::exchanges()
};

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_SETTLED_EXCHANGES_H_
