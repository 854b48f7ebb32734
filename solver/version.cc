#include "solver/version.h"

namespace matador {

const char* version() { return MATADOR_VERSION; }

}  // namespace matador
