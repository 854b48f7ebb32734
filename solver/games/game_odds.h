// What the odds (statistics/) count of the hands and deals of one game alone: how often a hand has
// melds of some worth, how often a team has matadors, and whether a question makes sense in a game.

#ifndef MATADOR_SOLVER_GAMES_GAME_ODDS_H_
#define MATADOR_SOLVER_GAMES_GAME_ODDS_H_

#include <cstdint>
#include <map>
#include <vector>

#include "solver/cards/card_set.h"

namespace matador {

struct RuleOption;

class GameOdds {
 public:
  // How many ways there are to what has such a number.
  using Counts = std::map<int, std::uint64_t>;
  using Options = std::vector<RuleOption>;

  virtual ~GameOdds() = default;

  // Whether hands have melds, combinations of cards that score before the play; what those of a
  // hand are worth; and all hands by that.
  virtual bool has_melds() const { return false; }
  virtual int worth_of_melds(CardSet /*hand*/, const Options& /*options*/) const { return 0; }
  virtual Counts hands_by_worth(int /*seats*/, const Options& /*options*/) const { return {}; }

  // All ways to divide the pack between the teams, by the matadors that one of them is paid for;
  // empty where nobody is. A declarer without a partner has the talon too.
  virtual Counts ways_by_matadors(int /*seats*/) const { return {}; }
  // Whether sides that share the tricks have a word for it, the Bock.
  virtual bool has_bock() const { return false; }
  // Whether hands are valued by their high cards.
  virtual bool has_high_cards() const { return false; }
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_GAME_ODDS_H_
