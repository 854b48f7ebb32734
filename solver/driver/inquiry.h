// One task and one ladder: finds the rung of the value, of the value after each card, and one line
// of best play.

#ifndef MATADOR_SOLVER_DRIVER_INQUIRY_H_
#define MATADOR_SOLVER_DRIVER_INQUIRY_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/driver/climb.h"
#include "solver/driver/engines.h"
#include "solver/replay.h"
#include "solver/search/common/translation.h"
#include "solver/solution.h"
#include "solver/tricks/played.h"

namespace matador {

class Inquiry {
 public:
  // `limit`: the most nodes; 0 = no limit.
  Inquiry(const Task& task, std::vector<Rung> ladder, std::uint64_t limit, Engines& engines)
      : task_(task),
        side_(task.game->declaring_side(task)),
        order_(task.game->order(task)),
        ladder_(std::move(ladder)),
        limit_(limit == 0 ? kNoLimit : limit),
        translation_(task.deal, order_, side_, task.declarer),
        engines_(engines) {}

  const search::Layout& layout() const { return translation_.layout(); }

  // What each move of the play cost; only the moves of one player, where the task asks about him.
  // See replay.cc.
  absl::StatusOr<Replay> judge(const ReplayRequest& request);

  // `expected`: a guess of the value, which only saves questions.
  Solution answer(const Played& played, const Request& request,
                  std::optional<int> expected = std::nullopt);

 private:
  std::vector<Played> starts(const std::vector<Exchange>& exchanges) const;
  Solution answer_play(const Played& played, const Request& request, std::optional<int> expected);
  Solution answer_exchange(const Request& request);
  // With the interval of the value, and the nodes.
  Solution concluded(Solution solution, Range range) const;

  bool ours(Seat seat) const { return side_.contains(seat); }
  const Rung& rung(int index) const { return ladder_[static_cast<std::size_t>(index)]; }
  Range whole() const { return {0, static_cast<int>(ladder_.size()) - 1}; }

  // Asks whether the declaring side can reach rung `index`, low < index <= high, and narrows the
  // range by the answer. If the limit is reached, `index` stays within the range.
  Range ask(const Played& played, Range range, int index, std::uint64_t limit);
  // Narrows the range to one rung, or as far as the limit allows.
  Range climb(const Played& played, Climb climb);
  // The rung of the expected value, or else of the first guess of the search; none if it has none.
  std::optional<int> likely_rung(const Played& played, std::optional<int> expected);
  // Climbs the whole ladder, from the likely rung, or else from the middle.
  Range climb_all(const Played& played, std::optional<int> expected = std::nullopt);
  // The best exchange: its place in `starts`, and the range of its value, which is one rung unless
  // the limit is reached.
  struct BestStart {
    std::size_t index;
    Range range;
  };
  BestStart best_start(const std::vector<Played>& starts);
  // None of these if the limit is reached. Where a side may stop the deal, play_on turns to the
  // ladder of playing on, and returns the rung of the value there; else `value`.
  std::optional<std::vector<ExchangeValue>> exchange_values(const std::vector<Exchange>& exchanges,
                                                            const std::vector<Played>& starts,
                                                            Range best);
  std::optional<int> play_on(const Played& played, int value);
  std::optional<std::vector<MoveValue>> card_values(const Played& played, CardSet cards,
                                                    int value_now);
  std::optional<Card> first_best_card(const Played& played, int value);
  std::optional<std::vector<Move>> line(Played played, int value);

  // ---- Of judge() ----

  // A position of the play, and where on its ladder the value lies.
  struct Stage {
    Played played;
    std::vector<Rung> ladder;
    Range range = {0, 0};

    int value_at(int index) const { return ladder[static_cast<std::size_t>(index)].value; }
    ValueInterval value() const {
      const auto [low, high] = std::minmax({value_at(range.low), value_at(range.high)});
      return {low, high};
    }
  };
  // After the first `cards` cards of the play, which is legal.
  Stage stage_after(std::size_t cards) const;
  // Finds the value; `next` is the stage after the card that was played there.
  void find_value(Stage& stage, const Stage* next);
  // The card of the play between two stages.
  ReplayedMove judge_card(const Stage& before, const Stage& after, std::size_t index,
                          bool with_values);
  // Whether the stage after another card is as good for the mover's side as `before`; none if the
  // limit is reached.
  std::optional<bool> costs_nothing(const Stage& before, const Stage& after);
  // What has ended the search, where something is not exact.
  void note_stop(Replay& replay, bool exact) const;
  ReplayedExchange judge_exchange(const Stage& start, const std::vector<Exchange>& exchanges);
  void allow(std::uint64_t nodes) { limit_ = nodes == 0 ? kNoLimit : engines_.nodes() + nodes; }

  const Task& task_;
  SeatSet side_;
  TrickOrder order_;
  std::vector<Rung> ladder_;  // after a card it may be the ladder of playing on
  Objective objective_ = Objective::kPoints;
  std::uint64_t limit_;
  search::Translation translation_;
  Engines& engines_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_INQUIRY_H_
