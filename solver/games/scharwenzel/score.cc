#include "solver/games/scharwenzel/score.h"

#include <algorithm>
#include <range/v3/algorithm/count.hpp>
#include <utility>

#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/options.h"
#include "solver/games/scharwenzel/rules.h"

namespace matador::scharwenzel {

// ---- Score --------------------------------------------------------------------------------------

namespace {

int paid_matadors(CardSet cards, Suit trump) {  // 3.7
  int run = 0;
  for (Card matador : Rules::matadors(trump)) {
    if (!cards.contains(matador)) break;
    ++run;
  }
  return run < Rules::kFewestMatadors ? 0 : run;
}

// What the winners get for matadors less what the losers get; `by_us`: the declaring side wins.
int bonus(const Stakes& stakes, bool by_us) {
  const auto& [ours, theirs] = stakes.matadors;
  const int won = by_us ? ours : theirs;
  const int lost = by_us ? theirs : ours;
  return stakes.pays_holders ? won - lost : won;
}

int majority_score(const Stakes& stakes, bool by_us) { return stakes.win + bonus(stakes, by_us); }

int stop_score(const Stakes& stakes, bool by_us) {
  return majority_score(stakes, by_us) + Rules::kForTheFirst;
}

int bock_score(const Stakes& stakes) {  // 3.5, 3.7
  return stakes.pays_holders ? stakes.matadors.ours - stakes.matadors.theirs : 0;
}

// The best score of the side with the majority: if it can win the rest, and if not (3.6, 3.8).
int best_with_tout(const Stakes& stakes, bool by_us) {
  return std::max(stop_score(stakes, by_us), stakes.win + Rules::kToutWon * stakes.hook);
}
int best_without_tout(const Stakes& stakes, bool by_us) {
  return std::max(stop_score(stakes, by_us), -Rules::kToutLost * stakes.hook);
}

std::optional<Account> account_of_tout(const Stakes& stakes, const Tout& tout,
                                       const std::vector<bool>& won) {
  const bool lost = ranges::count(won, !tout.ours) > 0;
  if (!lost && static_cast<int>(won.size()) < stakes.tricks) return std::nullopt;
  Account account;
  Gains& gains = tout.ours != lost ? account.ours : account.theirs;
  gains = lost ? Gains{.hooks = tout.lost} : Gains{.points = stakes.win, .hooks = tout.won};
  return account;
}

// The account of a deal that one side has won.
Account account_of_win(const Stakes& stakes, bool by_us, bool for_the_first) {
  Account account{.ours = {}, .theirs = {}, .by_us = by_us};
  Gains& gains = by_us ? account.ours : account.theirs;
  gains.points = stakes.win + (for_the_first ? Rules::kForTheFirst : 0);
  const auto& [ours, theirs] = stakes.matadors;
  if (by_us || stakes.pays_holders) account.ours.points += ours;
  if (!by_us || stakes.pays_holders) account.theirs.points += theirs;
  return account;
}

}  // namespace

Matadors matadors_of(const Deal& deal, Suit trump, SeatSet declaring_side) {
  CardSet ours;
  CardSet theirs;
  for (Seat seat : all_seats(deal.seats())) {
    (declaring_side.contains(seat) ? ours : theirs) |= deal.hand(seat);
  }
  return {.ours = paid_matadors(ours, trump), .theirs = paid_matadors(theirs, trump)};
}

int worth_of_win(Suit trump, bool all_passed) {  // 3.5
  return trump == Suit::kClubs && !all_passed ? Rules::kWinInClubs : Rules::kWin;
}

Stakes stakes_of(int tricks, int win, const Matadors& matadors,
                 const std::vector<RuleOption>& options) {
  const std::vector<int> hook = option_numbers(options, "hook");
  return {.tricks = tricks,
          .win = win,
          .matadors = matadors,
          .pays_holders = option_value(options, "matadors") == "holders",
          .hook = hook.empty() ? Rules::kHook : hook.front()};
}

std::vector<Rung> score_ladder(const Stakes& stakes) {
  const int most = majority(stakes.tricks);
  const Rung rungs[] = {
      {-best_with_tout(stakes, false), Goal::kTricks, 0},
      {-best_without_tout(stakes, false), Goal::kTricks, 1},
      {-majority_score(stakes, false), Goal::kFirst, 1},
      {bock_score(stakes), Goal::kTricks, stakes.tricks - most + 1},
      {majority_score(stakes, true), Goal::kTricks, most},
      {best_without_tout(stakes, true), Goal::kFirst, most},
      {best_with_tout(stakes, true), Goal::kTricks, stakes.tricks},
  };
  std::vector<Rung> ladder;
  for (const Rung& rung : rungs) {
    // If a tout is worth no more than stopping, nobody plays on.
    if (ladder.empty() || rung.value > ladder.back().value) ladder.push_back(rung);
  }
  return ladder;
}

std::vector<Rung> tout_ladder(const Stakes& stakes, const Tout& tout) {
  const int won = stakes.win + tout.won * stakes.hook;
  const int lost = tout.lost * stakes.hook;
  if (tout.ours) return {{-lost, Goal::kTricks, 0}, {won, Goal::kTricks, stakes.tricks}};
  return {{-won, Goal::kTricks, 0}, {lost, Goal::kTricks, 1}};
}

// ---- Deals that were played ---------------------------------------------------------------------

std::optional<Account> account_of(const Stakes& stakes, const std::optional<Tout>& announced,
                                  const std::vector<bool>& won, bool next_begun) {
  if (announced) return account_of_tout(stakes, *announced, won);
  const int most = majority(stakes.tricks);
  if (const std::optional<bool> ours = for_the_first(stakes.tricks, won)) {
    const bool stopped = static_cast<int>(won.size()) == most && !next_begun;
    return stopped ? account_of_win(stakes, *ours, true)
                   : account_of_tout(stakes, played_on(*ours), won);
  }
  for (const bool ours : {true, false}) {
    if (ranges::count(won, ours) >= most) return account_of_win(stakes, ours, false);
  }
  if (static_cast<int>(won.size()) < stakes.tricks) return std::nullopt;
  Account account{.ours = {}, .theirs = {}, .bock = stakes.win};
  if (stakes.pays_holders) {
    account.ours.points = stakes.matadors.ours;
    account.theirs.points = stakes.matadors.theirs;
  }
  return account;
}

std::optional<bool> for_the_first(int tricks, const std::vector<bool>& won) {
  const int most = majority(tricks);
  if (static_cast<int>(won.size()) < most) return std::nullopt;
  const bool ours = won.front();
  if (std::count(won.begin(), won.begin() + most, ours) < most) return std::nullopt;
  return ours;
}

int score(const Stakes& stakes, const Account& account) {
  return account.ours.points - account.theirs.points +
         stakes.hook * (account.ours.hooks - account.theirs.hooks);
}

// ---- Matador counts -----------------------------------------------------------------------------

MatadorCounts count_matadors(int seats) {
  const int pack = variant(seats).pack.size();
  const int half = pack / Rules::kTeams;
  MatadorCounts counts{.rows = {}, .ways = binomial(pack, half)};
  std::uint64_t paid = 0;
  for (int run = Rules::kFewestMatadors; run <= Rules::kMatadors; ++run) {
    // One team has the first `run` matadors and, if there is a next one, not that.
    const int reported = run < Rules::kMatadors ? run + 1 : run;
    counts.rows[run] = Rules::kTeams * binomial(pack - reported, half - run);
    paid += counts.rows[run];
  }
  counts.rows[0] = counts.ways - paid;
  return counts;
}

// ---- Sheet --------------------------------------------------------------------------------------

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
