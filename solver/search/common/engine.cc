#include "solver/search/common/engine.h"

namespace matador::search {

// Out of line, so that the class's tables are made here, for every machine.
Engine::~Engine() = default;

}  // namespace matador::search
