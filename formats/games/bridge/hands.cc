#include "formats/games/bridge/hands.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/games/bridge/lin.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador::bridge {

// ---- Hands --------------------------------------------------------------------------------------

void fill_in_last_hand(std::vector<std::string>& hands) {
  if (hands.size() == Rules::kPlayers - 1) hands.emplace_back(kNotKnown);
  const auto unknown = ranges::find(hands, kNotKnown);
  if (hands.size() != Rules::kPlayers || unknown == hands.end()) return;
  const auto place = static_cast<std::size_t>(unknown - hands.begin());
  const std::optional<CardSet> rest = rest_of_pack(hands, place, *find_game("bridge"));
  if (rest) *unknown = write_hand(*rest, kFrenchCards);
}

std::string card_dealt_twice(const std::vector<std::string>& hands, Seat first) {
  if (!ranges::contains(hands, kNotKnown)) return "";
  return std::string(check_dealt_once(hands, first, *find_game("bridge")).message());
}

bool are_all_known(const std::string& deal) {
  const auto seen = read_seen_hands(deal, *find_game("bridge"), Rules::kPlayers);
  if (!seen.ok()) return true;  // which has its own message
  return std::all_of(seen->begin(), seen->begin() + Rules::kPlayers,
                     [](const auto& hand) { return hand.has_value(); });
}

OfSeats<CardSet> hands_by_seat(const std::vector<std::string>& hands, Seat first) {
  OfSeats<CardSet> by_seat{};
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const absl::StatusOr<CardSet> hand = read_hand(hands[i], kFrenchCards);
    if (hand.ok()) by_seat[at(first.next(Rules::kPlayers, static_cast<int>(i)))] = *hand;
  }
  return by_seat;
}

std::optional<Seat> holder_of(Card card, const OfSeats<CardSet>& hands) {
  for (Seat seat : all_seats(Rules::kPlayers)) {
    if (hands[at(seat)].contains(card)) return seat;
  }
  return std::nullopt;
}

// ---- Hand lines ---------------------------------------------------------------------------------

namespace {

// ---- A line of hands ----------------------------------------------------------------------------

// Without the quotes around it, and the comma behind them.
std::string_view unquoted(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  const std::size_t end = text.find_last_not_of(" \t,;");
  if (begin == std::string_view::npos || end == std::string_view::npos) return "";
  text = text.substr(begin, end + 1 - begin);
  if (text.size() > 1 && text.front() == '"' && text.back() == '"') {
    text = text.substr(1, text.size() - 2);
  }
  return text;
}

bool is_hands(std::string_view line) {
  const std::string_view text = unquoted(line);
  if (text.size() < 2 || text[1] != ':' || !compass_seat(text.substr(0, 1))) return false;
  return ranges::any_of(words(std::string(text.substr(2))),
                        [](const std::string& hand) { return ranges::count(hand, '.') == 3; });
}

PbnTag deal_tag(std::string_view hands, std::uint64_t line) {
  return {{tags::kDeal, as_utf8(std::string(hands)), line}};
}

absl::StatusOr<ForeignGame> read_hands_line(const Line& line) {
  const std::string_view hands = unquoted(line.text);
  if (hands.find('"') != std::string_view::npos) return invalid("a quote in a deal");
  return read_pbn_tags({deal_tag(hands, line.number)});
}

// ---- A list of libdds ---------------------------------------------------------------------------

constexpr std::string_view kNumberOfDeals = "NUMBER";
constexpr std::array<std::string_view, 6> kKnownResults{"FUT",  "TABLE", "PAR",
                                                        "PAR2", "PLAY",  "TRACE"};
// In its order.
constexpr std::array<std::string_view, 4> kVulnerable{"None", "All", "NS", "EW"};

std::string_view first_word(std::string_view text) {
  text = text.substr(0, text.find('"'));
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.substr(0, text.find_first_of(" \t"));
}

absl::StatusOr<std::size_t> digit(const std::string& text, std::string_view what,
                                  std::string_view expected) {
  const std::optional<int> number = small_number(text);
  if (number && *number >= 0 && *number <= 3) return static_cast<std::size_t>(*number);
  return invalid("PBN: ", what, " is ", in_quotes(text), ", expected ", expected);
}

ForeignGame read_deal(const Line& line) {
  if (const auto size = fault_of_size(line)) return {DealError{line.number, *size}};
  const std::size_t quote = line.text.find('"');
  const std::vector<std::string> numbers = words(line.text.substr(0, quote));
  if (numbers.size() != 5) {
    return {DealError{line.number, absl::StrCat("PBN: ", numbers.size() - 1,
                                                " numbers before the hands, expected dealer, "
                                                "vulnerable, trump and leader")}};
  }
  const auto dealer = digit(numbers[1], "the dealer", "0 (North) to 3 (West)");
  const auto vulnerable =
      digit(numbers[2], "who is vulnerable", "0 (nobody), 1 (both), 2 (NS) or 3 (EW)");
  for (const absl::Status& status : {dealer.status(), vulnerable.status()}) {
    if (!status.ok()) return {DealError{line.number, std::string(status.message())}};
  }
  return read_pbn_tags(
      {{{tags::kDealer, std::string(1, kCompass[*dealer]), line.number}},
       {{tags::kVulnerable, std::string(kVulnerable.at(*vulnerable)), line.number}},
       deal_tag(unquoted(std::string_view(line.text).substr(quote)), line.number)});
}

class DdsListReader : public ForeignReader {
 public:
  std::optional<ForeignGame> next(LineStream& lines) override {
    if (!lines.next()) return std::nullopt;
    std::vector<Line> read;
    read.push_back(lines.take());
    if (first_word(read.back().text) == kNumberOfDeals && lines.next()) {
      read.push_back(lines.take());
    }
    if (!is_deal_of_dds_list(read.back().text)) {
      lines.put_back(std::move(read));
      return std::nullopt;
    }
    pass_over_results(lines);
    return read_deal(read.back());
  }

 private:
  static void pass_over_results(LineStream& lines) {
    while (lines.next()) {
      if (ranges::find(kKnownResults, first_word(lines.line().text)) != kKnownResults.end()) {
        continue;
      }
      lines.put_back();
      return;
    }
  }
};

}  // namespace

bool is_deal_of_dds_list(std::string_view text) {
  return first_word(text) == "PBN" && text.find('"') != std::string_view::npos;
}

std::unique_ptr<ForeignReader> make_hands_reader() {
  return game_a_line(is_hands, read_hands_line);
}

std::unique_ptr<ForeignReader> make_dds_list_reader() { return std::make_unique<DdsListReader>(); }

// ---- Links --------------------------------------------------------------------------------------

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
  if (!game) return invalid("a link with no hands in it, expected md| or n=");
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
