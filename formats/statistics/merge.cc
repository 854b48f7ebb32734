// The table of a whole run from those of its parts.

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/statistics/record.h"

namespace matador {
namespace {

std::string range_text(const Population& population) {
  return absl::StrCat(population.first, " to ", population.first + population.deals - 1);
}

}  // namespace

absl::StatusOr<StatisticsRecord> merge_statistics(std::vector<StatisticsRecord> parts) {
  if (parts.empty()) return absl::InvalidArgumentError("no tables to merge");
  if (parts.size() == 1) return std::move(parts.front());
  for (const StatisticsRecord& part : parts) {
    if (!part.population) {
      return absl::InvalidArgumentError("a table over all deals has no parts to merge");
    }
    if (part.heading != parts.front().heading) {
      return absl::InvalidArgumentError("the tables answer different questions");
    }
    if (part.population->seed != parts.front().population->seed) {
      return absl::InvalidArgumentError("the tables are of different seeds");
    }
  }
  std::stable_sort(parts.begin(), parts.end(),
                   [](const StatisticsRecord& a, const StatisticsRecord& b) {
                     return a.population->first < b.population->first;
                   });
  // If there are more parts than deals some are empty, and leave no gap when they are missing.
  const auto empty = [](const StatisticsRecord& part) { return part.population->deals == 0; };
  StatisticsRecord none = parts.front();
  std::erase_if(parts, empty);
  if (parts.empty()) return none;
  StatisticsRecord whole = std::move(parts.front());
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Population& next = *parts[i].population;
    const std::uint64_t end = whole.population->first + whole.population->deals;
    if (next.first < end) {
      return absl::InvalidArgumentError(absl::StrCat("deals ", range_text(next), " overlap with ",
                                                     range_text(*whole.population)));
    }
    if (next.first > end) {
      return absl::InvalidArgumentError(
          absl::StrCat("deals ", end, " to ", next.first - 1, " are missing"));
    }
    if (next.deals > kMostDeals - whole.population->deals) {
      return absl::InvalidArgumentError(absl::StrCat("more than ", kMostDeals, " deals in all"));
    }
    whole.population->deals += next.deals;
    whole.add(parts[i]);
  }
  return whole;
}

}  // namespace matador
