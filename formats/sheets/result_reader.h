// Reads how one deal ended. ResultReader is what all games share, PointsResult makes a result of
// points and tricks, and a game with other results has a reader in its module.
//
//   ResultReader::Telling telling{.record = record, .heading = heading, .sheet = sheet};
//   PointsResult(std::move(telling)).read();

#ifndef MATADOR_FORMATS_SHEETS_RESULT_READER_H_
#define MATADOR_FORMATS_SHEETS_RESULT_READER_H_

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "formats/input/deal_record.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/sheets/score_sheet.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador {

// ---- Result reader ------------------------------------------------------------------------------

class ResultReader {
 public:
  // The deal as the record tells it.
  struct Telling {
    const DealRecord& record;
    Heading heading;
    std::unique_ptr<ScoreSheet> sheet;
    std::optional<ReportedResult> reported = {};  // [Result]
  };

  explicit ResultReader(Telling telling)
      : record_(telling.record),
        heading_(std::move(telling.heading)),
        sheet_(std::move(telling.sheet)),
        reported_(std::move(telling.reported)) {}
  virtual ~ResultReader() = default;

  virtual absl::StatusOr<DealResult> read() const;

 protected:
  // The record has the deal. `tasks`: several, if the record does not say which was played.
  virtual absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const = 0;
  // The record has [Result] and no [Deal].
  virtual absl::StatusOr<DealResult> of_result_alone() const = 0;
  // The record has neither.
  virtual absl::Status nothing_reported() const;

  // The tasks of the problem in the record.
  absl::StatusOr<std::vector<Task>> tasks() const;
  static bool differ(const std::vector<Task>& tasks);

  // A fault if there is [Play] or the like, but no [Deal].
  absl::Status cards_without_deal() const;
  // A fault if [Contract] or [Declarer] is missing: without them a result says nothing.
  absl::Status heading_incomplete() const;

  DealResult all_passed() const;
  DealResult result_of(ContractResult contract_result) const;

  DealError no_end() const;
  // The fault if the auction, or the choice of a suit, leaves several tasks.
  DealError which_of(const std::vector<Task>& tasks) const;
  DealError fault(std::initializer_list<TagName> tags, absl::string_view what) const;
  // The same, but a fault is of the first of the tags that the record has.
  template <typename Result>
  Result in_tag(std::initializer_list<TagName> tags, Result result) const {
    return in_line(record_.line_of(tags), std::move(result));
  }

  bool has_deal() const { return record_.find(tags::kDeal) != nullptr; }
  const DealRecord& record() const { return record_; }
  const Heading& heading() const { return heading_; }
  const ScoreSheet& sheet() const { return *sheet_; }
  const std::optional<ReportedResult>& reported() const { return reported_; }

 private:
  const DealRecord& record_;
  Heading heading_;
  std::unique_ptr<ScoreSheet> sheet_;
  std::optional<ReportedResult> reported_;
};

// What a game's module has, if its results are not of points and tricks.
using ResultReaderMaker = std::unique_ptr<ResultReader>(ResultReader::Telling telling);
template <typename Reader>
std::unique_ptr<ResultReader> make_reader(ResultReader::Telling telling) {
  return std::make_unique<Reader>(std::move(telling));
}

// ---- Points result ------------------------------------------------------------------------------
// A result that is reported in points and tricks: of the declaring side, or of each player where
// everyone plays for himself; with the melds of a game that has such.

class PointsResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  // The winnings of each side or player whose points and tricks are given (ResultForm::players).
  using ResultCheckers = std::vector<ResultChecker>;

  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override;
  absl::StatusOr<DealResult> of_result_alone() const override;

  // [Contract], if there is no deal, and what is named beside it.
  virtual absl::StatusOr<Contract> contract_reported() const { return *heading().contract; }

  ResultCheckers checkers_without_cards(const ContractResult& contract_result) const;
  // Combines the play and the result. `ending` has the melds that follow from the cards.
  absl::StatusOr<DealResult> of_checkers(const ResultCheckers& checkers,
                                         ContractResult contract_result) const;

 private:
  DealError no_play() const;
  std::optional<Seat> joker() const;
  absl::StatusOr<std::vector<int>> tricks_possible(const ResultChecker& checker,
                                                   Winnings said) const;
  absl::StatusOr<Winnings> winnings(const ResultChecker& checker, std::size_t i,
                                    ContractResult& contract_result) const;
  absl::Status check_sums(Contract contract, const std::vector<Winnings>& won) const;
  absl::Status tell_melds(ContractResult& contract_result) const;
  absl::Status tell_matadors(ContractResult& contract_result) const;
};

// ---- Sheet format -------------------------------------------------------------------------------
// The score-sheet of a game, as its module gives it.
//
//   extern constinit const SheetFormat kSheet{.make = make_sheet_of<KlorsjavsSheet>,
//                                             .reader = make_reader<KlorsjavsResult>};

struct SheetFormat {
  SheetMaker* make;
  // Reads how a deal of such a sheet ended.
  ResultReaderMaker* reader = make_reader<PointsResult>;
  // What rows of this game have beside sheet_fields(), and at an end beside rubber_fields().
  std::span<const FieldText> fields = {};
  std::span<const FieldText> end_fields = {};
};

// Those of all games: of several with one name the first.
FieldTexts own_sheet_fields(std::span<const FieldText> SheetFormat::*of);

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_RESULT_READER_H_
