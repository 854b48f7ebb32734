// What the declarer announces besides the contract, and what he bid (rules 5.7, 5.8): the tags
// [Announced] and [Bid].
//
//   absl::StatusOr<Said> said = read_said(task.own_tags);
//   said->announced.hand;   said->bid.value_or(0)
//   check_announced(said->announced, grand)      in null it might be a fault

#ifndef MATADOR_SOLVER_GAMES_SKAT_ANNOUNCED_H_
#define MATADOR_SOLVER_GAMES_SKAT_ANNOUNCED_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/games/skat/rules.h"

namespace matador::skat {

inline constexpr char kAnnouncedTag[] = "Announced";
inline constexpr char kBidTag[] = "Bid";

struct Announced {
  bool hand = false;
  bool schneider = false;
  bool schwarz = false;
  bool ouvert = false;
  bool operator==(const Announced&) const = default;
};

struct Said {
  Announced announced = {};
  std::optional<int> bid = {};
};

// "hand schneider". InvalidArgument where a word is unknown or stands twice.
absl::StatusOr<Announced> read_announced(const std::string& text);

// "33". InvalidArgument where no game is worth so much.
absl::StatusOr<int> read_bid(const std::string& text);

absl::StatusOr<Said> read_said(const std::vector<OwnTag>& tags);

// InvalidArgument, with what is missing, where this cannot be announced with the contract.
absl::Status check_announced(const Announced& announced, const Kind& contract);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_ANNOUNCED_H_
