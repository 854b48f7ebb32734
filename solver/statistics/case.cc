#include "solver/statistics/case.h"

#include "solver/cards/seat.h"

namespace matador {

Case dealt_case(const Game& game, const Deal& deal, std::optional<Seat> dealer,
                const std::vector<RuleOption>& options) {
  Case dealt{.game = &game,
             .seats = deal.seats(),
             .options = options,
             .forehand = forehand(deal.seats(), dealer)};
  for (Seat seat : all_seats(deal.seats())) dealt.hands[at(seat)] = deal.open_cards(seat);
  return dealt;
}

Case played_case(Case dealt, const Task& task) {
  dealt.contract = task.contract;
  dealt.trump = task.game->trump(task.contract);
  dealt.declarer = task.declarer;
  dealt.leader = task.leader;
  return dealt;
}

}  // namespace matador
