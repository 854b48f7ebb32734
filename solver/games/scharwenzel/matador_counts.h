// How often a team of Scharwenzel is dealt how many matadors (rules 3.7): an exact count. It is the
// same for every trump suit.
//
//   MatadorCounts counts = count_matadors(/*seats=*/4);
//   counts.rows.at(3)    // of counts.ways, 32! / (16!)^2 = 601080390

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_MATADOR_COUNTS_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_MATADOR_COUNTS_H_

#include <cstdint>
#include <map>

namespace matador::scharwenzel {

struct MatadorCounts {
  // The ways to divide the pack between the teams, by the number of matadors that a team is paid
  // for, 0 or 3 to 7. Each team holds them in half of these ways.
  std::map<int, std::uint64_t> rows;
  std::uint64_t ways = 0;  // all
};

// For 4, 6 or 8 players.
MatadorCounts count_matadors(int seats);

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_MATADOR_COUNTS_H_
