// Cards as people write them: each with its suit, or a suit and then its ranks.
//
//   read_card_list("HJ H10", style)                "JH TH", "Herz Bube, Herz 10", "jack of hearts"
//   read_card_list("H: J 10 9, S: A K", style)     "♥ J 10 9", "♠AK♥J10", "Schilten Ass, Puur"
//
// If a word can be a suit and a rank, every reading is tried; a list of which two are possible
// is a fault that names both. But a list whose every word is a card with its suit first is those
// cards: of Swiss cards "AK A9" is two acorns.

#ifndef MATADOR_FORMATS_CARDS_CARD_LIST_H_
#define MATADOR_FORMATS_CARDS_CARD_LIST_H_

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"

namespace matador {

// In the order of the text, which has blanks, commas or semicolons between words. InvalidArgument,
// with a sentence for people, where a word cannot be read.
absl::StatusOr<std::vector<Card>> read_card_list(std::string_view text, const CardStyle& style);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_CARD_LIST_H_
