// Scharwenzel for four, six and eight players, written a second time, straight from the rules and
// as plainly as possible. It shares nothing with the library but the names of cards, seats and
// deals, so that a fault would have to be made twice to pass unseen.
//
//   Position position = start(deal, {.trump = Suit::kHearts, .declarer = Seat::number(1), ...});
//   for (Card card : legal(position)) ... play(position, card)
//
// The seats of odd numbers are one team, those of even numbers the other (rules 3.3).

#ifndef MATADOR_TESTS_GAMES_SCHARWENZEL_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_SCHARWENZEL_REFERENCE_RULES_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "tests/reference/oracle.h"

namespace matador::reference::scharwenzel {

inline constexpr int kMostPlayers = 8;

// What is settled before the first lead.
struct Terms {
  Suit trump = Suit::kClubs;
  Seat declarer = Seat::number(1);
  Seat leader = Seat::number(1);
  bool all_passed = false;
  std::optional<Seat> tout = {};  // one of the team that has announced it
  bool pays_holders = false;      // the option
  int hook = 24;                  // in points
};

// Everything that can matter to the rest of a deal, or to what it earns.
struct Position {
  Terms terms;
  int players;
  int tricks_in_all;
  int odd_matadors;   // that team was dealt as many from the top,
  int even_matadors;  // or that one
  std::array<CardSet, kMostPlayers> hands;
  Seat leader;                                    // of the trick on the table
  absl::InlinedVector<Card, kMostPlayers> trick;  // the cards on the table, in order of play
  absl::InlinedVector<bool, 8> odd_won;           // of each trick so far whether that team won it
};

// How long the run of matadors of some cards is, as they are paid: 0, or 3 to 7 (rules 3.7).
int matadors(CardSet cards, Suit trump);

Position start(const Deal& deal, const Terms& terms);

bool is_over(const Position& position);
Seat to_play(const Position& position);
bool wants_most(const Position& position);
CardSet legal(const Position& position);
Position play(const Position& position, Card card);

// What the leader's team has if it stops the deal here, from the declaring side's view; none where
// it may not (rules 3.6).
std::optional<int> score_of_stopping(const Position& position);

// Of a finished deal. Nothing but tricks and score: there are no points.
Results results(const Position& finished);

// All of a position between two tricks.
Row row(const Position& position);

bool is_trump(Card card, Suit trump);

// The forced auction (rules 3.4).
struct Auction {
  std::vector<std::string> statements;  // in order of speaking: "pass", "6" or "6 clubs"
  std::optional<Seat> declarer;         // none when all pass
  std::vector<Suit> suits;              // those that the declarer may name
};
Auction auction(const Deal& deal, Seat forehand = Seat::number(1));

}  // namespace matador::reference::scharwenzel

#endif  // MATADOR_TESTS_GAMES_SCHARWENZEL_REFERENCE_RULES_H_
