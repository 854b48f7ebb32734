// What `matador convert` writes: deal files, their deals in JSON, a line each, or a format of other
// programs (foreign_format.h). And the deal files that are written without one to read: an example
// of a game, and the deals of a benchmark.
//
//   Converter converter(arguments);
//   print(converter.heading());              // above the first deal
//   converter.write(deal, record)
//   std::cerr << converter.left_out();       // at the end: what had no place in the format

#ifndef MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/foreign_format.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"
#include "solver/games/game.h"

namespace matador {

// The names that --to may have, the default first.
std::vector<std::string> convert_targets();

class Converter {
 public:
  // Reads --to, --shortest-auction and --strict.
  static absl::StatusOr<Converter> of(const Arguments& arguments);

  std::string heading() const;
  // The deal without those of its tags that have no place in the format. With --strict these are
  // a fault.
  absl::StatusOr<std::string> write(const NumberedDeal& deal, const DealRecord& record);
  // A warning for each kind of what was left out.
  std::string left_out() const { return losses_.warnings(); }

 private:
  Converter() = default;

  absl::StatusOr<std::string> write_foreign(const NumberedDeal& deal, DealRecord record);

  const ForeignFormat* format_ = nullptr;  // nullptr: deals or JSON
  bool json_ = false;
  bool shortest_auction_ = false;
  bool strict_ = false;
  Losses losses_;
};

// ---- Example request ----------------------------------------------------------------------------
// A deal to try the commands on, as `matador example` writes it: dealt by number, played half-way
// by best play but for one mistake, with the result that it had in the end.
//
//   example_deal(*find_game("sjavs"))

// A deal file with comments that explain its tags. Throws std::runtime_error where the game has no
// such deal.
std::string example_deal(const Game& game);

// ---- Suite file ---------------------------------------------------------------------------------
// The deals of a benchmark as a deal file, each with its contract and declarer.
//
//   suite_file(game, game.info().bench_suites.front(), /*seed=*/1)   // "[Game \"sjavs\"]\n..."

std::string suite_file(const Game& game, const BenchSuite& suite, std::uint64_t seed);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
