// What a deal leaves to be understood, written out before anything else reads it: the number of
// players, seats that go by a name, a hand that is the rest of the pack.
//
//   completed({[Game "sjavs"] [Deal "1:HAND HAND HAND rest"] [Declarer "forehand"]})
//       [Game "sjavs"] [Seats "4"] [Deal "1:HAND HAND HAND HAND"] [Declarer "1"]

#ifndef MATADOR_FORMATS_INPUT_COMPLETED_RECORD_H_
#define MATADOR_FORMATS_INPUT_COMPLETED_RECORD_H_

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"

namespace matador {

// ---- Completed record ---------------------------------------------------------------------------

// The record with
// - the hands of [Deal] in the order of their seats (typed_hands.h), and with cards in place of an
//   x for a small one (small_cards.h), about which there is a doubt;
// - [Seats] by the number of hands, where it has no such tag and the game has as many players; or
//   else, with `usual_seats` or where the game has no other, the usual number of the game;
// - seats as numbers where they are given by a name of [Names], or as forehand, middlehand,
//   rearhand (Vorhand, Mittelhand, Hinterhand) or dealer (Geber);
// - the cards that are left for a hand that is "rest", or for the last one if it is left out;
// - the cards of a trick that is on the table, and who leads in an ending (deal_tags.h);
// - what the module of the game reads from its tags (GameTags::complete).
// What cannot be understood stays as it is, for those to judge who read the tags. A fault only
// where a seat can be understood in two ways, as a player who is called Dealer, or an x, or where
// two hands have the same seat.
absl::StatusOr<DealRecord> completed(DealRecord record, bool usual_seats = false);

// ---- Canonical record ---------------------------------------------------------------------------
// A deal with the values of its tags as Matador writes them: contracts and suits by their names,
// cards by their letters, seats by their numbers, hands from seat 1 on, ranks from high to low.
//
//   canonical({[Game "Skat"] [Contract "Herz"] [Declarer "1"] [Play "JH 10H"]})
//       [Game "skat"] [Contract "hearts"] [Declarer "1"] [Play "HJ HT"]
//
// Tags stand in the order of the manual (formats/deals.md), others behind them in theirs; cards of
// a list keep their order, and what cannot be read stays as it is.

// `record`: completed, else nothing can be read without [Seats].
DealRecord canonical(DealRecord record);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_COMPLETED_RECORD_H_
