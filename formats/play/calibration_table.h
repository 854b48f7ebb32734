// The answer of `matador match --calibrate`: what advice promised and what was then scored, by side
// and by the cards left in hand.
//
//   CalibrationTable table(settings);
//   for (...) table.add(promises of one deal);
//   table.text();       // for people, or a JSON object a line for each row; or a row of CSV for
//                       // each promise
//
// The keys of the objects, the columns and their order are a promise: add, but do not change.

#ifndef MATADOR_FORMATS_PLAY_CALIBRATION_TABLE_H_
#define MATADOR_FORMATS_PLAY_CALIBRATION_TABLE_H_

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "formats/play/match_request.h"
#include "solver/players/calibration.h"

namespace matador {

class CalibrationTable {
 public:
  // With a player who is calibrated.
  explicit CalibrationTable(const MatchSettings& settings) : settings_(settings) {}

  void add(std::vector<Promise> promises) { calibration_.add(std::move(promises)); }
  std::size_t deals() const { return calibration_.deals().size(); }
  // The table of the deals so far; empty if there are none.
  std::string text() const;

 private:
  std::string view() const;
  std::string json() const;
  std::string csv() const;

  const MatchSettings& settings_;
  Calibration calibration_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_CALIBRATION_TABLE_H_
