#include "solver/games/scharwenzel/sheet.h"

#include <utility>

namespace matador::scharwenzel {

Sheet::Entry Sheet::enter(Seat declarer, const Account& account) {
  const auto declaring = static_cast<std::size_t>(column_of(declarer));
  for (const auto& [column, gains] :
       {std::pair{declaring, account.ours}, std::pair{1 - declaring, account.theirs}}) {
    points_[column] += gains.points;
    hooks_[column] += gains.hooks;
    threads_[column] += gains.hooks;  // 3.9
  }
  Entry entry;
  const std::size_t winner = account.by_us.value_or(true) ? declaring : 1 - declaring;
  if (account.by_us) {
    entry.bonus = std::exchange(carried_, 0);
    points_[winner] += entry.bonus;
  }
  carried_ += account.bock;  // 3.5
  entry.points = points_;
  end_game(winner, entry);
  return entry;
}

// Both can have enough, where holders of matadors are paid: then the winner of the deal counts
// first.
void Sheet::end_game(std::size_t first, Entry& entry) {
  for (const std::size_t column : {first, 1 - first}) {
    if (points_[column] < Rules::kThread) continue;
    entry.threads.assign(Rules::kTeams, 0);
    entry.threads[column] = points_[1 - column] == 0 ? Rules::kPetersdorferThreads : 1;  // 3.9
    threads_[column] += entry.threads[column];
    points_.assign(Rules::kTeams, 0);
    ++games_;
    return;
  }
}

}  // namespace matador::scharwenzel
