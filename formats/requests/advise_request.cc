#include "formats/requests/advise_request.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <string>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/input/given_tags.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/output/advice.h"
#include "formats/query/expression.h"
#include "formats/requests/arguments.h"
#include "formats/text/advice_view.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/advice/question.h"
#include "solver/cards/seat.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"
#include "solver/statistics/expression.h"

namespace matador {
namespace {

// For a fault of an option and not of the deal: where the deal stands, if that is not an option,
// too.
std::uint64_t line_for_option(const DealRecord& record) {
  const std::uint64_t line = record.line_of({tags::kGame});
  return option_at(line) ? 0 : line;
}

// Whether nothing tells whose a hand alone is: then it is that of the first seat.
bool is_seat_guessed(const DealRecord& record) {
  return option_at(record.line_of({tags::kDeal})) == "--hand" &&
         ranges::none_of(std::array{tags::kSeat, tags::kPlay, tags::kStatements, tags::kDeclarer},
                         [&](const TagName& tag) { return record.find(tag) != nullptr; });
}

absl::Status check_where(const std::string& where, const DealRecord& record,
                         const PartialProblem& partial, const std::vector<std::string>& players) {
  const Problem& problem = partial.problem;
  const Seen& seen = partial.seen;
  const Case facts = dealt_case(*problem.game, problem.deal, problem.dealer, problem.options);
  Known known{
      .deal = &facts, .value = {-Expression::kLargest, Expression::kLargest}, .cards = seen.talon};
  for (Seat seat : all_seats(problem.deal.seats())) {
    if (seen.hands[at(seat)]) known.hands |= seat;
    known.cards |= seen.hands[at(seat)].value_or(CardSet{});
    known.cards |= seen.second_hands[at(seat)].value_or(CardSet{});
    for (const SeenPile& pile : seen.piles[at(seat)]) known.cards |= CardSet{pile.up};
  }
  const int seats = problem.deal.seats();
  // A condition about the own hand is one about somebody else, whose seat the hand has got.
  const auto settled = is_seat_guessed(record)
                           ? settled_values(where, *problem.game, seats, known, players)
                           : absl::StatusOr<std::string>("");
  if (settled.ok() && !settled->empty()) {
    return invalid("the hand is taken to be that of ", seat_name(*problem.game, Seat::number(1)),
                   ", so that ", *settled, "; --seat says whose it is");
  }
  return check_possible(where, *problem.game, seats, known, players);
}

// "0,2,5", of the options of an answer.
absl::StatusOr<std::vector<std::size_t>> read_among(const std::string& text) {
  std::vector<std::size_t> among;
  for (const absl::string_view word : absl::StrSplit(text, ',')) {
    std::uint32_t option = 0;
    if (!absl::SimpleAtoi(word, &option)) {
      return invalid("among: ", in_quotes(text), ", expected numbers of options");
    }
    among.push_back(option);
  }
  return among;
}

// Of a deal in which all hands are known: what the player knows of it whose turn it is.
absl::StatusOr<PartialProblem> read_with_hidden_hands(const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem(record));
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> played,
                           read_tasks(record, problem, /*all_contracts=*/false));
  const auto fault = [&](const absl::Status& status) {
    return DealError{line_of_partial_problem(record), absl::StrCat("--hide: ", status.message())};
  };
  // Where everyone plays for himself there is a task for each player.
  const auto is_same = [&](const Task& task) {
    return task.contract == played.front().contract && task.declarer == played.front().declarer;
  };
  if (played.empty() || !ranges::all_of(played, is_same)) {
    return fault(invalid("one contract and its declarer must be known"));
  }
  const Task& task = played.front();
  if (!task.exchange) return as_known_before_exchange(task);
  const absl::StatusOr<Turn> turn = turn_of(task);
  if (!turn.ok()) return fault(turn.status());
  const std::optional<Seat> chooser = chooser_of(task, *turn);
  if (!chooser) return fault(invalid("the play is over: there is no question"));
  const Game& game = *problem.game;
  const auto asker = read_seat(record.value(tags::kSeat), game, problem.deal.seats());
  if (asker.ok() && *asker != *chooser) {
    return fault(invalid("it is the turn of ", seat_name(game, *chooser), ", not of ",
                         seat_name(game, *asker)));
  }
  return as_known(task, task.play.size());
}

// The question, with the contracts and the condition of the settings.
absl::StatusOr<PartialProblem> read_question(const DealRecord& record,
                                             const AdviceSettings& settings) {
  MATADOR_ASSIGN_OR_RETURN(PartialProblem partial, settings.hide ? read_with_hidden_hands(record)
                                                                 : read_partial_problem(record));
  if (!settings.contracts.empty()) {
    const auto contracts = read_contracts(settings.contracts, *partial.problem.game);
    if (!contracts.ok()) {
      return DealError{line_for_option(record),
                       absl::StrCat("--contracts: ", contracts.status().message())};
    }
    partial.contracts = *contracts;
  }
  if (settings.wanted.sensible &&
      ranges::none_of(partial.problem.game->info().contracts, &ContractInfo::is_judged)) {
    return DealError{record.line_of({tags::kGame}),
                     absl::StrCat("--sensible is not available in ",
                                  std::string(partial.problem.game->name()), "; use --where")};
  }
  if (!settings.where.empty()) {
    const Problem& problem = partial.problem;
    const auto players = read_notes(record, *problem.game, problem.deal.seats()).names;
    const auto where = read_condition(settings.where, *problem.game, problem.deal.seats(), players);
    if (!where.ok()) {
      return DealError{line_for_option(record),
                       absl::StrCat("--where:\n", where.status().message())};
    }
    if (const absl::Status status = check_where(settings.where, record, partial, players);
        !status.ok()) {
      return DealError{record.line_of({tags::kGame}), absl::StrCat("--where: ", status.message())};
    }
    partial.where = *where;
  }
  return partial;
}

