#include "formats/games/bridge/pbn_scanner.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Calls `hear` with the column of each character outside comments and quotes. Whether a comment is
// open behind the line; `open`: before it.
template <typename Hear>
bool walk(std::string_view line, bool open, const Hear& hear) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (open) {
      open = c != '}';
    } else if (quoted) {
      if (c == '\\') ++i;
      quoted = c != '"';
    } else if (c == ';') {
      return false;
    } else {
      quoted = c == '"';
      open = c == '{';
      hear(i);
    }
  }
  return open;
}

// Whether the line begins with [Name "value".
bool looks_like_tag(std::string_view line) {
  const std::string_view name = first_tag_name(line);
  if (name.empty()) return false;
  line.remove_prefix(static_cast<std::size_t>(name.end() - line.begin()));
  const std::size_t value = line.find_first_not_of(" \t");
  return value != std::string_view::npos && line[value] == '"';
}

// Goes through the text of a game from tag to tag. A fault is the end of the text.
class Scanner {
 public:
  Scanner(const std::vector<Line>& lines, std::vector<DealError>& doubts)
      : lines_(lines), doubts_(doubts) {
    begin_line();
  }

  absl::StatusOr<std::vector<PbnTag>> tags() {
    std::vector<PbnTag> tags;
    tags.reserve(lines_.size());
    while (skip_blanks()) {
      if (here() == '[') {
        tags.push_back(tag());
        if (tags.size() > kMaxTags) fail(absl::StrCat("more than ", kMaxTags, " tags"));
      } else if (tags.empty()) {
        fail("no tag before " + in_quotes(rest()) + ", expected [Name \"value\"]");
      } else {
        tags.back().words.push_back(word());
      }
    }
    MATADOR_RETURN_IF_ERROR(fault_);
    return tags;
  }

 private:
  bool at_end() const { return row_ == lines_.size(); }
  bool at_line_end() const { return column_ >= line_.size(); }
  char here() const { return line_[column_]; }
  std::string_view rest() const { return line_.substr(column_); }
  std::uint64_t line() const { return lines_[std::min(row_, lines_.size() - 1)].number; }

  void fail(const std::string& what) { fail_at(line(), what); }
  // The first fault counts.
  void fail_at(std::uint64_t line, const std::string& what) {
    fault_.Update(DealError{line, what});
    row_ = lines_.size();
    column_ = 0;
    line_ = {};
  }

  void begin_line() {
    column_ = 0;
    if (at_end()) return;
    line_ = lines_[row_].text;
    if (is_text(line_)) return;
    line_ = converted_ = as_utf8(lines_[row_].text);
    if (const std::string fault = fault_of_text(line_); !fault.empty()) fail(fault);
  }

  // To the next character of the game that is neither blank nor comment; false at its end.
  bool skip_blanks() {
    for (; !at_end(); ++row_, begin_line()) {
      for (; !at_line_end(); ++column_) {
        if (is_blank(here())) continue;
        if (here() == ';') break;
        if (here() != '{') return true;
        skip_comment();
        if (at_end()) return false;
      }
    }
    return false;
  }

  // From { to the } that ends the comment. If a } is missing, the tags up to the next one are lost.
  void skip_comment() {
    const std::uint64_t first = line();
    DealError doubt;
    int tags = 0;
    while (rest().find('}') == std::string_view::npos) {
      ++row_;
      begin_line();
      if (at_end()) return fail_at(first, "a comment begins with { and has no }");
      if (looks_like_tag(line_) && ++tags == 1) {
        doubt = {line(), absl::StrCat("[", std::string(first_tag_name(line_)), "]")};
      }
    }
    column_ += rest().find('}');
    if (tags == 0) return;
    if (tags > 1) {
      absl::StrAppend(&doubt.message, " and ", tags - 1, tags == 2 ? " tag" : " tags", " below it");
    }
    absl::StrAppend(&doubt.message, tags > 1 ? " are" : " is",
                    " left out, within the comment that begins in line ", first,
                    "; is its } missing?");
    doubts_.push_back(doubt);
  }

  void take(char expected, const char* what) {
    if (!skip_blanks() || here() != expected) {
      return fail(absl::StrCat("no ", what, ", expected [Name \"value\"]"));
    }
    ++column_;
  }

  PbnTag tag() {
    const std::uint64_t first = line();
    take('[', "opening [");
    std::string name(skip_blanks() ? take_while(is_of_tag_name) : "");
    if (name.empty()) fail("a tag without a name, expected [Name \"value\"]");
    take('"', "value in quotes");
    std::string value = string([this] { return ends_value(); });
    take(']', "closing ]");
    return {{std::move(name), std::move(value), first}};
  }

  template <class Is>
  std::string_view take_while(const Is& is) {
    const std::string_view left = rest();
    const auto* const end = std::find_if_not(left.begin(), left.end(), is);
    const auto length = static_cast<std::size_t>(end - left.begin());
    column_ += length;
    return left.substr(0, length);
  }

