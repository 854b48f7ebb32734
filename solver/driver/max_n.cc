#include "solver/driver/max_n.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/min_element.hpp>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "solver/cards/seat.h"
#include "solver/driver/engines.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"

namespace matador {

// A position between two tricks. The holder of a card never changes, so the cards left say who
// holds them.
//
//   cards   the cards left
//   leader  the seat that plays next
//   won     the points of each player, and above them the tricks
struct Between {
  std::uint64_t cards = 0;
  int leader = 0;
  std::array<std::uint16_t, kMaxSeats> won{};

  bool operator==(const Between&) const = default;
  template <typename Hash>
  friend Hash AbslHashValue(Hash hash, const Between& at) {
    return Hash::combine(std::move(hash), at.cards, at.leader, at.won);
  }
};

namespace {

constexpr int kTricksBit = 10;
constexpr std::uint64_t kNodesPerLook = 256;  // at the clock

Between between(const Played& played, std::size_t seats) {
  Between at{.leader = played.to_play()->index()};
  const WinningsBySeat won = won_by_each(played);
  for (std::size_t i = 0; i < seats; ++i) {
    at.cards |= played.hand(Seat::from_index(static_cast<int>(i))).mask();
    at.won.at(i) = static_cast<std::uint16_t>(won.at(i).points | won.at(i).tricks << kTricksBit);
  }
  return at;
}

}  // namespace

struct MaxN::Memory {
  absl::flat_hash_map<Between, Results> results;
};

MaxN::MaxN(const Task& task, const Request& request, const Stop& stop)
    : request_(request),
      stop_(stop),
      limit_(request.node_limit == 0 ? kNoLimit : request.node_limit),
      shuns_(task.game->info().counts_penalties ||
             falls(task.game->ladder(task, request.objective))),
      memory_(std::make_unique<Memory>()) {
  Task of_player = task;
  for (Seat seat : all_seats(task.deal.seats())) {
    of_player.player = seat;
    ladders_.push_back(task.game->ladder(of_player, request.objective));
  }
}

MaxN::~MaxN() = default;

std::vector<Solution> MaxN::answer(const Played& played) {
  const std::optional<Results> values = results(played);
  std::optional<std::vector<Choice>> choices(std::in_place);
  std::optional<std::vector<Move>> line(std::in_place);
  if (values && request_.cards) choices = choices_of(played);
  if (values && choices && request_.line) line = play_out(played);
  const bool exact = values && choices && line;

  std::vector<Solution> solutions(ladders_.size());
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    Solution& solution = solutions[i];
    solution.exact = exact;
    if (!exact) solution.stopped = stop_.reason();
    const auto [least, most] = std::minmax({ladders_[i].front().value, ladders_[i].back().value});
    solution.low = values ? (*values)[i] : least;
    solution.high = values ? (*values)[i] : most;
    solution.to_play = played.to_play();
    solution.nodes = nodes_;
    if (!exact) continue;
    for (const auto& [card, after] : *choices) solution.moves.push_back({card, after[i]});
    solution.line = *line;
  }
  return solutions;
}

std::optional<MaxN::Results> MaxN::results(const Played& played) {
  if (!played.to_play()) return results_at_end(played);
  if (played.trick_open()) return best(played);
  const Between at = between(played, ladders_.size());
  const auto known = memory_->results.find(at);
  if (known != memory_->results.end()) return known->second;
  const std::optional<Results> found = best(played);
  if (found) memory_->results.emplace(at, *found);
  return found;
}

MaxN::Results MaxN::results_at_end(const Played& played) const {
  const WinningsBySeat won = won_by_each(played);
  Results results;
  for (std::size_t i = 0; i < ladders_.size(); ++i) {
    const Seat player = Seat::from_index(static_cast<int>(i));
    results.push_back(value_of(ladders_[i], won, player, static_cast<int>(ladders_.size())));
  }
  return results;
}

std::optional<MaxN::Results> MaxN::best(const Played& played) {
  const std::optional<std::vector<Choice>> choices = choices_of(played);
  if (!choices) return std::nullopt;
  return (*choices)[first_best(played, *choices)].after;
}

bool MaxN::is_at_limit() const {
  return nodes_ == limit_ || (nodes_ % kNodesPerLook == 0 && stop_.reached());
}

std::optional<std::vector<MaxN::Choice>> MaxN::choices_of(const Played& played) {
  std::vector<Choice> choices;
  if (!played.to_play()) return choices;
  for (Card card : played.legal()) {
    if (is_at_limit()) return std::nullopt;
    ++nodes_;
    Played next = played;
    if (!next.play(card).ok()) return std::nullopt;
    std::optional<Results> after = results(next);
    if (!after) return std::nullopt;
    choices.push_back({card, *std::move(after)});
  }
  return choices;
}

std::size_t MaxN::first_best(const Played& played, const std::vector<Choice>& choices) const {
  const auto player = at(*played.to_play());
  const auto own = [player](const Choice& choice) { return choice.after[player]; };
  const auto best =
      shuns_ ? ranges::min_element(choices, {}, own) : ranges::max_element(choices, {}, own);
  return static_cast<std::size_t>(best - choices.begin());
}

std::optional<std::vector<Move>> MaxN::play_out(Played played) {
  std::vector<Move> line;
  while (played.to_play()) {
    const std::optional<std::vector<Choice>> choices = choices_of(played);
    if (!choices) return std::nullopt;
    line.emplace_back((*choices)[first_best(played, *choices)].card);
    if (!played.play(line.back()).ok()) return std::nullopt;
  }
  return line;
}

absl::StatusOr<std::vector<Solution>> ByMaxN::solve_by_seat(const Task& task,
                                                            const Request& request,
                                                            const Stop& stop) const {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  return MaxN(task, request, stop).answer(played);
}

}  // namespace matador
