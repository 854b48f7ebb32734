// Advice for a player who sees only his own cards, as JSON and CSV.
//
//   advice_json(1, advice)  // {"deal":1,"game":"sjavs",...,"question":"card",...,"advice":"HA"}

#ifndef MATADOR_FORMATS_OUTPUT_ADVICE_H_
#define MATADOR_FORMATS_OUTPUT_ADVICE_H_

#include <cstdint>
#include <string>

#include "solver/advice/advise.h"

namespace matador {

// Lines with their ends.
std::string advice_json(std::uint64_t deal, const Advice& advice);

std::string advice_csv_header();
std::string advice_csv(std::uint64_t deal, const Advice& advice);  // a row for each option

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_ADVICE_H_
