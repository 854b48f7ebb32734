// Habits: the card that last answered the question in a like situation is worth trying early, and a
// lead that has often answered it, whatever the situation.
//
// A situation is told by a number; different ones may share a place, which costs nothing but a good
// guess.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_HISTORY_H_
#define MATADOR_SOLVER_SEARCH_COMMON_HISTORY_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/search/alpha_beta/move_generator.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class Habits {
 public:
  // The situation of a player who answers to a lead: the cards that he may play, and the card that
  // is to be beaten.
  static bits::Word answering(bits::Word hand, bits::Word lane, int best) {
    const bits::Word follow = hand & lane;
    return (follow != 0 ? follow : hand) * 0xD6E8FEB86659FD93u + bits::bit(best);
  }

  void clear() { cards_.fill(kNone); }

  // The card, or one that no pack has.
  int operator[](bits::Word situation) const { return cards_[place(situation)]; }

  void learn(bits::Word situation, int card) {
    cards_[place(situation)] = static_cast<std::uint8_t>(card);
  }

 private:
  static constexpr int kBits = 15;
  static constexpr std::uint8_t kNone = 255;

  static std::size_t place(bits::Word situation) {
    return (situation * 0x9E3779B97F4A7C15u) >> (64 - kBits);
  }

  std::array<std::uint8_t, std::size_t{1} << kBits> cards_;
};

// How often the leads of each player have answered lately, when they were tried.
class UsualLeads {
 public:
  void clear() { *this = {}; }

  // Adds to the score of each lead so much as it has answered: at most `weight`.
  void promote(int seat, Candidates& candidates, int weight) const {
    for (int i = 0; i < candidates.count; ++i) {
      Candidate& lead = candidates.list[i];
      lead.score += often_[seat][lead.card] * weight / kAlways;
    }
  }

  // Those before it in the list were tried in vain.
  void learn(int seat, const Candidates& candidates, int card) {
    for (int i = 0; i < candidates.count; ++i) {
      int& often = often_[seat][candidates.list[i].card];
      often -= often / kMemory;
      if (candidates.list[i].card != card) continue;
      often += kAlways / kMemory;
      return;
    }
  }

 private:
  static constexpr int kMemory = 32;  // leads, about
  static constexpr int kAlways = kMemory * 512;

  int often_[kMaxSeats][kMaxCards] = {};
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_HISTORY_H_
