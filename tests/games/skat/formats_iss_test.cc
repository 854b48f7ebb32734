// Games of the International Skat Server: random games are written as the server writes them and
// read back, and lines with anything in them are read or refused.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <optional>
#include <range/v3/view/iota.hpp>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/games/skat/iss_game.h"
#include "formats/games/skat/iss_writer.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/rules.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/tricks/played.h"
#include "tests/support/dice.h"

namespace matador::skat::formats_iss_test {

constexpr std::uint64_t kSeed = 22;

const Game& game() { return *find_game("skat"); }

// A whole game, played by the dice: hand games with and without announcements, and others.
struct RandomGame {
  explicit RandomGame(std::uint64_t number)
      : dice{kSeed, number},
        problem{.game = &game(), .deal = numbered_deal(game().shape(3), kSeed, number)} {
    problem.declarer = Seat::from_index(dice.below(3));
    problem.contract = Contract{dice.below(6)};
    if (dice.below(3) == 0) announce();
    problem.own = Said{.announced = announced, .bid = 18};
    if (!announced.hand) put_away();
    play();
  }

  void announce() {
    const bool null = game().contract(*problem.contract).name == "null";
    const auto choice = static_cast<std::size_t>(dice.below(null ? 2 : 4));
    announced.hand = true;
    announced.schneider = !null && choice > 0;
    announced.schwarz = !null && choice > 1;
    announced.ouvert = choice == (null ? 1 : 3);
    letters = null ? std::vector{"H", "HO"}[choice] : std::vector{"H", "HS", "HZ", "O"}[choice];
  }

  void put_away() {
    const CardSet twelve = problem.deal.hand(*problem.declarer) | problem.deal.talon();
    CardSet away;
    while (away.size() < Rules::kSkat) away |= CardSet{dice.one_of(twelve)};
    discarded = away;
    problem.exchange =
        Exchange{.discard = away - problem.deal.talon(), .take = problem.deal.talon() - away};
  }

  void play() {
    Task task = game().tasks(problem)->front();
    Played played(*deal_as_played(task), game().order(task), task.leader);
    while (played.to_play()) {
      const Seat seat = *played.to_play();
      const Card card = dice.one_of(played.legal());
      ASSERT_TRUE(played.play(card).ok());
      problem.play.emplace_back(card);
      seats.push_back(seat);
    }
  }

  Dice dice;
  Problem problem;
  Announced announced;
  std::string letters;
  CardSet discarded;
  std::vector<Seat> seats;  // who played each card
};

std::string name(Card card) { return write_card(card, kFrenchCards); }

std::string with_dots(CardSet cards) {
  return absl::StrJoin(cards, ".",
                       [](std::string* text, Card card) { absl::StrAppend(text, name(card)); });
}

// As the server writes it.
std::string line_of(const RandomGame& random) {
  const Problem& problem = random.problem;
  const int declarer = problem.declarer->index();
  std::vector<std::string> hands;
  for (Seat seat : all_seats(3)) hands.push_back(with_dots(problem.deal.hand(seat)));
  hands.push_back(with_dots(problem.deal.talon()));
  const char letter = "CSHDGN"[problem.contract->index];
  std::string moves = absl::StrCat("w ", absl::StrJoin(hands, "."), " ", declarer, " 18 ");
  if (problem.exchange) {
    absl::StrAppend(&moves, declarer, " s w ", with_dots(problem.deal.talon()), " ", declarer, " ",
                    std::string(1, letter), ".", with_dots(random.discarded));
  } else {
    absl::StrAppend(&moves, declarer, " ", std::string(1, letter), random.letters);
  }
  for (std::size_t i = 0; i < problem.play.size(); ++i) {
    absl::StrAppend(&moves, " ", random.seats[i].index(), " ", name(problem.play[i].card));
  }
  return absl::StrCat("(;GM[Skat]ID[7]P0[a]P1[b]P2[c]MV[", moves, " ];)");
}

// The record of a line that is no fault.
DealRecord read_good(const std::string& line) {
  const absl::StatusOr<IssGame> read = read_iss_game(line);
  EXPECT_EQ(read.ok() ? "" : DealError::of(read).message, "") << line;
  return read.ok() ? read.value().record : DealRecord{};
}

// The line without its end.
std::string written(const DealRecord& record, const Problem& problem) {
  const ForeignText line = write_iss(record, problem);
  EXPECT_EQ(line.ok() ? "" : DealError::of(line).message, "");
  const std::string text = line.ok() ? std::get<std::string>(*line) : "\n";
  return text.substr(0, text.size() - 1);
}

// Whatever is written is read as the same game, whoever has dealt.
TEST(IssGames, AreWrittenAndReadBack) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    const RandomGame random(number);
    DealRecord record = write_problem(random.problem);
    record.add("Names", "a, b, c");
    record.add("DT", "2026-01-02");
    const std::string line = written(record, random.problem);
    const DealRecord back = read_good(line);
    for (const Tag& tag : record.tags) {
      ASSERT_NE(back.find(tag.name), nullptr) << tag.name;
      EXPECT_EQ(back.find(tag.name)->value, tag.value) << tag.name;
    }
    EXPECT_EQ(written(back, read_problem(back).value()), line);
  }
}

TEST(IssGames, HaveForehandAsPlayer0) {
  RandomGame random(4);
  random.problem.dealer = Seat::number(1);
  random.problem.play.clear();
  if (!random.announced.hand) random.problem.exchange = Exchange{};
  DealRecord record = write_problem(random.problem);
  record.add("Names", "a, b, c");
  const DealRecord back = read_good(written(record, random.problem));
  EXPECT_EQ(back.find("Names")->value, "b, c, a");
  EXPECT_EQ(read_hands(back.find("Deal")->value, game(), 3)->hand(Seat::number(1)),
            random.problem.deal.hand(Seat::number(2)));
}

