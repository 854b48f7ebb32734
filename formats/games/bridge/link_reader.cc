#include "formats/games/bridge/link_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/games/bridge/lin.h"

namespace matador::bridge {
namespace {

// The parameters of a link by their names in small letters.
using Parameters = std::map<std::string, std::string>;
using Doubts = std::vector<std::string>;

constexpr std::array<const char*, 4> kHands{"s", "w", "n", "e"};  // in the order of LIN

int digit_of(char c) {
  if (absl::ascii_isdigit(static_cast<unsigned char>(c))) return c - '0';
  const char small = absl::ascii_tolower(static_cast<unsigned char>(c));
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

// "%7C" is "|", and a plus a blank.
std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? digit_of(text[i + 1]) : -1;
    const int low = high >= 0 ? digit_of(text[i + 2]) : -1;
    if (low >= 0) {
      plain += static_cast<char>(high * 16 + low);
      i += 2;
    } else {
      plain += text[i] == '+' ? ' ' : text[i];
    }
  }
  return plain;
}

// Without blanks, quotes and angle brackets around it.
std::string_view link_in(std::string_view text) {
  constexpr std::string_view kAround = " \t\"'<>";
  const std::size_t begin = text.find_first_not_of(kAround);
  if (begin == std::string_view::npos) return "";
  return text.substr(begin, text.find_last_not_of(kAround) + 1 - begin);
}

// In upper or lower case.
bool begins_with(std::string_view text, std::string_view small) {
  const auto same = [](char a, char b) {
    return a == absl::ascii_tolower(static_cast<unsigned char>(b));
  };
  return text.size() >= small.size() && std::equal(small.begin(), small.end(), text.begin(), same);
}

// What stands behind the question mark of an address; none where the text is no link.
std::optional<std::string_view> query_in(std::string_view text) {
  const std::string_view link = link_in(text);
  if (begins_with(link, "lin=")) return link;
  const bool address = begins_with(link, "http://") || begins_with(link, "https://") ||
                       begins_with(link, "www.") || begins_with(link, "//");
  const std::size_t mark = link.find('?');
  if (!address || mark == std::string_view::npos) return std::nullopt;
  return link.substr(mark + 1);
}

// A second value of a name is passed over.
Parameters parameters_of(std::string_view query, Doubts& doubts) {
  Parameters parameters;
  const std::string text = absl::StrReplaceAll(std::string(query), {{"&amp;", "&"}});
  for (const std::string& part : std::vector<std::string>(absl::StrSplit(text, '&'))) {
    const std::pair<std::string, std::string> halves =
        absl::StrSplit(part, absl::MaxSplits('=', 1));
    const auto [known, is_new] =
        parameters.emplace(absl::AsciiStrToLower(halves.first), decoded(halves.second));
    if (is_new || known->second == decoded(halves.second)) continue;
    doubts.push_back(absl::StrCat(known->first, "= is there twice; the first counts"));
  }
  return parameters;
}

std::string value(const Parameters& parameters, const std::string& name) {
  const auto place = parameters.find(name);
  return place == parameters.end() ? "" : place->second;
}

bool has_hands(const Parameters& parameters) {
  return ranges::any_of(kHands, [&](const char* hand) { return !value(parameters, hand).empty(); });
}

void add_field(const char* key, const std::string& text, std::string& lin) {
  if (!text.empty()) absl::StrAppend(&lin, key, "|", absl::StrReplaceAll(text, {{"|", " "}}), "|");
}

// Calls or cards, without the marks between them, and without what is said to the reader: "(15-17)"
// behind a call, "{a long pause}".
std::string without_remarks(const Parameters& parameters, const std::string& name, Doubts& doubts) {
  std::string plain;
  int depth = 0;
  for (char c : value(parameters, name)) {
    if (c == '(' || c == '{') ++depth;
    if (depth == 0 && !absl::StrContains("-, ", c)) plain += c;
    if ((c == ')' || c == '}') && depth > 0) --depth;
  }
  if (depth > 0) {
    doubts.push_back(absl::StrCat(
        name, "= has a bracket that is not closed; what stands behind it is left out"));
  }
  return plain;
}

// "3S...,H...,...": the dealer as LIN counts, and the hands from South on.
std::string hands_in(const Parameters& parameters) {
  const std::string dealer = absl::AsciiStrToLower(value(parameters, "d")).substr(0, 1);
  std::string hands;
  for (std::size_t i = 0; i < kHands.size(); ++i) {
    if (dealer == kHands.at(i)) hands = absl::StrCat(i + 1);
  }
  for (std::size_t i = 0; i < kHands.size(); ++i) {
    absl::StrAppend(&hands, i == 0 ? "" : ",", value(parameters, kHands.at(i)));
  }
  return hands;
}

std::string lin_of(const Parameters& parameters, Doubts& doubts) {
  if (const std::string lin = value(parameters, "lin"); !lin.empty()) return lin;
  std::string lin;
  std::string names;
  for (const char* hand : kHands) {
    absl::StrAppend(&names, names.empty() && hand == kHands.front() ? "" : ",",
                    absl::StrReplaceAll(value(parameters, absl::StrCat(hand, "n")), {{",", " "}}));
  }
  if (names != ",,,") add_field("pn", names, lin);
  add_field("md", hands_in(parameters), lin);
  if (const std::string board = value(parameters, "b"); !board.empty()) {
    add_field("ah", "Board " + board, lin);
  }
  add_field("sv", value(parameters, "v"), lin);
  add_field("mb", without_remarks(parameters, "a", doubts), lin);
  add_field("pc", without_remarks(parameters, "p", doubts), lin);
  add_field("mc", value(parameters, "c"), lin);
  return lin;
}

absl::StatusOr<ForeignGame> read_link(const Line& line) {
  Doubts doubts;
  const std::string text = lin_of(parameters_of(*query_in(line.text), doubts), doubts);
  std::istringstream in(text);
  LineStream lines(in);
  std::optional<ForeignGame> game = LinReader().next(lines);
  if (!game) return absl::InvalidArgumentError("a link with no hands in it, expected md| or n=");
  game->content = in_line(line.number, std::move(game->content));
  for (DealError& doubt : game->doubts) doubt.line = line.number;
  for (std::string& doubt : doubts) game->doubts.push_back({line.number, std::move(doubt)});
  return *std::move(game);
}

}  // namespace

bool is_link(std::string_view text) {
  const std::optional<std::string_view> query = query_in(text);
  if (!query) return false;
  Doubts ignored;
  const Parameters parameters = parameters_of(*query, ignored);
  return parameters.contains("lin") || has_hands(parameters);
}

std::unique_ptr<ForeignReader> make_link_reader() { return game_a_line(is_link, read_link); }

}  // namespace matador::bridge
