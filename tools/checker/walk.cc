#include "tools/checker/checker.h"

namespace matador::checker {
namespace {

// What a check may take.
constexpr std::size_t kMostCards = 1'000'000'000;   // played
constexpr std::size_t kMostPositions = 20'000'000;  // of all levels
constexpr std::size_t kMostKnown = 4'000'000;       // that the plain search remembers

// What is left, lane by lane: the same for positions that are the same game.
std::string row(const Deal& deal, const Play& play) {
  std::string row{static_cast<char>(play.leader | (play.bound ? 8 : 0))};
  for (Cards lane : deal.lanes) {
    row += static_cast<char>(count(lane & play.left));
    for (Cards rest = lane & play.left; rest != 0; rest &= rest - 1)
      row += static_cast<char>(deal.cards[first(rest)].kind);
  }
  return row;
}

}  // namespace

// Plays a card. Returns what the counted seats win by it.
int Walk::place(Play& play, std::size_t card) {
  if (++cards_ > kMostCards) throw Fault{0, "nothing is proven: more than 1,000,000,000 cards"};
  return deal_.place(play, card);
}

// ---- The last tricks: a plain search, which tries every card, in order --------------------------

bool Walk::holds(const Play& play, int need) {
  if (need <= 0) return true;
  const Cards key = play.left | Cards{play.leader} << 52 | Cards{play.bound} << 55;
  if (play.placed == 0) {
    if (need > deal_.still(play)) return false;
    const auto known = known_.find(key);
    if (known != known_.end() && need <= known->second.first) return true;
    if (known != known_.end() && need >= known->second.second) return false;
  }
  const bool decides = deal_.decides(deal_.to_move(play));
  bool holds = !decides;
  for (Cards rest = deal_.different(play); rest != 0 && holds != decides; rest &= rest - 1) {
    Play after = play;
    const int won = place(after, first(rest));
    holds = this->holds(after, need - won);
  }
  if (play.placed == 0) {
    if (known_.size() >= kMostKnown) known_.clear();
    auto& [low, high] = known_.emplace(key, std::pair{0, 1 << 20}).first->second;
    (holds ? low : high) = need;
  }
  return holds;
}

// A line of play along which it does not hold.
std::string Walk::broken_line(Play play, int need) {
  std::string line;
  while (need <= deal_.still(play)) {
    Cards rest = deal_.different(play);
    Play after = play;
    int won = place(after, first(rest));
    while (holds(after, need - won)) {
      rest &= rest - 1;
      after = play;
      won = place(after, first(rest));
    }
    line += " " + deal_.cards[first(rest)].name;
    play = after;
    need -= won;
  }
  return line;
}

// ---- The tricks before them ---------------------------------------------------------------------

void Walk::run() {
  for (std::size_t i = 0; i < deal_.starts.size(); ++i)
    reach({deal_.starts[i].play, deal_.starts[i].need, i});
  while (!coming_.empty()) {
    levels_.push_back(std::exchange(coming_, {}));
    places_.clear();
    for (std::size_t i = 0; i < levels_.back().size(); ++i) {
      const Node node = levels_.back()[i];
      if (deal_.tricks_left(node.play) > deal_.tail) {
        follow(node.play, node.need, i);
      } else if (!holds(node.play, node.need)) {
        levels_.pop_back();
        fail(node, broken_line(node.play, node.need));
      }
    }
  }
}

// Plays a trick to its end in all ways that the strategy leaves open.
void Walk::follow(const Play& play, int need, std::size_t parent) {
  Cards rest = deal_.different(play);
  const bool decides = deal_.decides(deal_.to_move(play));
  if (decides && !std::has_single_bit(rest)) rest = bit(choose_(play, rest, need));
  for (; rest != 0; rest &= rest - 1) {
    Play after = play;
    const int won = place(after, first(rest));
    if (after.placed != 0)
      follow(after, need, parent);
    else
      reach({after, need - won, parent});
  }
}

void Walk::reach(const Node& node) {
  if (node.need <= 0) return;
  if (node.need > deal_.still(node.play)) fail(node, "");
  const auto [place, is_new] = places_.emplace(row(deal_, node.play), coming_.size());
  if (is_new) coming_.push_back(node);
  // The line that is told is that of the largest need.
  if (node.need > coming_[place->second].need) coming_[place->second] = node;
  if (is_new && ++positions_ > kMostPositions)
    throw Fault{0, "nothing is proven: more than 20,000,000 positions"};
}

bool Walk::is_known(const Play& play, int need) const {
  const auto place = places_.find(row(deal_, play));
  return place != places_.end() && need <= coming_[place->second].need;
}

// `node`: reached from the last level. `line`: how it goes on.
void Walk::fail(const Node& node, std::string line) const {
  const Node* reached = &node;
  for (std::size_t level = levels_.size(); level-- > 0;) {
    std::string trick;
    for (std::size_t i = 0; i < deal_.seats; ++i)
      trick += " " + deal_.cards[reached->play.trick[i]].name;
    line = trick + line;
    reached = &levels_[level][reached->parent];
  }
  std::string aside;
  for (Cards rest = deal_.starts[reached->parent].aside; rest != 0; rest &= rest - 1)
    aside += " " + deal_.cards[first(rest)].name;
  if (!aside.empty()) aside = " with" + aside + " set aside:";
  throw Fault{deal_.claim_line, "not proven, lost here:" + aside + line};
}

}  // namespace matador::checker
