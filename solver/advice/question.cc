#include "solver/advice/question.h"

#include <optional>
#include <range/v3/algorithm/max_element.hpp>
#include <string>
#include <utility>

#include "absl/strings/cord.h"
#include "solver/cards/seat.h"
#include "solver/deals/deal.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/inference/play_history.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

constexpr char kLack[] = "matador/lack";

absl::Cord written(Lack lack) { return absl::Cord(lack == Lack::kTalon ? "talon" : "observer"); }

}  // namespace

// ---- Question -----------------------------------------------------------------------------------

namespace {

bool is_begun(const Problem& problem) { return !problem.play.empty(); }

// Checks that the cards of the play are in the pack, each once. The worlds take care of all else.
absl::Status check_play(const Problem& problem) {
  const DealShape& shape = problem.deal.shape();
  CardSet played;
  for (const auto& [kind, card] : problem.play) {
    if (kind != Move::Kind::kCard) continue;
    const char* fault = !shape.pack.contains(card) ? " is not in the pack of this game"
                        : played.contains(card)    ? " is played twice"
                                                   : nullptr;
    if (fault != nullptr) {
      return invalid(to_string(card, *shape.notation), fault);
    }
    played |= CardSet{card};
  }
  return absl::OkStatus();
}

// The observer if there is no [Seat]: the only player whose hand is known, or forehand if several
// are.
absl::StatusOr<Seat> observer_of(const PartialProblem& partial) {
  const auto is_known = [&](Seat seat) { return partial.seen.hands[at(seat)].has_value(); };
  if (partial.observer) {
    if (is_known(*partial.observer)) return *partial.observer;
    return invalid("the hand of ", seat_name(partial.problem.deal.shape(), *partial.observer),
                   ", who asks, must be known");
  }
  std::vector<Seat> known;
  for (Seat seat : all_seats(partial.problem.deal.seats())) {
    if (is_known(seat)) known.push_back(seat);
  }
  if (known.size() == 1) return known.front();
  if (known.empty()) return invalid("no hand is known: nobody can ask");
  return lacking(Lack::kObserver, invalid("more than one hand is known: say who asks by [Seat]"));
}

// The last statement that is not a pass, and its player; none if all pass.
struct LastWord {
  Seat seat;
  Statement statement;
};
std::optional<LastWord> last_word(const std::vector<Statement>& statements, Seat forehand) {
  std::optional<LastWord> last;
  const auto seats = static_cast<int>(statements.size());
  for (int i = 0; i < seats; ++i) {
    const Statement& statement = statements[static_cast<std::size_t>(i)];
    if (statement.length > 0) last = {forehand.next(seats, i), statement};
  }
  return last;
}

class Asking {
 public:
  Asking(const PartialProblem& partial, Seat observer)
      : partial_(partial), problem_(partial.problem), observer_(observer) {}

  absl::StatusOr<AdviceQuestion> ask();

 private:
  // The tasks of a checked problem. If everyone plays for himself, they are about the result of the
  // observer or, in games that record only that, of the declarer.
  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem, bool all_contracts) const;
  bool has_auction() const { return problem_.game->has_auction() && !problem_.all_passed; }
  std::string name(Seat seat) const { return seat_name(problem_.deal.shape(), seat); }
  void settle_declarer();
  absl::Status settle_auction();
  absl::Status check_talon(const Task& model) const;
  absl::StatusOr<std::vector<Task>> longest_suits() const;
  absl::StatusOr<std::vector<Task>> free_contracts() const;
  absl::StatusOr<std::vector<Task>> contracts_to_name() const;
  absl::StatusOr<Task> model() const;
  AdviceQuestion question(AdviceKind kind, std::vector<Task> models) const;

  const PartialProblem& partial_;
  Problem problem_;
  Seat observer_;
  bool knows_declarer_ = true;
  bool assumes_declarer_ = false;
};

