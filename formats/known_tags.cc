#include "formats/known_tags.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/card_style.h"
#include "formats/deal_tags.h"
#include "formats/problem.h"
#include "formats/seating.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/cards/seat.h"

namespace matador {
namespace {

// ---- Which deals a tag concerns -----------------------------------------------------------------

bool has_talon(const Game& game, int seats) {
  const DealShape shape = game.shape(seats);
  return shape.pack.size() > shape.seats * shape.cards_each();
}
bool has_second_hands(const Game& game, int seats) { return game.shape(seats).hands > 1; }
bool has_table(const Game& game, int seats) { return game.shape(seats).piles > 0; }
bool has_declarer(const Game& game, int) { return !game.counts_penalties(); }
bool has_trump_beside(const Game& game, int) { return game.names_trump(); }
bool has_joker(const Game& game, int seats) { return game.has_joker(seats); }
bool has_tout(const Game& game, int) { return game.has_tout(); }
bool has_all_passed(const Game& game, int) { return game.plays_when_all_pass(); }
bool has_auction(const Game& game, int) { return game.has_auction(); }
bool is_coiffeur(const Game& game, int) { return game.name() == "coiffeur"; }
bool is_skat(const Game& game, int) { return game.name() == "skat"; }
bool has_bid(const Game& game, int) { return game.name() == "skat" || game.name() == "bridge"; }

// ---- The form of a tag, whatever the game -------------------------------------------------------

template <typename T>
absl::Status status_of(const absl::StatusOr<T>& read) {
  return read.status();
}

absl::Status seat_form(const std::string& text, const CardStyle& /*style*/) {
  return status_of(read_seat(text, kMaxSeats));
}

absl::Status suit_form(const std::string& text, const CardStyle& style) {
  return status_of(read_suit(text, style));
}

absl::Status cards_form(const std::string& text, const CardStyle& style) {
  return status_of(read_cards(text, style));
}

absl::Status yes_form(const std::string& text, const CardStyle& /*style*/) {
  return status_of(read_yes(text));
}

// "SEAT:..." and what each word behind the colon has to be.
template <typename WordForm>
absl::Status seat_and_words_form(const std::string& text, const WordForm& word_form) {
  const std::pair<std::string, std::string> halves = absl::StrSplit(text, absl::MaxSplits(':', 1));
  if (absl::Status status = status_of(read_seat(halves.first, kMaxSeats)); !status.ok()) {
    return status;
  }
  for (const std::string& word : words(halves.second)) {
    if (absl::Status status = word_form(word); !status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status hands_form(const std::string& text, const CardStyle& style) {
  return seat_and_words_form(text, [&](const std::string& word) {
    return word == "-" ? absl::OkStatus() : status_of(read_hand(word, style));
  });
}

absl::Status table_form(const std::string& text, const CardStyle& style) {
  for (const std::string& seat : words(text)) {
    const absl::Status status = seat_and_words_form(seat, [&](const std::string& piles) {
      for (const std::string& card :
           std::vector<std::string>(absl::StrSplit(piles, absl::ByAnyChar("/,")))) {
        if (absl::Status bad = status_of(read_card(card, style)); !bad.ok()) return bad;
      }
      return absl::OkStatus();
    });
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status only_words(const std::string& text, const std::vector<std::string>& known) {
  for (const std::string& word : words(text)) {
    if (std::ranges::find(known, word) != known.end()) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("unknown word ", in_quotes(word), did_you_mean_or_expected(word, known)));
  }
  return absl::OkStatus();
}

absl::Status as_form(const std::string& text, const CardStyle& /*style*/) {
  return only_words(text, {"joker"});
}

absl::Status announced_form(const std::string& text, const CardStyle& /*style*/) {
  return only_words(text, {"hand", "schneider", "schwarz", "ouvert"});
}

// "pass,5,pass,5 clubs"
absl::Status statements_form(const std::string& text, const CardStyle& /*style*/) {
  for (const std::string& statement : std::vector<std::string>(absl::StrSplit(text, ','))) {
    const std::vector<std::string> parts = words(statement);
    const bool pass = parts.size() == 1 && parts.front() == "pass";
    const bool length = !parts.empty() && parts.size() < 3 && small_number(parts.front()) &&
                        (parts.size() == 1 || parts.back() == "clubs");
    if (pass || length) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("bad statement ", in_quotes(statement), ", expected pass, 5 or 5 clubs"));
  }
  return absl::OkStatus();
}

// ---- The table ----------------------------------------------------------------------------------

struct KnownTag {
  std::string_view name;
  bool (*concerns)(const Game& game, int seats) = nullptr;  // none: every deal
  // InvalidArgument, with what is expected, where the text does not have the form of the tag; none
  // where the form is that of the game, or any text will do.
  absl::Status (*form)(const std::string& text, const CardStyle& style) = nullptr;
};

constexpr std::array kKnownTags{
    // What is played, and by whom.
    KnownTag{"Game"},
    KnownTag{"Seats"},
    KnownTag{"Options"},
    KnownTag{"Dealer"},
    KnownTag{"Leader"},
    KnownTag{"Contract"},
    KnownTag{"Trump", has_trump_beside, suit_form},
    KnownTag{"Declarer", has_declarer},
    KnownTag{"Joker", has_joker, seat_form},
    KnownTag{"Tout", has_tout, seat_form},
    KnownTag{"AllPassed", has_all_passed, yes_form},
    KnownTag{"Statements", has_auction, statements_form},
    KnownTag{"Announced", is_skat, announced_form},
    KnownTag{"Bid", has_bid},
    // The cards.
    KnownTag{"Deal"},
    KnownTag{"Second", has_second_hands, hands_form},
    KnownTag{"Table", has_table, table_form},
    KnownTag{"Talon", has_talon, cards_form},
    KnownTag{"Discard", has_talon, cards_form},
    KnownTag{"Exchange", has_talon, cards_form},
    KnownTag{"Play"},
    KnownTag{"Seat"},
    KnownTag{"Shown"},
    // The end.
    KnownTag{"Result"},
    KnownTag{"As", is_coiffeur, as_form},
    // What only people and other programs want to know.
    KnownTag{"Best"},
    KnownTag{"Id"},
    KnownTag{"Names"},
    KnownTag{"North"},
    KnownTag{"East"},
    KnownTag{"South"},
    KnownTag{"West"},
};

// The tags of the standard PBN 2.1 that are not in the table, or mean something else there; they
// may stand in every game of bridge. ParContract is younger than the standard.
constexpr std::array<std::string_view, 62> kPbnTags{"Event",
                                                    "Site",
                                                    "Date",
                                                    "Board",
                                                    "Vulnerable",
                                                    "Scoring",
                                                    "Auction",
                                                    "Note",
                                                    "Competition",
                                                    "DealId",
                                                    "Description",
                                                    "FrenchMP",
                                                    "Generator",
                                                    "Hidden",
                                                    "Room",
                                                    "Termination",
                                                    "Score",
                                                    "ScoreIMP",
                                                    "ScoreMP",
                                                    "ScorePercentage",
                                                    "ScoreRubber",
                                                    "ScoreRubberHistory",
                                                    "OptimumScore",
                                                    "BidSystemEW",
                                                    "BidSystemNS",
                                                    "PairEW",
                                                    "PairNS",
                                                    "WestNA",
                                                    "NorthNA",
                                                    "EastNA",
                                                    "SouthNA",
                                                    "WestType",
                                                    "NorthType",
                                                    "EastType",
                                                    "SouthType",
                                                    "EventDate",
                                                    "EventSponsor",
                                                    "HomeTeam",
                                                    "Round",
                                                    "Section",
                                                    "Stage",
                                                    "Table",
                                                    "VisitTeam",
                                                    "Time",
                                                    "UTCDate",
                                                    "UTCTime",
                                                    "TimeControl",
                                                    "TimeCall",
                                                    "TimeCard",
                                                    "Annotator",
                                                    "AnnotatorNA",
                                                    "Application",
                                                    "Mode",
                                                    "ActionTable",
                                                    "AuctionTimeTable",
                                                    "InstantScoreTable",
                                                    "OptimumPlayTable",
                                                    "OptimumResultTable",
                                                    "PlayTimeTable",
                                                    "ScoreTable",
                                                    "TotalScoreTable",
                                                    "ParContract"};

const KnownTag* find_known(std::string_view name) {
  const auto* const tag = std::ranges::find(kKnownTags, name, &KnownTag::name);
  return tag == kKnownTags.end() ? nullptr : tag;
}

bool is_of_pbn(std::string_view name) {
  return std::ranges::find(kPbnTags, name) != kPbnTags.end();
}

// Whether the tag stands in the table and means nothing in the game.
bool is_of_another_game(const KnownTag& tag, const Game& game, int seats) {
  if (tag.concerns == nullptr || tag.concerns(game, seats)) return false;
  return game.name() != "bridge" || !is_of_pbn(tag.name);
}

absl::Status form_of(const KnownTag& known, const Tag& tag, const Game& game) {
  return known.form == nullptr ? absl::OkStatus() : known.form(tag.value, card_style(game));
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

std::optional<std::string_view> known_name_near(const std::string& name, bool bridge) {
  if (find_known(name) != nullptr || is_of_pbn(name)) return std::nullopt;
  for (const KnownTag& known : kKnownTags) {
    if (is_within_a_typo(name, known.name)) return known.name;
  }
  for (std::string_view known : kPbnTags) {
    if (bridge && is_within_a_typo(name, known)) return known;
  }
  return std::nullopt;
}

// The game and the number of players, where both can be read.
struct Table {
  const Game* game = nullptr;
  int seats = 0;
};

Table table_of(const DealRecord& record) {
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
  return absl::StrCat("[", tag.name, "] means nothing in ", std::string(game.name()), " with ",
                      seats, " players");
}

}  // namespace

std::vector<DealError> warnings_about_tags(const DealRecord& record) {
  const Table table = table_of(record);
  const bool bridge = table.game != nullptr && table.game->name() == "bridge";
  std::vector<DealError> warnings;
  for (const Tag& tag : record.tags) {
    const KnownTag* known = find_known(tag.name);
    if (known != nullptr && table.game != nullptr &&
        is_of_another_game(*known, *table.game, table.seats)) {
      if (!form_of(*known, tag, *table.game).ok()) continue;  // a fault
      warnings.push_back({tag.line, means_nothing(tag, *table.game, table.seats)});
    } else if (const auto meant = known_name_near(tag.name, bridge)) {
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
    const absl::Status status = form_of(*known, tag, game);
    if (status.ok()) continue;
    faults.push_back({tag.line, absl::StrCat(means_nothing(tag, game, seats), ", and ",
                                             std::string(status.message()))});
  }
  return faults;
}

}  // namespace matador
