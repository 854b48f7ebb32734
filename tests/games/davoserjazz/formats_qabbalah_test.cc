// The piles and the moves of Qabbalah as people see them.

#include <gtest/gtest.h>

#include "formats/cards/card_style.h"
#include "formats/games/davoserjazz/qabbalah_view.h"
#include "solver/cards/card_set.h"
#include "solver/games/registry.h"

namespace matador::davoserjazz_formats_qabbalah_test {

namespace qabbalah = davoserjazz::qabbalah;

using davoserjazz::piles_view;
using davoserjazz::rounds_view;
using qabbalah::Position;

CardSet cards(const std::string& names) { return read_cards(names, kFrenchCards).value(); }
Card card(const std::string& name) { return read_card(name, kFrenchCards).value(); }

const CardFace kSymbols(kFrenchCards, /*symbols=*/true);
const CardFace kPlain(kFrenchCards, /*symbols=*/false);

// Seat 1 holds the ace behind the two that was left out.
Position ending() {
  Position position;
  position.seats = 3;
  position.hands = {cards("DA"), cards("DK SK"), cards("HT HJ HQ HK")};
  position.piles = kPack52 - cards("D2 DA DK SK HT HJ HQ HK");
  return position;
}

TEST(PilesView, HasTheSevensBelowEachOther) {
  EXPECT_EQ(piles_view(ending(), kSymbols),
            "On the piles\n"
            "  ♠  A  2  3  4  5  6  7  8  9 10  J  Q\n"
            "  ♥  A  2  3  4  5  6  7  8  9\n"
            "  ♦        3  4  5  6  7  8  9 10  J  Q      ♦2 left out\n"
            "  ♣  A  2  3  4  5  6  7  8  9 10  J  Q  K\n");
}

TEST(PilesView, HasADashForAPileThatIsNotBegun) {
  Position position = ending();
  position.piles = cards("C7 C8");
  position.hands[0] = kPack52 - position.piles - cards("D2");
  EXPECT_EQ(piles_view(position, kPlain).substr(0, 38),
            "On the piles\n"
            "  S                    -\n");
}

const Players kPlayers(*find_game("davoserjazz"), 3);

TEST(RoundsView, HasARowForEachRound) {
  const std::vector<Move> moves{Move::bring_in(card("D2")),
                                card("DA"),
                                card("DK"),
                                card("HT"),
                                card("SK"),
                                card("HJ"),
                                card("HQ"),
                                card("HK")};
  EXPECT_EQ(rounds_view(ending(), moves, Seat::number(1), kSymbols, kPlayers),
            "Round  Seat 1  Seat 2  Seat 3\n"
            "    1  +♦2 ♦A* ♦K      ♥10\n"
            "    2          ♠K*     ♥J\n"
            "    3                  ♥Q\n"
            "    4                  ♥K*\n"
            "\n"
            "* goes out.\n");
  EXPECT_EQ(rounds_view(ending(), {}, Seat::number(1), kSymbols, kPlayers), "");
}

TEST(RoundsView, BeginsWithTheSeatToPlay) {
  Position position = ending();
  position.to_play = Seat::number(3);
  EXPECT_EQ(rounds_view(position, {card("HT"), Move::pass()}, Seat::number(1), kPlain, kPlayers),
            "Round  Seat 1  Seat 2  Seat 3\n"
            "    1                  H10\n"
            "    2  pass\n"
            "\n"
            "* goes out.\n");
}

}  // namespace matador::davoserjazz_formats_qabbalah_test
