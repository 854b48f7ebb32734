// The common arguments of `matador table` and `matador deal`: the game, fixed cards, and
// conditions.

#ifndef MATADOR_FORMATS_REQUESTS_STATISTICS_ARGUMENTS_H_
#define MATADOR_FORMATS_REQUESTS_STATISTICS_ARGUMENTS_H_

#include <vector>

#include "formats/query/expression.h"
#include "formats/requests/arguments.h"
#include "solver/statistics/sample.h"

namespace matador {

// The cards that --fix and --hand give to seats, as --fix has them; throws UsageError.
std::string read_fix(const Arguments& arguments, const Game& game, int seats);

// The query that the arguments describe, with the default question; throws UsageError if it is
// impossible.
Query read_query(const Arguments& arguments);

// Throws UsageError where the cards that --fix and --hand give make --where false of every deal.
void check_where(const Arguments& arguments, const Query& query);

// The keys of --by, one or more.
std::vector<Key> read_by(const Arguments& arguments, const Query& query);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_STATISTICS_ARGUMENTS_H_
