// The forced auction of Sjavs, written a second time, straight from the rules (1.7 to 1.9,
// 1.15, 1.19).

#ifndef MATADOR_TESTS_GAMES_SJAVS_REFERENCE_AUCTION_H_
#define MATADOR_TESTS_GAMES_SJAVS_REFERENCE_AUCTION_H_

#include <optional>
#include <string>
#include <vector>

#include "solver/deals/deal.h"

namespace matador::reference {

struct Auction {
  std::vector<std::string> statements;  // in order of speaking: "pass", "6" or "6 clubs"
  std::optional<Seat> declarer;         // none when all pass
  std::vector<Suit> suits;              // the suits that the declarer may name
};

Auction auction(const Deal& deal, Seat forehand = Seat::number(1));

}  // namespace matador::reference

#endif  // MATADOR_TESTS_GAMES_SJAVS_REFERENCE_AUCTION_H_
