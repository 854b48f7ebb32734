#include "formats/cards/typed_hand.h"

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"

namespace matador {

absl::StatusOr<CardSet> read_typed_hand(const std::string& text, const CardStyle& style) {
  if (absl::StrContains(text, ".")) return read_hand(text, style);
  return read_cards(absl::StrReplaceAll(text, {{",", " "}}), style);
}

}  // namespace matador
