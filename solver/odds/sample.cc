#include "solver/odds/sample.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"

namespace matador {
namespace {

Objective objective_of(Question question) {
  return question == Question::kTricks  ? Objective::kTricks
         : question == Question::kScore ? Objective::kScore
                                        : Objective::kPoints;
}

Case dealt_case(const Survey& survey, const Deal& deal) {
  Case dealt{.game = survey.game,
             .seats = deal.seats(),
             .options = survey.options,
             .forehand = forehand(deal.seats(), survey.dealer)};
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    dealt.hands[static_cast<std::size_t>(i)] = deal.open_cards(seat);
  }
  return dealt;
}

// With what is known once it is said how the deal is played.
Case played_case(Case dealt, const Task& task) {
  dealt.contract = task.contract;
  dealt.trump = task.game->trump(task.contract);
  dealt.declarer = task.declarer;
  dealt.leader = task.leader;
  return dealt;
}

int longest(const Case& facts, Seat seat) {
  return longest_trump_suit(*facts.game, facts.hand(seat));
}

// Whether the declarer of an auction beat an equal length by being in clubs.
bool is_better(const Case& played) {
  const int length = longest(played, *played.declarer);
  for (Seat seat = played.forehand; seat != *played.declarer; seat = seat.next(played.seats)) {
    if (longest(played, seat) == length) return true;
  }
  return false;
}

// The number that a question of hands asks for, of the hand of seat 1.
int measure(Question question, const Case& facts) {
  const Seat seat = Seat::number(1);
  return question == Question::kMelds ? worth_of_melds(facts, seat) : longest(facts, seat);
}

// Who plays the contract that the survey gives: nobody where all pass in the auction that would
// say it.
absl::StatusOr<std::optional<Seat>> declarer_of(const Survey& survey, Problem problem) {
  if (survey.declarer) return survey.declarer;
  if (survey.game->names_contract_freely()) return forehand(problem);
  if (!survey.game->has_auction()) problem.contract = Contract{};  // the same in all of them
  const absl::StatusOr<std::vector<Task>> usual = survey.game->tasks(problem);
  if (!usual.ok()) return usual.status();
  return usual->empty() ? std::nullopt : std::optional(usual->front().declarer);
}

// Whether the task can be solved for what is asked: null in Skat has no points.
bool has_answer(Question question, const Task& task) {
  const std::vector<Objective> objectives = task.game->objectives_of(task.contract);
  return !has_mean(question) || std::find(objectives.begin(), objectives.end(),
                                          objective_of(question)) != objectives.end();
}

// How the deal is to be played; not at all where everybody passes.
absl::StatusOr<std::vector<Task>> tasks_of(const Survey& survey, const Deal& deal) {
  const Game& game = *survey.game;
  Problem problem{.game = &game, .deal = deal, .dealer = survey.dealer, .options = survey.options};
  if (survey.contract || survey.all_contracts) {
    const absl::StatusOr<std::optional<Seat>> declarer = declarer_of(survey, problem);
    if (!declarer.ok()) return declarer.status();
    if (!*declarer) return std::vector<Task>{};
    problem.declarer = *declarer;
    if (game.everyone_for_himself(survey.seats)) problem.player = *declarer;
  }
  problem.contract = survey.contract;
  problem.trump = survey.trump;
  absl::StatusOr<std::vector<Task>> tasks = game.tasks(problem, survey.all_contracts);
  if (survey.all_contracts && tasks.ok()) {
    const std::vector<Contract>& only = survey.only;
    std::erase_if(*tasks, [&](const Task& task) {
      const Contract contract{task.contract.index};
      if (!only.empty() && std::find(only.begin(), only.end(), contract) == only.end()) return true;
      return task.declarer != *problem.declarer || !has_answer(survey.question, task);
    });
  }
  return tasks;
}

// The most that a question knows of a deal.
Needs known_to(Question question) {
  return is_of_hands(question)            ? Needs::kAllHands
         : question == Question::kAuction ? Needs::kContract
                                          : Needs::kValue;
}

absl::Status check_needs(Question question, const Expression& expression) {
  if (expression.needs() <= known_to(question)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      is_of_hands(question)
          ? "of hands only the cards are known: no declarer, leader, trump, contract and value"
          : "in auctions no deal is solved: there is no value");
}

// One survey, one deal after the other.
class Sampler {
 public:
  Sampler(const Survey& survey, Solver& solver) : survey_(survey), solver_(solver) {}

  absl::Status add(const Deal& deal);
  Sample take() { return std::move(sample_); }

