// A contract with its level as players say it, in English, German and French.
//
//   read_contract_words("four spades doubled")   // 4SX
//   read_contract_words("3 Sans-Atout")          // 3NT, also "3SA", "drei Ohne Trumpf"

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_CONTRACT_WORDS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_CONTRACT_WORDS_H_

#include <optional>
#include <string>

#include "solver/games/bridge/bid_text.h"

namespace matador {

// None if the text is no such contract.
std::optional<bridge::BridgeBid> read_contract_words(const std::string& text);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_CONTRACT_WORDS_H_
