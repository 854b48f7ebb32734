// What the readers of games of bridge find in a text, for tests: PBN and LIN alike.

#ifndef MATADOR_TESTS_GAMES_BRIDGE_GAMES_OF_A_TEXT_H_
#define MATADOR_TESTS_GAMES_BRIDGE_GAMES_OF_A_TEXT_H_

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/deal_files.h"

namespace matador::bridge_tests {

inline std::vector<absl::StatusOr<DealRecord>> read_all(const std::string& text) {
  std::istringstream in(text);
  DealReader reader(in);
  std::vector<absl::StatusOr<DealRecord>> deals;
  while (auto deal = reader.next()) deals.push_back(*std::move(deal));
  return deals;
}

// The only game of the text; an empty one, and a failure, where there is none.
inline DealRecord read_one(const std::string& text) {
  const std::vector<absl::StatusOr<DealRecord>> deals = read_all(text);
  EXPECT_EQ(deals.size(), 1U) << text;
  if (!deals.at(0).ok()) {
    ADD_FAILURE() << DealError::of(deals.at(0)).line << ": " << deals.at(0).status().message()
                  << "\n"
                  << text;
    return {};
  }
  return deals.at(0).value();
}

// What is doubtful about the games of the text, with its line.
inline std::vector<std::string> doubts_in(const std::string& text) {
  std::istringstream in(text);
  DealReader reader(in);
  std::vector<std::string> doubts;
  while (reader.next()) {
    for (const DealError& doubt : reader.doubts()) {
      doubts.push_back(absl::StrCat(doubt.line, ": ", doubt.message));
    }
  }
  return doubts;
}

inline std::string value(const DealRecord& record, const std::string& name) {
  const Tag* tag = record.find(name);
  return tag == nullptr ? "none" : tag->value;
}

}  // namespace matador::bridge_tests

#endif  // MATADOR_TESTS_GAMES_BRIDGE_GAMES_OF_A_TEXT_H_
