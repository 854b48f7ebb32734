// A hand as somebody types his own: in groups, as in a deal file, or card by card.
//
//   read_typed_hand("AK.T9.Q87.J", style)
//   read_typed_hand("SA SK, HT H9", style)

#ifndef MATADOR_FORMATS_CARDS_TYPED_HAND_H_
#define MATADOR_FORMATS_CARDS_TYPED_HAND_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"

namespace matador {

// InvalidArgument, with a sentence for people, where the text is no hand.
absl::StatusOr<CardSet> read_typed_hand(const std::string& text, const CardStyle& style);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_TYPED_HAND_H_
