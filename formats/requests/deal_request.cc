#include "formats/requests/deal_request.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_record.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/query/contract_weights.h"
#include "formats/query/fixed_cards.h"
#include "formats/requests/arguments.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/statistics/query.h"

namespace matador {
namespace {

struct NumberOfDeal {
  std::uint64_t seed;
  std::uint64_t number;
};

// The conditions on every deal.
absl::StatusOr<Query> query_asked(const Arguments& arguments) {
  MATADOR_ASSIGN_OR_RETURN(Query query, read_query(arguments));
  const Game& game = *query.game;
  MATADOR_ASSIGN_OR_RETURN(query.options,
                           read_options(arguments.text(options::kRuleOptions), game));
  if (arguments.has(options::kContracts)) {
    const std::string contracts = arguments.text(options::kContracts);
    MATADOR_ASSIGN_OR_RETURN(const bool announced, read_announced_contract(contracts, query));
    if (announced) {
      if (query.tout && !game.is_declared(*query.contract)) {
        return invalid("contract ", in_quotes(contracts),
                       ": nobody declares it, or announces a tout");
      }
      query.only = {*query.contract};
    } else {
      MATADOR_ASSIGN_OR_RETURN(query.only, read_contract_list(contracts, game));
    }
  }
  if (arguments.has(options::kDeclarer)) {
    if (game.info().counts_penalties) {
      return invalid("--declarer: nobody declares in ", game.name());
    }
    MATADOR_ASSIGN_OR_RETURN(query.declarer,
                             read_seat(arguments, options::kDeclarer, game, query.seats,
                                       read_forehand(arguments, game, query.seats)));
  }
  if (arguments.has(options::kPlayed)) {
    MATADOR_ASSIGN_OR_RETURN(query.played,
                             read_played(arguments.text(options::kPlayed), game, query.seats));
    if (!game.has_auction() && query.only.empty()) {
      return invalid("--played: what is played in ", game.name(), " must be given: --contracts");
    }
  }
  if (!query.where) return query;
  const Needs needs = query.where->needs();
  if (needs == Needs::kValue) {
    return invalid("--where: the value of a deal is not known before it is solved");
  }
  MATADOR_RETURN_IF_ERROR(check_where(arguments, query));
  if (needs == Needs::kContract && !game.has_auction() && query.only.empty()) {
    return invalid(game.name(),
                   " has no auction that the cards decide: --where needs --contracts "
                   "to speak of it");
  }
  return query;
}

absl::StatusOr<WantedDeals> read_wanted(const Arguments& arguments) {
  WantedDeals wanted{.seed = arguments.number(options::kSeed),
                     .first = arguments.number(options::kFirst),
                     .count = arguments.number(options::kDeals),
                     .tries = arguments.number(options::kTries)};
  const std::uint64_t left = wanted.first == 0 ? kMostNumber : kMostNumber - wanted.first + 1;
  if (wanted.count <= left) return wanted;
  return invalid("--deals ", wanted.count, ": from number ", wanted.first,
                 " on a seed has no more than ", left);
}

absl::StatusOr<Dealers> read_dealers(const Arguments& arguments, const Query& query) {
  const std::string text = arguments.text(options::kDealer);
  if (text.empty() || text == "rotate") return Dealers{.rotate = text == "rotate"};
  const absl::StatusOr<Seat> seat = read_seat(text, *query.game, query.seats);
  if (seat.ok()) return Dealers{.always = *seat};
  return invalid("--dealer is rotate or a seat: ", seat.status().message());
}

// The first cards, and what is played, as that would not follow from the auction alone. Nothing if
// all pass.
absl::StatusOr<bool> add_first_cards(const Query& query, const NumberOfDeal& place,
                                     Problem& problem) {
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, tasks_of(query, problem.deal));
  MATADOR_RETURN_IF_ERROR(play_first_cards(query, place.seed, place.number, tasks));
  if (tasks.empty()) return false;
  const Task& task = tasks.front();
  problem.contract = task.contract;
  problem.trump = task.contract.trump;
  if (query.game->is_declared(task.contract)) problem.declarer = task.declarer;
  problem.all_passed = task.all_passed;
  problem.play = task.play;
  return true;
}

// Whether the declarer could declare the contract with his cards.
absl::StatusOr<bool> can_be_declared(const Problem& problem) {
  if (!problem.contract || !problem.declarer) return true;
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, problem.game->tasks(problem));
  return !tasks.empty() && problem.game->check_declared(tasks.front()).ok();
}

