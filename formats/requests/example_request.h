// A deal to try the commands on, as `matador example` writes it: dealt by number, played half-way
// by best play but for one mistake, with the result that it had in the end. And the deals of a
// benchmark.
//
//   example_deal(*find_game("sjavs"))

#ifndef MATADOR_FORMATS_REQUESTS_EXAMPLE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_EXAMPLE_REQUEST_H_

#include <cstdint>
#include <string>

#include "solver/games/game.h"

namespace matador {

// ---- Example request ----------------------------------------------------------------------------

// A deal file with comments that explain its tags. Throws std::runtime_error where the game has no
// such deal.
std::string example_deal(const Game& game);

// ---- Suite file ---------------------------------------------------------------------------------
// The deals of a benchmark as a deal file, each with its contract and declarer.
//
//   suite_file(game, game.info().bench_suites.front(), /*seed=*/1)   // "[Game \"sjavs\"]\n..."

std::string suite_file(const Game& game, const BenchSuite& suite, std::uint64_t seed);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_EXAMPLE_REQUEST_H_
