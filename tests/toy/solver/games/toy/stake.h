// What only the toy says of a deal: [Stake "3"].

#ifndef MATADOR_TESTS_TOY_SOLVER_GAMES_TOY_STAKE_H_
#define MATADOR_TESTS_TOY_SOLVER_GAMES_TOY_STAKE_H_

namespace matador::toy {

struct Stake {
  int points = 1;
  bool operator==(const Stake&) const = default;
};

}  // namespace matador::toy

#endif  // MATADOR_TESTS_TOY_SOLVER_GAMES_TOY_STAKE_H_
