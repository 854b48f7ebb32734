// The order of the cards of Sjavs (rules 1.2, 1.3), its points (1.4), and a trick played with them.

#include "solver/games/sjavs/rules.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/tricks/played.h"
#include "tests/games/sjavs/reference_rules.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"

namespace matador::sjavs::rules_test {

using Lanes = std::vector<std::vector<Card>>;

TEST(Order, RedTrumps) {
  EXPECT_TRUE(order(Suit::kHearts).has_trump);
  EXPECT_EQ(order(Suit::kHearts).lanes,
            (Lanes{cards("CQ SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H7"), cards("CA CK CT C9 C8 C7"),
                   cards("SA SK ST S9 S8 S7"), cards("DA DK DQ DT D9 D8 D7")}));
}

TEST(Order, BlackTrumps) {
  EXPECT_EQ(order(Suit::kSpades).lanes,
            (Lanes{cards("CQ SQ CJ SJ HJ DJ SA SK ST S9 S8 S7"), cards("CA CK CT C9 C8 C7"),
                   cards("HA HK HQ HT H9 H8 H7"), cards("DA DK DQ DT D9 D8 D7")}));
}

TEST(Order, EveryCardStandsInOneLane) {
  for (Suit trump : kAllSuits) {
    std::size_t count = 0;
    CardSet seen;
    for (const std::vector<Card>& lane : order(trump).lanes) {
      count += lane.size();
      for (Card card : lane) seen |= CardSet{card};
    }
    EXPECT_EQ(count, 32u);
    EXPECT_EQ(seen, Rules::kPack);
  }
}

TEST(CardPoints, OfARank) {
  for (Suit suit : kAllSuits) {
    EXPECT_EQ(ace_ten_points({suit, Rank::kAce}), 11);
    EXPECT_EQ(ace_ten_points({suit, Rank::kTen}), 10);
    EXPECT_EQ(ace_ten_points({suit, Rank::kKing}), 4);
    EXPECT_EQ(ace_ten_points({suit, Rank::kQueen}), 3);
    EXPECT_EQ(ace_ten_points({suit, Rank::kJack}), 2);
    EXPECT_EQ(ace_ten_points({suit, Rank::kNine}), 0);
    EXPECT_EQ(ace_ten_points({suit, Rank::kEight}), 0);
    EXPECT_EQ(ace_ten_points({suit, Rank::kSeven}), 0);
  }
}

struct TrickCase {
  const char* meaning;
  Hands hands;  // of one card each, seat 1 leads
  Suit trump;
  int winner;
};

const std::vector<TrickCase> kTricks{
    {"the king beats the ten", {".T..", ".9..", ".K..", ".7.."}, Suit::kClubs, 3},
    {"the queen of a red suit beats the ten", {"..T.", "..Q.", "..9.", "..8."}, Suit::kClubs, 2},
    {"the lowest trump beats a plain ace", {".A..", ".K..", "..7.", ".T.."}, Suit::kDiamonds, 3},
    {"a higher card of another suit wins nothing",
     {".7..", "A...", ".8..", "..A."},
     Suit::kClubs,
     3},
    {"the lowest permanent trump beats the ace of trumps",
     {".A..", ".7..", "..J.", ".T.."},
     Suit::kHearts,
     3},
    {"the queen of clubs is the highest", {"Q...", "...J", "...Q", ".J.."}, Suit::kHearts, 3},
    {"the queen of spades beats the jacks", {"...J", "Q...", "J...", ".J.."}, Suit::kDiamonds, 2},
    {"the jack of hearts beats that of diamonds",
     {"..J.", ".J..", "..A.", "..K."},
     Suit::kDiamonds,
     2},
    {"a jack led asks for trumps", {"J...", "A...", "K...", "..7."}, Suit::kHearts, 1},
};

TEST(Trick, IsWonByTheHighestTrumpOrElseByTheSuitLed) {
  for (const TrickCase& example : kTricks) {
    SCOPED_TRACE(example.meaning);
    const Deal deal = small_deal(example.hands);
    Played played(deal, order(example.trump), Seat::number(1));
    reference::Trick trick;
    for (int i = 0; i < 4; ++i) {
      trick.push_back(deal.hand(Seat::from_index(i)).first());
      ASSERT_TRUE(played.play(trick.back()).ok());
    }
    EXPECT_EQ(played.tricks().front().winner, Seat::number(example.winner));
    EXPECT_EQ(reference::winner(trick, Seat::number(1), example.trump),
              Seat::number(example.winner));
  }
}

TEST(Legal, PermanentTrumpsFollowTrumpsAndNothingElse) {
  const Deal deal = small_deal({"J8..7.", "97...J", "A..A.A", "KT.7.."});
  Played played(deal, order(Suit::kHearts), Seat::number(1));
  ASSERT_TRUE(played.play(card("SJ")).ok());
  EXPECT_EQ(played.legal(), hand("...J"));  // the nine and seven of spades do not follow
  ASSERT_TRUE(played.play(card("CJ")).ok());
  EXPECT_EQ(played.legal(), hand("A..A.A"));  // without a trump: anything
  ASSERT_TRUE(played.play(card("CA")).ok());
  EXPECT_EQ(played.legal(), hand(".7.."));
}

TEST(Legal, APermanentTrumpNeedNotFollowItsPrintedSuit) {
  const Deal deal = small_deal({"8..7.", "J.7..", "A..A.", "KT..."});
  Played played(deal, order(Suit::kHearts), Seat::number(1));
  ASSERT_TRUE(played.play(card("S8")).ok());
  EXPECT_EQ(played.legal(), hand("J.7.."));  // neither is a spade
}

// ---- Cards that lie face down (rules 1.19) ------------------------------------------------------

class PilesTest : public testing::Test {
 protected:
  std::string complaint(std::string_view name) {
    return std::string(played_.play(card(name)).message());
  }
  void play(std::string_view name) { ASSERT_EQ(complaint(name), ""); }

