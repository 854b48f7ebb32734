// What is read is written so that it is read again: random games of bridge, with auctions and plays
// as the laws allow, through every format that is written.

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/input/deal_tags.h"
#include "formats/input/foreign_format.h"
#include "formats/input/problem.h"
#include "solver/deals/numbered.h"
#include "solver/games/bridge/auction.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"
#include "solver/tricks/played.h"
#include "tests/games/bridge/games_of_a_text.h"
#include "tests/support/dice.h"

namespace matador::bridge_formats_round_trip_test {

using bridge::Call;
using bridge::Rules;
using bridge_tests::read_all;
using bridge_tests::value;

constexpr std::uint64_t kSeed = 43;

const Game& game() { return *find_game("bridge"); }

// Any call that the laws allow: mostly passes and low bids, so that most auctions are short.
Call any_call(Dice& dice) {
  switch (dice.below(8)) {
    case 0:
      return {Call::Kind::kDouble};
    case 1:
      return {Call::Kind::kRedouble};
    case 2:
    case 3:
      return {Call::Kind::kBid, {.level = 1 + dice.below(7), .strain = dice.below(5)}};
    default:
      return {Call::Kind::kPass};
  }
}

std::string text_of(const Call& call) {
  constexpr std::array<const char*, 5> kStrains{"C", "D", "H", "S", "NT"};
  switch (call.kind) {
    case Call::Kind::kPass:
      return "Pass";
    case Call::Kind::kDouble:
      return "X";
    case Call::Kind::kRedouble:
      return "XX";
    case Call::Kind::kBid:
      break;
  }
  return absl::StrCat(call.bid.level, kStrains.at(static_cast<std::size_t>(call.bid.strain)));
}

DealRecord random_game(std::uint64_t number) {
  Dice dice{kSeed, number};
  const Deal deal = numbered_deal(game().shape(4), kSeed, number);
  const Seat dealer = Seat::from_index(dice.below(4));
  const std::string letter(1, "NESW"[static_cast<std::size_t>(dealer.index())]);
  bridge::Auction auction(dealer);
  std::string calls = letter;
  int notes = 0;  // each about another call
  while (!auction.over()) {
    const Call call = any_call(dice);
    if (!auction.take(call).ok()) continue;
    absl::StrAppend(&calls, " ", text_of(call));
    if (dice.below(6) == 0 && notes < 9) absl::StrAppend(&calls, " =", ++notes, "=");
  }
  DealRecord record;
  record.add("Game", "bridge");
  record.add("Seats", "4");
  record.add("Deal", write_hands(deal, game()));
  const auto contract = auction.contract();
  if (contract) {
    record.add("Contract", std::string(game().contract(Contract{contract->bid.strain}).name));
    record.add("Declarer", absl::StrCat(contract->declarer.number()));
    const Contract strain{contract->bid.strain};
    // Now and then the wrong hand leads.
    const Seat leader = dice.below(9) == 0 ? dealer : Rules::leader(contract->declarer);
    Played played(deal, game().order(strain, {}), leader);
    std::string play;
    for (int left = dice.below(53); left > 0 && played.to_play(); --left) {
      const Card card = dice.one_of(played.legal());
      EXPECT_TRUE(played.play(card).ok());
      absl::StrAppend(&play, play.empty() ? "" : " ", write_card(card, card_style(game())));
    }
    if (!play.empty()) {
      record.add("Play", play);
      if (leader != Rules::leader(contract->declarer)) {
        record.add("Leader", absl::StrCat(leader.number()));
      }
    } else if (dice.below(2) == 0) {
      record.add("Result", absl::StrCat(dice.below(14)));
    }
  }
  record.add("Event", dice.below(2) == 0 ? "Coupe d'\u00e9t\u00e9" : "Final");
  record.add("Board", absl::StrCat(1 + dice.below(36)));
  for (const char* name : {"West", "North", "East", "South"}) {
    record.add(name, dice.below(3) == 0 ? "J\u00fcrg" : absl::StrCat(name, " ", number));
  }
  record.add("Dealer", letter);
  record.add("Vulnerable",
             std::array{"None", "NS", "EW", "All"}.at(static_cast<std::size_t>(dice.below(4))));
  record.add("Bid", contract ? write_bid(contract->bid, contract->risk) : "Pass");
  record.add("Auction", calls);
  for (int note = 1; note <= notes; ++note) {
    record.add(absl::StrCat("Note", note), absl::StrCat(note, ": \u00e9 ", dice.below(99)));
  }
  return record;
}

std::vector<const ForeignFormat*> written_formats() {
  std::vector<const ForeignFormat*> formats;
  for (const ForeignFormat* format : foreign_formats()) {
    const bool of_bridge = format->name == "pbn" || format->name == "lin" || format->name == "rbn";
    if (of_bridge && format->write != nullptr) formats.push_back(format);
  }
  return formats;
}

const ForeignFormat& format_named(std::string_view name) {
  for (const ForeignFormat* format : written_formats()) {
    if (format->name == name) return *format;
  }
  throw std::logic_error("no such format");
}

Problem problem_of(const DealRecord& record) {
  const absl::StatusOr<Problem> problem = read_problem(record);
  if (!problem.ok()) {
    ADD_FAILURE() << problem.status().message() << "\n" << write_record(record);
  }
  return problem.value();
}

// Deal, contract, declarer, leader and play as the solver is asked; the others by their tags.
void expect_same(const DealRecord& written, const DealRecord& read) {
  const Problem before = problem_of(written);
  const Problem after = problem_of(read);
  EXPECT_EQ(after.deal, before.deal);
  EXPECT_EQ(after.contract, before.contract);
  EXPECT_EQ(after.declarer, before.declarer);
  EXPECT_EQ(after.leader, before.leader);
  EXPECT_EQ(after.play, before.play);
  for (const char* name : {"Event", "Board", "West", "North", "East", "South", "Dealer",
                           "Vulnerable", "Bid", "Result", "Auction", "Note1", "Note2", "Note9"}) {
    const std::string expected = value(written, name);
    // PBN asks for a result, which may be empty.
    EXPECT_EQ(value(read, name) == "" ? "none" : value(read, name), expected) << name;
  }
}

TEST(BridgeFormats, WrittenGamesAreReadBack) {
  const std::vector<const ForeignFormat*> formats = written_formats();
  ASSERT_EQ(formats.size(), 3U);
  for (std::uint64_t number = 0; number < 120; ++number) {
    const DealRecord record = random_game(number);
    for (const ForeignFormat* format : formats) {
      const ForeignText text = format->write(record, problem_of(record));
      SCOPED_TRACE(
          absl::StrCat(std::string(format->name), " ", number, "\n", write_record(record)));
      ASSERT_TRUE(text.ok());
      const std::vector<absl::StatusOr<DealRecord>> back =
          read_all(std::string(format->heading) + std::get<std::string>(*text));
      ASSERT_EQ(back.size(), 1U);
      ASSERT_TRUE(back[0].ok());
      const auto& read = back[0].value();
      expect_same(record, read);
      // Written once more it is the same text.
      EXPECT_EQ(format->write(read, problem_of(read)), text);
    }
  }
}

// From one format to the others and back, many games in a file.
TEST(BridgeFormats, FilesOfGamesGoFromOneFormatToTheOther) {
  std::vector<DealRecord> records;
  for (std::uint64_t number = 200; number < 230; ++number) records.push_back(random_game(number));
  std::vector<DealRecord> read = records;
  for (const char* name : {"lin", "pbn", "rbn", "lin", "rbn", "pbn"}) {
    const ForeignFormat& format = format_named(name);
    std::string file(format.heading);
    for (const DealRecord& record : read) {
      file += std::get<std::string>(*format.write(record, problem_of(record)));
    }
    const std::vector<absl::StatusOr<DealRecord>> back = read_all(file);
    ASSERT_EQ(back.size(), records.size()) << name;
    read.clear();
    for (const absl::StatusOr<DealRecord>& record : back) read.push_back(record.value());
  }
  for (std::size_t i = 0; i < records.size(); ++i) expect_same(records[i], read[i]);
}

// What the format writes of a game, or why a part of it has no place there.
std::string written(std::string_view format, const DealRecord& record) {
  const ForeignText text = format_named(format).write(record, problem_of(record));
  if (!text.ok()) return DealError::of(text).message;
  if (const auto* what = std::get_if<NoPlace>(&*text)) {
    return absl::StrCat(what->reason, " (", absl::StrJoin(what->tags, " "), ")");
  }
  return std::get<std::string>(*text);
}

// Of what a format has no place for; empty where all of the game is written.
std::string no_place(const std::string& name, const std::string& tags) {
  const DealRecord record =
      read_all(
          "[Deal \"N:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2\"]\n" +
          tags)[0]
          .value();
  const ForeignText text = format_named(name).write(record, problem_of(record));
  return text.ok() && std::holds_alternative<std::string>(*text) ? "" : written(name, record);
}

// It would be another game.
TEST(BridgeFormats, WhatHasNoPlaceInLin) {
  const auto reason = [](const std::string& tags) { return no_place("lin", tags); };
  EXPECT_EQ(reason(""), "");
  EXPECT_EQ(reason("[Site \"Here\"]\n"), "");  // of no kind that LIN has
  EXPECT_EQ(reason("[Contract \"3NT\"]\n[Declarer \"N\"]\n"),
            "LIN has a contract by its auction only; --shortest-auction writes one (Contract Bid "
            "Declarer ChangedPlaces Leader Play)");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT Pass *\n"), "");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT - 3NT AP\n"),
            "LIN has no place for an auction with a call that the laws do not allow (Auction)");
  EXPECT_EQ(reason("[Result \"NS 9\"]\n"),
            "[Result] is \"NS 9\", which LIN reads as \"\" (Result)");
  EXPECT_EQ(reason("[North \"A,B\"]\n"), "[North] is \"A,B\", which LIN reads as \"A\" (North)");
  EXPECT_EQ(reason("[North \"A|md|\"]\n"), "[North] has a bar, which ends a value in LIN (North)");
  EXPECT_EQ(reason("[Board \"A1B\"]\n"), "[Board] is \"A1B\", which LIN reads as \"1\" (Board)");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT =4= AP\n[Note \"4:a \\\"b\\\"\"]\n"),
            "[Note4] is \"a \"b\"\", which LIN reads as \"a 'b'\" (Note4)");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT =1= AP\n[Note \"1:stro|ng\"]\n"),
            "[Note1] has a bar, which ends a value in LIN (Note1)");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT AP\n[Note \"1:of|nothing\"]\n"), "");  // left out
}

