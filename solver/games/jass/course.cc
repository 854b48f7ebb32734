#include "solver/games/jass/course.h"

#include <array>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/find.hpp>

#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"
#include "solver/games/tasks.h"

namespace matador::jass {
namespace {

// In which trick, from 0, the second card of the Stöck of a round falls; none where it has not.
std::optional<int> trick_of_stoeck(const Played& played, Suit trump) {
  const std::array<Card, 2> pair{Card(trump, Rank::kKing), Card(trump, kOber)};
  int fallen = 0;
  for (std::size_t i = 0; i < played.tricks().size(); ++i) {
    for (Card card : played.tricks()[i].cards) {
      if (ranges::find(pair, card) != pair.end() && ++fallen == 2) return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

class CourseFinder {
 public:
  CourseFinder(const Task& task, const Played& played)
      : task_(task), played_(played), rounds_(score_melds(task)) {}

  std::vector<Counted> find(bool tricks_before_wyz) {
    for (int trick = 0; trick < static_cast<int>(played_.tricks().size()); ++trick) {
      count_stoeck(trick);
      if (trick >= played_.complete_tricks()) break;
      if (tricks_before_wyz) count_trick(trick);
      count_wyz(trick);
      if (!tricks_before_wyz) count_trick(trick);
    }
    return course_;
  }

 private:
  void count_stoeck(int trick) {
    const std::optional<Suit> trump = task_.game->trump(task_.contract);
    if (!trump || trick_of_stoeck(played_, *trump) != trick) return;
    for (const MeldScore& round : rounds_) {
      for (int i = 0; i < task_.deal.seats(); ++i) {
        const int points = round.stoeck[static_cast<std::size_t>(i)];
        if (points > 0) course_.push_back({trick + 1, Seat::from_index(i), points});
      }
    }
  }

  // After the first trick of a round.
  void count_wyz(int trick) {
    const int hand_size = task_.deal.shape().hand_size;
    if (trick % hand_size != 0) return;
    const MeldScore& round = rounds_[static_cast<std::size_t>(trick / hand_size)];
    int points = 0;
    for (int scored : round.scored) points += scored;
    if (round.best) course_.push_back({trick + 1, *round.best, points});
  }

  void count_trick(int trick) {
    const Trick& won = played_.tricks()[static_cast<std::size_t>(trick)];
    const bool last = trick + 1 == task_.deal.shape().cards_each();
    const int match = last && is_match() ? Rules::kMatch : 0;
    course_.push_back({trick + 1, won.winner, won.points + match, /*is_trick=*/true});
  }

  // Whether one side has won every trick.
  bool is_match() const {
    const SeatSet declaring = side_of(task_.declarer, task_.deal.seats(), task_.joker);
    const Seat first = played_.tricks().front().winner;
    return ranges::all_of(played_.tricks(), [&](const Trick& trick) {
      if (task_.deal.seats() == 3) return trick.winner == first;
      return declaring.contains(trick.winner) == declaring.contains(first);
    });
  }

  const Task& task_;
  const Played& played_;
  const std::vector<MeldScore> rounds_;
  std::vector<Counted> course_;
};

}  // namespace

absl::StatusOr<std::vector<Counted>> course_of(const Task& task, bool tricks_before_wyz) {
  const absl::StatusOr<Played> played = played_so_far(task);
  if (!played.ok()) return played.status();
  return CourseFinder(task, *played).find(tricks_before_wyz);
}

}  // namespace matador::jass
