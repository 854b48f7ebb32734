#include "formats/deal_reader.h"

#include <unistd.h>

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

bool is_blank(const LineReader& line) {
  return !line.too_long() && line.text().find_first_not_of(" \t") == std::string::npos;
}

bool is_comment(const LineReader& line) {
  return line.text().starts_with('%') || line.text().starts_with(';');
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

bool DealReader::skip_to_deal() {
  while (lines_.next()) {
    if (!is_blank(lines_) && !is_comment(lines_)) return true;
  }
  return false;
}

void DealReader::skip_deal() {
  while (lines_.next()) {
    if (is_blank(lines_)) return;
  }
}

std::optional<DealError> DealReader::add_line(DealRecord& record, std::size_t& bytes) const {
  const auto fault = [this](const std::string& what) { return DealError{lines_.number(), what}; };
  if (is_comment(lines_)) return std::nullopt;
  if (lines_.too_long()) {
    return fault(absl::StrCat("the line is longer than ", kMaxLineBytes, " bytes"));
  }
  if (!is_text(lines_.text())) return fault("the line is not UTF-8 text");
  absl::StatusOr<Tag> tag = read_tag(lines_.text());
  if (!tag.ok()) return fault(std::string(tag.status().message()));
  if (const Tag* earlier = record.find(tag->name)) {
    return fault(absl::StrCat("a second [", tag->name, "], the first is in line ", earlier->line));
  }
  if (record.tags.size() == kMaxTags) return fault(absl::StrCat("more than ", kMaxTags, " tags"));
  bytes += lines_.text().size();
  if (bytes > kMaxDealBytes) {
    return fault(absl::StrCat("the deal is longer than ", kMaxDealBytes, " bytes"));
  }
  tag->line = lines_.number();
  record.tags.push_back(*std::move(tag));
  return std::nullopt;
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
  DealRecord record;
  std::size_t bytes = 0;
  do {
    if (std::optional<DealError> error = add_line(record, bytes)) {
      skip_deal();
      return *std::move(error);
    }
  } while (lines_.next() && !is_blank(lines_));
  if (lines_.failed()) return failure();
  return record;
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
