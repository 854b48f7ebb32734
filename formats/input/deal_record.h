// A deal as it stands in a deal file: its tags, known and unknown ones, in their order.
//
//   DealRecord record;
//   record.add(tags::kGame, "sjavs");
//   write_record(record) == "[Game \"sjavs\"]\n\n";
//   const Tag* tag = record.find(tags::kGame);      // tag->value, tag->line

#ifndef MATADOR_FORMATS_INPUT_DEAL_RECORD_H_
#define MATADOR_FORMATS_INPUT_DEAL_RECORD_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/tag_names.h"

namespace matador {

struct Tag {
  std::string name;
  std::string value;
  std::uint64_t line = 0;                         // in its file, from 1; 0: it comes from none
  std::uint64_t number = TagName(name).number();  // of the name

  bool is(const TagName& other) const { return number == other.number() && name == other.text(); }

  // The line does not matter.
  bool operator==(const Tag& other) const { return name == other.name && value == other.value; }
};

// A fault of a deal, and its line.
struct DealError {
  std::uint64_t line = 0;
  std::string message;
  std::vector<DealError> more = {};  // other faults that do not follow from this one
  // Lines that show the place, for a value that was typed as an option.
  std::string shown = {};
  std::vector<Tag> tags = {};  // of a deal that could not be read, those that could

  // What is shown, and what else was read, does not matter.
  bool operator==(const DealError& other) const {
    return line == other.line && message == other.message && more == other.more;
  }
};

struct DealRecord {
  std::vector<Tag> tags;
  std::vector<DealError> doubts = {};  // about how values were read, for warnings

  void add(std::string name, std::string value, std::uint64_t line = 0) {
    tags.push_back({std::move(name), std::move(value), line});
  }
  void erase(const TagName& name) {
    std::erase_if(tags, [&](const Tag& tag) { return tag.is(name); });
  }

  // nullptr if there is no such tag.
  const Tag* find(const TagName& name) const;
  Tag* find(const TagName& name);

  // Empty if there is no such tag.
  std::string value(const TagName& name) const;

  // The line of the first of `names` that the record has; else the line where the deal begins.
  std::uint64_t line_of(std::initializer_list<TagName> names) const;

  bool operator==(const DealRecord&) const = default;
};

// All faults of a deal, at least one, as one error: in the order of their lines.
DealError all_faults(std::vector<DealError> faults);

// A result, or the fault of the deal.
template <typename T>
using Outcome = std::variant<T, DealError>;

// One line of a deal file, `[Name "value"]`; in the value \" and \\ stand for " and \.
// InvalidArgument, with a sentence for people, if the line is no tag.
absl::StatusOr<Tag> read_tag(std::string_view text);
std::string write_tag(const Tag& tag);

// The record in canonical form: a tag a line, then the blank line that ends the deal.
std::string write_record(const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_DEAL_RECORD_H_
