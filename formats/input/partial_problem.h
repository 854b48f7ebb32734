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

#include "formats/input/deal_record.h"
#include "solver/advice/question.h"

namespace matador {

Outcome<PartialProblem> read_partial_problem(const DealRecord& record);

// The tags that say as much, without any card that is not seen. Of a problem without a condition.
DealRecord write_partial_problem(const PartialProblem& partial);

// The line of the tag at fault if a question cannot be asked.
std::uint64_t line_of_partial_problem(const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_PARTIAL_PROBLEM_H_
