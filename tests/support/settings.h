// Solvers with every technique of the search on and off, to compare with the true value.

#ifndef MATADOR_TESTS_SUPPORT_SETTINGS_H_
#define MATADOR_TESTS_SUPPORT_SETTINGS_H_

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "solver/solve.h"
#include "tests/reference/oracle.h"

namespace matador {

// An objective, and the measure of the reference for it.
struct Objectives {
  Objective objective;
  reference::Measure measure;
  const char* name;
};
inline constexpr std::array kObjectives{
    Objectives{Objective::kPoints, reference::Measure::kPoints, "points"},
    Objectives{Objective::kTricks, reference::Measure::kTricks, "tricks"},
    Objectives{Objective::kScore, reference::Measure::kScore, "score"}};

// A solver for all endings of a test: all that it remembers of one may disturb the next.
struct Setting {
  Setting(std::string setting_name, std::uint32_t techniques, bool newest_instructions = true)
      : name(std::move(setting_name)),
        solver({.table_mib = 1,
                .techniques = techniques,
                .newest_instructions = newest_instructions}) {}

  std::string name;
  Solver solver;
};

// Settings with all techniques, none, each alone, each with the transposition table, and all but
// each.
std::vector<Setting> settings();

// The settings that can solve more than a few cards a hand.
std::vector<Setting> quick_settings();

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_SETTINGS_H_
