// The text of a game in PBN as tags, each with the words of the section that it begins; comments
// are passed over.
//
//   absl::StatusOr<std::vector<PbnTag>> tags = scan_pbn(lines, doubts);

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_SCANNER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_SCANNER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/cards/seat.h"
#include "solver/games/bridge/rules.h"

namespace matador {

struct PbnWord {
  std::string text;
  std::uint64_t line;
};

// A tag, and the words of the section that it begins.
struct PbnTag : Tag {
  std::vector<PbnWord> words = {};

  // Words of the section, with blanks between them.
  void add_words(const std::string& text, std::uint64_t their_line);
};

// Files of bridge are written in ISO 8859-1: what is no UTF-8 is that. Its bytes from 80 to 9F are
// no characters.
std::string as_utf8(const std::string& text);
// A text of another format between the quotes of a tag.
std::string value_for_tag(std::string_view text);

// The tags in the lines of a game, none of which begins with %; at most as many as a deal may have.
// A comment that has tags in it, as if its end were missing, is doubtful.
absl::StatusOr<std::vector<PbnTag>> scan_pbn(const std::vector<Line>& lines,
                                             std::vector<DealError>& doubts);
// That a tag of the same game has another value before.
DealError doubt_about_second(const PbnTag& first, const PbnTag& second);

// The name of the tag that begins at the column with its bracket; empty where none does.
std::string_view tag_name_at(std::string_view line, std::size_t column);
// That of the tag with which the line begins.
std::string_view first_tag_name(std::string_view line);

// Whether a comment in braces is open behind the line; `open`: before it.
bool is_comment_open(std::string_view line, bool open);

struct PbnTagPlace {
  std::string_view name;  // of a row of kPbnTags
  std::size_t column;
};
// Finds them in a line, outside comments and quotes; `open`: a comment is open before it.
std::vector<PbnTagPlace> once_in_a_game(std::string_view line, bool open);

// ---- Directions and strains ---------------------------------------------------------------------

inline constexpr std::string_view kCompass = "NESW";  // by the index of the seat
// By the place of the strain in Rules::kStrains.
inline constexpr std::array<std::string_view, 5> kPbnStrains{"C", "D", "H", "S", "NT"};

// The letters of LIN and RBN: strains by the same place, suits as PBN has them, ranks.
inline constexpr std::string_view kStrainLetters = "CDHSN";
inline constexpr std::string_view kSuitLetters = "SHDC";
inline constexpr std::string_view kRankLetters = "AKQJT98765432";

using bridge::kCompassNames;
std::string compass_name(Seat seat);

// "N" or "North", in upper or lower case.
std::optional<Seat> compass_seat(std::string_view name);
// The seat that a tag, or a letter of it, names.
absl::StatusOr<Seat> compass_seat_of(const PbnTag& tag, std::string_view letter);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_SCANNER_H_
