#include "formats/games/jass/melds_view.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/input/json_deal.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/text/deal_view.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/cards/seat.h"
#include "solver/cards/swiss.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/melds.h"
#include "solver/games/jass/sides.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;
using jass::Meld;

// The characters that the columns take at least.
constexpr std::size_t kSeatWidth = 8;
constexpr std::size_t kWorthWidth = 6;

const jass::Type& type_of(const Task& task) {
  return jass::Rules::kTypes.at(static_cast<std::size_t>(task.contract.index));
}

SeatSet declaring_seats(const Task& task) {
  return jass::side_of(task.declarer, task.deal.seats(), task.joker);
}

// The hands of a round, by seat.
std::vector<CardSet> hands_of(const Deal& deal, std::size_t round) {
  std::vector<CardSet> hands;
  for (Seat seat : all_seats(deal.seats())) {
    hands.push_back(round == 0 ? deal.hand(seat) : deal.second_hand(seat));
  }
  return hands;
}

// ---- For other programs -------------------------------------------------------------------------

struct MeldInContract {
  const Meld& meld;
  const Task& task;
};

using MeldField = Field<MeldInContract>;

constexpr std::array kMeldFields{
    MeldField{{"points", "number"},
              [](const MeldInContract& one) -> Json { return one.meld.points; }},
    MeldField{{"cards", "number"},
              [](const MeldInContract& one) -> Json { return one.meld.cards.size(); }},
    MeldField{{"top", "string", "Its highest rank."},
              [](const MeldInContract& one) -> Json {
                return std::string(1, card_style(*one.task.game).letter(one.meld.top()));
              }},
    MeldField{{"quartet", "boolean"},
              [](const MeldInContract& one) -> Json { return one.meld.quartet; }},
    MeldField{{"trump", "boolean"}, [](const MeldInContract& one) -> Json {
                return one.meld.is_trump(type_of(one.task));
              }}};

Json json_best(const std::vector<Meld>& melds, const Task& task) {
  return melds.empty() ? Json() : json_of<MeldInContract>(kMeldFields, {melds.front(), task});
}

// The cards of each meld.
Json json_melds(const std::vector<Meld>& melds, const CardStyle& style) {
  Json list = Json::array();
  for (const Meld& meld : melds) {
    list.push_back(Json::array());
    for (Card card : meld.cards) list.back().push_back(write_card(card, style));
  }
  return list;
}

// A round, of which there are two with two players.
struct RoundOfMelds {
  const jass::MeldScore& score;
  const Task& task;
};

using RoundField = Field<RoundOfMelds>;

Json best_melds(const RoundOfMelds& round) {
  Json best = Json::array();
  for (const std::vector<Meld>& shown : round.score.melds) {
    best.push_back(json_best(shown, round.task));
  }
  return best;
}

constexpr std::array kRoundFields{
    RoundField{
        {"worth", "number[]",
         "By seat: what the melds are worth. Of all ways to divide the hand the most counts; "
         "but a run of eight or nine is shown whole, for 100, where its parts would lose and "
         "the whole run wins it for the side.",
         "", 4},
        [](const RoundOfMelds& round) -> Json { return round.score.worth; }},
    RoundField{
        {"best_meld", "(Meld | null)[]",
         "The best of these, `null` where there is none: `points`, the number of `cards`, the "
         "rank of the `top` card, whether it is a `quartet`, and whether a run of `trump`.",
         "", 5},
        best_melds},
    RoundField{{"scored", "number[]",
                "`worth`, where he is on the side with the best meld of all; else 0.", "", 6},
               [](const RoundOfMelds& round) -> Json { return round.score.scored; }},
    RoundField{{"stoeck", "number[]", "20 for king and Ober of trumps.", "", 7},
               [](const RoundOfMelds& round) -> Json { return round.score.stoeck; }}};

// Of JSON behind what the sides score.
constexpr std::array kShownFields{
    RoundField{{"melds", "Card[][][]", "The cards of all melds of each player, his best first."},
               [](const RoundOfMelds& round) {
                 Json melds = Json::array();
                 for (const std::vector<Meld>& shown : round.score.melds) {
                   melds.push_back(json_melds(shown, card_style(*round.task.game)));
                 }
                 return melds;
               }}};

