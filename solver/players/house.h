// The players of the house, by name.
//
//   for (const HousePlayer& player : house_players()) player.name    // "random", "easy", ...
//   std::unique_ptr<CardPlayer> strong = house_player("strong", workers);
//
// What a player does hangs on the cards that he knows and on the number of worlds and nodes that
// his strength allows, never on the clock or the number of threads.

#ifndef MATADOR_SOLVER_PLAYERS_HOUSE_H_
#define MATADOR_SOLVER_PLAYERS_HOUSE_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/games/game.h"
#include "solver/players/contest.h"
#include "solver/tricks/move.h"

namespace matador {

// ---- House --------------------------------------------------------------------------------------

enum class HouseManner { kRandom, kGreedy, kAdvice, kOpen };

struct HousePlayer {
  std::string_view name;
  std::string_view about;  // in a few words
  HouseManner manner;
  std::uint64_t worlds = 0;  // of advice
};

// The weakest first.
std::span<const HousePlayer> house_players();
const HousePlayer* find_house_player(std::string_view name);  // null: there is none

// Hears each advice that a player takes, before he plays its best card.
using AdviceHeard = std::function<void(const Task& task, const Advice& advice)>;

// `workers` outlive the player and do his thinking.
std::unique_ptr<CardPlayer> house_player(const HousePlayer& player, Workers workers,
                                         AdviceHeard heard = {});

// What a player with advice over `worlds` worlds asks before the next move: with fewer cards for
// the search where a trick has been played, so that the table does not wait.
AdviceWanted advice_at_the_table(const Task& task, std::uint64_t worlds);

// The worlds of the strongest player who sees his own cards alone, for hints and reviews too.
inline constexpr std::uint64_t kWorldsAtTheTable = 40;

// ---- Greedy -------------------------------------------------------------------------------------
// Plays at a glance, without any search: leads his strongest card, takes a trick as cheaply as he
// can, and throws away the card of the least worth. Where tricks cost something it is the reverse:
// he leads his weakest card and keeps off the trick with the strongest that allows it.

// InvalidArgument if the play so far is against the rules, or is complete.
absl::StatusOr<Move> greedy_move(const Task& task);

// ---- Exchange -----------------------------------------------------------------------------------
// The exchange with the talon, as a declarer makes it who sees his own cards alone.
//
//   if (!task.exchange) task.exchange = advised_exchange(task, /*deal=*/7, workers).value();

// Returns the exchange that advice names for a task whose exchange is open.
absl::StatusOr<Exchange> advised_exchange(const Task& task, std::uint64_t deal,
                                          const Workers& workers);

// The exchange that sets these cards aside; if the declarer takes some cards of the talon without
// looking, chance draws which, the same for the same deal. None if the contract does not allow it.
std::optional<Exchange> exchange_of(const Task& task, CardSet discard, std::uint64_t deal);

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_HOUSE_H_
