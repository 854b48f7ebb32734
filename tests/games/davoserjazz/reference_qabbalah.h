// Qabbalah, the last hand of Davoserjazz, written a second time, straight from the rules and as
// plainly as possible. It shares nothing with the library but the names of cards, seats and deals,
// so that a fault would have to be made twice to pass unseen.
//
//   for (const Move& move : moves(position)) ... move.name, move.after
//   Oracle oracle(position);
//   for (std::size_t i = 0; i < oracle.positions().size(); ++i) ... oracle.worth(i).penalties
//
// As players may pass in turn for ever, the oracle is no recursion: it gives every position a value
// to begin with, and lets each look at those after its moves until no value changes any more.

#ifndef MATADOR_TESTS_GAMES_DAVOSERJAZZ_REFERENCE_QABBALAH_H_
#define MATADOR_TESTS_GAMES_DAVOSERJAZZ_REFERENCE_QABBALAH_H_

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "solver/cards/card_set.h"

namespace matador::reference::qabbalah {

// Everything that can matter to the rest of a hand.
struct Position {
  std::vector<CardSet> hands;  // by seat
  CardSet lying;               // on the piles
  std::size_t mover = 0;       // who is to play: he holds cards, if anybody does
};

struct Move {
  std::string name;  // "H7", "+D2", "pass"
  int penalty;       // to the mover
  Position after;
};

// In the order in which the first of equally good ones is chosen; none when all are out.
std::vector<Move> moves(const Position& position);

// How many have no cards left.
int players_out(const Position& position);

// What is to come, by seat.
struct Worth {
  std::vector<int> penalties;  // alone against all others
  std::vector<int> places;     // alone against all others; of those who still play
  std::vector<int> max_n;      // penalties when each looks after himself
};

class Oracle {
 public:
  // Finds and values all positions that can come of it.
  explicit Oracle(const Position& start);

  // The start is the first.
  const std::vector<Position>& positions() const { return positions_; }
  const Worth& worth(std::size_t i) const { return worths_[i]; }
  const Worth& worth(const Position& position) const;

 private:
  struct Choice {
    std::size_t after;  // index of the position
    int penalty;
  };
  using Key = std::pair<std::uint64_t, std::size_t>;  // what lies there, and who is to play

  void find(const Position& start);
  void value_penalties(std::size_t player);
  void value_places(std::size_t player);
  void value_max_n();

  std::vector<Position> positions_;
  std::vector<std::vector<Choice>> choices_;  // by position
  std::map<Key, std::size_t> index_;
  std::vector<Worth> worths_;
};

}  // namespace matador::reference::qabbalah

#endif  // MATADOR_TESTS_GAMES_DAVOSERJAZZ_REFERENCE_QABBALAH_H_
