// How bridge is written.

#include <array>
#include <cstdlib>
#include <optional>
#include <range/v3/algorithm/contains.hpp>
#include <span>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "formats/game_format.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/hands.h"
#include "formats/games/bridge/lin.h"
#include "formats/games/bridge/pbn_play.h"
#include "formats/games/bridge/pbn_reader.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/games/bridge/rbn.h"
#include "formats/input/deal_tags.h"
#include "formats/input/foreign_format.h"
#include "formats/input/notes.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"
#include "solver/games/bridge/auction.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/bridge/score.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"

namespace matador::bridge {

// ---- Foreign formats ----------------------------------------------------------------------------
// The formats of other programs for bridge: PBN, LIN and RBN; deals without a game, which are only
// read; and double-dummy tables, in PBN and as libdds's own examples print them.

std::span<const ForeignFormat> foreign_formats();
std::span<const ForeignTable> foreign_tables();

namespace {

template <class Reader>
std::unique_ptr<ForeignReader> make_reader() {
  return std::make_unique<Reader>();
}

ForeignText pbn_of(const DealRecord& record, const Problem& problem) {
  return write_pbn(record, problem, /*tricks=*/nullptr);
}

ForeignText pbn_with_table(const DealRecord& record, const Problem& problem,
                           const std::vector<Answer>& answers) {
  const TrickTable tricks = tricks_of(answers);
  return write_pbn(record, problem, &tricks);
}

// Below the number of its board, where the deal tells it.
ForeignText dds_table_of(const DealRecord& record, const Problem& /*problem*/,
                         const std::vector<Answer>& answers) {
  const std::string board = reported(record, tags::kBoard);
  return absl::StrCat(board.empty() ? "" : "Board " + board + "\n", dds_table(tricks_of(answers)),
                      "\n");
}

constexpr std::size_t kContracts = Rules::kStrains.size() * Rules::kPlayers;

constexpr std::array kTables{
    ForeignTable{.name = "pbn",
                 .about = "bridge in PBN, each with double-dummy table and par",
                 .more = "; add --from deal for games that were played",
                 .objective = Objective::kTricks,
                 .tasks = kContracts,
                 .write = pbn_with_table,
                 .heading = kPbnHeader},
    ForeignTable{.name = "dds",
                 .about = "bridge: double-dummy tables alone, as libdds has them",
                 .objective = Objective::kTricks,
                 .tasks = kContracts,
                 .write = dds_table_of}};

constexpr std::array kFormats{
    ForeignFormat{.name = "rbn",
                  .about = "games of bridge in RBN",
                  .ending = "rbn",
                  .by_first_line = false,
                  .make_reader = make_reader<RbnReader>,
                  .write = write_rbn,
                  .heading = kRbnHeader},
    ForeignFormat{.name = "pbn",
                  .about = "games of bridge in PBN",
                  .ending = "pbn",
                  .by_first_line = false,
                  .make_reader = make_reader<PbnGames>,
                  .write = pbn_of,
                  .heading = kPbnHeader},
    ForeignFormat{.name = "lin",
                  .about = "games of bridge in LIN",
                  .ending = "lin",
                  .by_first_line = true,
                  .make_reader = make_reader<LinReader>,
                  .write = write_lin,
                  .is_game = begins_like_lin,
                  .add_shortest_auction = add_shortest_auction},
    ForeignFormat{.name = "link",
                  .about = "links to games of bridge, with lin= or the hands n=, e=, s= and w=",
                  .ending = "url",
                  .by_first_line = true,
                  .make_reader = make_link_reader,
                  .is_game = is_link},
    ForeignFormat{.name = "hands",
                  .about = "deals of bridge, N:HAND HAND HAND HAND in a line each",
                  .ending = "txt",
                  .by_first_line = true,
                  .make_reader = make_hands_reader},
    ForeignFormat{.name = "dds-list",
                  .about = "deals of bridge in the list files of libdds",
                  .ending = "txt",
                  .by_first_line = true,
                  .make_reader = make_dds_list_reader,
                  .is_game = is_deal_of_dds_list}};

}  // namespace

std::span<const ForeignFormat> foreign_formats() { return kFormats; }
std::span<const ForeignTable> foreign_tables() { return kTables; }

// ---- Format -------------------------------------------------------------------------------------

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Bridge",
    .languages = "en",
    .rules =
        "Matador knows the play of the cards, and scores of contracts; it does not bid.\n"
        "Four players, North, East, South and West, partners opposite, get 13 of 52 cards\n"
        "each. A contract names a level, 1 to 7, and a strain: clubs, diamonds, hearts,\n"
        "spades or no trump. The declarer has to win six tricks and the level. The player\n"
        "on his left leads, and then the declarer plays the cards of dummy, his partner,\n"
        "too. Follow suit if you can, else play anything. The highest trump wins the\n"
        "trick, or without one the highest card of the suit that was led. For a deal\n"
        "without a contract the answer is the double-dummy table, the tricks of each\n"
        "declarer in each strain, and par, the score if both sides bid their best.",
    .examples =
        "matador solve 'N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532'\n"
        "matador advise --game bridge --seat W --contract notrump --declarer S --hand "
        "KT83.975.KQ32.85\n"
        "matador table share --game bridge --where 'hcp(1) >= 12'\n"
        "matador table share --game bridge --fix 'N:AKQ32.A54.K62.Q3 S:654.K32.A54.AK42' --where "
        "'suit(E, spades) == 2 or suit(E, spades) == 3'"};

