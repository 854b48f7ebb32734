#include "solver/games/davoserjazz/qabbalah/layouts.h"

namespace matador::davoserjazz::qabbalah {

// ---- Layouts ------------------------------------------------------------------------------------

namespace {

constexpr CardSet kBelow = CardSet::of_rank(Rank::kAce) | CardSet::of_rank(Rank::kTwo) |
                           CardSet::of_rank(Rank::kThree) | CardSet::of_rank(Rank::kFour) |
                           CardSet::of_rank(Rank::kFive) | CardSet::of_rank(Rank::kSix);
constexpr CardSet kSevens = CardSet::of_rank(Rank::kSeven);
constexpr int kEnds = 7;  // a pile ends below at 7, 6, .. A, and above at 7, 8, .. K

// How many cards lie below and above the seven.
struct Extent {
  int below;
  int above;
};

Extent extent(CardSet pile) {
  const int below = (pile & kBelow).size();
  return {below, (pile - kSevens).size() - below};
}

// The cards of a pile with such ends.
CardSet pile_of(Suit suit, const Extent& extent) {
  CardSet pile{Card(suit, Rank::kSeven)};
  for (int i = 1; i <= extent.below; ++i) {
    pile |= CardSet{Card(suit, static_cast<Rank>((index(Rank::kSeven) - i + kRanks) % kRanks))};
  }
  for (int i = 1; i <= extent.above; ++i) {
    pile |= CardSet{Card(suit, static_cast<Rank>(index(Rank::kSeven) + i))};
  }
  return pile;
}

// The states that a pile can grow to, in their order; the pile itself is the first.
std::vector<CardSet> growths(Suit suit, CardSet pile) {
  std::vector<CardSet> all;
  if (pile.empty()) all.push_back(pile);
  const Extent least = extent(pile);
  for (int below = least.below; below < kEnds; ++below) {
    for (int above = least.above; above < kEnds; ++above) {
      all.push_back(pile_of(suit, {below, above}));
    }
  }
  return all;
}

}  // namespace

Layouts::Layouts(const Position& start) : start_(start.piles) {
  for (std::size_t i = kSuits; i-- > 0;) {
    place_value_[i] = size_;
    states_[i] = states_of(kAllSuits[i], start);
    size_ *= static_cast<std::uint32_t>(states_[i].size());
  }
}

std::uint32_t Layouts::number(CardSet piles) const {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < kSuits; ++i) number += place_value_[i] * state(kAllSuits[i], piles);
  return number;
}

std::uint32_t Layouts::state(Suit suit, CardSet piles) const {
  const CardSet pile = piles & CardSet::of_suit(suit);
  const CardSet first = start_ & CardSet::of_suit(suit);
  if (pile == first) return 0;
  const Extent now = extent(pile);
  const Extent least = extent(first);
  const int not_begun = first.empty() ? 1 : 0;
  return static_cast<std::uint32_t>(not_begun + (now.below - least.below) * (kEnds - least.above) +
                                    now.above - least.above);
}

Layouts::States Layouts::states_of(Suit suit, const Position& start) const {
  const CardSet of_suit = CardSet::of_suit(suit);
  const CardSet left_out = qabbalah::left_out(start);
  const auto everybody = static_cast<SeatMask>((1 << start.seats) - 1);
  const auto holders = [&start](CardSet cards) {
    SeatMask seats = 0;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      if (!(start.hands[i] & cards).empty()) seats = static_cast<SeatMask>(seats | 1 << i);
    }
    return seats;
  };

  States states;
  for (CardSet pile : growths(suit, start.piles & of_suit)) {
    const CardSet fit = fitting(pile) & of_suit;
    PileState& now = states.emplace_back();
    now.holders = holders(of_suit - pile);
    now.playing = holders(fit);
    for (Card card : fit) {
      const CardSet after = pile | CardSet{card};
      const std::uint32_t growth = state(suit, after) - state(suit, pile);
      const bool is_turn = !left_out.contains(card);
      now.step[static_cast<std::size_t>(now.steps++)] = {
          .growth = growth * place_value_[at(suit)],
          .seats = is_turn ? holders({card}) : everybody,
          .is_turn = is_turn,
          .holders_after = holders(of_suit - after)};
    }
  }
  return states;
}

// ---- Reached ------------------------------------------------------------------------------------

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
