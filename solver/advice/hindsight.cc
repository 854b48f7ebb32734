#include "solver/advice/hindsight.h"

#include <algorithm>
#include <range/v3/algorithm/find.hpp>

#include "solver/cards/seat.h"
#include "solver/games/auction.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/replay.h"

namespace matador {
namespace {

Task before_move(const Task& task, std::size_t move) {
  Task before = task;
  before.play.resize(move, Move::pass());
  return before;
}

// The player who makes the next move of a task; for a card of dummy, the declarer.
Seat mover(const Task& task) {
  const PlayWithoutTricks* play = task.game->contract(task.contract).without_tricks;
  const Seat seat = play != nullptr ? *play->turn(task)->to_play : *played_so_far(task)->to_play();
  return task.game->player_of(task, seat);
}

bool has_auction(const Task& task) { return task.game->has_auction() && !task.all_passed; }

Auction auction_of(const Task& task) {
  return forced_auction(*task.game, task.deal, forehand(task));
}

// A dummy lies open after the first card.
bool sees_hand(const Task& task, Seat observer, Seat seat) {
  const bool is_dummy = task.game->player_of(task, seat) != seat;
  return seat == observer || (is_dummy && !task.play.empty());
}

// All players see face-up cards, and the cards under them once they are turned up.
std::vector<SeenPile> seen_piles(const Task& task, Seat seat) {
  std::vector<SeenPile> seen;
  if (task.deal.piles(seat).empty()) return seen;
  const CardSet face_down = played_so_far(task)->face_down(seat);
  for (const Pile& pile : task.deal.piles(seat)) {
    const bool is_up = !face_down.contains(pile.down);
    seen.push_back({.up = pile.up, .down = is_up ? std::optional(pile.down) : std::nullopt});
  }
  return seen;
}

// A second hand is taken up when the first is played (Jass 2.14).
bool second_hand_is_up(const Task& task) {
  const DealShape& shape = task.deal.shape();
  return shape.hands > 1 && static_cast<int>(task.play.size()) >= shape.seats * shape.hand_size;
}

PartialProblem partial_of(const Task& task, Seat observer) {
  PartialProblem partial{.problem = problem_of(task), .seen = {}, .observer = observer};
  Seen& seen = partial.seen;
  for (Seat seat : all_seats(task.deal.seats())) {
    const std::size_t place = at(seat);
    if (sees_hand(task, observer, seat)) seen.hands[place] = task.deal.hand(seat);
    seen.piles[place] = seen_piles(task, seat);
  }
  if (second_hand_is_up(task)) {
    seen.second_hands[at(observer)] = task.deal.second_hand(observer);
  }
  if (observer == task.declarer && sees_talon_first(task)) seen.talon = task.deal.talon();
  if (has_auction(task)) partial.statements = auction_of(task).statements;
  return partial;
}

// The exchange as the observer knows it: its cards if it is his own, else their number.
void see_exchange(const Task& task, PartialProblem& partial) {
  if (task.deal.talon().empty() || !task.exchange) return;
  if (task.game->info().sees_talon && partial.observer != task.declarer) {
    partial.problem.exchange.reset();  // the others do not know whether there was one
    return;
  }
  SeenExchange exchange{.cards = task.exchange->take.size(), .discard = {}, .take = {}};
  if (partial.observer == task.declarer) {
    exchange.discard = task.exchange->discard;
    exchange.take = task.exchange->take;
  }
  partial.seen.exchange = exchange;
}

absl::Status check_auction(const Task& task) {
  if (!has_auction(task)) return absl::OkStatus();
  const Auction auction = auction_of(task);
  const std::optional<Suit> trump = task.game->trump(task.contract);
  const bool fits = auction.declarer == task.declarer &&
                    ranges::find(auction.suits, *trump) != auction.suits.end();
  if (fits) return absl::OkStatus();
  return invalid("by the forced auction ", seat_name(task.declarer),
                 " does not declare this suit: what players could know cannot be found");
}

absl::StatusOr<KnownLoss> loss_of(const Option& made, const PartialProblem& partial,
                                  const AdviceWanted& wanted, const Workers& workers) {
  constexpr std::uint64_t kWorldsThatTell = 10;  // if the time was up
  const auto unknown = [](StopReason stopped) {
    return KnownLoss{.worlds = 0, .stopped = stopped};
  };
  const absl::StatusOr<Advice> advice = advise(partial, wanted, workers);
  if (absl::IsDeadlineExceeded(advice.status())) return unknown(StopReason::kSeconds);
  if (absl::IsCancelled(advice.status())) return unknown(StopReason::kInterrupt);
  MATADOR_RETURN_IF_ERROR(advice.status());
  if (advice->stopped != StopReason::kNone && advice->worlds < kWorldsThatTell) {
    return unknown(advice->stopped);
  }
  const auto option = ranges::find(advice->options, made, &AdvisedOption::option);
  if (option == advice->options.end()) {
    return absl::InternalError("a move of the play is illegal");
  }
  Estimate loss = option->behind;
  loss.mean = std::max(0.0, loss.mean);
  return KnownLoss{.loss = loss,
                   .worlds = option->standing.worlds,
                   .gave_up = advice->gave_up,
                   .stopped = advice->stopped};
}

}  // namespace

PartialProblem as_known(const Task& task, std::size_t move) {
  const Task before = before_move(task, move);
  PartialProblem partial = partial_of(before, mover(before));
  see_exchange(before, partial);
  return partial;
}

PartialProblem as_known_before_exchange(const Task& task) {
  Task before = before_move(task, 0);
  before.exchange.reset();
  return partial_of(before, task.declarer);
}

absl::StatusOr<KnownLoss> known_loss(const Task& task, std::size_t move, const AdviceWanted& wanted,
                                     const Workers& workers) {
  MATADOR_RETURN_IF_ERROR(check_auction(task));
  return loss_of(task.play[move], as_known(task, move), wanted, workers);
}

absl::StatusOr<KnownLoss> known_loss_of_exchange(const Task& task, const AdviceWanted& wanted,
                                                 const Workers& workers) {
  MATADOR_RETURN_IF_ERROR(check_auction(task));
  return loss_of(exchange_option(*task.game, *task.exchange), as_known_before_exchange(task),
                 wanted, workers);
}

}  // namespace matador
