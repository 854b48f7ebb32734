// The names of the tags that all games share, each written once. The table of the tags
// (tag_table.cc) says what they mean; a tag that only one game has is named in its module.
//
//   record.find(tags::kDeal)

#ifndef MATADOR_FORMATS_INPUT_TAG_NAMES_H_
#define MATADOR_FORMATS_INPUT_TAG_NAMES_H_

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace matador {

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
}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TAG_NAMES_H_
