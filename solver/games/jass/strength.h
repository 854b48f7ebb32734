// How strong a hand of Jass is in a contract, guessed without any search: a sum of weights, for the
// ranks that it holds and for some things that go with them. Fitted to deals that were solved.
//
//   jass::strength(hand, type)     // in points that the side of this hand has more than the others
//
// The strengths of the declaring side, less those of the others, and what the lead is worth, guess
// by how many points that side wins, a match counted. bench/figures.md has how far such guesses go.

#ifndef MATADOR_SOLVER_GAMES_JASS_STRENGTH_H_
#define MATADOR_SOLVER_GAMES_JASS_STRENGTH_H_

#include <array>
#include <cstddef>

#include "solver/cards/card_set.h"
#include "solver/games/jass/rules.h"

namespace matador::jass {

// What is counted of a hand, and weighed. The first nine: of each rank from the strongest down
// whether it is held, of trumps, or without trumps how often in all suits. Then
//
//   with trumps      plain aces, kings and Ober; aces with their king; voids; single cards but
//                    aces; four trumps or more; five; six
//   without trumps   the top two of a suit; the top three; four; suits of four cards or more
//                    with the top one; of five; the second without the top one but guarded
inline constexpr std::size_t kFeatures = 18;
using Features = std::array<double, kFeatures>;
Features features(CardSet hand, const Type& type);

double strength(CardSet hand, const Type& type);
double margin_of_lead(const Type& type);

// What is expected, in the same points, of the side of a player of which only his hand is known,
// with Wyz of `melds` points; his partner leads. With four, five or six players.
double promise(CardSet hand, const Type& type, int seats, int melds);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_STRENGTH_H_
