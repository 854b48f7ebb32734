// The parts of the page, which the build puts into the program; page/ has their sources.

#ifndef MATADOR_TOOLS_PAGE_PAGE_TEXT_H_
#define MATADOR_TOOLS_PAGE_PAGE_TEXT_H_

namespace matador {

extern const char kPageFrame[];
extern const char kPageStyle[];
extern const char kPageScript[];        // of both kinds of page
extern const char kPageLightScript[];   // then, of the page of answers
extern const char kPageAskingScript[];  // or of the one with the solver
extern const char kPageSolver[];        // empty where page/build has not built the solver

}  // namespace matador

#endif  // MATADOR_TOOLS_PAGE_PAGE_TEXT_H_
