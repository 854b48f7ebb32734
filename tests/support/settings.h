// Solvers with every technique of the search on and off, to compare with what the value must be.

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

// What is solved for, and how the reference measures it.
struct Objectives {
  Objective objective;
  reference::Measure measure;
  const char* name;
};
inline constexpr std::array kObjectives{
    Objectives{Objective::kPoints, reference::Measure::kPoints, "points"},
    Objectives{Objective::kTricks, reference::Measure::kTricks, "tricks"},
    Objectives{Objective::kScore, reference::Measure::kScore, "score"}};

// A solver that is used for all endings of a test, so that whatever it remembers of one may disturb
// the next.
struct Setting {
  Setting(std::string setting_name, std::uint32_t techniques, bool newest_instructions = true)
      : name(std::move(setting_name)),
        solver({.table_mib = 1,
                .techniques = techniques,
                .newest_instructions = newest_instructions}) {}

  std::string name;
  Solver solver;
};

// All techniques, none, each alone, each with the table that some of them work on, each left out.
std::vector<Setting> settings();

// Those of them that can solve more than a few cards a hand.
std::vector<Setting> quick_settings();

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_SETTINGS_H_
