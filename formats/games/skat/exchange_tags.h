// What the tags of the skat leave to be understood: [Skat] is [Talon] by its own name, and
// [Discard] alone is what lies away in the end. The declarer has taken up the whole skat then, and
// the cards of it that he has put away again are no part of [Exchange] and [Discard].
//
//   [Talon "C7 D7"] [Discard "C7 S7"]         [Talon "C7 D7"] [Discard "S7"] [Exchange "D7"]

#ifndef MATADOR_FORMATS_GAMES_SKAT_EXCHANGE_TAGS_H_
#define MATADOR_FORMATS_GAMES_SKAT_EXCHANGE_TAGS_H_

#include "absl/status/status.h"
#include "formats/input/deal_record.h"

namespace matador::skat {

inline constexpr char kSkatTag[] = "Skat";

// Leaves the tags as they are where something in them cannot be read.
void complete_exchange(DealRecord& record);

// [Skat] beside a [Talon].
absl::Status fault_of_skat(const DealRecord& record);

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_EXCHANGE_TAGS_H_
