// Swiss cards, the ways to write and to show them (rules 2.1).
//
//   use_swiss_cards(*swiss_cards("swiss"));

#ifndef MATADOR_FORMATS_CARDS_SWISS_CARDS_H_
#define MATADOR_FORMATS_CARDS_SWISS_CARDS_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"

namespace matador {

// Acorns, roses, shields and bells with Under and Ober. French cards are read too: clubs are
// acorns, hearts roses, spades shields and diamonds bells; and so are German names, and the two
// letters that are shown: "AcU", "Sh10".
extern const CardStyle kSwissCards;

// These cards, shown as `suits` says: "english"; "swiss" or "german", as Ei Ro Schi Sche; "french";
// or the French suits that acorns, roses, shields and bells are read and shown as, as in "CHSD"
// (rules 2.1). Files are written in Swiss letters all the same. InvalidArgument where it says
// nothing of this.
absl::StatusOr<CardStyle> swiss_cards(const std::string& suits);

// What `use_swiss_cards` was given: once for the whole program, before anything is read; else
// kSwissCards.
const CardStyle& swiss_cards_in_use();
void use_swiss_cards(const CardStyle& style);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_SWISS_CARDS_H_
