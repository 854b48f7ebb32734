#include "solver/games/coiffeur/sheet.h"

#include <algorithm>
#include <functional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/max_element.hpp>

#include "solver/cards/seat.h"

namespace matador::coiffeur {
namespace {

constexpr std::string_view kJoker = "joker";
constexpr int kExtra = 2;  // sticks for a match, circles for a null

// Whether a contract belongs to a line: "slalom-obenabe" belongs to slalom.
bool is_of(std::string_view contract, std::string_view line) {
  return contract == line || (contract.starts_with(line) && contract[line.size()] == '-');
}

// Whether this player has more than each other player, or less than each.
template <typename Better>
bool is_alone(const std::array<std::optional<Played>, Sheet::kPlayers>& line, std::size_t player,
              const Better& better) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i != player && !better(line[player]->points, line[i]->points)) return false;
  }
  return true;
}

}  // namespace

std::optional<int> Sheet::line_for(std::string_view contract, Seat player, bool as_joker) const {
  for (const std::string_view name : {as_joker ? kJoker : contract, kJoker}) {
    for (int i = 0; i < static_cast<int>(kSheetLines.size()); ++i) {
      if (!is_of(name, kSheetLines[static_cast<std::size_t>(i)].name)) continue;
      if (over() || !at(i, player)) return i;
    }
  }
  return std::nullopt;
}

void Sheet::enter(int line, Seat player, const Played& played) {
  if (over()) {
    lines_ = {};
    entered_ = 0;
  }
  lines_[static_cast<std::size_t>(line)][matador::at(player)] = played;
  ++entered_;
  if (!over()) return;
  ++sheets_;
  const std::vector<int> totals = this->totals();
  const int most = *ranges::max_element(totals);
  for (std::size_t i = 0; i < totals.size(); ++i) won_[i] += totals[i] == most ? 1 : 0;
}

const std::optional<Played>& Sheet::at(int line, Seat player) const {
  return line_at(line)[matador::at(player)];
}

Marks Sheet::marks(int line, Seat player) const {  // Coiffeur 2.20
  const std::optional<Played>& played = at(line, player);
  if (!played) return {};
  Marks marks{.sticks = played->tricks == kTricks ? kExtra : 0,
              .circles = played->tricks == 0 ? kExtra : 0};
  const Line& all = line_at(line);
  if (!ranges::all_of(all, [](const auto& of_one) { return of_one.has_value(); })) return marks;
  const int worth = kSheetLines[static_cast<std::size_t>(line)].multiplier;
  const auto place = matador::at(player);
  if (is_alone(all, place, std::greater<>())) marks.sticks += worth;
  if (is_alone(all, place, std::less<>())) marks.circles += worth;
  return marks;
}

Marks Sheet::marks(Seat player) const {
  Marks sum;
  for (int i = 0; i < static_cast<int>(kSheetLines.size()); ++i) {
    const Marks of_line = marks(i, player);
    sum.sticks += of_line.sticks;
    sum.circles += of_line.circles;
  }
  return sum;
}

std::vector<int> Sheet::totals() const {
  std::vector<int> totals;
  for (Seat seat : all_seats(kPlayers)) totals.push_back(marks(seat).total());
  return totals;
}

std::vector<std::vector<int>> Sheet::owes(int worth_of_stick) const {
  const std::vector<int> totals = this->totals();
  std::vector<std::vector<int>> owes;
  for (int own : totals) {
    std::vector<int>& of_one = owes.emplace_back();
    for (int other : totals) of_one.push_back(worth_of_stick * std::max(other - own, 0));
  }
  return owes;
}

}  // namespace matador::coiffeur
