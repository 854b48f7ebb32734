#include "formats/text/table_facts.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/foreign_format.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

Json cards_of(const CardStyle& style) {
  std::string letters;
  Json names = Json::array();
  for (Suit suit : style.groups) {
    letters += style.letter(suit);
    names.push_back(std::string(style.name(suit)));
  }
  return {{"suits", letters}, {"names", names}, {"ranks", std::string(style.rank_letters)}};
}

Json seating_of(const Game& game) {
  const Seating seating = matador::seating(game);
  Json json{{"nearest", seating.nearest.number()},
            {"counter_clockwise", seating.counter_clockwise}};
  if (!seating.names.empty()) {
    json["names"] = std::vector<std::string>(seating.names.begin(), seating.names.end());
  }
  return json;
}

// The suit of the most ranks that is not trumps: in one or the other some cards are trumps.
const std::vector<Card>& longest_plain(const TrickOrder& order) {
  const auto plain = order.lanes.begin() + (order.has_trump ? 1 : 0);
  return *std::max_element(plain, order.lanes.end(),
                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
}

// The trumps from the highest on, and the ranks of a suit that is not trumps.
Json order_json(const std::vector<Card>& trumps, const TrickOrder& order, const CardStyle& style) {
  Json cards = Json::array();
  for (Card card : trumps) cards.push_back(write_card(card, style));
  std::string ranks;
  for (Card card : longest_plain(order)) ranks += style.letter(card.rank());
  return {{"trumps", cards}, {"ranks", ranks}};
}

std::vector<Card> trumps_of(const TrickOrder& order) {
  return order.has_trump ? order.lanes.front() : std::vector<Card>{};
}

Json orders_of(const Game& game, const CardStyle& style) {
  std::vector<std::pair<std::string, TrickOrder>> orders;
  const std::vector<ContractInfo>& contracts = game.info().contracts;
  for (std::size_t i = 0; i < contracts.size() && !game.info().names_trump; ++i) {
    const Contract contract{.index = static_cast<int>(i)};
    if (game.contract(contract).without_tricks != nullptr) continue;
    orders.emplace_back(contracts[i].name, game.order(contract, {}));
  }
  for (Suit suit : kAllSuits) {
    if (!game.info().names_trump) break;
    orders.emplace_back(style.name(suit), game.order({.index = 0, .trump = suit}, {}));
  }
  // Without a contract: what is a trump wherever there are trumps.
  std::vector<Card> always = trumps_of(orders.front().second);
  Json json{{"", nullptr}};
  for (const auto& [name, order] : orders) {
    const std::vector<Card> trumps = trumps_of(order);
    json[name] = order_json(trumps, order, style);
    if (!order.has_trump) continue;
    std::erase_if(always, [&](Card card) { return ranges::find(trumps, card) == trumps.end(); });
  }
  // And the ranks of the first contract with which every card has a place.
  const auto cards = static_cast<std::size_t>(game.shape(game.seat_counts().front()).pack.size());
  const auto places_all = [&](const auto& named) {
    return always.size() + kAllSuits.size() * longest_plain(named.second).size() >= cards;
  };
  const auto found = ranges::find_if(orders, places_all);
  json[""] = order_json(always, (found == orders.end() ? orders.begin() : found)->second, style);
  return json;
}

// The functions of expressions that say something of a hand of this game.
Json facts_of(const Game& game) {
  const auto counts = [&game](Objective objective) {
    return ranges::find(game.info().objectives, objective) != game.info().objectives.end();
  };
  const bool has_trumps = !game.trumps(kAllSuits.front()).empty();
  Json facts = Json::array();
  if (has_trumps) facts.insert(facts.end(), {"trumps", "length"});
  if (counts(Objective::kPoints)) facts.push_back("points");
  if (format_of(game).values_high_cards) facts.push_back("hcp");
  if (game.info().melds) facts.push_back("melds");
  return facts;
}

// The tags that say where the cards lie before the play.
Json places_of(const Game& game) {
  const auto some = [&game](const auto& has) {
    return ranges::any_of(game.seat_counts(), [&](int seats) { return has(game.shape(seats)); });
  };
  Json places = Json::array({{{"tag", tags::kDeal.text()}, {"holds", "hands"}}});
  if (some([](const DealShape& shape) { return shape.hands > 1; })) {
    places.push_back({{"tag", tags::kSecond.text()}, {"holds", "hands"}, {"name", "second hand"}});
  }
  if (some([](const DealShape& shape) { return shape.piles > 0; })) {
    places.push_back({{"tag", tags::kTable.text()}, {"holds", "piles"}, {"name", "on the table"}});
  }
  if (some([](const DealShape& shape) { return shape.talon_size() > 0; })) {
    places.push_back({{"tag", tags::kTalon.text()}, {"holds", "cards"}, {"name", "talon"}});
  }
  return places;
}

}  // namespace

Json table_facts(const Game& game) {
  const CardStyle& style = card_style(game);
  const GameFormat& format = format_of(game);
  Json without_tricks = Json::array();
  const std::vector<ContractInfo>& contracts = game.info().contracts;
  for (std::size_t i = 0; i < contracts.size(); ++i) {
    const bool tricks = game.contract({.index = static_cast<int>(i)}).without_tricks == nullptr;
    if (!tricks) without_tricks.push_back(std::string(contracts[i].name));
  }
  Json formats = Json::array();
  for (const ForeignFormat& foreign : format.others->formats) {
    if (foreign.write == nullptr) continue;
    formats.push_back(
        {{"name", std::string(foreign.name)}, {"ending", std::string(foreign.ending)}});
  }
  const std::vector<std::string> languages =
      absl::StrSplit(std::string(format.guide.languages), ' ', absl::SkipEmpty());
  Json json{{"title", std::string(format.guide.title)},
            {"languages", languages},
            {"cards", cards_of(style)},
            {"seating", seating_of(game)},
            {"places", places_of(game)},
            {"orders", orders_of(game, style)},
            {"sees_talon", game.info().sees_talon},
            {"names_contract", game.names_contract_freely()},
            {"without_tricks", without_tricks},
            {"facts", facts_of(game)},
            {"formats", formats}};
  // Whose cards the declarer chooses, by the seats behind his.
  if (game.info().has_dummy) json["dummy"] = game.seat_counts().front() / 2;
  if (format.par != nullptr) json["par"] = true;
  if (const auto& [kind, lines] = format.paper; !kind.empty()) {
    const std::vector<std::string> names(lines.begin(), lines.end());
    json["paper"] = {{"look", std::string(kind)}, {"lines", names}};
  }
  return json;
}

}  // namespace matador
