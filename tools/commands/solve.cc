// `matador solve`: reads deals, and prints their values.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/given_tags.h"
#include "formats/output/answers.h"
#include "formats/requests/page_deal.h"
#include "formats/requests/report.h"
#include "formats/requests/solve_request.h"
#include "formats/text/value_view.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/page/page_file.h"
#include "tools/proofs/maker.h"
#include "tools/runtime/long_work.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

CommandLine solve_line() {
  CommandLine line(
      "solve", "[OPTION ...] [FILE ...]",
      "Tells what each deal is worth with all cards on the table: what the declaring\n"
      "side can force against any defence. Reads deal files, or standard input, and\n"
      "answers in the order of the input.\n"
      "\n"
      "A deal file has one tag a line and a blank line after each deal:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
      "  [Contract \"hearts\"]             without it the forced auction decides\n"
      "  [Declarer \"1\"]\n"
      "  [Play \"HA HT\"]                  cards played so far\n"
      "\n"
      "A hand is spades.hearts.diamonds.clubs, in Jass shields.roses.bells.acorns.\n"
      "Each tag is also an option, so a single deal needs no file. Hands, or a deal in\n"
      "any format, may stand in place of a FILE. formats/deals.md is the manual.",
      "matador solve evening.deals\n"
      "matador solve 'N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532'\n"
      "matador solve --game skat --contract grand --declarer 2 "
      "--deal '1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ'\n"
      "matador deal --game sjavs --seed 1 -n 1000 | matador solve --json > values\n"
      "matador solve --json --cards --line --objective score evening.deals\n"
      "matador solve --explain --language german evening.deals\n"
      "matador solve --contracts all evening.deals\n"
      "matador solve --json --seconds 10 --errors json evening.deals\n"
      "matador solve --pbn --from deal tournament.pbn > with-tables.pbn\n"
      "matador solve --contracts bells,obenabe,slalom evening-of-coiffeur.deals\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1 | matador solve --exchanges\n"
      "matador example sjavs | matador solve --proof sjavs.proof\n"
      "matador solve --player 2 --model maxn ending-of-three.deals");
  line.more(
      "If the declarer may exchange cards and the deal does not say what he did, his best\n"
      "exchange is found. Where everyone plays for himself, as in Jass with three, the\n"
      "answer is what each player can force against all others; in Davoserjazz the penalty\n"
      "that he can hold himself to. On a terminal a line tells what is proven of a deal\n"
      "that takes longer than two seconds.\n"
      "\n"
      "formats/answers.md is the manual of the answers; the guides are\n"
      "tools/guide/contracts.md, tools/guide/explanations.md, tools/guide/bridge.md,\n"
      "tools/guide/skat.md, tools/guide/schafkopf.md and tools/guide/davoserjazz.md.\n"
      "matador games lists games and contracts.");
  return line;
}

// The answer to a deal, and with --html what the page tells of it.
struct SolvedDeal {
  Report report;
  std::string page;
  std::uint64_t number;
  std::string proofs = {};  // with --proof: the certificates
};

// --proof: the certificates of all answers, in order; after Ctrl-C those of the deals that were
// answered.
class ProofFile {
 public:
  explicit ProofFile(const CommandLine& line) {
    if (!line.has(options::kProof)) return;
    if (line.has(options::kContracts) && !line.has(options::kJson)) {
      throw UsageError("--proof and --contracts need --json");
    }
    file_.emplace(line.text(options::kProof));
  }
  bool is_wanted() const { return file_.has_value(); }
  void add(const std::string& text) {
    if (file_) file_->write(text);
  }
  void finish() {
    if (file_) file_->finish();
  }

 private:
  std::optional<WholeFile> file_;
};

// Answers deals and, where they are wanted, makes the certificates of the answers.
class SolveWorker {
 public:
  SolveWorker(const SolverOptions& options, bool proves)
      : options_(options), solver_(options), proves_(proves) {}

