// The history heuristic: the recent cutoff rate of each lead of each player, and of each answer in
// a situation.
//
// The situation of an answer is how many cards lie in the trick, the card to beat, and whether the
// deal is young. The card to beat also tells who has the trick. A situation occurs often, so the
// rates rest on many answers; a refutation (refutation_table.h) knows the last answer alone.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_HISTORY_H_
#define MATADOR_SOLVER_SEARCH_COMMON_HISTORY_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cards/bits.h"
#include "solver/search/common/move_list.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// The rates of the cards of a pack with `kCards` cards.
template <int kCards>
class CutoffRates {
 public:
  // Adds to the score of each move its cutoff rate: `weight` for one that always cuts off.
  void add_bonuses(MoveList& moves, int weight) const {
    if (weight == 0) return;
    for (int i = 0; i < moves.count; ++i) {
      Move& move = moves.list[i];
      move.score += rate_[move.card] * weight / kAlways;
    }
  }

  // `card` has cut off. The moves before it in the list were tried in vain.
  void update(const MoveList& moves, int card) {
    for (int i = 0; i < moves.count; ++i) {
      std::int16_t& rate = rate_[moves.list[i].card];
      rate = static_cast<std::int16_t>(rate - rate / kMemory);
      if (moves.list[i].card != card) continue;
      rate = static_cast<std::int16_t>(rate + kAlways / kMemory);
      return;
    }
  }

  // The cutoff rate of a card: 64 if it always cuts off.
  int rate(int card) const { return rate_[card] / (kAlways / 64); }

 private:
  static constexpr int kMemory = 32;  // moves, about
  static constexpr int kAlways = kMemory * 512;

  std::int16_t rate_[kCards] = {};
};

template <int kCards>
struct LeadHistory {
  CutoffRates<kCards> of_seat[kMaxSeats];
};

template <bool kUsed, int kSeats, int kCards>
class AnswerHistory {
 public:
  // For a player with `in_hand` cards, when `placed` cards lie in the trick and `best` is to beat.
  CutoffRates<kCards>& rates(int placed, int in_hand, int best) {
    return rates_[placed - 1][in_hand < kYoung ? 0 : 1][best];
  }

 private:
  static constexpr int kYoung = 5;  // cards in the hand

  CutoffRates<kCards> rates_[kSeats - 1][2][kCards];
};

// For games in which the history of answers saves nothing.
template <int kSeats, int kCards>
class AnswerHistory<false, kSeats, kCards> {
 public:
  AnswerHistory& rates(int, int, int) { return *this; }
  void add_bonuses(MoveList&, int) const {}
  void update(const MoveList&, int) {}
};

// The history of lanes: how often a card has answered of late where its lane stood as it does now.
//
// The history of a card (history.h) does not know what is left of its lane, and a refutation or a
// first try knows the whole hand, which occurs seldom. How a lane stands lies between: much of what
// a card is worth playing for depends on it, and it lasts while other lanes are played. What was
// learnt is forgotten quickly.
using bits::Word;

// How a lane stands: the cards that tell it, the card to beat, and how many cards lie in the trick.
inline Word lane_state(Word cards, int best, int placed, bool upside_down) {
  const auto trick = static_cast<Word>(best + 64 * (placed + 8 * (upside_down ? 1 : 0)));
  return cards + trick * 0xC2B2AE3D27D4EB4Fu;
}

// `state(card)` says how the lane of a card stands. Cards share rates by their hash: an error costs
// an unlucky order, no more.
template <bool kUsed>
class LaneHistory {
 public:
  void clear() { rates_.fill(0); }

  // Adds to the score of each move the cutoff rate of its card: `weight` for one that always cuts
  // off.
  template <class State>
  void add_bonuses(MoveList& moves, int weight, const State& state) const {
    for (int i = 0; i < moves.count; ++i) {
      Move& move = moves.list[i];
      move.score += rates_[place_of(state(move.card), move.card)] * weight / kAlways;
    }
  }

  // `card` has cut off. The moves before it in the list were tried in vain.
  template <class State>
  void update(const MoveList& moves, int card, const State& state) {
    for (int i = 0; i < moves.count; ++i) {
      const int tried = moves.list[i].card;
      std::int16_t& rate = rates_[place_of(state(tried), tried)];
      rate = static_cast<std::int16_t>(rate - rate / kMemory);
      if (tried != card) continue;
      rate = static_cast<std::int16_t>(rate + kAlways / kMemory);
      return;
    }
  }

 private:
  static constexpr int kBits = 15;
  static constexpr int kMemory = 4;  // moves, about
  static constexpr int kAlways = 1 << 14;

  static std::size_t place_of(Word state, int card) {
    return ((state + static_cast<Word>(card) * 0xD6E8FEB86659FD93u) * 0x9E3779B97F4A7C15u) >>
           (64 - kBits);
  }

  std::array<std::int16_t, std::size_t{1} << kBits> rates_{};
};

// For games in which it saves nothing.
template <>
class LaneHistory<false> {
 public:
  void clear() {}
  template <class State>
  void add_bonuses(MoveList&, int, const State&) const {}
  template <class State>
  void update(const MoveList&, int, const State&) {}
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_HISTORY_H_