// Settles the declarer: the one of the deal or of the statements; else the observer, if the
// contract is still open; else the one that the auction of each world has.
absl::Status Asking::settle_auction() {
  if (!has_auction()) return absl::OkStatus();
  if (partial_.statements) {
    const std::optional<LastWord> last = last_word(*partial_.statements, forehand(problem_));
    if (!last) return invalid("all pass: nothing is played");
    if (problem_.declarer.value_or(last->seat) != last->seat) {
      return invalid("by what was said the declarer is ", name(last->seat));
    }
    problem_.declarer = last->seat;
    if (last->statement.in_clubs && !problem_.contract) {
      problem_.contract = contract_of(Suit::kClubs);  // Sjavs 1.8
    }
  }
  knows_declarer_ = problem_.declarer.has_value() || !problem_.contract;
  assumes_declarer_ = !problem_.declarer && !problem_.contract;
  if (!problem_.declarer) problem_.declarer = observer_;
  return absl::OkStatus();
}

// Where the leader depends on the declarer, whoever asks before the first lead is the one to lead,
// and that tells the declarer if nobody says who he is.
void Asking::settle_declarer() {
  if (has_auction() || !problem_.contract || problem_.declarer || is_begun(problem_)) return;
  std::vector<Seat> fitting;
  for (Seat declarer : all_seats(problem_.deal.seats())) {
    Problem problem = problem_;
    problem.declarer = declarer;
    const absl::StatusOr<std::vector<Task>> tasks = this->tasks(problem, false);
    if (tasks.ok() && !tasks->empty() && tasks->front().leader == observer_) {
      fitting.push_back(declarer);
    }
  }
  if (fitting.size() == 1) problem_.declarer = fitting.front();
}

absl::StatusOr<std::vector<Task>> Asking::tasks(const Problem& problem, bool all_contracts) const {
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, problem.game->tasks(problem, all_contracts));
  std::erase_if(tasks, [&](const Task& task) {
    return task.player &&
           task.player != (task.game->info().counts_for_declarer_only ? task.declarer : observer_);
  });
  return tasks;
}

// The suits that the observer may name after the auction.
absl::StatusOr<std::vector<Task>> Asking::longest_suits() const {
  CardSet cards = *partial_.seen.hands[at(observer_)];
  for (const SeenPile& pile : partial_.seen.piles[at(observer_)]) cards |= CardSet{pile.up};
  const TrumpLengths lengths = trump_lengths(*problem_.game, cards);
  const Bidding bidding = *problem_.game->info().bidding;
  if (*ranges::max_element(lengths) < bidding.shortest) {
    return invalid("no [Contract], and ", name(observer_),
                   " has no suit that is long enough to bid");
  }
  std::vector<Task> models;
  for (Suit suit : nameable(lengths, {}, bidding)) {
    Problem problem = problem_;
    problem.contract = contract_of(suit);
    MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, this->tasks(problem, false));
    models.push_back(tasks.front());
  }
  return models;
}

// The contracts of a game in which players name what they like.
absl::StatusOr<std::vector<Task>> Asking::free_contracts() const {
  Problem problem = problem_;
  problem.declarer = observer_;
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, this->tasks(problem, !problem.as_joker));
  std::erase_if(tasks, [&](const Task& task) {
    const bool wanted =
        partial_.contracts.empty() || partial_.contracts.contains({.index = task.contract.index});
    return task.declarer != observer_ || !wanted;
  });
  return tasks;
}

// The contracts that the observer may name; none if it is not his turn to name one.
absl::StatusOr<std::vector<Task>> Asking::contracts_to_name() const {
  if (problem_.declarer.value_or(observer_) != observer_) return std::vector<Task>{};
  if (has_auction()) return longest_suits();
  if (problem_.game->names_contract_freely() && !is_begun(problem_)) return free_contracts();
  return std::vector<Task>{};
}

// The one task that is played.
absl::StatusOr<Task> Asking::model() const {
  if (!problem_.contract && !problem_.all_passed) {
    if (!has_auction() && !problem_.game->names_contract_freely()) {
      return invalid("no [Contract]: in ", problem_.game->name(),
                     " advice is about the play, and needs to know what is played");
    }
    return invalid("no [Contract], and it is not for ", name(observer_), " to name it now");
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, this->tasks(problem_, false));
  if (tasks.size() != 1) {
    return invalid("no [Trump]: the trump suit must be given");
  }
  const Task& task = tasks.front();
  if (!knows_declarer_ || !partial_.seen.hands[at(task.declarer)]) return task;
  const absl::Status status = task.game->check_own_cards(task);
  return status.ok() ? absl::StatusOr<Task>(task) : status;
}

