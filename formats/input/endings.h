// Endings: hands of which the first cards are played, and nobody says how.
//
//   [Game "jass"] [Contract "obenabe"] [Declarer "1"] [Leader "2"]
//   [Deal "1:A..K.6 K..A.7 O.U.9. T.8.7."]      the last three tricks

#ifndef MATADOR_FORMATS_INPUT_ENDINGS_H_
#define MATADOR_FORMATS_INPUT_ENDINGS_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/deals/deal.h"
#include "solver/games/game.h"

namespace matador {

// The hands as read_hands() reads them (deal_tags.h); or where all have as many cards, but fewer
// than are dealt, the ending that they are (Game::is_ending).
absl::StatusOr<Deal> read_hands_or_ending(const std::string& text, const Game& game, int seats);

// Writes out what hands in the middle of a trick leave to be understood:
// - where those who have played to the trick have a card less, and [Play] is what they have played,
//   the hands have these cards too, and [Leader] is who began;
// - else in an ending [Leader] is who holds the first card of [Play]. Without a play there is a
//   doubt, unless each declarer has a leader of his own, in a game of which a deal without a
//   contract asks for them all.
void complete_ending(DealRecord& record, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_ENDINGS_H_
