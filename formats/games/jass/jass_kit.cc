#include "formats/games/jass/jass_kit.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/swiss_cards.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/cards/notation.h"
#include "solver/games/jass/rules.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kPlayers = 4;
constexpr int kOpen = -1;  // of a trump that is not named, and of whether forehand names it
constexpr char kSchieber[] = "SCHIEBER";

// Bells, roses, shields, acorns, Obenabe, Undenufe are 0 to 5 here: the place of each in
// Rules::kTypes. The list is its own inverse.
constexpr std::array kContracts{3, 1, 2, 0, 4, 5};

// Players 0 to 3 go round the other way. Turning twice leads back.
int turned(int place) { return (kPlayers - place) % kPlayers; }

Seat seat_of(int player) { return Seat::from_index(turned(player)); }
int player_of(Seat seat) { return turned(seat.index()); }

Seat partner_of(Seat seat) { return seat.next(kPlayers, 2); }

// ---- Reading ------------------------------------------------------------------------------------

// A complete trick has its points and its winner.
struct KitTrick {
  std::vector<Card> cards;
  int first;
  int points = 0;
  int winner = 0;

  bool complete() const { return cards.size() == kPlayers; }
};

// `trump` and `forehand` are -1 where they are open.
struct KitGame {
  int trump;
  int dealer;
  int forehand;
  std::vector<KitTrick> tricks;
  std::array<CardSet, kPlayers> hands;  // what is left of them
};

// A value as it is shown in a message.
std::string shown(const Json& value) {
  return in_quotes(value.is_string() ? value.get<std::string>() : write_json(value));
}

absl::StatusOr<const Json*> field(const Json& object, const std::string& name) {
  const auto place = object.find(name);
  if (place == object.end()) return invalid("no field ", in_quotes(name));
  return &*place;
}

absl::StatusOr<int> number(const Json& object, const std::string& name, int least, int most) {
  MATADOR_ASSIGN_OR_RETURN(const Json* value, field(object, name));
  if (value->is_number_integer() && *value >= least && *value <= most) return value->get<int>();
  return invalid("field ", in_quotes(name), " is ", shown(*value), ", expected a number from ",
                 least, " to ", most);
}

absl::StatusOr<std::vector<Card>> kit_cards(const Json& object, const std::string& name) {
  std::vector<Card> cards;
  MATADOR_ASSIGN_OR_RETURN(const Json* texts, field(object, name));
  for (const Json& text : *texts) {
    if (!text.is_string()) return invalid(shown(text), " is no card");
    MATADOR_ASSIGN_OR_RETURN(const Card card, read_card(text.get<std::string>(), kSwissCards));
    cards.push_back(card);
  }
  return cards;
}

// The trick that is about to begin may have no cards.
absl::StatusOr<KitTrick> kit_trick(const Json& json) {
  KitTrick trick{};
  MATADOR_ASSIGN_OR_RETURN(trick.first, number(json, "first", 0, kPlayers - 1));
  if (json.contains("cards")) {
    MATADOR_ASSIGN_OR_RETURN(trick.cards, kit_cards(json, "cards"));
  }
  if (!trick.complete()) return trick;
  MATADOR_ASSIGN_OR_RETURN(trick.points, number(json, "points", 0, jass::Rules::kAllPoints));
  MATADOR_ASSIGN_OR_RETURN(trick.winner, number(json, "win", 0, kPlayers - 1));
  return trick;
}

// Before version 0.2 "tss":1 said that forehand had pushed.
absl::StatusOr<int> kit_forehand(const Json& game, int trump) {
  if (game.contains("forehand")) return number(game, "forehand", kOpen, 1);
  if (game.contains("tss")) {
    MATADOR_ASSIGN_OR_RETURN(const int pushed, number(game, "tss", 0, 1));
    if (pushed == 1) return 0;
  }
  return trump == kOpen ? kOpen : 1;
}

