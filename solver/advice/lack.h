// What a question lacks, on the status that says so: for those who know how it can be given.
//
//   absl::Status status = lacking(Lack::kTalon, absl::InvalidArgumentError("..."));
//   lack_of(status) == Lack::kTalon

#ifndef MATADOR_SOLVER_ADVICE_LACK_H_
#define MATADOR_SOLVER_ADVICE_LACK_H_

#include <optional>

#include "absl/status/status.h"

namespace matador {

enum class Lack {
  kObserver,  // several hands are known, and nobody says whose question it is
  kTalon,     // the observer has taken up cards that nobody names
};

absl::Status lacking(Lack lack, absl::Status status);
std::optional<Lack> lack_of(const absl::Status& status);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_LACK_H_
