// A fault, with a sentence for people, and handing it on: what is not OK ends the function around
// it, with the same status.
//
//   return invalid("unknown contract ", name);                      // InvalidArgument
//   MATADOR_RETURN_IF_ERROR(check(task));                           // absl::Status
//   MATADOR_ASSIGN_OR_RETURN(const Deal deal, read_hands(text));    // absl::StatusOr<Deal>

#ifndef MATADOR_SOLVER_HAND_ON_H_
#define MATADOR_SOLVER_HAND_ON_H_

#include <string_view>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace matador {

// Abseil joins all but the string_view of the library.
template <typename Part>
const Part& as_part(const Part& part) {
  return part;
}
inline absl::string_view as_part(std::string_view part) { return {part.data(), part.size()}; }

template <typename... Parts>
absl::Status invalid(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(as_part(parts)...));
}

}  // namespace matador

#define MATADOR_RETURN_IF_ERROR(...)        \
  do {                                      \
    absl::Status handed_on = (__VA_ARGS__); \
    if (!handed_on.ok()) return handed_on;  \
  } while (false)

#define MATADOR_ASSIGN_OR_RETURN(target, ...) MATADOR_HAND_ON_IN_LINE(__LINE__, target, __VA_ARGS__)

// What was read has another name in each line.
#define MATADOR_HAND_ON_IN_LINE(line, target, ...) MATADOR_HAND_ON_WITH(line, target, __VA_ARGS__)
#define MATADOR_HAND_ON_WITH(line, target, ...)             \
  auto read_in_##line = (__VA_ARGS__);                      \
  if (!read_in_##line.ok()) return read_in_##line.status(); \
  target = *std::move(read_in_##line)

#endif  // MATADOR_SOLVER_HAND_ON_H_
