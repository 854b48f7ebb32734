// Reads deal files as a stream: one deal at a time, in memory that no input can exceed.
//
//   DealFiles files({"a.deals", "-"});
//   while (std::optional<NumberedDeal> deal = files.next()) {
//     if (auto* error = std::get_if<DealError>(&deal->content)) {
//       std::cerr << error_line(*deal, *error) << '\n';        // a.deals:7: deal 2: ...
//     }
//   }
//
// A fault in a deal is the fault of that deal only: the reader goes on behind the next blank line.
// Games of bridge may be in PBN (pbn_reader.h): those that have no [Game], and a [Deal] that begins
// with N, E, S or W.

#ifndef MATADOR_FORMATS_DEAL_READER_H_
#define MATADOR_FORMATS_DEAL_READER_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/deal_record.h"
#include "formats/pbn_reader.h"

namespace matador {

inline constexpr std::size_t kMaxLineBytes = 4096;
inline constexpr std::size_t kMaxTags = 128;
inline constexpr std::size_t kMaxDealBytes = 65536;

// The lines of a stream, without their ends (LF or CRLF) and without the byte order mark.
class LineReader {
 public:
  explicit LineReader(std::istream& in) : in_(in), buffer_(kMaxLineBytes + 1) {}

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
  std::uint64_t number_ = 0;
  std::uint64_t bytes_ = 0;
};

// The deals of one stream.
class DealReader {
 public:
  explicit DealReader(std::istream& in) : lines_(in) {}

  // The next deal, or what is wrong with it; nothing at the end.
  std::optional<Outcome<DealRecord>> next();

  std::uint64_t bytes() const { return lines_.bytes(); }  // read so far

 private:
  struct Line {
    std::string text;
    bool too_long;  // the text is only its beginning
    std::uint64_t number;
  };
  // What stands between two blank lines, without lines of comment; no longer than what shows that
  // it is too long.
  struct Block {
    std::vector<Line> lines;
    bool pbn;
  };

  bool next_line();
  bool skip_to_deal();
  Block read_block();
  static Outcome<DealRecord> read_tags(const Block& block);
  Outcome<DealRecord> read_pbn(const Block& block);
  DealError failure();

  LineReader lines_;
  Line line_{};
  std::deque<Line> put_back_;
  bool in_pbn_ = false;                  // the last deal was PBN
  std::uint64_t no_end_of_comment_ = 0;  // up to this line
  PbnReader pbn_;
  bool failure_told_ = false;
};

struct NumberedDeal {
  std::uint64_t number;  // from 1 over all files, malformed deals included
  std::string file;
  Outcome<DealRecord> content;
  double input_read;  // 0 to 1: how much of all input is read; 0 where its length is not known
};

// The deals of several files, one after the other; "-" is standard input, and so is no file at all.
class DealFiles {
 public:
  explicit DealFiles(std::vector<std::string> files);

  std::optional<NumberedDeal> next();

 private:
  void open_next();
  double input_read() const;

  std::vector<std::string> files_;
  std::size_t opened_ = 0;
  std::string name_;
  std::ifstream stream_;
  std::unique_ptr<DealReader> reader_;
  std::uint64_t number_ = 0;
  std::uint64_t bytes_total_ = 0;   // 0 where not known
  std::uint64_t bytes_before_ = 0;  // in the files that are done
};

// What keeps the file from being read, or nothing.
std::optional<std::string> unreadable(const std::string& file);

// `FILE:LINE: deal N: what is wrong`
std::string error_line(const NumberedDeal& deal, const DealError& error);

}  // namespace matador

#endif  // MATADOR_FORMATS_DEAL_READER_H_
