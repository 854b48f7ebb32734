#include "formats/words/text.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"

namespace matador {
namespace {

constexpr std::size_t kLongestQuote = 40;

unsigned char byte(char c) { return static_cast<unsigned char>(c); }

bool is_continuation(char c) { return (byte(c) & 0xC0) == 0x80; }

// The length that the first byte of a character announces, and the least code point that needs it.
struct Utf8Form {
  std::size_t length;
  unsigned lead_bits;
  unsigned least;
};

Utf8Form form_of(char lead) {
  if (byte(lead) < 0x80) return {1, 0x7F, 0};
  if ((byte(lead) & 0xE0) == 0xC0) return {2, 0x1F, 0x80};
  if ((byte(lead) & 0xF0) == 0xE0) return {3, 0x0F, 0x800};
  if ((byte(lead) & 0xF8) == 0xF0) return {4, 0x07, 0x10000};
  return {0, 0, 0};
}

// The character at the start of a text; length 0 where there is none.
struct Character {
  std::size_t length = 0;
  unsigned code = 0;
};

Character first_of(std::string_view text) {
  if (text.empty()) return {};
  const Utf8Form form = form_of(text.front());
  if (form.length == 0 || text.size() < form.length) return {};
  unsigned code = byte(text.front()) & form.lead_bits;
  for (std::size_t i = 1; i < form.length; ++i) {
    if (!is_continuation(text[i])) return {};
    code = code << 6 | (byte(text[i]) & 0x3F);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < form.least || code > 0x10FFFF || surrogate) return {};
  return {form.length, code};
}

// What a terminal obeys in place of showing it: control characters, the eight-bit ones too, and
// those that turn the direction of writing.
bool is_control(unsigned code) {
  return code < 0x20 || (0x7F <= code && code < 0xA0) || (0x202A <= code && code <= 0x202E) ||
         (0x2066 <= code && code <= 0x2069);
}

// Takes the first character off `text`: itself, or \xNN for each of its bytes where it is a control
// character or no UTF-8.
std::string take_shown(std::string_view& text) {
  const Character first = first_of(text);
  const std::string_view bytes = text.substr(0, std::max<std::size_t>(1, first.length));
  text.remove_prefix(bytes.size());
  if (first.length > 0 && !is_control(first.code)) return std::string(bytes);
  std::string shown;
  for (const char c : bytes) absl::StrAppend(&shown, "\\x", absl::Hex(byte(c), absl::kZeroPad2));
  return shown;
}

// Its first characters and `dots`, where it would take more than `columns`.
std::string cut(const std::string& text, std::size_t columns, std::string_view dots) {
  if (width(text) <= columns) return text;
  std::size_t end = 0;
  while (width(text.substr(0, end)) + dots.size() < columns) {
    end += std::max<std::size_t>(1, utf8_length(text.substr(end)));
  }
  return text.substr(0, end) + std::string(dots);
}

// Letters of the languages that people play in, and the accents that some systems write behind a
// letter.
std::string without_accents(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  static const std::vector<std::pair<const char*, const char*>> plain{
      {"\u00C0", "a"},  {"\u00C1", "a"}, {"\u00C2", "a"}, {"\u00C4", "a"}, {"\u00C5", "a"},
      {"\u00C6", "ae"}, {"\u00C7", "c"}, {"\u00C8", "e"}, {"\u00C9", "e"}, {"\u00CA", "e"},
      {"\u00CB", "e"},  {"\u00CD", "i"}, {"\u00CE", "i"}, {"\u00CF", "i"}, {"\u00D0", "d"},
      {"\u00D3", "o"},  {"\u00D4", "o"}, {"\u00D6", "o"}, {"\u00D8", "o"}, {"\u00D9", "u"},
      {"\u00DA", "u"},  {"\u00DB", "u"}, {"\u00DC", "u"}, {"\u00DD", "y"}, {"\u00DF", "ss"},
      {"\u00E0", "a"},  {"\u00E1", "a"}, {"\u00E2", "a"}, {"\u00E4", "a"}, {"\u00E5", "a"},
      {"\u00E6", "ae"}, {"\u00E7", "c"}, {"\u00E8", "e"}, {"\u00E9", "e"}, {"\u00EA", "e"},
      {"\u00EB", "e"},  {"\u00ED", "i"}, {"\u00EE", "i"}, {"\u00EF", "i"}, {"\u00F0", "d"},
      {"\u00F3", "o"},  {"\u00F4", "o"}, {"\u00F6", "o"}, {"\u00F8", "o"}, {"\u00F9", "u"},
      {"\u00FA", "u"},  {"\u00FB", "u"}, {"\u00FC", "u"}, {"\u00FD", "y"}, {"\u0152", "oe"},
      {"\u0153", "oe"}, {"\u0300", ""},  {"\u0301", ""},  {"\u0302", ""},  {"\u0308", ""},
      {"\u030A", ""},   {"\u0327", ""}};
  return absl::StrReplaceAll(std::string(text), plain);
}

// Whether two names differ only in upper and lower case, blanks and hyphens.
bool is_same_ascii_name(std::string_view a, std::string_view b) {
  const auto next = [](std::string_view& name) {
    while (!name.empty() && (name.front() == ' ' || name.front() == '-')) name.remove_prefix(1);
    if (name.empty()) return -1;
    const int letter = absl::ascii_tolower(byte(name.front()));
    name.remove_prefix(1);
    return letter;
  };
  while (true) {
    const int letter = next(a);
    if (letter != next(b)) return false;
    if (letter < 0) return true;
  }
}

}  // namespace

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return byte(c) < 0x80; });
}

