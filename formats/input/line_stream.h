// The lines of a stream, in memory that no input can exceed. A reader that has looked too far ahead
// puts lines back.
//
//   LineStream lines(std::cin);
//   while (lines.next()) use(lines.line());

#ifndef MATADOR_FORMATS_INPUT_LINE_STREAM_H_
#define MATADOR_FORMATS_INPUT_LINE_STREAM_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <istream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace matador {

// ---- Line stream --------------------------------------------------------------------------------

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

// ---- File path ----------------------------------------------------------------------------------
// A file by its name in UTF-8, as words of the command line are, on every system: Windows would
// read it in an encoding of its own.
//
//   std::ifstream stream(file_path(name), std::ios::binary);

inline std::filesystem::path file_path(const std::string& name) {
  return std::u8string(name.begin(), name.end());
}

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_LINE_STREAM_H_
