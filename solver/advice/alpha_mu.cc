#include "solver/advice/alpha_mu.h"

#include <bit>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/stable_sort.hpp>
#include <utility>

#include "solver/games/tasks.h"

namespace matador {
namespace {

// A front of more plans keeps those that win most worlds.
constexpr std::size_t kMostPlans = 64;

// Leaves out the plans that win nothing beyond what another plan wins.
std::vector<WorldBits> best_plans(std::vector<WorldBits> plans) {
  ranges::stable_sort(plans, [](WorldBits a, WorldBits b) {
    return std::pair(std::popcount(b), a) < std::pair(std::popcount(a), b);
  });
  std::vector<WorldBits> best;
  for (const WorldBits plan : plans) {
    const bool is_covered =
        ranges::any_of(best, [plan](WorldBits other) { return (plan & ~other) == 0; });
    if (!is_covered && best.size() < kMostPlans) best.push_back(plan);
  }
  return best;
}

}  // namespace

AlphaMu::AlphaMu(const std::vector<Task>& worlds, const std::vector<Rung>& wins, Seat player,
                 Solver& solver)
    : player_(player), solver_(solver) {
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    worlds_.push_back({.task = worlds[i],
                       .played = *played_so_far(worlds[i]),
                       .goal = wins[i].goal,
                       .need = wins[i].need,
                       .bit = WorldBits{1} << i});
  }
  const Task& any = worlds.front();
  declaring_side_ = any.game->declaring_side(any);
  is_declaring_ = declaring_side_.contains(player);
}

WorldBits AlphaMu::won_with(Card card, int own_cards) {
  return search(after(worlds_, card), own_cards - 1).front();
}

AlphaMu::Worlds AlphaMu::after(const Worlds& worlds, Card card) {
  Worlds after;
  for (const World& world : worlds) {
    if (!world.played.legal().contains(card)) continue;
    after.push_back(world);
    after.back().task.play.emplace_back(card);
    after.back().played.play(card).IgnoreError();  // legal
  }
  return after;
}

// A world that is lost with open cards is lost by every plan.
AlphaMu::Front AlphaMu::search(const Worlds& worlds, int own_cards) {
  Worlds open;
  WorldBits won = 0;
  for (const World& world : worlds) {
    if (!is_won(world)) continue;
    open.push_back(world);
    won |= world.bit;
  }
  if (own_cards == 0 || open.size() < 2 || !open.front().played.to_play()) return {won};
  const Task& any = open.front().task;
  const Seat turn = *open.front().played.to_play();
  if (any.game->player_of(any, turn) == player_) return own_turn(open, own_cards);
  return turn_of_other(open, declaring_side_.contains(turn) == is_declaring_, own_cards);
}

AlphaMu::Front AlphaMu::own_turn(const Worlds& worlds, int own_cards) {
  Front plans;
  for (Card card : worlds.front().played.legal()) {
    const Front with_card = search(after(worlds, card), own_cards - 1);
    plans.insert(plans.end(), with_card.begin(), with_card.end());
  }
  return best_plans(std::move(plans));
}

// The player sees the card, so that he has a plan for each. A world is won if it is won after every
// card that can be played there, or, at a turn of a partner, after one of them.
AlphaMu::Front AlphaMu::turn_of_other(const Worlds& worlds, bool is_partner, int own_cards) {
  CardSet cards;
  WorldBits all = 0;
  for (const World& world : worlds) {
    cards |= world.played.legal();
    all |= world.bit;
  }
  Front front{is_partner ? 0 : all};
  for (Card card : cards) {
    const Worlds with_card = after(worlds, card);
    WorldBits elsewhere = all;
    for (const World& world : with_card) elsewhere &= ~world.bit;
    Front both;
    for (const WorldBits plan : search(with_card, own_cards)) {
      for (const WorldBits so_far : front) {
        both.push_back(is_partner ? so_far | plan : so_far & (plan | elsewhere));
      }
    }
    front = best_plans(std::move(both));
  }
  return front;
}

bool AlphaMu::is_won(const World& world) {
  const absl::StatusOr<Decision> decision = solver_.decide(world.task, world.goal, world.need);
  return decision.ok() && decision->yes == is_declaring_;
}

}  // namespace matador
