// Names that players have for single cards, beside those that all games share.

#ifndef MATADOR_FORMATS_TEXT_CARD_NAMES_H_
#define MATADOR_FORMATS_TEXT_CARD_NAMES_H_

#include <span>
#include <string>
#include <string_view>

#include "formats/cards/card_style.h"
#include "solver/games/game.h"

namespace matador {

struct CardNames {
  std::span<const std::string_view> languages;
  // A line about a task, with the names in one of the languages.
  std::string (*line)(const Task& task, std::string_view language, const CardFace& face);
};

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_CARD_NAMES_H_
