#include "formats/input/known_tags.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/games/registry.h"
#include "formats/input/advice_tags.h"
#include "formats/input/result_words.h"
#include "formats/input/tag_forms.h"
#include "formats/words/suggest.h"

namespace matador {
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

// ---- The table ----------------------------------------------------------------------------------

// The tags that mean the same in all games that have them; those of one game are in its module.
constexpr std::array kKnownTags{
    // The question: the game, the contract, and who plays.
    KnownTag{.name = "Game", .value = "GAME", .about = "the game; see matador games"},
    KnownTag{.name = "Seats", .value = "N", .about = "the number of players"},
    KnownTag{.name = "Options"},
    KnownTag{.name = "Dealer", .value = "SEAT", .about = "who has dealt"},
    KnownTag{.name = "Leader", .value = "SEAT", .about = "who leads to the first trick"},
    KnownTag{.name = "Contract", .value = "C", .about = "what is played"},
    KnownTag{.name = "Trump",
             .concerns = has_trump_beside,
             .form = suit_form,
             .value = "SUIT",
             .about = "the trumps, if the contract does not name them"},
    KnownTag{.name = "Declarer",
             .concerns = has_declarer,
             .value = "SEAT",
             .about = "who plays the contract"},
    KnownTag{.name = "Joker",
             .concerns = has_joker,
             .form = seat_form,
             .value = "SEAT",
             .about = "who is the joker, with five players of Jass"},
    KnownTag{.name = "Tout",
             .concerns = has_tout,
             .form = seat_form,
             .value = "SEAT",
             .about = "whose side has announced to win every trick"},
    KnownTag{.name = "AllPassed",
             .concerns = has_all_passed,
             .form = yes_form,
             .value = "yes",
             .about = "nobody has bid"},
    KnownTag{.name = "Statements",
             .concerns = has_auction,
             .form = statements_form,
             .value = "pass,5,...",
             .about = "what was said in the auction, forehand first"},
    // The cards.
    KnownTag{.name = "Deal",
             .value = "SEAT:HAND ...",
             .about = "the hands, of this seat and those after it"},
    KnownTag{.name = "Second",
             .concerns = has_second_hands,
             .form = hands_form,
             .value = "SEAT:HAND ...",
             .about = "the second hands, with two players of Jass"},
    KnownTag{.name = "Table",
             .concerns = has_table,
             .form = table_form,
             .value = "SEAT:UP/DOWN,...",
             .about = "the cards on the table, with two players of Sjavs"},
    KnownTag{.name = "Talon",
             .concerns = has_talon,
             .form = cards_form,
             .value = "CARDS",
             .about = "the cards that nobody was dealt"},
    KnownTag{.name = "Discard",
             .concerns = has_talon,
             .form = cards_form,
             .value = "CARDS",
             .about = "the cards that the declarer has set aside"},
    KnownTag{.name = "Exchange",
             .concerns = has_talon,
             .form = cards_form,
             .value = "CARDS",
             .about = "the cards of the talon that he has taken"},
    KnownTag{.name = "Play", .value = "CARDS", .about = "the cards played so far, in their order"},
    KnownTag{.name = "Seat", .value = "SEAT", .about = "who asks for advice"},
    KnownTag{.name = "Shown", .value = "SEAT:CARDS ...", .about = "cards that players have shown"},
    // The end.
    KnownTag{.name = "Result", .value = "RESULT", .about = "how the deal ended, for the sheet"},
    // For people and other programs only.
    KnownTag{.name = "Names", .value = "NAME,...", .about = "the players, by seat"},
    KnownTag{.name = "Best"},
    KnownTag{.name = "Id"},
    KnownTag{.name = "North"},
    KnownTag{.name = "East"},
    KnownTag{.name = "South"},
    KnownTag{.name = "West"},
};

const KnownTag* find_own(const GameFormat& format, std::string_view name) {
  const auto tags = format.tags();
  const auto tag = ranges::find(tags, name, &KnownTag::name);
  return tag == tags.end() ? nullptr : &*tag;
}

// nullptr where no game has such a tag.
const KnownTag* find_known(std::string_view name) {
  const auto* const tag = ranges::find(kKnownTags, name, &KnownTag::name);
  if (tag != kKnownTags.end()) return tag;
  for (const GameFormat* format : all_formats()) {
    if (const KnownTag* own = find_own(*format, name)) return own;
  }
  return nullptr;
}

bool contains(std::span<const std::string> names, std::string_view name) {
  return ranges::find(names, name) != names.end();
}

// Whether other programs write such a tag, in some game.
bool is_of_others(std::string_view name) {
  return ranges::any_of(all_formats(), [&](const GameFormat* format) {
    return contains(format->tags_of_others(), name);
  });
}

// Whether the tag is known and means nothing in the game.
bool is_of_another_game(const KnownTag& tag, const Game& game, int seats) {
  const GameFormat& format = format_of(game);
  const bool is_common = ranges::find(kKnownTags, tag.name, &KnownTag::name) != kKnownTags.end();
  const KnownTag* here = is_common ? &tag : find_own(format, tag.name);
  if (here != nullptr && (here->concerns == nullptr || here->concerns(game, seats))) return false;
  return !contains(format.tags_of_others(), tag.name);
}

absl::Status form_of(const KnownTag& known, const Tag& tag, const Game& game) {
  return known.form == nullptr ? absl::OkStatus() : known.form(tag.value, card_style(game));
}

// Checks a tag that means nothing in the game. Several games may have a tag of this name, each with
// a form: one of them will do.
absl::Status form_elsewhere(const KnownTag& known, const Tag& tag, const Game& game) {
  absl::Status first = form_of(known, tag, game);
  for (const GameFormat* format : all_formats()) {
    const KnownTag* own = find_own(*format, tag.name);
    if (own != nullptr && form_of(*own, tag, game).ok()) return absl::OkStatus();
  }
  return first;
}

// The words of [Result] are those that the sheet of the game has, unless it has none, or they
// depend on a contract that is not given.
absl::Status result_form(const std::string& text, const Heading& heading) {
  const Game& game = *heading.game;
  if (game.info().counts_penalties && !heading.contract) return absl::OkStatus();
  const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
  if (sheet == nullptr || sheet->form().bare_tricks) return absl::OkStatus();
  return read_reported(text, sheet->form()).status();
}

// The form of a tag that means something in the game, where read_problem() does not read it.
absl::Status form_of_unread(const Tag& tag, const Heading& heading) {
  const Game& game = *heading.game;
  if (tag.name == "Seat") return read_seat(tag.value, game, heading.seats).status();
  if (tag.name == "Shown") return read_shown(tag.value, game, heading.seats).status();
  if (tag.name == "Statements" && game.has_auction()) {
    return read_statements(tag.value, heading.seats).status();
  }
  if (tag.name == "Result") return result_form(tag.value, heading);
  const KnownTag* own = find_own(format_of(game), tag.name);
  return own == nullptr || own->asks ? absl::OkStatus() : form_of(*own, tag, game);
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

// `game`: nullptr if it is not known.
std::optional<std::string_view> known_name_near(const std::string& name, const Game* game) {
  if (find_known(name) != nullptr || is_of_others(name)) return std::nullopt;
  for (const KnownTag& known : kKnownTags) {
    if (is_within_a_typo(name, known.name)) return known.name;
  }
  for (const GameFormat* format : all_formats()) {
    for (const KnownTag& known : format->tags()) {
      if (is_within_a_typo(name, known.name)) return known.name;
    }
  }
  if (game == nullptr) return std::nullopt;
  for (std::string_view known : format_of(*game).tags_of_others()) {
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
  const Tag* game = record.find("Game");
  const Tag* seats = record.find("Seats");
  if (game == nullptr || seats == nullptr) return {};
  const absl::StatusOr<const Game*> read = read_game(game->value);
  if (!read.ok()) return {};
  const absl::StatusOr<int> count = read_seat_count(seats->value, **read);
  if (!count.ok()) return {};
  return {.game = *read, .seats = *count};
}

std::string means_nothing(const Tag& tag, const Game& game, int seats) {
  const std::string instead(format_of(game).instead_of_tag(tag.name));
  return absl::StrCat("[", tag.name, "] means nothing in ", std::string(game.name()), " with ",
                      seats, " players", instead.empty() ? "" : "; ", instead);
}

}  // namespace

const std::vector<KnownTag>& known_tags() {
  static const std::vector<KnownTag> tags = [] {
    std::vector<KnownTag> all(kKnownTags.begin(), kKnownTags.end());
    for (const GameFormat* format : all_formats()) {
      for (const KnownTag& own : format->tags()) {
        if (ranges::find(all, own.name, &KnownTag::name) == all.end()) all.push_back(own);
      }
    }
    return all;
  }();
  return tags;
}

std::vector<DealError> warnings_about_tags(const DealRecord& record) {
  const GameAndSeats table = table_of(record);
  std::vector<DealError> warnings;
  for (const Tag& tag : record.tags) {
    const KnownTag* known = find_known(tag.name);
    if (known != nullptr && table.game != nullptr &&
        is_of_another_game(*known, *table.game, table.seats)) {
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
    const KnownTag* known = find_known(tag.name);
    if (known == nullptr || !is_of_another_game(*known, game, seats)) continue;
    if (form_elsewhere(*known, tag, game).ok()) continue;  // a warning
    faults.push_back({tag.line, means_nothing(tag, game, seats)});
  }
  return faults;
}

std::vector<DealError> faults_of_unread_tags(const DealRecord& record, const Heading& heading) {
  std::vector<DealError> faults = format_of(*heading.game).faults_of_tags(record, heading.contract);
  for (const Tag& tag : record.tags) {
    const absl::Status status = form_of_unread(tag, heading);
    if (!status.ok()) faults.push_back({tag.line, std::string(status.message())});
  }
  return faults;
}

}  // namespace matador
