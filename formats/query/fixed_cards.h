// Cards that seats are to hold, as people write them: hands of which some cards are known; and how
// many cards are played at random.
//
//   read_fixed("1:AK..-.Q 3:...T", sjavs, /*seats=*/4);    // seat 1 holds SA SK CQ, seat 3 CT
//   read_fixed("N:AK..-.Q", bridge, /*seats=*/4);
//   read_fixed("forehand:AK...", sjavs, /*seats=*/4);      // seat 1
//   read_fixed("talon:...T7", skat, /*seats=*/3);          // CT and C7 lie on the table
//
// A dash in place of a group of ranks means that nothing is known of it, the same as an empty
// group.

#ifndef MATADOR_FORMATS_QUERY_FIXED_CARDS_H_
#define MATADOR_FORMATS_QUERY_FIXED_CARDS_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"

namespace matador {

// ---- Fixed cards --------------------------------------------------------------------------------

// `seats` from game.seat_counts(). InvalidArgument, with a sentence for people, where the text is
// none, names a card that is not in the pack or twice, or more than a hand or the talon holds.
// Without a forehand seats have no places at the table.
absl::StatusOr<FixedCards> read_fixed(const std::string& text, const Game& game, int seats,
                                      std::optional<Seat> forehand = Seat::number(1));

// ---- Played -------------------------------------------------------------------------------------
// How many cards of a deal are played at random: 1 up to all that are dealt.

// `seats` from game.seat_counts().
absl::StatusOr<int> read_played(const std::string& text, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_QUERY_FIXED_CARDS_H_
