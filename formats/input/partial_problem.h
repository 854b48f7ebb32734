// A deal of which not all cards are known, as `advise` reads it: "-" stands for a hand or a card
// that is not seen.
//
//   [Deal "1:AK.T9.Q87.J - - -"]     [Table "1:HA/-,S9/- ..."]   [Second "1:- -"]
//   [Talon "H7 -"]   [Discard "- -"]   [Exchange "- -"]          cards, as many as there are words
//   [Seat "1"]                       who asks
//   [Statements "pass,5,pass,5 clubs"]   what was said in the auction, forehand first
//   [Shown "3:HA HK HQ 1:S7 S8 S9"]  cards that players have shown

#ifndef MATADOR_FORMATS_INPUT_PARTIAL_PROBLEM_H_
#define MATADOR_FORMATS_INPUT_PARTIAL_PROBLEM_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"
#include "formats/input/deal_record.h"
#include "solver/advice/question.h"
#include "solver/games/game.h"
#include "solver/inference/information_set.h"

namespace matador {

// ---- Partial problem ----------------------------------------------------------------------------

absl::StatusOr<PartialProblem> read_partial_problem(const DealRecord& record);

// The tags that say as much, without any card that is not seen. Of a problem without a condition.
DealRecord write_partial_problem(const PartialProblem& partial);

// The line of the tag at fault if a question cannot be asked.
std::uint64_t line_of_partial_problem(const DealRecord& record);

// ---- Advice tags --------------------------------------------------------------------------------
// The values of tags about what players have let others know: Statements and Shown.
//
//   read_statements("pass,5,pass,5 clubs", 4)
//   read_shown("3:HA HK HQ 1:S7 S8 S9", game, 4)
//
// Both fail with InvalidArgument and a sentence for people.

// What players said in the auction, forehand first, as far as it has gone.
absl::StatusOr<std::vector<Statement>> read_statements(const std::string& text, int seats);

// The cards that each player has shown, by seat.
absl::StatusOr<OfSeats<CardSet>> read_shown(const std::string& text, const Game& game, int seats);

// ---- Own hand -----------------------------------------------------------------------------------
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

// What stands for the [Deal]. It is no tag of deal files.
inline constexpr char kOwnHand[] = "Hand";

// A hand with dots between its groups of ranks where they have blanks or slashes, and are no cards;
// another text as it is.
std::string with_dots(const std::string& text, const CardStyle& style);

// The tags that stand for `hand`, a tag kOwnHand of these tags: [Deal], and [Talon] where it holds
// the talon. What an x in the hand was read as is a doubt.
absl::StatusOr<DealRecord> tags_of_own_hand(const Tag& hand, DealRecord given);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_PARTIAL_PROBLEM_H_
