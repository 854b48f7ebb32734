// The techniques of the search, a switch each, so that every one of them can be tested and measured
// alone. All are on unless somebody asks otherwise; none changes a value, only the work.

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
  kHabits,
  kLaterTricks,
  kLowCards,
  kOrdering,
  kPatience,
  kQuickTricks,
  kRelevance,
  kSimilarity,
  kSureTricks,
  kTable,
  kTableMove
};

struct TechniqueFact {
  Technique technique;
  std::string_view name;
  std::string_view meaning;
};

// Sorted by name.
inline constexpr std::array<TechniqueFact, 14> kTechniques{{
    {Technique::kClaim, "claim", "stop where the leader can only win every trick"},
    {Technique::kDominance, "dominance", "cards that can only be worse once the trick is decided"},
    {Technique::kEquals, "equals", "one of several touching cards of the same worth"},
    {Technique::kHabits, "habits",
     "try the card early that last answered with the same hand, and leads that often do"},
    {Technique::kLaterTricks, "later-tricks",
     "a trick that the side on lead must give away; for plain tricks"},
    {Technique::kLowCards, "low-cards", "one of several cards whose ranks did not matter"},
    {Technique::kOrdering, "ordering", "try the cards that promise most first"},
    {Technique::kPatience, "patience",
     "where tricks are shunned, a brief look at every lead before any is searched to the end"},
    {Technique::kQuickTricks, "quick-tricks",
     "what the leader's side can take at once, or the others after a lead; for plain tricks"},
    {Technique::kRelevance, "relevance", "only ranks that mattered are part of a table entry"},
    {Technique::kSimilarity, "similarity", "entries serve deals that differ in points alone"},
    {Technique::kSureTricks, "sure-tricks",
     "the tricks that the trumps of a player must bring; not for points"},
    {Technique::kTable, "table", "remember positions"},
    {Technique::kTableMove, "table-move", "try the card that was best in a like position first"},
}};

// A set of techniques, as SolverOptions::techniques has it.
constexpr std::uint32_t bit_of(Technique technique) {
  return std::uint32_t{1} << static_cast<int>(technique);
}
inline constexpr std::uint32_t kAllTechniques = (std::uint32_t{1} << kTechniques.size()) - 1;

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_TECHNIQUES_H_
