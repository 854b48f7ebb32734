// x for a small card, as in books: "AKxx.Qxx.xxx.xxx", "♠ A K x x ♥ Q x".
//
//   name_small_cards({"AKxx...", "Qx...", ...}, game, Seat::number(1), /*seats=*/4)
//       {"AK42...", "Q3...", ...}     "x is read as S2 S4 of seat 1, S3 of seat 2"
//
// The small cards of a suit are its lowest cards that nobody names, from the nine down, and all of
// them lie below the cards that their holders name. If several hands have such cards, these also
// lie below all that any of the hands names. Then they are dealt out in turn, the lowest first, to
// the seats in order.

#ifndef MATADOR_FORMATS_CARDS_SMALL_CARDS_H_
#define MATADOR_FORMATS_CARDS_SMALL_CARDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/games/game.h"

namespace matador {

// The text with the nine in place of each x that stands for a small card; the text itself where
// there is none. For those who ask what kind of text it is.
std::string with_nines_for_small_cards(std::string_view text);

struct NamedSmallCards {
  std::vector<std::string> hands;
  std::string taken;  // what was read; empty where no hand has an x
};

// The hands of `first` and the seats after it, with the cards that their x's stand for; cards that
// are set `aside` are not among these. A hand without an x stays as it is. InvalidArgument, with a
// sentence for people, where a hand with an x cannot be read, where an x can be read in two ways
// that matter, or where no small card is left for it.
absl::StatusOr<NamedSmallCards> name_small_cards(const std::vector<std::string>& hands,
                                                 const Game& game, Seat first, int seats,
                                                 CardSet aside = {});

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_SMALL_CARDS_H_
