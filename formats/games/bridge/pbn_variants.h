// What programs write in PBN that the standard writes otherwise: `[Contract "4♠ *"]` for 4SX (in
// words too, contract_words.h),
// `[Result "+1"]` for 11, `[Vulnerable "N-S"]`, `[Dealer "North"]`, `All Pass` for AP, `2C*` for a
// call that was alerted, and `--` for a card that is not given.
//
//   rewrite_variants(tags);   // now as the standard has them; what is no such variant stays

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_VARIANTS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_VARIANTS_H_

#include <string>
#include <vector>

#include "formats/games/bridge/pbn_scanner.h"

namespace matador {

void rewrite_variants(std::vector<PbnTag>& tags);

// Single values in the same way; `contract`: that of the result.
std::string standard_contract(const std::string& text);
std::string standard_vulnerable(const std::string& text);
std::string standard_result(const std::string& text, const std::string& contract);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_VARIANTS_H_
