// The double-dummy table of a deal of bridge and its par: for people, in the words of PBN, and as
// the examples of libdds print it.
//
//   const bridge::TrickTable tricks = tricks_of(answers);        // to all 20 contracts
//   double_dummy_view(answers, symbols);
//
// North is seat 1, East 2, South 3, West 4.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_DOUBLE_DUMMY_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_DOUBLE_DUMMY_H_

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/output/replay.h"
#include "solver/games/bridge/score.h"
#include "solver/games/game.h"

namespace matador {

// ---- Double dummy -------------------------------------------------------------------------------

using bridge::Board;

// By [Dealer] and [Vulnerable], else by the number of the [Board] (law 2).
Board board_of(const DealRecord& record);

// Who "NS" or "Both" says is vulnerable; none if it is no such word.
std::optional<SeatSet> vulnerable_named(const std::string& value);
inline constexpr std::array<std::string_view, 4> kVulnerableNames{"None", "NS", "EW", "All"};
std::size_t place_of_vulnerable(SeatSet sides);  // in this order
std::string vulnerable_name(SeatSet sides);

// Whether these are the answers to every contract by every declarer, and exact.
bool is_double_dummy(const std::vector<Answer>& answers);
bridge::TrickTable tricks_of(const std::vector<Answer>& answers);

// "NS 420", "EW 100"; and "NS 4S+1; EW 5DX-2", "Pass" if no side gains by bidding.
std::string par_score(const bridge::Par& par);
std::string par_contracts(const bridge::Par& par);

// Par for each vulnerability; `tricks`: by strain and by seat of the declarer.
std::vector<ParRow> par_rows(const OwnFacts& said, const std::vector<int>& tricks);

// The deal, the table, and par for each vulnerability.
std::string double_dummy_view(const std::vector<Answer>& answers, bool symbols);

// The rows of PBN's OptimumResultTable, with line ends.
std::string optimum_result_rows(const bridge::TrickTable& tricks);

// The table as libdds's own examples print it.
std::string dds_table(const bridge::TrickTable& tricks);

// ---- Board score --------------------------------------------------------------------------------
// What a board of bridge that was played has brought, beside its par.
//
//   board_score(task, replay.result, tricks)->imps == -10

// None where the tricks that the declarer has `won`, the level of the contract or who is vulnerable
// is not known. `tricks`: the double-dummy table.
std::optional<BoardScore> board_score(const Task& task, std::optional<int> won,
                                      const bridge::TrickTable& tricks);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_DOUBLE_DUMMY_H_
