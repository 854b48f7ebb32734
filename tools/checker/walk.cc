#include "tools/checker/walk.h"

#include <algorithm>

namespace matador::checker {
namespace {

constexpr std::size_t kMostKnown = 4'000'000;  // positions that the search remembers

[[noreturn]] void give_up(const std::string& what) {
  throw Fault{0, "nothing is proven: the check takes more than " + what};
}

std::size_t first(Cards cards) { return static_cast<std::size_t>(std::countr_zero(cards)); }

}  // namespace

// ---- The last tricks ----------------------------------------------------------------------------

bool Search::after(Play play, std::size_t card, int need) {
  if (++steps_ > kMostSteps) give_up(std::to_string(kMostSteps) + " cards");
  const int won = deal_.place(play, card);
  return holds(play, play.placed == 0 && claim_.counts(play.leader) ? need - won : need);
}

bool Search::holds(const Play& play, int need) {
  if (need <= 0) return true;
  const std::uint64_t key =
      play.left | std::uint64_t{play.leader} << 52 | std::uint64_t{play.bound} << 55;
  if (play.placed == 0) {
    if (need > deal_.still(play)) return false;
    const auto known = known_.find(key);
    if (known != known_.end() && need <= known->second.first) return true;
    if (known != known_.end() && need >= known->second.second) return false;
  }
  const bool decides = claim_.decides(deal_.to_move(play));
  bool holds = !decides;
  for (Cards rest = deal_.different(play); rest != 0 && holds != decides; rest &= rest - 1)
    holds = after(play, first(rest), need);
  if (play.placed == 0) {
    if (known_.size() >= kMostKnown) known_.clear();
    auto& [low, high] = known_.emplace(key, std::pair{0, 1 << 20}).first->second;
    (holds ? low : high) = need;
  }
  return holds;
}

std::string Search::broken_line(Play play, int need) {
  std::string line;
  while (play.left != 0 && need <= deal_.still(play)) {
    Cards cards = deal_.different(play);
    while ((cards & (cards - 1)) != 0 && after(play, first(cards), need)) cards &= cards - 1;
    line += " " + deal_.name[first(cards)];
    const int won = deal_.place(play, first(cards));
    if (play.placed == 0 && claim_.counts(play.leader)) need -= won;
  }
  return line;
}

// ---- The tricks before them ---------------------------------------------------------------------

std::string Walk::row(const Play& play) const {
  std::string row{static_cast<char>(play.leader | (play.bound ? 8 : 0))};
  for (Cards lane : deal_.lanes) {
    row += static_cast<char>(std::popcount(lane & play.left));
    for (Cards rest = lane & play.left; rest != 0; rest &= rest - 1)
      row += static_cast<char>(deal_.owner[first(rest)] << 5 | deal_.kind[first(rest)]);
  }
  return row;
}

bool Walk::is_known(const Play& play, int need) const {
  const auto place = places_.find(row(play));
  return place != places_.end() && need <= coming_[place->second].need;
}

void Walk::reach(const Node& node) {
  if (node.need <= 0) return;
  if (node.need > deal_.still(node.play)) fail(node, "");
  const auto [place, is_new] = places_.emplace(row(node.play), coming_.size());
  if (is_new) coming_.push_back(node);
  // The line that is told is that of the hardest demand.
  if (node.need > coming_[place->second].need) coming_[place->second] = node;
  if (is_new && ++positions_ > kMostPositions)
    give_up(std::to_string(kMostPositions) + " positions");
}

void Walk::follow(const Play& play, int need, std::size_t parent) {
  if (++steps_ > kMostSteps) give_up(std::to_string(kMostSteps) + " cards");
  const bool decides = claim_.decides(deal_.to_move(play));
  for (Cards rest = deal_.different(play); rest != 0; rest &= rest - 1) {
    const bool has_choice = decides && (rest & (rest - 1)) != 0;
    Play after = play;
    const int won = deal_.place(after, has_choice ? choose(play, rest, need) : first(rest));
    if (after.placed != 0) {
      follow(after, need, parent);
    } else {
      reach({after, claim_.counts(after.leader) ? need - won : need, parent});
    }
    if (decides) return;
  }
}

void Walk::run() {
  for (std::size_t i = 0; i < claim_.starts.size(); ++i)
    reach({claim_.starts[i].play, claim_.starts[i].need, i});
  while (!coming_.empty()) {
    levels_.push_back(std::move(coming_));
    coming_.clear();
    places_.clear();
    for (std::size_t i = 0; i < levels_.back().size(); ++i) {
      const Node node = levels_.back()[i];
      if (deal_.tricks_left(node.play) > claim_.tail) {
        follow(node.play, node.need, i);
      } else if (!search_.holds(node.play, node.need)) {
        levels_.pop_back();
        fail(node, search_.broken_line(node.play, node.need));
      }
    }
  }
}

// `node`: reached from the last level.
void Walk::fail(const Node& node, const std::string& rest) const {
  std::string line = rest;
  std::size_t parent = node.parent;
  const Node* reached = &node;
  for (std::size_t level = levels_.size(); level-- > 0; parent = reached->parent) {
    std::string trick;
    for (int i = 0; i < deal_.seats; ++i)
      trick += " " + deal_.name[reached->play.trick[static_cast<std::size_t>(i)]];
    line = trick + line;
    reached = &levels_[level][parent];
  }
  std::string aside;
  for (Cards cards = claim_.starts[parent].aside; cards != 0; cards &= cards - 1)
    aside += " " + deal_.name[first(cards)];
  if (!aside.empty()) line = " with" + aside + " set aside:" + line;
  throw Broken{line.empty() ? " the first card" : line};
}

}  // namespace matador::checker