 private:
  bool counts(const Case& facts) const { return !survey_.where || survey_.where->holds(facts); }
  bool where_solved() const { return survey_.where && survey_.where->needs() == Needs::kValue; }
  void add_row(const Case& facts, const RowKey& outcome, const Tally& tally = {.deals = 1});
  absl::Status add_played(const Deal& deal, const Case& facts);
  void add_auction(const std::vector<Task>& tasks, const Case& facts);
  absl::Status add_solved(const std::vector<Task>& tasks, const Case& facts);
  // The task of the best score; the first among equals.
  absl::StatusOr<Task> chosen(const std::vector<Task>& tasks);
  absl::StatusOr<int> value(const Task& task);

  const Survey& survey_;
  Solver& solver_;
  Sample sample_;
};

absl::Status Sampler::add(const Deal& deal) {
  ++sample_.examined;
  const Case facts = dealt_case(survey_, deal);
  if (!is_of_hands(survey_.question)) return add_played(deal, facts);
  if (counts(facts)) add_row(facts, {measure(survey_.question, facts)});
  return absl::OkStatus();
}

absl::Status Sampler::add_played(const Deal& deal, const Case& facts) {
  const absl::StatusOr<std::vector<Task>> tasks = tasks_of(survey_, deal);
  if (!tasks.ok()) return tasks.status();
  if (survey_.all_contracts) {
    for (const Task& task : *tasks) {
      if (absl::Status status = add_solved({task}, facts); !status.ok()) return status;
    }
    return absl::OkStatus();
  }
  if (is_solved(survey_.question)) return add_solved(*tasks, facts);
  add_auction(*tasks, facts);
  return absl::OkStatus();
}

void Sampler::add_auction(const std::vector<Task>& tasks, const Case& facts) {
  if (tasks.empty() || tasks.front().all_passed) {
    if (counts(facts)) add_row(facts, {0, 0, std::nullopt});
    return;
  }
  const Case played = played_case(facts, tasks.front());
  if (!counts(played)) return;
  add_row(played,
          {longest(played, *played.declarer), played.trump == Suit::kClubs ? 1 : 0,
           played.declarer->number()},
          {.deals = 1, .better = is_better(played) ? 1 : 0, .choice = tasks.size() > 1 ? 1 : 0});
}

absl::Status Sampler::add_solved(const std::vector<Task>& tasks, const Case& facts) {
  // Nothing is solved if all pass, or if no choice of the declarer can make the deal count.
  const bool may_count = (where_solved() && !tasks.empty()) ||
                         std::any_of(tasks.begin(), tasks.end(), [&](const Task& task) {
                           return counts(played_case(facts, task));
                         });
  if (!may_count) return absl::OkStatus();
  const absl::StatusOr<Task> task = chosen(tasks);
  if (!task.ok()) return task.status();
  Case played = played_case(facts, *task);
  if (!where_solved() && !counts(played)) return absl::OkStatus();
  const absl::StatusOr<int> solved = value(*task);
  if (!solved.ok()) return solved.status();
  played.value = *solved;
  if (where_solved() && !counts(played)) return absl::OkStatus();
  if (has_mean(survey_.question)) {
    Tally tally;
    tally.add(*solved);
    add_row(played, {}, tally);
  } else {
    add_row(played, {*solved});
  }
  return absl::OkStatus();
}

absl::StatusOr<Task> Sampler::chosen(const std::vector<Task>& tasks) {
  if (tasks.size() == 1) return tasks.front();
  const absl::StatusOr<std::vector<Solution>> scores =
      solver_.solve_all(tasks, {.objective = Objective::kScore});
  if (!scores.ok()) return scores.status();
  const auto best =
      std::max_element(scores->begin(), scores->end(),
                       [](const Solution& a, const Solution& b) { return a.low < b.low; });
  return tasks[static_cast<std::size_t>(best - scores->begin())];
}

absl::StatusOr<int> Sampler::value(const Task& task) {
  if (survey_.question == Question::kVol) {
    const absl::StatusOr<Decision> vol =
        solver_.decide(task, Goal::kTricks, task.deal.shape().cards_each());
    if (!vol.ok()) return vol.status();
    return vol->yes ? 1 : 0;
  }
  if (survey_.question == Question::kBock) {
    const absl::StatusOr<Solution> tricks = solver_.solve(task, {.objective = Objective::kTricks});
    if (!tricks.ok()) return tricks.status();
    return 2 * tricks->low == task.deal.shape().cards_each() ? 1 : 0;
  }
  const absl::StatusOr<Solution> solution =
      solver_.solve(task, {.objective = objective_of(survey_.question)});
  if (!solution.ok()) return solution.status();
  return solution->low;
}

void Sampler::add_row(const Case& facts, const RowKey& outcome, const Tally& tally) {
  RowKey key;
  for (const Expression& fact : survey_.by) key.push_back(fact.evaluate(facts));
  key.insert(key.end(), outcome.begin(), outcome.end());
  sample_.table.add(key, tally);
}

}  // namespace

bool is_of_hands(Question question) {
  return question == Question::kLength || question == Question::kMelds;
}

