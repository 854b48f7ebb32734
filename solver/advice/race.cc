#include "solver/advice/race.h"

#include <algorithm>
#include <cmath>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/min_element.hpp>

namespace matador {
namespace {

constexpr double kErrorsToBeClear = 1.959963984540054;  // 2.5 % of a normal distribution lie above

// The mean of `count` numbers, at least one, and its standard error.
template <typename NumberOf>
std::pair<double, double> mean_of(std::uint64_t count, const NumberOf& number_of) {
  const auto n = static_cast<double>(count);
  double sum = 0;
  for (std::uint64_t i = 0; i < count; ++i) sum += number_of(i);
  const double mean = sum / n;
  double squares = 0;
  for (std::uint64_t i = 0; i < count; ++i) squares += std::pow(number_of(i) - mean, 2);
  return {mean, count < 2 ? 0 : std::sqrt(squares / (n - 1) / n)};
}

}  // namespace

Race::Race(std::size_t options, bool less_is_better)
    : sign_(less_is_better ? -1 : 1), running_(options, true), tried_(options) {}

void Race::add(const std::vector<double>& values) {
  worlds_.push_back(values);
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (running_[i]) ++tried_[i];
  }
}

void Race::end_batch() {
  const std::size_t leader = best();
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (i == leader || !running_[i]) continue;
    const Lead lead = this->lead(leader, i);
    if (lead.mean > 0 && lead.mean >= kErrorsToLeave * lead.se) running_[i] = false;
  }
}

bool Race::is_decided() const { return ranges::count(running_, true) <= 1; }

Lead Race::lead(std::size_t option, std::size_t other) const {
  const std::uint64_t count = std::min(tried_[option], tried_[other]);
  const auto [mean, se] = mean_of(
      count, [&](std::uint64_t i) { return sign_ * (worlds_[i][option] - worlds_[i][other]); });
  return {mean, se};
}

Standing Race::standing(std::size_t option) const {
  const auto [mean, se] =
      mean_of(tried_[option], [&](std::uint64_t i) { return worlds_[i][option]; });
  const std::uint64_t all_tried = *ranges::min_element(tried_);
  const auto [best, unused] = mean_of(all_tried, [&](std::uint64_t i) {
    const bool beaten = ranges::any_of(
        worlds_[i], [&](double value) { return sign_ * value > sign_ * worlds_[i][option]; });
    return beaten ? 0.0 : 1.0;
  });
  return {.mean = mean, .se = se, .best = best, .worlds = tried_[option]};
}

std::size_t Race::best() const {
  std::size_t best = running_.size();
  double mean = 0;
  for (std::size_t i = 0; i < running_.size(); ++i) {
    if (!running_[i]) continue;
    const double its = sign_ * standing(i).mean;
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
    const Lead lead = this->lead(leader, i);
    if (lead.mean < kErrorsToBeClear * lead.se) return false;
  }
  return true;
}

}  // namespace matador