absl::StatusOr<KitGame> kit_game(const Json& game) {
  MATADOR_ASSIGN_OR_RETURN(const Json* type, field(game, "jassTyp"));
  if (!type->is_string() || type->get<std::string>().rfind(kSchieber, 0) != 0) {
    return invalid("a game of ", shown(*type), ", expected ", kSchieber);
  }
  KitGame kit{};
  MATADOR_ASSIGN_OR_RETURN(kit.trump,
                           number(game, "trump", kOpen, static_cast<int>(kContracts.size()) - 1));
  MATADOR_ASSIGN_OR_RETURN(kit.dealer, number(game, "dealer", 0, kPlayers - 1));
  MATADOR_ASSIGN_OR_RETURN(kit.forehand, kit_forehand(game, kit.trump));
  MATADOR_ASSIGN_OR_RETURN(const Json* tricks, field(game, "tricks"));
  for (const Json& trick : *tricks) {
    MATADOR_ASSIGN_OR_RETURN(kit.tricks.emplace_back(), kit_trick(trick));
    if (kit.trump == kOpen && !kit.tricks.back().cards.empty()) {
      return invalid("cards are played, and field \"trump\" is -1");
    }
  }
  MATADOR_ASSIGN_OR_RETURN(const Json* players, field(game, "player"));
  if (!players->is_array() || players->size() != kPlayers) {
    return invalid("field \"player\" has not 4 players");
  }
  for (std::size_t i = 0; i < kPlayers; ++i) {
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Card> hand, kit_cards(players->at(i), "hand"));
    for (Card card : hand) kit.hands.at(i) |= CardSet{card};
  }
  return kit;
}

// The cards of each player as dealt: those that he has left, and those that he has played.
absl::StatusOr<Deal> deal_of(const KitGame& kit) {
  std::array<CardSet, kPlayers> hands = kit.hands;
  for (const KitTrick& trick : kit.tricks) {
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Seat seat = seat_of(trick.first).next(kPlayers, static_cast<int>(i));
      hands.at(static_cast<std::size_t>(player_of(seat))) |= CardSet{trick.cards[i]};
    }
  }
  DealBuilder builder(find_game("jass")->shape(kPlayers));
  for (int i = 0; i < kPlayers; ++i) {
    builder.give(seat_of(i), hands.at(static_cast<std::size_t>(i)));
  }
  return builder.build();
}

// Plays the game once more, and compares.
absl::Status check(const KitGame& kit, const Task& task) {
  Played played(task.deal, task.game->order(task), task.leader);
  for (std::size_t i = 0; i < kit.tricks.size(); ++i) {
    const KitTrick& reported = kit.tricks[i];
    const std::string name = absl::StrCat("trick ", i + 1, ": ");
    if (played.to_play() != seat_of(reported.first)) {
      return invalid(name, "player ", reported.first, " leads out of turn");
    }
    for (Card card : reported.cards) {
      if (const absl::Status status = played.play(card); !status.ok()) {
        return invalid(name, status.message());
      }
    }
    if (!reported.complete()) continue;
    const Trick& trick = played.tricks().back();
    if (trick.winner != seat_of(reported.winner)) {
      return invalid(name, "won by player ", player_of(trick.winner), ", not by ", reported.winner);
    }
    if (trick.points != reported.points) {
      return invalid(name, trick.points, " points, not ", reported.points);
    }
  }
  return absl::OkStatus();
}

// Whose contract it is; none where that is open.
std::optional<Seat> declarer_of(const KitGame& kit) {
  if (kit.forehand == kOpen) return std::nullopt;
  const Seat first = forehand(kPlayers, seat_of(kit.dealer));
  return kit.forehand == 1 ? first : partner_of(first);
}

// Adds the contract and what was played.
absl::Status add_play(const KitGame& kit, Problem& problem) {
  problem.contract = Contract{.index = kContracts.at(static_cast<std::size_t>(kit.trump))};
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, problem.game->tasks(problem));
  for (const KitTrick& trick : kit.tricks) {
    problem.play.insert(problem.play.end(), trick.cards.begin(), trick.cards.end());
  }
  return check(kit, tasks.front());
}

