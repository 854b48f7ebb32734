// The formats of other programs. The module of a game lists those for its game (OtherPrograms); the
// reader of deals recognises each by its
// content, so that every command reads all of them, and `matador convert --to NAME` writes those
// that can be written.
//
//   constexpr std::array kFormats{ForeignFormat{
//       .name = "jass-kit", .about = "logs of jass-kit, a game a line", .ending = "jsonl",
//       .by_first_line = true,
//       .make_reader = [] { return game_a_line(is_jass_kit, read_line_of_jass_kit); },
//       .write = jass_kit_of}};

#ifndef MATADOR_FORMATS_INPUT_FOREIGN_FORMAT_H_
#define MATADOR_FORMATS_INPUT_FOREIGN_FORMAT_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/line_stream.h"
#include "solver/games/game.h"

namespace matador {

struct ForeignGame {
  absl::StatusOr<DealRecord> content;  // as in a deal file
  std::vector<DealError> doubts = {};  // what its file says and the rules do not, for warnings
};

// What a format has no place for: why, and the tags that say it. Without them the deal can be
// written.
struct NoPlace {
  std::string reason;
  std::vector<std::string> tags;
  bool operator==(const NoPlace&) const = default;
};

// A game as another program writes it, or what has no place there; a fault where the deal has none.
using ForeignText = absl::StatusOr<std::variant<std::string, NoPlace>>;

struct Answer;

// How another program writes what all contracts of a deal are worth: `matador solve --NAME`.
struct ForeignTable {
  std::string_view name;       // of the option: "dds"
  std::string_view about;      // for a line of --help
  std::string_view more = {};  // the rest of the full help
  Objective objective;
  std::size_t tasks;  // a contract by a declarer each: with fewer there is no table
  // `problem`: all that the record says; `answers`: to each task, in the order of read_tasks().
  ForeignText (*write)(const DealRecord& record, const Problem& problem,
                       const std::vector<Answer>& answers);
  std::string_view heading = "";  // what stands above all tables
};

// Reads the games of one file.
class ForeignReader {
 public:
  virtual ~ForeignReader() = default;

  // Called between two deals. The next game, if the next lines are in this format; else none, and
  // the lines are as before. The reader that has read the last game is asked first, before blank
  // lines and comments are passed over.
  virtual std::optional<ForeignGame> next(LineStream& lines) = 0;

  // A line that begins with % or ; between two deals, which may be a directive.
  virtual void see_comment(const Line& /*line*/) {}
};

struct ForeignFormat {
  std::string_view name;    // as an option has it: "pbn"
  std::string_view about;   // for help: "games in PBN"
  std::string_view ending;  // of the names of files: "pbn"
  // Whether the first line shows the format. Such formats are asked before those that must look at
  // several lines.
  bool by_first_line;
  std::unique_ptr<ForeignReader> (*make_reader)();
  // Writes the deal, `problem` being what the record says; nullptr: the format is only read.
  ForeignText (*write)(const DealRecord& record, const Problem& problem) = nullptr;
  std::string_view heading = "";  // what stands above the games of a file
  // Whether a word that is typed as the name of a file is a game in this format instead.
  bool (*is_game)(std::string_view word) = nullptr;
  // Where contracts have a place in auctions only: adds the shortest one that leads to the contract
  // of the record, if it has no auction.
  void (*add_shortest_auction)(DealRecord& record) = nullptr;
};

// What other programs write and read of a game.
struct OtherPrograms {
  std::span<const ForeignFormat> formats = {};
  // How they write what all contracts of a deal are worth: the options of `solve` of these names.
  std::span<const ForeignTable> tables = {};
};

// The formats for all games, in the order of all_games().
const std::vector<const ForeignFormat*>& foreign_formats();

// The reader of a format with a game in each line. What `read` refuses is a fault of the line; it
// need not set the lines of the tags.
using ReadGame = absl::StatusOr<ForeignGame>(const Line& line);
std::unique_ptr<ForeignReader> game_a_line(bool (*is_game)(std::string_view line), ReadGame* read);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_FOREIGN_FORMAT_H_