// As in PBN, where it is the [Contract]: "4HX", "Pass", or not known.
absl::Status bid_form(const std::string& text, const CardStyle& /*style*/) {
  if (is_unknown(text) || absl::EqualsIgnoreCase(text, "pass") || read_bid(text)) {
    return absl::OkStatus();
  }
  return invalid("bad bid ", in_quotes(text), ", expected a contract as in 4S, 3NTX or Pass");
}

constexpr std::array kTags{
    KnownTag{.name = tags::kVulnerable, .value = "SIDE", .about = "in bridge: None, NS, EW or All"},
    KnownTag{.name = tags::kBid,
             .form = bid_form,
             .may_tell_leader = true,
             .value = "BID",
             .about = "what was bid: 33 in Skat, 3NT in bridge"}};

// "9", the tricks of the declarer, or "NS 9", "EW 4 NS 9", together all thirteen; "^9" of a play
// that was irregular.
bool is_result(const std::string& text) {
  std::vector<std::string> reported = words(text.starts_with('^') ? text.substr(1) : text);
  if (reported.size() == 1) reported.insert(reported.begin(), "NS");
  if (reported.empty() || reported.size() % 2 != 0 || reported.size() > 4) return false;
  int sum = 0;
  for (std::size_t i = 0; i < reported.size(); i += 2) {
    const std::optional<int> tricks = small_number(reported[i + 1]);
    if (reported[i] != "NS" && reported[i] != "EW") return false;
    if (!tricks || *tricks < 0 || *tricks > Rules::kTricks) return false;
    sum += *tricks;
  }
  const bool both_sides = reported.size() == 4;
  return !both_sides || (reported[0] != reported[2] && sum == Rules::kTricks);
}

// Whether the contract of a [Bid] is another one than that of the auction. A strain alone has no
// level and no risk to compare.
bool names_other_contract(const std::string& bid, const std::string& of_auction) {
  if (is_unknown(bid) || !bid_form(bid, kFrenchCards).ok()) return false;
  const std::optional<BridgeBid> reported = read_bid(bid);
  const std::optional<BridgeBid> called = read_bid(of_auction);
  if (!reported || !called) return reported.has_value() != called.has_value();
  if (reported->strain != called->strain) return true;
  return reported->level && (reported->level != called->level || reported->risk != called->risk);
}

