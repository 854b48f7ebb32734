#include "solver/statistics/query.h"

#include <algorithm>
#include <string>
#include <utility>

#include "solver/games/glance.h"
#include "solver/games/objectives.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Query --------------------------------------------------------------------------------------

namespace {

// The part of a deal that a question knows.
Needs known_to(Question question) {
  return question == Question::kLength || question == Question::kMelds ? Needs::kAllHands
         : question == Question::kAuction                              ? Needs::kContract
                                                                       : Needs::kValue;
}

absl::Status check_needs(Question question, const Expression& expression) {
  if (expression.needs() <= known_to(question)) return absl::OkStatus();
  return invalid(
      known_to(question) == Needs::kAllHands
          ? "of hands only the cards are known: no declarer, leader, trump, contract and value"
          : "in auctions no deal is solved: there is no value");
}

}  // namespace

Objective objective_of(const Query& query) {
  switch (query.question) {
    case Question::kTricks:
      return Objective::kTricks;
    case Question::kScore:
      return Objective::kScore;
    case Question::kShare:
      return query.game->info().objectives.front();
    case Question::kContract:
      return objective_of_choice(*query.game);
    default:
      return Objective::kPoints;
  }
}

Objective objective_of_choice(const Game& game) {
  return game.has(Objective::kScore) ? Objective::kScore : game.info().objectives.front();
}

bool names_by_hand(const Game& game, int seats) {
  return game.info().evaluation != nullptr && game.info().evaluation->guesses_hands(seats);
}

bool may_push(const Game& game, int seats) {
  if (!names_by_hand(game, seats)) return false;
  const Problem any{.game = &game,
                    .deal = numbered_deal(game.shape(seats), /*seed=*/0, /*number=*/0),
                    .contract = Contract{}};
  const absl::StatusOr<std::vector<Task>> tasks = game.tasks(any);
  return tasks.ok() && game.pushes_to(tasks->front(), tasks->front().declarer).has_value();
}

Needs needs_of(const Query& query) {
  Needs needs = query.where ? query.where->needs() : Needs::kNothing;
  for (const Expression& key : query.by) needs = std::max(needs, key.needs());
  return needs;
}

Bounds values_of(Question question) {
  if (question == Question::kVol || question == Question::kBock) return {0, 1};
  return {-Expression::kLargest, Expression::kLargest};
}

std::optional<Guess> guess_of(Question question) {
  switch (question) {
    case Question::kPoints:
      return Guess::kPoints;
    case Question::kTricks:
      return Guess::kTricks;
    case Question::kScore:
      return Guess::kScore;
    case Question::kVol:
      return Guess::kVol;
    default:
      return std::nullopt;
  }
}

CardSet cards_left(const Query& query) {
  CardSet left = query.game->shape(query.seats).pack;
  for (CardSet cards : query.fixed) left -= cards;
  return left;
}

bool is_of_hands(const Query& query) {
  if (query.question == Question::kShare) return needs_of(query) <= Needs::kAllHands;
  return query.question == Question::kLength || query.question == Question::kMelds;
}

bool is_solved(const Query& query) {
  if (query.question == Question::kShare) return needs_of(query) == Needs::kValue;
  return has_mean(query.question) || is_yes_or_no(query.question);
}

bool is_yes_or_no(Question question) {
  return question == Question::kVol || question == Question::kBock || question == Question::kShare;
}

bool has_mean(Question question) {
  return question == Question::kPoints || question == Question::kTricks ||
         question == Question::kScore || question == Question::kContract;
}

std::vector<Portion> portions_of(Question question, const Game& game, int seats) {
  switch (question) {
    case Question::kScore:
      if (game.table(seats).everyone_for_himself) return {};
      return {{"lost", &Tally::lost, &Tally::open}};
    case Question::kAuction:
      return {{"better", &Tally::better}, {"choice", &Tally::choice}};
    case Question::kContract: {
      std::vector<Portion> portions{{"best", &Tally::best, &Tally::best_open}};
      if (names_by_hand(game, seats)) portions.push_back({"named", &Tally::named});
      if (!may_push(game, seats)) return portions;
      portions.push_back({"pushed", &Tally::pushed, &Tally::pushed_open, &Tally::named});
      return portions;
    }
    default:
      return {};
  }
}

