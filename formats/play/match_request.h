// The question of `matador match`, and its answer: by how much each player wins more than another.
//
//   const MatchSettings settings = read_match_settings(arguments);
//   MatchTable table(settings);
//   for (...) table.add(differences of one deal, in the order of settings.pairs());
//   table.text();
//
// The keys of the objects and their order are a promise: add, but do not change.

#ifndef MATADOR_FORMATS_PLAY_MATCH_REQUEST_H_
#define MATADOR_FORMATS_PLAY_MATCH_REQUEST_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/output/fields.h"
#include "formats/play/protocol.h"
#include "formats/requests/arguments.h"
#include "solver/games/tasks.h"
#include "solver/players/calibration.h"

namespace matador {

// ---- Match request ------------------------------------------------------------------------------

struct MatchSettings {
  UsualPlay play;
  std::uint64_t seed;
  std::size_t deals;
  std::vector<Seated> players;  // none where a player is calibrated
  std::optional<Seated> calibrated = {};
  Format format = Format::kText;
  double move_seconds;  // of a program, for a line

  // Each player against each that is named after him, by their places.
  struct Pair {
    std::size_t first;
    std::size_t second;
  };
  std::vector<Pair> pairs() const;

  Objective objective() const;        // in which is counted
  std::string contract_text() const;  // ", grand", or nothing
};

// What is said about the fields of an answer; and with a player who is calibrated, about those that
// stand in place of `players`.
FieldTexts match_fields();
FieldTexts calibration_fields();

absl::StatusOr<MatchSettings> read_match_settings(const Arguments& arguments);

class MatchTable {
 public:
  explicit MatchTable(const MatchSettings& settings);

  // The differences say how much more the first of each pair has won on one deal.
  void add(const std::vector<double>& differences);

  std::size_t deals() const { return differences_.front().size(); }
  // The table of the deals so far; empty if there are none.
  std::string text() const;

 private:
  std::string line_for_people(std::size_t pair) const;
  std::string json(std::size_t pair) const;

  const MatchSettings& settings_;
  std::vector<std::vector<double>> differences_;  // by pair and deal
};

// ---- Calibration table --------------------------------------------------------------------------
// The answer of `matador match --calibrate`: what advice promised and what was then scored, by side
// and by the cards left in hand.
//
//   CalibrationTable table(settings);
//   for (...) table.add(promises of one deal);
//   table.text();       // for people, or a JSON object a line for each row; or a row of CSV for
//                       // each promise
//
// The keys of the objects, the columns and their order are a promise: add, but do not change.

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

#endif  // MATADOR_FORMATS_PLAY_MATCH_REQUEST_H_
