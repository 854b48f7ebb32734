#include "solver/advice/race.h"

#include <algorithm>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/min_element.hpp>

namespace matador {
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

template <typename NumberOf>
Estimate Race::estimate_of(std::uint64_t count, const NumberOf& number_of) const {
  const auto numbers = [&](const std::vector<std::vector<double>>& worlds, std::uint64_t first) {
    std::vector<double> all;
    for (std::uint64_t i = 0; i < first; ++i) all.push_back(number_of(worlds[i]));
    return all;
  };
  if (elsewhere_.empty()) return estimate(numbers(worlds_, count));
  return estimate(numbers(worlds_, count), numbers(guesses_, count),
                  numbers(elsewhere_, elsewhere_.size()));
}

Estimate Race::lead(std::size_t option, std::size_t other) const {
  return estimate_of(std::min(tried_[option], tried_[other]),
                     [&](const auto& world) { return sign_ * (world[option] - world[other]); });
}

Standing Race::standing(std::size_t option) const {
  const Estimate value =
      estimate_of(tried_[option], [&](const auto& world) { return world[option]; });
  const std::uint64_t all_tried = *ranges::min_element(tried_);
  double best = 0;
  for (std::uint64_t i = 0; i < all_tried; ++i) {
    const bool beaten = ranges::any_of(
        worlds_[i], [&](double other) { return sign_ * other > sign_ * worlds_[i][option]; });
    best += beaten ? 0 : 1;
  }
  return {.value = value,
          .best = best / static_cast<double>(all_tried),
          .worlds = tried_[option],
          .won = won(option)};
}

std::optional<Share> Race::won(std::size_t option) const {
  if (won_.size() < worlds_.size() || worlds_.empty()) return std::nullopt;
  double count = 0;
  for (std::uint64_t i = 0; i < tried_[option]; ++i) count += won_[i][option];
  return Share{.share = count / static_cast<double>(tried_[option]),
               .interval = chance_interval(count, static_cast<double>(tried_[option]))};
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
