#include "formats/games/schafkopf/format.h"

#include <array>
#include <functional>
#include <range/v3/algorithm/stable_sort.hpp>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/seating.h"
#include "formats/cards/spellings.h"
#include "formats/games/schafkopf/logs.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/hand_on.h"

namespace matador::schafkopf {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Schafkopf",
    .languages = "bar",
    .rules =
        "Four players get 8 of 32 German cards each. In a Sauspiel the four Ober, of\n"
        "Eichel, Gras, Herz and Schellen, are the highest trumps, then the four Unter,\n"
        "then the rest of Herz; the declarer calls an ace, and its holder, who must play\n"
        "it when its suit is led, is his partner. A Solo is played alone, with any suit\n"
        "in place of Herz; in a Wenz the Unter alone are trumps, in a Geier the Ober, in\n"
        "Farbwenz and Farbgeier a suit too. Follow suit. Card points: A 11, 10 10, K 4,\n"
        "O 3, U 2. The declaring side needs 61 of 120; with 91 the others are schneider,\n"
        "without a trick schwarz; that and a run of top trumps, the Laufende, cost more.\n"
        "A Bettel is won with no trick; in a Ramsch each plays alone and shuns points.",
    .examples =
        "matador advise --game schafkopf --seconds 10 --hand 'EO GO HO EU SU HA H9 EA'\n"
        "matador table score --game schafkopf --contract wenz --hand 'EU GU EA EZ EK GA SA "
        "SZ' --deals 100",
    .contract = "solo-herz",
    .other_hands = "with 6 cards each it is --game kurzschafkopf"};

constexpr std::array<std::string_view, kSuits> kSuitNames{"eichel", "gras", "herz", "schellen"};
constexpr CardLook kLook{.symbols = {"E", "G", "H", "S"},
                         .plain = {"E", "G", "H", "S"},
                         .names = kSuitNames,
                         .german_names = {"Eichel", "Gras", "Herz", "Schellen"},
                         .ranks = kNotation.ranks};
constexpr std::array kOtherSuits{
    SuitSpellings{"ei acorns", kEichel}, SuitSpellings{"gr grun gruen laub blatt leaves", kGras},
    SuitSpellings{"he rot", kHerz}, SuitSpellings{"sc schelln schelle bells", kSchellen}};
constexpr std::array kOtherRanks{RankSpellings{"10 Z X", Rank::kTen}, RankSpellings{"J", kUnter},
                                 RankSpellings{"Q", kOber}, RankSpellings{"Sau", Rank::kAce}};

const CardStyle kCards{.suit_letters = kNotation.suits,
                       .rank_letters = kNotation.ranks,
                       .suit_names = kSuitNames,
                       .groups = {kEichel, kGras, kHerz, kSchellen},
                       .french = kAllSuits,
                       .look = kLook,
                       .other_suits = kOtherSuits,
                       .other_ranks = kOtherRanks};

// ---- Contracts as players say them --------------------------------------------------------------

struct SuitWords {
  std::string_view words;
  Suit suit;
  bool calls = false;  // they are names of an ace
};

// Beside the names of suits that all games have. A word that another begins with stands behind it.
constexpr std::array kSuitWords{
    SuitWords{"alten alte", kEichel, true}, SuitWords{"blauen blaue", kGras, true},
    SuitWords{"grunen grune pik", kGras}, SuitWords{"rot", kHerz},
    SuitWords{"hundsgfickten hundsgfickte bumpel pumpel pumpe bumbs kugel kugl", kSchellen, true}};

struct GameWords {
  std::string_view words;
  Type type;
};
constexpr std::array kGameWords{
    GameWords{"bettelnormal bettel", Type::kBettel},
    GameWords{"sauspiel rufspiel aufdie mitder auf sau", Type::kSauspiel},
    GameWords{"wenz", Type::kWenz},
    GameWords{"geier", Type::kGeier},
    GameWords{"solo sticht", Type::kSolo},
    GameWords{"hochzeit heirat", Type::kHochzeit},
    GameWords{"ramsch", Type::kRamsch}};

bool take(std::string_view word, std::string& text) {
  const std::size_t place = text.find(word);
  if (place == std::string::npos) return false;
  text.erase(place, word.size());
  return true;
}

std::optional<SuitWords> take_suit(std::string& text) {
  for (const SuitWords& suit : kSuitWords) {
    for (const std::string& word : words(std::string(suit.words))) {
      if (take(word, text)) return suit;
    }
  }
  std::vector<std::string> names = names_of_suits(kCards);
  ranges::stable_sort(names, std::greater<>(), &std::string::size);
  for (const std::string& name : names) {
    if (take(name, text)) return SuitWords{{}, *suit_of(name, kCards)};
  }
  return std::nullopt;
}

// "Rufspiel" and "auf die": a Sauspiel may have several of its words.
std::optional<Type> take_game(std::string& text) {
  for (const GameWords& game : kGameWords) {
    bool found = false;
    for (const std::string& word : words(std::string(game.words))) {
      if (!found || game.type == Type::kSauspiel) found = take(word, text) || found;
    }
    if (found) return game.type;
  }
  return std::nullopt;
}

// ---- Tags ---------------------------------------------------------------------------------------

constexpr TagName kPartner{"Partner"};
constexpr TagName kDoubled{"Doubled"};

