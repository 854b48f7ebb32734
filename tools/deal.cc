// `matador deal`: random deals, as a deal file. Deal number i of seed s is the same everywhere.

#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/deal_record.h"
#include "formats/problem.h"
#include "formats/seating.h"
#include "solver/deals/numbered.h"
#include "solver/odds/sample.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/output.h"
#include "tools/survey_options.h"

namespace matador {
namespace {

constexpr std::uint64_t kUsualTries = 1'000'000;

CommandLine deal_line() {
  CommandLine line(
      "deal", "--game GAME [-n N] [OPTION ...]",
      "Writes random deals as a deal file: the deals number I, I+1, ... of seed S. The\n"
      "same seed and number give the same deal on every machine. What nobody is dealt\n"
      "stands in [Talon], what lies before the players in [Table], second hands in\n[Second].\n\n"
      "With --where only deals of which the condition is true are written and counted.\n"
      "It may speak of the contract: --contracts, or that of the auction (of several\n"
      "suits the first), but not of the value. How many of the deals that is, standard\n"
      "error tells. [Id \"S/I\"] has seed and number: the same command with --first I -n 1\n"
      "writes that deal again, as long as --fix is the same.\n\n"
      "[Dealer] is written only with --dealer. With rotate the dealer passes on from deal\n"
      "to deal of the output, as in an evening. A condition speaks of the auction and of\n"
      "forehand, the seat after the dealer, accordingly.\n\n" +
          std::string(kLanguageHelp),
      "matador deal --game sjavs --seed 1 -n 1000 > thousand.deals\n"
      "matador deal --game sjavs --seed 1 --first 1000 -n 1000 > next-thousand.deals\n"
      "matador deal --game sjavs --seed 7 -n 1 --contracts hearts\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1\n"
      "matador deal --game klorsjavs --seed 1 -n 10 --contracts spil | matador solve\n"
      "matador deal --game sjavs --seed 1 -n 10 --where 'trumps(declarer) >= 8'\n"
      "matador deal --game sjavs --seed 1 -n 12 --dealer rotate > evening.deals\n"
      "matador deal --game sjavs --seed 1 -n 10 --fix '1:AK..-.QJ 3:-.A.-.-'");
  add_survey_options(line);
  line.value("seed", "S", "which deals, 0 or more; default 1");
  line.value("first", "I", "the number of the first deal; default 0");
  line.value("deals,n", "N", "how many deals; default 1");
  line.also("count", "deals");
  line.value("contracts", "C,...",
             "writes this contract into every deal; of several, or all: each deal once in each");
  line.also("contract", "contracts");
  line.value("declarer", "SEAT",
             "with --contracts: writes this declarer too; in Skat, without it, forehand");
  line.value("dealer", "SEAT|rotate",
             "writes who has dealt; rotate: each seat in turn, the last seat first");
  line.value("options", "WORDS", "writes these rule options, \"solo-vol=off suduroy\"");
  line.value("tries", "N", "give up where N deals in a row do not fulfil it; default 1000000");
  line.flag("json", "the tags of each deal as one JSON object a line");
  return line;
}

// The conditions on every deal.
Survey survey_asked(const CommandLine& line) {
  Survey survey = read_survey(line);
  const Game& game = *survey.game;
  survey.options = usable(read_options(line.text("options", ""), game));
  if (line.has("contracts")) {
    survey.only = usable(read_contract_list(line.needed_text("contracts"), game));
  }
  if (line.has("declarer")) {
    if (survey.only.empty()) throw UsageError("--declarer is for --contracts");
    survey.declarer = usable(read_seat(line.needed_text("declarer"), game, survey.seats));
  }
  if (!survey.where) return survey;
  const Needs needs = survey.where->needs();
  if (needs == Needs::kValue) {
    throw UsageError("--where: the value of a deal is not known before it is solved");
  }
  if (needs == Needs::kContract && !game.has_auction() && survey.only.empty()) {
    throw UsageError(
        absl::StrCat(std::string(game.name()),
                     " has no auction that the cards decide: --where needs --contracts "
                     "to speak of it"));
  }
  return survey;
}

// The deals of one seed, from a first number on.
struct Wanted {
  std::uint64_t seed;
  std::uint64_t first;
  std::uint64_t count;
  std::uint64_t tries;  // so many in a row may be left out
};

Wanted read_wanted(const CommandLine& line) {
  if (line.has("tries") && !line.has("where")) throw UsageError("--tries is for --where");
  Wanted wanted{.seed = line.number("seed", 1, 0, kMostNumber),
                .first = line.number("first", 0, 0, kMostNumber),
                .count = 0,
                .tries = line.number("tries", kUsualTries, 1, kMostNumber)};
  const std::uint64_t left = wanted.first == 0 ? kMostNumber : kMostNumber - wanted.first + 1;
  wanted.count = line.number("deals", 1, 0, left);
  return wanted;
}

// Who deals the deals that are written: always the same, or each seat in turn.
struct Dealers {
  bool rotate = false;
  std::optional<Seat> always = {};

