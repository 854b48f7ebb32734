#include "formats/input/deal_files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/completed_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/input/typed_hands.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Deal files ---------------------------------------------------------------------------------

namespace {

constexpr char kStandardInput[] = "-";
constexpr char kCommandLine[] = "command line";

// The bytes of all files together; 0 where one of them is no plain file.
std::uint64_t total_bytes(const std::vector<std::string>& files) {
  std::uint64_t total = 0;
  for (const std::string& file : files) {
    std::error_code error;
    const bool plain =
        file != kStandardInput && std::filesystem::is_regular_file(file_path(file), error);
    const std::uint64_t bytes = plain ? std::filesystem::file_size(file_path(file), error) : 0;
    if (!plain || error) return 0;
    total += bytes;
  }
  return total;
}

std::string name_of_option(const std::string& word) { return word.substr(0, word.find('=')); }

// Behind the options of the deal; of those that are there twice the added one stands.
std::string joined_options(const std::string& own, const std::string& added) {
  const std::vector<std::string> last = words(added);
  std::vector<std::string> all = words(own);
  std::erase_if(all, [&](const std::string& word) {
    return ranges::count(last, name_of_option(word), name_of_option) > 0;
  });
  all.insert(all.end(), last.begin(), last.end());
  return absl::StrJoin(all, " ");
}

// The error is that of the added options, where the game of the deal does not have them.
absl::StatusOr<DealRecord> with_options(DealRecord record, const std::string& options) {
  if (words(options).empty()) return record;
  if (const Tag* game = record.find(tags::kGame)) {
    const absl::StatusOr<const Game*> read = read_game(game->value);
    const absl::Status status =
        read.ok() ? read_options(options, **read).status() : absl::OkStatus();
    if (!status.ok()) {
      return DealError{game->line, absl::StrCat("--options: ", status.message())};
    }
  }
  if (Tag* tag = record.find(tags::kOptions)) {
    tag->value = joined_options(tag->value, options);
  } else {
    record.add(tags::kOptions, options, record.line_of({}));
  }
  return record;
}

std::string place(const NumberedDeal& deal, const DealError& error) {
  const std::string file = printable(deal.file);
  if (const auto option = option_at(error.line)) return absl::StrCat(file, ", ", *option);
  return error.line == 0 ? file : absl::StrCat(file, ":", error.line);
}

}  // namespace

NumberedDeal read_as(NumberedDeal deal, const Reading& reading) {
  absl::StatusOr<DealRecord>& record = deal.content;
  const bool given = !reading.given.empty();
  if (record.ok() && given) record = reading.given.add_to(*std::move(record));
  if (record.ok()) record = completed(*std::move(record), /*usual_seats=*/given);
  if (record.ok()) {
    deal.warnings.insert(deal.warnings.end(), record->doubts.begin(), record->doubts.end());
    const std::vector<DealError> about_tags = warnings_about_tags(*record);
    deal.warnings.insert(deal.warnings.end(), about_tags.begin(), about_tags.end());
    if (!reading.options.empty()) record = with_options(*std::move(record), reading.options);
  }
  if (reading.strict && !deal.warnings.empty() && record.ok()) {
    record = all_faults(std::exchange(deal.warnings, {}));
  }
  return deal;
}

DealFiles::DealFiles(std::vector<std::string> files, Reading reading)
    : files_(std::move(files)), reading_(std::move(reading)) {
  given_alone_ = files_.empty() && reading_.given.are_a_deal();
  if (files_.empty() && !given_alone_) files_.emplace_back(kStandardInput);
  bytes_total_ = total_bytes(files_);
}

DealFiles::DealFiles(std::istream& in, std::string name, Reading reading)
    : reading_(std::move(reading)),
      name_(std::move(name)),
      given_alone_(reading_.given.are_a_deal() && in.peek() == std::istream::traits_type::eof()) {
  if (!given_alone_) reader_ = std::make_unique<DealReader>(in);
}

NumberedDeal DealFiles::given_deal() {
  given_alone_ = false;
  NumberedDeal deal =
      read_as({++number_, kCommandLine, DealRecord{}, 0, reading_.given.doubts()}, reading_);
  if (deal.content.ok() && deal.content->find(tags::kGame) == nullptr) {
    deal.content =
        DealError{deal.content->line_of({}), "no --game, expected " + alternatives(game_names())};
  }
  return deal;
}