absl::StatusOr<Seat> read_partner(const std::string& text) {
  return read_seat(text, *find_game("schafkopf"), Rules::kSeats);
}
absl::StatusOr<int> read_doublings(const std::string& text) {
  int times = 0;
  if (absl::SimpleAtoi(text, &times) && times >= 0 && times <= Rules::kMostDoublings) return times;
  return invalid("bad number of times ", in_quotes(text), ", expected a number from 0 to ",
                 Rules::kMostDoublings);
}

OwnFacts read_said(const DealRecord& record) {
  Said said;
  if (const Tag* tag = record.find(kPartner)) {
    if (const auto partner = read_partner(tag->value); partner.ok()) said.partner = *partner;
  }
  if (const Tag* tag = record.find(kDoubled)) {
    said.doublings = read_doublings(tag->value).value_or(0);
  }
  return said;
}

void write_said(const OwnFacts& own, DealRecord& record) {
  const Said said = own.as<Said>();
  if (said.partner) record.add(kPartner, absl::StrCat(said.partner->number()));
  if (said.doublings > 0) record.add(kDoubled, absl::StrCat(said.doublings));
}

constexpr std::array kTags{
    KnownTag{
        .name = kPartner,
        .holds = TagValue::kSeat,
        .form = [](const std::string& text,
                   const CardStyle&) { return read_partner(text).status(); },
        .value = "SEAT",
        .about = "in Schafkopf: who holds the called ace, or has taken the trump of a Hochzeit"},
    KnownTag{.name = kDoubled,
             .form = [](const std::string& text,
                        const CardStyle&) { return read_doublings(text).status(); },
             .value = "TIMES",
             .about = "in Schafkopf: how often by Klopfen and Sto\u00DF"}};

// "Wenz-Tout" is a Wenz, and its declarer has announced a tout.
void split_tout(DealRecord& record) {
  Tag* const contract = record.find(tags::kContract);
  const std::optional<Spoken> spoken = contract ? read_spoken(contract->value) : std::nullopt;
  if (!spoken || !spoken->tout) return;
  const std::uint64_t line = contract->line;
  contract->value = spoken->contract;
  if (record.find(tags::kTout) != nullptr) return;
  const std::optional<int> dealer = small_number(record.value(tags::kDealer));
  const bool known = dealer && *dealer >= 1 && *dealer <= Rules::kSeats;
  const Seat first =
      forehand(Rules::kSeats, known ? std::optional(Seat::number(*dealer)) : std::nullopt);
  const Tag* const declarer = record.find(tags::kDeclarer);
  record.add(tags::kTout, declarer ? declarer->value : absl::StrCat(first.number()), line);
}

std::string contract_in(const std::string& text) {
  const std::optional<Spoken> spoken = read_spoken(text);
  return spoken && !spoken->tout ? std::string(spoken->contract) : "";
}

std::string announced(const Task& task, Language /*language*/) {
  const Terms terms = terms_of(task);
  std::vector<std::string> parts;
  if (terms.tout || terms.sie) parts.emplace_back(terms.sie ? "Sie" : "tout");
  if (terms.doublings > 0) parts.push_back(doubled_text(terms.doublings));
  return absl::StrJoin(parts, ", ");
}

std::string usual_condition(const Task& task) {
  if (task.deal.shape().hand_size < Rules::kTricks) return "";  // of the short pack
  const int declarer = task.declarer.number();
  const Kind& kind = kind_of(task.contract);
  if (kind.is_sauspiel()) return absl::StrCat("trumps(", declarer, ", herz) >= 5");
  if (kind.type == Type::kSolo) {
    const std::string suit(kSuitNames[at(*kind.suit)]);
    return absl::StrCat("trumps(", declarer, ", ", suit, ") >= 6");
  }
  if (kind.name == "wenz") return absl::StrCat("count(", declarer, ", \"EU GU HU SU\") >= 2");
  return "";
}

const CardStyle& cards() { return kCards; }
constexpr GameTags kGameTags{.own = kTags,
                             .read = read_said,
                             .write = write_said,
                             .complete = split_tout,
                             .contract_in = contract_in};
constexpr OtherPrograms kOthers{.formats = kLogs};

}  // namespace

std::optional<Spoken> read_spoken(const std::string& text) {
  std::string left = absl::StrReplaceAll(plain_letters(text), {{" ", ""}, {"-", ""}});
  const bool tout = take("tout", left);
  const bool needs_suit = take("farb", left);
  const std::optional<SuitWords> suit = take_suit(left);
  std::optional<Type> type = take_game(left);
  if (!type && suit && suit->calls) {
    take("die", left);
    type = Type::kSauspiel;
  }
  if (!type || !left.empty() || (needs_suit && !suit)) return std::nullopt;
  for (const Kind& kind : Rules::kContracts) {
    const bool same_suit =
        kind.suit.has_value() == suit.has_value() && (!suit || kind.suit == suit->suit);
    if (kind.type == type && same_suit) return Spoken{kind.name, tout};
  }
  return std::nullopt;
}

GameFormat format_of_pack(const GameGuide& guide) {
  return {.guide = guide,
          .cards = cards,
          .tags = &kGameTags,
          .announced = announced,
          .usual_condition = usual_condition,
          .sheet = &kSheet};
}

const GameFormat& format() {
  static const GameFormat format = [] {
    GameFormat of_long_pack = format_of_pack(kGuide);
    of_long_pack.others = &kOthers;
    return of_long_pack;
  }();
  return format;
}

}  // namespace matador::schafkopf
