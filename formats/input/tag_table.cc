#include "formats/input/tag_table.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <initializer_list>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Tag table ----------------------------------------------------------------------------------

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
  MATADOR_RETURN_IF_ERROR(read_seat(halves.first, kMaxSeats).status());
  for (const std::string& word : words(halves.second)) {
    MATADOR_RETURN_IF_ERROR(word_form(word));
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
  const auto piles_form = [&](const std::string& piles) -> absl::Status {
    for (const absl::string_view card : absl::StrSplit(piles, absl::ByAnyChar("/,"))) {
      MATADOR_RETURN_IF_ERROR(read_card(std::string(card), style).status());
    }
    return absl::OkStatus();
  };
  for (const std::string& seat : words(text)) {
    MATADOR_RETURN_IF_ERROR(seat_and_words_form(seat, piles_form));
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
             .about = "nobody has bid",
             .words = "yes no"},
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

// ---- Tag faults ---------------------------------------------------------------------------------

namespace {

bool contains(std::span<const std::string> names, std::string_view name) {
  return ranges::find(names, name) != names.end();
}

// Whether other programs write such a tag, in some game.
bool is_of_others(std::string_view name) {
  static const std::unordered_set<std::string_view> all = [] {
    std::unordered_set<std::string_view> names;
    for (const GameFormat* format : all_formats()) {
      const std::span<const std::string> theirs = format->tags->of_others;
      names.insert(theirs.begin(), theirs.end());
    }
    return names;
  }();
  return all.contains(name);
}

// Whether the tag is known and means nothing in the game.
bool is_of_another_game(const KnownTag& tag, const Game& game, int seats) {
  const KnownTag* here = known_tag(tag.name, &game);
  if (here != nullptr && (here->concerns == nullptr || here->concerns(game, seats))) return false;
  return !contains(format_of(game).tags->of_others, tag.name.text());
}

absl::Status form_of(const KnownTag& known, const Tag& tag, const Game& game) {
  return known.form == nullptr ? absl::OkStatus() : known.form(tag.value, card_style(game));
}

// Checks a tag that means nothing in the game. Several games may have a tag of this name, each with
// a form: one of them will do.
absl::Status form_elsewhere(const KnownTag& known, const Tag& tag, const Game& game) {
  absl::Status first = form_of(known, tag, game);
  for (const GameFormat* format : all_formats()) {
    for (const KnownTag& own : format->tags->own) {
      if (tag.is(own.name) && form_of(own, tag, game).ok()) return absl::OkStatus();
    }
  }
  return first;
}

// The words of [Result] are those that the sheet of the game has, unless it has none, or they
// depend on a contract that is not given.
absl::Status form_of_result(const std::string& text, const Heading& heading) {
  const Game& game = *heading.game;
  if (game.info().counts_penalties && !heading.contract) return absl::OkStatus();
  const std::optional<ResultForm> form = result_form(heading);
  return !form || form->bare_tricks ? absl::OkStatus() : read_reported(text, *form).status();
}

// The form of a tag that means something in the game, where read_problem() does not read it.
absl::Status form_of_unread(const Tag& tag, const Heading& heading) {
  const Game& game = *heading.game;
  if (tag.is(tags::kSeat)) return read_seat(tag.value, game, heading.seats).status();
  if (tag.is(tags::kShown)) return read_shown(tag.value, game, heading.seats).status();
  if (tag.is(tags::kStatements) && game.has_auction()) {
    return read_statements(tag.value, heading.seats).status();
  }
  if (tag.is(tags::kResult)) return form_of_result(tag.value, heading);
  for (const KnownTag& own : format_of(game).tags->own) {
    if (tag.is(own.name)) return form_of(own, tag, game);
  }
  return absl::OkStatus();
}

// ---- Near misses --------------------------------------------------------------------------------

// Whether one letter too many, too few, another or two swapped make one name of the other. Of short
// names only upper and lower case can be mistaken: too much is within a typo of [Id].
bool is_within_a_typo(const std::string& name, std::string_view known) {
  constexpr std::size_t kShort = 3;
  const std::size_t typos = known.size() > kShort ? 1 : 0;
  if (std::max(name.size(), known.size()) - std::min(name.size(), known.size()) > typos) {
    return false;
  }
  return edit_distance(name, std::string(known)) <= typos;
}

// To a name that no tag has. `game`: nullptr if it is not known. Its own tags, and those of all
// games, before those of others.
std::optional<std::string_view> known_name_near(const std::string& name, const Game* game) {
  if (is_of_others(name)) return std::nullopt;
  for (const bool here : {true, false}) {
    for (const KnownTag& known : known_tags()) {
      if ((known_tag(known.name, game) != nullptr) != here) continue;
      if (is_within_a_typo(name, known.name.text())) return known.name.text();
    }
  }
  if (game == nullptr) return std::nullopt;
  for (std::string_view known : format_of(*game).tags->of_others) {
    if (is_within_a_typo(name, known)) return known;
  }
  return std::nullopt;
}

// The game and the number of players, where both can be read.
struct GameAndSeats {
  const Game* game = nullptr;
  int seats = 0;
};

GameAndSeats table_of(const DealRecord& record) {
  if (record.whole) return {.game = record.whole->game, .seats = record.whole->seats};
  const Tag* game = record.find(tags::kGame);
  const Tag* seats = record.find(tags::kSeats);
  if (game == nullptr || seats == nullptr) return {};
  const absl::StatusOr<const Game*> read = read_game(game->value);
  if (!read.ok()) return {};
  const absl::StatusOr<int> count = read_seat_count(seats->value, **read);
  if (!count.ok()) return {};
  return {.game = *read, .seats = *count};
}

std::string means_nothing(const Tag& tag, const Game& game, int seats) {
  std::string text = absl::StrCat("[", tag.name, "] means nothing in ", std::string(game.name()),
                                  " with ", seats, " players");
  for (const AskedInstead& instead : format_of(game).tags->instead) {
    if (tag.is(instead.tag)) absl::StrAppend(&text, "; ", std::string(instead.how));
  }
  return text;
}

}  // namespace

std::vector<DealError> warnings_about_tags(const DealRecord& record) {
  const GameAndSeats table = table_of(record);
  std::vector<DealError> warnings;
  for (const Tag& tag : record.tags) {
    if (const KnownTag* known = known_tag(tag.key())) {
      if (table.game == nullptr || !is_of_another_game(*known, *table.game, table.seats)) continue;
      if (!form_elsewhere(*known, tag, *table.game).ok()) continue;  // a fault
      warnings.push_back({tag.line, means_nothing(tag, *table.game, table.seats)});
    } else if (const auto meant = known_name_near(tag.name, table.game)) {
      warnings.push_back({tag.line, absl::StrCat("[", tag.name, "] is ignored; did you mean [",
                                                 std::string(*meant), "]?")});
    }
  }
  return warnings;
}

std::vector<DealError> faults_of_other_tags(const DealRecord& record, const Game& game, int seats) {
  std::vector<DealError> faults;
  for (const Tag& tag : record.tags) {
    const KnownTag* known = known_tag(tag.key());
    if (known == nullptr || !is_of_another_game(*known, game, seats)) continue;
    if (form_elsewhere(*known, tag, game).ok()) continue;  // a warning
    faults.push_back({tag.line, means_nothing(tag, game, seats)});
  }
  return faults;
}

std::vector<DealError> faults_of_unread_tags(const DealRecord& record, const Heading& heading) {
  std::vector<DealError> faults = format_of(*heading.game).tags->faults(record, heading.contract);
  for (const Tag& tag : record.tags) {
    const absl::Status status = form_of_unread(tag, heading);
    if (!status.ok()) faults.push_back({tag.line, std::string(status.message())});
  }
  return faults;
}

}  // namespace matador
