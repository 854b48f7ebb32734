// How Skat is written: French cards, read by their German names too, and the tags [Announced] and
// [Bid].

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/game_format.h"
#include "formats/games/skat/bids.h"
#include "formats/games/skat/exchange_tags.h"
#include "formats/games/skat/iss_game.h"
#include "formats/input/game_tags.h"
#include "formats/sheets/sheet_format.h"
#include "formats/words/text.h"
#include "solver/games/skat/announced.h"
#include "solver/games/skat/skat.h"

namespace matador::skat {

SheetMaker make_sheet;  // sheet.cc
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
                                    .asks = true,
                                    .value = "ANNOUNCED",
                                    .about = "in Skat: hand, schneider, schwarz, ouvert"},
                           KnownTag{.name = kBidTag,
                                    .form = bid_form,
                                    .asks = true,
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
  std::vector<std::string> parts;
  for (const OwnTag& tag : task.own_tags) {
    const bool bid = tag.name == kBidTag;
    if (bid || !tag.value.empty()) parts.push_back((bid ? bid_word : "") + tag.value);
  }
  return absl::StrJoin(parts, ", ");
}

std::string usual_condition(const Task& task) {
  const int declarer = task.declarer.number();
  const Kind& kind = kind_of(task.contract);
  if (kind.is_null()) return absl::StrCat("count(", declarer, ", \"CA SA HA DA\") == 0");
  if (kind.trump) return absl::StrCat("trumps(", declarer, ") >= 6");
  return absl::StrCat("count(", declarer, ", \"CJ SJ HJ DJ\") >= 2");
}

void complete(DealRecord& record) {
  split_contract(record);
  complete_exchange(record);
}

std::vector<DealError> faults_of_tags(const DealRecord& record,
                                      std::optional<Contract> /*contract*/) {
  const std::optional<DealError> fault = fault_of_skat(record);
  return fault ? std::vector{*fault} : std::vector<DealError>{};
}

constexpr GameTags kGameTags{.own = kTags, .complete = complete, .faults = faults_of_tags};
constexpr OtherPrograms kOthers{.formats = {&kIss, 1}};
constexpr SheetFormat kSheet{.make = make_sheet};

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
