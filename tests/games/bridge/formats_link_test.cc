// Links to games of bridge: with LIN, percent-encoded or not, and with the hands one by one.

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "formats/games/bridge/hands.h"
#include "formats/input/deal_files.h"
#include "tests/games/bridge/games_of_a_text.h"

namespace matador::bridge_formats_link_test {

using bridge_tests::read_all;
using bridge_tests::read_one;
using bridge_tests::value;

const std::string kViewer = "https://www.bridgebase.com/tools/handviewer.html?";
const std::string kLin =
    "pn|anna,bert,carl,dora|md|3SAT64HK83DJ982CT9,S752H972DT75CK643,SK93HT4DAK64CAQ52,|ah|Board 3|"
    "sv|e|mb|1C|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|H2|";

TEST(BridgeLinks, HaveAGameInLin) {
  const std::string plain = kLin;
  std::string encoded;
  for (char c : kLin) encoded += c == '|' ? "%7C" : c == ' ' ? "+" : std::string(1, c);
  const DealRecord expected = read_one(plain + "\n");
  EXPECT_EQ(value(expected, "Board"), "3");
  for (const std::string& link :
       {kViewer + "lin=" + plain, kViewer + "lin=" + encoded, "lin=" + plain, "lin=" + encoded,
        kViewer + "bbo=y&lin=" + encoded + "&lang=de", "\"" + kViewer + "lin=" + encoded + "\""}) {
    EXPECT_TRUE(bridge::is_link(link)) << link;
    EXPECT_TRUE(is_deal_text(link)) << link;
    EXPECT_EQ(read_one(link + "\n"), expected) << link;
  }
}

TEST(BridgeLinks, HaveHandsOneByOne) {
  const DealRecord game =
      read_one(kViewer +
               "n=sk93ht4dak64caq52&e=sqj8haqj65dq3cj87&s=sat64hk83dj982ct9&w=s752h972dt75ck643"
               "&d=n&v=e&b=3&a=1cp1d(natural)p1n-p-p-p&p=HAH3H2HT&nn=carl\n");
  EXPECT_EQ(value(game, "Deal"),
            "3:AT64.K83.J982.T9 752.972.T75.K643 K93.T4.AK64.AQ52 QJ8.AQJ65.Q3.J87");
  EXPECT_EQ(value(game, "Dealer"), "N");
  EXPECT_EQ(value(game, "Vulnerable"), "EW");
  EXPECT_EQ(value(game, "Board"), "3");
  EXPECT_EQ(value(game, "Bid"), "1NT");
  EXPECT_EQ(value(game, "Declarer"), "1");
  EXPECT_EQ(value(game, "Play"), "HA H3 H2 HT");
  EXPECT_EQ(value(game, "North"), "carl");
}

const std::string kHands =
    "n=sk93ht4dak64caq52&e=sqj8haqj65dq3cj87&s=sat64hk83dj982ct9&w=s752h972dt75ck643&d=n";

// What is said to the reader of the auction and of the play is no call and no card.
TEST(BridgeLinks, HaveRemarksInBracketsAndBraces) {
  const DealRecord game = read_one(kViewer + kHands +
                                   "&a=1c{strong}p1d(natural)p1nppp&p={Note the lead.}HA{an ace}"
                                   "H3H2%7Bten%7DHT\n");
  EXPECT_EQ(value(game, "Auction"), "N 1C Pass 1D Pass 1NT Pass Pass Pass");
  EXPECT_EQ(value(game, "Play"), "HA H3 H2 HT");
  EXPECT_EQ(value(read_one(kViewer + kHands + "&a=1nppp&p={note}\n"), "Play"), "none");
}

// The warnings about a link.
std::string doubts_of(const std::string& parts) {
  std::istringstream in("\n" + kViewer + kHands + parts + "\n");
  DealReader reader(in);
  reader.next();
  std::string all;
  for (const DealError& doubt : reader.doubts()) {
    EXPECT_EQ(doubt.line, 2);
    all += doubt.message + "\n";
  }
  return all;
}

TEST(BridgeLinks, TellOfWhatIsPassedOver) {
  EXPECT_EQ(doubts_of("&a=1nppp&c=9&c=9"), "");
  EXPECT_EQ(doubts_of("&a=1nppp&c=9&c=8"), "c= is there twice; the first counts\n");
  EXPECT_EQ(doubts_of("&a=1nppp&p=ha{an ace"),
            "p= has a bracket that is not closed; what stands behind it is left out\n");
}

TEST(BridgeLinks, AreNothingElse) {
  for (const char* other : {"", "deals.lin", "http://a.b/c.html", "http://a.b/c?x=y", "N:AKQ"}) {
    EXPECT_FALSE(bridge::is_link(other)) << other;
  }
}

TEST(BridgeLinks, HaveTheirFaultsInTheirLine) {
  const auto deals = read_all("\n" + kViewer + "n=sk93&e=sxx&s=&w=\n");
  ASSERT_EQ(deals.size(), 1);
  ASSERT_FALSE(deals[0].ok());
  EXPECT_EQ(DealError::of(deals[0]).line, 2);
}

}  // namespace matador::bridge_formats_link_test
