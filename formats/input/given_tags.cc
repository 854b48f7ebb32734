#include "formats/input/given_tags.h"

#include <cstddef>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/input/completed_record.h"
#include "formats/input/deal_tags.h"
#include "formats/input/foreign_format.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/input/typed_hands.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// The line of an option is this number, more than any file has lines, plus the place of its tag in
// known_tags(); the own hand has the place after them.
constexpr std::uint64_t kFirstOption = std::uint64_t{1} << 62;

std::uint64_t line_of_option(const TagName& name) {
  const auto& all = known_tags();
  return kFirstOption +
         static_cast<std::uint64_t>(ranges::find(all, name, &KnownTag::name) - all.begin());
}

// The game in which the seat before the hands has such a name, as N of "N:HAND ..."; nullptr where
// it is none.
const Game* game_of_hands(const DealRecord& given) {
  const std::optional<HandWords> hands = dealt_hands(given);
  if (!hands) return nullptr;
  const auto has_seat = [&](const Game* game) {
    return named_seat(hands->first, *game).has_value();
  };
  const auto game = ranges::find_if(all_games(), has_seat);
  return game == all_games().end() ? nullptr : *game;
}

// Why no line of a deal file could be this tag, or its deal has too many bytes up to its end; empty
// if it could be one.
std::string fault_of_tag(const Tag& tag, std::size_t bytes, std::size_t bytes_of_deal) {
  const auto size = fault_of_size({.text = {}, .too_long = bytes > kMaxLineBytes}, bytes_of_deal);
  return size ? *size : fault_of_text(tag.value);
}

// Whether a tag of the record has a value that is only another spelling of that of `tag`.
bool means_the_same(const std::string& value, const Tag& tag, const DealRecord& record) {
  if (absl::EqualsIgnoreCase(value, tag.value)) return true;
  const auto written = [&](const std::string& spelling) {
    DealRecord with = record;
    with.find(tag.name)->value = spelling;
    const absl::StatusOr<DealRecord> read = completed(std::move(with), /*usual_seats=*/true);
    if (!read.ok()) return spelling;
    const DealRecord all = canonical(*read);
    const Tag* found = all.find(tag.name);
    return found == nullptr ? spelling : found->value;
  };
  return written(value) == written(tag.value);
}

}  // namespace

std::string option_of_tag(const TagName& name) {
  std::string option;
  for (char c : name.text()) {
    const auto letter = static_cast<unsigned char>(c);
    if (absl::ascii_isupper(letter) && !option.empty()) option += '-';
    option += static_cast<char>(absl::ascii_tolower(letter));
  }
  return option;
}

std::optional<std::string> option_at(std::uint64_t line) {
  if (line < kFirstOption) return std::nullopt;
  const std::uint64_t place = line - kFirstOption;
  return "--" +
         option_of_tag(place < known_tags().size() ? known_tags()[place].name : TagName(kOwnHand));
}

GivenTags::GivenTags(const DealRecord& given)
    : empty_(given.tags.empty()),
      are_a_deal_(given.find(tags::kDeal) || given.find(kOwnHand) || given.find(tags::kResult) ||
                  (given.find(tags::kAllPassed) && given.find(tags::kGame))),
      deal_(DealRecord{}) {
  if (empty_) return;
  DealRecord record = given;
  for (Tag& tag : record.tags) {
    tag.value = tag.is(tags::kDeal) ? one_line_of_hands(tag.value) : in_one_line(tag.value);
  }
  if (given.find(tags::kGame) == nullptr) {
    if (const Game* game = game_of_hands(record)) {
      record.add(tags::kGame, std::string(game->name()));
    }
  }
  for (Tag& tag : record.tags) tag.line = line_of_option(tag.name);
  ranges::sort(record.tags, {}, &Tag::line);
  if (const Tag* hand = record.find(kOwnHand)) {
    const Tag own = *hand;
    absl::StatusOr<DealRecord> cards = tags_of_own_hand(own, record);
    if (!cards.ok()) {
      deal_ = cards.status();
      return;
    }
    record.erase(kOwnHand);
    for (Tag& tag : cards->tags) {
      record.add(std::move(tag.name), std::move(tag.value), own.line);
    }
    doubts_ = cards->doubts;
  }
  std::vector<DealError> faults;
  std::size_t bytes_of_deal = 0;
  for (const Tag& tag : record.tags) {
    const std::size_t bytes = size_as_written(tag);
    bytes_of_deal += bytes;
    const std::string fault = fault_of_tag(tag, bytes, bytes_of_deal);
    if (!fault.empty()) faults.push_back({tag.line, fault});
  }
  deal_ = std::move(record);
  if (!faults.empty()) deal_ = all_faults(std::move(faults));
}

absl::StatusOr<DealRecord> GivenTags::add_to(DealRecord record) const {
  MATADOR_RETURN_IF_ERROR(deal_.status());
  const DealRecord own = record;
  for (const Tag& tag : deal_->tags) {
    if (own.find(tag.name) == nullptr) record.tags.push_back(tag);
  }
  for (const Tag& tag : deal_->tags) {
    const Tag* there = own.find(tag.name);
    if (there == nullptr || means_the_same(there->value, tag, record)) continue;
    return DealError{there->line,
                     absl::StrCat("[", tag.name, "] is ", in_quotes(there->value), ", but --",
                                  option_of_tag(tag.name), " says ", in_quotes(tag.value),
                                  tag.is(tags::kContract)
                                      ? "; matador solve --contracts asks what others are worth"
                                      : "")};
  }
  return record;
}

}  // namespace matador
