#include "formats/input/given_tags.h"

#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <sstream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/input/deal_reader.h"
#include "formats/input/deal_tags.h"
#include "formats/input/known_tags.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// No file has so many lines. Behind it stands the number of the tag in known_tags(), or, of the own
// hand, the number after them.
constexpr std::uint64_t kFirstOption = std::uint64_t{1} << 62;

std::uint64_t line_of_option(const std::string& name) {
  const auto& tags = known_tags();
  return kFirstOption +
         static_cast<std::uint64_t>(ranges::find(tags, name, &KnownTag::name) - tags.begin());
}

// [Deal] in place of the hand of seat 1, or of the seat that is given.
absl::StatusOr<Tag> deal_of_hand(const Tag& hand, const DealRecord& given) {
  if (given.find("Deal") != nullptr) {
    return absl::InvalidArgumentError("--hand and --deal are two deals");
  }
  const Tag* name = given.find("Game");
  if (name == nullptr) return absl::InvalidArgumentError("--hand needs --game");
  const absl::StatusOr<const Game*> game = read_game(name->value);
  if (!game.ok()) return game.status();
  const Tag* count = given.find("Seats");
  const absl::StatusOr<int> seats =
      count == nullptr ? (*game)->seat_counts().front() : read_seat_count(count->value, **game);
  if (!seats.ok()) return seats.status();
  const Tag* seat = given.find("Seat");
  const absl::StatusOr<CardSet> cards =
      read_hand(hand.value, card_style(**game), (*game)->shape(*seats).pack);
  if (!cards.ok()) return cards.status();
  std::string deal = absl::StrCat(seat == nullptr ? "1" : seat->value, ":",
                                  write_hand(*cards, card_style(**game)));
  for (int other = 1; other < *seats; ++other) absl::StrAppend(&deal, " ", kNotKnown);
  return Tag{"Deal", deal};
}

// What was read from a text with a line for each tag has the lines of the options instead.
void set_line(std::uint64_t& line, const DealRecord& given) {
  if (line > 0 && line <= given.tags.size()) line = line_of_option(given.tags[line - 1].name);
}

void set_lines(DealError& error, const DealRecord& given) {
  set_line(error.line, given);
  for (DealError& other : error.more) set_lines(other, given);
}

void set_lines(Outcome<DealRecord>& deal, const DealRecord& given) {
  if (auto* error = std::get_if<DealError>(&deal)) return set_lines(*error, given);
  for (Tag& tag : std::get<DealRecord>(deal).tags) set_line(tag.line, given);
}

}  // namespace

std::string option_of_tag(std::string_view name) {
  std::string option;
  for (char c : name) {
    const auto letter = static_cast<unsigned char>(c);
    if (absl::ascii_isupper(letter) && !option.empty()) option += '-';
    option += static_cast<char>(absl::ascii_tolower(letter));
  }
  return option;
}

std::optional<std::string> option_at(std::uint64_t line) {
  if (line < kFirstOption) return std::nullopt;
  const std::uint64_t place = line - kFirstOption;
  return "--" + option_of_tag(place < known_tags().size() ? known_tags()[place].name : kOwnHand);
}

bool is_hands_text(std::string_view text) {
  const std::size_t seat = text.find_first_not_of("0123456789");
  if (seat == std::string_view::npos) return false;
  const std::size_t colon = seat > 0 ? seat : 1;
  const bool begins = seat > 0 || absl::ascii_isalpha(static_cast<unsigned char>(text.front()));
  return begins && colon < text.size() && text[colon] == ':';
}

GivenTags::GivenTags(const DealRecord& given) : empty_(given.tags.empty()), deal_(DealRecord{}) {
  if (empty_) return;
  DealRecord ordered = given;
  ranges::sort(ordered.tags, {}, [](const Tag& tag) { return line_of_option(tag.name); });
  DealRecord lines = ordered;
  for (Tag& line : lines.tags) {
    if (line.name != kOwnHand) continue;
    const absl::StatusOr<Tag> deal = deal_of_hand(line, given);
    if (!deal.ok()) {
      deal_ = DealError{line_of_option(kOwnHand), std::string(deal.status().message())};
      return;
    }
    line = *deal;
  }
  std::istringstream text(write_record(lines));
  DealReader reader(text);
  deal_ = *reader.next();
  doubts_ = reader.doubts();
  set_lines(deal_, ordered);
  for (DealError& doubt : doubts_) set_lines(doubt, ordered);
}

Outcome<DealRecord> GivenTags::add_to(DealRecord record) const {
  if (const auto* error = std::get_if<DealError>(&deal_)) return *error;
  for (const Tag& tag : std::get<DealRecord>(deal_).tags) {
    const Tag* own = record.find(tag.name);
    if (own == nullptr) {
      record.tags.push_back(tag);
    } else if (!absl::EqualsIgnoreCase(own->value, tag.value)) {
      return DealError{own->line,
                       absl::StrCat("[", own->name, "] is ", in_quotes(own->value), ", but --",
                                    option_of_tag(tag.name), " says ", in_quotes(tag.value))};
    }
  }
  return record;
}

}  // namespace matador
