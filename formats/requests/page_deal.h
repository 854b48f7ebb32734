// What a page without solver shows of a deal: the answers of `matador solve`, one line of best play
// behind the play so far, the value of every card along that line, and the best line after each
// other card; or a play, and the same along it.
//
//   page_deal(deal, {.solve = settings}, solver)
//   // {"deal":1,"text":"[Game ...","answers":[...],"play":["HA",...],"replay":{...},"lines":{...}}
//
// `lines` has keys "3 HA": the card in place of the fourth of the play. `position`: how many cards
// were played before what was asked; `left_out`: what took too long, or was not asked.

#ifndef MATADOR_FORMATS_REQUESTS_PAGE_DEAL_H_
#define MATADOR_FORMATS_REQUESTS_PAGE_DEAL_H_

#include <optional>
#include <string>

#include "formats/input/deal_files.h"
#include "formats/requests/deal_solver.h"
#include "formats/requests/replay_request.h"
#include "solver/advice/advise.h"
#include "solver/solve.h"

namespace matador {

struct PageQuestion {
  // The settings of `matador solve`; none where only the play is wanted.
  std::optional<SolveSettings> solve = {};
  // How the play is judged, by `matador replay` or else as the deal was solved.
  ReplayQuestion replay = {};
};

// A line; empty if the deal is faulty, or has nothing to show. All of it takes no more than the
// time of `question`.
std::string page_deal(const NumberedDeal& deal, const PageQuestion& question, Solver& solver);

// A line about advice: {"deal":1,"text":"[Game ...","advice":{...}}
std::string page_advice(const NumberedDeal& deal, const DealRecord& record, const Advice& advice);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_PAGE_DEAL_H_