// An auction that the laws do not allow, or that leads to another contract than the tags tell.
absl::Status fault_of_auction(const DealRecord& record) {
  const Tag* tag = record.find(tags::kAuction);
  if (tag == nullptr) return absl::OkStatus();
  MATADOR_ASSIGN_OR_RETURN(const AuctionText auction, in_line(tag->line, read_auction(tag->value)));
  if (!auction.over()) return absl::OkStatus();
  const std::string contract =
      auction.contract ? write_bid(auction.contract->bid, auction.contract->risk) : "Pass";
  const Tag* bid = record.find(tags::kBid);
  if (bid != nullptr && names_other_contract(bid->value, contract)) {
    return DealError{bid->line, absl::StrCat("the contract is ", in_quotes(bid->value),
                                             ", but [Auction] leads to ", contract)};
  }
  const Tag* declarer = record.find(tags::kDeclarer);
  const auto seat = declarer == nullptr
                        ? std::nullopt
                        : std::optional(read_seat(declarer->value, Rules::kPlayers));
  if (!auction.contract || !seat || !seat->ok() || **seat == auction.contract->declarer) {
    return absl::OkStatus();
  }
  const bool of_his_side = Rules::side_of(auction.contract->declarer).contains(**seat);
  if (of_his_side && have_changed_places(record)) return absl::OkStatus();
  return DealError{declarer->line,
                   absl::StrCat("[Declarer] is ", compass_name(**seat), ", but [Auction] leads to ",
                                contract, " by ", compass_name(auction.contract->declarer))};
}

// That an auction without its end tells no contract, where no tag tells one either.
void doubt_auction(DealRecord& record) {
  const Tag* tag = record.find(tags::kAuction);
  if (tag == nullptr || !is_unknown(reported(record, tags::kBid))) return;
  if (!is_unknown(reported(record, tags::kContract))) return;
  const AuctionText auction = read_auction(tag->value).value_or(AuctionText{});
  if (auction.end != AuctionEnd::kMissing) return;
  const std::size_t calls = auction.calls.size();
  record.doubts.push_back(
      {tag->line, absl::StrCat("[Auction] ends after ", counted(calls, "call"),
                               ", before three passes in a row, and tells no contract")});
}

// [Contract "3NT"] is notrump, and what was bid; [Contract "Pass"] is only what was bid.
void split_contract(DealRecord& record) {
  Tag* const contract = record.find(tags::kContract);
  if (contract == nullptr) return;
  const std::string text = standard_contract(contract->value);
  const bool passed = absl::EqualsIgnoreCase(text, "pass");
  const std::optional<BridgeBid> bid = read_bid(text);
  if (!bid && !passed) return;
  const Tag* const other = record.find(tags::kBid);
  const bool has_level = passed || bid->level;
  if (has_level && other != nullptr && !absl::EqualsIgnoreCase(other->value, text)) return;
  const Tag bid_tag{tags::kBid, passed ? "Pass" : text, contract->line};
  const bool adds_bid = has_level && other == nullptr;
  if (passed) {
    record.erase(tags::kContract);
  } else {
    contract->value = std::string(Rules::kStrains[static_cast<std::size_t>(bid->strain)].name);
  }
  if (adds_bid) record.tags.push_back(bid_tag);
}

// As in PBN a hand that is left out or a dash has the rest of the pack, if the others are complete.
void complete_hands(DealRecord& record) {
  const Tag* const deal = record.find(tags::kDeal);
  if (deal == nullptr || record.whole) return;
  std::optional<HandWords> dealt = hand_words(deal->value);
  if (!dealt) return;
  const std::vector<std::string> before = dealt->hands;
  fill_in_last_hand(dealt->hands);
  if (dealt->hands == before || ranges::contains(dealt->hands, kNotKnown)) return;
  record.find(tags::kDeal)->value = dealt->text();
}

// The number of a board that `matador deal` has made, and with it who has dealt and who is
// vulnerable (law 2). Of other hands nobody can say.
void add_board(DealRecord& record, std::uint64_t number) {
  if (record.find(tags::kId) == nullptr) return;
  for (const TagName& tag :
       {tags::kBoard, tags::kDealer, tags::kVulnerable, tags::kContract, tags::kDeclarer,
        tags::kBid, tags::kAuction, tags::kLeader, tags::kPlay, tags::kResult}) {
    if (record.find(tag) != nullptr) return;
  }
  const std::uint64_t line = record.line_of({});
  record.add(tags::kBoard, absl::StrCat(number), line);
  const Board board = board_of(record);
  record.add(tags::kDealer, absl::StrCat(board.dealer->number()), line);
  record.add(tags::kVulnerable, vulnerable_name(*board.vulnerable), line);
}