// The option that gives what a question lacks.
std::string how_to_give(std::optional<Lack> lack) {
  if (!lack) return "";
  return *lack == Lack::kObserver
             ? " or --seat, or hide the other hands by --hide"
             : ", or --talon, or a plus behind the hand, as in --hand 'HAND + CARD CARD'";
}

DealError fault_of(const DealRecord& record, const absl::Status& status) {
  std::string message(status.message());
  if (absl::IsDeadlineExceeded(status)) {
    message +=
        "; without --seconds it takes as long as it needs, and --limit is a bound that never "
        "depends on the machine";
  }
  return {line_of_partial_problem(record), message + how_to_give(lack_of(status))};
}

std::uint64_t enough_nodes(const PartialProblem& partial) {
  const absl::StatusOr<AdviceQuestion> question = question_of(partial);
  const bool is_card = question.ok() && question->kind == AdviceKind::kCard;
  return is_card ? kEnoughForCard : kEnoughNodes;
}

}  // namespace

absl::StatusOr<AdviceSettings> read_advice_settings(const Arguments& arguments, bool symbols) {
  AdviceSettings settings{.format = arguments.format(),
                          .wanted = {},
                          .contracts = {},
                          .where = {},
                          .hide = arguments.has(options::kHide),
                          .is_unbounded = false,
                          .symbols = symbols};
  AdviceWanted& wanted = settings.wanted;
  MATADOR_ASSIGN_OR_RETURN(wanted.objective, read_objective(arguments));
  if (arguments.has(options::kWorlds)) wanted.worlds = arguments.number(options::kWorlds);
  wanted.enumerate = arguments.number(options::kEnumerate);
  wanted.seed = arguments.number(options::kSeed);
  wanted.sensible = arguments.has(options::kSensible);
  settings.where = arguments.text(options::kWhere);
  wanted.all_options = arguments.has(options::kAllOptions);
  wanted.seconds = arguments.decimal(options::kSeconds);
  wanted.node_limit = arguments.number(options::kLimit);
  if (arguments.has(options::kSolved)) {
    MATADOR_ASSIGN_OR_RETURN(wanted.solved, read_solved_worlds(arguments.text(options::kSolved)));
  }
  settings.is_unbounded = !wanted.worlds && wanted.seconds == 0 && wanted.node_limit == 0;
  if (arguments.has(options::kContracts) && arguments.text(options::kContracts) != "all") {
    settings.contracts = absl::StrSplit(arguments.text(options::kContracts), ',');
  }
  return settings;
}

absl::StatusOr<WorldsPart> read_worlds_part(const Arguments& arguments) {
  WorldsPart part;
  part.first = arguments.number(options::kFirst);
  part.step = arguments.number(options::kStep);
  if (arguments.has(options::kAmong)) {
    MATADOR_ASSIGN_OR_RETURN(part.among, read_among(arguments.text(options::kAmong)));
  }
  return part;
}

absl::StatusOr<Advice> find_advice(const DealRecord& record, const AdviceSettings& settings,
                                   const Workers& workers) {
  MATADOR_ASSIGN_OR_RETURN(const PartialProblem known, read_question(record, settings));
  AdviceWanted wanted = settings.wanted;
  if (settings.is_unbounded) wanted.enough_nodes = enough_nodes(known);
  absl::StatusOr<Advice> advice = advise(known, wanted, workers);
  if (!advice.ok()) return fault_of(record, advice.status());
  return *std::move(advice);
}

absl::StatusOr<std::string> find_world_values(const DealRecord& record,
                                              const AdviceSettings& settings,
                                              const WorldsPart& part, const Workers& workers) {
  MATADOR_ASSIGN_OR_RETURN(const PartialProblem partial, read_question(record, settings));
  const absl::StatusOr<WorldsAnswer> answer = solve_worlds(partial, settings.wanted, part, workers);
  if (!answer.ok()) return fault_of(record, answer.status());
  return solved_worlds_json(*answer);
}

std::string advice_text(const NumberedDeal& deal, const DealRecord& record, const Advice& advice,
                        const AdviceSettings& settings) {
  switch (settings.format) {
    case Format::kJson:
      return advice_json(deal.number, advice);
    case Format::kCsv:
      return advice_csv(deal.number, advice);
    case Format::kText:
      break;
  }
  const Task& model = advice.question.known.model;
  const Notes notes = read_notes(record, *model.game, model.deal.seats());
  return advice_view(deal.number, advice, notes, settings.symbols) + "\n";
}

}  // namespace matador
