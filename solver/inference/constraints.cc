#include "solver/inference/constraints.h"

#include "solver/cards/seats.h"
#include "solver/games/play_without_tricks.h"
#include "solver/inference/play_history.h"

namespace matador {
namespace {

std::vector<Constraint> constraints_of_tricks(const Task& task, const Places& places) {
  std::vector<Constraint> constraints;
  for (const Step& step : history_of(task).steps) {
    const PlaceMask hand = places.in_hand(step.seat, step.trick);
    constraints.push_back({{step.card}, hand | places.turned_up(step.seat), true});
    constraints.push_back({step.not_held, hand, false});
  }
  return constraints;
}

std::vector<Constraint> constraints_of_moves(const Task& task, const Places& places) {
  std::vector<Constraint> constraints;
  for (const auto& [seat, move, not_held] :
       task.game->contract(task.contract).without_tricks->moves_made(task)) {
    const PlaceMask hand = places.hand(seat);
    if (move.is_card()) constraints.push_back({{move.card}, hand, true});
    if (!not_held.empty()) constraints.push_back({not_held, hand, false});
  }
  return constraints;
}

}  // namespace

std::vector<Constraint> constraints_of_sight(const InformationSet& known, const Places& places) {
  const Seen& seen = known.seen;
  std::vector<Constraint> constraints;
  const auto lie = [&](CardSet cards, PlaceMask there) {
    constraints.push_back({cards, there, true});
  };
  for (Seat seat : all_seats(known.model.deal.seats())) {
    if (seen.hands[at(seat)]) lie(*seen.hands[at(seat)], places.hand(seat));
    if (seen.second_hands[at(seat)]) lie(*seen.second_hands[at(seat)], places.second_hand(seat));
    for (std::size_t pile = 0; pile < seen.piles[at(seat)].size(); ++pile) {
      const SeenPile& cards = seen.piles[at(seat)][pile];
      lie({cards.up}, places.face_up(seat, pile));
      if (cards.down) lie({*cards.down}, places.face_down(seat, pile));
    }
    lie(seen.shown[at(seat)], places.of(seat));
  }
  lie(seen.talon, places.talon());
  if (seen.exchange) {
    lie(seen.exchange->discard, places.discard());
    lie(seen.exchange->take, places.take());
  }
  return constraints;
}

std::vector<Constraint> constraints_of_play(const InformationSet& known, const Places& places) {
  const Task& task = known.model;
  return task.game->has_tricks(task.contract) ? constraints_of_tricks(task, places)
                                              : constraints_of_moves(task, places);
}

}  // namespace matador
