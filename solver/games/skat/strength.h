// How strong a declarer of Skat is in a suit game or grand, guessed without any search: a sum of
// weights, fitted to deals that were solved. From his own cards, or from those of all. Null is not
// guessed.
//
//   skat::strength(hand, set_aside, clubs)   // his card points, the cards set aside counted
//   skat::is_sensible(task)                  // whether he would name the contract, by such guesses
//   skat::glance_of(clubs)->guess(task, Guess::kPoints)   // with the best exchange, all cards open
//
// bench/figures.md has how far such guesses go.

#ifndef MATADOR_SOLVER_GAMES_SKAT_STRENGTH_H_
#define MATADOR_SOLVER_GAMES_SKAT_STRENGTH_H_

#include <array>
#include <cstddef>

#include "solver/cards/card_set.h"
#include "solver/games/ace_ten.h"
#include "solver/games/game.h"
#include "solver/games/glance.h"
#include "solver/games/skat/rules.h"

namespace matador::skat {

// What is counted, and weighed: 1; each trump from the strongest down, whether he holds it; whether
// he holds five trumps or more, six, seven. Then the plain suits (ace_ten.h), and the points of
// the cards that are set aside.
inline constexpr std::size_t kFeatures = 16 + kPlainSuitCounts;
using Features = std::array<double, kFeatures>;
Features features(CardSet hand, CardSet set_aside, const Kind& contract);

double strength(CardSet hand, CardSet set_aside, const Kind& contract);

// Game::is_sensible(): by the guesses he wins the contract with the best exchange, and neither the
// exchange that he has made nor the suit is far behind the best. Of null and of hand games it says
// nothing, nor of endings: true.
bool is_sensible(const Task& task);

// ContractInfo::glance; nullptr for null.
const Glance* glance_of(const Kind& contract);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_STRENGTH_H_
