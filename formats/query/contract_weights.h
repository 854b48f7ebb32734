// The contracts of `matador table --contract`: one with what is announced beside it, or several,
// and what each counts where contracts are compared in a game without a score: a line of its sheet
// may count once, twice or three times.
//
//   read_weights("all", coiffeur)                    // each as often as its line on the sheet
//   read_weights("obenabe, acorns*3", coiffeur)      // acorns as a joker: three times
//   read_weights("obenabe-85, slalom-90", coiffeur)  // only the points above 85 and above 90

#ifndef MATADOR_FORMATS_QUERY_CONTRACT_WEIGHTS_H_
#define MATADOR_FORMATS_QUERY_CONTRACT_WEIGHTS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/statistics/query.h"

namespace matador {

// "all", or names with commas between them, each with "-POINTS" and "*TIMES" behind it, or one of
// them, or none. InvalidArgument, with a sentence for people, where one is unknown or there twice,
// or the game has a score, whose multipliers are those of its rules.
absl::StatusOr<std::vector<Weight>> read_weights(const std::string& text, const Game& game);

// Reads a contract with what is announced beside it, "grand hand", "Wenz-Tout", as the deals of the
// query are played; false where nothing is announced.
absl::StatusOr<bool> read_announced_contract(const std::string& text, Query& query);

// The contracts that the best is chosen from, if the best of several is played: "all" of "best", or
// what stands behind "best,"; none where `text` is another.
std::optional<std::string> best_of(const std::string& text);

// The weights as --contracts takes them, each in full: "obenabe-85*2,slalom-obenabe*2".
std::string weights_text(const std::vector<Weight>& weights, const Game& game);

// "Points count twice in obenabe.", "Points above 70 count 3 times in acorns."; none where all
// points count once.
std::vector<std::string> weights_in_words(const std::vector<Weight>& weights, const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_QUERY_CONTRACT_WEIGHTS_H_
