#include "solver/solve.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/search/engine.h"
#include "solver/search/translation.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

// One engine for each goal, made when it is first asked for.
class Engines {
 public:
  Engines(const search::EngineOptions& options, bool newest) : options_(options), newest_(newest) {}

  // Turns to a layout. What is known of the last one is forgotten, unless it is the same and
  // `keep` is set.
  void turn_to(const Game& game, int seats, const search::Layout& layout, bool keep);

  search::Interval ask(Goal goal, const search::Moment& moment, int need, std::uint64_t limit);

  // Cards played since the last turn.
  std::uint64_t nodes() const;

 private:
  struct Slot {
    std::unique_ptr<search::Engine> engine;
    bool begun = false;
    std::uint64_t nodes_before = 0;
  };

  search::EngineOptions options_;
  bool newest_;
  const Game* game_ = nullptr;
  int seats_ = 0;
  search::Layout layout_;
  std::array<Slot, kGoals> slots_;
};

void Engines::turn_to(const Game& game, int seats, const search::Layout& layout, bool keep) {
  const bool same_engines = game_ == &game && seats_ == seats;
  const bool same_layout = same_engines && layout_ == layout;
  for (Slot& slot : slots_) {
    if (!same_engines) slot = {};
    if (!keep || !same_layout) slot.begun = false;
    slot.nodes_before = slot.begun ? slot.engine->nodes() : 0;
  }
  game_ = &game;
  seats_ = seats;
  layout_ = layout;
}

search::Interval Engines::ask(Goal goal, const search::Moment& moment, int need,
                              std::uint64_t limit) {
  Slot& slot = slots_[static_cast<std::size_t>(goal)];
  if (!slot.engine) slot.engine = game_->make_engine(seats_, goal, options_, newest_);
  if (!slot.begun) {
    slot.engine->begin(layout_);
    slot.begun = true;
  }
  const std::uint64_t here = slot.engine->nodes();
  const std::uint64_t left = limit - std::min(limit, nodes());
  return slot.engine->ask(moment, need, left > kNoLimit - here ? kNoLimit : here + left);
}

std::uint64_t Engines::nodes() const {
  std::uint64_t nodes = 0;
  for (const Slot& slot : slots_) {
    if (slot.begun) nodes += slot.engine->nodes() - slot.nodes_before;
  }
  return nodes;
}

// What the declaring side has won already.
struct Account {
  int points = 0;
  int tricks = 0;
  bool solo_possible = true;  // one player of the side won every trick so far

  int won(Goal goal) const {
    return goal == Goal::kPoints ? points : goal == Goal::kTricks ? tricks : 0;
  }
};

Account account(const Task& task, const Played& played) {
  Account result;
  const SeatSet side = task.game->declaring_side(task);
  for (int i = 0; i < played.complete_tricks(); ++i) {
    const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
    const bool ours = side.contains(trick.winner);
    result.solo_possible &= ours && trick.winner == played.tricks().front().winner;
    if (!ours) continue;
    ++result.tricks;
    for (Card card : trick.cards) result.points += task.game->card_points(card);
  }
  return result;
}

// Where on the ladder the value lies: on a rung from `low` to `high`, both included.
struct Range {
  int low;
  int high;
  bool operator==(const Range&) const = default;
};

// One task and one ladder.
class Inquiry {
 public:
  // `limit`: of nodes; 0 = none.
  Inquiry(const Task& task, std::vector<Rung> ladder, std::uint64_t limit, Engines& engines)
      : task_(task),
        order_(task.game->order(task.contract)),
        ladder_(std::move(ladder)),
        limit_(limit == 0 ? kNoLimit : limit),
        translation_(
            task.deal, order_, [&](Card card) { return task.game->card_points(card); },
            task.game->declaring_side(task)),
        engines_(engines) {}

  const search::Layout& layout() const { return translation_.layout(); }
  const TrickOrder& order() const { return order_; }

  Solution answer(const Played& played, const Request& request);

 private:
  bool ours(Seat seat) const { return task_.game->declaring_side(task_).contains(seat); }
  const Rung& rung(int index) const { return ladder_[static_cast<std::size_t>(index)]; }
  Range whole() const { return {0, static_cast<int>(ladder_.size()) - 1}; }

  // Asks whether the declaring side can reach rung `index`, low < index <= high, and narrows the
  // range by the answer; the same range comes back only where the limit was reached.
  Range ask(const Played& played, Range range, int index);
  // Narrows the range to one rung, or as far as the limit allows; begins with rung `first`.
  Range climb(const Played& played, Range range, int first);
  // These fail where the limit is reached.
  bool card_values(const Played& played, int value, Solution& solution);
  std::optional<Card> first_best_card(const Played& played, int value);
  bool line(Played played, int value, Solution& solution);

  const Task& task_;
  TrickOrder order_;
  std::vector<Rung> ladder_;
  std::uint64_t limit_;
  search::Translation translation_;
  Engines& engines_;
};

Range Inquiry::ask(const Played& played, Range range, int index) {
  const Goal goal = rung(index).goal;
  const Account so_far = account(task_, played);
  if (goal == Goal::kSolo && !so_far.solo_possible) return {range.low, index - 1};
  const int won = so_far.won(goal);
  const int need = rung(index).need - won;
  if (need <= 0) return {index, range.high};
  const search::Interval rest = engines_.ask(goal, translation_.moment(played), need, limit_);
  for (int i = range.low + 1; i <= range.high; ++i) {
    if (rung(i).goal != goal) continue;
    if (rung(i).need <= won + rest.low) range.low = i;
    if (rung(i).need > won + rest.high) range.high = i - 1;
  }
  return range;
}

