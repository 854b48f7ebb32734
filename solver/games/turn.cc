#include "solver/games/turn.h"

#include <range/v3/algorithm/find.hpp>

#include "solver/deals/random.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Turn ---------------------------------------------------------------------------------------

namespace {

const PlayWithoutTricks* without_tricks(const Task& task) {
  return task.game->contract(task.contract).without_tricks;
}

}  // namespace

absl::StatusOr<Turn> turn_of(const Task& task) {
  if (const PlayWithoutTricks* play = without_tricks(task)) return play->turn(task);
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  if (!played.to_play()) return Turn{};
  const CardSet legal = played.legal();
  return Turn{.to_play = played.to_play(), .moves = {legal.begin(), legal.end()}};
}

absl::Status make_move(Task& task, Move move) {
  MATADOR_ASSIGN_OR_RETURN(const Turn turn, turn_of(task));
  if (!turn.to_play) return invalid("all cards are played");
  const bool legal = ranges::find(turn.moves, move) != turn.moves.end();
  if (!legal && without_tricks(task) == nullptr) return played_so_far(task)->play(move);
  if (!legal) {
    return invalid(to_string(move), " cannot be played now");
  }
  task.play.push_back(move);
  return absl::OkStatus();
}

std::optional<Seat> chooser_of(const Task& task, const Turn& turn) {
  if (!turn.to_play) return std::nullopt;
  return task.game->player_of(task, *turn.to_play);
}

CardSet cards_in_hand(const Task& task, Seat seat) {
  if (without_tricks(task) == nullptr) {
    const Played played = *played_so_far(task);
    return played.hand(seat) - played.face_down(seat) - played.second_hand(seat);
  }
  CardSet left = task.deal.hand(seat);
  for (Move move : task.play) {
    if (move.is_card()) left -= CardSet{move.card};
  }
  return left;
}

// ---- Random play --------------------------------------------------------------------------------

namespace {

// The places of the random numbers behind those of the deal with the same seed and number.
constexpr std::uint64_t kFirstPlace = 1000;

std::vector<Move> moves_of(CardSet cards) { return {cards.begin(), cards.end()}; }

}  // namespace

absl::StatusOr<std::vector<Move>> random_play(Task task, int moves, std::uint64_t seed,
                                              std::uint64_t number) {
  if (!task.exchange) task.exchange = Exchange{};
  Random random(seed, number);
  const auto drawn = [&](const std::vector<Move>& legal) {
    return legal[random.below(legal.size(), kFirstPlace + task.play.size())];
  };
  const auto wanted = static_cast<std::size_t>(moves);
  if (const PlayWithoutTricks* play = task.game->contract(task.contract).without_tricks) {
    while (task.play.size() < wanted) {
      MATADOR_ASSIGN_OR_RETURN(const PlayWithoutTricks::Turn turn, play->turn(task));
      if (!turn.to_play) break;
      task.play.push_back(drawn(turn.moves));
    }
    return task.play;
  }
  MATADOR_ASSIGN_OR_RETURN(Played played, played_so_far(task));
  while (task.play.size() < wanted && played.to_play()) {
    task.play.push_back(drawn(moves_of(played.legal())));
    MATADOR_RETURN_IF_ERROR(played.play(task.play.back()));
  }
  return task.play;
}

}  // namespace matador
