// The values of options in some worlds as an object of JSON: parts of the work of advice, done by
// processes that share no memory.
//
//   {"found":605,"all":true,"batch":20,"asked":[true,true],
//    "worlds":[{"world":0,"values":[61,58],"won":[1,0]}]}

#ifndef MATADOR_FORMATS_OUTPUT_SOLVED_WORLDS_H_
#define MATADOR_FORMATS_OUTPUT_SOLVED_WORLDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"

namespace matador {

// On a line.
std::string solved_worlds_json(const WorldsAnswer& answer);

// The worlds of several lines. InvalidArgument if one is no such object.
absl::StatusOr<std::vector<SolvedWorld>> read_solved_worlds(std::string_view lines);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_SOLVED_WORLDS_H_
