// Reads deal files as a stream: one deal at a time, in memory that no input can exceed.
//
//   DealReader reader(std::cin);
//   while (std::optional<Outcome<DealRecord>> deal = reader.next()) {
//     if (auto* error = std::get_if<DealError>(&*deal)) ...            // error->line
//   }
//
// A fault concerns its deal only: the reader goes on behind the next blank line, or at the next
// deal in JSON. A binary file is one faulty deal. A line that is an object of JSON is a deal too,
// as `matador deal --json` writes it, without a blank line behind it. The games of other programs
// are recognised by their content (foreign_format.h), and may stand in one file with deals.

#ifndef MATADOR_FORMATS_INPUT_DEAL_READER_H_
#define MATADOR_FORMATS_INPUT_DEAL_READER_H_

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/line_stream.h"

namespace matador {

// The deals of one stream.
class DealReader {
 public:
  explicit DealReader(std::istream& in);

  // The next deal, or what is wrong with it; nothing at the end.
  std::optional<Outcome<DealRecord>> next();
  // What is doubtful about this deal, as warnings.
  const std::vector<DealError>& doubts() const { return doubts_; }

  std::uint64_t bytes() const { return lines_.bytes_read(); }  // so far

 private:
  struct Foreign {
    std::unique_ptr<ForeignReader> reader;
    bool by_first_line;
  };

  bool skip_to_deal();
  // None if the next lines are in no such format.
  std::optional<Outcome<DealRecord>> read_foreign(bool by_first_line);
  std::optional<Outcome<DealRecord>> read_foreign(ForeignReader& reader);
  // None if the next line is no object of JSON.
  std::optional<Outcome<DealRecord>> read_json_deal();
  // The lines up to the next blank one, without comments; cut off where they become too long.
  std::vector<Line> read_block();
  // None if the lines go on with something that is no text, which has been reported.
  std::optional<Outcome<DealRecord>> read_tag_deal();
  DealError failure();

  LineStream lines_;
  std::vector<Foreign> foreign_;
  ForeignReader* last_ = nullptr;  // that has read the last deal; nullptr: none has
  std::vector<DealError> doubts_;
  bool in_noise_ = false;  // the last deal was no text at all
  bool failure_told_ = false;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_DEAL_READER_H_
