// What a command is asked for beside its deals, by the names of its options: as typed on a command
// line, or as they stand in a request.
//
//   MATADOR_ASSIGN_OR_RETURN(const Arguments arguments,
//                            Arguments::of("solve", {{"cards", ""}, {"limit", "1e6"}}));
//   arguments.has(options::kCards)         // true
//   arguments.number(options::kLimit)      // 1000000
//
// What an option may be, and its usual value, is in its definition (options.h). Numbers, times and
// words from a list are checked when they are given; what else the functions below read is a fault,
// with a message that names the option, where it asks for something that does not exist.

#ifndef MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_
#define MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/query/expression.h"
#include "formats/requests/options.h"
#include "formats/text/wording.h"
#include "solver/hand_on.h"
#include "solver/solve.h"
#include "solver/statistics/sample.h"

namespace matador {

// ---- Arguments ----------------------------------------------------------------------------------

// How results are written.
enum class Format { kText, kJson, kCsv };

class Arguments {
 public:
  using Given = std::map<std::string, std::string, std::less<>>;

  Arguments() = default;
  // The keys are the long names or other spellings of them; the value of a flag is empty. A fault
  // if some cannot be used together, or have a value that cannot be.
  static absl::StatusOr<Arguments> of(std::string command, Given given = {});

  // Null: it is not given. Tags and the tables of other formats have no definition.
  const std::string* find(std::string_view name) const;
  bool has(const OptionDefinition& option) const { return find(option.name) != nullptr; }
  // As it was given, or its usual value; empty where it has none.
  std::string text(const OptionDefinition& option) const;
  // A fault if it is not given.
  absl::StatusOr<std::string> needed(const OptionDefinition& option) const;
  // A number within its bounds: "1000000" or "1e6". Where it is not given, its usual value, and if
  // it has none `otherwise`.
  std::uint64_t number(const OptionDefinition& option, std::uint64_t otherwise = 0) const;
  // A decimal number above 0, "2" or "0.5", as a time in seconds; 0 where there is none.
  double decimal(const OptionDefinition& option) const;
  // The flags --json and --csv tell it, if the command has them.
  Format format() const;

  // A fault if requests of this command do not have an argument that was given. `others`: names
  // that may be meant.
  absl::Status check_all_known(const std::vector<std::string>& others = {}) const;

 private:
  absl::Status take_spellings();
  absl::Status check_together() const;
  absl::Status check_together(std::string_view option, const OptionUse& use) const;
  absl::Status check_apart(std::string_view option, const Exclusion& exclusion) const;
  absl::Status check_values() const;

  std::string command_;
  Given given_;
};

// ---- Solver arguments ---------------------------------------------------------------------------
// The arguments of commands that solve deals: the objective, the player, and the memory.

absl::StatusOr<std::optional<Objective>> read_objective(const Arguments& arguments);
absl::StatusOr<Objective> read_objective_name(const std::string& name);
// --player, a number or, as each deal has it, the name of a player or a seat; empty: none is asked
// about. The seat in a deal that is `problem`.
absl::StatusOr<std::optional<Seat>> player_asked(const std::string& player,
                                                 const DealRecord& record, const Problem& problem);
// --errors json, which goes with --json: errors are objects among the answers too.
absl::StatusOr<bool> read_errors(const Arguments& arguments);
// --explain, which is for text, in its --language; none where it is not wanted.
absl::StatusOr<std::optional<Language>> read_explanation(const Arguments& arguments);
SolverOptions read_solver_options(const Arguments& arguments);  // --table-mib

// --names, of the highest trumps. `read_names` is a language, empty where none are
// wanted; `names_line` a line of text, empty in games without such names too.
absl::StatusOr<std::string> read_names(const Arguments& arguments);
std::string names_line(const Task& task, const std::string& language, bool symbols);

// ---- Statistics arguments -----------------------------------------------------------------------
// The common arguments of `matador table` and `matador deal`: the game, fixed cards, and
// conditions.

// Who is forehand in every deal; none where the dealer passes on from deal to deal.
std::optional<Seat> read_forehand(const Arguments& arguments, const Game& game, int seats);

// The seat that an option names; a fault begins with the option.
absl::StatusOr<Seat> read_seat(const Arguments& arguments, const OptionDefinition& option,
                               const Game& game, int seats,
                               std::optional<Seat> forehand = std::nullopt);

// The cards that --fix and --hand give to seats, as --fix has them.
absl::StatusOr<std::string> read_fix(const Arguments& arguments, const Game& game, int seats);

// The query that the arguments describe, with the default question.
absl::StatusOr<Query> read_query(const Arguments& arguments);

// A fault where the cards that --fix and --hand give make --where false of every deal.
absl::Status check_where(const Arguments& arguments, const Query& query);

// The keys of --by, one or more.
absl::StatusOr<std::vector<Key>> read_by(const Arguments& arguments, const Query& query);

// ---- Reading ------------------------------------------------------------------------------------
// The arguments of every command that reads deals: --options, --strict, --board, and the tags of
// deals, each as the option of its name.

absl::StatusOr<Reading> read_reading(const Arguments& arguments);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_
