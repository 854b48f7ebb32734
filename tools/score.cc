// `matador score`: deals that were played in, the score-sheet out.

#include <iostream>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/deal_reader.h"
#include "formats/result.h"
#include "formats/sheet_row.h"
#include "formats/sheet_view.h"
#include "solver/games/klorsjavs/sheet.h"
#include "solver/games/sjavs/sheet.h"
#include "tools/command_line.h"
#include "tools/commands.h"

namespace matador {
namespace {

CommandLine score_line() {
  CommandLine line(
      "score", "[--json | --csv] [FILE ...]",
      "Keeps the score-sheet over deals that were played: rubbers of 24, crosses and\n"
      "carried ties in Sjavs, running totals in Klorsjavs. A deal counts by its complete\n"
      "[Play], or by what is told of its end, which needs no cards:\n"
      "\n"
      "  [Game \"sjavs\"]\n"
      "  [Seats \"4\"]\n"
      "  [Contract \"hearts\"]\n"
      "  [Declarer \"2\"]\n"
      "  [Result \"points=73 tricks=5\"]     of the declaring side; solo=yes: all by one",
      "matador score evening.deals\n"
      "matador score --json january.deals february.deals");
  line.takes_files();
  line.flag("json", "one JSON object a line for each deal and each rubber");
  line.flag("csv", "a table of comma-separated values");
  return line;
}

std::string seats_text(const DealResult& result) {
  return absl::StrCat(std::string(result.game->name()), " with ", result.seats, " players");
}

std::string rules_text(const sjavs::SheetRules& rules) {
  return absl::StrCat("tie-bonus=", rules.tie_bonus,
                      rules.tie_bonus_of_others == rules.tie_bonus
                          ? ""
                          : absl::StrCat("-", rules.tie_bonus_of_others),
                      " double-victory=", rules.double_victory ? "on" : "off");
}

// The sheet of all input: that of the game, the number of players and the rules of the first good
// deal.
class Scorer {
 public:
  Outcome<SheetRow> enter(const NumberedDeal& deal) {
    if (const auto* error = std::get_if<DealError>(&deal.content)) return *error;
    const DealRecord& record = std::get<DealRecord>(deal.content);
    const Outcome<DealResult> read = read_result(record);
    if (const auto* error = std::get_if<DealError>(&read)) return *error;
    const DealResult& result = std::get<DealResult>(read);
    if (!first_) begin(result);
    if (const std::optional<DealError> error = objection(record, result)) return *error;
    return row(deal.number, result);
  }

 private:
  void begin(const DealResult& first) {
    first_ = first;
    rules_ = sjavs::sheet_rules_of(first.seats, first.options);
    if (first.game->name() == "sjavs") {
      sheet_ = sjavs::Sheet(rules_);
    } else {
      sheet_ = klorsjavs::Sheet();
    }
  }

  // Why the deal does not belong on this sheet.
  std::optional<DealError> objection(const DealRecord& record, const DealResult& result) const {
    if (result.game != first_->game || result.seats != first_->seats) {
      return DealError{record.line_of({result.game != first_->game ? "Game" : "Seats"}),
                       absl::StrCat("this is ", seats_text(result), ", but the sheet is that of ",
                                    seats_text(*first_))};
    }
    const sjavs::SheetRules rules = sjavs::sheet_rules_of(result.seats, result.options);
    if (rules == rules_) return std::nullopt;
    return DealError{record.line_of({"Options"}),
                     absl::StrCat("this is played with ", rules_text(rules),
                                  ", but the sheet is kept with ", rules_text(rules_))};
  }

  SheetRow row(std::uint64_t deal, const DealResult& result) {
    if (auto* sheet = std::get_if<sjavs::Sheet>(&sheet_)) return rubber_row(*sheet, deal, result);
    auto& totals = std::get<klorsjavs::Sheet>(sheet_);
    if (result.ending) totals.enter(result.ending->declarer, result.ending->score);
    return {.deal = deal, .result = result, .totals = totals.totals(), .bonus = std::nullopt};
  }

  static SheetRow rubber_row(sjavs::Sheet& sheet, std::uint64_t deal, const DealResult& result) {
    SheetRow row{.deal = deal, .result = result, .totals = sheet.left(), .bonus = 0};
    if (result.ending) {
      const sjavs::Sheet::Entry entry = sheet.enter(result.ending->declarer, result.ending->score);
      row.totals = entry.left;
      row.bonus = entry.bonus;
      if (!entry.crosses.empty())
        row.rubber_end = {sheet.rubbers(), entry.crosses, sheet.crosses()};
    }
    row.ties = sheet.ties();
    return row;
  }

  std::optional<DealResult> first_;
  sjavs::SheetRules rules_;
  std::variant<klorsjavs::Sheet, sjavs::Sheet> sheet_;
};

std::string written(const SheetRow& row, Format format, SheetView& view) {
  switch (format) {
    case Format::kJson:
      return sheet_json(row);
    case Format::kCsv:
      return sheet_csv(row);
    case Format::kText:
      break;
  }
  return view.add(row);
}

}  // namespace

int run_score(const std::vector<std::string>& words) {
  CommandLine line = score_line();
  if (!line.parse(words)) return 0;
  const Format format = line.format();
  if (format == Format::kCsv) print(sheet_csv_header());

  int status = 0;
  Scorer scorer;
  SheetView view(terminal_has_symbols());
  DealFiles deals(line.files());
  while (const std::optional<NumberedDeal> deal = deals.next()) {
    const Outcome<SheetRow> row = scorer.enter(*deal);
    if (const auto* error = std::get_if<DealError>(&row)) {
      std::cerr << error_line(*deal, *error) << "\n";
      status = 1;
    } else {
      print(written(std::get<SheetRow>(row), format, view));
      std::cout.flush();  // whoever keeps the sheet at the table need not wait for the end
    }
  }
  print(view.end());
  return status;
}

}  // namespace matador
