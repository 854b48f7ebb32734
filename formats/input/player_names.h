// The names of the players, as the tags of a deal tell them.
//
//   record.add("Names", "Anna, Beni, ?, Dora");
//   read_names(record, *find_game("sjavs"), /*seats=*/4)    // {"Anna", "Beni", "", "Dora"}

#ifndef MATADOR_FORMATS_INPUT_PLAYER_NAMES_H_
#define MATADOR_FORMATS_INPUT_PLAYER_NAMES_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"
#include "solver/games/game.h"

namespace matador {

// The names in the tags [Names "Anna, Beni, ..."], and, where seats have names, [North "Anna"] and
// so on; none if no player is named. A fault if there are more or fewer names than seats.
Outcome<std::vector<std::string>> read_names(const DealRecord& record, const Game& game, int seats);

// The player of this name; `names`: by seat, or none.
std::optional<Seat> seat_of_player(const std::vector<std::string>& names, std::string_view text);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_PLAYER_NAMES_H_
