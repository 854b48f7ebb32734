#include "solver/players/house.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/max.hpp>
#include <range/v3/algorithm/min.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "solver/advice/hindsight.h"
#include "solver/deals/random.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"

namespace matador {

// ---- House --------------------------------------------------------------------------------------

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
    MATADOR_ASSIGN_OR_RETURN(const auto play, random_play(task, moves, kSeedOfRandom, deal));
    return play.back();
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
    MATADOR_ASSIGN_OR_RETURN(const Turn turn, turn_of(task));
    if (turn.moves.size() == 1) return turn.moves.front();
    const absl::StatusOr<Advice> advice = advise(as_known(without_player(task), task.play.size()),
                                                 advice_at_the_table(task, worlds_), workers_);
    if (absl::IsResourceExhausted(advice.status())) return greedy_move(task);
    MATADOR_RETURN_IF_ERROR(advice.status());
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
    MATADOR_ASSIGN_OR_RETURN(const Turn turn, turn_of(task));
    const Seat seat = *chooser_of(task, turn);
    if (task.game->everyone_for_himself(task.deal.seats(), task.contract)) {
      seen.player = task.game->info().counts_for_declarer_only ? task.declarer : seat;
    }
    absl::StatusOr<Solution> solution = absl::CancelledError("no solver is free");
    workers_(1, [&](std::size_t /*item*/, Solver& solver) {
      solution = solver.solve(seen, {.objective = usual_objective(seen), .cards = true});
    });
    MATADOR_RETURN_IF_ERROR(solution.status());
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

// ---- Greedy -------------------------------------------------------------------------------------

namespace {

// Whether players keep off the tricks: to pay less, or because the declarer wants none of them.
bool shuns_tricks(const Task& task) {
  const std::vector<Rung> ladder = task.game->ladder(task, usual_objective(task));
  if (task.game->info().counts_penalties) return ladder.back().goal != Goal::kShortfall;
  return falls(ladder);
}

class GreedyChoice {
 public:
  GreedyChoice(const Task& task, const Played& played)
      : task_(task), played_(played), order_(task.game->order(task)), legal_(played.legal()) {}

  Card card() const {
    if (shuns_tricks(task_)) return off_the_trick();
    if (!played_.trick_open()) return strongest(legal_);
    const CardSet taking = takes();
    if (taking.empty() || is_ours()) return cheapest(legal_);
    return cheapest(taking);
  }

 private:
  Card off_the_trick() const {
    if (!played_.trick_open()) return weakest(legal_);
    const CardSet ducking = legal_ - takes();
    return ducking.empty() ? weakest(legal_) : strongest(ducking);
  }

  // The place of a card in its lane, from the weakest.
  int height(Card card) const {
    for (const std::vector<Card>& lane : order_.lanes) {
      const auto place = ranges::find(lane, card);
      if (place != lane.end()) return static_cast<int>(lane.end() - place);
    }
    return 0;
  }
  Card weakest(CardSet cards) const {
    return ranges::min(cards, {}, [&](Card card) { return height(card); });
  }
  Card strongest(CardSet cards) const {
    return ranges::max(cards, {}, [&](Card card) { return height(card); });
  }
  Card cheapest(CardSet cards) const {
    return ranges::min(cards, {}, [&](Card card) {
      return std::pair(order_.points_of(CardSet{card}), height(card));
    });
  }

  // The legal cards that win the trick so far.
  CardSet takes() const {
    CardSet taking;
    for (Card card : legal_) {
      Played after = played_;
      after.play(card).IgnoreError();
      if (after.tricks().back().winner == *played_.to_play()) taking |= CardSet{card};
    }
    return taking;
  }
  // Whether a partner wins the trick so far.
  bool is_ours() const {
    const SeatSet side = task_.game->declaring_side(task_);
    const Seat winner = played_.tricks().back().winner;
    const bool alone = task_.game->everyone_for_himself(task_.deal.seats(), task_.contract);
    return !alone && side.contains(winner) == side.contains(*played_.to_play());
  }

  const Task& task_;
  const Played& played_;
  const TrickOrder order_;
  const CardSet legal_;
};

}  // namespace

absl::StatusOr<Move> greedy_move(const Task& task) {
  MATADOR_ASSIGN_OR_RETURN(const Turn turn, turn_of(task));
  if (!turn.to_play) return invalid("all cards are played");
  if (!task.game->has_tricks(task.contract)) return turn.moves.front();
  return GreedyChoice(task, *played_so_far(task)).card();
}

// ---- Exchange -----------------------------------------------------------------------------------

namespace {

// In each world all exchanges are tried.
constexpr std::uint64_t kWorldsOfExchange = 10;
constexpr std::uint64_t kNodesOfExchange = 12'000'000;

constexpr std::uint64_t kSeedOfTalon = 50;

}  // namespace

std::optional<Exchange> exchange_of(const Task& task, CardSet discard, std::uint64_t deal) {
  const bool sees_talon = sees_talon_first(task);
  std::vector<Exchange> ways;
  for (const Exchange& way : task.game->exchanges(task)) {
    // Who sees the talon may leave cards of it there.
    const CardSet left = sees_talon ? task.deal.talon() - way.take : CardSet{};
    if ((way.discard | left) == discard) ways.push_back(way);
  }
  if (ways.empty()) return std::nullopt;
  return ways[Random(kSeedOfTalon, deal).below(ways.size(), /*place=*/0)];
}

absl::StatusOr<Exchange> advised_exchange(const Task& task, std::uint64_t deal,
                                          const Workers& workers) {
  const absl::StatusOr<Advice> advice = advise(
      as_known_before_exchange(task),
      {.worlds = kWorldsOfExchange, .enumerate = kWorldsOfExchange, .node_limit = kNodesOfExchange},
      workers);
  if (absl::IsResourceExhausted(advice.status())) return task.game->exchanges(task).front();
  MATADOR_RETURN_IF_ERROR(advice.status());
  const Option& option = advice->options[advice->best].option;
  if (const auto* exchange = std::get_if<Exchange>(&option)) return *exchange;
  return *exchange_of(task, std::get<BlindExchange>(option).discard, deal);
}

}  // namespace matador
