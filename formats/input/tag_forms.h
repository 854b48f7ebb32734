// The form that the value of a tag has to have, whatever the deal: InvalidArgument, with what is
// expected, where a text has another. A game gives the tags of its own such forms.
//
//   constexpr std::array kTags{KnownTag{.name = "As", .form = as_form}};

#ifndef MATADOR_FORMATS_INPUT_TAG_FORMS_H_
#define MATADOR_FORMATS_INPUT_TAG_FORMS_H_

#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "formats/cards/card_style.h"
#include "solver/games/game.h"

namespace matador {

using TagForm = absl::Status (*)(const std::string& text, const CardStyle& style);

struct KnownTag {
  std::string_view name;
  bool (*concerns)(const Game& game, int seats) = nullptr;  // which deals; none: every deal
  TagForm form = nullptr;  // none where reading the deal checks the text, or any text will do
  // Whether a tag of one game is part of the question, so that Problem::own_tags has it. Then it
  // has a form.
  bool asks = false;
  // The option of this tag is "--declarer SEAT": what its value is called, and its help. A tag
  // without these has no option.
  std::string_view value = {};
  std::string_view about = {};
};

absl::Status seat_form(const std::string& text, const CardStyle& style);
absl::Status suit_form(const std::string& text, const CardStyle& style);
absl::Status cards_form(const std::string& text, const CardStyle& style);
absl::Status yes_form(const std::string& text, const CardStyle& style);
absl::Status hands_form(const std::string& text, const CardStyle& style);       // of [Second]
absl::Status table_form(const std::string& text, const CardStyle& style);       // of [Table]
absl::Status statements_form(const std::string& text, const CardStyle& style);  // of an auction

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TAG_FORMS_H_
