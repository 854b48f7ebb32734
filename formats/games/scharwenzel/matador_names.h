// What the seven highest trumps of Scharwenzel are called on Fehmarn, today and by the sailors of
// old.
//
//   matador_names(Suit::kHearts, "low-german", face)   "♣Q Oldsch, ♥7 Söv, ♠Q Basta, ..."

#ifndef MATADOR_FORMATS_GAMES_SCHARWENZEL_MATADOR_NAMES_H_
#define MATADOR_FORMATS_GAMES_SCHARWENZEL_MATADOR_NAMES_H_

#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"
#include "solver/cards/card.h"

namespace matador {

// "german", "low-german", "sailors".
std::vector<std::string> matador_languages();

// From the highest to the lowest, with these trumps; in one of the languages above.
std::string matador_names(Suit trump, std::string_view language, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_SCHARWENZEL_MATADOR_NAMES_H_
