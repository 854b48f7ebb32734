#include "formats/input/deal_files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/game_format.h"
#include "formats/input/completed_record.h"
#include "formats/input/file_path.h"
#include "formats/input/problem.h"
#include "formats/input/tag_faults.h"
#include "formats/input/typed_hands.h"
#include "formats/words/text.h"

namespace matador {
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
Outcome<DealRecord> with_options(DealRecord record, const std::string& options) {
  if (words(options).empty()) return record;
  if (const Tag* game = record.find(tags::kGame)) {
    const absl::StatusOr<const Game*> read = read_game(game->value);
    const absl::Status status =
        read.ok() ? read_options(options, **read).status() : absl::OkStatus();
    if (!status.ok()) {
      return DealError{game->line, absl::StrCat("--options: ", std::string(status.message()))};
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
  if (auto* read = std::get_if<DealRecord>(&deal.content)) {
    deal.content = reading.given.add_to(std::move(*read));
  }
  if (auto* record = std::get_if<DealRecord>(&deal.content)) {
    deal.content = completed(std::move(*record), /*usual_seats=*/!reading.given.empty());
  }
  if (auto* record = std::get_if<DealRecord>(&deal.content)) {
    deal.warnings.insert(deal.warnings.end(), record->doubts.begin(), record->doubts.end());
    const std::vector<DealError> about_tags = warnings_about_tags(*record);
    deal.warnings.insert(deal.warnings.end(), about_tags.begin(), about_tags.end());
    deal.content = with_options(std::move(*record), reading.options);
  }
  if (!reading.strict || deal.warnings.empty()) return deal;
  if (std::holds_alternative<DealRecord>(deal.content)) {
    deal.content = all_faults(std::exchange(deal.warnings, {}));
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
  const auto* record = std::get_if<DealRecord>(&deal.content);
  if (record != nullptr && record->find(tags::kGame) == nullptr) {
    deal.content =
        DealError{record->line_of({}), "no --game, expected " + alternatives(game_names())};
  }
  return deal;
}

std::optional<DealError> DealFiles::open_next() {
  const std::string& file = files_[opened_++];
  any_in_file_ = false;
  if (file == kStandardInput) {
    name_ = "<stdin>";
    reader_ = std::make_unique<DealReader>(std::cin);
    return std::nullopt;
  }
  if (is_deal_text(file)) {
    name_ = kCommandLine;
    text_ = std::istringstream(is_hands_text(file) ? one_line_of_hands(file) : file);
    reader_ = std::make_unique<DealReader>(text_);
    return std::nullopt;
  }
  name_ = file;
  std::optional<std::string> reason = unreadable(file);
  stream_ = std::ifstream(file_path(file), std::ios::binary);
  if (!reason && !stream_.is_open()) reason = std::strerror(errno);
  if (reason) return DealError{0, "cannot be read: " + *reason};
  reader_ = std::make_unique<DealReader>(stream_);
  return std::nullopt;
}

NumberedDeal DealFiles::about_file(DealError error) const {
  return {.number = 0, .file = name_, .content = std::move(error), .input_read = 0};
}

// What is no deal, or cannot be read, is told whatever is wanted.
bool DealFiles::is_wanted(const NumberedDeal& deal) const {
  const auto* record = std::get_if<DealRecord>(&deal.content);
  if (reading_.boards.empty() || record == nullptr || !deal.is_deal()) return true;
  return ranges::find(reading_.boards, record->value(tags::kBoard)) != reading_.boards.end();
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
      if (std::optional<Outcome<DealRecord>> content = reader_->next()) {
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
    if (std::optional<DealError> error = open_next()) return about_file(*std::move(error));
  }
}

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

}  // namespace matador