// None if the deal is to be played, and all pass; or if the cards forbid the contract.
absl::StatusOr<std::optional<Problem>> problem_of(const Query& query, const Deal& deal,
                                                  const NumberOfDeal& place) {
  Problem problem{.game = query.game,
                  .deal = deal,
                  .dealer = query.dealer,
                  .contract = query.contract,
                  .declarer = query.declarer,
                  .options = query.options,
                  .own = query.own};
  // Where anybody may have won the auction it must be said who has.
  const bool declared = problem.contract && query.game->is_declared(*problem.contract);
  if (declared && !problem.declarer && query.game->may_pass()) {
    problem.declarer = forehand(problem);
  }
  if (query.tout) problem.tout = problem.declarer;
  MATADOR_ASSIGN_OR_RETURN(bool is_wanted, can_be_declared(problem));
  if (is_wanted && query.played > 0) {
    MATADOR_ASSIGN_OR_RETURN(is_wanted, add_first_cards(query, place, problem));
  }
  return is_wanted ? std::optional(std::move(problem)) : std::nullopt;
}

// The deal in each contract that is wanted, if any are, in which it fulfils the conditions.
absl::StatusOr<std::vector<Problem>> problems_of(Query& query, const Deal& deal,
                                                 const NumberOfDeal& place) {
  std::vector<Problem> problems;
  std::vector<std::optional<Contract>> contracts(query.only.begin(), query.only.end());
  if (contracts.empty()) contracts.emplace_back();
  for (const std::optional<Contract>& contract : contracts) {
    query.contract = contract;
    MATADOR_ASSIGN_OR_RETURN(const bool fulfilled, fulfils(query, deal));
    if (!fulfilled) continue;
    MATADOR_ASSIGN_OR_RETURN(std::optional<Problem> problem, problem_of(query, deal, place));
    if (problem) problems.push_back(*std::move(problem));
  }
  return problems;
}

std::string deal_text(const Problem& problem, const NumberOfDeal& place, bool json) {
  DealRecord record = write_problem(problem);
  record.add(tags::kId, absl::StrCat(place.seed, "/", place.number));
  return json ? write_json_record(record) : write_record(record);
}

// How rare the deals are.
std::string share_text(std::uint64_t found, std::uint64_t examined) {
  return absl::StrFormat("%d of %d deals match (%.4f %%)\n", found, examined,
                         100 * static_cast<double>(found) / static_cast<double>(examined));
}

}  // namespace

std::optional<Seat> Dealers::at(std::uint64_t before, int seats) const {
  if (!rotate) return always;
  return Seat::number(seats).next(seats, static_cast<int>(before % static_cast<unsigned>(seats)));
}

absl::StatusOr<DealRequest> read_deal_request(const Arguments& arguments) {
  MATADOR_ASSIGN_OR_RETURN(Query query, query_asked(arguments));
  DealRequest request{.query = std::move(query)};
  MATADOR_ASSIGN_OR_RETURN(request.dealers, read_dealers(arguments, request.query));
  MATADOR_ASSIGN_OR_RETURN(request.wanted, read_wanted(arguments));
  request.json = arguments.has(options::kJson);
  return request;
}

absl::Status write_deals(const DealRequest& request, const WriteText& write,
                         const WriteText& tell) {
  const auto write_each = [&](std::uint64_t number, const std::vector<Problem>& problems) {
    std::string texts;
    for (const Problem& problem : problems) {
      texts += deal_text(problem, {request.wanted.seed, number}, request.json);
    }
    write(texts);
  };
  return each_deal(request, write_each, tell);
}

absl::Status each_deal(const DealRequest& request, const HearDeal& hear, const WriteText& tell) {
  Query query = request.query;
  const WantedDeals& wanted = request.wanted;
  const DealShape shape = query.game->shape(query.seats);
  std::uint64_t found = 0;
  std::uint64_t examined = 0;
  std::uint64_t misses = 0;  // since the last deal that was written
  while (found < wanted.count && misses < wanted.tries) {
    const std::uint64_t number = wanted.first + examined;
    const Deal deal = numbered_deal(shape, wanted.seed, number, query.fixed);
    query.dealer = request.dealers.at(found, query.seats);
    ++examined;
    ++misses;
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Problem> problems,
                             problems_of(query, deal, {wanted.seed, number}));
    hear(number, problems);
    if (!problems.empty()) {
      ++found;
      misses = 0;
    }
    if (number == kMostNumber) break;
  }
  if (query.where && examined > 0) tell(share_text(found, examined));
  if (found == wanted.count) return absl::OkStatus();
  return absl::FailedPreconditionError(
      misses < wanted.tries
          ? absl::StrCat("no more deals of seed ", wanted.seed)
          : absl::StrCat("no deal in ", misses, " tries matches the condition; found ", found));
}

}  // namespace matador