  // Whether the quote here ends the value of a tag, and is not one of its own: [North "A "B" C"].
  bool ends_value() const {
    const std::size_t next = line_.find_first_not_of(" \t", column_ + 1);
    return next == std::string_view::npos || line_[next] == ']' || line_[next] == '{' ||
           line_[next] == ';';
  }

  // From behind the opening quote; `is_end`: whether the quote here is the closing one.
  template <class IsEnd>
  std::string string(const IsEnd& is_end) {
    std::string value;
    for (; !at_line_end(); ++column_) {
      value += take_while([](char c) { return c != '"' && c != '\\'; });
      if (at_line_end()) break;
      if (here() == '"' && is_end()) {
        ++column_;
        return value;
      }
      const bool escape = here() == '\\' && column_ + 1 < line_.size() &&
                          (line_[column_ + 1] == '"' || line_[column_ + 1] == '\\');
      if (escape) ++column_;
      value += here();
    }
    fail("no closing quote, expected [Name \"value\"]");
    return value;
  }

  PbnWord word() {
    PbnWord word{.text = "", .line = line()};
    if (here() == '"') {
      ++column_;
      word.text = absl::StrCat("\"", string([] { return true; }), "\"");
      return word;
    }
    word.text = take_while([](char c) {
      return !is_blank(c) && c != '[' && c != ']' && c != '{' && c != ';' && c != '"';
    });
    if (word.text.empty()) fail("unexpected " + in_quotes(rest()));
    return word;
  }

  const std::vector<Line>& lines_;
  std::vector<DealError>& doubts_;
  std::string_view line_;
  std::string converted_;  // the line, where its file has not been in UTF-8
  std::size_t row_ = 0;
  std::size_t column_ = 0;
  absl::Status fault_;
};

}  // namespace

void PbnTag::add_words(const std::string& text, std::uint64_t their_line) {
  for (std::string& word : matador::words(text)) words.push_back({std::move(word), their_line});
}

std::string as_utf8(const std::string& text) {
  if (is_text(text)) return text;
  std::string result;
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      result += c;
    } else if (byte < 0xA0) {
      result += '?';
    } else {
      result += static_cast<char>(0xC0 | byte >> 6);
      result += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return result;
}

absl::StatusOr<std::vector<PbnTag>> scan_pbn(const std::vector<Line>& lines,
                                             std::vector<DealError>& doubts) {
  return Scanner(lines, doubts).tags();
}

DealError doubt_about_second(const PbnTag& first, const PbnTag& second) {
  return {second.line,
          absl::StrCat("[", second.name, "] is ", in_quotes(first.value), " before and ",
                       in_quotes(second.value), " here in the same game; the first counts")};
}

std::string_view tag_name_at(std::string_view line, std::size_t column) {
  if (column >= line.size() || line[column] != '[') return "";
  ++column;
  while (column < line.size() && is_blank(line[column])) ++column;
  std::size_t end = column;
  while (end < line.size() && is_of_tag_name(line[end])) ++end;
  return line.substr(column, end - column);
}

std::string_view first_tag_name(std::string_view line) {
  return tag_name_at(line, line.find_first_not_of(" \t"));
}

bool is_comment_open(std::string_view line, bool open) {
  if (!open && line.find('{') == std::string_view::npos) return false;  // most lines
  return walk(line, open, [](std::size_t) {});
}

std::vector<PbnTagPlace> once_in_a_game(std::string_view line, bool open) {
  std::vector<PbnTagPlace> places;
  walk(line, open, [&](std::size_t column) {
    if (line[column] != '[') return;
    const TagName name = tag_name_at(line, column);
    for (const PbnTagRow& row : kPbnTags) {
      const bool once = (row.kinds & kPbnOnceInAGame) != 0;
      if (once && row.name == name) places.push_back({row.name.text(), column});
    }
  });
  return places;
}

std::string value_for_tag(std::string_view text) {
  std::string value;
  for (char c : as_utf8(std::string(text))) {
    const bool control = absl::ascii_iscntrl(static_cast<unsigned char>(c));
    if (!control) value += c == '"' || c == '\\' ? '\'' : c;
  }
  return is_text(value) ? std::string(absl::StripAsciiWhitespace(value)) : "";
}

std::string compass_name(Seat seat) {
  return std::string(kCompassNames.at(static_cast<std::size_t>(seat.index())));
}

std::optional<Seat> compass_seat(std::string_view name) {
  return named_seat(name, *find_game("bridge"));
}

absl::StatusOr<Seat> compass_seat_of(const PbnTag& tag, std::string_view letter) {
  if (const std::optional<Seat> seat = compass_seat(letter)) return *seat;
  return DealError{tag.line, absl::StrCat("[", tag.name, "] is ", in_quotes(tag.value),
                                          ", expected N, E, S or W")};
}

}  // namespace matador