// ---- For people ---------------------------------------------------------------------------------

// "S A K O", or "four 10".
std::string meld_text(const Meld& meld, const CardFace& face) {
  if (meld.quartet) return "four " + face.rank(meld.top());
  std::string ranks;
  for (Card card : meld.cards) ranks.insert(0, " " + face.rank(card.rank()));
  return face.suit(meld.cards.first().suit()) + ranks;
}

std::string melds_text(const std::vector<Meld>& melds, const CardFace& face) {
  return absl::StrJoin(melds, ", ", [&face](std::string* out, const Meld& meld) {
    absl::StrAppend(out, meld_text(meld, face), " ", meld.points);
  });
}

std::string seat_label(std::size_t i, const Players& players) {
  const std::string title = players.title(Seat::from_index(static_cast<int>(i)));
  return abbreviated(title, kSeatWidth);
}

std::string hands_text(const Deal& deal, std::size_t round, const CardFace& face,
                       const Players& players) {
  const TrickOrder suits = natural_order(deal.shape().pack, face.style());
  std::vector<TextColumn> columns(1 + suits.lanes.size(), {.flush = Flush::kLeft});
  columns[0].least = kSeatWidth;
  columns[1].before = 1;
  TextTable table(columns);
  const std::vector<CardSet> hands = hands_of(deal, round);
  for (std::size_t i = 0; i < hands.size(); ++i) {
    std::vector<std::string> cells = hand_lines(hands[i], suits, face);
    cells.insert(cells.begin(), seat_label(i, players));
    table.add(cells);
  }
  return table.text({.indent = 2});
}

std::string number_or_nothing(int number) { return number == 0 ? "" : absl::StrCat(number); }

// The melds that each player shows in a round.
std::string shown_text(const jass::MeldScore& score, const CardFace& face, const Players& players,
                       bool symbols) {
  TextTable table({{.flush = Flush::kLeft, .least = kSeatWidth},
                   {.name = "worth", .least = kWorthWidth + 1},
                   {.name = "scored", .least = kWorthWidth},
                   {.name = symbols ? "St\u00F6ck" : "Stoeck", .least = kWorthWidth},
                   {.name = "melds", .flush = Flush::kLeft, .before = 3}});
  for (std::size_t i = 0; i < score.worth.size(); ++i) {
    table.add({seat_label(i, players), number_or_nothing(score.worth[i]),
               number_or_nothing(score.scored[i]), number_or_nothing(score.stoeck[i]),
               melds_text(score.melds[i], face)});
  }
  return table.text({.indent = 2});
}

}  // namespace

MeldsAnswer find_melds(std::uint64_t deal, const Task& task) {
  MeldsAnswer answer{.deal = deal,
                     .task = task,
                     .rounds = jass::score_melds(task),
                     .declaring_side = 0,
                     .others = 0};
  for (const jass::MeldScore& round : answer.rounds) {
    for (Seat seat : all_seats(task.deal.seats())) {
      int& side = declaring_seats(task).contains(seat) ? answer.declaring_side : answer.others;
      side += round.points_of({seat});
    }
  }
  return answer;
}

