// What a board of bridge that was played has brought, beside its par.
//
//   board_score(record, task, replay.result, tricks)->imps == -10

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_BOARD_SCORE_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_BOARD_SCORE_H_

#include <optional>

#include "formats/input/deal_record.h"
#include "formats/output/replay.h"
#include "solver/games/bridge/par.h"
#include "solver/games/game.h"

namespace matador {

// The level of the contract, whether it was doubled, and who is vulnerable are in the record;
// so are the tricks of the declarer, by [Result], where the play does not end with as many as
// `played`. None where anything is not given. `tricks`: the double-dummy table.
std::optional<BoardScore> board_score(const DealRecord& record, const Task& task,
                                      std::optional<int> played, const bridge::TrickTable& tricks);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_BOARD_SCORE_H_