// What becomes of a bid, $0; $1: the tricks over or under it.
struct FateWords {
  const char *down, *made, *one_over, *over;
};
constexpr FateWords kEnglishFate{.down = "$0 goes down $1",
                                 .made = "$0 is made",
                                 .one_over = "$0 is made with $1 overtrick",
                                 .over = "$0 is made with $1 overtricks"};
constexpr FateWords kGermanFate{.down = "$0 fällt, $1 unter",
                                .made = "$0 ist erfüllt",
                                .one_over = "$0 ist erfüllt mit $1 Überstich",
                                .over = "$0 ist erfüllt mit $1 Überstichen"};

const FateWords& fate_words(Language language) {
  return language == Language::kGerman ? kGermanFate : kEnglishFate;
}

std::optional<BoardScore> score_beside_par(const Task& task, std::optional<int> tricks,
                                           const std::vector<Answer>& answers) {
  return board_score(task, tricks, tricks_of(answers));
}

std::optional<std::string> table_view(const std::vector<Answer>& answers, bool symbols) {
  if (!is_double_dummy(answers)) return std::nullopt;
  return double_dummy_view(answers, symbols);
}

constexpr ParFormat kPar{.score = score_beside_par, .view = table_view, .rows = par_rows};

// ---- Tags ---------------------------------------------------------------------------------------

std::span<const std::string> tags_of_others() {
  static const std::vector<std::string> tags = [] {
    std::vector<std::string> all = words(std::string(kOtherPbnTags));
    for (const PbnTagRow& row : kPbnTags) all.push_back(row.name);
    for (int number = 1; number <= kMostNotes; ++number) all.push_back(note_tag(number));
    return all;
  }();
  return tags;
}

std::string contract_in(const std::string& text) {
  const std::optional<BridgeBid> bid = read_bid(standard_contract(text));
  return bid ? std::string(Rules::kStrains[static_cast<std::size_t>(bid->strain)].name) : "";
}

OwnFacts read_said(const DealRecord& record) {
  Said said{.board = board_of(record)};
  if (const Tag* bid = record.find(tags::kBid)) {
    said.bid = read_bid(bid->value);
    said.passed = absl::EqualsIgnoreCase(bid->value, "pass");
  }
  return said;
}

void write_said(const OwnFacts& own, DealRecord& record) {
  const Said said = own.as<Said>();
  if (said.board.vulnerable) record.add(tags::kVulnerable, vulnerable_name(*said.board.vulnerable));
  if (said.bid) record.add(tags::kBid, write_bid(*said.bid));
  if (said.passed) record.add(tags::kBid, "Pass");
}

void complete(DealRecord& record) {
  if (Tag* bid = record.find(tags::kBid)) bid->value = standard_contract(bid->value);
  split_contract(record);
  doubt_auction(record);
  complete_hands(record);
  if (Tag* tag = record.find(tags::kVulnerable)) tag->value = standard_vulnerable(tag->value);
  Tag* result = record.find(tags::kResult);
  if (result != nullptr)
    result->value = standard_result(result->value, reported(record, tags::kBid));
}

// Another contract in [Bid] than in [Contract].
absl::Status fault_of_bid(const DealRecord& record, std::optional<Contract> contract) {
  const Tag* bid = record.find(tags::kBid);
  if (bid == nullptr || !contract) return absl::OkStatus();
  const bool known = bid_form(bid->value, kFrenchCards).ok() && !is_unknown(bid->value);
  const std::optional<BridgeBid> read = read_bid(bid->value);
  if (!known || (read && read->strain == contract->index)) return absl::OkStatus();
  return DealError{bid->line, absl::StrCat("[Bid] is ", in_quotes(bid->value),
                                           ", but [Contract] is another contract")};
}

std::vector<DealError> faults_of_tags(const DealRecord& record, std::optional<Contract> contract) {
  std::vector<DealError> faults;
  const auto check = [&](const TagName& name, const auto& is_good, const char* expected) {
    const Tag* tag = record.find(name);
    if (tag == nullptr || is_unknown(tag->value) || is_good(tag->value)) return;
    faults.push_back({tag->line, absl::StrCat("[", tag->name, "] is ", in_quotes(tag->value),
                                              ", expected ", expected)});
  };
  check(tags::kVulnerable, vulnerable_named, "None, NS, EW or All");
  check(tags::kResult, is_result,
        "the tricks of the declarer, 0 to 13, or as in NS 9 or NS 9 EW 4");
  for (const absl::Status& status : {fault_of_bid(record, contract), fault_of_auction(record)}) {
    if (!status.ok()) faults.push_back(DealError::of(status));
  }
  return faults;
}