namespace {

using MeldsField = Field<MeldsAnswer>;

constexpr char kOfDeal[] = "MeldsOfDeal";

// Between the number of the deal and the players.
constexpr std::array kContractFields{
    MeldsField{{"contract", "Contract", nullptr, kOfDeal, 2},
               [](const MeldsAnswer& answer) -> Json { return contract_name(answer.task); }}};

constexpr std::array kSidesFields{
    MeldsField{{"declaring_side", "number",
                "What these score by Wyz and Stöck together, before it is multiplied; with two "
                "players by both hands.",
                kOfDeal, 8},
               member<&MeldsAnswer::declaring_side>},
    MeldsField{{"others", "number", nullptr, kOfDeal, 9}, member<&MeldsAnswer::others>}};

Json second_round(const MeldsAnswer& answer) {
  if (answer.rounds.size() == 1) return kAbsent;
  const RoundOfMelds second{answer.rounds.back(), answer.task};
  Json json = json_of<RoundOfMelds>(kRoundFields, second);
  add_fields<RoundOfMelds>(kShownFields, second, json);
  return json;
}

constexpr std::array kSecondFields{
    MeldsField{{"second", "Melds?",
                "With two players: `worth`, `best_meld`, `scored`, `stoeck` and `melds` of the "
                "second hands.",
                kOfDeal},
               second_round}};

Json melds_object(const MeldsAnswer& answer) {
  const RoundOfMelds first{answer.rounds.front(), answer.task};
  const Task& task = answer.task;
  const DealOfAnswer deal{answer.deal, *task.game, task.deal.seats(), task.dealer};
  Json json = json_of(number_field(), deal);
  add_fields<MeldsAnswer>(kContractFields, answer, json);
  add_fields(players_fields(), deal, json);
  add_fields<RoundOfMelds>(kRoundFields, first, json);
  add_fields<MeldsAnswer>(kSidesFields, answer, json);
  add_fields<RoundOfMelds>(kShownFields, first, json);
  add_fields<MeldsAnswer>(kSecondFields, answer, json);
  return json;
}

}  // namespace

FieldTexts fields_of_melds() {
  return texts_of<RoundOfMelds, RoundOfMelds>(kRoundFields, kShownFields);
}
FieldTexts fields_of_deal() {
  return in_columns(texts_of(number_field()), {1}) + texts_of<MeldsAnswer>(kContractFields) +
         in_columns(texts_of(players_fields()), {3, 10}) +
         texts_of<MeldsAnswer, MeldsAnswer>(kSidesFields, kSecondFields);
}

const ColumnNames& melds_columns() {
  static const ColumnNames kColumns = columns_of(fields_of_deal() + fields_of_melds());
  return kColumns;
}

std::string melds_json(const MeldsAnswer& answer) {
  return write_json(melds_object(answer)) + "\n";
}

std::string melds_csv_header() { return csv_row(melds_columns()); }

// The lists go on with the second hands.
std::string melds_csv(const MeldsAnswer& answer) {
  Json json = melds_object(answer);
  const Json second = json.value("second", Json::object());
  for (const auto& [key, list] : second.items()) {
    json[key].insert(json[key].end(), list.begin(), list.end());
  }
  json["best_meld"] = Json::array();
  for (const jass::MeldScore& round : answer.rounds) {
    for (const std::vector<Meld>& shown : round.melds) {
      const CardSet best = shown.empty() ? CardSet() : shown.front().cards;
      json["best_meld"].push_back(csv_cards(cards_json(best, card_style(*answer.task.game))));
    }
  }
  return csv_row(melds_columns(), json);
}

std::string melds_view(const MeldsAnswer& answer, bool symbols) {
  const Task& task = answer.task;
  const CardFace face(card_style(*task.game), symbols);
  const Players players(*task.game, task.deal.seats(), answer.notes.names);
  std::string text = deal_title(answer.deal, players, answer.notes, task.dealer,
                                "the melds in " + shown_contract(*task.game, task.contract));
  for (std::size_t round = 0; round < answer.rounds.size(); ++round) {
    if (answer.rounds.size() > 1) text += round == 0 ? "First hands\n" : "Second hands\n";
    absl::StrAppend(&text, hands_text(task.deal, round, face, players), "\n",
                    shown_text(answer.rounds[round], face, players, symbols), "\n");
  }
  return absl::StrCat(text, "The declaring side, ", players.names(declaring_seats(task)),
                      ", scores ", answer.declaring_side, ", its opponents ", answer.others, ".\n");
}

