// The trick that shows best why one line of play is worse than another.
//
//   turning_point(acted_tricks(task, best.line), acted_tricks(task, other.line), order, side,
//   /*by_points=*/true)

#ifndef MATADOR_FORMATS_TEXT_TURNING_POINT_H_
#define MATADOR_FORMATS_TEXT_TURNING_POINT_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "formats/text/trick_acts.h"

namespace matador {

struct TurningPoint {
  std::size_t trick;           // of the worse line, from 0
  std::optional<Card> caught;  // its dearest card that the other side takes in the better line
};

// One side takes more card points in the worse line than in the better one: returns its trick with
// the most points in cards that the others take in the better line. If no points tell the lines
// apart, or without `by_points`, one side wins more tricks: returns its first trick that is won by
// a card which wins none in the better line. None where the two lines differ in neither. `side`:
// either of the two.
std::optional<TurningPoint> turning_point(const std::vector<ActedTrick>& better,
                                          const std::vector<ActedTrick>& worse,
                                          const TrickOrder& order, SeatSet side, bool by_points);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_TURNING_POINT_H_
