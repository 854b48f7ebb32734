// The own hand of somebody who sees no other cards, as an option: `--hand "HAND"` stands for
// [Deal "2:HAND - - -"].
//
// Whose hand it is, --seat says. Else it is the hand of whoever has the question: of the player who
// speaks next, where [Statements] tells what some have said; before the first
// lead of the leader, where the declarer is known, and of the declarer, where he has still to name
// the contract or to exchange cards; else of seat 1.
//
// If the declarer sees the talon, his hand may hold it too: a hand that is longer by the talon
// ends with it, or has it behind a plus, "HAND + C7 D7".

#ifndef MATADOR_FORMATS_INPUT_OWN_HAND_H_
#define MATADOR_FORMATS_INPUT_OWN_HAND_H_

#include <string>

#include "formats/cards/card_style.h"
#include "formats/input/deal_record.h"

namespace matador {

// What stands for the [Deal]. It is no tag of deal files.
inline constexpr char kOwnHand[] = "Hand";

// A hand with dots between its groups of ranks where they have blanks or slashes, and are no cards;
// another text as it is.
std::string with_dots(const std::string& text, const CardStyle& style);

// The tags that stand for `hand`, a tag kOwnHand of these tags: [Deal], and [Talon] where it holds
// the talon. What an x in the hand was read as is a doubt.
Outcome<DealRecord> tags_of_own_hand(const Tag& hand, DealRecord given);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_OWN_HAND_H_
