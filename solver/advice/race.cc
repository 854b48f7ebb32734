#include "solver/advice/race.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/min_element.hpp>

namespace matador {
namespace {

template <typename NumberOf>
std::vector<double> in_first(std::uint64_t count, const std::vector<std::vector<double>>& worlds,
                             const NumberOf& number_of) {
  std::vector<double> numbers;
  for (std::size_t i = 0; i < count; ++i) numbers.push_back(number_of(worlds[i]));
  return numbers;
}

}  // namespace

Race::Race(std::size_t options, bool less_is_better)
    : sign_(less_is_better ? -1 : 1), running_(options, true), tried_(options) {}

void Race::add(const std::vector<double>& values, const std::vector<double>& guesses,
               const std::vector<double>& won) {
  worlds_.push_back(values);
  if (!won.empty()) won_.push_back(won);
  if (!elsewhere_.empty()) guesses_.push_back(guesses);
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (running_[i]) ++tried_[i];
  }
}

void Race::end_batch() {
  const std::size_t leader = best();
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (i == leader || !running_[i]) continue;
    const Estimate lead = this->lead(leader, i);
    const std::optional<double> reach = lead.reach();
    if (lead.mean > 0 && reach && lead.mean >= kReachesToLeave * *reach) running_[i] = false;
  }
}

bool Race::is_decided() const { return ranges::count(running_, true) <= 1; }

template <typename GuessOf>
Estimate Race::estimate_of(const std::vector<double>& numbers, const GuessOf& guess_of) const {
  if (elsewhere_.empty()) return estimate(numbers);
  return estimate(numbers, in_first(numbers.size(), guesses_, guess_of),
                  in_first(elsewhere_.size(), elsewhere_, guess_of));
}

Estimate Race::lead(std::size_t option, std::size_t other) const {
  const auto difference = [&](const std::vector<double>& world) {
    return sign_ * (world[option] - world[other]);
  };
  const std::uint64_t count = std::min(tried_[option], tried_[other]);
  return estimate_of(in_first(count, worlds_, difference), difference);
}

Standing Race::standing(std::size_t option) const {
  const auto value = [&](const std::vector<double>& world) { return world[option]; };
  return {.value = estimate_of(in_first(tried_[option], worlds_, value), value),
          .best = best_share(option),
          .worlds = tried_[option],
          .won = won(option)};
}

// The guesses tell by how much it is better than the best of the others.
double Race::best_share(std::size_t option) const {
  if (running_.size() == 1) return 1;
  const auto margin = [&](const std::vector<double>& world) {
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < world.size(); ++i) {
      if (i != option) least = std::min(least, sign_ * (world[option] - world[i]));
    }
    return least;
  };
  const auto is_best = [&](const std::vector<double>& world) {
    return margin(world) >= 0 ? 1.0 : 0.0;
  };
  const std::uint64_t all_tried = *ranges::min_element(tried_);
  return std::clamp(estimate_of(in_first(all_tried, worlds_, is_best), margin).mean, 0.0, 1.0);
}

std::optional<Share> Race::won(std::size_t option) const {
  if (won_.size() < worlds_.size() || worlds_.empty()) return std::nullopt;
  const auto in_world = [&](const std::vector<double>& world) { return world[option]; };
  const std::vector<double> won = in_first(tried_[option], won_, in_world);
  const double count = std::accumulate(won.begin(), won.end(), 0.0);
  auto of = static_cast<double>(won.size());
  if (elsewhere_.empty()) return Share{.share = count / of, .interval = chance_interval(count, of)};
  // A smaller error is that of a larger sample.
  const Estimate corrected = estimate_of(won, in_world);
  const double error = corrected.se.value_or(0);
  if (error > 0) of *= std::pow(*estimate(won).se / error, 2);
  const double share = std::clamp(corrected.mean, 0.0, 1.0);
  return Share{.share = share, .interval = chance_interval(share * of, of)};
}

std::size_t Race::best() const {
  std::size_t best = running_.size();
  double mean = 0;
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (!running_[i]) continue;
    const double its = sign_ * standing(i).value.mean;
    if (best < running_.size() && its <= mean) continue;
    best = i;
    mean = its;
  }
  return best;
}

bool Race::is_clear() const {
  const std::size_t leader = best();
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (i == leader) continue;
    const Estimate lead = this->lead(leader, i);
    if (!lead.reach() || lead.mean < *lead.reach()) return false;
  }
  return true;
}

}  // namespace matador
