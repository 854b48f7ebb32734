// Schafkopf with 32 cards or with 24, written a second time, straight from the rules and as plainly
// as possible. It shares nothing with the library but the names of cards, seats and deals.
//
//   Position position = start(deal, {.game = Game::kSauspiel, .suit = Suit::kClubs, ...});
//   for (Card card : legal(position)) ... play(position, card)

#ifndef MATADOR_TESTS_GAMES_SCHAFKOPF_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_SCHAFKOPF_REFERENCE_RULES_H_

#include <array>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "tests/reference/oracle.h"

namespace matador::reference::schafkopf {

// A Farbwenz is a Wenz with a suit, a Farbgeier a Geier with one.
enum class Game { kSauspiel, kSolo, kWenz, kGeier, kBettel, kHochzeit, kRamsch };

// What is settled before the first lead.
struct Terms {
  Game game = Game::kSolo;
  bool has_suit = true;
  Suit suit = Suit::kHearts;  // of the trumps, or of the called ace
  Seat declarer = Seat::number(1);
  Seat leader = Seat::number(1);
  Seat partner = Seat::number(1);  // in a Hochzeit
  int to_run = 4;                  // 9: nobody may
  int step = 10;
  int sauspiel = 20;
  int single = 50;
  int run = 3;
  int run_without_suit = 2;
  bool tout = false;
  int doublings = 0;
};

struct Position {
  Terms terms;
  std::array<bool, 4> declares{};  // by seat
  int laufende = 0;                // with so many, or without
  bool sie = false;
  std::array<CardSet, 4> hands{};  // without the cards in the trick
  Seat leader;                     // of the trick
  absl::InlinedVector<Card, 4> trick;
  bool suit_was_led = false;  // that of the called ace, in an earlier trick
  int points = 0;             // of the declaring side
  int our_tricks = 0;
  int their_tricks = 0;
};

Position start(const Deal& deal, const Terms& terms);

bool is_over(const Position& position);
Seat to_play(const Position& position);
bool wants_most(const Position& position);
CardSet legal(const Position& position);
Position play(const Position& position, Card card);

int score(const Position& finished);
// In a Bettel the tricks are negative, as the declarer wants few.
Results results(const Position& finished);
Row row(const Position& position);

}  // namespace matador::reference::schafkopf

#endif  // MATADOR_TESTS_GAMES_SCHAFKOPF_REFERENCE_RULES_H_