absl::Status DealFiles::open_next() {
  const std::string& file = files_[opened_++];
  any_in_file_ = false;
  if (file == kStandardInput) {
    name_ = "<stdin>";
    reader_ = std::make_unique<DealReader>(std::cin);
    return absl::OkStatus();
  }
  if (is_deal_text(file)) {
    name_ = kCommandLine;
    text_ = std::istringstream(is_hands_text(file) ? one_line_of_hands(file) : file);
    reader_ = std::make_unique<DealReader>(text_);
    return absl::OkStatus();
  }
  name_ = file;
  std::optional<std::string> reason = unreadable(file);
  stream_ = std::ifstream(file_path(file), std::ios::binary);
  if (!reason && !stream_.is_open()) reason = std::strerror(errno);
  if (reason) return DealError{0, "cannot be read: " + *reason};
  reader_ = std::make_unique<DealReader>(stream_);
  return absl::OkStatus();
}

NumberedDeal DealFiles::about_file(absl::Status error) const {
  return {.number = 0, .file = name_, .content = std::move(error), .input_read = 0};
}

// What is no deal, or cannot be read, is told whatever is wanted.
bool DealFiles::is_wanted(const NumberedDeal& deal) const {
  if (reading_.boards.empty() || !deal.content.ok() || !deal.is_deal()) return true;
  return ranges::find(reading_.boards, deal.content->value(tags::kBoard)) != reading_.boards.end();
}

std::optional<NumberedDeal> DealFiles::next() {
  while (std::optional<NumberedDeal> deal = next_of_all()) {
    if (!is_wanted(*deal)) continue;
    any_wanted_ = any_wanted_ || deal->is_deal();
    return deal;
  }
  if (reading_.boards.empty() || any_wanted_) return std::nullopt;
  any_wanted_ = true;
  return about_file(
      DealError{0, absl::StrCat("there is no deal of board ", alternatives(reading_.boards))});
}

std::optional<NumberedDeal> DealFiles::next_of_all() {
  if (given_alone_) return given_deal();
  while (true) {
    if (reader_) {
      if (std::optional<absl::StatusOr<DealRecord>> content = reader_->next()) {
        any_in_file_ = true;
        return read_as({++number_, name_, *std::move(content), input_read(), reader_->doubts()},
                       reading_);
      }
      bytes_before_ += reader_->bytes();
      reader_ = nullptr;
      if (!any_in_file_) {
        const DealError empty{1, "there is no deal in it"};
        if (reading_.strict) return about_file(empty);
        return NumberedDeal{0, name_, DealRecord{}, 0, {empty}};
      }
    }
    if (opened_ == files_.size()) return std::nullopt;
    if (const absl::Status error = open_next(); !error.ok()) return about_file(error);
  }
}

bool DealFiles::waits() const { return reader_ == nullptr || reader_->waits(); }

double DealFiles::input_read() const {
  if (bytes_total_ == 0) return 0;
  return static_cast<double>(bytes_before_ + reader_->bytes()) / static_cast<double>(bytes_total_);
}

bool is_deal_text(const std::string& word) {
  const bool hands = is_hands_text(word) && word.find_first_of(" \n") != std::string::npos;
  const bool text =
      word.find('\n') != std::string::npos || word.starts_with('[') || word.starts_with('{');
  const bool foreign = ranges::any_of(foreign_formats(), [&](const ForeignFormat* format) {
    return format->is_game != nullptr && format->is_game(word);
  });
  std::error_code error;
  return (hands || text || foreign) && !std::filesystem::exists(file_path(word), error);
}

std::optional<std::string> unreadable(const std::string& file) {
  if (file == kStandardInput) return std::nullopt;
  std::error_code error;
  if (std::filesystem::is_directory(file_path(file), error)) return "is a directory";
  const std::filesystem::file_status there = std::filesystem::status(file_path(file), error);
  if (error) return error.message();
  // A pipe is not opened, for that would be seen at its other end.
  if (is_regular_file(there) && !std::ifstream(file_path(file))) {
    return std::strerror(errno);
  }
  return std::nullopt;
}

