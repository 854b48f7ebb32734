#include "formats/query/played.h"

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"

namespace matador {

absl::StatusOr<int> read_played(const std::string& text, const Game& game, int seats) {
  const int all = seats * game.shape(seats).cards_each();
  const std::optional<int> cards = small_number(text);
  if (cards && *cards >= 1 && *cards <= all) return *cards;
  return absl::InvalidArgumentError(
      absl::StrCat("--played ", in_quotes(text), ", expected a number of cards from 1 to ", all));
}

}  // namespace matador
