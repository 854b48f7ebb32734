#include "formats/input/tag_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <initializer_list>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>
#include <span>
#include <utility>

#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/advice_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/input/game_tags.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/registry.h"

namespace matador {

absl::Status cards_form(const std::string& text, const CardStyle& style) {
  return read_cards(text, style).status();
}

namespace {

// ---- Which deals a tag concerns -----------------------------------------------------------------

bool has_talon(const Game& game, int seats) { return game.shape(seats).talon_size() > 0; }
bool has_second_hands(const Game& game, int seats) { return game.shape(seats).hands > 1; }
bool has_table(const Game& game, int seats) { return game.shape(seats).piles > 0; }
bool has_declarer(const Game& game, int) { return !game.info().counts_penalties; }
bool has_trump_beside(const Game& game, int) { return game.info().names_trump; }
bool has_joker(const Game& game, int seats) { return game.table(seats).has_joker; }
bool has_tout(const Game& game, int) { return game.info().has_tout; }
bool has_all_passed(const Game& game, int) { return game.has_all_passed(); }
bool has_auction(const Game& game, int) { return game.has_auction(); }

// ---- Forms --------------------------------------------------------------------------------------

// "SEAT:..." and what each word behind the colon has to be.
template <typename WordForm>
absl::Status seat_and_words_form(const std::string& text, const WordForm& word_form) {
  const std::pair<std::string, std::string> halves = absl::StrSplit(text, absl::MaxSplits(':', 1));
  if (absl::Status status = read_seat(halves.first, kMaxSeats).status(); !status.ok()) {
    return status;
  }
  for (const std::string& word : words(halves.second)) {
    if (absl::Status status = word_form(word); !status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status seat_form(const std::string& text, const CardStyle& /*style*/) {
  return read_seat(text, kMaxSeats).status();
}

absl::Status suit_form(const std::string& text, const CardStyle& style) {
  return read_suit(text, style).status();
}

absl::Status yes_form(const std::string& text, const CardStyle& /*style*/) {
  return read_yes(text).status();
}

absl::Status hands_form(const std::string& text, const CardStyle& style) {
  return seat_and_words_form(text, [&](const std::string& word) {
    return word == "-" ? absl::OkStatus() : read_hand(word, style).status();
  });
}

absl::Status table_form(const std::string& text, const CardStyle& style) {
  for (const std::string& seat : words(text)) {
    absl::Status status = seat_and_words_form(seat, [&](const std::string& piles) {
      for (const std::string& card :
           std::vector<std::string>(absl::StrSplit(piles, absl::ByAnyChar("/,")))) {
        if (absl::Status bad = read_card(card, style).status(); !bad.ok()) return bad;
      }
      return absl::OkStatus();
    });
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// "pass,5,pass,5 clubs"
absl::Status statements_form(const std::string& text, const CardStyle& /*style*/) {
  return read_statements(text, kMaxSeats).status();
}

// ---- The table ----------------------------------------------------------------------------------

// The tags that mean the same in all games that have them. Those of single games stand between
// these two parts.
constexpr std::array kBeforeThoseOfGames{
    KnownTag{.name = tags::kGame,
             .holds = TagValue::kGame,
             .value = "GAME",
             .about = "the game; see matador games"},
    KnownTag{.name = tags::kSeats, .value = "N", .about = "the number of players"},
    KnownTag{.name = tags::kDealer,
             .holds = TagValue::kSeat,
             .may_tell_leader = true,
             .value = "SEAT",
             .about = "who has dealt"},
    // The cards.
    KnownTag{.name = tags::kDeal,
             .holds = TagValue::kHands,
             .value = "SEAT:HAND ...",
             .about = "the hands, of this seat and those after it"},
    KnownTag{.name = tags::kSecond,
             .holds = TagValue::kHands,
             .concerns = has_second_hands,
             .form = hands_form,
             .needs_deal = true,
             .value = "SEAT:HAND ...",
             .about = "the second hands, with two players of Jass"},
    KnownTag{.name = tags::kTable,
             .holds = TagValue::kPiles,
             .concerns = has_table,
             .form = table_form,
             .needs_deal = true,
             .value = "SEAT:UP/DOWN,...",
             .about = "the cards on the table, with two players of Sjavs"},
    KnownTag{.name = tags::kTalon,
             .holds = TagValue::kCardList,
             .concerns = has_talon,
             .form = cards_form,
             .needs_deal = true,
             .value = "CARDS",
             .about = "the cards that nobody was dealt"},
    // What is played, and by whom.
    KnownTag{.name = tags::kContract,
             .holds = TagValue::kContract,
             .may_tell_leader = true,
             .value = "C",
             .about = "what is played"},
    KnownTag{.name = tags::kTrump,
             .holds = TagValue::kSuit,
             .concerns = has_trump_beside,
             .form = suit_form,
             .may_tell_leader = true,
             .value = "SUIT",
             .about = "the trumps, if the contract does not name them"},
    KnownTag{.name = tags::kDeclarer,
             .holds = TagValue::kSeat,
             .concerns = has_declarer,
             .may_tell_leader = true,
             .value = "SEAT",
             .about = "who plays the contract"},
    KnownTag{.name = tags::kJoker,
             .holds = TagValue::kSeat,
             .concerns = has_joker,
             .form = seat_form,
             .may_tell_leader = true,
             .value = "SEAT",
             .about = "who is the joker, with five players of Jass"},
    KnownTag{.name = tags::kTout,
             .holds = TagValue::kSeat,
             .concerns = has_tout,
             .form = seat_form,
             .may_tell_leader = true,
             .value = "SEAT",
             .about = "whose side has announced to win every trick"},
    KnownTag{.name = tags::kAllPassed,
             .concerns = has_all_passed,
             .form = yes_form,
             .value = "yes",
             .about = "nobody has bid"},
};

constexpr std::array kBehindThoseOfGames{
    KnownTag{.name = tags::kLeader,
             .holds = TagValue::kSeat,
             .may_tell_leader = true,
             .value = "SEAT",
             .about = "who leads to the first trick"},
    KnownTag{.name = tags::kDiscard,
             .holds = TagValue::kCardList,
             .concerns = has_talon,
             .form = cards_form,
             .needs_deal = true,
             .value = "CARDS",
             .about = "the cards that the declarer has set aside"},
    KnownTag{.name = tags::kExchange,
             .holds = TagValue::kCardList,
             .concerns = has_talon,
             .form = cards_form,
             .needs_deal = true,
             .value = "CARDS",
             .about = "the cards of the talon that he has taken"},
    KnownTag{.name = tags::kOptions, .may_tell_leader = true},
    KnownTag{.name = tags::kPlay,
             .holds = TagValue::kMoves,
             .needs_deal = true,
             .value = "CARDS",
             .about = "the cards played so far, in their order"},
    // What one player asks, and knows.
    KnownTag{.name = tags::kSeat,
             .holds = TagValue::kSeat,
             .value = "SEAT",
             .about = "who asks for advice"},
    KnownTag{.name = tags::kStatements,
             .concerns = has_auction,
             .form = statements_form,
             .value = "pass,5,...",
             .about = "what was said in the auction, forehand first"},
    KnownTag{.name = tags::kShown,
             .holds = TagValue::kPiles,
             .value = "SEAT:CARDS ...",
             .about = "cards that players have shown"},
    // Who they are, and the end.
    KnownTag{.name = tags::kNames,
             .may_tell_leader = true,
             .value = "NAME,...",
             .about = "the players, by seat"},
    KnownTag{
        .name = tags::kResult, .value = "RESULT", .about = "how the deal ended, for the sheet"},
};

// For people and other programs only: written behind all others, in the order in which they stand.
constexpr std::array kForPeople{
    KnownTag{.name = tags::kBest}, KnownTag{.name = tags::kId},    KnownTag{.name = tags::kNorth},
    KnownTag{.name = tags::kEast}, KnownTag{.name = tags::kSouth}, KnownTag{.name = tags::kWest},
};

// A tag, and how many are written before it.
struct PlacedTag {
  const KnownTag* tag = nullptr;
  std::size_t place = 0;
};

// The tags of several tables, one after the other, in a hash table with linear probing by
// TagName::number(). Of two tags with one name the first counts.
class TagIndex {
 public:
  explicit TagIndex(std::initializer_list<std::span<const KnownTag>> tables) : slots_(kSlots) {
    for (const std::span<const KnownTag> table : tables) {
      for (const KnownTag& tag : table) {
        PlacedTag& slot = slots_[slot_of(tag.name)];
        if (slot.tag == nullptr) slot = {&tag, size_};
        ++size_;
        assert(size_ < kSlots);
      }
    }
  }

  const PlacedTag* find(const TagName& name) const {
    const PlacedTag& slot = slots_[slot_of(name)];
    return slot.tag == nullptr ? nullptr : &slot;
  }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t kSlots = 256;  // more than there are tags

  // That of the name, or the empty one where it would stand.
  std::size_t slot_of(const TagName& name) const {
    std::size_t slot = name.number() % kSlots;
    while (slots_[slot].tag != nullptr && slots_[slot].tag->name != name) {
      slot = (slot + 1) % kSlots;
    }
    return slot;
  }

  std::vector<PlacedTag> slots_;
  std::size_t size_ = 0;
};

// The tags that mean something in the game; without one, those of all games.
const TagIndex& tags_of(const Game* game) {
  using OfGame = std::pair<const Game*, TagIndex>;
  static const std::vector<OfGame> all = [] {
    std::vector<OfGame> made;
    const auto add = [&](const Game* of, std::span<const KnownTag> own) {
      made.emplace_back(of, TagIndex{kBeforeThoseOfGames, own, kBehindThoseOfGames, kForPeople});
    };
    add(nullptr, {});
    for (const Game* each : all_games()) add(each, format_of(*each).tags->own);
    return made;
  }();
  return ranges::find(all, game, &OfGame::first)->second;
}

}  // namespace

constinit const GameTags kNoTags;

const std::vector<KnownTag>& known_tags() {
  static const std::vector<KnownTag> all = [] {
    std::vector<KnownTag> tags(kBeforeThoseOfGames.begin(), kBeforeThoseOfGames.end());
    for (const GameFormat* format : all_formats()) {
      for (const KnownTag& own : format->tags->own) {
        if (!ranges::contains(tags, own.name, &KnownTag::name)) tags.push_back(own);
      }
    }
    tags.insert(tags.end(), kBehindThoseOfGames.begin(), kBehindThoseOfGames.end());
    tags.insert(tags.end(), kForPeople.begin(), kForPeople.end());
    return tags;
  }();
  return all;
}

const KnownTag* known_tag(const TagName& name, const Game* game) {
  const PlacedTag* const placed = tags_of(game).find(name);
  return placed == nullptr ? nullptr : placed->tag;
}

const KnownTag* known_tag(const TagName& name) {
  static const TagIndex all{known_tags()};
  const PlacedTag* const placed = all.find(name);
  return placed == nullptr ? nullptr : placed->tag;
}

std::size_t place_of_tag(const TagName& name, const Game& game) {
  const TagIndex& tags = tags_of(&game);
  const PlacedTag* const placed = tags.find(name);
  const std::size_t last = tags.size() - kForPeople.size();
  return placed == nullptr ? last : std::min(placed->place, last);
}

}  // namespace matador
