#include "solver/advice/second_opinion.h"

#include <algorithm>
#include <bit>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <variant>

#include "solver/advice/alpha_mu.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::size_t kWorldsOfSecondOpinion = 40;
constexpr int kOwnCards = 2;

// The lowest score above 0. None if the declaring side cannot win any more, or cannot lose.
std::optional<Rung> win_of(const Task& task) {
  const std::vector<Rung> ladder = task.game->ladder(task, Objective::kScore);
  const auto win = ranges::find_if(ladder, [](const Rung& rung) { return rung.value > 0; });
  if (win == ladder.begin() || win == ladder.end()) return std::nullopt;
  return *win;
}

// `task`: of any world.
bool can_be_asked(AdviceKind kind, const Task& task) {
  const Game& game = *task.game;
  if (kind != AdviceKind::kCard || !game.has_tricks(task.contract)) return false;
  if (!game.has(Objective::kScore) || game.counts_penalties()) return false;
  const int all_cards = game.shape(task.deal.seats()).cards_each();
  return all_cards - played_so_far(task)->complete_tricks() <= kMostCardsOfSecondOpinion;
}

}  // namespace

std::optional<SecondOpinion> second_opinion(const AdviceQuestion& question,
                                            const std::vector<Option>& options,
                                            const std::vector<std::size_t>& asked,
                                            const std::vector<World>& worlds,
                                            const Workers& workers) {
  std::vector<Task> tasks;
  std::vector<Rung> wins;
  for (std::size_t i = 0; i < std::min(worlds.size(), kWorldsOfSecondOpinion); ++i) {
    tasks.push_back(in_world(question.models.front(), worlds[i]));
    if (!can_be_asked(question.kind, tasks.back())) return std::nullopt;
    const std::optional<Rung> win = win_of(tasks.back());
    if (!win) return std::nullopt;
    wins.push_back(*win);
  }
  SecondOpinion second{.worlds = tasks.size(), .shares = {}, .best = 0};
  for (const std::size_t option : asked) second.shares.push_back({option, 0});
  const std::size_t done = workers(asked.size(), [&](std::size_t i, Solver& solver) {
    AlphaMu search(tasks, wins, question.known.asker, solver);
    const Card card = std::get<Move>(options[asked[i]]).card;
    second.shares[i].won = static_cast<double>(std::popcount(search.won_with(card, kOwnCards))) /
                           static_cast<double>(tasks.size());
  });
  if (done < asked.size()) return std::nullopt;
  second.best = ranges::max_element(second.shares, {}, &SecondOpinion::Share::won)->option;
  return second;
}

}  // namespace matador