AdviceQuestion Asking::question(AdviceKind kind, std::vector<Task> models) const {
  InformationSet known{.observer = observer_,
                       .seen = partial_.seen,
                       .statements = partial_.statements,
                       .model = models.front(),
                       .knows_declarer = knows_declarer_,
                       .nameable = {},
                       .where = partial_.where};
  for (const Task& model : models) {
    const std::optional<Suit> trump = model.game->trump(model.contract);
    if (has_auction() && trump) known.nameable.push_back(*trump);
  }
  const std::optional<Seat> pushes_to =
      kind == AdviceKind::kContract && !problem_.declarer && !problem_.as_joker
          ? problem_.game->pushes_to(known.model, observer_)
          : std::nullopt;
  return {.kind = kind,
          .known = std::move(known),
          .models = std::move(models),
          .may_pass = problem_.game->may_pass() && !problem_.declarer,
          .pushes_to = pushes_to,
          .assumes_declarer = assumes_declarer_};
}

// The declarer sees the talon before he exchanges, in some games.
absl::Status Asking::check_talon(const Task& model) const {
  const int talon = model.deal.talon().size();
  if (!model.game->info().sees_talon || partial_.seen.talon.size() == talon)
    return absl::OkStatus();
  return lacking(Lack::kTalon, invalid("[Talon] must name the ", talon, " cards that ",
                                       name(observer_), " has taken up"));
}

absl::StatusOr<AdviceQuestion> Asking::ask() {
  MATADOR_RETURN_IF_ERROR(check_problem(problem_));
  MATADOR_RETURN_IF_ERROR(check_play(problem_));
  MATADOR_RETURN_IF_ERROR(settle_auction());
  settle_declarer();
  // An exchange that the others did not see does not matter to them: the cards set aside are among
  // those that they do not know.
  const bool is_hidden = problem_.game->info().sees_talon && problem_.declarer != observer_;
  if (problem_.contract && is_hidden && !problem_.exchange) problem_.exchange = Exchange{};
  std::vector<Task> named;
  if (!problem_.contract) {
    MATADOR_ASSIGN_OR_RETURN(named, contracts_to_name());
    const bool is_choice = named.size() > 1 || (named.size() == 1 && !has_auction());
    if (is_choice && !is_begun(problem_)) return question(AdviceKind::kContract, named);
    // The auction leaves him one suit.
    if (named.size() == 1) problem_.contract = named.front().contract;
  }
  MATADOR_ASSIGN_OR_RETURN(const Task model, this->model());
  if (!knows_declarer_ && (!model.exchange || partial_.seen.exchange)) {
    return invalid("no [Declarer]: add it, so that it is clear whose exchange it is");
  }
  if (!model.exchange && model.declarer == observer_) {
    MATADOR_RETURN_IF_ERROR(check_talon(model));
    return question(AdviceKind::kExchange, {model});
  }
  if (!model.exchange) {
    return invalid("add whether ", name(model.declarer),
                   " has exchanged: [Discard \"- -\"] and [Exchange \"- -\"], or \"\" if not");
  }
  const bool tricks = model.game->has_tricks(model.contract);
  const bool his_turn = !tricks || history_of(model).to_play == observer_;
  if (!his_turn && !named.empty() && !is_begun(problem_)) {
    return question(AdviceKind::kContract, named);  // no other question is left
  }
  return question(AdviceKind::kCard, {model});
}

