// One switch per optimisation of the search, so that each can be tested and measured alone. All are
// on by default. No technique changes a value; each saves work.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_TECHNIQUES_H_
#define MATADOR_SOLVER_SEARCH_COMMON_TECHNIQUES_H_

#include <array>
#include <cstdint>
#include <string_view>

namespace matador::search {

enum class Technique : std::uint8_t {
  kClaim,
  kDominance,
  kEquals,
  kFewestRanks,
  kFirstTries,
  kHashMove,
  kHistory,
  kLaterTricks,
  kLowCards,
  kOrdering,
  kPatience,
  kQuasiSymmetry,
  kQuickTricks,
  kRelevance,
  kSimilarity,
  kSureTricks,
  kTable,
  kTrimmedProofs
};

struct TechniqueFact {
  Technique technique;
  std::string_view name;
  std::string_view meaning;
};

// Sorted by name.
inline constexpr std::array<TechniqueFact, 18> kTechniques{{
    {Technique::kClaim, "claim", "cutoff where the leader wins every trick that is left"},
    {Technique::kDominance, "dominance",
     "drop cards that can only be worse once the trick is decided"},
    {Technique::kEquals, "equals", "try one of several touching cards of the same worth"},
    {Technique::kFewestRanks, "fewest-ranks",
     "of the table entries that answer, take the one that rests on the fewest ranks"},
    {Technique::kFirstTries, "first-tries",
     "play the card that last answered to the same lane before any are generated"},
    {Technique::kHashMove, "hash-move", "try the best card of a like table entry first"},
    {Technique::kHistory, "history",
     "refutation tables, and the history of leads and answers, in the ordering"},
    {Technique::kLaterTricks, "later-tricks",
     "cutoff by a trick that the side on lead must lose; for plain tricks"},
    {Technique::kLowCards, "low-cards", "try one of several cards whose ranks did not matter"},
    {Technique::kOrdering, "ordering", "try the cards of the best score first"},
    {Technique::kPatience, "patience",
     "in misère, look briefly at every lead before any is searched to the end"},
    {Technique::kQuasiSymmetry, "quasi-symmetry",
     "drop cards that touch one that has failed, if what they are worth cannot make up for it"},
    {Technique::kQuickTricks, "quick-tricks",
     "cutoff by tricks that a side can take at once; for plain tricks"},
    {Technique::kRelevance, "relevance",
     "a table entry holds for all positions of the same winning ranks"},
    {Technique::kSimilarity, "similarity", "a table entry holds whatever the cards are worth"},
    {Technique::kSureTricks, "sure-tricks",
     "cutoff by tricks that the trumps of a side must bring; not for points"},
    {Technique::kTable, "table", "transposition table"},
    {Technique::kTrimmedProofs, "trimmed-proofs",
     "leave ranks out of a proof where the lengths tell who holds the cards; for tricks"},
}};

// A set of techniques, as SolverOptions::techniques has it.
constexpr std::uint32_t bit_of(Technique technique) {
  return std::uint32_t{1} << static_cast<int>(technique);
}
inline constexpr std::uint32_t kAllTechniques = (std::uint32_t{1} << kTechniques.size()) - 1;

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_TECHNIQUES_H_