std::string error_lines(const NumberedDeal& deal, const DealError& error) {
  const std::string number = deal.is_deal() ? absl::StrCat("deal ", deal.number, ": ") : "";
  const bool option = option_at(error.line).has_value();
  std::string text = absl::StrCat(place(deal, error), ": ", number, error.message, "\n",
                                  option ? error.shown : "");
  for (const DealError& other : error.more) text += error_lines(deal, other);
  return text;
}

std::string warning_line(const NumberedDeal& deal, const DealError& warning) {
  return absl::StrCat(place(deal, warning), ": warning: ", warning.message, "\n");
}

std::string warning_lines(const NumberedDeal& deal) {
  std::string text;
  for (const DealError& warning : deal.warnings) text += warning_line(deal, warning);
  return text;
}

// ---- Deal reader --------------------------------------------------------------------------------

namespace {

absl::StatusOr<Tag> tag_of(const Line& line) {
  if (const auto size = fault_of_size(line)) return invalid(*size);
  if (const std::string fault = fault_of_text(line.text); !fault.empty()) {
    return invalid(fault);
  }
  absl::StatusOr<Tag> tag = read_tag(line.text);
  if (tag.ok()) tag->line = line.number;
  return tag;
}

// No format of another program begins with this tag: their readers are not asked.
bool begins_tag_deal(const Line& line) { return line.text.starts_with("[Game "); }

// The players whom the tags of a deal name.
std::vector<std::string> players_of(const std::vector<Line>& lines) {
  std::vector<std::string> players;
  for (const Line& line : lines) {
    const absl::StatusOr<Tag> tag = read_tag(line.text);
    if (!tag.ok() || !tag->is(tags::kNames)) continue;
    for (const absl::string_view name : absl::StrSplit(tag->value, ',')) {
      players.emplace_back(absl::StripAsciiWhitespace(name));
    }
  }
  return players;
}

// Lines that are hands with their seats or players before them become one line, the [Deal] that
// they are.
std::vector<Line> with_deal_of_hands(std::vector<Line> lines) {
  const auto is_tag = [](const Line& line) { return line.text.starts_with('['); };
  if (ranges::all_of(lines, is_tag)) return lines;
  const std::vector<std::string> players = players_of(lines);
  const auto is_hand_of_player = [&](const std::string& text) {
    const std::size_t colon = text.find(':');
    return colon != std::string::npos && seat_of_player(players, text.substr(0, colon));
  };
  std::vector<Line> joined;
  std::vector<std::string> hands;
  std::size_t place = 0;
  for (Line& line : lines) {
    if (!is_seated_hand(line.text) && !is_hand_of_player(line.text)) {
      joined.push_back(std::move(line));
      continue;
    }
    if (hands.empty()) {
      place = joined.size();
      joined.push_back(line);
    }
    hands.push_back(line.text);
  }
  if (!hands.empty()) joined[place].text = write_tag({tags::kDeal, absl::StrJoin(hands, " | ")});
  return joined;
}

// Of lines that all are no tags.
DealError first_of_a_run(std::vector<DealError> faults) {
  DealError first = std::move(faults.front());
  const std::size_t others = faults.size() - 1;
  if (others > 0) {
    absl::StrAppend(&first.message, "; the ", others == 1 ? "line" : absl::StrCat(others, " lines"),
                    " after it ", others == 1 ? "is" : "are", " no tag", others == 1 ? "" : "s",
                    " either");
  }
  return first;
}

absl::StatusOr<DealRecord> read_tags(const std::vector<Line>& lines) {
  DealRecord record;
  record.tags.reserve(std::min(lines.size(), kMaxTags));
  std::vector<DealError> faults;
  std::size_t bytes = 0;
  for (const Line& line : lines) {
    bytes += line.text.size();
    std::optional<std::string> size = fault_of_size({}, bytes);
    if (record.tags.size() == kMaxTags) size = absl::StrCat("more than ", kMaxTags, " tags");
    if (size) {
      faults.push_back({line.number, *size});
      break;
    }
    absl::StatusOr<Tag> tag = tag_of(line);
    if (const Tag* earlier = tag.ok() ? record.find(tag->key()) : nullptr) {
      const bool next_deal = tag->is(tags::kGame) || tag->is(tags::kDeal);
      faults.push_back({line.number, absl::StrCat("a second [", tag->name,
                                                  "], the first is in line ", earlier->line,
                                                  next_deal ? "; a blank line ends a deal" : "")});
      if (next_deal) break;
      continue;
    }
    if (tag.ok()) {
      record.tags.push_back(*std::move(tag));
    } else {
      faults.push_back({line.number, std::string(tag.status().message())});
    }
  }
  if (faults.empty()) return record;
  if (record.tags.empty()) return first_of_a_run(std::move(faults));
  DealError all = all_faults(std::move(faults));
  all.tags = std::move(record.tags);
  return all;
}

}  // namespace

