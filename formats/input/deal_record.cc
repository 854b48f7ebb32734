#include "formats/input/deal_record.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/stable_sort.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/cord.h"
#include "absl/strings/str_cat.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

bool is_of_tag_name(char c) {
  return absl::ascii_isalnum(static_cast<unsigned char>(c)) || c == '_';
}

bool is_tag_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_of_tag_name);
}

namespace {

void skip_blanks(std::string_view& text) {
  const std::size_t blanks = std::min(text.find_first_not_of(" \t"), text.size());
  text.remove_prefix(blanks);
}

std::string take_name(std::string_view& text) {
  const auto end = std::find_if_not(text.begin(), text.end(), is_of_tag_name);
  std::string name(text.begin(), end);
  text.remove_prefix(name.size());
  return name;
}

// The text between the quotes; false if the closing quote is missing.
bool take_value(std::string_view& text, std::string& value) {
  while (true) {
    const auto* const mark =
        std::find_if(text.begin(), text.end(), [](char c) { return c == '"' || c == '\\'; });
    if (mark == text.end()) return false;
    value.append(text.begin(), mark);
    text.remove_prefix(static_cast<std::size_t>(mark - text.begin()) + 1);
    if (*mark == '"') return true;
    const bool escapes = text.starts_with('"') || text.starts_with('\\');
    value += escapes ? text.front() : *mark;
    if (escapes) text.remove_prefix(1);
  }
}

void append_tag(const Tag& tag, std::string& text) {
  text.append("[").append(tag.name).append(" \"");
  auto written = tag.value.begin();
  for (auto c = tag.value.begin(); c != tag.value.end(); ++c) {
    if (*c != '\\' && *c != '"') continue;
    text.append(written, c) += '\\';
    written = c;
  }
  text.append(written, tag.value.end()) += "\"]";
}

absl::Status no_tag(std::string_view what, std::string_view line) {
  return invalid(what, " in ", in_quotes(line), ", expected [Name \"value\"]");
}

bool take(std::string_view& text, char expected) {
  if (!text.starts_with(expected)) return false;
  text.remove_prefix(1);
  return true;
}

// ---- The payload of a status --------------------------------------------------------------------
// A fault as text: of each number its digits and a blank, of each text its size and the text.

constexpr char kFault[] = "matador/fault";

void append_fault(const DealError& fault, std::string& text) {
  const auto append = [&](const std::string& part) {
    absl::StrAppend(&text, part.size(), " ", part);
  };
  absl::StrAppend(&text, fault.line, " ");
  append(fault.message);
  append(fault.shown);
  absl::StrAppend(&text, fault.more.size(), " ");
  for (const DealError& other : fault.more) append_fault(other, text);
  absl::StrAppend(&text, fault.tags.size(), " ");
  for (const Tag& tag : fault.tags) {
    absl::StrAppend(&text, tag.line, " ");
    append(tag.name);
    append(tag.value);
  }
}

std::uint64_t take_number(std::string_view& text) {
  std::uint64_t number = 0;
  const char* end = std::from_chars(text.data(), text.data() + text.size(), number).ptr;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
  return number;
}

std::string take_text(std::string_view& text) {
  const std::size_t size = take_number(text);
  std::string part(text.substr(0, size));
  text.remove_prefix(size);
  return part;
}

DealError take_fault(std::string_view& text) {
  DealError fault;
  fault.line = take_number(text);
  fault.message = take_text(text);
  fault.shown = take_text(text);
  for (std::uint64_t i = take_number(text); i > 0; --i) fault.more.push_back(take_fault(text));
  for (std::uint64_t i = take_number(text); i > 0; --i) {
    const std::uint64_t line = take_number(text);
    std::string name = take_text(text);
    fault.tags.push_back({std::move(name), take_text(text), line});
  }
  return fault;
}

}  // namespace

DealError::operator absl::Status() const {
  std::string fault;
  append_fault(*this, fault);
  absl::Status status = invalid(message);
  status.SetPayload(kFault, absl::Cord(std::move(fault)));
  return status;
}

DealError DealError::of(const absl::Status& status) {
  const auto payload = status.GetPayload(kFault);
  if (!payload) return {0, std::string(status.message())};
  const auto packed = std::string(*payload);
  std::string_view text = packed;
  return take_fault(text);
}

absl::Status in_line(std::uint64_t line, const absl::Status& status) {
  if (status.ok()) return status;
  DealError fault = DealError::of(status);
  fault.line = line;
  for (DealError& other : fault.more) other.line = line;
  return fault;
}

Tag* DealRecord::find(const TagName& name) {
  const auto found = ranges::find_if(tags, [&](const Tag& tag) { return tag.is(name); });
  return found == tags.end() ? nullptr : &*found;
}

const Tag* DealRecord::find(const TagName& name) const {
  const auto found = ranges::find_if(tags, [&](const Tag& tag) { return tag.is(name); });
  return found == tags.end() ? nullptr : &*found;
}

std::string DealRecord::value(const TagName& name) const {
  const Tag* tag = find(name);
  return tag == nullptr ? "" : tag->value;
}

std::uint64_t DealRecord::line_of(std::initializer_list<TagName> names) const {
  for (const TagName& name : names) {
    if (const Tag* tag = find(name)) return tag->line;
  }
  for (const Tag& tag : tags) {
    if (tag.line != 0) return tag.line;  // it was written
  }
  return 0;
}

DealError all_faults(std::vector<DealError> faults) {
  ranges::stable_sort(faults, {}, &DealError::line);
  DealError error = std::move(faults.front());
  error.more.assign(std::make_move_iterator(faults.begin() + 1),
                    std::make_move_iterator(faults.end()));
  return error;
}

absl::StatusOr<Tag> read_tag(std::string_view text) {
  std::string_view left = text;
  skip_blanks(left);
  if (!take(left, '[')) return no_tag("no opening [", text);
  skip_blanks(left);
  Tag tag{take_name(left), ""};
  if (tag.name.empty()) return no_tag("no name", text);
  skip_blanks(left);
  if (!take(left, '"')) return no_tag("no value in quotes", text);
  if (!take_value(left, tag.value)) return no_tag("no closing quote", text);
  skip_blanks(left);
  if (!take(left, ']')) return no_tag("no closing ]", text);
  skip_blanks(left);
  if (!left.empty()) return no_tag("something after the closing ]", text);
  return tag;
}

std::string write_tag(const Tag& tag) {
  std::string text;
  append_tag(tag, text);
  return text;
}

std::size_t size_as_written(const Tag& tag) {
  const auto escaped = std::count_if(tag.value.begin(), tag.value.end(),
                                     [](char c) { return c == '\\' || c == '"'; });
  return tag.name.size() + tag.value.size() + static_cast<std::size_t>(escaped) +
         std::string_view("[ \"\"]").size();
}

std::string write_record(const DealRecord& record) {
  std::size_t size = 1;
  for (const Tag& tag : record.tags) size += size_as_written(tag) + 1;
  std::string text;
  text.reserve(size);
  for (const Tag& tag : record.tags) {
    append_tag(tag, text);
    text += '\n';
  }
  text += '\n';
  return text;
}

}  // namespace matador
