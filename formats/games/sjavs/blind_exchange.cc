#include "formats/games/sjavs/blind_exchange.h"

#include <algorithm>

namespace matador::sjavs {
namespace {

// All of them. Exchanges that set the same card aside stand side by side.
std::vector<BlindExchangeValue> blind_exchanges(const std::vector<ExchangeValue>& exchanges) {
  std::vector<BlindExchangeValue> blind;
  for (const auto& [exchange, value] : exchanges) {
    if (exchange.take.size() != 1) continue;
    const Card discard = exchange.discard.first();
    if (blind.empty() || blind.back().discard != discard) blind.push_back({discard, {}});
    blind.back().values.push_back({exchange.take.first(), value});
  }
  return blind;
}

}  // namespace

std::optional<BlindExchangeValue> best_blind_exchange(const std::vector<ExchangeValue>& exchanges) {
  const std::vector<BlindExchangeValue> all = blind_exchanges(exchanges);
  const auto best = std::max_element(
      all.begin(), all.end(), [](const auto& a, const auto& b) { return a.total() < b.total(); });
  return best == all.end() ? std::nullopt : std::optional(*best);
}

}  // namespace matador::sjavs