TEST(BridgeFormats, WhatHasNoPlaceInRbn) {
  const auto reason = [](const std::string& tags) { return no_place("rbn", tags); };
  EXPECT_EQ(reason(""), "");
  EXPECT_EQ(reason("[Annotator \"A:B\"]\n[Table \"7\"]\n[Room \"Open\"]\n"), "");  // left out
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT $1 Pass *\n"), "");
  EXPECT_EQ(reason("[Contract \"S\"]\n[Declarer \"N\"]\n"),
            "the contract has no level, expected a [Bid] as in 4S or 3NTX (Contract Bid Declarer "
            "ChangedPlaces Leader Play Result)");
  EXPECT_EQ(reason("[Declarer \"^S\"]\n[Contract \"3NT\"]\n[Auction \"N\"]\n3NT AP\n"),
            "in RBN the auction leads to the declarer (Auction ChangedPlaces)");
  EXPECT_EQ(reason("[Vulnerable \"NS\"]\n"),
            "RBN tells who is vulnerable beside the dealer only (Vulnerable)");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT - 3NT AP\n"), "RBN has no call \"-\" (Auction)");
  EXPECT_EQ(reason("[North \"A+B\"]\n"), "[North] is \"A+B\", which RBN reads as \"A\" (North)");
  EXPECT_EQ(reason("[Room \"Red\"]\n"), "[Room] is \"Red\", which RBN reads as \"\" (Room)");
  // A note that RBN has no place for is left out; another one must be what it was.
  EXPECT_EQ(
      reason("[Auction \"N\"]\n1NT =12= Pass 3NT =10= AP\n[Note \"12:a\"]\n[Note \"10:b\"]\n"), "");
  EXPECT_EQ(reason("[Auction \"N\"]\n1NT =9= AP\n[Note \"9:a \\\"b\\\"\"]\n"),
            "[Note9] is \"a \"b\"\", which RBN reads as \"a 'b'\" (Note9)");
}