  Solver& solver() { return solver_; }
  SolvedDeal solve(const NumberedDeal& deal, SolveSettings settings) {
    std::vector<Answer> answers;
    if (proves_) settings.listener = [&](const Answer& answer) { answers.push_back(answer); };
    SolvedDeal solved{
        .report = solve_report(deal, settings, solver_), .page = "", .number = deal.number};
    for (const Answer& answer : answers) {
      const Certificates certificates = certificates_of(answer, options_);
      solved.proofs += certificates.text;
      if (certificates.fault.empty()) continue;
      absl::StrAppend(&solved.report.messages, deal.file, ": deal ", deal.number, ": ",
                      certificates.fault, "\n");
      solved.report.status = absl::InternalError(certificates.fault);
    }
    return solved;
  }

 private:
  SolverOptions options_;
  Solver solver_;
  bool proves_;
};

using Teller = std::function<void(const Task&, Objective, int, int)>;

Teller teller(std::uint64_t deal, LongWork& long_work) {
  return [deal, &long_work](const Task& task, Objective objective, int low, int high) {
    long_work.tell(deal, so_far_text(task, objective, low, high));
  };
}

// How the line of best play is judged on a page.
PageQuestion page_question(std::uint64_t deal, const SolveSettings& settings, LongWork& long_work) {
  const auto& objectives = settings.objectives;
  return {.solve = settings,
          .replay = {.objective = objectives.empty() ? std::nullopt : std::optional(objectives[0]),
                     .player = settings.player,
                     .request = {.node_limit = settings.request.node_limit,
                                 .seconds = settings.request.seconds,
                                 .tell = [deal, &long_work](std::size_t moves) {
                                   long_work.tell(deal, to_judge_text(moves) + " for the page");
                                 }}}};
}

// Which contracts are played is said once.
void check_contracts(const CommandLine& line) {
  for (const TagName& tag : {tags::kContract, tags::kDeclarer}) {
    const std::string option = option_of_tag(tag);
    if (!line.has(options::kContracts) || line.find(option) == nullptr) continue;
    throw UsageError("--contracts and --", option,
                     " cannot be used together: --contracts are played by every "
                     "declarer, --contract by that of --declarer");
  }
}

int run_solve(const CommandLine& line) {
  check_contracts(line);
  SolveSettings settings = usable(read_solve_settings(line, terminal_has_symbols()));
  settings.solver.interrupt = &watch_interrupts();
  const int threads = read_threads(line, settings.solver.threads);
  const bool html = line.has(options::kHtml);
  if (html) settings.request.seconds /= 2;  // the page's share of the time is as much
  LongWork long_work(ending_hint(line));
  ProofFile proofs(line);
  PageFile page("solve");
  Losses losses;
  const std::string heading = settings.table != nullptr ? std::string(settings.table->heading)
                              : settings.format == Format::kCsv ? answer_csv_header()
                                                                : "";
  int status = 0;
  try {
    status = answer_on_threads(
        line, threads, heading, long_work,
        [&] {
          return [&, worker = SolveWorker(settings.solver, proofs.is_wanted())](
                     const NumberedDeal& deal) mutable {
            SolveSettings its = settings;
            if (long_work.is_shown()) its.request.tell = teller(deal.number, long_work);
            SolvedDeal solved = worker.solve(deal, its);
            if (html) {
              const PageQuestion question = page_question(deal.number, its, long_work);
              solved.page = page_deal(deal, question, worker.solver());
            }
            return solved;
          };
        },
        [&](const SolvedDeal& solved) {
          page.add(solved.page);
          page.tell(solved.report.messages);
          proofs.add(solved.proofs);
          losses.add(solved.report.losses);
        });
  } catch (const Interrupted&) {
    proofs.finish();
    throw;
  }
  std::cerr << losses.warnings();
  proofs.finish();
  if (html) page.write(line.text(options::kHtml));
  return status;
}

}  // namespace

const Command kSolveCommand{"solve", "what deals are worth, card by card, with all hands open",
                            solve_line, run_solve};

}  // namespace matador
