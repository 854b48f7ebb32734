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
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/cards/card_style.h"
#include "formats/input/tag_names.h"
#include "solver/games/game.h"

namespace matador {

// The form that a value has to have, whatever the deal: InvalidArgument, with what is expected.
using TagForm = absl::Status (*)(const std::string& text, const CardStyle& style);

absl::Status cards_form(const std::string& text, const CardStyle& style);

// What a value is, and so how it is written.
enum class TagValue { kText, kGame, kSeat, kContract, kSuit, kHands, kPiles, kCardList, kMoves };

struct KnownTag {
  TagName name;
  TagValue holds = TagValue::kText;
  bool (*concerns)(const Game& game, int seats) = nullptr;  // which deals; none: every deal
  TagForm form = nullptr;  // none where reading the deal checks the text, or any text will do
  // Whether a tag of one game is part of the question, so that Problem::own_tags has it. Then it
  // has a form.
  bool asks = false;
  bool may_tell_leader = false;  // who leads may follow from it
  bool needs_deal = false;       // it says nothing without [Deal]
  // The option of this tag is "--declarer SEAT": what its value is called, and its help. A tag
  // without these has no option.
  std::string_view value = {};
  std::string_view about = {};
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

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TAG_TABLE_H_
