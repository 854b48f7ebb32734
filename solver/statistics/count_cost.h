// What it costs to count hands or deals, known before it begins: the same on every machine.

#ifndef MATADOR_SOLVER_STATISTICS_COUNT_COST_H_
#define MATADOR_SOLVER_STATISTICS_COUNT_COST_H_

namespace matador {

struct CountCost {
  double steps = 0;  // kinds of hands that are looked at; one takes from 10 to 100 ns
  double bytes = 0;

  // No more than some seconds and 256 MB.
  bool is_small() const { return steps <= 1e8 && bytes <= 256e6; }
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_COUNT_COST_H_
