#include "solver/players/house.h"

#include <algorithm>
#include <array>
#include <utility>

#include "solver/advice/hindsight.h"
#include "solver/games/random_play.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/players/greedy.h"

namespace matador {
namespace {

constexpr std::array kPlayers{
    HousePlayer{"random", "any legal card", HouseManner::kRandom},
    HousePlayer{"easy", "at a glance: takes cheaply, throws away what is worth least",
                HouseManner::kGreedy},
    HousePlayer{"medium", "advice over a single way to deal the hidden cards", HouseManner::kAdvice,
                1},
    HousePlayer{"strong", "advice over 40 ways to deal the hidden cards", HouseManner::kAdvice,
                kWorldsAtTheTable},
    HousePlayer{"seer", "sees all cards", HouseManner::kOpen},
};

// Cards that the search may play for one move: less than a second of one core, two before the first
// trick is complete.
constexpr std::uint64_t kNodesOfMove = 4'000'000;

constexpr std::uint64_t kSeedOfRandom = 50;

bool in_first_trick(const Task& task) {
  return static_cast<int>(task.play.size()) < task.deal.seats();
}

// A player is asked about himself, whoever else the task is about.
Task without_player(Task task) {
  task.player.reset();
  return task;
}

class AtRandom : public CardPlayer {
 public:
  absl::StatusOr<Move> move(const Task& task, std::uint64_t deal) override {
    const auto moves = static_cast<int>(task.play.size()) + 1;
    const auto play = random_play(task, moves, kSeedOfRandom, deal);
    if (!play.ok()) return play.status();
    return play->back();
  }
};

class Greedy : public CardPlayer {
 public:
  absl::StatusOr<Move> move(const Task& task, std::uint64_t /*deal*/) override {
    return greedy_move(task);
  }
};

class Advised : public CardPlayer {
 public:
  Advised(std::uint64_t worlds, Workers workers, AdviceHeard heard)
      : worlds_(worlds), workers_(std::move(workers)), heard_(std::move(heard)) {}

  absl::StatusOr<Move> move(const Task& task, std::uint64_t /*deal*/) override {
    const absl::StatusOr<Turn> turn = turn_of(task);
    if (!turn.ok()) return turn.status();
    if (turn->moves.size() == 1) return turn->moves.front();
    const absl::StatusOr<Advice> advice = advise(as_known(without_player(task), task.play.size()),
                                                 advice_at_the_table(task, worlds_), workers_);
    if (absl::IsResourceExhausted(advice.status())) return greedy_move(task);
    if (!advice.ok()) return advice.status();
    if (heard_) heard_(task, *advice);
    return std::get<Move>(advice->options[advice->best].option);
  }

 private:
  std::uint64_t worlds_;
  Workers workers_;
  AdviceHeard heard_;
};

class Seer : public CardPlayer {
 public:
  explicit Seer(Workers workers) : workers_(std::move(workers)) {}

  absl::StatusOr<Move> move(const Task& task, std::uint64_t /*deal*/) override {
    Task seen = task;
    const absl::StatusOr<Turn> turn = turn_of(task);
    if (!turn.ok()) return turn.status();
    const Seat seat = *chooser_of(task, *turn);
    if (task.game->everyone_for_himself(task.deal.seats(), task.contract)) {
      seen.player = task.game->info().counts_for_declarer_only ? task.declarer : seat;
    }
    absl::StatusOr<Solution> solution = absl::CancelledError("no solver is free");
    workers_(1, [&](std::size_t /*item*/, Solver& solver) {
      solution = solver.solve(seen, {.objective = usual_objective(seen), .cards = true});
    });
    if (!solution.ok()) return solution.status();
    const bool declares = task.game->declaring_side(seen).contains(seat);
    const bool most = declares != falls(task.game->ladder(seen, usual_objective(seen)));
    return std::max_element(solution->moves.begin(), solution->moves.end(),
                            [&](const MoveValue& a, const MoveValue& b) {
                              return most ? a.value < b.value : a.value > b.value;
                            })
        ->move;
  }

 private:
  Workers workers_;
};

}  // namespace

std::span<const HousePlayer> house_players() { return kPlayers; }

const HousePlayer* find_house_player(std::string_view name) {
  const auto* const found = std::find_if(kPlayers.begin(), kPlayers.end(),
                                         [&](const auto& player) { return player.name == name; });
  return found == kPlayers.end() ? nullptr : found;
}

AdviceWanted advice_at_the_table(const Task& task, std::uint64_t worlds) {
  return {.worlds = worlds,
          .enumerate = worlds,
          .sensible = true,
          .node_limit = in_first_trick(task) ? 2 * kNodesOfMove : kNodesOfMove};
}

std::unique_ptr<CardPlayer> house_player(const HousePlayer& player, Workers workers,
                                         AdviceHeard heard) {
  switch (player.manner) {
    case HouseManner::kRandom:
      return std::make_unique<AtRandom>();
    case HouseManner::kGreedy:
      return std::make_unique<Greedy>();
    case HouseManner::kAdvice:
      return std::make_unique<Advised>(player.worlds, std::move(workers), std::move(heard));
    case HouseManner::kOpen:
      return std::make_unique<Seer>(std::move(workers));
  }
  return nullptr;
}

}  // namespace matador
