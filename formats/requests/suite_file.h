// The deals of a benchmark as a deal file, each with its contract and declarer.
//
//   suite_file(game, game.info().bench_suites.front(), /*seed=*/1)   // "[Game \"sjavs\"]\n..."

#ifndef MATADOR_FORMATS_REQUESTS_SUITE_FILE_H_
#define MATADOR_FORMATS_REQUESTS_SUITE_FILE_H_

#include <cstdint>
#include <string>

#include "solver/games/game.h"

namespace matador {

std::string suite_file(const Game& game, const BenchSuite& suite, std::uint64_t seed);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_SUITE_FILE_H_
