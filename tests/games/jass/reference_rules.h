// Schieber Jass for two to six players and Coiffeur, straight from the rules and as plainly as
// possible. It shares nothing with the library but the names of cards, sets and seats.
//
//   Position position = start(hands, {.contract = Contract::kObenabe, .camp = side(4, declarer)});
//   for (Card card : legal(position)) ... play(position, card)
//
// Melds are not found here: what each player gets for his is given from outside.

#ifndef MATADOR_TESTS_GAMES_JASS_REFERENCE_RULES_H_
#define MATADOR_TESTS_GAMES_JASS_REFERENCE_RULES_H_

#include <array>
#include <optional>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "tests/reference/oracle.h"

namespace matador::reference::jass {

inline constexpr int kMostPlayers = 6;

// Jass 2.1. The suits of the library stand for acorns, roses, shields and bells in this order
// (0.4).
inline constexpr Rank kUnder = Rank::kJack;
inline constexpr Rank kOber = Rank::kQueen;

// Jass 2.2, Coiffeur 2.18; of Slalom and Gustav by their first direction (2.19).
enum class Contract {
  kAcorns,
  kRoses,
  kShields,
  kBells,
  kObenabe,
  kUndenufe,
  kSlalomObenabe,
  kSlalomUndenufe,
  kGustavObenabe,
  kGustavUndenufe
};

std::optional<Suit> trump(Contract contract);

// What the score is multiplied by in Jass; 0 where there is no score (2.2).
int usual_multiplier(Contract contract);

struct Options {
  bool undenufe_ace = false;       // in Undenufe the ace is 11 and the six nothing (2.4)
  bool values_by_trick = false;    // of Slalom and Gustav (2.19)
  bool forced_undertrump = false;  // a hand of trumps alone is not enough (2.7)
};

using Trick = absl::InlinedVector<Card, kMostPlayers>;
using Cards = absl::InlinedVector<Card, 18>;

// By seat, from seat 1 on.
using Hands = std::vector<CardSet>;
template <typename T>
using BySeat = std::array<T, kMostPlayers>;

// What is settled before the first lead.
struct Terms {
  Contract contract = Contract::kAcorns;
  Seat leader = Seat::number(1);
  SeatSet camp = {Seat::number(1)};  // those whose result is asked
  int multiplier = 0;
  BySeat<int> melds = {};  // Wyz and Stöck (2.9 to 2.11)
  Options options = {};
};

// Everything that can matter to the rest of a deal, or to what it earns.
struct Position {
  int players;
  BySeat<CardSet> hands;
  BySeat<CardSet> second_hands;  // not taken up yet (2.14)
  Terms terms;                   // as settled, and nothing in it changes
  Seat leader;                   // of the trick on the table
  Trick trick;                   // the cards on the table, in order of play
  BySeat<int> tricks;            // won so far
  BySeat<int> points;            // won so far, with the last trick
};

// Who plays together with the declarer; of five players the joker does, and never declares
// (2.13 to 2.18).
SeatSet side(int players, Seat declarer, std::optional<Seat> joker = {});

// Who leads to the first trick unless somebody says otherwise (2.13 to 2.18).
Seat usual_leader(int players, Seat declarer, Seat forehand);

Position start(const Hands& hands, const Terms& terms, const Hands& second_hands = {});

bool is_over(const Position& position);
Seat to_play(const Position& position);
// Whether he is of the camp whose result is asked.
bool wants_most(const Position& position);

// The cards that the player to move may play: acorns, roses, shields, bells, each from the six up
// (rules 0.4).
Cards legal(const Position& position);

// The position after a legal card.
Position play(const Position& position, Card card);

// Who of so many players wins a complete trick that `leader` led to; tricks count from 1.
Seat winner(const Trick& trick, Seat leader, Contract contract, int number);

// What a card is worth to who wins it in that trick.
int card_points(Card card, Contract contract, int number, const Options& options = {});

// What the camp has in the end.
Results results(const Position& finished);

// All of a position between two tricks that matters to the results of the camp.
Row row(const Position& position);

// What each player has for himself in the end (2.15).
std::vector<int> own_results(Position finished, Measure measure);

}  // namespace matador::reference::jass

#endif  // MATADOR_TESTS_GAMES_JASS_REFERENCE_RULES_H_
