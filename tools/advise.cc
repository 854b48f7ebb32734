// `matador advise`: reads deals of which not all cards are known, and prints what to do.

#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/advice_view.h"
#include "formats/answers.h"
#include "formats/partial_problem.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/output.h"
#include "tools/solver_options.h"
#include "tools/suits_option.h"
#include "tools/team.h"

namespace matador {
namespace {

constexpr std::uint64_t kMaxWorlds = 10'000'000;
constexpr std::uint64_t kMaxSeconds = 1'000'000;

CommandLine advise_line() {
  CommandLine line(
      "advise", "[OPTION ...] [FILE ...]",
      "Tells what to do with only one's own cards: which contract to name, what to\n"
      "exchange, which card to play. The cards that are not seen are dealt in every way\n"
      "that fits the play and the auction, or in many random ones; each way is solved\n"
      "with open cards, and the option that is best on average is the advice.\n"
      "\n"
      "In the deal file - stands for a hand that is not seen:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Deal \"1:.AQJ.A7.AT9 - - -\"]\n"
      "  [Seat \"1\"]                      who asks\n"
      "  [Contract \"hearts\"]             without it the question may be the contract\n"
      "  [Declarer \"2\"]\n"
      "  [Play \"HA HT\"]                  cards played so far\n"
      "\n"
      "In Jass to push is an option too: the partner then names the contract that promises\n"
      "most by his own cards, at a glance.\n"
      "\n"
      "Open cards have a weakness: once a card is played, everybody is taken to see all\n"
      "cards. So nothing is won by hiding cards or by finding out where they lie, and a\n"
      "guess that can be put off costs nothing. Where such things decide, trust yourself.\n"
      "\n"
      "formats/deals.md and formats/answers.md are the manuals.",
      "matador advise hand.deals\n"
      "matador advise --json --objective score hand.deals\n"
      "matador advise --worlds 1000 --seconds 10 hand.deals\n"
      "matador advise --contracts bells,obenabe,slalom hand-of-coiffeur.deals");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each deal");
  line.flag("csv", "a table of comma-separated values, a row for each option");
  line.value("objective", "WHAT",
             "points, tricks or score; default: for contracts and exchanges the score, for cards "
             "the game's usual one");
  line.value("worlds", "N",
             absl::StrCat("ways to deal the other cards, of a sample; default ", kWorldsForCards,
                          ", for contracts and exchanges ", kWorldsForContracts,
                          "; fewer, once one option is far ahead"));
  line.value("enumerate", "N",
             "all ways are looked at where they are so many or fewer; default 2000");
  line.value("seconds", "S",
             "stops after so many seconds for each deal, with what is solved by then");
  line.value("seed", "S", "of the sample; default 1");
  line.value("contracts", "C,...", "only these contracts may be named; default: every one");
  line.also("contract", "contracts");
  line.value("threads", "N", "ways solved at the same time; default: one for each core");
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

struct AdviceSettings {
  Format format;
  AdviceWanted wanted;
  std::optional<std::uint64_t> seconds;
  std::vector<std::string> contracts;
  int threads;
};

AdviceSettings advice_settings(const CommandLine& line) {
  AdviceSettings settings{
      .format = line.format(), .wanted = {}, .seconds = {}, .contracts = {}, .threads = 0};
  if (line.has("objective")) {
    const std::string name = line.needed_text("objective");
    settings.wanted.objective = find_objective(name);
    if (!settings.wanted.objective) {
      throw UsageError(absl::StrCat("unknown objective ", in_quotes(name),
                                    did_you_mean_or_expected(name, {"points", "tricks", "score"})));
    }
  }
  if (line.has("worlds")) settings.wanted.worlds = line.number("worlds", 1, 1, kMaxWorlds);
  settings.wanted.enumerate = line.number("enumerate", settings.wanted.enumerate, 0, kMaxWorlds);
  settings.wanted.seed = line.number("seed", settings.wanted.seed, 0, kMostNumber);
  if (line.has("seconds")) settings.seconds = line.number("seconds", 1, 1, kMaxSeconds);
  if (line.has("contracts") && line.needed_text("contracts") != "all") {
    settings.contracts = absl::StrSplit(line.needed_text("contracts"), ',');
  }
  settings.threads = read_threads(line);
  return settings;
}

Outcome<Advice> advice_on(const DealRecord& record, const AdviceSettings& settings, Team& team) {
  Outcome<PartialProblem> read = read_partial_problem(record);
  if (const auto* error = std::get_if<DealError>(&read)) return *error;
  auto& partial = std::get<PartialProblem>(read);
  if (!settings.contracts.empty()) {
    const auto contracts = read_contracts(settings.contracts, *partial.problem.game);
    if (!contracts.ok()) {
      return DealError{record.line_of({"Game"}),
                       absl::StrCat("--contracts: ", std::string(contracts.status().message()))};
    }
    partial.contracts = *contracts;
  }
  team.set_time(settings.seconds);
  const absl::StatusOr<Advice> advice = advise(partial, settings.wanted, team.workers());
  if (!advice.ok()) {
    return DealError{line_of_partial_problem(record), std::string(advice.status().message())};
  }
  return *advice;
}

std::string written(const NumberedDeal& deal, const DealRecord& record, const Advice& advice,
                    Format format) {
  switch (format) {
    case Format::kJson:
      return advice_json(deal.number, advice);
    case Format::kCsv:
      return advice_csv(deal.number, advice);
    case Format::kText:
      break;
  }
  const Task& model = advice.question.known.model;
  const Notes notes = read_notes(record, *model.game, model.deal.seats());
  return advice_view(deal.number, advice, notes, terminal_has_symbols()) + "\n";
}

}  // namespace

int run_advise(const std::vector<std::string>& words) {
  CommandLine line = advise_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const AdviceSettings settings = advice_settings(line);
  if (settings.format == Format::kCsv) print(advice_csv_header());
  Team team(settings.threads, {});
  return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) {
    const Outcome<Advice> advice = advice_on(record, settings, team);
    const auto* error = std::get_if<DealError>(&advice);
    return error != nullptr ? Outcome<std::string>(*error)
                            : written(deal, record, std::get<Advice>(advice), settings.format);
  });
}

}  // namespace matador
