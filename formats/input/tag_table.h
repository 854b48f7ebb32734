// The table of all tags that mean something to Matador. The options of the command line and their
// help, what Python, npm and a page may send, "did you mean", the order in which tags are written,
// and which of them have a seat or cards as their value: all this comes from it.
//
//   known_tag(tags::kTrump)->value == "SUIT"
//
// A game adds the tags that it alone has (GameFormat::tags), with names from its own module:
//
//   constexpr std::array kTags{KnownTag{.name = kAsTag, .form = as_form}};

#ifndef MATADOR_FORMATS_INPUT_TAG_TABLE_H_
#define MATADOR_FORMATS_INPUT_TAG_TABLE_H_

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/cards/card_style.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "solver/games/game.h"

namespace matador {

// ---- Tag table ----------------------------------------------------------------------------------

// The form that a value has to have, whatever the deal: InvalidArgument, with what is expected.
using TagForm = absl::Status (*)(const std::string& text, const CardStyle& style);

absl::Status cards_form(const std::string& text, const CardStyle& style);

// What a value is, and so how it is written.
enum class TagValue { kText, kGame, kSeat, kContract, kSuit, kHands, kPiles, kCardList, kMoves };

struct KnownTag {
  TagName name;
  TagValue holds = TagValue::kText;
  bool (*concerns)(const Game& game, int seats) = nullptr;  // which deals; none: every deal
  TagForm form = nullptr;        // none where reading the deal checks the text, or any text will do
  bool may_tell_leader = false;  // who leads may follow from it
  bool needs_deal = false;       // it says nothing without [Deal]
  // The option of this tag is "--declarer SEAT": what its value is called, and its help. A tag
  // without these has no option.
  std::string_view value = {};
  std::string_view about = {};
  std::string_view words = {};  // that its value can be, with blanks between, where these are few
};

// Every tag once, in the order of the manual (formats/deals.md), in which they are written; those
// of single games have a place in it.
const std::vector<KnownTag>& known_tags();

// What the tag means in the game, or without one in all games; nullptr where it means nothing.
const KnownTag* known_tag(const TagName& name, const Game* game);

// What it means in some game.
const KnownTag* known_tag(const TagName& name);

// By which the tags of a deal of this game are put in order; others are the last.
std::size_t place_of_tag(const TagName& name, const Game& game);

// ---- Game tags ----------------------------------------------------------------------------------
// What the tags of a game mean, beside those of all games, and what only the game can judge of
// them.
//
//   constexpr std::array kTags{KnownTag{.name = kAsTag, .form = as_form}};
//   constexpr GameTags kGameTags{.own = kTags};

// A tag that means nothing in the game, and how its question is asked here instead.
struct AskedInstead {
  TagName tag;
  std::string_view how;
};

struct GameTags {
  std::span<const KnownTag> own = {};  // those that mean something in this game alone
  // Those that other programs write for this game, about which there is no warning in any game.
  std::span<const std::string> of_others = {};
  std::span<const AskedInstead> instead = {};
  // What those of its own say that is part of the question (Problem::own), where they have their
  // form; and the tags that say so, behind others.
  OwnFacts (*read)(const DealRecord& record) = [](const DealRecord&) { return OwnFacts(); };
  void (*write)(const OwnFacts& own, DealRecord& record) = [](const OwnFacts&, DealRecord&) {};
  // Writes out what the tags leave to be understood, before anything else reads them
  // (completed_record.h).
  void (*complete)(DealRecord& record) = [](DealRecord&) {};
  // What is wrong with tags that no form alone can judge, or that other programs write too.
  std::vector<DealError> (*faults)(const DealRecord& record, std::optional<Contract> contract) =
      [](const DealRecord&, std::optional<Contract>) { return std::vector<DealError>(); };
  // The name of the contract in a text that says more of it, as notrump of 3NT, or says it as its
  // players do; empty where there is none.
  std::string (*contract_in)(const std::string& text) = [](const std::string&) {
    return std::string();
  };
  // What [Contract] may be besides, behind the names in a message: ", or as in 4S, 3NT".
  std::string_view other_contracts = {};
};

// ---- Tag faults ---------------------------------------------------------------------------------
// Tags that somebody may have meant otherwise: unknown ones, and those that mean nothing in this
// game or do not have their form.
//
//   warnings_about_tags(record)     // "[Contrakt] is ignored; did you mean [Contract]?"
//   faults_of_other_tags(record)    // [Tout "hearts"] in Jass: no seat, wherever it may stand
//   faults_of_unread_tags(record)   // [Seat "9"] where nobody asks: no seat either
//
// There is no warning about a tag that is neither in the table nor within a typo of a
// tag in it.

// In the order of the lines: the tags within a typo of a known tag, and the known tags that mean
// nothing in this game with this number of players. Only the first kind if the game is not known.
std::vector<DealError> warnings_about_tags(const DealRecord& record);

// The tags that mean nothing in this game and do not have the form that they have in other games.
std::vector<DealError> faults_of_other_tags(const DealRecord& record, const Game& game, int seats);

// The tags that mean something in this game, though not to every command, and do not have their
// form: what `matador advise` and `matador score` read, and the tags of the game's own.
std::vector<DealError> faults_of_unread_tags(const DealRecord& record, const Heading& heading);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TAG_TABLE_H_
