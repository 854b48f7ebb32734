// Which of several options is best on average over many worlds: all are tried in the same worlds,
// and differences are judged pair by pair, as most of the luck is common to them.
//
//   Race race(/*options=*/3, /*less_is_better=*/false);
//   race.expect(guesses);         // where values can be guessed: in many worlds, see estimate.h
//   race.add({3, 1, 1});          // the values of the options in one world
//   race.end_batch();             // who is far behind leaves
//   race.standing(0).value.mean;  race.best();

#ifndef MATADOR_SOLVER_ADVICE_RACE_H_
#define MATADOR_SOLVER_ADVICE_RACE_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/advice/estimate.h"

namespace matador {

// An option leaves when it is behind the leader by so many standard errors of their difference.
inline constexpr double kErrorsToLeave = 3;

struct Standing {
  Estimate value;
  double best = 0;       // of the worlds in which all options were tried, how many to no other's
                         // advantage: 0 to 1
  std::uint64_t worlds;  // in which it was tried
};

class Race {
 public:
  Race(std::size_t options, bool less_is_better);

  // Guesses of the values in worlds that are not those of the race, by world and option. Then add()
  // needs guesses too.
  void expect(std::vector<std::vector<double>> guesses) { elsewhere_ = std::move(guesses); }

  // The values in one more world, by option; those of options that have left do not count.
  void add(const std::vector<double>& values, const std::vector<double>& guesses = {});
  void end_batch();

  const std::vector<bool>& running() const { return running_; }
  bool is_decided() const;  // only one is left
  std::uint64_t worlds() const { return worlds_.size(); }

  Standing standing(std::size_t option) const;
  // The first of those with the best mean, and whether it is ahead of every other one by more than
  // chance does in 95 of 100 cases. In one world nothing is.
  std::size_t best() const;
  bool is_clear() const;
  // The lead of one option over another, over the worlds in which both were tried.
  Estimate lead(std::size_t option, std::size_t other) const;

 private:
  // The mean of a number that is made of those of a world, over the first `count` worlds.
  template <typename NumberOf>
  Estimate estimate_of(std::uint64_t count, const NumberOf& number_of) const;

  double sign_;  // times a value: more is better
  std::vector<bool> running_;
  std::vector<std::uint64_t> tried_;
  std::vector<std::vector<double>> worlds_;  // the values in each
  std::vector<std::vector<double>> guesses_;
  std::vector<std::vector<double>> elsewhere_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_RACE_H_
