// A deal as it stands in a deal file: its tags, known and unknown ones, in their order.
//
//   DealRecord record;
//   record.add(tags::kGame, "sjavs");
//   write_record(record) == "[Game \"sjavs\"]\n\n";
//   const Tag* tag = record.find(tags::kGame);      // tag->value, tag->line

#ifndef MATADOR_FORMATS_INPUT_DEAL_RECORD_H_
#define MATADOR_FORMATS_INPUT_DEAL_RECORD_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/games/game.h"
#include "solver/inference/information_set.h"

namespace matador {

// ---- Tag names ----------------------------------------------------------------------------------
// The names of the tags that all games share, each written once. The table of the tags
// (tag_table.cc) says what they mean; a tag that only one game has is named in its module.
//
//   record.find(tags::kDeal)

// A name, and the number by which it is found: where two numbers differ, so do the names.
class TagName {
 public:
  // Any text may be a name; it must outlive this.
  // NOLINTBEGIN(*-explicit-*)
  constexpr TagName(std::string_view text) : text_(text), number_(number_of(text)) {}
  constexpr TagName(const char* text) : TagName(std::string_view(text)) {}
  TagName(const std::string& text) : TagName(std::string_view(text)) {}
  operator std::string() const { return std::string(text_); }
  // NOLINTEND(*-explicit-*)
  // With a number that is known already.
  constexpr TagName(std::string_view text, std::uint64_t number) : text_(text), number_(number) {}

  constexpr std::string_view text() const { return text_; }
  constexpr std::uint64_t number() const { return number_; }

  friend constexpr bool operator==(const TagName& a, const TagName& b) {
    return a.number_ == b.number_ && a.text_ == b.text_;
  }
  // A text that has no number yet is compared as it is.
  template <typename Text>
  requires std::same_as<Text, std::string> || std::same_as<Text, std::string_view>
  friend constexpr bool operator==(const Text& text, const TagName& name) {
    return text == name.text_;
  }

 private:
  // FNV-1a.
  static constexpr std::uint64_t number_of(std::string_view text) {
    std::uint64_t number = 0xcbf29ce484222325;
    for (char c : text) number = (number ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return number;
  }

  std::string_view text_;
  std::uint64_t number_;
};

namespace tags {

// The question.
inline constexpr TagName kGame{"Game"};
inline constexpr TagName kSeats{"Seats"};
inline constexpr TagName kDealer{"Dealer"};
inline constexpr TagName kContract{"Contract"};
inline constexpr TagName kTrump{"Trump"};
inline constexpr TagName kDeclarer{"Declarer"};
inline constexpr TagName kJoker{"Joker"};
inline constexpr TagName kTout{"Tout"};
inline constexpr TagName kAllPassed{"AllPassed"};
inline constexpr TagName kLeader{"Leader"};
inline constexpr TagName kOptions{"Options"};
// The cards.
inline constexpr TagName kDeal{"Deal"};
inline constexpr TagName kSecond{"Second"};
inline constexpr TagName kTable{"Table"};
inline constexpr TagName kTalon{"Talon"};
inline constexpr TagName kDiscard{"Discard"};
inline constexpr TagName kExchange{"Exchange"};
inline constexpr TagName kPlay{"Play"};
// What one player asks, and knows.
inline constexpr TagName kSeat{"Seat"};
inline constexpr TagName kStatements{"Statements"};
inline constexpr TagName kShown{"Shown"};
// For the sheet, and for people.
inline constexpr TagName kResult{"Result"};
inline constexpr TagName kNames{"Names"};
inline constexpr TagName kBoard{"Board"};
inline constexpr TagName kBest{"Best"};
inline constexpr TagName kId{"Id"};
inline constexpr TagName kNorth{"North"};
inline constexpr TagName kEast{"East"};
inline constexpr TagName kSouth{"South"};
inline constexpr TagName kWest{"West"};

}  // namespace tags

// ---- Deal record --------------------------------------------------------------------------------

// Letters, digits and _ make the name of a tag.
bool is_of_tag_name(char c);
bool is_tag_name(std::string_view text);

struct Tag {
  std::string name;
  std::string value;
  std::uint64_t line = 0;                         // in its file, from 1; 0: it comes from none
  std::uint64_t number = TagName(name).number();  // of the name

  TagName key() const { return {name, number}; }
  bool is(const TagName& other) const { return key() == other; }

  // The line does not matter.
  bool operator==(const Tag& other) const { return name == other.name && value == other.value; }
};

// A fault of a deal, and its line. A function that reads or answers a deal gives it as the
// absl::Status that it becomes, which has all of this for DealError::of().
struct DealError {
  std::uint64_t line = 0;
  std::string message;
  std::vector<DealError> more = {};  // other faults that do not follow from this one
  // Lines that show the place, for a value that was typed as an option.
  std::string shown = {};
  std::vector<Tag> tags = {};  // of a deal that could not be read, those that could

  operator absl::Status() const;  // NOLINT(google-explicit-constructor)
  // What a status says that is not OK; where it says nothing of a place the line is 0.
  static DealError of(const absl::Status& status);
  template <typename T>
  static DealError of(const absl::StatusOr<T>& result) {
    return of(result.status());
  }

  // What is shown, and what else was read, does not matter.
  bool operator==(const DealError& other) const {
    return line == other.line && message == other.message && more == other.more;
  }
};

// What [Game], [Seats] and [Deal] say, where the deal has all its cards in the usual form: values,
// so that nobody reads these tags again.
struct WholeDeal {
  const Game* game = nullptr;
  int seats = 0;
  OfSeats<CardSet> hands = {};
};

struct DealRecord {
  std::vector<Tag> tags;
  std::vector<DealError> doubts = {};  // about how values were read, for warnings
  // Set by completed() (completed_record.h). Who changes one of the three tags empties it.
  std::optional<WholeDeal> whole = {};

  void add(std::string name, std::string value, std::uint64_t line = 0) {
    tags.push_back({std::move(name), std::move(value), line});
  }
  void erase(const TagName& name) {
    whole.reset();
    std::erase_if(tags, [&](const Tag& tag) { return tag.is(name); });
  }

  // nullptr if there is no such tag.
  const Tag* find(const TagName& name) const;
  Tag* find(const TagName& name);

  // Empty if there is no such tag.
  std::string value(const TagName& name) const;

  // The line of the first of `names` that the record has; else the line where the deal begins.
  std::uint64_t line_of(std::initializer_list<TagName> names) const;

  bool operator==(const DealRecord& other) const {
    return tags == other.tags && doubts == other.doubts;
  }
};

// All faults of a deal, at least one, as one error: in the order of their lines.
DealError all_faults(std::vector<DealError> faults);

// The same, but faults are of this line.
absl::Status in_line(std::uint64_t line, const absl::Status& status);
template <typename T>
absl::StatusOr<T> in_line(std::uint64_t line, absl::StatusOr<T> result) {
  if (result.ok()) return result;
  return in_line(line, result.status());
}

// One line of a deal file, `[Name "value"]`; in the value \" and \\ stand for " and \.
// InvalidArgument, with a sentence for people, if the line is no tag.
absl::StatusOr<Tag> read_tag(std::string_view text);
std::string write_tag(const Tag& tag);
std::size_t size_as_written(const Tag& tag);

// The record in canonical form: a tag a line, then the blank line that ends the deal.
std::string write_record(const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_DEAL_RECORD_H_
