// From tags to a problem and back, and every message on the way with the line it names.

#include "formats/input/problem.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/input/deal_files.h"
#include "formats/words/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "tests/support/rotation.h"

namespace matador::formats_problem_test {

constexpr char kGood[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"4\"]\n"
    "[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
    "[Contract \"hearts\"]\n"
    "[Declarer \"2\"]\n"
    "[Leader \"3\"]\n"
    "[Options \"solo-vol=off suduroy\"]\n"
    "[Play \"SA SQ\"]\n";

absl::StatusOr<Problem> read_text(const std::string& text) {
  std::istringstream in(text);
  const std::optional<absl::StatusOr<DealRecord>> deal = DealReader(in).next();
  EXPECT_TRUE(deal && deal->ok()) << text;
  return read_problem(deal->value());
}

Problem problem_of(const std::string& text) {
  const absl::StatusOr<Problem> problem = read_text(text);
  if (!problem.ok()) ADD_FAILURE() << problem.status().message();
  return problem.value();
}

// The error after `good` is changed to `bad` in the good deal.
DealError error_with(const std::string& good, const std::string& bad) {
  const std::string text = absl::StrReplaceAll(kGood, {{good, bad}});
  const absl::StatusOr<Problem> problem = read_text(text);
  EXPECT_FALSE(problem.ok()) << bad;
  return !problem.ok() ? DealError::of(problem) : DealError{};
}

TEST(Problems, AreReadFromTheirTags) {
  const Problem problem = problem_of(kGood);
  EXPECT_EQ(problem.game, find_game("sjavs"));
  EXPECT_EQ(problem.deal, numbered_deal(problem.game->shape(4), 1, 0));
  EXPECT_EQ(problem.contract, Contract{2});
  EXPECT_EQ(problem.declarer, Seat::number(2));
  EXPECT_EQ(problem.leader, Seat::number(3));
  EXPECT_EQ(problem.options, (std::vector<RuleOption>{{"solo-vol", "off"}, {"suduroy", ""}}));
  EXPECT_EQ(problem.play, (std::vector<Move>{Card(Suit::kSpades, Rank::kAce),
                                             Card(Suit::kSpades, Rank::kQueen)}));
}

TEST(Problems, LeaveOpenWhatIsAbsent) {
  const Problem problem = problem_of(
      "[Game \"sjavs\"]\n[Seats \"4\"]\n[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q "
      "QJ.K8.T.KJ8\"]\n");
  EXPECT_FALSE(problem.contract || problem.declarer || problem.leader);
  EXPECT_TRUE(problem.play.empty() && problem.options.empty());
}

TEST(Problems, BeginAtAnySeat) {
  const std::string turned =
      absl::StrReplaceAll(kGood, {{"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8",
                                   "3:AK.97.J98.Q QJ.K8.T.KJ8 .AQJ.A7.AT9 T987.T.KQ.7"}});
  EXPECT_EQ(problem_of(turned).deal, problem_of(kGood).deal);
}

TEST(Problems, ReadTensLowerCaseAndSymbols) {
  const std::string other =
      absl::StrReplaceAll(kGood, {{"T987.T.KQ.7", "10987.10.kq.7"}, {"SA SQ", "\u2660A \u2660Q"}});
  EXPECT_EQ(problem_of(other).deal, problem_of(kGood).deal);
  EXPECT_EQ(problem_of(other).play, problem_of(kGood).play);
}

TEST(Problems, NeedGameSeatsAndDeal) {
  EXPECT_EQ(error_with("[Game \"sjavs\"]\n", ""), (DealError{1, "no [Game] tag"}));
  EXPECT_EQ(error_with("[Seats", "[Places"), (DealError{1, "no [Seats] tag"}));
  EXPECT_EQ(error_with("[Deal", "[deal"),
            (DealError{1, "no [Deal] tag; is [deal] in line 3 meant?"}));
}

TEST(Problems, NameTheGameAndItsSeats) {
  EXPECT_EQ(error_with("sjavs", "sjaws"),
            (DealError{1, "unknown game \"sjaws\"; did you mean \"sjavs\"?"}));
  EXPECT_EQ(error_with("sjavs", "whist"),
            (DealError{1,
                       "unknown game \"whist\", expected sjavs, klorsjavs, jass, coiffeur, "
                       "scharwenzel, davoserjazz, bridge, skat, schafkopf or kurzschafkopf"}));
  for (const char* seats : {"5", "", "four", "4 ", "-4", "99999999999999999999"}) {
    EXPECT_EQ(
        error_with("Seats \"4", absl::StrCat("Seats \"", seats)),
        (DealError{2, absl::StrCat("sjavs is played with 4, 3 or 2 seats, not \"", seats, "\"")}));
  }
}

TEST(Games, HaveTheNamesThatPeopleCallThemBy) {
  const auto game_of = [](const std::string& name) {
    return std::string(read_game(name).value()->name());
  };
  for (const Game* game : all_games()) {
    EXPECT_EQ(game_of(absl::AsciiStrToUpper(std::string(game->name()))), game->name());
  }
  for (const char* name : {"Schieber", "schieber-jass", "JASS"}) EXPECT_EQ(game_of(name), "jass");
  for (const char* name : {"Kl\u00F8rsjavs", "Kl\u00F6r-Sjavs", "KL\u00D8R SJAVS"}) {
    EXPECT_EQ(game_of(name), "klorsjavs") << name;
  }
  EXPECT_EQ(game_of("Coiffeur-Jass"), "coiffeur");
  EXPECT_EQ(game_of("Davoser Jazz"), "davoserjazz");
  for (const char* none : {"", "-", " ", "sjav", "jazz"}) {
    EXPECT_FALSE(read_game(none).ok()) << none;
  }
}

// So that no name stands for two games, or for two contracts of one.
TEST(Games, HaveEachNameAlone) {
  std::vector<std::string> games;
  const auto add = [](std::vector<std::string>& all, const auto& info) {
    const auto once = [&](std::string_view name) {
      for (const std::string& other : all) EXPECT_FALSE(is_same_name(name, other)) << name;
      all.emplace_back(name);
    };
    once(info.name);
    for (const std::string& name : info.other_names) once(name);
  };
  for (const Game* game : all_games()) {
    add(games, game->info());
    std::vector<std::string> contracts;
    for (const ContractInfo& contract : game->info().contracts) add(contracts, contract);
  }
}

TEST(Contracts, HaveTheNamesThatPeopleCallThemBy) {
  const auto contract_of = [](const char* game, const std::string& name) {
    return find_game(game)->contract(read_contract(name, *find_game(game)).value()).name;
  };
  for (const char* name : {"Oben", "OBENABE", "obe-abe", "Bock"}) {
    EXPECT_EQ(contract_of("jass", name), "obenabe") << name;
  }
  for (const char* name : {"Unden", "undeufe", "Uneufe", "Geiss", "Gei\u00DF"}) {
    EXPECT_EQ(contract_of("jass", name), "undenufe") << name;
  }
  EXPECT_EQ(contract_of("coiffeur", "Geiss"), "undenufe");
  EXPECT_EQ(contract_of("coiffeur", "Slalom Oben"), "slalom-obenabe");
  EXPECT_EQ(contract_of("coiffeur", "Gustav Unden"), "gustav-undenufe");
  EXPECT_EQ(contract_of("klorsjavs", "Str\u00F8get Tout"), "stroget-tout");
  EXPECT_EQ(contract_of("davoserjazz", "First Last"), "first-last");
  for (const char* name : {"NT", "No Trump", "sans atout"}) {
    EXPECT_EQ(contract_of("bridge", name), "notrump") << name;
  }
  EXPECT_FALSE(read_contract("oben", *find_game("sjavs")).ok());
}

TEST(Problems, SayWhatIsWrongWithTheHands) {
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9", ".AQJ.A7.AT9").message.substr(0, 27),
            "no seat before the hands in");
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9", "5:.AQJ.A7.AT9"),
            (DealError{3, "bad seat \"5\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9", ":.AQJ.A7.AT9"),
            (DealError{3, "bad seat \"\", expected a number from 1 to 4"}));
  EXPECT_EQ(
      error_with(" QJ.K8.T.KJ8", ""),
      (DealError{
          3, "3 hands, expected 4; the last may be left out if the others leave only its cards"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " QJ.K8.T.KJ8 QJ.K8.T.KJ8"),
            (DealError{3,
                       "5 hands, expected 4, as in \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q "
                       "QJ.K8.T.KJ8\", or with / between hands in words"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " -"),
            (DealError{3,
                       "hand of seat 4: not known, but all cards are needed here; it can only be "
                       "QJ.K8.T.KJ8"}));
  EXPECT_EQ(error_with("AK.97.J98.Q QJ.K8.T.KJ8", "- -"),
            (DealError{3, "hand of seat 3: not known, but all cards are needed here"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " rest").message,
            "hand of seat 4: what is left for \"rest\" is no hand: it needs all other hands, each "
            "with all its cards, and [Talon] where there is one");
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " X.."),
            (DealError{3,
                       "hand of seat 4: expected 4 groups of ranks with dots between them, found 3 "
                       "in \"X..\""}));
  EXPECT_EQ(
      error_with(" QJ.K8.T.KJ8", " X..."),
      (DealError{3, "hand of seat 4: unknown rank \"X\" in \"X\"; the ranks are A K Q J T 9 8 7"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " AA..."),
            (DealError{3, "hand of seat 4: SA is there twice"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " AK.97.J98.Q"),
            (DealError{3, "CQ is dealt twice, to seat 3 and to seat 4"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " ..."),
            (DealError{3,
                       "seat 4 holds 0 cards, expected 8; the missing cards are C8 CJ CK SJ SQ H8 "
                       "HK DT"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " QJ.8.T.KJ8"),
            (DealError{3, "seat 4 holds 7 cards, expected 8; the missing card is HK"}));
  EXPECT_EQ(error_with("T987.T.KQ.7", "T987.T.KQ.").message,
            "seat 2 holds 7 cards, expected 8; the missing card is C7");
  EXPECT_EQ(error_with(".AQJ.A7.AT9 T987.T.KQ.7", "J.AQJ.A7.AT9 T987.T.KQ.").message,
            "SJ is dealt twice, to seat 1 and to seat 4; the missing card is C7");
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9 T987.T.KQ.7", "1:.AQJ.A7.AT T987.T.KQ.").message,
            "seat 1 holds 7 cards, expected 8");
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " 2..."),
            (DealError{3, "S2 is not in the pack of this game"}));
}

TEST(Problems, NameContractSeatsAndOptions) {
  EXPECT_EQ(problem_of(absl::StrReplaceAll(kGood, {{"hearts", "Hearts"}})).contract, Contract{2});
  EXPECT_EQ(error_with("hearts", "Heart"),
            (DealError{4, "unknown contract \"Heart\"; did you mean \"hearts\"?"}));
  EXPECT_EQ(error_with("hearts", ""),
            (DealError{4, "unknown contract \"\", expected clubs, spades, hearts or diamonds"}));
  EXPECT_EQ(error_with("Declarer \"2", "Declarer \"0"),
            (DealError{5, "bad seat \"0\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("Leader \"3", "Leader \"three"),
            (DealError{6, "bad seat \"three\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("suduroy", "suderoy"),
            (DealError{7, "unknown option \"suderoy\"; did you mean \"suduroy\"?"}));
  EXPECT_EQ(error_with("solo-vol=off", "solo-vol=maybe").line, 7U);
  EXPECT_EQ(error_with("suduroy", "solo-vol=on").line, 7U);
}

// What is wrong with one tag does not keep the others from being read.
TEST(Problems, TellAllThatIsWrong) {
  const std::string text = absl::StrReplaceAll(kGood, {{"hearts", "herts"},
                                                       {" QJ.K8.T.KJ8", ""},
                                                       {"Declarer \"2", "Declarer \"0"},
                                                       {"solo-vol=off", "solo"},
                                                       {"SA SQ", "SA X"}});
  const absl::StatusOr<Problem> problem = read_text(text);
  const DealError error = DealError::of(problem);
  std::vector<std::uint64_t> lines{error.line};
  for (const DealError& other : error.more) lines.push_back(other.line);
  EXPECT_EQ(lines, (std::vector<std::uint64_t>{3, 4, 5, 7, 8}));
  EXPECT_EQ(error.message,
            "3 hands, expected 4; the last may be left out if the others leave only its cards");
  EXPECT_EQ(error.more.at(0).message, "unknown contract \"herts\"; did you mean \"hearts\"?");
}

TEST(Contracts, AreNamedOneByOneOrByWhatTheyBeginWith) {
  const Game& game = *find_game("coiffeur");
  const auto indices = [&](const std::vector<std::string>& names) {
    const auto contracts = read_contracts(names, game);
    std::vector<int> found;
    for (const Contract& contract : *contracts) found.push_back(contract.index);
    return found;
  };
  EXPECT_EQ(indices({"undenufe", "eichel"}), (std::vector{0, 5}));
  EXPECT_EQ(indices({"gustav", "slalom-undenufe"}), (std::vector{7, 8, 9}));
  EXPECT_EQ(read_contracts({"eichel", "acorns"}, game).status().message(),
            "contract \"acorns\", expected each contract once");
  EXPECT_FALSE(read_contracts({"gustav-obenabe", "gustav"}, game).ok());
  EXPECT_EQ(read_contracts({"slalom", "gustaf"}, game).status().message(),
            "unknown contract \"gustaf\", expected acorns, roses, shields, bells, obenabe, "
            "undenufe, slalom-obenabe, slalom-undenufe, gustav-obenabe or gustav-undenufe");
  EXPECT_FALSE(read_contracts({"slalom-"}, game).ok());
  // Blanks are between names where each word is one.
  EXPECT_EQ(read_contract_list("slalom obenabe", game)->size(), 3U);
  EXPECT_EQ(read_contract_list("no trump", *find_game("bridge")).value(),
            std::vector<Contract>{Contract{4}});
}

TEST(Problems, NameTheCardThatIsNone) {
  EXPECT_EQ(error_with("SA SQ", "SA Q").line, 8U);
  EXPECT_EQ(error_with("SA SQ", "SA X").message.substr(0, 16), "unknown card \"X\"");
}

TEST(Problems, AreWrittenInCanonicalForm) {
  EXPECT_EQ(write_record(write_problem(problem_of(kGood))), std::string(kGood) + "\n");
}

// ---- Three players, a talon ---------------------------------------------------------------------

constexpr char kThree[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"3\"]\n"
    "[Deal \"1:AQT98.7.AJ.A9 7.KQ.KQ98.Q87 KJ.AJT8.T7.JT\"]\n"
    "[Talon \"CK H9\"]\n"
    "[Contract \"spades\"]\n"
    "[Declarer \"1\"]\n"
    "[Discard \"C9 H7\"]\n"
    "[Exchange \"CK H9\"]\n";

std::string with(const char* text, const std::string& good, const std::string& bad) {
  EXPECT_NE(std::string(text).find(good), std::string::npos) << good;
  return absl::StrReplaceAll(text, {{good, bad}});
}

DealError error_in(const std::string& text) {
  const absl::StatusOr<Problem> problem = read_text(text);
  if (!problem.ok()) return DealError::of(problem);
  ADD_FAILURE() << text;
  return {};
}

// What is wrong with the deal once the game itself has looked at it.
DealError task_error_in(const std::string& text, bool all_contracts = false) {
  std::istringstream in(text);
  const DealRecord record = DealReader(in).next()->value();
  const absl::StatusOr<Problem> problem = read_problem(record);
  EXPECT_TRUE(problem.ok()) << DealError::of(problem).message;
  const auto tasks = read_tasks(record, problem.value(), all_contracts);
  if (!tasks.ok()) return DealError::of(tasks);
  ADD_FAILURE() << text;
  return {};
}

CardSet cards_of(const char* text) { return read_cards(text, kFrenchCards).value(); }

TEST(Talons, AreWhatNobodyWasDealt) {
  const Problem problem = problem_of(kThree);
  EXPECT_EQ(problem.deal, numbered_deal(problem.game->shape(3), 1, 0));
  EXPECT_EQ(problem.deal.talon(), cards_of("CK H9"));
  EXPECT_EQ(problem_of(with(kThree, "[Talon \"CK H9\"]\n", "")).deal, problem.deal);
  EXPECT_EQ(problem_of(with(kThree, "[Talon \"CK H9\"]", "[Talon \"h9 \u2663K\"]")).deal,
            problem.deal);
  EXPECT_EQ(
      error_in(with(kThree, "Talon \"CK H9", "Talon \"CK H8")),
      (DealError{4, "the talon is \"CK H8\", expected the cards that nobody was dealt: CK H9"}));
  for (const char* wrong : {"", "CK", "CK H9 H8", "CK CK", "H9 XX"}) {
    EXPECT_EQ(error_in(with(kThree, "Talon \"CK H9", absl::StrCat("Talon \"", wrong))).line, 4U);
  }
}

TEST(Talons, AreEmptyWhereAllCardsAreDealt) {
  EXPECT_EQ(problem_of(with(kGood, "[Play", "[Talon \"\"]\n[Play")).deal, problem_of(kGood).deal);
  EXPECT_EQ(problem_of(with(kGood, "[Play", "[Talon \"H7\"]\n[Play")).deal, problem_of(kGood).deal);
}

TEST(Exchanges, AreReadInAnyOrder) {
  EXPECT_EQ(problem_of(kThree).exchange,
            (Exchange{.discard = cards_of("H7 C9"), .take = cards_of("CK H9")}));
  EXPECT_EQ(problem_of(with(kThree, "C9 H7", " H7\t c9 ")).exchange, problem_of(kThree).exchange);
}

TEST(Exchanges, OfNothingAreNotAbsent) {
  const std::string none = with(kThree, "[Discard \"C9 H7\"]\n[Exchange \"CK H9\"]\n", "");
  EXPECT_EQ(problem_of(none).exchange, std::nullopt);
  for (const char* tags :
       {"[Discard \"\"]\n", "[Exchange \"\"]\n", "[Discard \"\"]\n[Exchange \"\"]\n"}) {
    EXPECT_EQ(problem_of(none + tags).exchange, Exchange{}) << tags;
  }
}

TEST(Exchanges, SayWhatIsWrongWithTheirCards) {
  EXPECT_EQ(error_in(with(kThree, "C9 H7", "H7 H7")), (DealError{7, "H7 is there twice"}));
  EXPECT_EQ(error_in(with(kThree, "Exchange \"CK H9", "Exchange \"CK 9")).line, 8U);
  EXPECT_EQ(problem_of(with(kGood, "[Play", "[Exchange \"\"]\n[Play")).exchange, std::nullopt);
}

TEST(Exchanges, AreOfCardsThatAreThere) {
  EXPECT_EQ(task_error_in(with(kThree, "Exchange \"CK H9", "Exchange \"CK HA")),
            (DealError{8, "HA is taken in exchange, but does not lie on the table"}));
  EXPECT_EQ(task_error_in(with(kThree, "C9 H7", "H7 D8")),
            (DealError{7, "D8 is set aside by seat 1, who does not hold it"}));
  EXPECT_EQ(task_error_in(with(kThree, "C9 H7", "H7")),
            (DealError{7, "the exchange sets aside 1 and takes 2, expected the same number"}));
  EXPECT_EQ(task_error_in(with(kThree, "[Discard \"C9 H7\"]\n", "")),
            (DealError{7, "the exchange sets aside 0 and takes 2, expected the same number"}));
}

// ---- Two players, piles -------------------------------------------------------------------------

constexpr char kTwo[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"2\"]\n"
    "[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7\"]\n"
    "[Table \"1:CK/C8,H8/D9,H9/CJ,HK/D8 2:SK/SQ,SA/H7,DT/CQ,DJ/SJ\"]\n";

TEST(Tables, AreReadInAnyOrder) {
  const Problem problem = problem_of(kTwo);
  EXPECT_EQ(problem.deal, numbered_deal(problem.game->shape(2), 1, 0));
  EXPECT_EQ(
      problem.deal.piles(Seat::number(1))[0],
      (Pile{.up = Card(Suit::kClubs, Rank::kKing), .down = Card(Suit::kClubs, Rank::kEight)}));
  EXPECT_EQ(problem.deal.face_up(Seat::number(2)), cards_of("SK SA DT DJ"));
  const std::string turned = with(kTwo, "1:CK/C8,H8/D9,H9/CJ,HK/D8 2:SK/SQ,SA/H7,DT/CQ,DJ/SJ",
                                  "2:DJ/SJ,d10/cq,SA/H7,\u2660K/\u2660Q 1:HK/D8,CK/C8,H9/CJ,H8/D9");
  EXPECT_EQ(problem_of(turned).deal, problem.deal);
}

TEST(Tables, SayWhatIsWrong) {
  const auto error = [](const std::string& good, const std::string& bad) {
    return error_in(with(kTwo, good, bad));
  };
  EXPECT_EQ(error("[Table", "[Tabel"),
            (DealError{1, "no [Table] tag; is [Tabel] in line 4 meant?"}));
  EXPECT_EQ(error("CK/C8", "CK/C7"),
            (DealError{4, "C7 is dealt twice, to seat 1 and to seat 2; the missing card is C8"}));
  EXPECT_EQ(error(",HK/D8", ",HK/D8,HK/D8"),
            (DealError{4, "HK is dealt twice, to seat 1 and to seat 1"}));
  EXPECT_EQ(error(",HK/D8", ""), (DealError{4, "before seat 1 lie 3 face-up cards, expected 4"}));
  EXPECT_EQ(error("2:SK", "1:SK"), (DealError{4, "seat 1 is there twice"}));
  EXPECT_EQ(error("2:SK", "3:SK"), (DealError{4, "bad seat \"3\", expected a number from 1 to 2"}));
  EXPECT_EQ(error("2:SK", "SK"),
            (DealError{4, "bad seat \"SK/SQ,SA/H7,DT/CQ,DJ/SJ\", expected a number from 1 to 2"}));
  EXPECT_EQ(error("CK/C8", "CK"),
            (DealError{4,
                       "table of seat 1: bad pile \"CK\", expected a face-up card, \"/\" and the "
                       "card under it"}));
  EXPECT_EQ(
      error("CK/C8", "CK/8X"),
      (DealError{4,
                 "table of seat 1: unknown card \"8X\", expected a suit letter and a rank, as "
                 "in HA"}));
  EXPECT_EQ(error("CK/C8", "").message.substr(0, 28), "table of seat 1: bad pile \"\"");
  EXPECT_EQ(error(" T987", " T98"), (DealError{3, "seat 2 holds 7 cards, expected 8"}));
}

TEST(Tables, AreUnknownTagsWhereNothingLiesThere) {
  EXPECT_EQ(problem_of(with(kGood, "[Play", "[Table \"7\"]\n[Play")).deal, problem_of(kGood).deal);
}

// ---- Klørsjavs, trumps beside the contract ------------------------------------------------------

constexpr char kKlorsjavs[] =
    "[Game \"klorsjavs\"]\n"
    "[Seats \"3\"]\n"
    "[Deal \"1:J.QJ.AT.T Q.A.KQ.AJ KT.KT.J.Q\"]\n"
    "[Talon \"CK SA\"]\n"
    "[Contract \"spil\"]\n"
    "[Trump \"hearts\"]\n"
    "[Options \"farvesjavs\"]\n";

TEST(Trumps, AreNamedBesideTheBid) {
  EXPECT_EQ(problem_of(kKlorsjavs).trump, Suit::kHearts);
  EXPECT_EQ(error_in(with(kKlorsjavs, "hearts", "heart")),
            (DealError{6, "unknown suit \"heart\"; did you mean \"hearts\"?"}));
  EXPECT_EQ(task_error_in(with(kKlorsjavs, "[Options \"farvesjavs\"]\n", "")).line, 6U);
  EXPECT_EQ(problem_of(with(kGood, "[Play", "[Trump \"clubs\"]\n[Play")).trump, std::nullopt);
  EXPECT_EQ(error_in(with(kGood, "[Play", "[Trump \"none\"]\n[Play")).line, 8U);
}

TEST(Bids, MayLeaveTheCatAlone) {
  const std::string exchanged = absl::StrCat(kKlorsjavs, "[Discard \"SJ\"]\n[Exchange \"SA\"]\n");
  EXPECT_EQ(task_error_in(absl::StrReplaceAll(exchanged, {{"spil", "tout"}, {"SJ", "HK"}})),
            (DealError{8, "HK is set aside by seat 1, who does not hold it"}));
  EXPECT_EQ(task_error_in(absl::StrReplaceAll(exchanged, {{"spil", "stryger"}})),
            (DealError{8, "the contract does not allow this exchange with the talon"}));
}

TEST(Bids, ThatLeaveTheCatAloneAreLeftOutWhereItWasTaken) {
  const Problem problem =
      problem_of(absl::StrCat(kKlorsjavs, "[Discard \"SJ\"]\n[Exchange \"SA\"]\n"));
  const std::vector<Task> tasks = problem.game->tasks(problem, true).value();
  ASSERT_EQ(tasks.size(), 2U);  // seat 1 has the jack of spades
  EXPECT_EQ(tasks[0].contract, (Contract{.index = 0, .trump = Suit::kHearts}));
  EXPECT_EQ(tasks[1].contract, (Contract{.index = 2, .trump = Suit::kHearts}));
}

// ---- All of them --------------------------------------------------------------------------------

TEST(Problems, OfAllGamesAreWrittenInCanonicalForm) {
  for (const char* text : {kThree, kTwo, kKlorsjavs}) {
    EXPECT_EQ(write_record(write_problem(problem_of(text))), std::string(text) + "\n");
  }
}

// Of any game. Whether the exchange and the options go together is not asked here.
Problem any_problem() {
  const auto chance = [] { return *rc::gen::arbitrary<bool>(); };
  const GameTable players = *rc::gen::elementOf(all_tables());
  const Game& game = *find_game(players.game);
  const int most = game.shape(players.seats).cards_each();
  Problem problem =
      random_problem(players, *rc::gen::arbitrary<std::uint32_t>(), *rc::gen::inRange(0, most + 1));
  if (chance() && game.info().names_trump) problem.trump = *rc::gen::elementOf(kAllSuits);
  if (chance() && !problem.deal.talon().empty()) {
    const CardSet hand = problem.deal.hand(Seat::number(*rc::gen::inRange(1, players.seats + 1)));
    problem.exchange = *rc::gen::elementOf(
        std::vector<Exchange>{{}, {.discard = {hand.first()}, .take = problem.deal.talon()}});
  }
  const std::vector<RuleOptionFact>& options = game.info().rule_options;
  if (chance() && !options.empty()) {
    const RuleOptionFact& option = *rc::gen::elementOf(options);
    const bool bare = option.values.empty();
    problem.options = {{std::string(option.name), bare ? "" : std::string(option.values[0])}};
  }
  return problem;
}

RC_GTEST_PROP(Problems, AreReadAsWritten, ()) {
  const Problem problem = any_problem();
  const DealRecord record = write_problem(problem);
  const absl::StatusOr<Problem> again = read_problem(record);
  RC_ASSERT(again.ok());
  const Problem& read = again.value();
  RC_ASSERT(read.game == problem.game);
  RC_ASSERT(read.deal == problem.deal);
  RC_ASSERT(read.dealer == problem.dealer);
  RC_ASSERT(read.contract == problem.contract);
  RC_ASSERT(read.trump == problem.trump);
  RC_ASSERT(read.declarer == problem.declarer);
  RC_ASSERT(read.joker == problem.joker);
  RC_ASSERT(read.tout == problem.tout);
  RC_ASSERT(read.leader == problem.leader);
  RC_ASSERT(read.exchange == problem.exchange);
  RC_ASSERT(read.options == problem.options);
  RC_ASSERT(read.play == problem.play);
  RC_ASSERT(write_problem(read) == record);
}

}  // namespace matador::formats_problem_test
