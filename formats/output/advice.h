// Advice for a player who sees only his own cards, as JSON and CSV; parts
// of the work on it, as JSON and back.
//
//   advice_json(1, advice)  // {"deal":1,"game":"sjavs",...,"question":"card",...,"advice":"HA"}

#ifndef MATADOR_FORMATS_OUTPUT_ADVICE_H_
#define MATADOR_FORMATS_OUTPUT_ADVICE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/output/fields.h"
#include "solver/advice/advise.h"

namespace matador {

// ---- Advice -------------------------------------------------------------------------------------

// What is said about the fields of an answer behind those of its deal, of a mean, and of an option.
FieldTexts advice_fields();
FieldTexts estimate_fields();
FieldTexts option_fields();

// Lines with their ends.
std::string advice_json(std::uint64_t deal, const Advice& advice);

std::string advice_csv_header();
std::string advice_csv(std::uint64_t deal, const Advice& advice);  // a row for each option

// ---- Solved worlds ------------------------------------------------------------------------------
// The values of options in some worlds as an object of JSON: parts of the work of advice, done by
// processes that share no memory.
//
//   {"found":605,"all":true,"batch":20,"asked":[true,true],
//    "worlds":[{"world":0,"values":[61,58],"won":[1,0]}]}

// On a line.
std::string solved_worlds_json(const WorldsAnswer& answer);

// The worlds of several lines. InvalidArgument if one is no such object.
absl::StatusOr<std::vector<SolvedWorld>> read_solved_worlds(std::string_view lines);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_ADVICE_H_
