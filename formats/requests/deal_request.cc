#include "formats/requests/deal_request.h"

#include <stdexcept>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_record.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/requests/statistics_arguments.h"
#include "solver/deals/numbered.h"

namespace matador {
namespace {

constexpr std::uint64_t kUsualTries = 1'000'000;

// The conditions on every deal.
Survey survey_asked(const Arguments& arguments) {
  Survey survey = read_survey(arguments);
  const Game& game = *survey.game;
  survey.options = usable(read_options(arguments.text("options", ""), game));
  if (arguments.has("contracts")) {
    survey.only = usable(read_contract_list(arguments.needed_text("contracts"), game));
  }
  if (arguments.has("declarer")) {
    if (survey.only.empty()) throw UsageError("--declarer is for --contracts");
    if (game.info().counts_penalties) {
      throw UsageError(absl::StrCat("--declarer: nobody declares in ", std::string(game.name())));
    }
    survey.declarer = usable(read_seat(arguments.needed_text("declarer"), game, survey.seats));
  }
  if (!survey.where) return survey;
  const Needs needs = survey.where->needs();
  if (needs == Needs::kValue) {
    throw UsageError("--where: the value of a deal is not known before it is solved");
  }
  if (survey.where->is_always_false()) throw UsageError("the condition can never be true");
  if (needs == Needs::kContract && !game.has_auction() && survey.only.empty()) {
    throw UsageError(
        absl::StrCat(std::string(game.name()),
                     " has no auction that the cards decide: --where needs --contracts "
                     "to speak of it"));
  }
  return survey;
}

WantedDeals read_wanted(const Arguments& arguments) {
  if (arguments.has("tries") && !arguments.has("where")) throw UsageError("--tries is for --where");
  WantedDeals wanted{.seed = arguments.number("seed", 1, 0, kMostNumber),
                     .first = arguments.number("first", 0, 0, kMostNumber),
                     .count = 0,
                     .tries = arguments.number("tries", kUsualTries, 1, kMostNumber)};
  const std::uint64_t left = wanted.first == 0 ? kMostNumber : kMostNumber - wanted.first + 1;
  wanted.count = arguments.number("deals", 1, 0, left);
  return wanted;
}

Dealers read_dealers(const Arguments& arguments, const Survey& survey) {
  const std::string text = arguments.text("dealer", "");
  if (text.empty() || text == "rotate") return {.rotate = text == "rotate"};
  const absl::StatusOr<Seat> seat = read_seat(text, *survey.game, survey.seats);
  if (seat.ok()) return {.always = *seat};
  throw UsageError(absl::StrCat("--dealer: ", std::string(seat.status().message()), ", or rotate"));
}

std::string deal_text(const Survey& survey, const Deal& deal, const std::string& id, bool json) {
  Problem problem{.game = survey.game,
                  .deal = deal,
                  .dealer = survey.dealer,
                  .contract = survey.contract,
                  .declarer = survey.declarer,
                  .options = survey.options};
  // Where anybody may have won the auction it must be said who has.
  if (problem.contract && !problem.declarer && survey.game->info().may_pass) {
    problem.declarer = forehand(problem);
  }
  DealRecord record = write_problem(problem);
  record.add("Id", id);
  return json ? write_json_record(record) : write_record(record);
}

// The deal in each contract that is wanted, if any are, in which it fulfils the conditions.
std::string deal_texts(Survey& survey, const Deal& deal, const std::string& id, bool json) {
  std::string texts;
  std::vector<std::optional<Contract>> contracts(survey.only.begin(), survey.only.end());
  if (contracts.empty()) contracts.emplace_back();
  for (const std::optional<Contract>& contract : contracts) {
    survey.contract = contract;
    if (usable(fulfils(survey, deal))) texts += deal_text(survey, deal, id, json);
  }
  return texts;
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

DealRequest read_deal_request(const Arguments& arguments) {
  DealRequest request{.survey = survey_asked(arguments)};
  request.dealers = read_dealers(arguments, request.survey);
  request.wanted = read_wanted(arguments);
  request.json = arguments.has("json");
  return request;
}

void write_deals(const DealRequest& request, const WriteText& write, const WriteText& tell) {
  Survey survey = request.survey;
  const WantedDeals& wanted = request.wanted;
  const DealShape shape = survey.game->shape(survey.seats);
  std::uint64_t found = 0;
  std::uint64_t examined = 0;
  std::uint64_t misses = 0;  // since the last deal that was written
  while (found < wanted.count && misses < wanted.tries) {
    const std::uint64_t number = wanted.first + examined;
    const Deal deal = numbered_deal(shape, wanted.seed, number, survey.fixed);
    survey.dealer = request.dealers.at(found, survey.seats);
    ++examined;
    ++misses;
    const std::string id = absl::StrCat(wanted.seed, "/", number);
    const std::string texts = deal_texts(survey, deal, id, request.json);
    write(texts);
    if (!texts.empty()) {
      ++found;
      misses = 0;
    }
    if (number == kMostNumber) break;
  }
  if (survey.where && examined > 0) tell(share_text(found, examined));
  if (found == wanted.count) return;
  throw std::runtime_error(
      misses < wanted.tries
          ? absl::StrCat("no more deals of seed ", wanted.seed)
          : absl::StrCat("no deal in ", misses, " tries matches the condition; found ", found));
}

}  // namespace matador