DealReader::DealReader(std::istream& in) : lines_(in) {
  for (const ForeignFormat* format : foreign_formats()) {
    foreign_.push_back({format->make_reader(), format->by_first_line});
  }
}

bool DealReader::skip_to_deal() {
  while (lines_.next()) {
    const Line& line = lines_.line();
    if (line.is_comment()) {
      for (const Foreign& foreign : foreign_) foreign.reader->see_comment(line);
    } else if (!line.is_blank()) {
      lines_.put_back();
      return true;
    }
  }
  return false;
}

std::optional<absl::StatusOr<DealRecord>> DealReader::read_foreign(ForeignReader& reader) {
  std::optional<ForeignGame> game = reader.next(lines_);
  if (!game) return std::nullopt;
  last_ = &reader;
  doubts_ = std::move(game->doubts);
  return std::move(game->content);
}

std::optional<absl::StatusOr<DealRecord>> DealReader::read_foreign(bool by_first_line) {
  for (const Foreign& foreign : foreign_) {
    if (foreign.by_first_line != by_first_line) continue;
    if (std::optional<absl::StatusOr<DealRecord>> game = read_foreign(*foreign.reader)) return game;
  }
  return std::nullopt;
}

std::optional<absl::StatusOr<DealRecord>> DealReader::read_json_deal() {
  lines_.next();
  const Line& line = lines_.line();
  if (!is_json_object(line.text)) {
    lines_.put_back();
    return std::nullopt;
  }
  if (const auto size = fault_of_size(line)) return DealError{line.number, *size};
  return in_line(line.number, read_json_record(line.text, line.number));
}

std::vector<Line> DealReader::read_block() {
  constexpr std::size_t kUsualLines = 16;
  std::vector<Line> block;
  block.reserve(kUsualLines);
  std::size_t bytes = 0;
  while (lines_.next() && !lines_.line().is_blank()) {
    const Line& line = lines_.line();
    if (!block.empty() && is_json_object(line.text)) {
      lines_.put_back();
      break;
    }
    if (line.is_comment() || bytes > kMaxDealBytes) continue;
    bytes += line.text.size();
    block.push_back(lines_.take());
  }
  return block;
}

std::optional<absl::StatusOr<DealRecord>> DealReader::read_tag_deal() {
  std::vector<Line> block = read_block();
  const auto has_tag = [](const Line& line) { return tag_of(line).ok(); };
  const bool more_noise = in_noise_ && ranges::none_of(block, has_tag);
  in_noise_ = more_noise || ranges::any_of(block, &Line::is_noise);
  if (more_noise) return std::nullopt;
  return read_tags(with_deal_of_hands(std::move(block)));
}

absl::Status DealReader::failure() {
  failure_told_ = true;
  return DealError{lines_.lines_read() + 1, "the file cannot be read any further"};
}

std::optional<absl::StatusOr<DealRecord>> DealReader::next() {
  doubts_.clear();
  std::optional<absl::StatusOr<DealRecord>> deal;
  if (last_ != nullptr) deal = read_foreign(*last_);
  while (!deal && skip_to_deal()) {
    last_ = nullptr;
    if (begins_tag_deal(lines_.ahead())) {
      deal = read_tag_deal();
      continue;
    }
    deal = read_foreign(/*by_first_line=*/true);
    if (!deal) deal = read_json_deal();
    if (!deal) deal = read_foreign(/*by_first_line=*/false);
    if (!deal) deal = read_tag_deal();
  }
  // A deal that is cut off by the failure is none.
  if (lines_.failed() && !failure_told_) return failure();
  return deal;
}

}  // namespace matador
