#include "formats/games/skat/bids.h"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/players.h"
#include "formats/input/bounded_json.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "solver/games/skat/announced.h"
#include "solver/games/skat/order.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/skat.h"
#include "solver/tricks/ranked_lanes.h"

namespace matador::skat {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kGameColumn = 13;
constexpr std::size_t kMatadorsColumn = 10;
constexpr std::size_t kBidColumn = 6;

// What a game is worth that is won, no more.
struct GameValue {
  const Kind* kind;
  int matadors = 0;   // none in null
  bool with = false;  // or without them
  int game = 0;       // to bid up to
  int hand = 0;
};

GameValue value_of_game(const Kind& kind, CardSet cards) {
  GameValue value{.kind = &kind};
  if (!kind.is_null()) {
    const TrickOrder trumps = order(kind);
    value.matadors = top_trumps(cards, trumps);
    value.with = cards.contains(trumps.lanes.front().front());
  }
  const Winnings just_won{.points = kind.is_null() ? 0 : Rules::kPackPoints / 2 + 1,
                          .tricks = kind.is_null() ? 0 : 1};
  const auto worth = [&](Announced announced) {
    return skat::score({.contract = &kind, .announced = announced, .matadors = value.matadors},
                       just_won);
  };
  value.game = worth({});
  value.hand = worth({.hand = true});
  return value;
}

std::vector<GameValue> values_of(const BidsOfHand& question) {
  std::vector<GameValue> values;
  const CardSet cards = question.hand | question.talon;
  for (const Kind& kind : Rules::kContracts) values.push_back(value_of_game(kind, cards));
  return values;
}

// A hand game is played by who has not seen the skat.
bool may_play_hand(const BidsOfHand& question) { return question.talon.empty(); }

int ouvert(bool hand) { return hand ? Rules::kNullHandOuvert : Rules::kNullOuvert; }

std::string row(const std::string& game, const std::string& matadors, int bid,
                std::optional<int> hand) {
  return absl::StrCat(left_in(kGameColumn, game), left_in(kMatadorsColumn, matadors),
                      right_in(kBidColumn, absl::StrCat(bid)),
                      hand ? right_in(kBidColumn, absl::StrCat(*hand)) : "", "\n");
}

// What the cards of the skat may change.
std::string remark(const std::vector<GameValue>& values, const BidsOfHand& question) {
  if (!may_play_hand(question)) return "";
  const bool may_lose = std::any_of(values.begin(), values.end(), [](const GameValue& value) {
    return !value.with && value.matadors > 1;
  });
  return may_lose ? "The skat counts too: with a high trump in it a game without several matadors "
                    "is worth\nless, and may be overbid.\n"
                  : "The skat counts too: with the next matador in it a game is worth more.\n";
}

std::string json_of_bids(const BidsOfHand& question) {
  Json bids = Json::array();
  for (const GameValue& value : values_of(question)) {
    Json bid{{"contract", std::string(value.kind->name)}};
    if (!value.kind->is_null()) bid[value.with ? "with" : "without"] = value.matadors;
    bid["game"] = value.game;
    if (may_play_hand(question)) bid["hand"] = value.hand;
    if (value.kind->is_null()) bid["ouvert"] = ouvert(false);
    if (value.kind->is_null() && may_play_hand(question)) bid["hand_ouvert"] = ouvert(true);
    bids.push_back(bid);
  }
  const Json json{{"deal", question.deal},
                  {"game", std::string(question.heading.game->name())},
                  {"seats", question.heading.seats},
                  {"seat", question.seat.number()},
                  {"bids", bids}};
  return write_json(json) + "\n";
}

std::string text_of_bids(const BidsOfHand& question, bool symbols) {
  const Game& game = *question.heading.game;
  const CardFace face(card_style(game), symbols);
  const Players players(game, question.heading.seats, question.heading.names);
  std::string text = absl::StrCat(
      players.title(question.seat), ": ", cards_in_natural_order(question.hand, face),
      question.talon.empty() ? "" : " + ", face.cards(question.talon), "\n\n",
      left_in(kGameColumn, "bid up to"), left_in(kMatadorsColumn, ""), right_in(kBidColumn, "game"),
      may_play_hand(question) ? right_in(kBidColumn, "hand") : "", "\n");
  const auto if_hand = [&](int value) {
    return may_play_hand(question) ? std::optional(value) : std::nullopt;
  };
  const std::vector<GameValue> values = values_of(question);
  for (const GameValue& value : values) {
    const bool null = value.kind->is_null();
    const std::string matadors =
        null ? "" : absl::StrCat(value.with ? "with " : "without ", value.matadors);
    text += row(std::string(value.kind->name), matadors, value.game, if_hand(value.hand));
    if (null) text += row("null ouvert", "", ouvert(false), if_hand(ouvert(true)));
  }
  return absl::StrCat(text, "\n", remark(values, question), "In suit games and grand schneider",
                      may_play_hand(question)
                          ? ", schwarz and each announcement add a base value.\n"
                          : " and schwarz add a base value each.\n");
}

// All values that a game can have, up to those of grand with four and everything announced.
std::vector<int> ladder() {
  constexpr int kMostSteps = 18;  // with eleven matadors, game, and all grades and announcements
  constexpr int kMostStepsOfGrand = 11;
  std::set<int> values{Rules::kNull, Rules::kNullHand, Rules::kNullOuvert, Rules::kNullHandOuvert};
  for (const Kind& kind : Rules::kContracts) {
    if (kind.is_null()) continue;
    const int most = kind.trump ? kMostSteps : kMostStepsOfGrand;
    for (int steps = 2; steps <= most; ++steps) values.insert(kind.base * steps);
  }
  return {values.begin(), values.end()};
}

int worth_of(const Task& task) {
  return value_of_game(kind_of(task.contract), task.deal.hand(task.declarer)).game;
}

}  // namespace

const BidsFormat kBids{.json = json_of_bids,
                       .text = text_of_bids,
                       .tag = kBidTag,
                       .ladder = ladder,
                       .worth = worth_of};

}  // namespace matador::skat