bool is_solved(Question question) {
  return !is_of_hands(question) && question != Question::kAuction &&
         question != Question::kMatadors;
}

bool is_yes_or_no(Question question) {
  return question == Question::kVol || question == Question::kBock;
}

bool has_mean(Question question) { return is_solved(question) && !is_yes_or_no(question); }

std::vector<Portion> portions_of(Question question, const Game& game, int seats) {
  switch (question) {
    case Question::kScore:
      if (game.everyone_for_himself(seats)) return {};
      return {{"lost", &Tally::lost}};
    case Question::kAuction:
      return {{"better", &Tally::better}, {"choice", &Tally::choice}};
    default:
      return {};
  }
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
    default:
      return {};
  }
}

absl::Status check_survey(const Survey& survey) {
  const auto fault = [](auto... parts) {
    return absl::InvalidArgumentError(absl::StrCat(parts...));
  };
  const Game& game = *survey.game;
  const std::string name(game.name());
  const bool solved = is_solved(survey.question);
  if (survey.question == Question::kAuction && !game.has_auction()) {
    return fault(name, " has no auction that the cards decide");
  }
  if (survey.question == Question::kMelds && !game.odds().has_melds()) {
    return fault(name, " has no melds");
  }
  if (survey.question == Question::kPoints && !game.has(Objective::kPoints)) {
    return fault(name, " has no card points");
  }
  if (game.counts_penalties() && solved && survey.question != Question::kScore) {
    return fault(name, " has nothing to win: ask for the score, which is a penalty");
  }
  if (survey.question == Question::kMatadors &&
      game.odds().ways_by_matadors(survey.seats).empty()) {
    return fault(name, " has no matadors that are paid");
  }
  if (survey.question == Question::kBock && !game.odds().has_bock()) {
    return fault(name, " has no Bock");
  }
  const bool given = survey.contract || survey.all_contracts;
  if (!solved && (given || survey.trump || survey.declarer)) {
    return fault("a contract, its trump and its declarer are for deals that are solved");
  }
  if (solved && !game.has_auction() && !given) {
    return fault(name, " has no auction that the cards decide: a contract is needed");
  }
  if (survey.declarer && !given) {
    return fault("a declarer needs a contract, else the auction decides who declares");
  }
  if (survey.trump && !game.names_trump()) {
    return fault("in ", name, " no trump is named beside the contract");
  }
  if (survey.where) {
    if (absl::Status status = check_needs(survey.question, *survey.where); !status.ok()) {
      return status;
    }
  }
  for (const Expression& key : survey.by) {
    if (absl::Status status = check_needs(survey.question, key); !status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::StatusOr<bool> fulfils(const Survey& survey, const Deal& deal) {
  if (!survey.where) return true;
  const Case dealt = dealt_case(survey, deal);
  if (survey.where->needs() <= Needs::kAllHands) return survey.where->holds(dealt);
  const absl::StatusOr<std::vector<Task>> tasks = tasks_of(survey, deal);
  if (!tasks.ok()) return tasks.status();
  return survey.where->holds(tasks->empty() ? dealt : played_case(dealt, tasks->front()));
}

absl::StatusOr<int> contracts_each(const Survey& survey) {
  if (!survey.all_contracts) return 1;
  // The same number for every deal and declarer.
  Survey of_forehand = survey;
  of_forehand.declarer = Seat::number(1);
  const Deal any = numbered_deal(survey.game->shape(survey.seats), /*seed=*/0, /*number=*/0);
  const absl::StatusOr<std::vector<Task>> tasks = tasks_of(of_forehand, any);
  if (!tasks.ok()) return tasks.status();
  return static_cast<int>(tasks->size());
}

void count_hand(const Survey& survey, CardSet hand, Table& table) {
  const Case facts{
      .game = survey.game, .seats = survey.seats, .options = survey.options, .hands = {hand}};
  if (survey.where && !survey.where->holds(facts)) return;
  RowKey key;
  for (const Expression& fact : survey.by) key.push_back(fact.evaluate(facts));
  key.push_back(measure(survey.question, facts));
  table.add(key, {.deals = 1});
}

absl::StatusOr<Sample> sample_deals(const Survey& survey, std::uint64_t seed, std::uint64_t first,
                                    std::uint64_t count, Solver& solver) {
  if (absl::Status status = check_survey(survey); !status.ok()) return status;
  if (survey.question == Question::kMatadors) {
    return absl::InvalidArgumentError("matadors are counted over all deals, not sampled");
  }
  const DealShape shape = survey.game->shape(survey.seats);
  Sampler sampler(survey, solver);
  for (std::uint64_t i = 0; i < count; ++i) {
    const absl::Status status = sampler.add(numbered_deal(shape, seed, first + i, survey.fixed));
    if (!status.ok()) return status;
  }
  return sampler.take();
}

}  // namespace matador
