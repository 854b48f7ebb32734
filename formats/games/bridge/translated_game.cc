#include "formats/games/bridge/translated_game.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/endings.h"
#include "formats/input/problem.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"

namespace matador {

using bridge::Rules;

namespace {

void append(const DealError& fault, std::vector<DealError>& faults) {
  faults.insert(faults.end(), fault.more.begin(), fault.more.end());
  faults.push_back({fault.line, fault.message});
}

}  // namespace

std::string doubt_about_lead(const DealRecord& record) {
  const auto seat = [&](const TagName& tag) {
    return read_seat(record.value(tag), Rules::kPlayers);
  };
  const absl::StatusOr<Seat> leader = seat(tags::kLeader);
  const absl::StatusOr<Seat> declarer = seat(tags::kDeclarer);
  if (!leader.ok() || !declarer.ok() || *leader == Rules::leader(*declarer)) return "";
  const Game& game = *find_game("bridge");
  const auto deal = read_hands_or_ending(record.value(tags::kDeal), game, Rules::kPlayers);
  if (deal.ok() && game.is_ending(*deal)) return "";  // in which anybody may have the lead
  return absl::StrCat("the first card is ", compass_name(*leader), "'s, but ",
                      compass_name(Rules::leader(*declarer)), " leads if ", compass_name(*declarer),
                      " declares");
}

ForeignGame read_translated(const std::vector<Line>& pbn, const std::vector<OrderedCard>& cards,
                            std::string_view label, std::vector<DealError> faults) {
  if (pbn.empty()) return {all_faults(std::move(faults))};
  ForeignGame game = PbnReader().read(pbn);
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