// A deal file, as its tags and options are, of the hands of no_place().
DealRecord deal_file(const std::vector<std::pair<std::string, std::string>>& tags) {
  DealRecord record;
  record.add("Game", "bridge");
  record.add("Seats", "4");
  record.add("Deal", "1:KQ5.AQT.A765.QJ4 JT83.975.KQ32.85 A74.6.J984.K9763 962.KJ8432.T.AT2");
  for (const auto& [name, value] : tags) record.add(name, value);
  return record;
}

// The game as read back may tell more than the record: a contract that follows.
TEST(BridgeFormats, AContractThatFollows) {
  const DealRecord bid = deal_file({{"Bid", "3NT"}, {"Declarer", "1"}});
  EXPECT_NE(written("rbn", bid).find("\nC 3N:N\n"), std::string::npos) << written("rbn", bid);
  EXPECT_EQ(written("lin", bid),
            "LIN has a contract by its auction only; --shortest-auction writes one (Contract Bid "
            "Declarer ChangedPlaces Leader Play)");
  for (const char* declarer : {"", "1"}) {
    DealRecord called = deal_file({{"Auction", "W Pass 1NT Pass 3NT AP"}});
    if (*declarer != '\0') called.add("Declarer", declarer);
    EXPECT_NE(written("rbn", called).find("\nA W?:P1NP3N:A\n"), std::string::npos)
        << written("rbn", called);
    EXPECT_NE(written("lin", called).find("mb|1N|mb|p|mb|3N|"), std::string::npos)
        << written("lin", called);
  }
  EXPECT_EQ(written("rbn", deal_file({{"Declarer", "1"}})),
            "RBN has a declarer beside a contract only (Contract Bid Declarer ChangedPlaces Leader "
            "Play Result)");
}

