// `matador score`: reads deals that were played, and prints the score-sheet.

#include <string>
#include <vector>

#include "formats/requests/scorer.h"
#include "formats/sheets/score_sheet.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/commands/commands.h"
#include "tools/page/page_file.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

CommandLine score_line() {
  return CommandLine(
      "score", "[--json | --csv] [FILE ...]",
      "Keeps the score-sheet of an evening: rubbers of 24, crosses and carried ties in\n"
      "Sjavs, running totals in Klorsjavs, games to 3000 in Jass, sticks and circles in\n"
      "Coiffeur, threads and hooks in Scharwenzel, penalties and the shares of the pot in\n"
      "Davoserjazz, what each player has won and lost as declarer in Skat. A deal counts\n"
      "by its complete [Play], or by its [Result], which needs no cards:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Contract \"hearts\"]\n"
      "  [Declarer \"2\"]\n"
      "  [Result \"points=73 tricks=5\"]     of the declaring side; solo=yes: all by one,\n"
      "                                    in Jass melds=50,0 of that side and the others;\n"
      "                                    in Scharwenzel tricks=WWLWW matadors=4,0;\n"
      "                                    in Davoserjazz by hand, as tricks=1,8,1,3;\n"
      "                                    in Skat points=73 tricks=6 matadors=2\n"
      "\n"
      "formats/games/GAME/formats.md has [Result] for each game, and matador help GAME the\n"
      "options of its sheet. tools/guide/score-sheet.md is the guide.",
      "matador score evening.deals\n"
      "matador score --options seeger-fabian evening-of-skat.deals\n"
      "matador score --json january.deals february.deals");
}

int run_score(const CommandLine& line) {
  const Format format = line.format();
  if (format == Format::kCsv) print(sheet_csv_header());

  Scorer scorer(format, terminal_has_symbols());
  Scorer page_scorer(Format::kJson, /*symbols=*/false);
  PageFile page("score");
  const int status = answer_deals(
      line,
      [&](const NumberedDeal& deal, const DealRecord& record) {
        const absl::StatusOr<std::string> rows = page_scorer.enter(deal, record);
        if (rows.ok()) page.add(*rows);
        return scorer.enter(deal, record);
      },
      "the sheet goes on only where all deals are read again",
      [&](const Report& report) {
        page.tell(report.messages);
        page_scorer.see(report.status);
        scorer.see(report.status);
      });
  if (line.has(options::kHtml)) page.write(line.text(options::kHtml));
  print(scorer.end());
  return status;
}

}  // namespace

const Command kScoreCommand{"score", "the score-sheet of an evening", score_line, run_score};

}  // namespace matador
