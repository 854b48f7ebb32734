// Reads deal files as a stream: one deal at a time, in memory that no input can exceed.
//
//   DealReader reader(std::cin);
//   while (std::optional<Outcome<DealRecord>> deal = reader.next()) {
//     if (auto* error = std::get_if<DealError>(&*deal)) ...            // error->line
//   }
//
// A fault concerns its deal only: the reader goes on behind the next blank line. A binary file is
// one faulty deal. A line that is an object of JSON is a deal too, as `matador deal --json` writes
// it, without a blank line behind it. A deal of bridge may be in PBN (pbn_reader.h): it has no
// [Game], and a [Deal] that begins with N, E, S or W.

#ifndef MATADOR_FORMATS_INPUT_DEAL_READER_H_
#define MATADOR_FORMATS_INPUT_DEAL_READER_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/games/bridge/lin_reader.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/input/deal_record.h"

namespace matador {

inline constexpr std::size_t kMaxLineBytes = 4096;
inline constexpr std::size_t kMaxTags = 128;
inline constexpr std::size_t kMaxDealBytes = 65536;

// The lines of a stream, without their ends (LF or CRLF) and without the byte order mark.
class LineReader {
 public:
  // `before`: so many lines of the stream are read already.
  explicit LineReader(std::istream& in, std::uint64_t before = 0)
      : in_(in), buffer_(kMaxLineBytes + 1), number_(before) {}

  // Goes to the next line; false at the end of the stream.
  bool next();

  const std::string& text() const { return text_; }
  bool too_long() const { return too_long_; }  // text() is only its beginning
  std::uint64_t number() const { return number_; }
  std::uint64_t bytes() const { return bytes_; }  // read so far, line ends included
  bool failed() const { return in_.bad(); }       // the stream ended because it could not be read

 private:
  std::istream& in_;
  std::vector<char> buffer_;
  std::string text_;
  bool too_long_ = false;
  std::uint64_t number_;
  std::uint64_t bytes_ = 0;
};

// The deals of one stream.
class DealReader {
 public:
  explicit DealReader(std::istream& in, std::uint64_t lines_before = 0)
      : lines_(in, lines_before) {}

  // The next deal, or what is wrong with it; nothing at the end.
  std::optional<Outcome<DealRecord>> next();

  std::uint64_t bytes() const { return lines_.bytes(); }  // read so far

 private:
  struct Line {
    std::string text;
    bool too_long;  // the text is only its beginning
    std::uint64_t number;
  };
  // The lines between two blank lines, without comments; cut off where they become too long.
  struct Block {
    std::vector<Line> lines;
    bool pbn;
  };

  // If part of the line belongs to the next game of PBN, puts that part back and returns true.
  bool cut_next_game(Block& block, std::vector<std::string_view>& begun, bool comment_open);

  bool next_line();
  bool skip_to_deal();
  Block read_block();
  static absl::StatusOr<Tag> tag_of(const Line& line);
  static Outcome<DealRecord> read_tags(const Block& block);
  Outcome<DealRecord> read_pbn(const Block& block);
  // None if the line is no object of JSON.
  static std::optional<Outcome<DealRecord>> read_json_deal(const Line& line);
  // The next game of LIN; none where a line begins that is not LIN.
  std::optional<Outcome<DealRecord>> read_lin();
  DealError failure();

  LineReader lines_;
  Line line_{};
  std::deque<Line> put_back_;
  bool in_pbn_ = false;                  // the last deal was PBN
  bool in_noise_ = false;                // the last deal was no text at all
  std::uint64_t no_end_of_comment_ = 0;  // up to this line
  PbnReader pbn_;
  std::optional<LinReader> lin_;  // while games of LIN are read
  bool failure_told_ = false;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_DEAL_READER_H_
