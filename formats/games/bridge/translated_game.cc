#include "formats/games/bridge/translated_game.h"

#include <utility>

#include "formats/games/bridge/pbn_reader.h"
#include "formats/input/endings.h"
#include "formats/input/problem.h"

namespace matador {

namespace {

void append(const DealError& fault, std::vector<DealError>& faults) {
  faults.insert(faults.end(), fault.more.begin(), fault.more.end());
  faults.push_back({fault.line, fault.message});
}

}  // namespace

ForeignGame read_translated(std::vector<PbnTag> tags, const std::vector<OrderedCard>& cards,
                            std::string_view label, std::vector<DealError> faults) {
  if (tags.empty()) return {all_faults(std::move(faults))};
  ForeignGame game = read_pbn_tags(std::move(tags));
  const auto* record = std::get_if<DealRecord>(&game.content);
  if (faults.empty()) {
    const auto fault = record == nullptr ? std::nullopt : order_fault(*record, cards, label);
    if (fault) game.content = *fault;
    return game;
  }
  if (const auto* fault = std::get_if<DealError>(&game.content)) {
    append(*fault, faults);
  } else if (record->find(tags::kDeal) != nullptr) {
    // Of the cards, and of the auction.
    const Outcome<Problem> problem = read_problem_or_ending(*record);
    if (const auto* rest = std::get_if<DealError>(&problem)) append(*rest, faults);
  }
  game.content = all_faults(std::move(faults));
  return game;
}

}  // namespace matador
