#include "formats/games/klorsjavs/result.h"

#include "solver/games/klorsjavs/klorsjavs.h"

namespace matador::klorsjavs {

Outcome<Contract> KlorsjavsResult::contract_reported() const {
  const auto trumps = possible_trumps(heading().trump, heading().options);
  if (!trumps.ok()) return fault({"Trump"}, trumps.status().message());
  if (trumps->size() > 1) return fault({}, "no [Trump] tag: with farvesjavs it is needed");
  Contract contract = *heading().contract;
  contract.trump = trumps->front();
  return contract;
}

}  // namespace matador::klorsjavs