  // The dealer of the deal that is written after `before` others; the first has the usual dealer.
  std::optional<Seat> at(std::uint64_t before, int seats) const {
    if (!rotate) return always;
    return Seat::number(seats).next(seats, static_cast<int>(before % static_cast<unsigned>(seats)));
  }
};

Dealers read_dealers(const CommandLine& line, const Survey& survey) {
  const std::string text = line.text("dealer", "");
  if (text.empty() || text == "rotate") return {.rotate = text == "rotate"};
  const absl::StatusOr<Seat> seat = read_seat(text, *survey.game, survey.seats);
  if (seat.ok()) return {.always = *seat};
  throw UsageError(absl::StrCat("--dealer: ", std::string(seat.status().message()), ", or rotate"));
}

std::string record_json(const DealRecord& record) {
  nlohmann::ordered_json json;
  for (const Tag& tag : record.tags) json[tag.name] = tag.value;
  return json.dump() + "\n";
}

std::string deal_text(const Survey& survey, const Deal& deal, const std::string& id, bool json) {
  Problem problem{.game = survey.game,
                  .deal = deal,
                  .dealer = survey.dealer,
                  .contract = survey.contract,
                  .declarer = survey.declarer,
                  .options = survey.options};
  // Where anybody may have won the auction it must be said who has.
  if (problem.contract && !problem.declarer && survey.game->may_pass()) {
    problem.declarer = forehand(problem);
  }
  DealRecord record = write_problem(problem);
  record.add("Id", id);
  return json ? record_json(record) : write_record(record);
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
void tell_share(std::uint64_t found, std::uint64_t examined) {
  flush_output();
  std::cerr << absl::StrFormat("%d of %d deals fulfil the condition (%.4f %%)\n", found, examined,
                               100 * static_cast<double>(found) / static_cast<double>(examined));
}

}  // namespace

int run_deal(const std::vector<std::string>& words) {
  CommandLine line = deal_line();
  if (!line.parse(words)) return 0;
  Survey survey = survey_asked(line);
  const Dealers dealers = read_dealers(line, survey);
  const Wanted wanted = read_wanted(line);
  const DealShape shape = survey.game->shape(survey.seats);
  std::uint64_t found = 0;
  std::uint64_t examined = 0;
  std::uint64_t misses = 0;  // since the last deal that was written
  while (found < wanted.count && misses < wanted.tries) {
    const std::uint64_t number = wanted.first + examined;
    const Deal deal = numbered_deal(shape, wanted.seed, number, survey.fixed);
    survey.dealer = dealers.at(found, survey.seats);
    ++examined;
    ++misses;
    const std::string id = absl::StrCat(wanted.seed, "/", number);
    const std::string texts = deal_texts(survey, deal, id, line.has("json"));
    print(texts);
    if (!texts.empty()) {
      ++found;
      misses = 0;
    }
    if (number == kMostNumber) break;
  }
  if (survey.where && examined > 0) tell_share(found, examined);
  if (found == wanted.count) return 0;
  throw std::runtime_error(
      misses < wanted.tries
          ? absl::StrCat("no more deals of seed ", wanted.seed)
          : absl::StrCat("no deal in ", misses, " tries fulfils the condition; found ", found));
}

}  // namespace matador
