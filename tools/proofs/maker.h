// Makes certificates: strategies that the checker of `tools/checker/` can follow, card by card, to
// prove a value of the solver from both sides.

#ifndef MATADOR_TOOLS_PROOFS_MAKER_H_
#define MATADOR_TOOLS_PROOFS_MAKER_H_

#include <string>

#include "formats/output/answers.h"
#include "solver/solve.h"

namespace matador {

struct Certificates {
  std::string text;
  std::string fault = {};  // why something is not proven; empty: all is
};

// "At least" and "at most" the value of an answer, or what is proven of it.
Certificates certificates_of(const Answer& answer, const SolverOptions& options);

}  // namespace matador

#endif  // MATADOR_TOOLS_PROOFS_MAKER_H_
