// The deals of several files, numbered from 1 over all files, with the messages about them for
// standard error.
//
//   DealFiles files({"a.deals", "-"}, {.options = "suduroy"});
//   while (std::optional<NumberedDeal> deal = files.next()) {
//     std::cerr << warning_lines(*deal);            // a.deals:7: warning: ...
//     if (!deal->content.ok()) {
//       std::cerr << error_lines(*deal, DealError::of(deal->content));    // a.deals:7: deal 2: ...
//     }
//   }

#ifndef MATADOR_FORMATS_INPUT_DEAL_FILES_H_
#define MATADOR_FORMATS_INPUT_DEAL_FILES_H_

#include <cstdint>
#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/given_tags.h"

namespace matador {

// ---- Deal reader --------------------------------------------------------------------------------
// Reads deal files as a stream: one deal at a time, in memory that no input can exceed.
//
//   DealReader reader(std::cin);
//   while (std::optional<absl::StatusOr<DealRecord>> deal = reader.next()) {
//     if (!deal->ok()) ...                                             // DealError::of(*deal).line
//   }
//
// A fault concerns its deal only: the reader goes on behind the next blank line, or at the next
// deal in JSON. A binary file is one faulty deal. A line that is an object of JSON is a deal too,
// as `matador deal --json` writes it, without a blank line behind it. The games of other programs
// are recognised by their content (foreign_format.h), and may stand in one file with deals.

// The deals of one stream.
class DealReader {
 public:
  explicit DealReader(std::istream& in);

  // The next deal, or what is wrong with it; nothing at the end.
  std::optional<absl::StatusOr<DealRecord>> next();
  // What is doubtful about this deal, as warnings.
  const std::vector<DealError>& doubts() const { return doubts_; }

  std::uint64_t bytes() const { return lines_.bytes_read(); }  // so far
  bool waits() const { return lines_.waits(); }                // for more than is read ahead

 private:
  struct Foreign {
    std::unique_ptr<ForeignReader> reader;
    bool by_first_line;
  };

  bool skip_to_deal();
  // None if the next lines are in no such format.
  std::optional<absl::StatusOr<DealRecord>> read_foreign(bool by_first_line);
  std::optional<absl::StatusOr<DealRecord>> read_foreign(ForeignReader& reader);
  // None if the next line is no object of JSON.
  std::optional<absl::StatusOr<DealRecord>> read_json_deal();
  // The lines up to the next blank one, without comments; cut off where they become too long.
  std::vector<Line> read_block();
  // None if the lines go on with something that is no text, which has been reported.
  std::optional<absl::StatusOr<DealRecord>> read_tag_deal();
  absl::Status failure();

  LineStream lines_;
  std::vector<Foreign> foreign_;
  ForeignReader* last_ = nullptr;  // that has read the last deal; nullptr: none has
  std::vector<DealError> doubts_;
  bool in_noise_ = false;  // the last deal was no text at all
  bool failure_told_ = false;
};

// ---- Deal files ---------------------------------------------------------------------------------

// Options of the command line for reading deals.
struct Reading {
  std::string options = {};  // as if each deal had these [Options] too: they override its own
  bool strict = false;       // warnings are errors
  std::vector<std::string> boards = {};  // only deals with such a [Board]; none: all
  // The tags that are given: if they are a deal and there is no file, they are the only deal; else
  // each deal has these tags too, where it lacks them.
  GivenTags given = GivenTags();
};

struct NumberedDeal {
  std::uint64_t number;  // from 1 over all files, malformed deals included; 0: of a file, no deal
  std::string file;
  absl::StatusOr<DealRecord> content;
  double input_read;  // 0 to 1: how much of all input is read; 0 where its length is not known
  std::vector<DealError> warnings = {};

  // If not, there are only warnings or an error to print.
  bool is_deal() const { return number > 0; }
};

// The deals of several files, one after the other; "-" is standard input, and so is no file at all.
// A name that is no file's but the text of a deal is read as such: is_deal_text(). A file that
// cannot be read or has no deal comes in its turn with the number 0.
class DealFiles {
 public:
  explicit DealFiles(std::vector<std::string> files, Reading reading = {});
  // Reads one stream, which messages call `name`. The tags that are given are the only deal if they
  // are one and the stream is empty.
  DealFiles(std::istream& in, std::string name, Reading reading = {});

  std::optional<NumberedDeal> next();

  // Whether the next deal has to be waited for, as somebody may type it.
  bool waits() const;

 private:
  std::optional<NumberedDeal> next_of_all();
  bool is_wanted(const NumberedDeal& deal) const;
  // The tags that were given, where there is no file.
  NumberedDeal given_deal();
  // The error is that of the file.
  absl::Status open_next();
  NumberedDeal about_file(absl::Status error) const;
  double input_read() const;

  std::vector<std::string> files_;
  Reading reading_;
  std::size_t opened_ = 0;
  std::string name_;
  std::ifstream stream_;
  std::istringstream text_;
  std::unique_ptr<DealReader> reader_;
  bool any_in_file_ = false;
  bool given_alone_ = false;  // and not read so far
  bool any_wanted_ = false;
  std::uint64_t number_ = 0;
  std::uint64_t bytes_total_ = 0;   // 0 where not known
  std::uint64_t bytes_before_ = 0;  // in the files that are done
};

// The deal with its warnings, and with the options that are added.
NumberedDeal read_as(NumberedDeal deal, const Reading& reading);

// Whether the word is no file but the text of a deal: tags, hands behind a seat, or a format of
// another program that is known by how it begins.
bool is_deal_text(const std::string& word);

// Why the file cannot be read; none if it can.
std::optional<std::string> unreadable(const std::string& file);

// `FILE:LINE: deal N: what is wrong`, a line for each fault; without a number `FILE: ...`. Of a tag
// that was given `FILE, --OPTION: deal N: ...`, and below it the place of an unknown letter.
std::string error_lines(const NumberedDeal& deal, const DealError& error);
// `FILE:LINE: warning: what may be wrong`, of one warning, and of all of the deal, a line each.
std::string warning_line(const NumberedDeal& deal, const DealError& warning);
std::string warning_lines(const NumberedDeal& deal);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_DEAL_FILES_H_
