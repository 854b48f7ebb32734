// JSON in, JSON out: a command as a request in text, for programs that do not start another one.
//
//   Reply reply = reply_to(R"({"command":"solve","deals":"[Game \"sjavs\"]\n...",
//                              "options":{"cards":true,"objective":"score"}})");
//   reply.answer    // the bytes that `matador solve --json --cards --objective score` prints
//
// `command`: solve, replay, advise, auction, melds, score, table, merge, deal, convert or games.
// `deals`: the text of a deal file, for merge the tables, an object a line; none for table, deal
// and games. `options`: those of the command line by their long names, true for a flag, and the
// `question` of a table; but none of the machine and of files (threads, width, store, out, suits).
// Tags are options too, `"contract":"grand"`: they add to each deal what it lacks, or are the only
// deal where `deals` is empty. Answers are JSON; only deal (without "json") and convert answer with
// deals. Work is done on the caller's thread, and several threads may call at once. One solver is
// kept from request to request, if its tables have the usual size: `table_mib` of each goal that it
// was asked about.
//
// For a table at which somebody plays: `name` goes from the cards to the first lead
// (naming_request.h), and `count` tells what was won so far (auction_request.h). `par` tells par of
// a deal (solve_request.h). Their answers are in formats/answers.md, too.
//
// `glance` of advise answers with the first opinion alone, within about a second: by guesses, where
// the game has them. Processes that share no memory share the work of advice: `worlds`, with the
// options of advise, solves the worlds number `first`, `first` + `step`, ... below `worlds` and
// tells what the options are worth in each, of the options `among` ("0,2") alone; `solved` of
// advise is all these answers.

#ifndef MATADOR_FORMATS_REQUESTS_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_REQUEST_H_

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "solver/solve.h"
#include "solver/stop.h"

namespace matador {

// In place of what an exception says that nobody expects here.
inline constexpr char kInternalError[] =
    "an internal error; please report it, with the command and its input";

struct Reply {
  std::string answer;
  // Lines for people; those about a deal are `deals:LINE: deal N: what is wrong`.
  std::string messages = {};
  // As the program's exit status: 0; 1 if a deal is faulty; 2 if the request is.
  int status = 0;
};

// Hears how many deals are done: after each deal that is answered, and after every few of a table.
using DealsDone = std::function<void(std::uint64_t deals)>;

// Hears what advice on a deal would be so far, as the object that answers: AdviceWanted::tell.
using AdviceSoFar = std::function<void(const std::string& answer)>;

// `table_mib`: of the transposition table of each solver, where the request does not say.
// `interrupt`: once it is set, the reply ends with what is proven so far; may be null.
// Throws nothing, but for a lack of memory.
Reply reply_to(std::string_view request, int table_mib = SolverOptions().table_mib,
               const Interrupt* interrupt = nullptr, const DealsDone& deals_done = {},
               const AdviceSoFar& advice_so_far = {});

// A reply for callers that take text only: {"status":0,"answer":"...","messages":"..."}.
std::string reply_json(const Reply& reply);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_REQUEST_H_
