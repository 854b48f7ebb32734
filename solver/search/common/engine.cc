#include "solver/search/common/engine.h"

namespace matador::search {

// Out of line, so that the virtual table is compiled here, for any machine.
Engine::~Engine() = default;

}  // namespace matador::search