std::size_t utf8_length(std::string_view text) { return first_of(text).length; }

bool is_text(std::string_view text) {
  while (!text.empty()) {
    const auto* const other = std::find_if_not(
        text.begin(), text.end(), [](char c) { return (c >= ' ' && c <= '~') || c == '\t'; });
    text.remove_prefix(static_cast<std::size_t>(other - text.begin()));
    if (text.empty()) break;
    const Character first = first_of(text);
    if (first.length == 0 || is_control(first.code)) return false;
    text.remove_prefix(first.length);
  }
  return true;
}

std::string fault_of_text(std::string_view line) {
  if (is_text(line)) return "";
  if (line.find('\r') != std::string_view::npos) {
    return "a carriage return within the line: lines end with LF or CR LF";
  }
  if (line.find('\0') != std::string_view::npos)
    return "the line has a NUL, as text in UTF-8 has not";
  return "the line is not UTF-8 text";
}

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    if (text.front() == '\n' || text.front() == '\t') {
      result += text.front();
      text.remove_prefix(1);
    } else {
      result += take_shown(text);
    }
  }
  return result;
}

std::string in_quotes(std::string_view text) {
  std::string result = "\"";
  for (std::size_t shown = 0; !text.empty() && shown < kLongestQuote; ++shown) {
    result += take_shown(text);
  }
  if (!text.empty()) result += "...";
  return result + '"';
}

std::vector<std::string> words(const std::string& text) {
  return absl::StrSplit(text, absl::ByAnyChar(" \t"), absl::SkipEmpty());
}

std::string plain_letters(std::string_view text) {
  return absl::AsciiStrToLower(without_accents(text));
}

bool is_same_name(std::string_view a, std::string_view b) {
  if (is_ascii(a) && is_ascii(b)) return is_same_ascii_name(a, b);  // no copies for most names
  return is_same_ascii_name(plain_letters(a), plain_letters(b));
}

bool is_one_of(std::string_view name, const std::vector<std::string>& others,
               std::string_view text) {
  const auto is = [&](std::string_view known) { return is_same_name(known, text); };
  return is(name) || std::any_of(others.begin(), others.end(), is);
}

std::optional<int> small_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc() || stop != end) return std::nullopt;
  return number;
}

std::string alternatives(const std::vector<std::string>& names, const std::string& between) {
  if (names.size() < 2) return absl::StrJoin(names, "");
  return absl::StrCat(absl::StrJoin(names.begin(), names.end() - 1, ", "), " ", between, " ",
                      names.back());
}

std::size_t width(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_continuation));
}

std::string left_in(std::size_t columns, std::string_view text) {
  return std::string(text) + std::string(columns - std::min(columns, width(text)), ' ');
}

std::string right_in(std::size_t columns, std::string_view text) {
  return std::string(columns - std::min(columns, width(text)), ' ') + std::string(text);
}

std::string abbreviated(const std::string& text, std::size_t columns) {
  return cut(text, columns, ".");
}

std::string shortened(const std::string& text, std::size_t columns) {
  return cut(text, columns, "...");
}

bool is_unknown(std::string_view value) { return value.empty() || value == "?" || value == "-"; }

}  // namespace matador