absl::Status check_condition(const AdviceQuestion& question) {
  const std::optional<Expression>& where = question.known.where;
  if (!where) return absl::OkStatus();
  if (where->is_always_false()) {
    return invalid("the condition can never be true");
  }
  if (where->needs() == Needs::kValue) {
    return invalid(
        "the condition speaks of the value of a deal, which is not known before it is solved");
  }
  if (where->needs() == Needs::kContract && question.kind == AdviceKind::kContract) {
    return invalid("the condition speaks of the contract, which is still to be named");
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<AdviceQuestion> question_of(const PartialProblem& partial) {
  MATADOR_ASSIGN_OR_RETURN(const Seat observer, observer_of(partial));
  MATADOR_ASSIGN_OR_RETURN(AdviceQuestion question, Asking(partial, observer).ask());
  MATADOR_RETURN_IF_ERROR(check_condition(question));
  return question;
}

Objective usual_objective(const AdviceQuestion& question) {
  const Game& game = *question.known.model.game;
  const bool by_score = question.kind != AdviceKind::kCard && game.has(Objective::kScore);
  return by_score ? Objective::kScore : usual_objective(question.known.model);
}

absl::StatusOr<bool> less_is_better(const AdviceQuestion& question, Objective objective) {
  const auto less = [&](const Task& model) {
    return model.game->info().counts_penalties || falls(model.game->ladder(model, objective));
  };
  const Task& first = question.models.front();
  for (const Task& model : question.models) {
    if (less(model) == less(first)) continue;
    return invalid(
        model.game->contract(model.contract).name,
        " can be compared with others only by the score: its declarer shuns what they want");
  }
  return less(first);
}

// ---- Options ------------------------------------------------------------------------------------

namespace {

std::vector<Option> exchange_options(const Task& task) {
  std::vector<Option> options;
  for (const Exchange& exchange : task.game->exchanges(task)) {
    const Option option = exchange_option(*task.game, exchange);
    if (options.empty() || options.back() != option) options.push_back(option);
  }
  return options;
}

absl::Status check_turn(const AdviceQuestion& question, const Task& task,
                        std::optional<Seat> to_play) {
  if (!to_play) return invalid("the play is complete: there is nothing to ask");
  const Seat chooser = task.game->player_of(task, *to_play);
  if (chooser == question.known.observer) return absl::OkStatus();
  const DealShape& shape = task.deal.shape();
  const std::string what = chooser == *to_play
                               ? " is to play"
                               : " chooses the next card of " + seat_name(shape, *to_play);
  return invalid(seat_name(shape, chooser), what, ", but ",
                 seat_name(shape, question.known.observer),
                 " asks; [Seat] says whose question it is");
}

absl::StatusOr<std::vector<Option>> cards_of(const AdviceQuestion& question, const Task& task) {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  MATADOR_RETURN_IF_ERROR(check_turn(question, task, played.to_play()));
  const CardSet legal = played.legal();
  return std::vector<Option>(legal.begin(), legal.end());
}

absl::StatusOr<std::vector<Option>> moves_of(const AdviceQuestion& question, const Task& task) {
  MATADOR_ASSIGN_OR_RETURN(const auto turn,
                           task.game->contract(task.contract).without_tricks->turn(task));
  MATADOR_RETURN_IF_ERROR(check_turn(question, task, turn.to_play));
  return std::vector<Option>(turn.moves.begin(), turn.moves.end());
}

}  // namespace

absl::StatusOr<std::vector<Option>> options_of(const AdviceQuestion& question, const World& world) {
  const Task task = in_world(question.models.front(), world);
  switch (question.kind) {
    case AdviceKind::kContract:
      break;
    case AdviceKind::kExchange:
      return exchange_options(task);
    case AdviceKind::kCard:
      return task.game->has_tricks(task.contract) ? cards_of(question, task)
                                                  : moves_of(question, task);
  }
  std::vector<Option> contracts;
  for (const Task& model : question.models) contracts.emplace_back(model.contract);
  if (question.pushes_to) contracts.emplace_back(Push{});
  if (question.may_pass) contracts.emplace_back(Pass{});
  return contracts;
}

Option exchange_option(const Game& game, const Exchange& exchange) {
  if (game.info().sees_talon) return exchange;
  return BlindExchange{exchange.discard, exchange.take.size()};
}

absl::Status lacking(Lack lack, absl::Status status) {
  status.SetPayload(kLack, written(lack));
  return status;
}

std::optional<Lack> lack_of(const absl::Status& status) {
  const auto lack = status.GetPayload(kLack);
  if (!lack) return std::nullopt;
  return *lack == written(Lack::kTalon) ? Lack::kTalon : Lack::kObserver;
}

}  // namespace matador
