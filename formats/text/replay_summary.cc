#include "formats/text/replay_summary.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/find_if.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::size_t kSumColumn = 9;
constexpr std::size_t kLeastNameColumn = 9;

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
  std::size_t column = kLeastNameColumn;
  for (const Player& player : players) column = std::max(column, width(player.title) + 1);
  std::string text = absl::StrCat(deals, " deals of ", title, "\n", left_in(column, "Player"));
  for (const char* name : {"Deals", "Choices", "Errors"}) text += right_in(kSumColumn, name);
  absl::StrAppend(&text, "   Cost a deal, ", objective == Objective::kTricks ? "tricks" : "points",
                  "\n");
  for (const Player& player : players) text += player.row(column);
  return text;
}

std::string ReplaySummary::Player::row(std::size_t name_column) const {
  std::string text = left_in(name_column, title);
  for (int number : {deals, choices, errors}) text += right_in(kSumColumn, absl::StrCat(number));
  std::vector<ClusterSum> by_deal;
  for (const auto& [dealt, cost] : costs) by_deal.push_back(cost);
  const Estimate cost = estimate_of_clusters(by_deal);
  absl::StrAppendFormat(&text, "   %.2f", cost.mean);
  if (const std::optional<Interval> interval = cost.interval()) {
    absl::StrAppendFormat(&text, " (%.2f to %.2f)", std::max(0.0, interval->low), interval->high);
  }
  return text + "\n";
}

}  // namespace matador
