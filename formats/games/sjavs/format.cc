// How Sjavs is written.

#include <algorithm>
#include <array>

#include "formats/game_format.h"
#include "formats/output/answer_facets.h"
#include "solver/solution.h"

namespace matador::sjavs {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Sjavs",
    .languages = "fo",
    .rules =
        "Four players, partners opposite, get 8 of 32 cards each. Six cards are always\n"
        "the highest trumps, from the top: queen of clubs, queen of spades, then the\n"
        "jacks of clubs, spades, hearts and diamonds. All other cards rank A K Q 10 9 8\n"
        "7. Each in turn says how many trumps he would have in his best suit, if these\n"
        "are 5 or more and more than anybody has said; at equal length clubs beat\n"
        "another suit. The last bidder is declarer, and forehand leads. Follow suit if\n"
        "you can, else play anything. Card points: A 11, ten 10, K 4, Q 3, J 2, together\n"
        "120. The declaring side needs 61: it scores 2, with 90 points 4, with all tricks\n"
        "12; clubs count more. A rubber is counted down from 24. Three players bid and\n"
        "play alone, and the declarer may exchange two cards; two players have half of\n"
        "their cards on the table.",
    .examples =
        "matador advise --game sjavs --contract hearts --declarer 2 --hand .AQJ.A7.AT9\n"
        "matador table auction --game sjavs\n"
        "matador table vol --game sjavs --deals 1000"};

// For three players one card is set aside, and one of the two on the table is taken without looking
// (rules 1.16). Exchanges that set the same card aside stand side by side.
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

std::optional<BlindExchangeValue> best_blind_exchange(const std::vector<ExchangeValue>& exchanges) {
  const std::vector<BlindExchangeValue> all = blind_exchanges(exchanges);
  const auto best = std::max_element(
      all.begin(), all.end(), [](const auto& a, const auto& b) { return a.total() < b.total(); });
  return best == all.end() ? std::nullopt : std::optional(*best);
}

constexpr GameFormat kFormat{.guide = kGuide,
                             .best_blind_exchange = best_blind_exchange,
                             .sheet = &kSheet,
                             .paper = {.kind = "rubbers"}};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::sjavs
