#include "solver/games/random_play.h"

#include "solver/deals/random.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {
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
