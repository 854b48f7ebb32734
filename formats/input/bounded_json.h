// Reads JSON from any source, within bounds: a text that is too large or nested too deep is refused
// before it takes memory or stack, and so is one that can be read in two ways: a key that is there
// twice, a NUL. Writes JSON, whatever bytes its texts have.

#ifndef MATADOR_FORMATS_INPUT_BOUNDED_JSON_H_
#define MATADOR_FORMATS_INPUT_BOUNDED_JSON_H_

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace matador {

// Far more than any table or log needs.
inline constexpr std::size_t kMostJsonBytes = std::size_t{64} << 20;
inline constexpr int kDeepestJson = 32;

// InvalidArgument, with what is wrong, if `text` is not one JSON value within these bounds.
absl::StatusOr<nlohmann::ordered_json> read_json(std::string_view text);

// On one line, without its end. Bytes that are not UTF-8 come as U+FFFD; dump() throws at them.
std::string write_json(const nlohmann::ordered_json& json);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_BOUNDED_JSON_H_
