#include "solver/inference/clues.h"

#include "solver/cards/seats.h"
#include "solver/games/play_without_tricks.h"
#include "solver/inference/trail.h"

namespace matador {
namespace {

std::vector<Clue> clues_of_tricks(const Task& task, const Places& places) {
  std::vector<Clue> clues;
  for (const Step& step : trail_of(task).steps) {
    const PlaceMask hand = places.in_hand(step.seat, step.trick);
    clues.push_back({{step.card}, hand | places.turned_up(step.seat), true});
    clues.push_back({step.not_held, hand, false});
  }
  return clues;
}

std::vector<Clue> clues_of_moves(const Task& task, const Places& places) {
  std::vector<Clue> clues;
  for (const auto& [seat, move, not_held] :
       task.game->contract(task.contract).without_tricks->moves_made(task)) {
    const PlaceMask hand = places.hand(seat);
    if (move.is_card()) clues.push_back({{move.card}, hand, true});
    if (!not_held.empty()) clues.push_back({not_held, hand, false});
  }
  return clues;
}

}  // namespace

std::vector<Clue> clues_of_sight(const Knowledge& known, const Places& places) {
  const Seen& seen = known.seen;
  std::vector<Clue> clues;
  const auto lie = [&](CardSet cards, PlaceMask there) { clues.push_back({cards, there, true}); };
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
  return clues;
}

std::vector<Clue> clues_of_play(const Knowledge& known, const Places& places) {
  const Task& task = known.model;
  return task.game->has_tricks(task.contract) ? clues_of_tricks(task, places)
                                              : clues_of_moves(task, places);
}

}  // namespace matador
