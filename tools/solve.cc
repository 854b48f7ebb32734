// `matador solve`: reads deals, and prints their values.

#include <iostream>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/answers.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/games/registry.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/deal_solver.h"
#include "tools/double_dummy.h"
#include "tools/in_order.h"
#include "tools/output.h"
#include "tools/progress.h"
#include "tools/solver_options.h"
#include "tools/suits_option.h"

namespace matador {
namespace {

CommandLine solve_line() {
  CommandLine line(
      "solve", "[OPTION ...] [FILE ...]",
      "Tells what each deal is worth with all cards on the table: what the declaring\n"
      "side can force against any defence. Reads deal files, or standard input, and\n"
      "answers in the order of the input. Where cards lie on the table for the declarer\n"
      "to exchange and the deal does not say what he did, it finds his best exchange.\n"
      "Where everyone plays for himself, as in Jass with three, it tells what each can\n"
      "force against all others; in Davoserjazz the penalty that he can hold himself to.\n"
      "\n"
      "A deal file has a tag a line and a blank line after each deal:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
      "  [Contract \"hearts\"]             without it the forced auction decides\n"
      "  [Declarer \"1\"]\n"
      "  [Play \"HA HT\"]                  cards played so far\n"
      "\n"
      "A hand is spades.hearts.diamonds.clubs, in Jass shields.roses.bells.acorns.\n"
      "formats/deals.md and formats/answers.md are the manuals; matador games lists games\n"
      "and contracts.",
      "matador solve evening.deals\n"
      "matador deal --game sjavs --seed 1 -n 1000 | matador solve --json > values\n"
      "matador solve --json --cards --line --objective score evening.deals\n"
      "matador solve --contracts all evening.deals\n"
      "matador solve --pbn --from deal tournament.pbn > with-tables.pbn\n"
      "matador solve --contracts bells,obenabe,slalom evening-of-coiffeur.deals\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1 | matador solve --exchanges\n"
      "matador solve --player 2 --model maxn ending-of-three.deals");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each result");
  line.flag("csv", "a table of comma-separated values");
  line.flag("pbn",
            "of bridge: the games in PBN, each with its double-dummy table and par; of games that "
            "were played, with --from deal");
  line.flag("dds", "of bridge: the double-dummy tables alone, as libdds prints them");
  line.value("objective", "WHAT", "points, tricks or score; default: the game's usual one");
  line.flag("cards", "with the value of every card that may be played (always in the text)");
  line.flag("line", "with one line of best play to the end (always in the text)");
  line.flag("exchanges", "with the value of every exchange, where that is still open");
  line.value("player", "N",
             "where everyone plays for himself, only the value of this seat; default: "
             "of each");
  line.value("model", "MODEL",
             "what the others then want: paranoid, that he gets as little as possible "
             "(the default); maxn, each the most for himself, for endings");
  line.value("contracts", "C,...",
             "not what the deal says, but these contracts by every declarer that the game allows, "
             "slalom and gustav in both directions; all: every contract");
  line.also("contract", "contracts");
  line.value("from", "WHERE",
             "deal: the deal as dealt, before the exchange and the play; position, the default: "
             "as it is after [Play]");
  add_names_option(line);
  line.value("limit", "NODES",
             "cards that the search may play in one solve; where that is not "
             "enough it tells the interval that it has proven");
  add_machine_options(line);
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

Model read_model(const CommandLine& line) {
  const std::string name = line.text("model", "paranoid");
  const std::optional<Model> model = find_model(name);
  if (model) return *model;
  throw UsageError(absl::StrCat("unknown model ", in_quotes(name),
                                did_you_mean_or_expected(name, {"paranoid", "maxn"})));
}

bool is_contract(const std::string& name) {
  return ranges::any_of(
      all_games(), [&](const Game* game) { return matador::read_contracts({name}, *game).ok(); });
}

// The names of --contracts, each known in some game.
std::vector<std::string> read_contracts(const CommandLine& line) {
  if (!line.has("contracts")) return {};
  std::vector<std::string> names = absl::StrSplit(line.needed_text("contracts"), ',');
  if (names.front() == kEveryContract && names.size() == 1) return names;
  for (const std::string& name : names) {
    if (is_contract(name)) continue;
    std::vector<std::string> known;
    if (names.size() == 1) known.emplace_back(kEveryContract);
    for (const Game* game : all_games()) {
      for (const std::string& contract : contract_names(*game)) {
        known.insert(known.end(), {contract, contract.substr(0, contract.find('-'))});
      }
    }
    throw UsageError(
        absl::StrCat("--contracts: unknown contract ", in_quotes(name), did_you_mean(name, known)));
  }
  return names;
}

std::string read_from(const CommandLine& line) {
  const std::string from = line.text("from", "position");
  if (from == "position" || from == "deal") return from;
  throw UsageError(absl::StrCat("unknown --from ", in_quotes(from),
                                did_you_mean_or_expected(from, {"position", "deal"})));
}

// --pbn and --dds always ask the same question, so other options of a question exclude them.
void check_double_dummy(const CommandLine& line) {
  for (const char* table : {"pbn", "dds"}) {
    for (const char* name : {"json", "csv", "dds", "objective", "cards", "line", "exchanges",
                             "player", "model", "contracts", "limit"}) {
      if (line.has(table) && line.has(name) && std::string(table) != name) {
        throw UsageError(absl::StrCat("--", table, " and --", name, " exclude each other"));
      }
    }
  }
}

// A table has no room for columns that differ from deal to deal.
void check_csv(const CommandLine& line) {
  for (const char* name : {"cards", "line", "exchanges"}) {
    if (line.has("csv") && line.has(name)) {
      throw UsageError(absl::StrCat("--csv has no columns for --", name, "; take --json"));
    }
  }
}

SolveSettings solve_settings(const CommandLine& line) {
  check_csv(line);
  check_double_dummy(line);
  SolveSettings settings{.format = line.format(),
                         .objective = read_objective(line),
                         .request = {.model = read_model(line)},
                         .player = read_player(line),
                         .contracts = read_contracts(line),
                         .names = read_names(line),
                         .threads = read_threads(line),
                         .solver = read_solver_options(line),
                         .pbn = line.has("pbn"),
                         .dds = line.has("dds"),
                         .from_deal = read_from(line) == "deal",
                         .symbols = terminal_has_symbols()};
  const bool all_shown = settings.format == Format::kText && settings.contracts.empty();
  settings.request.cards = all_shown || line.has("cards");
  settings.request.line = all_shown || line.has("line");
  settings.request.exchanges = line.has("exchanges");
  settings.request.node_limit = line.number("limit", 0, 1, kMostNumber);
  return settings;
}

// The text for one deal, on standard output and on standard error.
struct SolveReport {
  std::string results;
  std::string messages;
  bool good = true;
  double input_read = 0;
};

SolveReport report_on(const NumberedDeal& deal, const SolveSettings& settings, Solver& solver) {
  SolveReport report{.results = "", .messages = warning_lines(deal), .input_read = deal.input_read};
  if (!deal.is_deal() && std::holds_alternative<DealRecord>(deal.content)) return report;
  Outcome<std::string> results = DealSolver(deal, settings, solver).solve();
  if (const auto* error = std::get_if<DealError>(&results)) {
    report.messages += error_lines(deal, *error);
    report.good = false;
  } else {
    report.results = std::get<std::string>(std::move(results));
  }
  return report;
}

}  // namespace

int run_solve(const std::vector<std::string>& words) {
  CommandLine line = solve_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const SolveSettings settings = solve_settings(line);
  DealFiles deals = deal_files(line);
  if (settings.format == Format::kCsv) print(answer_csv_header());
  if (settings.pbn) print(pbn_header());

  Progress progress;
  bool all_good = true;
  in_order(
      settings.threads, [&] { return deals.next(); },
      [&] {
        return [&settings, solver = Solver(settings.solver)](const NumberedDeal& deal) mutable {
          return report_on(deal, settings, solver);
        };
      },
      [&](const SolveReport& report) {
        progress.step(1, report.input_read);
        print(report.results);
        flush_output();
        all_good = all_good && report.good;
        if (report.messages.empty()) return;
        progress.clear();
        std::cerr << report.messages;
      });
  return all_good ? 0 : 1;
}

}  // namespace matador
