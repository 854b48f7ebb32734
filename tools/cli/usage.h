// Where a wrong question ends the program: what is a status up to here is thrown, and main() turns
// it into a message and an exit status.
//
//   const DealRequest request = usable(read_deal_request(line));

#ifndef MATADOR_TOOLS_CLI_USAGE_H_
#define MATADOR_TOOLS_CLI_USAGE_H_

#include <stdexcept>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace matador {

// Something was asked for that does not exist; the message says what, and what exists.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws UsageError where it is a fault; std::runtime_error where the question was right, and only
// nothing was found (FailedPrecondition).
inline void check_usable(const absl::Status& status) {
  if (status.ok()) return;
  const std::string message(status.message());
  if (absl::IsFailedPrecondition(status)) throw std::runtime_error(message);
  throw UsageError(message);
}

// The value that was read.
template <typename T>
T usable(absl::StatusOr<T> read) {
  check_usable(read.status());
  return *std::move(read);
}

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_USAGE_H_
