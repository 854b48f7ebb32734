#include "solver/games/davoserjazz/qabbalah/solver.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <range/v3/algorithm/min_element.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/cards/notation.h"
#include "solver/games/davoserjazz/qabbalah/layouts.h"
#include "solver/hand_on.h"

namespace matador::davoserjazz::qabbalah {
namespace {

// What is to come for every player at once: a number below 127 for each seat, in one word, and the
// three ways to choose between two such words (rules 0.2).
//
//   Worth to_come = plus_one(Worth{0}, seat);
//   better<Question::kPenalty>(mover, a, b)
//
// Penalties are counted in passes. In the question of one seat against all others, the mover lowers
// his own number and raises the numbers of the others; all these games have the same moves, so one
// word of eight bytes holds the numbers of all seats. In max^n the word holds the results of all.
using Worth = std::uint64_t;  // byte i belongs to the seat of index i

constexpr Worth kOnes = 0x0101010101010101;

constexpr int of_seat(Worth worth, int seat) {
  return static_cast<int>(worth >> (8 * seat) & 0xFF);
}
constexpr Worth plus_one(Worth worth, int seat) { return worth + (Worth{1} << (8 * seat)); }

// With the worst number for one seat.
constexpr Worth worst_for(Worth worth, int seat) { return worth | Worth{127} << (8 * seat); }

// Adds one for each seat of the mask.
constexpr Worth plus_one_each(Worth worth, std::uint8_t seats) {
  // Step 1. The mask into all bytes, and of byte i bit i only. Step 2. That bit to the place of bit
  // 7 or beyond it, but not out of its byte, by an addition; and down to bit 0.
  constexpr Worth kDiagonal = 0x8040201008040201;
  const Worth bits = (seats * kOnes) & kDiagonal;
  const Worth set = ((bits & ~(kOnes << 7)) + 0x7F * kOnes) | bits;
  return worth + (set >> 7 & kOnes);
}

// The greater of the two numbers of each seat, all below 128.
constexpr Worth greatest(Worth a, Worth b) {
  constexpr Worth kTop = kOnes << 7;
  const Worth not_less = ((a | kTop) - b) & kTop;  // bit 7 of the bytes in which a >= b
  const Worth from_a = (not_less - (not_less >> 7)) | not_less;  // all bits of these
  return (a & from_a) | (b & ~from_a);
}

// The better of two for the seat that chooses, `a` where they are equally good.
template <Question question>
constexpr Worth better(int mover, Worth a, Worth b) {
  if constexpr (question == Question::kMaxN) {
    return of_seat(b, mover) < of_seat(a, mover) ? b : a;
  } else {
    const Worth own = worst_for(0, mover);  // turns his own number round, so that greater is better
    return greatest(a ^ own, b ^ own) ^ own;
  }
}

static_assert(plus_one_each(0, 0b10000101) == 0x0100000000010001);
static_assert(greatest(0x0005007F, 0x00040100) == 0x0005017F);
static_assert(better<Question::kPenalty>(0, 0x0203, 0x0302) == 0x0302);
static_assert(better<Question::kMaxN>(0, 0x0203, 0x0303) == 0x0203);

}  // namespace

// Works backward from the last card: what is still to come at every position that was reached.
//
// At a layout each player takes the best of his moves. A card put on a pile leads to a layout with
// a greater number, which is already done; a pass leads to the next player at the same layout. So
// the seats are done against the order of play, starting with a player who can play and so may not
// pass. If nobody can play, all wait for twos that were left out, and no player passes who need
// not: soundness.md says why.
template <Question question>
class Backward {
 public:
  Backward(const Reached& reached, int seats, Worth* table)
      : reached_(reached), seats_(seats), table_(table) {}

  // Fills the table for all movers at a layout. Layouts with greater numbers must be done.
  void operator()(std::uint32_t number, const Layout& layout) const {
    const SeatMask movers = reached_.movers(number);
    if (movers == 0) return;
    BestOfMoves best;
    for (int i = 0; i < kMaxSeats; ++i) best[static_cast<std::size_t>(i)] = worst_for(0, i);
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      const PileState& pile = *layout[suit];
      for (int i = 0; i < pile.steps; ++i) {
        try_step(number, layout, suit, pile.step[static_cast<std::size_t>(i)], best);
      }
    }
    pass_round(number, layout, best);
  }

 private:
  using BestOfMoves = std::array<Worth, kMaxSeats>;  // by mover

  int next(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }
  static bool contains(SeatMask seats, int seat) { return (seats >> seat & 1) != 0; }

  void try_step(std::uint32_t number, const Layout& layout, std::size_t suit, const Step& step,
                BestOfMoves& best) const {
    const std::uint32_t after = number + step.growth;
    SeatMask by = reached_.movers(number) & step.seats;
    for (; by != 0; by = static_cast<SeatMask>(by & (by - 1))) {
      const int mover = std::countr_zero(by);
      Worth to_come = table_[reached_.index(after, step.is_turn ? next(mover) : mover)];
      if constexpr (question == Question::kPlace) {
        to_come += place_lost(layout, suit, step, mover);
      }
      Worth& so_far = best[static_cast<std::size_t>(mover)];
      so_far = better<question>(mover, so_far, to_come);
    }
  }

  // One place for each player who is still in, when the mover plays his last card.
  static Worth place_lost(const Layout& layout, std::size_t suit, const Step& step, int mover) {
    SeatMask still_in = step.holders_after;
    for (std::size_t other = 0; other < kSuits; ++other) {
      if (other != suit) still_in |= layout[other]->holders;
    }
    return contains(still_in, mover) ? 0 : plus_one_each(0, still_in);
  }

