// `matador score`: reads deals that were played, and prints the score-sheet.

#include <memory>
#include <optional>
#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/result.h"
#include "formats/score_sheet.h"
#include "formats/sheet_row.h"
#include "formats/sheet_view.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/output.h"
#include "tools/suits_option.h"

namespace matador {
namespace {

CommandLine score_line() {
  CommandLine line(
      "score", "[--json | --csv] [FILE ...]",
      "Keeps the score-sheet over deals that were played: rubbers of 24, crosses and\n"
      "carried ties in Sjavs, running totals in Klorsjavs, games to 3000 in Jass, sticks\n"
      "and circles in Coiffeur, threads and hooks in Scharwenzel, penalties and the\n"
      "shares of the pot in Davoserjazz. A deal counts by its complete [Play], or by\n"
      "what is told of its end, which needs no cards:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Contract \"hearts\"]\n"
      "  [Declarer \"2\"]\n"
      "  [Result \"points=73 tricks=5\"]     of the declaring side; solo=yes: all by one,\n"
      "                                    in Jass melds=50,0 of that side and the others;\n"
      "                                    in Scharwenzel tricks=WWLWW matadors=4,0;\n"
      "                                    in Davoserjazz by hand, as tricks=1,8,1,3\n"
      "\n"
      "[Options] may have: in Jass count=trick, where everything counts when it is won and\n"
      "the first at the target has won (needs [Play]); in Coiffeur stick=10, what each\n"
      "owes each in the end; in Davoserjazz shares=50-25-15-10 of the pot, by place. In\n"
      "Jass the Bergpreis goes to who is first at half the target.",
      "matador score evening.deals\n"
      "matador score --json january.deals february.deals");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each deal and each rubber");
  line.flag("csv", "a table of comma-separated values");
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

std::string seats_text(const DealResult& result) {
  return absl::StrCat(std::string(result.game->name()), " with ", result.seats, " players");
}

// The sheet of all input: that of the game, the number of players and the rules of the first good
// deal.
class Scorer {
 public:
  Outcome<SheetRow> enter(const NumberedDeal& deal, const DealRecord& record) {
    const Outcome<DealResult> read = read_result(record);
    if (const auto* error = std::get_if<DealError>(&read)) return *error;
    const DealResult& result = std::get<DealResult>(read);
    if (!sheet_) {
      first_ = result;
      sheet_ = sheet_of(result);
    }
    if (const std::optional<DealError> error = objection(record, result)) return *error;
    SheetRow row{.deal = deal.number, .result = result};
    if (const std::optional<SheetFault> fault = sheet_->enter(row)) {
      return DealError{record.line_of({fault->tag}), fault->what};
    }
    return row;
  }

  // Null before the first good deal.
  const ScoreSheet* sheet() const { return sheet_.get(); }

 private:
  static std::unique_ptr<ScoreSheet> sheet_of(const DealResult& result) {
    return make_sheet({.game = result.game,
                       .seats = result.seats,
                       .options = result.options,
                       .names = result.names});
  }

  // Why the deal does not belong on this sheet.
  std::optional<DealError> objection(const DealRecord& record, const DealResult& result) const {
    if (result.game != first_.game || result.seats != first_.seats) {
      return DealError{record.line_of({result.game != first_.game ? "Game" : "Seats"}),
                       absl::StrCat("this is ", seats_text(result), ", but the sheet is that of ",
                                    seats_text(first_))};
    }
    if (!result.names.empty() && !first_.names.empty() && result.names != first_.names) {
      return DealError{
          record.line_of({"Names", "Game"}),
          absl::StrCat("this is played by ", absl::StrJoin(result.names, ", "),
                       ", but the sheet is that of ", absl::StrJoin(first_.names, ", "))};
    }
    const std::string rules = sheet_of(result)->rules();
    if (rules == sheet_->rules()) return std::nullopt;
    return DealError{record.line_of({"Options"}),
                     absl::StrCat("this is played with ", rules, ", but the sheet is kept with ",
                                  sheet_->rules())};
  }

  DealResult first_;
  std::unique_ptr<ScoreSheet> sheet_;
};

std::string written(const ScoreSheet& sheet, const SheetRow& row, Format format, SheetView& view) {
  switch (format) {
    case Format::kJson:
      return sheet_json(row);
    case Format::kCsv:
      return sheet_csv(row);
    case Format::kText:
      break;
  }
  return view.add(sheet, row);
}

}  // namespace

int run_score(const std::vector<std::string>& words) {
  CommandLine line = score_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const Format format = line.format();
  if (format == Format::kCsv) print(sheet_csv_header());

  Scorer scorer;
  SheetView view(terminal_has_symbols());
  const auto answer = [&](const NumberedDeal& deal, const DealRecord& record) {
    const Outcome<SheetRow> row = scorer.enter(deal, record);
    const auto* error = std::get_if<DealError>(&row);
    return error != nullptr ? Outcome<std::string>(*error)
                            : written(*scorer.sheet(), std::get<SheetRow>(row), format, view);
  };
  const int status = answer_deals(line, answer);
  if (scorer.sheet() != nullptr) print(view.end(*scorer.sheet()));
  return status;
}

}  // namespace matador
