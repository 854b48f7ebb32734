// Alpha-mu search: how many worlds can a player win by one plan, if he does not see the cards of
// the others? (Cazenave, Ventos: "The αμ Search Algorithm for the Game of Bridge", 2019.)
//
// The player chooses a card once for all worlds in which the same cards have been played. All other
// players choose in each world by itself, with open cards: his opponents against him, his partners
// for him. After a few cards of his own, each world is decided with open cards.
//
//   AlphaMu search(tasks, wins, /*player=*/Seat::number(1), solver);
//   std::popcount(search.won_with(card, /*own_cards=*/2))      // worlds, of tasks.size()

#ifndef MATADOR_SOLVER_ADVICE_ALPHA_MU_H_
#define MATADOR_SOLVER_ADVICE_ALPHA_MU_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/games/game.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"

namespace matador {

// A bit for each world.
using WorldBits = std::uint64_t;
inline constexpr std::size_t kMostAlphaMuWorlds = 64;

class AlphaMu {
 public:
  // At most 64 tasks: one for each world, with the same play, after which `player` is to play. In
  // each world the declaring side wins with the goal of the rung.
  AlphaMu(const std::vector<Task>& worlds, const std::vector<Rung>& wins, Seat player,
          Solver& solver);

  // The worlds that the player's side wins by the best plan that begins with the card. The plan
  // ends after `own_cards` cards of the player, this one included, 1 or more.
  WorldBits won_with(Card card, int own_cards);

 private:
  struct World {
    Task task;
    Played played;
    Goal goal;
    int need;
    WorldBits bit;
  };
  using Worlds = std::vector<World>;
  // The worlds won by each plan that is not worse than another in every world.
  using Front = std::vector<WorldBits>;

  Front search(const Worlds& worlds, int own_cards);
  Front own_turn(const Worlds& worlds, int own_cards);
  Front turn_of_other(const Worlds& worlds, bool is_partner, int own_cards);
  bool is_won(const World& world);

  static Worlds after(const Worlds& worlds, Card card);

  Worlds worlds_;
  Seat player_;
  SeatSet declaring_side_;
  bool is_declaring_;  // the player's side
  Solver& solver_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_ALPHA_MU_H_
