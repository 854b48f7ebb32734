// How Skat is written: French cards, read by their German names too, and the tags [Announced] and
// [Bid].

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/games/skat/iss_game.h"
#include "formats/games/skat/skat_tags.h"
#include "formats/input/json_deal.h"
#include "formats/input/tag_table.h"
#include "formats/output/answer_facets.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/skat.h"
#include "solver/tricks/trick_order.h"

namespace matador::skat {

// ---- Bids ---------------------------------------------------------------------------------------
// How far one may bid with a hand of Skat: what each game is worth if it is won without schneider
// (rules 5.6), simple and as a hand game.

extern const BidsFormat kBids;

namespace {

using Json = nlohmann::ordered_json;

// The characters that the columns of bids take at least.
constexpr std::size_t kGameWidth = 11;
constexpr std::size_t kMatadorsWidth = 9;
constexpr std::size_t kBidWidth = 4;

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

// How far the hand may bid for one contract.
struct BidForContract {
  const GameValue& value;
  bool hand;  // it may be played without the skat
};

using BidField = Field<BidForContract>;

template <bool With>
Json matadors_of(const BidForContract& bid) {
  const bool told = !bid.value.kind->is_null() && bid.value.with == With;
  return told ? Json(bid.value.matadors) : kAbsent;
}

constexpr std::array kBidFields{
    BidField{{"contract", "Contract", "What is bid for."},
             [](const BidForContract& bid) -> Json { return std::string(bid.value.kind->name); }},
    BidField{{"with", "number?", "The matadors of the hand, or those that it lacks."},
             matadors_of<true>},
    BidField{{"without", "number?"}, matadors_of<false>},
    BidField{{"game", "number", "With the skat, and no more than won."},
             [](const BidForContract& bid) -> Json { return bid.value.game; }},
    BidField{{"hand", "number?", "Before the skat was seen."},
             [](const BidForContract& bid) { return bid.hand ? Json(bid.value.hand) : kAbsent; }},
    BidField{{"ouvert", "number?",
              "With open cards, where that is worth a figure of its own; and the same before the "
              "skat was seen."},
             [](const BidForContract& bid) {
               return bid.value.kind->is_null() ? Json(ouvert(false)) : kAbsent;
             }},
    BidField{{"hand_ouvert", "number?"}, [](const BidForContract& bid) {
               return bid.value.kind->is_null() && bid.hand ? Json(ouvert(true)) : kAbsent;
             }}};

Json bids_of(const BidsOfHand& question) {
  Json bids = Json::array();
  const bool hand = may_play_hand(question);
  for (const GameValue& value : values_of(question)) {
    bids.push_back(json_of<BidForContract>(kBidFields, {value, hand}));
  }
  return bids;
}

using HandField = Field<BidsOfHand>;

constexpr std::array kHandFields{
    HandField{{"seat", "SeatNumber"},
              [](const BidsOfHand& question) -> Json { return question.seat.number(); }},
    HandField{{"bids", "Bid[]"}, bids_of}};

FieldTexts fields_of_bid() { return texts_of<BidForContract>(kBidFields); }
FieldTexts fields_of_hand() { return texts_of<BidsOfHand>(kHandFields); }

std::string json_of_bids(const BidsOfHand& question) {
  Json json = deal_json({question.deal, *question.heading.game, question.heading.seats});
  add_fields<BidsOfHand>(kHandFields, question, json);
  return write_json(json) + "\n";
}

std::string text_of_bids(const BidsOfHand& question, bool symbols) {
  const Game& game = *question.heading.game;
  const CardFace face(card_style(game), symbols);
  const Players players(game, question.heading.seats, question.heading.names);
  const bool hand = may_play_hand(question);
  std::vector<TextColumn> columns{{.name = "bid up to", .flush = Flush::kLeft, .least = kGameWidth},
                                  {.flush = Flush::kLeft, .least = kMatadorsWidth},
                                  {.name = "game", .least = kBidWidth + 2, .before = 1}};
  if (hand) columns.push_back({.name = "hand", .least = kBidWidth});
  TextTable table(columns);
  const auto add = [&](std::string_view name, const std::string& matadors, int game_value,
                       int hand_value) {
    std::vector<std::string> cells{std::string(name), matadors, absl::StrCat(game_value)};
    if (hand) cells.push_back(absl::StrCat(hand_value));
    table.add(cells);
  };
  const std::vector<GameValue> values = values_of(question);
  for (const GameValue& value : values) {
    const bool null = value.kind->is_null();
    const std::string matadors =
        null ? "" : absl::StrCat(value.with ? "with " : "without ", value.matadors);
    add(value.kind->name, matadors, value.game, value.hand);
    if (null) add("null ouvert", "", ouvert(false), ouvert(true));
  }
  const std::string text = absl::StrCat(
      players.title(question.seat), ": ", cards_in_natural_order(question.hand, face),
      question.talon.empty() ? "" : " + ", face.cards(question.talon), "\n\n", table.text());
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

void tell_bid(int bid, OwnFacts& own) {
  Said said = own.as<Said>();
  said.bid = bid;
  own = said;
}

int worth_of(const Task& task) {
  return value_of_game(kind_of(task.contract), task.deal.hand(task.declarer)).game;
}

}  // namespace

const BidsFormat kBids{.json = json_of_bids,
                       .fields = fields_of_bid,
                       .fields_of_hand = fields_of_hand,
                       .text = text_of_bids,
                       .tell = tell_bid,
                       .ladder = ladder,
                       .worth = worth_of};

// ---- Format -------------------------------------------------------------------------------------

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Skat",
    .languages = "de",
    .rules =
        "Three players get 10 of 32 cards each; two are left over, the skat. The declarer\n"
        "plays alone. He takes up the skat and puts two cards away, or plays hand without\n"
        "looking; what lies away counts for him. In a suit game the four jacks, clubs,\n"
        "spades, hearts, diamonds, are the highest trumps, then A 10 K Q 9 8 7 of the\n"
        "suit; in grand the jacks alone are trumps. Null has no trumps, ranks A K Q J 10\n"
        "9 8 7, and is won without a trick. Follow suit if you can, else play anything.\n"
        "Card points: A 11, ten 10, K 4, Q 3, J 2, together 120. The declarer needs 61. A\n"
        "game is worth its base (diamonds 9, hearts 10, spades 11, clubs 12, grand 24)\n"
        "times one more than the jacks from the top that he has or lacks, and more for\n"
        "hand, schneider (90 points) and schwarz. Lost, it costs twice as much.",
    .examples =
        "matador solve --game skat --contract grand --declarer 2 --deal '1:AJT.J98.KQ.Q8 "
        "K8.AT7.A98.A9 Q97.KQ.JT7.KJ'\n"
        "matador auction --game skat --hand AJT.J98.KQ.Q8\n"
        "matador advise --game skat --hand AJT.J98.KQ.Q8\n"
        "matador advise --game skat --hand AJT.J98.KQ.Q8 --skat 'Kreuz 7, Karo 7'\n"
        "matador table score --game skat --hand AJT.J98.KQ.Q8 --contract all --deals 100\n"
        "matador score --game skat --contract 'Grand Hand' --declarer 1 --result 'points=80 "
        "matadors=2'\n"
        "matador score --game skat --names 'Anna, Bernd, Carl, Dora' --dealer Anna --contract "
        "Kreuz "
        "--declarer Carl --result 'points=80 matadors=2'"};

// The suits of the German pack, and the first letters of German ranks.
constexpr std::array kSuitNames{
    SuitSpellings{"eichel", Suit::kClubs}, SuitSpellings{"grun gruen laub", Suit::kSpades},
    SuitSpellings{"rot", Suit::kHearts}, SuitSpellings{"schellen", Suit::kDiamonds},
    SuitSpellings{"p", Suit::kSpades}};  // as in PB; K may be Kreuz or Karo
constexpr std::array kGermanRanks{RankSpellings{"10 Z", Rank::kTen},
                                  RankSpellings{"B U", Rank::kJack},
                                  RankSpellings{"D O", Rank::kQueen}};

absl::Status announced_form(const std::string& text, const CardStyle& /*style*/) {
  return read_announced(text).status();
}

absl::Status bid_form(const std::string& text, const CardStyle& /*style*/) {
  return read_bid(text).status();
}

// "nullouvert" and "null-ouvert" are "null ouvert".
std::vector<std::string> contract_words(const std::string& contract) {
  std::string plain = absl::StrReplaceAll(plain_letters(contract), {{"-", " "}});
  for (const std::string game : {"null", "grand"}) {
    const bool longer = plain.starts_with(game + "ouvert") || plain.starts_with(game + "hand");
    if (longer) plain.insert(game.size(), " ");
  }
  return words(plain);
}

// "null ouvert" is null, announced as ouvert; whoever plays another game ouvert has announced all.
void split_contract(DealRecord& record) {
  Tag* const contract = record.find(tags::kContract);
  if (contract == nullptr) return;
  std::vector<std::string> announced = contract_words(contract->value);
  if (announced.size() < 2) return;
  const std::string game = announced.front();
  const bool ouvert = announced.back() == "ouvert";
  announced.erase(announced.begin());
  if (ouvert && game != "null") announced = {"hand", "schneider", "schwarz", "ouvert"};
  const std::string text = absl::StrJoin(announced, " ");
  const Tag* const other = record.find(kAnnouncedTag);
  if (!read_announced(text).ok() || (other != nullptr && other->value != text)) return;
  const std::uint64_t line = contract->line;
  contract->value = game;
  if (other == nullptr) record.add(kAnnouncedTag, text, line);
}

constexpr std::array kTags{KnownTag{.name = kSkatTag,
                                    .form = cards_form,
                                    .value = "CARDS",
                                    .about = "in Skat: the two cards left over, as --talon"},
                           KnownTag{.name = kAnnouncedTag,
                                    .form = announced_form,
                                    .value = "ANNOUNCED",
                                    .about = "in Skat: hand, schneider, schwarz, ouvert"},
                           KnownTag{.name = kBidTag,
                                    .form = bid_form,
                                    .may_tell_leader = true,
                                    .value = "BID",
                                    .about = "what was bid: 33 in Skat, 3NT in bridge"}};

const CardStyle& cards() {
  static const CardStyle style = [] {
    CardStyle german = kFrenchCards;
    german.other_suits = kSuitNames;
    german.other_ranks = kGermanRanks;
    return german;
  }();
  return style;
}

std::string announced(const Task& task, Language language) {
  const char* const bid_word = language == Language::kGerman ? "gereizt " : "bid ";
  const Said said = task.own.as<Said>();
  const std::string bid = said.bid ? absl::StrCat(bid_word, *said.bid) : "";
  const std::string words = write_announced(said.announced);
  return absl::StrCat(words, words.empty() || bid.empty() ? "" : ", ", bid);
}

std::string usual_condition(const Task& task) {
  const int declarer = task.declarer.number();
  const Kind& kind = kind_of(task.contract);
  if (kind.is_null()) return absl::StrCat("count(", declarer, ", \"CA SA HA DA\") == 0");
  if (kind.trump) return absl::StrCat("trumps(", declarer, ") >= 6");
  return absl::StrCat("count(", declarer, ", \"CJ SJ HJ DJ\") >= 2");
}

void complete(DealRecord& record) {
  complete_announced(record);
  split_contract(record);
  complete_exchange(record);
}

std::vector<DealError> faults_of_tags(const DealRecord& record,
                                      std::optional<Contract> /*contract*/) {
  const absl::Status fault = fault_of_skat(record);
  return fault.ok() ? std::vector<DealError>{} : std::vector{DealError::of(fault)};
}

constexpr GameTags kGameTags{.own = kTags,
                             .read = read_said,
                             .write = write_said,
                             .complete = complete,
                             .faults = faults_of_tags};
constexpr OtherPrograms kOthers{.formats = {&kIss, 1}};

constexpr GameFormat kFormat{.guide = kGuide,
                             .cards = cards,
                             .tags = &kGameTags,
                             .others = &kOthers,
                             .most_at_table = Rules::kTable,
                             .bids = &kBids,
                             .announced = announced,
                             .usual_condition = usual_condition,
                             .sheet = &kSheet};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::skat