absl::StatusOr<DealRecord> record_of(const KitGame& kit) {
  MATADOR_ASSIGN_OR_RETURN(const Deal deal, deal_of(kit));
  Problem problem{.game = find_game("jass"),
                  .deal = deal,
                  .dealer = seat_of(kit.dealer),
                  .contract = {},
                  .declarer = declarer_of(kit)};
  const absl::Status status = kit.trump == kOpen ? absl::OkStatus() : add_play(kit, problem);
  return status.ok() ? absl::StatusOr<DealRecord>(write_problem(problem)) : status;
}

// These two are empty if the log does not tell them.
absl::StatusOr<std::string> date_of(const Json& game) {
  if (!game.contains("date")) return "";
  const Json& date = game["date"];
  if (date.is_string() && is_text(date.get<std::string>())) return date.get<std::string>();
  return invalid("field \"date\" is ", shown(date));
}

absl::StatusOr<std::string> players_of(const Json& game) {
  if (!game.contains("player_ids")) return "";
  std::vector<std::string> numbers;
  for (const Json& id : game["player_ids"]) {
    if (!id.is_number_integer()) return invalid("field \"player_ids\" has ", shown(id));
    numbers.push_back(write_json(id));
  }
  return absl::StrJoin(numbers, " ");
}

// ---- Recognition --------------------------------------------------------------------------------

// Where tags of a deal have names with a capital, the keys of a log do not; its first may be any.
// {"game":{...: in a deal in JSON "game" would have a text.
bool begins_game(std::string_view line) {
  for (std::string_view token : {"{", "\"game\"", ":", "{"}) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (!line.starts_with(token)) return false;
    line.remove_prefix(token.size());
  }
  return true;
}

bool has_tricks(const Json& json) { return json.contains("tricks") && json["tricks"].is_array(); }

// A log, or a state of a game without a log around it. Of other objects, as deals, nothing is
// parsed.
bool is_jass_kit(std::string_view line) {
  const auto has = [&](std::string_view key) { return line.find(key) != std::string_view::npos; };
  const bool may_be = has("\"game\"") || has("\"tricks\"");
  if (!may_be || !is_json_object(line)) return false;
  if (begins_game(line)) return true;
  const absl::StatusOr<Json> json = read_json(line);
  if (!json.ok()) return false;
  return has_tricks(*json) || (json->contains("game") && (*json)["game"].is_object());
}

// ---- Writing ------------------------------------------------------------------------------------

std::string kit_card(Card card) {
  constexpr std::array kFrenchSuits{"C", "H", "S", "D"};  // by the index of the Swiss suit
  const std::string rank = card.rank() == Rank::kTen ? "10" : to_string(card).substr(1);
  return kFrenchSuits.at(at(card.suit())) + rank;
}

Json kit_cards(const auto& cards) {
  Json json = Json::array();
  for (Card card : cards) json.push_back(kit_card(card));
  return json;
}

Json kit_trick(const Trick& trick) {
  Json json{{"cards", kit_cards(trick.cards)}};
  if (trick.cards.size() == kPlayers) {
    json["points"] = trick.points;
    json["win"] = player_of(trick.winner);
  }
  json["first"] = player_of(trick.leader);
  return json;
}

