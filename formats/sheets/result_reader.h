// Reads how one deal ended. Here is what all games share; points_result.h makes a result of points
// and tricks, and a game with other results has a reader in its module.
//
//   ResultReader::Telling telling{.record = record, .heading = heading, .sheet = sheet};
//   PointsResult(std::move(telling)).read();

#ifndef MATADOR_FORMATS_SHEETS_RESULT_READER_H_
#define MATADOR_FORMATS_SHEETS_RESULT_READER_H_

#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/input/result_words.h"
#include "formats/sheets/result.h"
#include "formats/sheets/score_sheet.h"
#include "solver/games/game.h"

namespace matador {

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

  virtual Outcome<DealResult> read() const;

 protected:
  // The record has the deal. `tasks`: several, if the record does not say which was played.
  virtual Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const = 0;
  // The record has [Result] and no [Deal].
  virtual Outcome<DealResult> of_result_alone() const = 0;
  // The record has neither.
  virtual DealError nothing_reported() const;

  // The tasks of the problem in the record.
  Outcome<std::vector<Task>> tasks() const;
  static bool differ(const std::vector<Task>& tasks);

  // A fault if there is [Play] or the like, but no [Deal].
  std::optional<DealError> cards_without_deal() const;
  // A fault if [Contract] or [Declarer] is missing: without them a result says nothing.
  std::optional<DealError> heading_incomplete() const;

  DealResult all_passed() const;
  DealResult result_of(ContractResult contract_result) const;

  DealError no_end() const;
  // The fault if the auction, or the choice of a suit, leaves several tasks.
  DealError which_of(const std::vector<Task>& tasks) const;
  DealError fault(std::initializer_list<TagName> tags, absl::string_view what) const;

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

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_RESULT_READER_H_