  // Against the order of play, from a player who does not pass.
  void pass_round(std::uint32_t number, const Layout& layout, const BestOfMoves& best) const {
    const SeatMask in = holders(layout);
    const SeatMask can_play = playing(layout);
    const SeatMask never_pass = can_play != 0 ? can_play : in;
    Worth to_come = 0;  // for the seat behind the mover
    int mover = never_pass != 0 ? std::countr_zero(never_pass) : 0;
    for (int i = 0; i < seats_; ++i) {
      const Worth own_move = best[static_cast<std::size_t>(mover)];
      if (contains(never_pass, mover)) {
        to_come = own_move;
      } else if (contains(in, mover)) {
        to_come = better<question>(mover, own_move, after_pass(to_come, mover));
      }
      if (contains(reached_.movers(number), mover)) table_[reached_.index(number, mover)] = to_come;
      mover = mover == 0 ? seats_ - 1 : mover - 1;
    }
  }

  static Worth after_pass(Worth to_come, int mover) {
    return question == Question::kPlace ? to_come : plus_one(to_come, mover);
  }

  const Reached& reached_;
  int seats_;
  Worth* table_;
};

class Solver::Impl {
 public:
  Impl(const Position& start, std::uint64_t limit, const Stop* stop)
      : seats_(start.seats),
        stop_(stop),
        layouts_(start),
        reached_(layouts_, seats_, start.to_play, limit, stop) {}

  const Reached& reached() const { return reached_; }

  BySeat values(Question question, const Position& position) {
    const Worth to_come = worth(question, position);
    BySeat values{};
    for (int i = 0; i < seats_; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      if (question != Question::kPlace) {
        values[seat] = kPenaltyOfPass * (position.passes[seat] + of_seat(to_come, i));
      } else if (position.hands[seat].empty()) {
        values[seat] = position.places[seat];
      } else {
        values[seat] = 1 + players_out(position) + of_seat(to_come, i);
      }
    }
    return values;
  }

 private:
  Worth worth(Question question, const Position& position) {
    if (is_over(position)) return 0;
    if (solved_ != question) solve(question);
    return table_[reached_.index(layouts_.number(position.piles), position.to_play.index())];
  }

  void solve(Question question) {
    if (!table_) table_ = std::make_unique_for_overwrite<Worth[]>(reached_.size());
    solved_.reset();
    switch (question) {
      case Question::kPenalty:
        work_backward<Question::kPenalty>();
        break;
      case Question::kPlace:
        work_backward<Question::kPlace>();
        break;
      case Question::kMaxN:
        work_backward<Question::kMaxN>();
        break;
    }
    solved_ = question;
  }

  template <Question kQuestion>
  void work_backward() {
    Backward<kQuestion> backward(reached_, seats_, table_.get());
    layouts_.backward([&](std::uint32_t number, const Layout& layout) {
      if (number % kLayoutsPerLook == 0 && stop_ != nullptr && stop_->reached()) throw OutOfTime{};
      backward(number, layout);
    });
  }

  int seats_;
  const Stop* stop_;
  Layouts layouts_;
  Reached reached_;
  std::optional<Question> solved_;  // what the table is about
  std::unique_ptr<Worth[]> table_;  // by the index of a position
};

Solver::Solver(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

absl::StatusOr<Solver> Solver::explore(const Position& start, std::uint64_t limit,
                                       const Stop* stop) {
  const CardSet not_twos = left_out(start) - CardSet::of_rank(Rank::kTwo);
  if (!not_twos.empty()) {
    return invalid(matador::to_string(not_twos.first()),
                   " was left out of the pack, only twos can be");
  }
  const auto is_late = [&] { return stop != nullptr && stop->reached(); };
  if (is_late()) return absl::DeadlineExceededError("no time");
  auto impl = std::make_unique<Impl>(start, limit, stop);
  if (is_late()) return absl::DeadlineExceededError("no time left");
  if (!impl->reached().complete()) {
    return absl::ResourceExhaustedError(absl::StrCat("more than ", limit, " positions"));
  }
  return Solver(std::move(impl));
}

std::uint64_t Solver::positions() const { return impl_->reached().size(); }

BySeat Solver::values(Question question, const Position& position) {
  return impl_->values(question, position);
}

std::vector<MoveValues> Solver::moves(Question question, const Position& position) {
  std::vector<MoveValues> values;
  for (Move move : qabbalah::moves(position)) {
    values.push_back({move, impl_->values(question, after(position, move))});
  }
  return values;
}

std::vector<Move> Solver::line(Question question, Position position, Seat player) {
  std::vector<Move> line;
  while (!is_over(position)) {
    const Seat mover = position.to_play;
    const Seat whose = question == Question::kMaxN ? mover : player;
    // Against all others: he lowers his value, and they raise it.
    const int sign = whose == mover ? 1 : -1;
    const std::vector<MoveValues> choices = moves(question, position);
    const auto value = [&](const MoveValues& choice) { return sign * choice.values[at(whose)]; };
    line.push_back(ranges::min_element(choices, {}, value)->move);
    position = after(position, line.back());
  }
  return line;
}

int most_penalty(const Position& position, Seat player) {
  int passes = position.passes[at(player)];
  for (int i = 0; i < position.seats; ++i) {
    if (i != player.index()) passes += position.hands[static_cast<std::size_t>(i)].size();
  }
  return kPenaltyOfPass * passes;
}

}  // namespace matador::davoserjazz::qabbalah
