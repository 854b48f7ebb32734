// Reads how one deal ended. What is the same for every game is here; how points and tricks make a
// result is in points_result.h, and a game that tells its results otherwise has a reader in its
// module.
//
//   ResultReader::Telling telling{.record = record, .heading = heading, .sheet = sheet};
//   PointsResult(std::move(telling)).read();

#ifndef MATADOR_FORMATS_RESULT_READER_H_
#define MATADOR_FORMATS_RESULT_READER_H_

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "formats/deal_record.h"
#include "formats/problem.h"
#include "formats/result.h"
#include "formats/score_sheet.h"
#include "formats/told.h"
#include "solver/games/game.h"

namespace matador {

class ResultReader {
 public:
  // What is told of the deal.
  struct Telling {
    const DealRecord& record;
    Heading heading;
    std::unique_ptr<ScoreSheet> sheet;
    std::optional<Told> told = {};  // [Result]
  };

  explicit ResultReader(Telling telling)
      : record_(telling.record),
        heading_(std::move(telling.heading)),
        sheet_(std::move(telling.sheet)),
        told_(std::move(telling.told)) {}
  virtual ~ResultReader() = default;

  Outcome<DealResult> read() const;

 protected:
  // With the deal, which can be played like this: one task, or several of which the record does not
  // say which was played.
  virtual Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const = 0;
  // [Result] and no [Deal].
  virtual Outcome<DealResult> of_result_alone() const = 0;
  // Without either.
  virtual DealError nothing_told() const;

  // What the problem of the record can be.
  Outcome<std::vector<Task>> tasks() const;
  static bool differ(const std::vector<Task>& tasks);

  // [Play] and the like, where there is no [Deal].
  std::optional<DealError> cards_without_deal() const;
  // [Contract] and [Declarer], without which a result alone says nothing.
  std::optional<DealError> heading_incomplete() const;

  DealResult all_passed() const;
  DealResult result_of(Ending ending) const;

  DealError no_end() const;
  // The auction, or the option that lets the declarer name a suit, leaves several.
  DealError which_of(const std::vector<Task>& tasks) const;
  DealError fault(std::initializer_list<std::string_view> tags, absl::string_view what) const;

  bool has_deal() const { return record_.find("Deal") != nullptr; }
  const DealRecord& record() const { return record_; }
  const Heading& heading() const { return heading_; }
  const ScoreSheet& sheet() const { return *sheet_; }
  const std::optional<Told>& told() const { return told_; }

 private:
  const DealRecord& record_;
  Heading heading_;
  std::unique_ptr<ScoreSheet> sheet_;
  std::optional<Told> told_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_RESULT_READER_H_