// Passes up to the declarer, his bid, the doubles, and passes.
TEST(BridgeFormats, TheShortestAuction) {
  const auto auction = [](std::vector<std::pair<std::string, std::string>> tags) {
    DealRecord record = deal_file(tags);
    format_named("lin").add_shortest_auction(record);
    EXPECT_EQ(written("lin", record).substr(0, 3), "pn|");
    return record.value("Auction");
  };
  EXPECT_EQ(auction({{"Bid", "4S"}, {"Declarer", "3"}, {"Dealer", "3"}}), "S 4S AP");
  EXPECT_EQ(auction({{"Bid", "3NTX"}, {"Declarer", "1"}, {"Dealer", "3"}}), "S Pass Pass 3NT X AP");
  EXPECT_EQ(auction({{"Bid", "1CXX"}, {"Declarer", "2"}, {"Board", "1"}}), "N Pass 1C X XX AP");
  EXPECT_EQ(auction({{"Bid", "2H"}, {"Declarer", "2"}}), "E 2H AP");  // nobody says who has dealt
  EXPECT_EQ(auction({{"Bid", "Pass"}, {"Dealer", "4"}}), "W AP");
  EXPECT_EQ(auction({}), "");
  EXPECT_EQ(auction({{"Bid", "2H"}, {"Declarer", "2"}, {"Auction", "N Pass 2H AP"}}),
            "N Pass 2H AP");
}

