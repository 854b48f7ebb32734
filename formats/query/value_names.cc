#include "formats/query/value_names.h"

#include <range/v3/algorithm/find.hpp>

namespace matador {

ValueNames::ValueNames(const Game& game) : style_(card_style(game)) {
  for (std::string_view suit : card_style(game).suit_names) all_.emplace_back(suit);
  for (const ContractInfo& contract : game.info().contracts) {
    contracts_.emplace_back(contract.name);
    if (!value_of(contract.name)) all_.emplace_back(contract.name);
  }
}

std::vector<std::string> ValueNames::suits() const { return {all_.begin(), all_.begin() + kSuits}; }

std::optional<std::int64_t> ValueNames::value_of(std::string_view name) const {
  if (const auto suit = matador::read_suit(std::string(name), style_); suit.ok()) {
    return index(*suit);
  }
  const auto place = ranges::find(all_, name);
  if (place == all_.end()) return std::nullopt;
  return place - all_.begin();
}

bool ValueNames::is_contract(std::string_view name) const {
  const std::optional<std::int64_t> value = value_of(name);
  return value &&
         ranges::find(contracts_, all_[static_cast<std::size_t>(*value)]) != contracts_.end();
}

std::vector<std::int64_t> ValueNames::contract_values() const {
  std::vector<std::int64_t> values;
  values.reserve(contracts_.size());
  for (const std::string& contract : contracts_) values.push_back(*value_of(contract));
  return values;
}

}  // namespace matador
