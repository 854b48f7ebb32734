#include "formats/games/skat/skat_tags.h"

#include <array>
#include <range/v3/algorithm/find.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/games/skat/rules.h"
#include "solver/hand_on.h"

namespace matador::skat {

// ---- Said ---------------------------------------------------------------------------------------

namespace {

struct AnnouncedWord {
  std::string_view word;
  bool Announced::*said;
};
constexpr std::array kAnnouncedWords{
    AnnouncedWord{"hand", &Announced::hand}, AnnouncedWord{"schneider", &Announced::schneider},
    AnnouncedWord{"schwarz", &Announced::schwarz}, AnnouncedWord{"ouvert", &Announced::ouvert}};

// "Hand, Schneider"
std::vector<std::string> announced_words(const std::string& text) {
  return words(absl::StrReplaceAll(plain_letters(text), {{",", " "}}));
}

}  // namespace

absl::StatusOr<Announced> read_announced(const std::string& text) {
  Announced announced;
  for (const std::string& word : announced_words(text)) {
    const auto* const known = ranges::find(kAnnouncedWords, word, &AnnouncedWord::word);
    if (known == kAnnouncedWords.end()) {
      return invalid("nobody announces \"", word,
                     "\"; expected hand, schneider, schwarz or ouvert");
    }
    if (std::exchange(announced.*known->said, true)) {
      return invalid(word, " is announced twice");
    }
  }
  return announced;
}

void complete_announced(DealRecord& record) {
  Tag* const tag = record.find(kAnnouncedTag);
  if (tag != nullptr && read_announced(tag->value).ok()) {
    tag->value = absl::StrJoin(announced_words(tag->value), " ");
  }
}

std::string write_announced(const Announced& announced) {
  std::vector<std::string> all;
  for (const auto& [word, said] : kAnnouncedWords) {
    if (announced.*said) all.emplace_back(word);
  }
  return absl::StrJoin(all, " ");
}

absl::StatusOr<int> read_bid(const std::string& text) {
  int bid = 0;
  if (absl::SimpleAtoi(text, &bid) && is_value_of_a_game(bid)) return bid;
  return invalid("\"", text,
                 "\" is no bid, expected the value of a game: 18, 20, 22, 23, 24, 27 up to 264");
}

OwnFacts read_said(const DealRecord& record) {
  Said said;
  if (const Tag* announced = record.find(kAnnouncedTag)) {
    said.announced = read_announced(announced->value).value_or(Announced{});
  }
  if (const Tag* bid = record.find(kBidTag)) {
    if (const absl::StatusOr<int> read = read_bid(bid->value); read.ok()) said.bid = *read;
  }
  return said;
}

void write_said(const OwnFacts& own, DealRecord& record) {
  const Said said = own.as<Said>();
  if (said.announced != Announced{}) record.add(kAnnouncedTag, write_announced(said.announced));
  if (said.bid) record.add(kBidTag, absl::StrCat(*said.bid));
}

// ---- The skat -----------------------------------------------------------------------------------

namespace {

const Game& game_of_the_skat() { return *find_game("skat"); }

// The skat that a tag names; none where that are not two cards.
std::optional<CardSet> skat_in(const DealRecord& record, const TagName& name) {
  const absl::StatusOr<CardSet> cards =
      read_cards(record.value(name), card_style(game_of_the_skat()));
  return cards.ok() && cards->size() == Rules::kSkat ? std::optional(*cards) : std::nullopt;
}

// The hands that are known; none where they cannot be read.
std::optional<OfSeats<std::optional<CardSet>>> known_hands(const DealRecord& record) {
  const auto hands = read_seen_hands(record.value(tags::kDeal), game_of_the_skat(), Rules::kSeats);
  return hands.ok() ? std::optional(*hands) : std::nullopt;
}

// The skat as it lay: the cards that nobody was dealt; or those that were put away, if they are of
// no hand that is known, for then they are all that the declarer has taken up.
std::optional<CardSet> skat_of(const DealRecord& record, CardSet put_away) {
  if (record.find(tags::kTalon) != nullptr) return skat_in(record, tags::kTalon);
  const auto hands = known_hands(record);
  if (!hands) return std::nullopt;
  CardSet left = Rules::kPack;
  int known = 0;
  for (const std::optional<CardSet>& hand : *hands) {
    if (!hand) continue;
    left -= *hand;
    ++known;
  }
  if (known == Rules::kSeats)
    return left.size() == Rules::kSkat ? std::optional(left) : std::nullopt;
  return left.contains(put_away) ? std::optional(put_away) : std::nullopt;
}

}  // namespace

void complete_exchange(DealRecord& record) {
  if (record.find(tags::kTalon) == nullptr) {
    if (Tag* skat = record.find(kSkatTag)) *skat = {tags::kTalon, skat->value, skat->line};
  }
  Tag* const discard = record.find(tags::kDiscard);
  if (discard == nullptr || record.find(tags::kExchange) != nullptr) return;
  const std::optional<CardSet> put_away = skat_in(record, tags::kDiscard);
  const std::optional<CardSet> skat = put_away ? skat_of(record, *put_away) : std::nullopt;
  if (!skat) return;
  const std::uint64_t line = discard->line;
  discard->value = write_cards(*put_away - *skat, card_style(game_of_the_skat()));
  record.add(tags::kExchange, write_cards(*skat - *put_away, card_style(game_of_the_skat())), line);
  if (record.find(tags::kTalon) == nullptr) {
    record.add(tags::kTalon, write_cards(*skat, card_style(game_of_the_skat())), line);
  }
}

absl::Status fault_of_skat(const DealRecord& record) {
  const Tag* skat = record.find(kSkatTag);
  if (skat == nullptr) return absl::OkStatus();
  return DealError{skat->line, "[Skat] and [Talon] are the same, expected one of them"};
}

}  // namespace matador::skat
