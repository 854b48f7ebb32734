// Endings of Schieber Jass and Coiffeur to try a solver on: random deals that were played, by the
// rules but at random, until few cards are left. And what to print of one when a test fails.

#ifndef MATADOR_TESTS_GAMES_JASS_ENDINGS_H_
#define MATADOR_TESTS_GAMES_JASS_ENDINGS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/deals/deal.h"
#include "solver/games/game.h"
#include "tests/games/jass/reference_rules.h"

namespace matador {

// A game and the number of its players.
struct JassTable {
  bool coiffeur;  // three players, with Slalom and Gustav
  int players;    // 2 to 6
  bool forced_undertrump = false;
};

// A whole deal and its play so far.
struct JassEnding {
  JassTable table;
  Deal deal;                          // of two players the first hands
  std::vector<CardSet> second_hands;  // of two players, else empty
  reference::jass::Contract contract;
  Seat declarer;
  std::optional<Seat> joker;  // of five players
  Seat leader;                // to the first trick
  std::vector<Card> play;
  reference::jass::Options options;
};

// An ending that leaves `cards_per_hand` cards to those who have not yet played to the trick on the
// table, on which lie `cards_in_trick` cards (fewer than players). Of two players the cards of the
// second hands count too. Deal, contract, declarer, joker, leader and options are random, and a
// pure function of all arguments. In every third ending the declaring side has won all the tricks
// so far, and in every other third none, if that can be had; who leads is then dealt strong cards.
JassEnding random_jass_ending(const JassTable& table, std::uint64_t seed, std::uint64_t number,
                              int cards_per_hand, int cards_in_trick);

// An ending of a trump contract to which all trumps are left, and else cards of as few suits as can
// be, so that nearly every card meets a rule about trumps. For three players or more, with hands
// large enough for the trumps.
JassEnding random_trump_ending(const JassTable& table, std::uint64_t seed, std::uint64_t number,
                               int cards_per_hand);

// The ending as a task; where everyone plays for himself, of its declarer.
Task task_of(const JassEnding& ending);

// The ending as the reference sees it, from the declaring side's view, without melds.
reference::jass::Position reference_position(const JassEnding& ending);

// The ending as a deal of a deal file, to be tried by hand.
std::string deal_file_text(const JassEnding& ending);

}  // namespace matador

#endif  // MATADOR_TESTS_GAMES_JASS_ENDINGS_H_
