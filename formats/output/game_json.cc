#include "formats/output/game_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/foreign_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/output/field_json.h"
#include "solver/deals/numbered.h"
#include "solver/games/objectives.h"
#include "solver/games/options.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// ---- Rule options, and what is dealt ------------------------------------------------------------

constexpr std::array kNumbersFields{
    Field<OptionNumbers>{{"count", "number"}, member<&OptionNumbers::count>},
    Field<OptionNumbers>{{"least", "number"}, member<&OptionNumbers::least>},
    Field<OptionNumbers>{{"most", "number"}, member<&OptionNumbers::most>}};

using RuleField = Field<RuleOptionFact>;

constexpr std::array kRuleFields{
    RuleField{{"name", "string"},
              [](const RuleOptionFact& fact) -> Json { return std::string(fact.name); }},
    RuleField{{"values", "string[]", "The default first; none of a bare word."},
              [](const RuleOptionFact& fact) -> Json {
                return std::vector<std::string>(fact.values.begin(), fact.values.end());
              }},
    RuleField{{"meaning", "string"}, member<&RuleOptionFact::meaning>},
    RuleField{{"numbers", "RuleNumbers?", "Where numbers are values, too, with `-` between."},
              [](const RuleOptionFact& fact) {
                return fact.numbers ? json_of<OptionNumbers>(kNumbersFields, *fact.numbers)
                                    : kAbsent;
              }}};

using ShapeField = Field<DealShape>;

constexpr std::array kShapeFields{
    ShapeField{{"seats", "number"}, member<&DealShape::seats>},
    ShapeField{{"hand", "number", "Cards in a hand."}, member<&DealShape::hand_size>},
    ShapeField{{"hands", "number", "Hands and piles of each player."}, member<&DealShape::hands>},
    ShapeField{{"piles", "number"}, member<&DealShape::piles>},
    ShapeField{{"talon", "number", "Cards left over."},
               [](const DealShape& shape) -> Json { return shape.talon_size(); }}};

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

// ---- Cards --------------------------------------------------------------------------------------

using StyleField = Field<CardStyle>;

constexpr std::array kCardsFields{
    StyleField{
        {"suits", "string", "The letters of the suits, in the order of the groups of a hand."},
        [](const CardStyle& style) -> Json {
          std::string letters;
          for (Suit suit : style.groups) letters += style.letter(suit);
          return letters;
        }},
    StyleField{{"names", "Suit[]", "And their names."},
               [](const CardStyle& style) {
                 Json names = Json::array();
                 for (Suit suit : style.groups) names.push_back(std::string(style.name(suit)));
                 return names;
               }},
    StyleField{{"ranks", "string", "The letters of the ranks, from the lowest of the French pack."},
               [](const CardStyle& style) -> Json { return std::string(style.rank_letters); }}};

struct ShownOrder {
  std::vector<Card> trumps;
  const TrickOrder& order;
  const CardStyle& style;
};

