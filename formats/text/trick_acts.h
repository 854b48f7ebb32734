// The tricks of a play, and what each card does in them: it leads, follows, ruffs and so on.
//
//   const std::vector<ActedTrick> tricks = acted_tricks(task, solution.line);
//   tricks[0].cards[1].act == Act::kRuff

#ifndef MATADOR_FORMATS_TEXT_TRICK_ACTS_H_
#define MATADOR_FORMATS_TEXT_TRICK_ACTS_H_

#include <cstddef>
#include <vector>

#include "solver/games/game.h"
#include "solver/tricks/move.h"

namespace matador {

// A card that beats follows suit, and wins the trick until a better one comes.
enum class Act { kLead, kFollow, kBeat, kRuff, kOverruff, kUnderruff, kDiscard };

struct ActedCard {
  Seat seat;
  Card card;
  Act act;
};

struct ActedTrick {
  std::vector<ActedCard> cards;  // in order of play
  std::size_t winner = 0;        // of them, so far
  int points = 0;                // as in Trick
  bool complete = false;

  const ActedCard& best() const { return cards[winner]; }
};

// All tricks of the play of a task, and of a line that follows it. Both are by the rules, in
// tricks.
std::vector<ActedTrick> acted_tricks(Task task, const std::vector<Move>& line);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_TRICK_ACTS_H_
