// A deal with the values of its tags as Matador writes them: contracts and suits by their names,
// cards by their letters, seats by their numbers, hands from seat 1 on, ranks from high to low.
//
//   canonical({[Game "Skat"] [Contract "Herz"] [Declarer "1"] [Play "JH 10H"]})
//       [Game "skat"] [Contract "hearts"] [Declarer "1"] [Play "HJ HT"]
//
// Tags stand in the order of the manual (formats/deals.md), others behind them in theirs; cards of
// a list keep their order, and what cannot be read stays as it is.

#ifndef MATADOR_FORMATS_INPUT_CANONICAL_RECORD_H_
#define MATADOR_FORMATS_INPUT_CANONICAL_RECORD_H_

#include "formats/input/deal_record.h"

namespace matador {

// `record`: completed, else nothing can be read without [Seats].
DealRecord canonical(DealRecord record);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_CANONICAL_RECORD_H_
