// From a deal record to a problem, and back. Every message is a sentence for people and has the
// line of the tag at fault.
//
//   absl::StatusOr<Problem> problem = read_problem(record);
//   DealRecord again = write_problem(*problem);

#ifndef MATADOR_FORMATS_INPUT_PROBLEM_H_
#define MATADOR_FORMATS_INPUT_PROBLEM_H_

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/games/game.h"

namespace matador {

absl::StatusOr<Problem> read_problem(const DealRecord& record);
// Also where all hands have fewer cards than are dealt (Game::is_ending).
absl::StatusOr<Problem> read_problem_or_ending(const DealRecord& record);

// What a deal says beside its cards, and who sits at the table; also of a deal without cards. Its
// `deal`, `leader`, `exchange` and `play` are empty.
struct Heading : Problem {
  int seats = 0;                  // of those who play
  std::optional<int> table = {};  // of all at the table, where some sit out: no cards are told
  std::vector<std::string> names = {};  // of the players, by seat (notes.h)

  int at_table() const { return table.value_or(seats); }
};

absl::StatusOr<Heading> read_heading(const DealRecord& record);

// The problem with this heading and these cards, whatever tags say of cards: some or other in the
// place of those that nobody knows.
absl::StatusOr<Problem> read_problem(const DealRecord& record, const Heading& heading,
                                     const Deal& deal);

// The tags of the problem, in canonical form.
DealRecord write_problem(const Problem& problem);

// The tasks of the problem that `record` holds (see Game::tasks). The game's own objections are
// reported at the tags that say how the deal is to be played.
absl::StatusOr<std::vector<Task>> read_tasks(const DealRecord& record, const Problem& problem,
                                             bool all_contracts);

// The names of all games, and the contracts and rule options of one.
std::vector<std::string> game_names();
std::vector<std::string> contract_names(const Game& game);
std::vector<std::string> option_names(const Game& game);

// The values of the tags Game, Seats, Contract and Options. InvalidArgument, with what may be meant
// or what is possible, if the value is unknown.
absl::StatusOr<const Game*> read_game(const std::string& name);
// The game that [Game] of a record names.
absl::StatusOr<const Game*> game_of(const DealRecord& record);
absl::StatusOr<int> read_seat_count(const std::string& text, const Game& game);
// The number in [Seats] of a record, which without [Deal] may be that of a table at which some sit
// out.
absl::StatusOr<int> read_table_seats(const DealRecord& record, const Game& game);
absl::StatusOr<Contract> read_contract(const std::string& name, const Game& game);
// InvalidArgument where the name of a contract has more with it than what is played, an
// announcement, a tout or a level: "grand hand", "3NT".
absl::Status check_contract_alone(const std::string& name, const Game& game);
// The items of a list with commas or blanks between them; a name may have blanks in it, if
// its words are not all names.
std::vector<std::string> contract_items(const std::string& text,
                                        const std::function<bool(const std::string&)>& is_name);
// Several contracts by name; a name may be the beginning of several, as slalom of slalom-obenabe
// and slalom-undenufe. InvalidArgument too where a contract is there twice.
absl::StatusOr<std::set<Contract>> read_contracts(const std::vector<std::string>& names,
                                                  const Game& game);
// What --contracts says: "all", or a list of names.
absl::StatusOr<std::vector<Contract>> read_contract_list(const std::string& text, const Game& game);
// Words `name=value`, or `name` alone; a rule set becomes the options that it stands for.
absl::StatusOr<std::vector<RuleOption>> read_options(const std::string& text, const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_PROBLEM_H_
