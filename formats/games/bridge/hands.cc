#include "formats/games/bridge/hands.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"

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
  if (hands.find('"') != std::string_view::npos)
    return absl::InvalidArgumentError("a quote in a deal");
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
  return absl::InvalidArgumentError(absl::StrCat(
      "PBN: ", std::string(what), " is ", in_quotes(text), ", expected ", std::string(expected)));
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

}  // namespace matador::bridge
