// Rotation: a deal with all players moved some seats on: hands, dealer, declarer, joker, leader,
// tout and player (rules 0.1). All answers about it must be those about the deal, moved by as many
// seats.

#ifndef MATADOR_TESTS_SUPPORT_ROTATION_H_
#define MATADOR_TESTS_SUPPORT_ROTATION_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "solver/games/game.h"

namespace matador {

class Rotation {
 public:
  Rotation(int seats, int by) : seats_(seats), by_(by) {}

  Seat of(Seat seat) const { return seat.next(seats_, by_); }
  std::optional<Seat> of(std::optional<Seat> seat) const {
    return seat ? std::optional(of(*seat)) : std::nullopt;
  }
  Deal of(const Deal& deal) const;
  // The rotated problem. It names the dealer (of a problem that names none, the last seat), and the
  // joker if there is one.
  Problem of(const Problem& problem) const;
  // A list by seat, rotated.
  template <typename T>
  std::vector<T> of(const std::vector<T>& by_seat) const {
    std::vector<T> rotated = by_seat;
    for (std::size_t i = 0; i < by_seat.size(); ++i) {
      rotated[static_cast<std::size_t>(of(Seat::from_index(static_cast<int>(i))).index())] =
          by_seat[i];
    }
    return rotated;
  }

 private:
  int seats_;
  int by_;
};

// A game and the number of its players.
struct GameTable {
  std::string game;
  int seats;
};
inline constexpr std::uint64_t kRandomProblems = 1601;

// All games with all numbers of players; or those of some games.
std::vector<GameTable> all_tables();
std::vector<GameTable> tables_of(const std::function<bool(const Game&)>& belongs);
// "jass with 5", for messages.
std::string name_of(const GameTable& players);

// A random question about deal `number` of seed kRandomProblems: dealer, contract, declarer,
// leader, joker and tout, each maybe left out; and a play by the rules that leaves at most
// `cards_left` to each hand. A pure function of all arguments.
Problem random_problem(const GameTable& players, std::uint64_t number, int cards_left);

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_ROTATION_H_
