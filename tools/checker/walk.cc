// The rules of play, the walk through a strategy, and the plain search for the last tricks.

#include <algorithm>

#include "tools/checker/checker.h"

namespace matador::checker {
namespace {

// What a check may take.
constexpr std::size_t kMostCards = 1'000'000'000;   // played
constexpr std::size_t kMostPositions = 20'000'000;  // of all levels
constexpr std::size_t kMostAtOnce = 4'000'000;      // of one
constexpr std::size_t kMostKnown = 4'000'000;       // that the plain search remembers

// What is left, lane by lane: the same for positions that are the same game.
std::string row(const Deal& deal, const Play& play) {
  std::string row{static_cast<char>(play.leader | (play.is_bound ? 8U : 0U)),
                  static_cast<char>(play.takers)};
  for (Cards lane : deal.lanes)
    for (Cards rest = lane & play.left; rest != 0; rest &= rest - 1)
      row += static_cast<char>(deal.cards[first(rest)].kind);
  return row;
}

}  // namespace

// ---- The play -----------------------------------------------------------------------------------

int Deal::worth(Cards left) const {
  int worth = tricks_worth[tricks(left)];
  for (Cards rest = left; rest != 0; rest &= rest - 1) worth += cards[first(rest)].worth;
  return worth;
}

std::optional<bool> Deal::decided(const Play& play, int need) const {
  const int left = worth(play.left);
  int low = 0;
  int high = left;
  for (std::size_t seat = 0; left > 0 && seat < sweeps.size(); ++seat) {
    if (play.takers != 0 && play.takers != 1U << seat) continue;
    const int swept = sweeps[seat] + ((counted >> seat & 1) != 0 ? left : 0);
    low = std::min(low, swept);
    high = std::max(high, swept);
  }
  if (need <= low) return true;
  if (need > high) return false;
  return std::nullopt;
}

Cards Deal::in_hand(const Play& play) const {
  Cards hand = hands[to_move(play)] & play.left;
  for (Cards rest = hand; rest != 0; rest &= rest - 1)
    if ((cards[first(rest)].above & play.left) != 0) hand &= ~bit(first(rest));
  return hand;
}

Cards Deal::legal(const Play& play, Cards hand) const {
  const bool leads = play.trick == 0;
  const Cards follow = hand & play.led;
  if (puur != 0 && !leads) {
    if ((play.led & trumps) != 0) return (follow & ~puur) != 0 ? follow : hand;  // Jass 2.8
    const Cards played = play.trick & trumps;
    const Cards higher = hand & trumps & ((played & -played) - 1);
    const Cards others = follow != 0 ? follow : hand & ~trumps;  // Jass 2.7
    const bool may_be_lower = !forced_undertrump || (higher & ~puur) == 0;
    return others == 0 && may_be_lower ? hand : others | higher;
  }
  if (play.is_bound && (hand & called) != 0) {  // Schafkopf 6.5
    const Cards lane = lanes[cards[first(called)].lane];
    if (leads && std::popcount(hand & lane) < to_run) return (hand & ~lane) | called;
    if (!leads && play.led == lane) return called;
    if (!leads && follow == 0 && hand != called) return hand & ~called;
  }
  return leads || follow == 0 ? hand : follow;
}

Cards Deal::different(const Play& play) const {
  const Cards hand = in_hand(play);
  const Cards others = play.left & ~hand;
  Cards different = 0;
  Cards kinds = 0;  // of my cards since the last one that separates them
  Cards before = 0;
  for (Cards rest = legal(play, hand); rest != 0; rest &= rest - 1) {
    const Card& card = cards[first(rest)];
    const Cards up_to = bit(first(rest)) - 1;
    if ((others & lanes[card.lane] & up_to & ~before) != 0) kinds = 0;
    if ((kinds & bit(card.kind)) == 0) different |= bit(first(rest));
    kinds |= bit(card.kind);
    before = up_to;
  }
  return different;
}

int Deal::place(Play& play, std::size_t card) const {
  if (play.trick == 0) play.led = lanes[cards[card].lane];
  play.trick |= bit(card);
  if (count(play.trick) < seats) return 0;
  const bool is_turned = (turned >> tricks(play.left) & 1) != 0;
  const Cards best = play.trick & ((play.trick & trumps) != 0 ? trumps : play.led);
  const std::size_t winner = is_turned ? std::bit_width(best) - 1 : first(best);
  const Cards left = play.left & ~play.trick;
  const int won = worth(play.left) - worth(left);
  play = {.left = left,
          .leader = cards[winner].owner,
          .is_bound = play.is_bound && (play.led & called) == 0,
          .takers = play.takers};
  const int counts = (counted >> play.leader & 1) != 0 ? won : 0;
  if (sweeps.empty() || won == 0) return counts;
  const unsigned taker = 1U << play.leader;
  play.takers = (play.takers & ~taker) == 0 ? taker : kSeveral;
  return play.takers == taker && worth(left) == 0 ? counts + sweeps[play.leader] : counts;
}

// Whether one of the cards leads to a point, and to a need there, that passes a test.
template <typename Test>
bool Walk::any(Cards cards, const Play& play, int need, const Test& test) {
  for (; cards != 0; cards &= cards - 1) {
    if (++cards_ > kMostCards) throw Fault{0, "nothing is proven: more than 1,000,000,000 cards"};
    Play after = play;
    const int won = deal_.place(after, first(cards));
    if (test(first(cards), after, need - won)) return true;
  }
  return false;
}

// ---- The last tricks: a plain search, which tries every card, in order --------------------------

bool Walk::holds(const Play& play, int need) {
  const Cards key =
      play.left | play.leader << 52 | Cards{play.is_bound} << 55 | Cards{play.takers} << 56;
  if (play.trick == 0) {
    if (const auto decided = deal_.decided(play, need)) return *decided;
    const auto known = known_.find(key);
    if (known != known_.end() && need <= known->second.first) return true;
    if (known != known_.end() && need >= known->second.second) return false;
  }
  const bool decides = deal_.decides(deal_.to_move(play));
  const bool holds = decides == any(deal_.different(play), play, need,
                                    [&](std::size_t, const Play& after, int rest) {
                                      return this->holds(after, rest) == decides;
                                    });
  if (play.trick == 0) {
    if (known_.size() >= kMostKnown) known_.clear();
    auto& [low, high] = known_.emplace(key, std::pair{-(1 << 20), 1 << 20}).first->second;
    (holds ? low : high) = need;
  }
  return holds;
}

// A line of play along which it does not hold.
std::string Walk::broken_line(Play play, int need) {
  std::string line;
  while (deal_.decided(play, need) != false) {
    const Play before = play;
    any(deal_.different(before), before, need, [&](std::size_t card, const Play& after, int rest) {
      if (holds(after, rest)) return false;
      line += " " + deal_.cards[card].name;
      play = after;
      need = rest;
      return true;
    });
  }
  return line;
}

// ---- The tricks before them ---------------------------------------------------------------------

void Walk::run() {
  for (const Demand& start : deal_.starts) reach(start, start.play, start.need);
  while (!coming_.empty()) {
    places_.clear();
    for (const Demand& demand : std::exchange(coming_, {})) {
      const auto& [play, need, line] = demand;
      if (deal_.tricks(play.left) > deal_.tail)
        follow(demand, play);
      else if (!holds(play, need))
        throw Fault{deal_.claim_line, "not proven, lost here:" + line + broken_line(play, need)};
    }
  }
}

// Plays a trick to its end in all ways that the strategy leaves open.
void Walk::follow(const Demand& from, const Play& play) {
  Cards cards = deal_.different(play);
  const bool decides = deal_.decides(deal_.to_move(play));
  if (decides && !std::has_single_bit(cards)) cards = bit(choose_(play, cards, from.need));
  any(cards, play, from.need, [&](std::size_t, const Play& after, int need) {
    after.trick != 0 ? follow(from, after) : reach(from, after, need);
    return false;
  });
}

void Walk::reach(const Demand& from, const Play& play, int need) {
  const std::optional<bool> decided = deal_.decided(play, need);
  if (decided == true) return;
  const auto line = [&] { return from.line + trick(from.play, play); };
  if (decided == false) throw Fault{deal_.claim_line, "not proven, lost here:" + line()};
  const auto [place, is_new] = places_.emplace(row(deal_, play), coming_.size());
  if (is_new) coming_.emplace_back();
  if (is_new && (++positions_ > kMostPositions || coming_.size() > kMostAtOnce))
    throw Fault{0, "nothing is proven: more than 20,000,000 positions, or 4,000,000 of a level"};
  Demand& demand = coming_[place->second];
  if (is_new || need > demand.need) demand = {play, need, line()};
}

bool Walk::is_known(const Play& play, int need) const {
  const auto place = places_.find(row(deal_, play));
  return place != places_.end() && need <= coming_[place->second].need;
}

// The cards between two positions, in the order in which they are played.
std::string Walk::trick(const Play& from, const Play& to) const {
  std::string names;
  for (std::size_t i = 0; i < deal_.seats && from.left != to.left; ++i) {
    const Cards hand = deal_.hands[(from.leader + i) % deal_.seats];
    names += " " + deal_.cards[first(hand & from.left & ~to.left)].name;
  }
  return names;
}

std::string check(const Certificate& certificate) {
  const Deal deal = read_deal(certificate);
  const std::string& numbers = deal.numbers;
  std::size_t at = 0;
  const auto expect = [&](bool is_good, const std::string& message) {
    if (is_good) return;
    const auto lines = std::count(numbers.data(), numbers.data() + at, '\n');
    throw Fault{certificate.first_line + static_cast<int>(lines), message};
  };
  const auto next = [&] {
    return at = std::min(numbers.find_first_not_of('\n', at), numbers.size());
  };
  const auto choose = [&](const Play&, Cards cards, int) {
    std::size_t number = kDigits.find(numbers[next()]);
    expect(number < count(cards),
           "expected the number of one of " + std::to_string(count(cards)) + " cards");
    for (++at; number > 0; --number) cards &= cards - 1;
    return first(cards);
  };
  Walk(deal, choose).run();
  expect(next() == numbers.size(), "there are more numbers than decisions");
  return deal.claim;
}

}  // namespace matador::checker
