#include "formats/text/replay_summary.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/find_if.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text_table.h"

namespace matador {
namespace {

// The characters that the columns take at least.
constexpr std::size_t kSummedPlayerWidth = 8;
constexpr std::size_t kSumWidth = 7;

// The entry for which `is_it` holds, made where there is none.
template <typename T, typename IsIt>
T& find_or_add(std::vector<T>& all, const T& fresh, const IsIt& is_it) {
  const auto found = ranges::find_if(all, is_it);
  if (found != all.end()) return *found;
  all.push_back(fresh);
  return all.back();
}

}  // namespace

void ReplaySummary::add(const ReplayAnswer& answer) {
  if (moves_of(answer).empty()) return;
  const Game& game = *answer.task.game;
  const int seats = answer.task.deal.seats();
  const Players players(game, seats, answer.notes.names);
  const std::string title = absl::StrCat(std::string(game.name()), " with ", seats, " players");
  Group& group = find_or_add(groups_, {.title = title, .objective = answer.objective},
                             [&](const Group& known) {
                               return known.title == title && known.objective == answer.objective;
                             });
  ++group.deals;
  const std::string dealt = write_hands(answer.task.deal, game);
  for (const PlayerRecord& record : records_of(answer)) {
    if (record.moves == 0) continue;
    const std::string name = players.title(record.seat);
    Player& player = find_or_add(group.players, {.title = name},
                                 [&](const Player& known) { return known.title == name; });
    ++player.deals;
    player.choices += record.choices;
    player.errors += record.errors;
    player.costs[dealt].add(record.cost);
  }
}

std::string ReplaySummary::text() const {
  std::string text;
  for (const Group& group : groups_) {
    if (group.deals > 1) absl::StrAppend(&text, text.empty() ? "" : "\n", group.text());
  }
  return text;
}

std::string ReplaySummary::Group::text() const {
  const char* unit = objective == Objective::kTricks ? "tricks" : "points";
  TextTable table(
      {{.name = "Player", .flush = Flush::kLeft, .least = kSummedPlayerWidth},
       {.name = "Deals", .least = kSumWidth + 2, .before = 1},
       {.name = "Choices", .least = kSumWidth},
       {.name = "Errors", .least = kSumWidth},
       {.name = absl::StrCat("Cost a deal, ", unit), .flush = Flush::kLeft, .before = 3}});
  for (const Player& player : players) table.add(player.cells());
  return absl::StrCat(deals, " deals of ", title, "\n", table.text());
}

std::vector<std::string> ReplaySummary::Player::cells() const {
  std::vector<std::string> cells{title};
  for (int number : {deals, choices, errors}) cells.push_back(absl::StrCat(number));
  std::vector<ClusterSum> by_deal;
  for (const auto& [dealt, cost] : costs) by_deal.push_back(cost);
  const Estimate cost = estimate_of_clusters(by_deal);
  cells.push_back(absl::StrFormat("%.2f", cost.mean));
  if (const std::optional<Interval> interval = cost.interval()) {
    absl::StrAppendFormat(&cells.back(), " (%.2f to %.2f)", std::max(0.0, interval->low),
                          interval->high);
  }
  return cells;
}

}  // namespace matador
