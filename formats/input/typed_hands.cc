#include "formats/input/typed_hands.h"

#include <cstddef>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/replace_if.hpp>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/small_cards.h"
#include "formats/cards/spellings.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// The place of the colon behind a number or a letter; none where the text begins in another way.
std::size_t end_of_seat(std::string_view text) {
  const std::size_t digits = text.find_first_not_of("0123456789");
  if (digits == std::string_view::npos) return std::string_view::npos;
  const std::size_t colon = digits > 0 ? digits : 1;
  const bool begins = digits > 0 || absl::ascii_isalpha(static_cast<unsigned char>(text.front()));
  return begins && colon < text.size() && text[colon] == ':' ? colon : std::string_view::npos;
}

// The cards of four groups of ranks in letters that all packs have; 0 where it is something else.
int cards_in_groups(const std::string& word) {
  if (ranges::count(word, '.') != 3) return 0;
  int cards = 0;
  for (const std::string& group : std::vector<std::string>(absl::StrSplit(word, '.'))) {
    const std::vector<Rank> ranks =
        ranks_of(with_nines_for_small_cards(plain_letters(group)), kFrenchCards);
    if (ranks.empty() && !group.empty()) return 0;
    cards += static_cast<int>(ranks.size());
  }
  return cards;
}

bool are_hands_in_groups(const std::string& text) {
  return ranges::all_of(words(text),
                        [](const std::string& hand) { return cards_in_groups(hand) > 0; });
}

// Whether these are all cards of a pack of 52 in four hands, which are dealt in one game alone.
bool are_four_whole_hands(const std::string& text) {
  const std::vector<std::string> hands = words(text);
  return hands.size() == 4 && ranges::count(hands, 13, cards_in_groups) == 4;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines = absl::StrSplit(text, absl::ByAnyChar("\r\n"));
  for (std::string& line : lines) absl::StripAsciiWhitespace(&line);
  std::erase_if(lines, [](const std::string& line) { return line.empty(); });
  return lines;
}

}  // namespace

bool is_hands_text(std::string_view text) {
  const std::vector<std::string> lines = lines_of(std::string(text));
  if (lines.empty()) return false;
  const auto seats = ranges::count_if(
      lines, [](const std::string& line) { return end_of_seat(line) != std::string_view::npos; });
  if (seats == 0) return are_four_whole_hands(in_one_line(std::string(text)));
  return seats == 1 && end_of_seat(lines.front()) != std::string_view::npos;
}

std::string one_line_of_hands(const std::string& text) {
  std::vector<std::string> lines = lines_of(text);
  if (lines.empty()) return text;
  std::string seat;
  const std::size_t colon = end_of_seat(lines.front());
  if (colon != std::string_view::npos) {
    seat = lines.front().substr(0, colon + 1);
    lines.front().erase(0, colon + 1);
    absl::StripAsciiWhitespace(&lines.front());
    if (lines.front().empty()) lines.erase(lines.begin());
  }
  const bool words_are_hands = ranges::all_of(lines, [](const std::string& line) {
    return absl::StrContains(line, '|') || !absl::StrContains(line, ' ') ||
           are_hands_in_groups(line);
  });
  const std::string hands = absl::StrJoin(lines, words_are_hands ? " " : " | ");
  return (seat.empty() && are_four_whole_hands(hands) ? "N:" : seat) + hands;
}

std::string in_one_line(std::string text) {
  ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

bool looks_like_cards(const std::string& word) {
  const std::string plain = plain_symbols(word);
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (symbol_length(std::string_view(plain).substr(i))) return true;
  }
  const std::vector<std::string> all = words(word);
  return all.size() > 3 || (!all.empty() && cards_in_groups(all.front()) > 0);
}

}  // namespace matador
