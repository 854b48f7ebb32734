// The double-dummy table of a deal of bridge and its par: for people, in the words of PBN, and as
// the examples of libdds print it.
//
//   const bridge::TrickTable tricks = tricks_of(answers);        // to all 20 contracts
//   double_dummy_view(answers, board_of(record), symbols);
//
// North is seat 1, East 2, South 3, West 4.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_DOUBLE_DUMMY_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_DOUBLE_DUMMY_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/output/replay.h"
#include "solver/games/bridge/score.h"
#include "solver/games/game.h"

namespace matador {

// ---- Double dummy -------------------------------------------------------------------------------

// What par depends on beside the cards, if it is known: by [Dealer] and [Vulnerable], else by
// the number of the [Board] (law 2).
struct Board {
  std::optional<Seat> dealer;
  std::optional<SeatSet> vulnerable;
};

Board board_of(const DealRecord& record);

// Who "NS" or "Both" says is vulnerable; none if it is no such word.
std::optional<SeatSet> vulnerable_named(const std::string& value);

// Whether these are the answers to every contract by every declarer, and exact.
bool is_double_dummy(const std::vector<Answer>& answers);
bridge::TrickTable tricks_of(const std::vector<Answer>& answers);

// "NS 420", "EW 100"; and "NS 4S+1; EW 5DX-2", "Pass" if no side gains by bidding.
std::string par_score(const bridge::Par& par);
std::string par_contracts(const bridge::Par& par);

// Par for each vulnerability; `tricks`: by strain and by seat of the declarer.
std::vector<ParRow> par_rows(const DealRecord& record, const std::vector<int>& tricks);

// The deal, the table, and par for each vulnerability.
std::string double_dummy_view(const std::vector<Answer>& answers, const Board& board, bool symbols);

// The rows of PBN's OptimumResultTable, with line ends.
std::string optimum_result_rows(const bridge::TrickTable& tricks);

// The table as libdds's own examples print it.
std::string dds_table(const bridge::TrickTable& tricks);

// ---- Board score --------------------------------------------------------------------------------
// What a board of bridge that was played has brought, beside its par.
//
//   board_score(record, task, replay.result, tricks)->imps == -10

// The level of the contract, whether it was doubled, and who is vulnerable are in the record;
// so are the tricks of the declarer, by [Result], where the play does not end with as many as
// `played`. None where anything is not given. `tricks`: the double-dummy table.
std::optional<BoardScore> board_score(const DealRecord& record, const Task& task,
                                      std::optional<int> played, const bridge::TrickTable& tricks);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_DOUBLE_DUMMY_H_