// The suit of the most ranks that is not trumps: in one or the other some cards are trumps.
const std::vector<Card>& longest_plain(const TrickOrder& order) {
  const auto plain = order.lanes.begin() + (order.has_trump ? 1 : 0);
  return *std::max_element(plain, order.lanes.end(),
                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
}

using OrderField = Field<ShownOrder>;

constexpr std::array kOrderFields{OrderField{{"trumps", "Card[]", "From the highest on."},
                                             [](const ShownOrder& shown) {
                                               Json cards = Json::array();
                                               for (Card card : shown.trumps)
                                                 cards.push_back(write_card(card, shown.style));
                                               return cards;
                                             }},
                                  OrderField{{"ranks", "string", "Of a suit that is not trumps."},
                                             [](const ShownOrder& shown) -> Json {
                                               std::string ranks;
                                               for (Card card : longest_plain(shown.order)) {
                                                 ranks += shown.style.letter(card.rank());
                                               }
                                               return ranks;
                                             }}};

Json order_json(const std::vector<Card>& trumps, const TrickOrder& order, const CardStyle& style) {
  return json_of<ShownOrder>(kOrderFields, {trumps, order, style});
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
  std::vector<Card> always = orders.front().second.trumps();
  Json json{{"", nullptr}};
  for (const auto& [name, order] : orders) {
    const std::vector<Card> trumps = order.trumps();
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

// ---- The table ----------------------------------------------------------------------------------

using SeatingField = Field<Seating>;

constexpr std::array kSeatingFields{
    SeatingField{{"nearest", "number", "The seat that is drawn at the bottom."},
                 [](const Seating& seating) -> Json { return seating.nearest.number(); }},
    SeatingField{{"counter_clockwise", "boolean"}, member<&Seating::counter_clockwise>},
    SeatingField{{"names", "string[]?", "By seat; absent where seats have numbers."},
                 [](const Seating& seating) {
                   const std::vector<std::string> names(seating.names.begin(), seating.names.end());
                   return names.empty() ? kAbsent : Json(names);
                 }}};

// A tag that says where cards lie before the play.
struct PlaceOfCards {
  std::string_view tag;
  const char* holds;
  const char* name = nullptr;
};

using PlaceField = Field<PlaceOfCards>;

constexpr std::array kPlaceFields{
    PlaceField{{"tag", "string"},
               [](const PlaceOfCards& place) -> Json { return std::string(place.tag); }},
    PlaceField{{"holds", "'hands' | 'piles' | 'cards'", "Of each seat, or `cards` of nobody."},
               member<&PlaceOfCards::holds>},
    PlaceField{{"name", "string?", "Of all but the first hands."}, [](const PlaceOfCards& place) {
                 return place.name != nullptr ? Json(place.name) : kAbsent;
               }}};

Json places_of(const Game& game) {
  const auto some = [&game](const auto& has) {
    return ranges::any_of(game.seat_counts(), [&](int seats) { return has(game.shape(seats)); });
  };
  std::vector<PlaceOfCards> places{{tags::kDeal.text(), "hands"}};
  if (some([](const DealShape& shape) { return shape.hands > 1; })) {
    places.push_back({tags::kSecond.text(), "hands", "second hand"});
  }
  if (some([](const DealShape& shape) { return shape.piles > 0; })) {
    places.push_back({tags::kTable.text(), "piles", "on the table"});
  }
  if (some([](const DealShape& shape) { return shape.talon_size() > 0; })) {
    places.push_back({tags::kTalon.text(), "cards", "talon"});
  }
  return list_of<PlaceOfCards>(kPlaceFields, places);
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

using ForeignField = Field<ForeignFormat>;

constexpr std::array kForeignFields{
    ForeignField{{"name", "string"},
                 [](const ForeignFormat& foreign) -> Json { return std::string(foreign.name); }},
    ForeignField{{"ending", "string"},
                 [](const ForeignFormat& foreign) -> Json { return std::string(foreign.ending); }}};

Json written_formats(const Game& game) {
  Json formats = Json::array();
  for (const ForeignFormat& foreign : format_of(game).others->formats) {
    if (foreign.write != nullptr)
      formats.push_back(json_of<ForeignFormat>(kForeignFields, foreign));
  }
  return formats;
}

constexpr std::array kPaperFields{
    Field<Paper>{{"look", "string"},
                 [](const Paper& paper) -> Json { return std::string(paper.kind); }},
    Field<Paper>{{"lines", "string[]"}, [](const Paper& paper) -> Json {
                   return std::vector<std::string>(paper.lines.begin(), paper.lines.end());
                 }}};

// The tags that its deals alone have.
Json own_tags(const Game& game) {
  Json names = Json::array();
  for (const KnownTag& tag : format_of(game).tags->own) names.push_back(tag.name.text());
  return names;
}

Json without_tricks(const Game& game) {
  Json names = Json::array();
  const std::vector<ContractInfo>& contracts = game.info().contracts;
  for (std::size_t i = 0; i < contracts.size(); ++i) {
    const bool tricks = game.contract({.index = static_cast<int>(i)}).without_tricks == nullptr;
    if (!tricks) names.push_back(std::string(contracts[i].name));
  }
  return names;
}

using GameField = Field<Game>;

constexpr std::array kGameTableFields{
    GameField{{"title", "string"},
              [](const Game& game) -> Json { return std::string(format_of(game).guide.title); }},
    GameField{{"languages", "string[]", "Of those who play it most: `de-CH`, `gsw`."},
              [](const Game& game) -> Json {
                return std::vector<std::string>(absl::StrSplit(
                    std::string(format_of(game).guide.languages), ' ', absl::SkipEmpty()));
              }},
    GameField{{"cards", "GameCards"},
              [](const Game& game) { return json_of<CardStyle>(kCardsFields, card_style(game)); }},
    GameField{{"seating", "GameSeating"},
              [](const Game& game) { return json_of<Seating>(kSeatingFields, seating(game)); }},
    GameField{{"places", "PlaceOfCards[]", "The tags that say where cards lie."}, places_of},
    GameField{{"orders", "Record<string, CardOrder>",
               "The order of cards in each contract or, where one is named, for each trump suit; "
               "`` before either is known."},
              [](const Game& game) { return orders_of(game, card_style(game)); }},
    GameField{{"sees_talon", "boolean"},
              [](const Game& game) -> Json { return game.info().sees_talon; }},
    GameField{{"names_contract", "boolean", "Whether of a hand alone advice says what to declare."},
              [](const Game& game) -> Json { return game.names_contract_freely(); }},
    GameField{{"without_tricks", "Contract[]"}, without_tricks},
    GameField{{"facts", "string[]", "What conditions can ask of a hand."}, facts_of},
    GameField{{"tags", "string[]", "The tags that its deals alone have."}, own_tags},
    GameField{{"formats", "ForeignFormat[]", "Formats of other programs that are written."},
              written_formats},
    GameField{{"dummy", "number?",
               "How many seats behind the declarer the player sits whose cards he chooses."},
              [](const Game& game) {
                return game.info().has_dummy ? Json(game.seat_counts().front() / 2) : kAbsent;
              }},
    GameField{{"par", "true?", "Whether its deals have a par."},
              [](const Game& game) { return given_if(format_of(game).par != nullptr); }},
    GameField{{"paper", "SheetPaper?", "How its score-sheet looks that players keep on paper."},
              [](const Game& game) {
                const Paper& paper = format_of(game).paper;
                return paper.kind.empty() ? kAbsent : json_of<Paper>(kPaperFields, paper);
              }}};

// ---- The game -----------------------------------------------------------------------------------

constexpr std::array kGameFields{
    GameField{{"game", "GameName"},
              [](const Game& game) -> Json { return std::string(game.name()); }},
    GameField{{"seats", "number[]"}, [](const Game& game) -> Json { return game.seat_counts(); }},
    GameField{{"contracts", "Contract[]"},
              [](const Game& game) -> Json { return contract_names(game); }},
    GameField{{"objectives", "Objective[]"},
              [](const Game& game) {
                Json names = Json::array();
                for (Objective one : game.info().objectives) names.push_back(objective_name(one));
                return names;
              }},
    GameField{
        {"options", "RuleOption[]"},
        [](const Game& game) { return list_of<RuleOptionFact>(kRuleFields, option_words(game)); }},
    GameField{{"deals", "DealtCards[]", "What is dealt, for each number of players."},
              [](const Game& game) {
                Json deals = Json::array();
                for (int seats : game.seat_counts()) {
                  deals.push_back(json_of<DealShape>(kShapeFields, game.shape(seats)));
                }
                return deals;
              }},
    GameField{{"trumps", "Suit[]?", "Where trumps are named beside the contract."},
              [](const Game& game) {
                const auto& names = card_style(game).suit_names;
                return game.info().names_trump
                           ? Json(std::vector<std::string>(names.begin(), names.end()))
                           : kAbsent;
              }},
    GameField{{"not_dealt", "Contract[]?",
               "Contracts of which a deal must tell more than who declares them: none is dealt for "
               "them."},
              [](const Game& game) {
                const std::vector<std::string> names = not_dealt(game);
                return names.empty() ? kAbsent : Json(names);
              }},
    GameField{{"table", "GameTable"}, table_facts}};

}  // namespace

nlohmann::ordered_json table_facts(const Game& game) {
  return json_of<Game>(kGameTableFields, game);
}

std::string game_json(const Game& game) {
  return write_json(json_of<Game>(kGameFields, game)) + "\n";
}

std::vector<DescribedType> game_types() {
  return {
      {"RuleNumbers", "", texts_of<OptionNumbers>(kNumbersFields)},
      {"RuleOption", "", texts_of<RuleOptionFact>(kRuleFields)},
      {"DealtCards", "Cards of a deal.", texts_of<DealShape>(kShapeFields)},
      {"GameCards", "How cards are written.", texts_of<CardStyle>(kCardsFields)},
      {"GameSeating", "Who sits where.", texts_of<Seating>(kSeatingFields)},
      {"PlaceOfCards", "A tag that says where cards lie.", texts_of<PlaceOfCards>(kPlaceFields)},
      {"CardOrder", "", texts_of<ShownOrder>(kOrderFields)},
      {"ForeignFormat", "", texts_of<ForeignFormat>(kForeignFields)},
      {"SheetPaper", "", texts_of<Paper>(kPaperFields)},
      {"GameTable", "The cards of the game, and how it is shown.",
       texts_of<Game>(kGameTableFields)},
      {"GameInfo", "", texts_of<Game>(kGameFields)}};
}

}  // namespace matador
