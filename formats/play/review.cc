#include "formats/play/review.h"

#include <range/v3/algorithm/find.hpp>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/players.h"
#include "formats/output/answers.h"
#include "formats/text/replay_view.h"
#include "formats/text/value_view.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/games/tasks.h"
#include "solver/players/house.h"
#include "solver/replay.h"

namespace matador {
namespace {

// Cards that the search may play for each card that is judged.
constexpr std::uint64_t kNodesOfReview = 20'000'000;

class Review {
 public:
  Review(const Task& task, Seat seat, bool symbols, const Workers& workers)
      : task_(task), seat_(seat), face_(card_style(*task.game), symbols), workers_(workers) {
    task_.player.reset();
    if (task.game->everyone_for_himself(task.deal.seats(), task.contract)) {
      task_.player = task.game->info().counts_for_declarer_only ? task.declarer : seat;
    }
    objective_ = usual_objective(task_);
  }

  std::string text() {
    absl::StatusOr<Replay> replay = absl::CancelledError("nothing was judged");
    workers_(1, [&](std::size_t /*item*/, Solver& solver) {
      replay = solver.replay(task_, {.objective = objective_, .node_limit = kNodesOfReview});
    });
    if (!replay.ok()) return absl::StrCat(std::string(replay.status().message()), "\n");
    return absl::StrCat(result(*replay), costs(*replay));
  }

 private:
  // "Played 66 of 120 card points for seats 2 and 4; with all cards open it is 73."
  std::string result(const Replay& replay) const {
    const Players players(*task_.game, task_.deal.seats());
    const std::string whose = task_.player ? players.name(*task_.player)
                                           : players.names(task_.game->declaring_side(task_));
    const std::string open = replay.value.is_exact() ? absl::StrCat("; with all cards open it is ",
                                                                    value(replay.value.low))
                                                     : "";
    return absl::StrCat("Played: ", value(replay.result.value_or(0)), " ",
                        value_unit(task_, objective_), " for ", whose, open, ".\n");
  }
  std::string value(int value) const { return value_text(*task_.game, objective_, value); }

  std::string costs(const Replay& replay) {
    std::string text;
    int judged = 0;
    int open = 0;
    for (const ReplayedMove& move : replay.moves) {
      if (task_.game->player_of(task_, move.seat) != seat_ || move.choices < 2) continue;
      ++(move.exact ? judged : open);
      if (move.exact && move.cost() > 0) text += line_of(move);
    }
    if (text.empty() && judged > 0) text = "None of your cards cost anything.\n";
    if (open > 0) absl::StrAppend(&text, open, " of your cards are too hard to judge here.\n");
    return text;
  }

  // "Trick 2: ♣7 cost 9 points, ♥Q or ♦10 nothing. By your cards alone: ♥Q."
  std::string line_of(const ReplayedMove& move) {
    return absl::StrCat(task_.game->has_tricks(task_.contract) ? "Trick " : "Round ", move.trick,
                        ": ", move_text(move.move, face_), " cost ",
                        cost_text(objective_, move.cost()), ", ", others(move), " nothing. ",
                        knowable(move), "\n");
  }

  std::string others(const ReplayedMove& move) const {
    std::vector<std::string> names;
    for (const Move& best : move.best) names.push_back(move_text(best, face_));
    return names.empty() ? "to stop" : alternatives(names);
  }

  // Whether one could have known.
  std::string knowable(const ReplayedMove& move) {
    Task before = task_;
    before.player.reset();
    before.play.resize(move.index, Move::pass());
    const absl::StatusOr<Advice> advice = advise(
        as_known(before, move.index), advice_at_the_table(before, kWorldsAtTheTable), workers_);
    if (!advice.ok()) return "By your cards alone: too hard to tell here.";
    const AdvisedOption& best = advice->options[advice->best];
    const Move advised = std::get<Move>(best.option);
    if (advised == move.move) return "By your cards alone advice would have played it too.";
    const auto made = ranges::find(advice->options, Option(move.move), &AdvisedOption::option);
    const bool mistake = made != advice->options.end() &&
                         (advice->exact ? made->behind.mean > 0 : made->behind.is_above_chance());
    return absl::StrCat("By your cards alone advice was ", move_text(advised, face_),
                        mistake ? ": a mistake." : ", but not by more than chance.");
  }

  Task task_;
  Seat seat_;
  CardFace face_;
  const Workers& workers_;
  Objective objective_ = Objective::kPoints;
};

}  // namespace

std::string review(const Task& task, Seat seat, bool symbols, const Workers& workers) {
  return Review(task, seat, symbols, workers).text();
}

}  // namespace matador
