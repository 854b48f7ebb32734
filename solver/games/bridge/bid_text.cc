#include "solver/games/bridge/bid_text.h"

#include <range/v3/algorithm/count.hpp>
#include <string>

#include "absl/strings/ascii.h"

namespace matador::bridge {
namespace {

// "NT" or "NOTRUMP".
std::optional<int> place_of_strain(std::string_view capitals) {
  for (std::size_t i = 0; i < kPbnStrains.size(); ++i) {
    const std::string name = absl::AsciiStrToUpper(std::string(Rules::kStrains[i].name));
    if (capitals == kPbnStrains[i] || capitals == name) return static_cast<int>(i);
  }
  return capitals == "N" ? place_of_strain("NT") : std::nullopt;
}

}  // namespace

std::optional<BridgeBid> read_bid(std::string_view text) {
  const std::string capitals = absl::AsciiStrToUpper(std::string(text));
  std::string_view strain = capitals;
  std::optional<int> level;
  if (!strain.empty() && strain.front() >= '1' && strain.front() <= '7') {
    level = strain.front() - '0';
    strain.remove_prefix(1);
  }
  const auto doubles = ranges::count(capitals, 'X');
  while (strain.ends_with('X')) strain.remove_suffix(1);
  const std::optional<int> place = place_of_strain(strain);
  if (!place || doubles > 2) return std::nullopt;
  return BridgeBid{.level = level, .strain = *place, .risk = static_cast<Risk>(doubles)};
}

}  // namespace matador::bridge