TEST(BridgeFormats, PassesInSmallLetters) {
  const DealRecord passed = deal_file({{"Bid", "pass"}, {"Auction", "N AP"}});
  EXPECT_NE(written("rbn", passed).find("\nA N?:A\nC P\n"), std::string::npos)
      << written("rbn", passed);
  EXPECT_NE(written("lin", passed).find("mb|p|mb|p|mb|p|mb|p|"), std::string::npos)
      << written("lin", passed);
}

// An auction that is not over goes from format to format as it is.
TEST(BridgeFormats, UnfinishedAuctions) {
  const DealRecord record = deal_file({{"Auction", "N 1NT =1= Pass 2C"}, {"Note1", "15-17"}});
  for (const char* name : {"pbn", "lin", "rbn"}) {
    const DealRecord back =
        bridge_tests::read_one(std::string(format_named(name).heading) + written(name, record));
    EXPECT_EQ(value(back, "Auction"), "N 1NT =1= Pass 2C") << name;
    EXPECT_EQ(value(back, "Note1"), "15-17") << name;
    EXPECT_EQ(value(back, "Contract"), "none") << name;
  }
}

TEST(BridgeFormats, ADeclarerWhoHasChangedPlaces) {
  const DealRecord record = deal_file({{"Contract", "notrump"},
                                       {"Declarer", "1"},
                                       {"ChangedPlaces", "yes"},
                                       {"Bid", "3NT"},
                                       {"Auction", "S 1NT Pass 3NT AP"}});
  EXPECT_NE(written("pbn", record).find("[Declarer \"^N\"]"), std::string::npos)
      << written("pbn", record);
  EXPECT_EQ(written("rbn", record),
            "in RBN the auction leads to the declarer (Auction ChangedPlaces)");
}

// What stands behind a call, in its word or in words of its own.
TEST(BridgeFormats, RemarksBehindCallsInRbn) {
  const DealRecord record = deal_file({{"Auction", "N 1NT!=1= =12= Pass? $1 3NT!?$1 =2= =3= AP"},
                                       {"Note1", "strong"},
                                       {"Note2", "to play"},
                                       {"Note3", "or not"},
                                       {"Note12", "left out"}});
  EXPECT_NE(
      written("rbn", record).find("\nA N?:1N!^1P?3N!?^2^3A\n1 strong\n2 to play\n3 or not\n\n"),
      std::string::npos)
      << written("rbn", record);
  EXPECT_NE(written("lin", record).find("mb|1N!|an|left out|mb|p|mb|3N!|an|or not|mb|p|"),
            std::string::npos)
      << written("lin", record);
}

// A game does not take over what the games before it have told.
TEST(BridgeFormats, LinesOfRbnThatHold) {
  DealRecord full = random_game(1);
  for (const char* name :
       {"Date", "Description", "Site", "Stage", "Scoring", "HomeTeam", "VisitTeam", "Table"}) {
    full.add(name, std::string(name) == "Date" ? "2024.05.07" : "any");
  }
  DealRecord bare;
  for (const char* name : {"Game", "Seats", "Deal"}) bare.add(name, value(full, name));
  const ForeignFormat& rbn = format_named("rbn");
  std::string file(rbn.heading);
  for (const DealRecord& record : {full, bare}) {
    file += std::get<std::string>(*rbn.write(record, problem_of(record)));
  }
  const std::vector<absl::StatusOr<DealRecord>> back = read_all(file);
  ASSERT_EQ(back.size(), 2U);
  const auto& first = back[0].value();
  for (const char* name : {"Date", "Description", "Site", "Stage", "Scoring", "HomeTeam",
                           "VisitTeam", "Table", "Event"}) {
    EXPECT_EQ(value(first, name), value(full, name)) << name;
  }
  EXPECT_EQ(back[1].value().tags.size(), 3U) << file;
}

}  // namespace matador::bridge_formats_round_trip_test