  Deal deal_ = small_deal({"A..7.", "K..8."}, {"ST/CQ", "S9/H9"});
  Played played_{deal_, order(Suit::kHearts), Seat::number(1)};
};

TEST_F(PilesTest, FaceUpCardsArePartOfTheHand) {
  EXPECT_EQ(played_.legal(), hand("AT..7."));
  EXPECT_EQ(played_.hand(Seat::number(1)), hand("AT..7.Q"));
  play("SA");
  EXPECT_EQ(played_.legal(), hand("K9..."));  // for the duty to follow, too
  EXPECT_EQ(complaint("D8"), "D8 is played by seat 2, who has to follow suit to SA");
}

TEST_F(PilesTest, FaceDownCardsCannotBePlayed) {
  EXPECT_EQ(played_.face_down(Seat::number(1)), hand("...Q"));
  EXPECT_EQ(complaint("CQ"), "CQ is played by seat 1, before whom it still lies face down");
  play("ST");
  play("S9");  // and so is H9, which is free when the trick is complete
  EXPECT_EQ(played_.to_play(), Seat::number(1));
  EXPECT_TRUE(played_.face_down(Seat::number(1)).empty());
  EXPECT_TRUE(played_.face_down(Seat::number(2)).empty());
  play("CQ");
  EXPECT_EQ(played_.legal(), hand(".9.."));
}

TEST_F(PilesTest, ACardIsFreeWhenTheTrickOfItsCoverIsComplete) {
  play("D7");
  play("D8");
  play("S9");
  EXPECT_EQ(played_.face_down(Seat::number(2)), hand(".9.."));  // while the trick is open
  play("SA");
  EXPECT_TRUE(played_.face_down(Seat::number(2)).empty());
  EXPECT_EQ(played_.face_down(Seat::number(1)), hand("...Q"));
  play("ST");
  EXPECT_EQ(played_.legal(), hand("K..."));
}

// ---- Any deal -----------------------------------------------------------------------------------

void expect_the_play_of_the_reference(const Task& task) {
  reference::Position position = reference_start(task, *task.exchange);
  const Deal deal = task.deal.exchanged(task.declarer, *task.exchange).value();
  Played played(deal, task.game->order(task), task.leader);
  for (Card card : cards_of(task.play)) {
    ASSERT_EQ(played.to_play(), reference::to_play(position));
    ASSERT_EQ(played.legal(), reference::legal(position));
    ASSERT_TRUE(played.play(card).ok());
    position = reference::play(position, card);
  }
  EXPECT_EQ(played.to_play(), std::nullopt);
  EXPECT_TRUE(reference::is_over(position));
}

TEST(Play, AgreesWithTheReference) {
  for (const Party& table : {kSjavs4, kSjavs3, kSjavs2, kKlorsjavs}) {
    for (std::uint64_t number = 0; number < 300 && !testing::Test::HasFailure(); ++number) {
      const Task task = random_ending(table, /*seed=*/18, number, 0, 0);
      SCOPED_TRACE(deal_file_text(task));
      expect_the_play_of_the_reference(task);
    }
  }
}

}  // namespace matador::sjavs::rules_test