Range Inquiry::climb(const Played& played, Range range, int first) {
  int index = first;
  while (range.low < range.high) {
    const Range narrower = ask(played, range, index);
    if (narrower == range) break;
    range = narrower;
    index = (range.low + range.high + 1) / 2;
  }
  return range;
}

bool Inquiry::card_values(const Played& played, int value, Solution& solution) {
  const bool declarer = ours(*played.to_play());
  for (Card card : played.legal()) {
    Played after = played;
    if (!after.play(card).ok()) return false;
    // No card is better for the player than the value of the position.
    const Range range = declarer ? Range{0, value} : Range{value, whole().high};
    const Range found = climb(after, range, declarer ? value : value + 1);
    if (found.low != found.high) return false;
    solution.cards.push_back({card, rung(found.low).value});
  }
  return true;
}

std::optional<Card> Inquiry::first_best_card(const Played& played, int value) {
  const bool declarer = ours(*played.to_play());
  for (Card card : played.legal()) {
    Played after = played;
    if (!after.play(card).ok()) return std::nullopt;
    Range range = declarer ? Range{0, value} : Range{value, whole().high};
    if (range.low < range.high) {
      const Range narrower = ask(after, range, declarer ? value : value + 1);
      if (narrower == range) return std::nullopt;
      range = narrower;
    }
    if (declarer ? range.low == value : range.high == value) return card;
  }
  return std::nullopt;
}

bool Inquiry::line(Played played, int value, Solution& solution) {
  while (played.to_play()) {
    const std::optional<Card> card = first_best_card(played, value);
    if (!card || !played.play(*card).ok()) return false;
    solution.line.push_back(*card);
  }
  return true;
}

Solution Inquiry::answer(const Played& played, const Request& request) {
  Solution solution;
  solution.to_play = played.to_play();
  Range range = whole();
  range = climb(played, range, (range.low + range.high + 1) / 2);
  solution.low = rung(range.low).value;
  solution.high = rung(range.high).value;
  solution.exact =
      range.low == range.high &&
      (!request.cards || !solution.to_play || card_values(played, range.low, solution)) &&
      (!request.line || line(played, range.low, solution));
  if (!solution.exact) {
    solution.cards.clear();
    solution.line.clear();
  }
  solution.nodes = engines_.nodes();
  return solution;
}

absl::StatusOr<Played> replay(const Task& task, const TrickOrder& order) {
  Played played(task.deal, order, task.leader);
  for (Card card : task.play) {
    if (absl::Status status = played.play(card); !status.ok()) return status;
  }
  return played;
}

absl::Status check(const Task& task, Objective objective) {
  const std::vector<Objective> known = task.game->objectives();
  if (std::find(known.begin(), known.end(), objective) != known.end()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(task.game->name()), " does not have this objective"));
}

bool same_question(const Task& a, const Task& b) {
  return a.game == b.game && a.deal == b.deal && a.contract == b.contract &&
         a.game->declaring_side(a) == b.game->declaring_side(b) && a.leader == b.leader &&
         a.play == b.play && a.options == b.options;
}

}  // namespace

class Solver::Impl {
 public:
  explicit Impl(const SolverOptions& options)
      : engines_(
            {
                .table_bytes = static_cast<std::size_t>(options.table_mib) << 20,
                .techniques = options.techniques,
            },
            options.newest_instructions) {}

  absl::StatusOr<Solution> solve(const Task& task, const Request& request, bool keep) {
    if (absl::Status status = check(task, request.objective); !status.ok()) return status;
    Inquiry inquiry(task, task.game->ladder(task, request.objective), request.node_limit, engines_);
    absl::StatusOr<Played> played = replay(task, inquiry.order());
    if (!played.ok()) return played.status();
    engines_.turn_to(*task.game, task.deal.seats(), inquiry.layout(), keep);
    return inquiry.answer(*played, request);
  }

  absl::StatusOr<Decision> decide(const Task& task, Goal goal, int need, std::uint64_t limit) {
    const std::vector<Rung> question{{0, goal, 0}, {1, goal, need}};
    Inquiry inquiry(task, question, limit, engines_);
    absl::StatusOr<Played> played = replay(task, inquiry.order());
    if (!played.ok()) return played.status();
    engines_.turn_to(*task.game, task.deal.seats(), inquiry.layout(), /*keep=*/false);
    const Solution solution = inquiry.answer(*played, {});
    if (!solution.exact) return absl::ResourceExhaustedError("the limit of nodes was reached");
    return Decision{solution.low == 1, solution.nodes};
  }

 private:
  Engines engines_;
};

Solver::Solver(const SolverOptions& options) : impl_(std::make_unique<Impl>(options)) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

absl::StatusOr<Solution> Solver::solve(const Task& task, const Request& request) {
  return impl_->solve(task, request, /*keep=*/false);
}

absl::StatusOr<std::vector<Solution>> Solver::solve_all(const std::vector<Task>& tasks,
                                                        const Request& request) {
  std::vector<Solution> solutions;
  for (const Task& task : tasks) {
    // Partners declare the same thing.
    const auto twin =
        std::find_if(tasks.begin(), tasks.begin() + std::ssize(solutions),
                     [&](const Task& earlier) { return same_question(earlier, task); });
    if (twin < tasks.begin() + std::ssize(solutions)) {
      solutions.push_back(solutions[static_cast<std::size_t>(twin - tasks.begin())]);
      continue;
    }
    absl::StatusOr<Solution> solution = impl_->solve(task, request, /*keep=*/!solutions.empty());
    if (!solution.ok()) return solution.status();
    solutions.push_back(*std::move(solution));
  }
  return solutions;
}

absl::StatusOr<Decision> Solver::decide(const Task& task, Goal goal, int need,
                                        std::uint64_t node_limit) {
  return impl_->decide(task, goal, need, node_limit);
}

}  // namespace matador
