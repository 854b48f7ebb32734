#include "formats/text/games_view.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/foreign_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/objectives.h"
#include "solver/games/options.h"

namespace matador {

// ---- Games view ---------------------------------------------------------------------------------

namespace {

std::vector<std::string> objective_names(const Game& game) {
  const std::vector<Objective> objectives = game.info().objectives;
  return objectives | ranges::views::transform(objective_name) | ranges::to<std::vector>();
}

std::vector<std::string> values_of(const RuleOptionFact& fact) {
  return {fact.values.begin(), fact.values.end()};
}

std::vector<std::string> trump_names(const Game& game) {
  const auto& names = card_style(game).suit_names;
  return {names.begin(), names.end()};
}

// The contracts of which a deal must tell more than who declares them: none is dealt for them.
std::vector<std::string> not_dealt(const Game& game) {
  Problem problem{.game = &game,
                  .deal = numbered_deal(game.shape(game.seat_counts().front()), 0, 0)};
  if (game.info().names_trump) problem.trump = kAllSuits.front();
  if (!game.info().counts_penalties) problem.declarer = Seat::number(1);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < game.info().contracts.size(); ++i) {
    problem.contract = {.index = static_cast<int>(i), .trump = problem.trump};
    if (!game.tasks(problem).ok()) names.emplace_back(game.info().contracts[i].name);
  }
  return names;
}

// What is dealt, for each number of players.
nlohmann::ordered_json json_deals(const Game& game) {
  nlohmann::ordered_json deals = nlohmann::ordered_json::array();
  for (int seats : game.seat_counts()) {
    const DealShape shape = game.shape(seats);
    deals.push_back({{"seats", seats},
                     {"hand", shape.hand_size},
                     {"hands", shape.hands},
                     {"piles", shape.piles},
                     {"talon", shape.talon_size()}});
  }
  return deals;
}

std::string dealt_text(const DealShape& shape) {
  std::string text = absl::StrCat("    ", shape.seats, " seats: ", shape.hand_size, " cards each");
  if (shape.hands > 1) absl::StrAppend(&text, ", and as many in a second hand: [Second]");
  if (shape.piles > 0) {
    absl::StrAppend(&text, ", before each ", shape.piles, " cards face up on ", shape.piles,
                    " face down: [Table]");
  }
  if (shape.talon_size() > 0) {
    absl::StrAppend(&text, ", ", shape.talon_size(),
                    " left over for the declarer: [Talon], [Discard] and [Exchange]");
  }
  return text + "\n";
}

// ---- The page of a game -------------------------------------------------------------------------

// "A K Q J T 9 8 7", of the packs of all numbers of players.
std::string ranks_of(const Game& game) {
  CardSet dealt;
  for (int seats : game.seat_counts()) dealt |= game.shape(seats).pack;
  std::string letters;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    const auto is_dealt = [&](Suit suit) { return dealt.contains(Card(suit, Rank(rank))); };
    if (!ranges::any_of(kAllSuits, is_dealt)) continue;
    if (!letters.empty()) letters += ' ';
    letters += card_style(game).letter(Rank(rank));
  }
  return letters;
}

std::string cards_text(const Game& game) {
  const CardStyle& style = card_style(game);
  std::vector<std::string> suits;
  std::vector<std::string> groups;
  for (Suit suit : style.groups) {
    const std::string name(style.name(suit));
    suits.push_back(absl::StrCat(std::string(1, style.letter(suit)), " ", name));
    groups.push_back(name);
  }
  const int seats = game.seat_counts().front();
  const Deal deal = numbered_deal(game.shape(seats), /*seed=*/1, /*number=*/0);
  const CardSet hand = deal.hand(Seat::number(1));
  return absl::StrCat("Cards\n  suits       ", absl::StrJoin(suits, ", "), "\n  ranks       ",
                      ranks_of(game), "; 10 is read for T\n", "  a hand      ",
                      absl::StrJoin(groups, "."), ", high to low\n", "              ",
                      write_hand(hand, style), "\n", "  cards       ", write_cards(hand, style),
                      "\n");
}

std::string examples_text(const Game& game, std::string_view own) {
  const std::string name(game.name());
  const std::string lines =
      absl::StrCat(std::string(own), "\nmatador example ", name,
                   " | matador replay\nmatador deal --game ", name, " --seed 1 -n 10");
  return absl::StrCat("Examples:\n  ", absl::StrReplaceAll(lines, {{"\n", "\n  "}}), "\n");
}

}  // namespace

std::string game_json(const Game& game) {
  nlohmann::ordered_json options = nlohmann::ordered_json::array();
  for (const RuleOptionFact& fact : option_words(game)) {
    nlohmann::ordered_json option{
        {"name", std::string(fact.name)}, {"values", values_of(fact)}, {"meaning", fact.meaning}};
    if (const std::optional<OptionNumbers>& numbers = fact.numbers) {
      option["numbers"] = {
          {"count", numbers->count}, {"least", numbers->least}, {"most", numbers->most}};
    }
    options.push_back(std::move(option));
  }
  nlohmann::ordered_json json{{"game", std::string(game.name())},
                              {"seats", game.seat_counts()},
                              {"contracts", contract_names(game)},
                              {"objectives", objective_names(game)},
                              {"options", options},
                              {"deals", json_deals(game)}};
  if (game.info().names_trump) json["trumps"] = trump_names(game);
  if (const auto names = not_dealt(game); !names.empty()) json["not_dealt"] = names;
  json["table"] = table_facts(game);
  return write_json(json) + "\n";
}

std::string game_text(const Game& game) {
  std::string text = absl::StrCat(std::string(game.name()), "\n  seats       ",
                                  absl::StrJoin(game.seat_counts(), " "), "\n  contracts   ",
                                  absl::StrJoin(contract_names(game), " "), "\n  objectives  ",
                                  absl::StrJoin(objective_names(game), " "), "\n");
  if (game.info().names_trump) {
    absl::StrAppend(&text, "  trumps      ", absl::StrJoin(trump_names(game), " "),
                    ", in [Trump]\n");
  }
  text += "  dealt\n";
  for (int seats : game.seat_counts()) text += dealt_text(game.shape(seats));
  const bool has_options = !option_words(game).empty();
  const bool has_words = ranges::any_of(option_words(game), [](const RuleOptionFact& fact) {
    return fact.values.empty() && !fact.numbers;
  });
  absl::StrAppend(&text, "  options     ", has_options ? "the first value is the default" : "none",
                  has_words ? "; a word without values is off unless it is there\n" : "\n");
  for (const RuleOptionFact& fact : option_words(game)) {
    absl::StrAppend(&text, "    ", option_spelling(fact), "\n        ", fact.meaning, "\n");
  }
  return text + "\n";
}

std::string game_page(const Game& game) {
  const GameGuide& guide = format_of(game).guide;
  const std::string title(guide.title);
  return absl::StrCat(title, "\n", std::string(width(title), '-'), "\n\n", std::string(guide.rules),
                      "\n\n", cards_text(game), "\n", game_text(game),
                      examples_text(game, guide.examples), "\nThe rule book is solver/games/",
                      std::string(game.name()), "/rules.md, installed in share/doc/matador.\n");
}

// ---- Table facts --------------------------------------------------------------------------------

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

// The tags that its deals alone have.
Json tags_of(const GameFormat& format) {
  Json names = Json::array();
  for (const KnownTag& tag : format.tags->own) names.push_back(tag.name.text());
  return names;
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
            {"tags", tags_of(format)},
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
