#include "formats/text/trick_acts.h"

#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>

#include "solver/games/tasks.h"

namespace matador {
namespace {

std::size_t lane_of(Card card, const TrickOrder& order) {
  const auto holds = [card](const std::vector<Card>& lane) { return ranges::contains(lane, card); };
  return static_cast<std::size_t>(ranges::find_if(order.lanes, holds) - order.lanes.begin());
}

bool is_trump(Card card, const TrickOrder& order) {
  return order.has_trump && lane_of(card, order) == 0;
}

// Of a card that is not led: `best` won the trick until it was played; `wins`: now it does.
Act act_of(Card card, Card led, Card best, bool wins, const TrickOrder& order) {
  if (lane_of(card, order) == lane_of(led, order)) return wins ? Act::kBeat : Act::kFollow;
  if (!is_trump(card, order)) return Act::kDiscard;
  if (!wins) return Act::kUnderruff;
  return is_trump(best, order) ? Act::kOverruff : Act::kRuff;
}

}  // namespace

std::vector<ActedTrick> acted_tricks(Task task, const std::vector<Move>& line) {
  std::vector<Move> moves = task.play;
  moves.insert(moves.end(), line.begin(), line.end());
  task.play.clear();
  const TrickOrder order = task.game->order(task);
  Played played = played_so_far(task).value();
  std::vector<ActedTrick> tricks;
  for (Move move : moves) {
    const Seat seat = *played.to_play();
    if (!played.trick_open()) tricks.emplace_back();
    ActedTrick& acted = tricks.back();
    played.play(move).IgnoreError();  // by the rules
    const Trick& trick = played.tricks().back();
    const bool wins = trick.winner == seat;
    const Act act = acted.cards.empty()
                        ? Act::kLead
                        : act_of(move.card, trick.cards.front(), acted.best().card, wins, order);
    acted.cards.push_back({seat, move.card, act});
    if (wins) acted.winner = acted.cards.size() - 1;
    acted.points = trick.points;
    acted.complete = !played.trick_open();
  }
  return tricks;
}

}  // namespace matador
