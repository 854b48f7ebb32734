#include "formats/input/tag_faults.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/advice_tags.h"
#include "formats/input/game_tags.h"
#include "formats/input/result_words.h"
#include "formats/input/tag_table.h"
#include "formats/words/suggest.h"

namespace matador {
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
    if (tag.is(own.name) && !own.asks) return form_of(own, tag, game);
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

// `game`: nullptr if it is not known. Its own tags, and those of all games, before those of others.
std::optional<std::string_view> known_name_near(const std::string& name, const Game* game) {
  if (known_tag(name) != nullptr || is_of_others(name)) return std::nullopt;
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
    const KnownTag* known = known_tag(tag.name);
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
    const KnownTag* known = known_tag(tag.name);
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