// ---- Boards -------------------------------------------------------------------------------------

// A game of PBN may tell of its contract ([Bid]) what is not enough for a play.
absl::Status nothing_to_play(const DealRecord& record) {
  const Tag* bid = record.find(tags::kBid);
  if (bid == nullptr || is_unknown(bid->value)) return absl::OkStatus();
  const char* what =
      absl::EqualsIgnoreCase(bid->value, "pass") ? ": nothing is played" : " without a [Declarer]";
  return DealError{bid->line, absl::StrCat("the contract is ", in_quotes(bid->value), what,
                                           "; --contracts all tries each")};
}

std::string text_of_bid(const Task& task) {
  const std::optional<BridgeBid> bid = bid_of(task);
  return bid ? write_bid(*bid) : "";
}

std::string fate_of_bid(const Task& task, int tricks, Language language) {
  const BridgeBid bid = *bid_of(task);
  const int over = tricks - *bid.needs();
  std::string score;
  if (const auto vulnerable = task.own.as<Said>().board.vulnerable) {
    const int points = bridge::score({*bid.level, bid.strain}, bid.risk,
                                     vulnerable->contains(task.declarer), tricks);
    score = absl::StrCat(", ", points > 0 ? "+" : "", points);
  }
  const FateWords& words = fate_words(language);
  const char* const fate = over < 0    ? words.down
                           : over == 0 ? words.made
                           : over == 1 ? words.one_over
                                       : words.over;
  return absl::StrCat(absl::Substitute(fate, text_of_bid(task), std::abs(over)), score);
}

std::string contract_made_with(Contract contract, int tricks) {
  const int level = tricks - Bid::kBook;
  return level < 1 ? "" : write_bid({.level = level, .strain = contract.index, .risk = {}});
}

void complete_example(DealRecord& record, const Task& task, int tricks) {
  record.add(tags::kBid, contract_made_with(task.contract, tricks));
  record.add(tags::kVulnerable, vulnerable_name({}));
}

constexpr BoardsFormat kBoards{.add_number = add_board,
                               .nothing_to_play = nothing_to_play,
                               .bid_text = text_of_bid,
                               .fate_of_bid = fate_of_bid,
                               .contract_made_with = contract_made_with,
                               .made = "made",
                               .defeated = "set",
                               .complete_example = complete_example};

std::string usual_condition(const Task& task) {
  const std::string declarer = absl::AsciiStrToLower(compass_name(task.declarer));
  const std::optional<Suit> trump = task.game->trump(task.contract);
  if (!trump) return absl::StrCat("hcp(", declarer, ") >= 15 and hcp(", declarer, ") <= 17");
  return absl::StrCat("hcp(", declarer, ") >= 11 and suit(", declarer, ", ",
                      std::string(kFrenchCards.name(*trump)), ") >= 5");
}

constexpr Seating kSeating{.names = kCompassNames, .nearest = Seat::number(3)};

}  // namespace

const GameFormat& format() {
  static const GameTags tags{
      .own = kTags,
      .of_others = tags_of_others(),
      .read = read_said,
      .write = write_said,
      .complete = complete,
      .faults = faults_of_tags,
      .contract_in = contract_in,
      .other_contracts = ", or with a level from 1 to 7, as in 4S, 3NT or 5DX"};
  static const OtherPrograms others{.formats = foreign_formats(), .tables = foreign_tables()};
  static const GameFormat format{.guide = kGuide,
                                 .seating = &kSeating,
                                 .keeps_order_of_suits = true,
                                 .values_high_cards = true,
                                 .tags = &tags,
                                 .others = &others,
                                 .boards = &kBoards,
                                 .asks_all_contracts = true,
                                 .par = &kPar,
                                 .usual_condition = usual_condition,
                                 .sheet = &kSheet};
  return format;
}

}  // namespace matador::bridge
