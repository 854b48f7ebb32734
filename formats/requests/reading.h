// The arguments of every command that reads deals: --options, --strict, --board, and the tags of
// deals, each as the option of its name.

#ifndef MATADOR_FORMATS_REQUESTS_READING_H_
#define MATADOR_FORMATS_REQUESTS_READING_H_

#include "formats/input/deal_files.h"
#include "formats/requests/arguments.h"

namespace matador {

// Throws UsageError if no game has such options.
Reading read_reading(const Arguments& arguments);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_READING_H_
