// What the reader of deals hands the formats of other programs: the lines of a file. And what the
// module of a game says of such a format.

#ifndef MATADOR_FORMATS_INPUT_FOREIGN_FORMAT_H_
#define MATADOR_FORMATS_INPUT_FOREIGN_FORMAT_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <istream>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/games/game.h"

namespace matador {

// ---- Line stream --------------------------------------------------------------------------------
// The lines of a stream, in memory that no input can exceed. A reader that has looked too far ahead
// puts lines back.
//
//   LineStream lines(std::cin);
//   while (lines.next()) use(lines.line());

inline constexpr std::size_t kMaxLineBytes = 4096;
inline constexpr std::size_t kMaxTags = 128;  // of a deal
inline constexpr std::size_t kMaxDealBytes = 65536;

// Without its end (LF or CRLF), the first one without the byte order mark, the last one without a
// Control-Z.
struct Line {
  std::string text;
  std::uint64_t number = 0;  // in its file, from 1
  bool too_long = false;     // the text is only its beginning

  bool is_blank() const { return text.find_first_not_of(" \t") == std::string::npos && !too_long; }
  bool is_comment() const { return text.starts_with('%') || text.starts_with(';'); }
  bool is_noise() const;  // no text could have this in it
};

class LineStream {
 public:
  explicit LineStream(std::istream& in) : in_(in), buffer_(kMaxLineBytes + 1) {}

  // Goes to the next line; false at the end of the stream.
  bool next();
  const Line& line() const { return line_; }
  Line take() { return std::move(line_); }  // no line is left here
  // The next lines are these; without one, the line here, which must not be taken.
  void put_back() { again_ = true; }
  void put_back(Line line) {
    keep_again();
    put_back_.push_front(std::move(line));
  }
  void put_back(std::vector<Line> lines) {
    keep_again();
    put_back_.insert(put_back_.begin(), std::make_move_iterator(lines.begin()),
                     std::make_move_iterator(lines.end()));
  }
  // Of the lines that were put back, the next; there must be one.
  const Line& ahead() const {
    assert(again_ || !put_back_.empty());
    return again_ ? line_ : put_back_.front();
  }
  // Whether whoever writes the stream may have more to write: nothing that is read is left.
  bool waits() const { return !again_ && put_back_.empty() && in_.rdbuf()->in_avail() <= 0; }

  std::uint64_t lines_read() const { return read_; }   // from the stream
  std::uint64_t bytes_read() const { return bytes_; }  // line ends included
  bool failed() const { return in_.bad(); }  // the stream ended because it could not be read

 private:
  bool read();
  void keep_again() {
    if (std::exchange(again_, false)) put_back_.push_front(take());
  }

  std::istream& in_;
  std::vector<char> buffer_;
  Line line_;
  bool again_ = false;  // the line here is the next one too
  std::deque<Line> put_back_;
  std::uint64_t read_ = 0;
  std::uint64_t bytes_ = 0;
};

// Why a line is too long, or its deal, which has `bytes_of_deal` up to the line's end; none if
// neither is.
std::optional<std::string> fault_of_size(const Line& line, std::size_t bytes_of_deal = 0);

// ---- Foreign format -----------------------------------------------------------------------------
// The formats of other programs. The module of a game lists those for its game (OtherPrograms); the
// reader of deals recognises each by its content, so that every command reads all of them, and
// `matador convert --to NAME` writes those that can be written.
//
//   constexpr std::array kFormats{ForeignFormat{
//       .name = "jass-kit", .about = "logs of jass-kit, a game a line", .ending = "jsonl",
//       .by_first_line = true,
//       .make_reader = [] { return game_a_line(is_jass_kit, read_line_of_jass_kit); },
//       .write = jass_kit_of}};

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

// Whether a line shows by itself that a deal begins in it, a tag or JSON: a game of several lines
// whose end is missing is over there.
bool begins_deal(const Line& line);

// The reader of a format with a game in each line. What `read` refuses is a fault of the line; it
// need not set the lines of the tags.
using ReadGame = absl::StatusOr<ForeignGame>(const Line& line);
std::unique_ptr<ForeignReader> game_a_line(bool (*is_game)(std::string_view line), ReadGame* read);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_FOREIGN_FORMAT_H_
