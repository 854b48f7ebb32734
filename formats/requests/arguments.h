// What a command is asked for beside its deals, by the names of its options: as typed on a command
// line, or as they stand in a request.
//
//   Arguments arguments({{"cards", ""}, {"player", "2"}});
//   arguments.has("cards")                  // true
//   arguments.number("player", 1, 1, 8)     // 2
//
// The functions that read them throw UsageError.

#ifndef MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_
#define MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/query/expression.h"
#include "formats/text/wording.h"
#include "solver/solve.h"
#include "solver/statistics/sample.h"

namespace matador {

// ---- Arguments ----------------------------------------------------------------------------------

// `most` of a number that may be any.
inline constexpr std::uint64_t kMostNumber = std::numeric_limits<std::uint64_t>::max();

// Something was asked for that does not exist; the message says what, and what exists.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// How results are written.
enum class Format { kText, kJson, kCsv };

class Arguments {
 public:
  // The keys are the long names; the value of a flag is empty.
  explicit Arguments(std::map<std::string, std::string> given = {}) : given_(std::move(given)) {}

  bool has(const std::string& name) const;
  std::string text(const std::string& name, const std::string& otherwise) const;
  std::string needed_text(const std::string& name) const;
  // A number from `least` to `most`: "1000000" or "1e6".
  std::uint64_t number(const std::string& name, std::uint64_t otherwise, std::uint64_t least,
                       std::uint64_t most) const;
  // A decimal number above 0, "2" or "0.5"; `what` it is called in messages.
  double above_zero(const std::string& name, const std::string& what) const;
  // A time in seconds, "2" or "0.5"; 0 where it is not given.
  double seconds(const std::string& name) const;
  // The flags --json and --csv tell it, if the command has them.
  Format format() const;

  // `other` is another name of the argument `name`.
  void also(const std::string& other, const std::string& name);

  // Throws if an argument was given that nobody has looked for so far.
  void check_all_known() const;

 private:
  std::map<std::string, std::string> given_;
  mutable std::set<std::string> known_;  // the names that were looked for
};

// The value that was read; throws UsageError if there is none.
template <typename T>
T usable(const absl::StatusOr<T>& read) {
  if (!read.ok()) throw UsageError(std::string(read.status().message()));
  return *read;
}

// ---- Solver arguments ---------------------------------------------------------------------------
// The arguments of commands that solve deals: the objective, the player, and the memory.

// Each throws UsageError if the value is unknown.
std::optional<Objective> read_objective(const Arguments& arguments);  // --objective
Objective read_objective_name(const std::string& name);
// --player, a number or, as each deal has it, the name of a player or a seat; empty: none is asked
// about. `player_asked`: the seat in a deal that is `problem`.
std::string read_player(const Arguments& arguments);
Outcome<std::optional<Seat>> player_asked(const std::string& player, const DealRecord& record,
                                          const Problem& problem);
// --errors json, which goes with --json: errors are objects among the answers too.
bool read_errors(const Arguments& arguments);
// --explain, which is for text, in its --language; none where it is not wanted.
std::optional<Language> read_explanation(const Arguments& arguments);
SolverOptions read_solver_options(const Arguments& arguments);  // --table-mib

// --names, of the highest trumps. `read_names` is a language, empty where none are
// wanted; `names_line` a line of text, empty in games without such names too.
std::string read_names(const Arguments& arguments);
std::string names_line(const Task& task, const std::string& language, bool symbols);

// ---- Statistics arguments -----------------------------------------------------------------------
// The common arguments of `matador table` and `matador deal`: the game, fixed cards, and
// conditions.

// The cards that --fix and --hand give to seats, as --fix has them; throws UsageError.
std::string read_fix(const Arguments& arguments, const Game& game, int seats);

// The query that the arguments describe, with the default question; throws UsageError if it is
// impossible.
Query read_query(const Arguments& arguments);

// Throws UsageError where the cards that --fix and --hand give make --where false of every deal.
void check_where(const Arguments& arguments, const Query& query);

// The keys of --by, one or more.
std::vector<Key> read_by(const Arguments& arguments, const Query& query);

// ---- Reading ------------------------------------------------------------------------------------
// The arguments of every command that reads deals: --options, --strict, --board, and the tags of
// deals, each as the option of its name.

// Throws UsageError if no game has such options.
Reading read_reading(const Arguments& arguments);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_