TEST(IssGames, TellAllTheirFaults) {
  const std::string line = line_of(RandomGame(2));
  const std::string deal = line.substr(0, line.find(' ', line.find("MV[w ") + 5));
  const absl::StatusOr<IssGame> read = read_iss_game(deal + " 1 p 1 s 2 CJ ];)");
  const DealError passed{0, "move 3, \"1 s\": the player has passed"};
  const DealError card{0, "move 4, \"2 CJ\": a card is played before a contract is named"};
  EXPECT_EQ(DealError::of(read), (DealError{0, passed.message, {card}}));
}

TEST(IssGames, HaveNoPlaceForWhatWouldBeReadOtherwise) {
  const auto reason = [](const std::vector<Tag>& more) {
    DealRecord record =
        write_problem({.game = &game(), .deal = numbered_deal(game().shape(3), 1, 1)});
    for (const Tag& tag : more) record.add(tag.name, tag.value);
    const absl::StatusOr<Problem> problem = read_problem(record);
    const ForeignText line = write_iss(record, problem.value());
    const auto* what = std::get_if<NoPlace>(&line.value());
    return what == nullptr ? "none" : absl::StrCat(what->reason, " (", what->tags.front(), ")");
  };
  EXPECT_EQ(reason({}), "none");
  EXPECT_EQ(reason({{"Contract", "grand"}, {"Declarer", "1"}, {"Announced", "hand"}}), "none");
  EXPECT_EQ(reason({{"Contract", "grand"}, {"Declarer", "1"}}),
            "the exchange is open, expected [Discard] and [Exchange], or [Announced \"hand\"] "
            "(Contract)");
  EXPECT_EQ(reason({{"Contract", "grand"},
                    {"Declarer", "1"},
                    {"Announced", "hand"},
                    {"Result", "points=73 tricks=5 matadors=1"}}),
            "[Result] is \"points=73 tricks=5 matadors=1\", which ISS reads as \"\" "
            "(Result)");
  EXPECT_EQ(reason({{"DT", "]"}}), "[DT] has a bracket, which ISS cannot have (DT)");
}

TEST(IssGames, AreReadBack) {
  for (std::uint64_t number = 0; number < 500; ++number) {
    const RandomGame random(number);
    const std::string line = line_of(random);
    SCOPED_TRACE(line);
    const DealRecord record = read_good(line);
    for (const Tag& tag : write_problem(random.problem).tags) {
      const Tag* same = record.find(tag.name);
      ASSERT_NE(same, nullptr) << tag.name;
      EXPECT_EQ(same->value, tag.value) << tag.name;
    }
  }
}

// A game that ended early is cut at any card; the rest is as before.
TEST(IssGames, MayEndEarly) {
  const RandomGame random(3);
  for (std::size_t left = 0; left < random.problem.play.size(); ++left) {
    RandomGame cut = random;
    cut.problem.play.erase(cut.problem.play.begin() + static_cast<std::ptrdiff_t>(left),
                           cut.problem.play.end());
    const DealRecord record = read_good(line_of(cut));
    const Tag* play = record.find("Play");
    EXPECT_EQ(play == nullptr ? 0u : (play->value.size() + 1) / 3, left);
  }
}

// A game may be broken over lines wherever there is a blank, and between the cards of the deal.
TEST(IssGames, BrokenOverLinesAreTheSame) {
  for (std::uint64_t number = 0; number < 40; ++number) {
    const std::string line = line_of(RandomGame(number));
    Dice dice{kSeed, number};
    std::string broken;
    for (char c : line) {
      broken += c;
      if (c == ' ' && dice.below(6) == 0) broken.back() = '\n';
      if (c == '.' && dice.below(9) == 0) broken += '\n';
    }
    std::istringstream in(line + "\n" + broken + "\n" + line + "\n");
    DealReader reader(in);
    const DealRecord first = reader.next()->value();
    SCOPED_TRACE(broken);
    const std::optional<absl::StatusOr<DealRecord>> second = reader.next();
    ASSERT_TRUE(second && second->ok());
    EXPECT_EQ(second->value(), first);
    EXPECT_EQ(reader.next()->value(), first);
    EXPECT_FALSE(reader.next());
  }
}

// What has no end is one fault, and the lines behind it are read as they are.
TEST(IssGames, WithoutAnEndHurtNoOther) {
  const std::string line = line_of(RandomGame(1));
  const std::string cut = line.substr(0, line.find(" 18 "));
  std::istringstream in(cut + "\n" + line + "\n" + cut + "\n\n" + line + "\n");
  DealReader reader(in);
  for (bool good : {false, true, false, true}) {
    EXPECT_EQ(reader.next()->ok(), good);
  }
  EXPECT_FALSE(reader.next());
}

RC_GTEST_PROP(IssGames, WithAnythingInThemAreReadOrRefused, (const std::string& text)) {
  const std::string line = line_of(RandomGame(5));
  const std::size_t place = *rc::gen::inRange<std::size_t>(0, line.size());
  const std::size_t length = *rc::gen::inRange<std::size_t>(0, 4);
  const absl::StatusOr<IssGame> read = read_iss_game(
      line.substr(0, place) + text + line.substr(std::min(place + length, line.size())));
  const bool is_told = read.ok() || !DealError::of(read).message.empty();
  RC_ASSERT(is_told);
}

}  // namespace matador::skat::formats_iss_test
