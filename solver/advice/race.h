// A race of several options: which is best on average over many worlds? All are tried in the same
// worlds. Differences are judged pair by pair, because most of the luck is common to both.
//
//   Race race(/*options=*/3, /*less_is_better=*/false);
//   race.expect(guesses);         // where values can be guessed: in many worlds, see estimate.h
//   race.add({3, 1, 1});          // the values of the options in one world
//   race.end_batch();             // options that are far behind leave
//   race.standing(0).value.mean;  race.best();

#ifndef MATADOR_SOLVER_ADVICE_RACE_H_
#define MATADOR_SOLVER_ADVICE_RACE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/advice/estimate.h"

namespace matador {

// An option leaves if it is behind the leader by this number of times the reach (half of the 95 %
// interval) of their difference: about three standard errors, and more in a small sample.
inline constexpr double kReachesToLeave = 1.5;

// A share of the worlds in which an option was tried, with its 95 % interval.
struct Share {
  double share = 0;
  Interval interval = {0, 1};
};

// Where there are guesses they correct all of it, so that shares and means tell the same.
struct Standing {
  Estimate value;
  double best = 0;  // the share of worlds, of those in which all options were tried, in which no
                    // other option is better
  std::uint64_t worlds;           // in which it was tried
  std::optional<Share> won = {};  // in which the deal is won, if that is known
};

class Race {
 public:
  Race(std::size_t options, bool less_is_better);

  // Guesses of the values in worlds that are not in the race, by world and option. After this call
  // add() needs guesses, too.
  void expect(std::vector<std::vector<double>> guesses) { elsewhere_ = std::move(guesses); }

  const std::vector<std::vector<double>>& expected() const { return elsewhere_; }

  // The values in one more world, by option; those of options that have left do not count. `won`:
  // the chance of each that the deal is won; nothing if that is not known.
  void add(const std::vector<double>& values, const std::vector<double>& guesses = {},
           const std::vector<double>& won = {});
  void end_batch();

  const std::vector<bool>& running() const { return running_; }
  bool is_decided() const;  // only one is left
  std::uint64_t worlds() const { return worlds_.size(); }

  Standing standing(std::size_t option) const;
  // The first option with the best mean; and whether the 95 % interval of its lead over each other
  // option is above 0. After one world it never is.
  std::size_t best() const;
  bool is_clear() const;
  // The lead of one option over another, over the worlds in which both were tried.
  Estimate lead(std::size_t option, std::size_t other) const;

 private:
  double best_share(std::size_t option) const;
  std::optional<Share> won(std::size_t option) const;
  // The mean of numbers of the first worlds, one of each, corrected by what `guess_of` makes of the
  // guesses of a world.
  template <typename GuessOf>
  Estimate estimate_of(const std::vector<double>& numbers, const GuessOf& guess_of) const;

  double sign_;  // 1 or -1; a value times this: more is better
  std::vector<bool> running_;
  std::vector<std::uint64_t> tried_;
  std::vector<std::vector<double>> worlds_;  // the values in each
  std::vector<std::vector<double>> won_;     // of the same worlds, or of fewer if not all are known
  std::vector<std::vector<double>> guesses_;
  std::vector<std::vector<double>> elsewhere_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_RACE_H_
