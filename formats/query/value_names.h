// The names that stand for values in conditions and keys: suits, and contracts.
//
//   ValueNames names(sjavs);
//   names.value_of("clubs");   names.is_contract("clubs");

#ifndef MATADOR_FORMATS_QUERY_VALUE_NAMES_H_
#define MATADOR_FORMATS_QUERY_VALUE_NAMES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/cards/card_style.h"
#include "solver/games/game.h"

namespace matador {

// The suits by their index, then the contracts that are not named like one: as values, suits and
// contracts stand for their place here.
class ValueNames {
 public:
  explicit ValueNames(const Game& game);

  const std::vector<std::string>& all() const { return all_; }
  std::vector<std::string> suits() const;
  std::optional<std::int64_t> value_of(std::string_view name) const;
  bool is_contract(std::string_view name) const;
  std::vector<std::int64_t> contract_values() const;  // of each contract by its index

 private:
  const CardStyle& style_;
  std::vector<std::string> all_;  // the suits, then other contracts
  std::vector<std::string> contracts_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_QUERY_VALUE_NAMES_H_
