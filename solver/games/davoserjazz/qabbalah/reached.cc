#include "solver/games/davoserjazz/qabbalah/reached.h"

namespace matador::davoserjazz::qabbalah {
namespace {

// Each seat of a mask one further round the table.
SeatMask next_seats(SeatMask seats, int players) {
  return static_cast<SeatMask>((seats << 1 | seats >> (players - 1)) & ((1 << players) - 1));
}

}  // namespace

Reached::Reached(const Layouts& layouts, int seats, Seat to_play, std::uint64_t limit,
                 const Stop* stop)
    : movers_(layouts.size()),
      first_(std::make_unique_for_overwrite<std::uint32_t[]>(layouts.size())) {
  movers_[0] = static_cast<SeatMask>(1 << to_play.index());
  layouts.forward([&](std::uint32_t number, const Layout& layout) {
    if (number % kLayoutsPerLook == 0 && stop != nullptr && stop->reached()) complete_ = false;
    SeatMask movers = movers_[number];
    if (movers == 0 || !complete_) return complete_;

    // Step 1. A player who passes or is out leaves the turn to the next player, who may pass as
    // well.
    const SeatMask passing = static_cast<SeatMask>(~playing(layout));
    for (int i = 1; i < seats; ++i) movers |= next_seats(movers & passing, seats);
    movers_[number] = movers;
    first_[number] = static_cast<std::uint32_t>(size_);
    size_ += kCount[movers];
    complete_ = limit == 0 || size_ <= limit;

    // Step 2. A card ends the turn, a card brought in does not.
    for (const PileState* pile : layout) {
      for (int i = 0; i < pile->steps; ++i) {
        const Step& step = pile->step[static_cast<std::size_t>(i)];
        const SeatMask by = movers & step.seats;
        movers_[number + step.growth] |= step.is_turn ? next_seats(by, seats) : by;
      }
    }
    return true;
  });
}

}  // namespace matador::davoserjazz::qabbalah
