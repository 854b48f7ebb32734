#include "formats/input/deal_reader.h"

#include <algorithm>
#include <limits>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/input/json_deal.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr char kByteOrderMark[] = "\xEF\xBB\xBF";
constexpr char kPbnDirective[] = "% PBN";

bool is_blank(const std::string& text) {
  return text.find_first_not_of(" \t") == std::string::npos;
}

bool is_comment(const std::string& text) { return text.starts_with('%') || text.starts_with(';'); }

// Whether no text could have this in it.
bool is_noise(const std::string& text) {
  return ranges::any_of(
      text, [](char c) { return c != '\t' && absl::ascii_iscntrl(static_cast<unsigned char>(c)); });
}

// The fault of a line or, up to the line, of the size of its deal.
std::optional<std::string> too_long(bool line_too_long, std::size_t bytes) {
  if (line_too_long) return absl::StrCat("the line is longer than ", kMaxLineBytes, " bytes");
  if (bytes <= kMaxDealBytes) return std::nullopt;
  return absl::StrCat("the deal is longer than ", kMaxDealBytes, " bytes");
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

bool DealReader::cut_next_game(Block& block, std::vector<std::string_view>& begun,
                               bool comment_open) {
  for (const PbnTagPlace& tag : once_in_a_game(line_.text, comment_open)) {
    if (ranges::find(begun, tag.name) == begun.end()) {
      begun.push_back(tag.name);
    } else if (block.pbn || tag.name != "Deal") {
      block.pbn = true;
      put_back_.push_front({line_.text.substr(tag.column), line_.too_long, line_.number});
      line_.text.resize(tag.column);
      line_.too_long = false;
      return true;
    }
  }
  return false;
}

DealReader::Block DealReader::read_block() {
  Block block{.lines = {}, .pbn = in_pbn_ || line_.text.starts_with('{')};
  bool game = false;
  bool open = false;                    // a comment of PBN, which may have blank lines in it
  std::vector<std::string_view> begun;  // the tags of this game of PBN that come only once
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
    const bool cut = !game && cut_next_game(block, begun, open);
    if (cut && line_.text.empty()) break;
    const bool was_open = std::exchange(open, block.pbn && is_comment_open(line_.text, open));
    if (!was_open || !open) blank = 0;
    if (is_end && blank == 0) blank = block.lines.size();
    block.lines.push_back(line_);
    if (cut) break;
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

absl::StatusOr<Tag> DealReader::tag_of(const Line& line) {
  if (std::optional<std::string> what = too_long(line.too_long, 0)) {
    return absl::InvalidArgumentError(*what);
  }
  if (const std::string fault = fault_of_text(line.text); !fault.empty()) {
    return absl::InvalidArgumentError(fault);
  }
  absl::StatusOr<Tag> tag = read_tag(line.text);
  if (tag.ok()) tag->line = line.number;
  return tag;
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
  std::vector<DealError> faults;
  std::size_t bytes = 0;
  for (const Line& line : block.lines) {
    bytes += line.text.size();
    std::optional<std::string> size = too_long(false, bytes);
    if (record.tags.size() == kMaxTags) size = absl::StrCat("more than ", kMaxTags, " tags");
    if (size) {
      faults.push_back({line.number, *size});
      break;
    }
    absl::StatusOr<Tag> tag = tag_of(line);
    if (const Tag* earlier = tag.ok() ? record.find(tag->name) : nullptr) {
      const bool next_deal = tag->name == "Game" || tag->name == "Deal";
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
  return record.tags.empty() ? faults.front() : all_faults(std::move(faults));
}

std::optional<Outcome<DealRecord>> DealReader::read_json_deal(const Line& line) {
  if (!is_json_record(line.text)) return std::nullopt;
  if (const auto size = too_long(line.too_long, 0)) return DealError{line.number, *size};
  const absl::StatusOr<DealRecord> record = read_json_record(line.text, line.number);
  if (record.ok()) return *record;
  return DealError{line.number, std::string(record.status().message())};
}

std::optional<Outcome<DealRecord>> DealReader::read_lin() {
  while (true) {
    if (std::optional<Outcome<DealRecord>> game = lin_->next()) return game;
    if (!next_line()) break;
    if (line_.text.starts_with('[') && lin_->between_fields()) {
      put_back_.push_front(line_);
      break;
    }
    lin_->add(line_.text, line_.number, line_.too_long);
  }
  lin_->end();
  std::optional<Outcome<DealRecord>> last = lin_->next();
  if (!last) lin_.reset();
  return last;
}

DealError DealReader::failure() {
  failure_told_ = true;
  return {lines_.number() + 1, "the file cannot be read any further"};
}

std::optional<Outcome<DealRecord>> DealReader::next() {
  if (lin_) {
    if (std::optional<Outcome<DealRecord>> game = read_lin()) return game;
  }
  while (skip_to_deal()) {
    if (is_lin(line_.text)) {
      put_back_.push_front(line_);
      lin_.emplace();
      if (std::optional<Outcome<DealRecord>> game = read_lin()) return game;
      continue;
    }
    if (std::optional<Outcome<DealRecord>> deal = read_json_deal(line_)) return deal;
    const Block block = read_block();
    if (lines_.failed()) return failure();
    const auto has_tag = [](const Line& line) { return tag_of(line).ok(); };
    const bool more_noise = in_noise_ && ranges::none_of(block.lines, has_tag);
    in_noise_ = more_noise || ranges::any_of(block.lines, is_noise, &Line::text);
    if (!more_noise) return block.pbn ? read_pbn(block) : read_tags(block);
  }
  if (lines_.failed() && !failure_told_) return failure();
  return std::nullopt;
}

}  // namespace matador
