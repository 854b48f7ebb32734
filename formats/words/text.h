// Small things about text: is it text, what words and numbers are in it, how wide is it, how does
// it look in a message.

#ifndef MATADOR_FORMATS_WORDS_TEXT_H_
#define MATADOR_FORMATS_WORDS_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace matador {

bool is_ascii(std::string_view text);

// The bytes of the UTF-8 character at the start of `text`; 0 where there is none.
std::size_t utf8_length(std::string_view text);

// Whether all of it is UTF-8 without control characters, or such as turn the direction of writing;
// tabs are allowed.
bool is_text(std::string_view text);
// What is wrong with a line that is no text: a carriage return or a NUL in it, or no UTF-8. Empty
// where it is text.
std::string fault_of_text(std::string_view line);

// `text` as a terminal may have it, which would obey a control character: unprintable bytes as
// \xNN, but for line ends and tabs.
std::string printable(std::string_view text);

// `text` in quotes for a message: cut short where it is long, unprintable bytes as \xNN.
std::string in_quotes(std::string_view text);

// The words of a text, with blanks or tabs between them.
std::vector<std::string> words(const std::string& text);

// In lower case and without accents: "tr\u00E8fle" is "trefle", "KL\u00D8R" is "klor".
std::string plain_letters(std::string_view text);
// Whether two names are the same but for that, blanks and hyphens: "No-Trump", "notrump".
bool is_same_name(std::string_view a, std::string_view b);
// Whether `text` is in this way a name or one of the other names.
bool is_one_of(std::string_view name, const std::vector<std::string>& others,
               std::string_view text);

// The number that all of `text` is, if it is one.
std::optional<int> small_number(std::string_view text);

// "clubs, spades or hearts"
std::string alternatives(const std::vector<std::string>& names, const std::string& between = "or");

// "1 card", "5 cards"
template <typename WholeNumber>
std::string counted(WholeNumber count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

// Columns of a page that a text must not exceed if it can.
inline constexpr std::size_t kScreen = 80;

// The columns that UTF-8 text takes on a screen, and the text filled up with blanks to `columns`.
std::size_t width(std::string_view text);
std::string left_in(std::size_t columns, std::string_view text);
std::string right_in(std::size_t columns, std::string_view text);
// Its first characters with one dot behind them: a name that is too long for its column.
std::string abbreviated(const std::string& text, std::size_t columns);
// Its first characters, with dots behind them where it would take more than `columns`.
std::string shortened(const std::string& text, std::size_t columns);

// Whether the value of a tag means that it is not known: empty, "?" or "-".
bool is_unknown(std::string_view value);

// A file by its name in UTF-8, as words of the command line are, on every system: Windows would
// read it in an encoding of its own.
//
//   std::ifstream stream(file_path(name), std::ios::binary);

inline std::filesystem::path file_path(const std::string& name) {
  return std::u8string(name.begin(), name.end());
}

}  // namespace matador

#endif  // MATADOR_FORMATS_WORDS_TEXT_H_
