// What a command is asked for beside its deals, by the names of its options: as typed on a command
// line, or as they stand in a request.
//
//   Arguments arguments({{"cards", ""}, {"player", "2"}});
//   arguments.has("cards")                  // true
//   arguments.number("player", 1, 1, 8)     // 2
//
// The functions that read them throw UsageError.

#ifndef MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_
#define MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_

#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include "absl/status/statusor.h"

namespace matador {

// `most` of a number that may be any.
inline constexpr std::uint64_t kMostNumber = std::numeric_limits<std::uint64_t>::max();

// Something was asked for that does not exist; the message says what, and what exists.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// How results are written.
enum class Format { kText, kJson, kCsv };

class Arguments {
 public:
  // The keys are the long names; the value of a flag is empty.
  explicit Arguments(std::map<std::string, std::string> given = {}) : given_(std::move(given)) {}

  bool has(const std::string& name) const;
  std::string text(const std::string& name, const std::string& otherwise) const;
  std::string needed_text(const std::string& name) const;
  // A number from `least` to `most`: "1000000" or "1e6".
  std::uint64_t number(const std::string& name, std::uint64_t otherwise, std::uint64_t least,
                       std::uint64_t most) const;
  // A decimal number above 0, "2" or "0.5"; `what` it is called in messages.
  double above_zero(const std::string& name, const std::string& what) const;
  // A time in seconds, "2" or "0.5"; 0 where it is not given.
  double seconds(const std::string& name) const;
  // The flags --json and --csv tell it, if the command has them.
  Format format() const;

  // `other` is another name of the argument `name`.
  void also(const std::string& other, const std::string& name);

  // Throws if an argument was given that nobody has looked for so far.
  void check_all_known() const;

 private:
  std::map<std::string, std::string> given_;
  mutable std::set<std::string> known_;  // the names that were looked for
};

// The value that was read; throws UsageError if there is none.
template <typename T>
T usable(const absl::StatusOr<T>& read) {
  if (!read.ok()) throw UsageError(std::string(read.status().message()));
  return *read;
}

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_ARGUMENTS_H_
