// Scharwenzel: what is played where nobody bids (rules 3.4, 3.5), and which card is stronger.

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_

#include <optional>

#include "absl/status/statusor.h"
#include "solver/cards/card.h"
#include "solver/games/game.h"
#include "solver/tricks/trick_order.h"

namespace matador::scharwenzel {

// The contract that is played if nobody bids, and who counts as declarer.
struct Passed {
  Contract contract;
  Seat declarer;
};

// The declarer is the one that is named, else forehand. InvalidArgument, with a sentence for
// people, where this number of players cannot all pass, or another contract is named
// (rules 3.4, 3.5).
absl::StatusOr<Passed> all_passed(int seats, Seat forehand, const std::optional<Contract>& contract,
                                  const std::optional<Seat>& declarer);

// Which card of Scharwenzel is stronger (rules 3.2); none is worth points.
//
//   scharwenzel::order(Suit::kHearts).lanes[0]   // CQ H7 SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H6
//                                    .lanes[1]   // CA CK CT C9 C8 C7 C6, and so on: the plain
//                                    suits
//
// The trumps, then the plain suits in listing order; with the sixes, which only six players have.
TrickOrder order(Suit trump);

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_SCHARWENZEL_H_