// Before a trump is named nobody has `played`.
Json kit_state(const Problem& problem, const Played* played) {
  const Seat first = forehand(problem);
  const std::optional<Seat> to_play = played == nullptr ? first : played->to_play();
  Json tricks = Json::array();
  Json hands = Json::array();
  if (played != nullptr) {
    for (const Trick& trick : played->tricks()) tricks.push_back(kit_trick(trick));
    if (!played->trick_open() && to_play) tricks.push_back({{"first", player_of(*to_play)}});
  }
  for (int player = 0; player < kPlayers; ++player) {
    const Seat seat = seat_of(player);
    hands.push_back(
        {{"hand", kit_cards(played == nullptr ? problem.deal.hand(seat) : played->hand(seat))}});
  }
  const bool pushed = problem.declarer && problem.declarer != first;
  const auto trump = [&](Contract contract) {
    return kContracts.at(static_cast<std::size_t>(contract.index));
  };
  return {{"version", "V0.2"},
          {"trump", problem.contract ? trump(*problem.contract) : kOpen},
          {"dealer", player_of(problem.dealer.value_or(Seat::number(kPlayers)))},
          {"currentPlayer", to_play ? player_of(*to_play) : -1},
          {"forehand", pushed             ? 0
                       : problem.contract ? 1
                                          : kOpen},
          {"tricks", tricks},
          {"player", hands},
          {"jassTyp", kSchieber}};
}

// The numbers of the players; none where the record does not know them.
Json player_ids(const DealRecord& record) {
  Json ids = Json::array();
  const Tag* tag = record.find("Players");
  for (const std::string& word : tag == nullptr ? std::vector<std::string>{} : words(tag->value)) {
    std::int64_t id = 0;
    if (absl::SimpleAtoi(word, &id)) ids.push_back(id);
  }
  return ids;
}

}  // namespace

absl::StatusOr<DealRecord> read_jass_kit(const std::string& line) {
  const absl::StatusOr<Json> read = read_json(line);
  if (!read.ok()) return invalid("not a JSON object: ", read.status().message());
  const Json& json = *read;
  if (!json.is_object()) return invalid("not a JSON object");
  const Json* game = &json;
  if (!has_tricks(json)) {
    MATADOR_ASSIGN_OR_RETURN(game, field(json, "game"));
  }
  MATADOR_ASSIGN_OR_RETURN(const KitGame kit, kit_game(*game));
  MATADOR_ASSIGN_OR_RETURN(DealRecord record, record_of(kit));
  MATADOR_ASSIGN_OR_RETURN(const std::string date, date_of(json));
  if (!date.empty()) record.add("Date", date);
  MATADOR_ASSIGN_OR_RETURN(const std::string ids, players_of(json));
  if (!ids.empty()) record.add("Players", ids);
  return record;
}

std::unique_ptr<ForeignReader> make_jass_kit_reader() {
  return game_a_line(is_jass_kit, [](const Line& line) -> absl::StatusOr<ForeignGame> {
    MATADOR_ASSIGN_OR_RETURN(DealRecord record, read_jass_kit(line.text));
    return ForeignGame{std::move(record)};
  });
}

ForeignText jass_kit_of(const DealRecord& record, const Problem& problem) {
  if (problem.game != find_game("jass") || problem.deal.seats() != kPlayers) {
    return DealError{record.line_of({tags::kGame}), "jass-kit has only Jass for four players"};
  }
  const Seat first = forehand(problem);
  if (problem.declarer && problem.declarer != first && problem.declarer != partner_of(first)) {
    return NoPlace{
        absl::StrCat("in jass-kit forehand, ", seat_name(first), ", or his partner declares"),
        {tags::kContract, tags::kDeclarer, tags::kLeader, tags::kPlay, tags::kResult}};
  }
  if (!problem.contract && !problem.play.empty()) {
    return DealError{record.line_of({tags::kPlay}), "a play without a contract"};
  }
  std::optional<Played> played;
  if (problem.contract) {
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                             read_tasks(record, problem, /*all_contracts=*/false));
    MATADOR_ASSIGN_OR_RETURN(played,
                             in_line(record.line_of({tags::kPlay}), played_so_far(tasks.front())));
  }
  const bool over = played && !played->to_play();
  if (!over && record.find(tags::kResult) != nullptr) {
    return NoPlace{"jass-kit has a result by its cards only", {tags::kResult}};
  }
  Json json{{"game", kit_state(problem, played ? &*played : nullptr)}};
  const Tag* date = record.find("Date");
  json["date"] = date == nullptr ? "" : date->value;
  json["player_ids"] = player_ids(record);
  return write_json(json) + "\n";
}

}  // namespace matador
