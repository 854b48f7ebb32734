#include "formats/deal_reader.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/text.h"

namespace matador {
namespace {

constexpr char kByteOrderMark[] = "\xEF\xBB\xBF";
constexpr char kStandardInput[] = "-";

constexpr char kPbnDirective[] = "% PBN";

bool is_blank(const std::string& text) {
  return text.find_first_not_of(" \t") == std::string::npos;
}

bool is_comment(const std::string& text) { return text.starts_with('%') || text.starts_with(';'); }

// What is wrong with a line or, up to it, with the size of its deal.
std::optional<std::string> too_long(bool line_too_long, std::size_t bytes) {
  if (line_too_long) return absl::StrCat("the line is longer than ", kMaxLineBytes, " bytes");
  if (bytes <= kMaxDealBytes) return std::nullopt;
  return absl::StrCat("the deal is longer than ", kMaxDealBytes, " bytes");
}

// The bytes of all files together; 0 where one of them is no plain file.
std::uint64_t total_bytes(const std::vector<std::string>& files) {
  std::uint64_t total = 0;
  for (const std::string& file : files) {
    std::error_code error;
    const bool plain = file != kStandardInput && std::filesystem::is_regular_file(file, error);
    const std::uint64_t bytes = plain ? std::filesystem::file_size(file, error) : 0;
    if (!plain || error) return 0;
    total += bytes;
  }
  return total;
}

}  // namespace

bool LineReader::next() {
  in_.clear(in_.rdstate() & ~std::ios::failbit);
  in_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  auto length = static_cast<std::size_t>(in_.gcount());
  if (in_.bad() || (in_.eof() && length == 0)) return false;
  ++number_;
  bytes_ += length;
  too_long_ = in_.fail() && length == kMaxLineBytes;
  if (too_long_) {
    in_.clear();
    in_.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    bytes_ += static_cast<std::uint64_t>(in_.gcount());
  } else if (!in_.eof()) {
    --length;  // the line end counts as read
  }
  text_.assign(buffer_.data(), length);
  if (number_ == 1 && text_.starts_with(kByteOrderMark)) text_.erase(0, 3);
  if (text_.ends_with('\r')) text_.pop_back();
  return true;
}

bool DealReader::next_line() {
  if (!put_back_.empty()) {
    line_ = std::move(put_back_.front());
    put_back_.pop_front();
    return true;
  }
  if (!lines_.next()) return false;
  line_ = {lines_.text(), lines_.too_long(), lines_.number()};
  return true;
}

bool DealReader::skip_to_deal() {
  while (next_line()) {
    if (line_.text.starts_with(kPbnDirective)) in_pbn_ = true;
    if (line_.too_long && !is_comment(line_.text)) return true;
    if (!is_blank(line_.text) && !is_comment(line_.text)) return true;
  }
  return false;
}

DealReader::Block DealReader::read_block() {
  Block block{.lines = {}, .pbn = in_pbn_ || line_.text.starts_with('{')};
  bool game = false;
  bool open = false;  // a comment of PBN, which may have blank lines in it
  std::size_t bytes = 0;
  std::size_t blank = 0;  // the first one within the comment; 0: none
  do {
    const bool is_end = is_blank(line_.text) && !line_.too_long;
    const bool full = bytes > kMaxDealBytes;
    if (is_end && (!open || (full && blank == 0) || line_.number <= no_end_of_comment_)) break;
    if (line_.text.starts_with('%') || (!open && line_.text.starts_with(';'))) continue;
    if (full && blank > 0) {
      put_back_.push_front(line_);
      break;
    }
    if (full) continue;
    bytes += line_.text.size() + (open ? 1 : 0);
    game = game || line_.text.starts_with("[Game");
    block.pbn = !game && (block.pbn || has_pbn_deal(line_.text));
    const bool was_open = std::exchange(open, block.pbn && is_comment_open(line_.text, open));
    if (!was_open || !open) blank = 0;
    if (is_end && blank == 0) blank = block.lines.size();
    block.lines.push_back(line_);
  } while (next_line());
  if (open) {
    no_end_of_comment_ = std::max(no_end_of_comment_, line_.number);
    if (blank > 0) {
      put_back_.insert(put_back_.begin(), block.lines.begin() + static_cast<std::ptrdiff_t>(blank),
                       block.lines.end());
      block.lines.resize(blank);
    }
  }
  in_pbn_ = block.pbn;
  return block;
}

Outcome<DealRecord> DealReader::read_pbn(const Block& block) {
  std::vector<NumberedLine> lines;
  std::size_t bytes = 0;
  for (const Line& line : block.lines) {
    bytes += line.text.size();
    if (std::optional<std::string> what = too_long(line.too_long, bytes)) {
      return DealError{line.number, *what};
    }
    lines.push_back({line.text, line.number});
  }
  return pbn_.read(lines);
}

Outcome<DealRecord> DealReader::read_tags(const Block& block) {
  DealRecord record;
  std::size_t bytes = 0;
  for (const Line& line : block.lines) {
    const auto fault = [&line](const std::string& what) { return DealError{line.number, what}; };
    bytes += line.text.size();
    if (std::optional<std::string> what = too_long(line.too_long, 0)) return fault(*what);
    if (!is_text(line.text)) return fault("the line is not UTF-8 text");
    absl::StatusOr<Tag> tag = read_tag(line.text);
    if (!tag.ok()) return fault(std::string(tag.status().message()));
    if (const Tag* earlier = record.find(tag->name)) {
      return fault(
          absl::StrCat("a second [", tag->name, "], the first is in line ", earlier->line));
    }
    if (record.tags.size() == kMaxTags) return fault(absl::StrCat("more than ", kMaxTags, " tags"));
    if (std::optional<std::string> what = too_long(false, bytes)) return fault(*what);
    tag->line = line.number;
    record.tags.push_back(*std::move(tag));
  }
  return record;
}

DealError DealReader::failure() {
  failure_told_ = true;
  return {lines_.number() + 1, "the file cannot be read any further"};
}

std::optional<Outcome<DealRecord>> DealReader::next() {
  if (!skip_to_deal()) {
    if (lines_.failed() && !failure_told_) return failure();
    return std::nullopt;
  }
  const Block block = read_block();
  if (lines_.failed()) return failure();
  return block.pbn ? read_pbn(block) : read_tags(block);
}

DealFiles::DealFiles(std::vector<std::string> files) : files_(std::move(files)) {
  if (files_.empty()) files_.emplace_back(kStandardInput);
  bytes_total_ = total_bytes(files_);
}

void DealFiles::open_next() {
  const std::string& file = files_[opened_++];
  if (file == kStandardInput) {
    name_ = "<stdin>";
    reader_ = std::make_unique<DealReader>(std::cin);
  } else {
    name_ = file;
    stream_ = std::ifstream(file, std::ios::binary);
    if (!stream_.is_open()) stream_.setstate(std::ios::badbit);
    reader_ = std::make_unique<DealReader>(stream_);
  }
}

std::optional<NumberedDeal> DealFiles::next() {
  while (true) {
    if (reader_) {
      if (std::optional<Outcome<DealRecord>> content = reader_->next()) {
        return NumberedDeal{++number_, name_, *std::move(content), input_read()};
      }
      bytes_before_ += reader_->bytes();
      reader_ = nullptr;
    }
    if (opened_ == files_.size()) return std::nullopt;
    open_next();
  }
}

double DealFiles::input_read() const {
  if (bytes_total_ == 0) return 0;
  return static_cast<double>(bytes_before_ + reader_->bytes()) / static_cast<double>(bytes_total_);
}

std::optional<std::string> unreadable(const std::string& file) {
  if (file == kStandardInput) return std::nullopt;
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return "is a directory";
  if (access(file.c_str(), R_OK) != 0) return std::strerror(errno);
  return std::nullopt;
}

std::string error_line(const NumberedDeal& deal, const DealError& error) {
  return absl::StrCat(deal.file, ":", error.line, ": deal ", deal.number, ": ", error.message);
}

}  // namespace matador