std::vector<Average> averages_of(Question question, const Game& game, int seats) {
  if (question != Question::kContract) return {};
  std::vector<Average> averages{{"margin", &Tally::margin, &Tally::best}};
  if (names_by_hand(game, seats)) averages.push_back({"loss", &Tally::loss, &Tally::named});
  if (!may_push(game, seats)) return averages;
  averages.push_back({"gain", &Tally::gain, &Tally::named});
  return averages;
}

std::vector<std::string_view> outcome_names(Question question) {
  switch (question) {
    case Question::kLength:
      return {"length"};
    case Question::kAuction:
      return {"length", "clubs", "declarer"};
    case Question::kVol:
      return {"vol"};
    case Question::kMelds:
      return {"worth"};
    case Question::kMatadors:
      return {"matadors"};
    case Question::kBock:
      return {"bock"};
    case Question::kShare:
      return {"holds"};
    default:
      return {};
  }
}

namespace {

template <typename... Parts>
absl::Status fault(const Parts&... parts) {
  return invalid(parts...);
}

// Whether the game has what is asked about.
absl::Status check_question(const Query& query) {
  const Game& game = *query.game;
  const std::string name(game.name());
  if (query.question == Question::kContract || query.best_contract) {
    if (!game.names_contract_freely()) {
      return fault("nobody chooses a contract in ", name,
                   game.has_auction() ? ": the cards decide it, see table auction" : "");
    }
    if (query.question == Question::kContract && !query.all_contracts) {
      return fault("contracts are compared: two or more are needed");
    }
  }
  if (query.question == Question::kShare && !query.where) {
    return fault("share needs a condition: add --where");
  }
  if (query.question == Question::kAuction && !game.has_auction()) {
    return fault(name, " has no auction that the cards decide");
  }
  if (query.question == Question::kMelds && !game.info().melds) {
    return fault(name, " has no melds");
  }
  if (query.question == Question::kPoints && !game.has(Objective::kPoints)) {
    return fault(name, " has no card points");
  }
  if (query.question == Question::kScore) {
    return check_objective(name, game.info().objectives, Objective::kScore);
  }
  if (game.info().counts_penalties &&
      (has_mean(query.question) || query.question == Question::kVol)) {
    return fault(name, " has nothing to win: ask for the score, which is a penalty");
  }
  if (query.question == Question::kMatadors && game.info().ways_by_matadors == nullptr) {
    return fault(name, " has no matadors that are paid");
  }
  if (query.question == Question::kBock && !game.info().has_bock) {
    return fault(name, " has no Bock");
  }
  return absl::OkStatus();
}

// Whether contract, trump and declarer are known where they matter, and named only there.
absl::Status check_contract(const Query& query) {
  const Game& game = *query.game;
  const std::string name(game.name());
  const bool solved = is_solved(query);
  const bool auctioned = query.question == Question::kShare && needs_of(query) == Needs::kContract;
  const bool given = query.contract || query.all_contracts || query.best_contract;
  if (!solved && !auctioned && (given || query.trump || query.declarer)) {
    return fault("a contract, its trump and its declarer are for deals that are solved");
  }
  if ((solved || auctioned) && !game.has_auction() && !given) {
    return fault(name, " has no auction that the cards decide: add --contract");
  }
  if (query.declarer && !given) {
    return fault("a declarer needs a contract, else the auction decides who declares");
  }
  if (query.trump && !game.info().names_trump) {
    return fault("in ", name, " no trump is named beside the contract");
  }
  return absl::OkStatus();
}

// Whether cards can be played beforehand, and the search be limited.
absl::Status check_search(const Query& query) {
  const bool solved = is_solved(query);
  if (query.played > 0 && !solved) return fault("--played is for deals that are solved");
  if (query.played > 0 && (query.question == Question::kContract || query.best_contract)) {
    return fault("--played: the contract is chosen before the first card is played");
  }
  if (query.is_limited() && !solved)
    return fault("--limit and --seconds are for deals that are solved");
  if (query.is_limited() && needs_of(query) == Needs::kValue) {
    return fault("--limit and --seconds cannot be used with a condition or a key on the value");
  }
  return absl::OkStatus();
}

absl::Status check_expressions(const Query& query) {
  if (query.where) {
    MATADOR_RETURN_IF_ERROR(check_needs(query.question, *query.where));
    if (!query.where->can_hold({.value = values_of(query.question)})) {
      return fault("the condition can never be true");
    }
  }
  for (const Expression& key : query.by) {
    MATADOR_RETURN_IF_ERROR(check_needs(query.question, key));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status check_query(const Query& query) {
  for (const auto check : {check_question, check_contract, check_search, check_expressions}) {
    MATADOR_RETURN_IF_ERROR(check(query));
  }
  return absl::OkStatus();
}

// ---- Query tasks --------------------------------------------------------------------------------

namespace {

// The declarer of the contract that the query gives. None if the auction would decide and all
// pass.
absl::StatusOr<std::optional<Seat>> declarer_of(const Query& query, Problem problem) {
  if (query.declarer) return query.declarer;
  if (query.game->names_contract_freely()) return forehand(problem);
  if (!query.game->has_auction()) problem.contract = Contract{};  // the same in all of them
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> usual, query.game->tasks(problem));
  return usual.empty() ? std::nullopt : std::optional(usual.front().declarer);
}

// Whether the task has the objective of the query (ContractInfo::objectives).
bool has_answer(const Query& query, const Task& task) {
  const std::vector<Objective> objectives = task.game->objectives_of(task.contract);
  return !has_mean(query.question) ||
         std::find(objectives.begin(), objectives.end(), objective_of(query)) != objectives.end();
}

}  // namespace

absl::StatusOr<std::vector<Task>> tasks_of(const Query& query, const Deal& deal) {
  const Game& game = *query.game;
  Problem problem{.game = &game, .deal = deal, .dealer = query.dealer, .options = query.options};
  const bool several = query.all_contracts || query.best_contract;
  if (query.contract || several) {
    MATADOR_ASSIGN_OR_RETURN(const std::optional<Seat> declarer, declarer_of(query, problem));
    if (!declarer) return std::vector<Task>{};
    problem.declarer = declarer;
    if (game.table(query.seats).everyone_for_himself) problem.player = declarer;
  }
  problem.contract = query.contract;
  problem.trump = query.trump;
  problem.own = query.own;
  if (query.tout) problem.tout = problem.declarer;
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, game.tasks(problem, several));
  std::erase_if(tasks, [&](const Task& task) { return !game.check_declared(task).ok(); });
  if (several) {
    const std::vector<Contract>& only = query.only;
    std::erase_if(tasks, [&](const Task& task) {
      const Contract contract{task.contract.index};
      if (!only.empty() && std::find(only.begin(), only.end(), contract) == only.end()) return true;
      return task.declarer != *problem.declarer || !has_answer(query, task);
    });
  }
  return tasks;
}

absl::StatusOr<int> looks_for(const Query& query) {
  const std::optional<Guess> guess = guess_of(query.question);
  if (!guess) return absl::NotFoundError("there is none for this question");
  if (needs_of(query) == Needs::kValue) {
    return absl::NotFoundError("there is none for a condition or a key on the value");
  }
  if (query.is_limited() || query.played > 0 || query.best_contract) {
    return absl::NotFoundError(
        "there is none beside a limit, with cards played, or for the best contract");
  }
  int looks = 0;
  for (const Task& task : example_tasks(query)) {
    const Glance* glance = query.game->contract(task.contract).glance;
    if (glance == nullptr || !glance->has(*guess) || !glance->knows(task)) {
      return absl::NotFoundError("nothing is fitted to such deals");
    }
    looks = std::max(looks, glance->looks());
  }
  if (looks == 0) return absl::NotFoundError("no deal is played");
  return looks;
}

std::vector<Task> example_tasks(const Query& query) {
  constexpr std::uint64_t kDeals = 100;
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Deal deal =
        numbered_deal(query.game->shape(query.seats), /*seed=*/0, number, query.fixed);
    absl::StatusOr<std::vector<Task>> tasks = tasks_of(query, deal);
    if (tasks.ok() && !tasks->empty()) return *std::move(tasks);
  }
  return {};
}

absl::Status play_first_cards(const Query& query, std::uint64_t seed, std::uint64_t number,
                              std::vector<Task>& tasks) {
  if (query.played == 0) return absl::OkStatus();
  if (!query.all_contracts && tasks.size() > 1) tasks.erase(tasks.begin() + 1, tasks.end());
  for (Task& task : tasks) {
    MATADOR_ASSIGN_OR_RETURN(task.play, random_play(task, query.played, seed, number));
    if (!task.exchange) task.exchange = Exchange{};
  }
  return absl::OkStatus();
}

}  // namespace matador
