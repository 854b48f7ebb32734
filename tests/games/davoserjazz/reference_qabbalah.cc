#include "tests/games/davoserjazz/reference_qabbalah.h"

#include <algorithm>

#include "solver/cards/notation.h"

namespace matador::reference::qabbalah {
namespace {

constexpr int kPass = 10;     // rules 4.3
constexpr int kNever = 1000;  // the place of one who never plays his last card

// Whether a card that does not lie there may be put there (rules 4.3).
bool fits(Card card, CardSet lying) {
  const int rank = index(card.rank());
  const int seven = index(Rank::kSeven);
  if (rank == seven) return true;
  if (card.rank() == Rank::kAce) return lying.contains(Card(card.suit(), Rank::kTwo));
  const int neighbour = rank > seven ? rank - 1 : rank + 1;
  return lying.contains(Card(card.suit(), static_cast<Rank>(neighbour)));
}

bool is_held(Card card, const Position& position) {
  return std::any_of(position.hands.begin(), position.hands.end(),
                     [card](CardSet hand) { return hand.contains(card); });
}

// The turn is over: the next who still holds cards is to play.
Position next_turn(Position position) {
  const std::size_t players = position.hands.size();
  for (std::size_t i = 1; i <= players; ++i) {
    const std::size_t seat = (position.mover + i) % players;
    if (position.hands[seat].empty()) continue;
    position.mover = seat;
    break;
  }
  return position;
}

}  // namespace

int players_out(const Position& position) {
  return static_cast<int>(std::count(position.hands.begin(), position.hands.end(), CardSet{}));
}

std::vector<Move> moves(const Position& position) {
  std::vector<Move> moves;
  const CardSet own = position.hands[position.mover];
  if (own.empty()) return moves;
  bool can_play = false;
  for (int i = 0; i < kCards; ++i) {
    const Card card = Card::from_index(i);
    if (position.lying.contains(card) || !fits(card, position.lying)) continue;
    Position after = position;
    after.lying |= CardSet{card};
    if (own.contains(card)) {
      can_play = true;
      after.hands[position.mover] -= CardSet{card};
      moves.push_back({to_string(card), 0, next_turn(after)});
    } else if (!is_held(card, position)) {
      moves.push_back({"+" + to_string(card), 0, after});
    }
  }
  if (!can_play) moves.push_back({"pass", kPass, next_turn(position)});
  return moves;
}

Oracle::Oracle(const Position& start) {
  find(start);
  const std::size_t players = start.hands.size();
  const std::vector<int> none(players, 0);
  worths_.assign(positions_.size(),
                 {.penalties = none, .places = std::vector<int>(players, kNever), .max_n = none});
  for (std::size_t player = 0; player < players; ++player) {
    value_penalties(player);
    value_places(player);
  }
  value_max_n();
}

const Worth& Oracle::worth(const Position& position) const {
  return worths_[index_.at({position.lying.mask(), position.mover})];
}

void Oracle::find(const Position& start) {
  const auto number = [this](const Position& position) {
    const auto [entry, is_new] =
        index_.insert({{position.lying.mask(), position.mover}, positions_.size()});
    if (is_new) positions_.push_back(position);
    return entry->second;
  };
  number(start);
  while (choices_.size() < positions_.size()) {
    const Position position = positions_[choices_.size()];
    std::vector<Choice>& choices = choices_.emplace_back();
    for (const Move& move : moves(position)) choices.push_back({number(move.after), move.penalty});
  }
}

// Play without end would be without end of his penalties: values grow from nothing.
void Oracle::value_penalties(std::size_t player) {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = positions_.size(); i-- > 0;) {
      std::vector<int> values;
      const bool his = positions_[i].mover == player;
      for (const Choice& choice : choices_[i]) {
        values.push_back(worths_[choice.after].penalties[player] + (his ? choice.penalty : 0));
      }
      if (values.empty()) continue;
      const auto [least, most] = std::minmax_element(values.begin(), values.end());
      int& value = worths_[i].penalties[player];
      changed |= value != (his ? *least : *most);
      value = his ? *least : *most;
    }
  }
}

// Play without end would be the worst for him: values shrink from there.
void Oracle::value_places(std::size_t player) {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = positions_.size(); i-- > 0;) {
      if (positions_[i].hands[player].empty()) continue;
      std::vector<int> values;
      for (const Choice& choice : choices_[i]) {
        const Position& after = positions_[choice.after];
        values.push_back(after.hands[player].empty() ? players_out(after)
                                                     : worths_[choice.after].places[player]);
      }
      const auto [least, most] = std::minmax_element(values.begin(), values.end());
      const int best = positions_[i].mover == player ? *least : *most;
      int& value = worths_[i].places[player];
      changed |= value != best;
      value = best;
    }
  }
}

void Oracle::value_max_n() {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = positions_.size(); i-- > 0;) {
      if (choices_[i].empty()) continue;
      const std::size_t mover = positions_[i].mover;
      std::vector<std::vector<int>> results;
      for (const Choice& choice : choices_[i]) {
        results.push_back(worths_[choice.after].max_n);
        results.back()[mover] += choice.penalty;
      }
      const auto best =
          *std::min_element(results.begin(), results.end(),
                            [mover](const auto& a, const auto& b) { return a[mover] < b[mover]; });
      changed |= worths_[i].max_n != best;
      worths_[i].max_n = best;
    }
  }
}

}  // namespace matador::reference::qabbalah
