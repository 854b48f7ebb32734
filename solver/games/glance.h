// The glance: what an open deal is worth in its contract, guessed without search. A guess is a sum
// of weights of features that the deal has or has not, fitted to deals that were solved
// (bench/fit_glance.cc). It takes a microsecond where solving takes a thousand, so that a table can
// look at many more deals than it solves (statistics/comparison.h). All numbers are whole.
//
//   const Glance* glance = game->contract(task.contract).glance;   // or nullptr
//   if (glance != nullptr && glance->knows(task)) glance->guess(task, Guess::kPoints)   // 74

#ifndef MATADOR_SOLVER_GAMES_GLANCE_H_
#define MATADOR_SOLVER_GAMES_GLANCE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/cards/card.h"
#include "solver/cards/seat.h"
#include "solver/tricks/trick_order.h"

namespace matador {

struct Task;

// ---- Glance -------------------------------------------------------------------------------------

// What is guessed; of kVol the chance that the declaring side wins every trick.
enum class Guess { kPoints, kTricks, kScore, kVol };

// What a guess counts in: in points, in hundredths of a trick, in thousandths of a chance.
constexpr int unit_of(Guess guess) {
  if (guess == Guess::kTricks) return 100;
  return guess == Guess::kVol ? 1000 : 1;
}

// The features of a deal for three or four players, of whom one or two declare, and the place of
// each among the weights. Who is who: the declarer, his partner, and two others in their turn; the
// third of three others stands in the partner's place. Cards of a talon are the declarer's. In this
// order:
//
//   1; who leads
//   trumps, if there are any: how many the declarer and his partner have, and how many of the three
//     highest; which side has each of these three, and how evenly the others' trumps lie
//   for each length of a lane, trumps first: who has its highest card, the next one, and so on;
//     if it is a plain suit also how many of it the declarer and his partner have, and how many of
//     the three highest cards, the first included or not; and how many the other two have, and who
//     has the highest card
class GlanceFeatures {
 public:
  // The orders of the contracts that have these weights in common, by Contract::index; an order
  // without lanes stands for a contract that has others.
  explicit GlanceFeatures(const std::vector<TrickOrder>& orders);

  // Of the features that a deal has.
  struct Places {
    std::array<std::uint16_t, 64> place;
    std::size_t count = 0;
    void add(std::size_t feature) { place[count++] = static_cast<std::uint16_t>(feature); }
    std::span<const std::uint16_t> all() const { return {place.data(), count}; }
  };
  // `task` before its first card, in one of these contracts.
  Places of(const Task& task) const;
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t kMostLanes = 5;
  struct Lane {
    bool is_trump;
    std::size_t length;
    std::size_t first;  // place of its features
  };
  struct Contract {
    std::vector<Lane> lanes;
    std::array<std::uint8_t, kCards> lane_of;
    std::array<std::uint8_t, kCards> rank_of;  // 0 is the highest of its lane
  };
  struct Holdings;

  void add_lane(const std::vector<Card>& cards, bool is_trump, Contract& contract);

  std::vector<Contract> contracts_;
  std::vector<Lane> kinds_;  // one of each length
  std::size_t size_ = 0;
};

// A guess of something by the guess of something else: a value for each step of it.
struct GlanceCurve {
  int from = 0;  // where the second step begins, in hundredths
  int step = 1;
  std::span<const std::int16_t> values = {};
  int at(int hundredths) const;
};

// The weights of some contracts, in hundredths, and the curves. What has none is not guessed.
struct GlanceWeights {
  int seats = 4;
  std::span<const std::int16_t> points = {};
  std::span<const std::int16_t> tricks = {};
  GlanceCurve score = {};  // by points
  GlanceCurve vol = {};    // by tricks
  int most_points = 0;
  int most_tricks = 0;
};

class Glance {
 public:
  Glance(const std::vector<TrickOrder>& orders, const GlanceWeights& weights, int looks)
      : features_(orders), weights_(weights), looks_(looks) {}

  bool has(Guess guess) const;
  // Whether it is a deal for as many players, before its first card and by the usual rules: what is
  // exchanged with a talon is open.
  bool knows(const Task& task) const;
  // In unit_of(guess), within the values that are possible; the glance must have it.
  int guess(const Task& task, Guess guess) const;
  // How many deals it pays to look at for each that is solved.
  int looks() const { return looks_; }

 private:
  GlanceFeatures features_;
  GlanceWeights weights_;
  int looks_;
};

// ---- Evaluation ---------------------------------------------------------------------------------
// How a game whose players name the contract guesses what a contract is worth, without any search:
// for who pushes and leaves the choice to his partner, to tell what is lost by naming it at a
// glance, and to compare deals with many others.

class Evaluation {
 public:
  virtual ~Evaluation() = default;

  // The score of the declaring side, guessed from the cards of all; and from those of one player of
  // that side alone, before the first card.
  virtual double of_deal(const Task& task) const = 0;
  virtual double of_hand(const Task& task, Seat seat) const = 0;

  // Whether of_deal() looks at more cards than of_hand(); and for how many seats that is fitted.
  virtual bool guesses_deals() const { return true; }
  virtual bool guesses_hands(int seats) const = 0;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_GLANCE_H_
