#include "solver/games/davoserjazz/qabbalah/solver.h"

#include <optional>
#include <range/v3/algorithm/min_element.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/cards/notation.h"
#include "solver/games/davoserjazz/qabbalah/backward.h"
#include "solver/games/davoserjazz/qabbalah/layouts.h"
#include "solver/games/davoserjazz/qabbalah/reached.h"
#include "solver/games/davoserjazz/qabbalah/worth.h"

namespace matador::davoserjazz::qabbalah {

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
    return absl::InvalidArgumentError(absl::StrCat(matador::to_string(not_twos.first()),
                                                   " was left out of the pack, only twos can be"));
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