namespace {

// The suits whose king and ober are in the hand.
std::vector<Suit> suits_with_stoeck(CardSet hand) {
  std::vector<Suit> suits;
  for (Suit suit : kAllSuits) {
    if (hand.contains(CardSet{Card(suit, Rank::kKing), Card(suit, swiss::kOber)})) {
      suits.push_back(suit);
    }
  }
  return suits;
}

// What the hand shows whatever is trumps: that decides only which of equal melds is best.
std::vector<Meld> melds_of(const MeldsOfHand& question) {
  return jass::best_division(question.hand, jass::Rules::kTypes.front(),
                             jass::meld_rules(question.heading.options));
}

using HandField = Field<MeldsOfHand>;

constexpr char kOfHand[] = "MeldsOfHand";

constexpr std::array kHandFields{
    HandField{{"seat", "SeatNumber", "Of one hand alone (`--hand`): whose it is.", kOfHand},
              [](const MeldsOfHand& question) -> Json { return question.seat.number(); }},
    HandField{
        {"worth", "number", "What its melds are worth, and their cards, the best first.", kOfHand},
        [](const MeldsOfHand& question) -> Json { return jass::sum_of(melds_of(question)); }},
    HandField{{"melds", "Card[][]", nullptr, kOfHand},
              [](const MeldsOfHand& question) {
                return json_melds(melds_of(question), card_style(*question.heading.game));
              }},
    HandField{
        {"stoeck", "Suit[]", "The suits in which it has Stöck, where they are trumps.", kOfHand},
        [](const MeldsOfHand& question) {
          Json suits = Json::array();
          for (Suit suit : suits_with_stoeck(question.hand)) {
            suits.push_back(std::string(card_style(*question.heading.game).name(suit)));
          }
          return suits;
        }}};

std::string json_of_hand(const MeldsOfHand& question) {
  const Heading& heading = question.heading;
  const DealOfAnswer deal{question.deal, *heading.game, heading.seats};
  Json json = json_of(number_field(), deal);
  add_fields(players_fields(), deal, json);
  add_fields<MeldsOfHand>(kHandFields, question, json);
  return write_json(json) + "\n";
}

std::string text_of_hand(const MeldsOfHand& question, bool symbols) {
  const Game& game = *question.heading.game;
  const CardFace face(card_style(game), symbols);
  const Players players(game, question.heading.seats, question.heading.names);
  const std::vector<Meld> melds = melds_of(question);
  std::string text =
      absl::StrCat(players.title(question.seat), ": ", cards_in_natural_order(question.hand, face),
                   "\n\n", melds.empty() ? "No melds" : melds_text(melds, face));
  if (melds.size() > 1) absl::StrAppend(&text, ", together ", jass::sum_of(melds));
  std::vector<std::string> suits;
  for (Suit suit : suits_with_stoeck(question.hand)) {
    suits.emplace_back(face.style().look.names[at(suit)]);
  }
  if (!suits.empty()) {
    absl::StrAppend(&text, "; ", symbols ? "St\u00F6ck" : "Stoeck", " 20 where ",
                    alternatives(suits), " are trumps");
  }
  return text + ".\n";
}

}  // namespace

FieldTexts fields_of_meld() { return texts_of<MeldInContract>(kMeldFields); }
FieldTexts fields_of_hand() { return texts_of<MeldsOfHand>(kHandFields); }

const MeldsFormat kMeldsFormat{.json =
                                   [](const MeldsQuestion& question) {
                                     return melds_json(find_melds(question.deal, question.task));
                                   },
                               .csv_header = melds_csv_header,
                               .csv =
                                   [](const MeldsQuestion& question) {
                                     return melds_csv(find_melds(question.deal, question.task));
                                   },
                               .text =
                                   [](const MeldsQuestion& question, bool symbols) {
                                     MeldsAnswer answer = find_melds(question.deal, question.task);
                                     answer.notes = question.notes;
                                     return melds_view(answer, symbols);
                                   },
                               .json_of_hand = json_of_hand,
                               .text_of_hand = text_of_hand,
                               .fields_of_meld = fields_of_meld,
                               .fields = fields_of_melds,
                               .fields_of_deal = fields_of_deal,
                               .fields_of_hand = fields_of_hand};

}  // namespace matador
