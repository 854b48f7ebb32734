#include "formats/input/deal_reader.h"

#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/typed_hands.h"
#include "formats/words/text.h"

namespace matador {
namespace {

absl::StatusOr<Tag> tag_of(const Line& line) {
  if (const auto size = fault_of_size(line)) return absl::InvalidArgumentError(*size);
  if (const std::string fault = fault_of_text(line.text); !fault.empty()) {
    return absl::InvalidArgumentError(fault);
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

Outcome<DealRecord> read_tags(const std::vector<Line>& lines) {
  DealRecord record;
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
    if (const Tag* earlier = tag.ok() ? record.find(tag->name) : nullptr) {
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

std::optional<Outcome<DealRecord>> DealReader::read_foreign(ForeignReader& reader) {
  std::optional<ForeignGame> game = reader.next(lines_);
  if (!game) return std::nullopt;
  last_ = &reader;
  doubts_ = std::move(game->doubts);
  return std::move(game->content);
}

std::optional<Outcome<DealRecord>> DealReader::read_foreign(bool by_first_line) {
  for (const Foreign& foreign : foreign_) {
    if (foreign.by_first_line != by_first_line) continue;
    if (std::optional<Outcome<DealRecord>> game = read_foreign(*foreign.reader)) return game;
  }
  return std::nullopt;
}

std::optional<Outcome<DealRecord>> DealReader::read_json_deal() {
  lines_.next();
  const Line& line = lines_.line();
  if (!is_json_object(line.text)) {
    lines_.put_back();
    return std::nullopt;
  }
  if (const auto size = fault_of_size(line)) return DealError{line.number, *size};
  const absl::StatusOr<DealRecord> record = read_json_record(line.text, line.number);
  if (record.ok()) return *record;
  return DealError{line.number, std::string(record.status().message())};
}

std::vector<Line> DealReader::read_block() {
  std::vector<Line> block;
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

std::optional<Outcome<DealRecord>> DealReader::read_tag_deal() {
  std::vector<Line> block = read_block();
  const auto has_tag = [](const Line& line) { return tag_of(line).ok(); };
  const bool more_noise = in_noise_ && ranges::none_of(block, has_tag);
  in_noise_ = more_noise || ranges::any_of(block, &Line::is_noise);
  if (more_noise) return std::nullopt;
  return read_tags(with_deal_of_hands(std::move(block)));
}

DealError DealReader::failure() {
  failure_told_ = true;
  return {lines_.lines_read() + 1, "the file cannot be read any further"};
}

std::optional<Outcome<DealRecord>> DealReader::next() {
  doubts_.clear();
  std::optional<Outcome<DealRecord>> deal;
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
