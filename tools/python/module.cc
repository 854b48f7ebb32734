// The Python module `_matador`, which the package `matador` makes pleasant: text in, text out. The
// interpreter is free while there is work.

#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <atomic>
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "formats/games/bridge/double_dummy.h"
#include "formats/input/deal_files.h"
#include "formats/requests/arguments.h"
#include "formats/requests/request.h"
#include "formats/requests/solve_request.h"
#include "solver/version.h"
#include "tools/cli/usage.h"
#include "tools/commands/commands.h"
#include "tools/python/arrays.h"
#include "tools/python/interruptible.h"
#include "tools/runtime/in_order.h"

namespace py = pybind11;

namespace matador {
namespace {

// Status, answer and messages.
using Replied = std::tuple<int, std::string, std::string>;

Replied ask(const std::string& request) {
  return interruptible([&](const std::atomic<bool>& interrupt) -> Replied {
    Reply reply = reply_to(request, SolverOptions().table_mib, &interrupt);
    return {reply.status, std::move(reply.answer), std::move(reply.messages)};
  });
}

// As ask(), of advice: calls `hear` with each opinion before the answer, until it returns false.
Replied advise_steps(const std::string& request,
                     const std::function<bool(const std::string&)>& hear) {
  return interruptible([&](std::atomic<bool>& interrupt) -> Replied {
    const auto tell = [&](const std::string& answer) {
      const py::gil_scoped_acquire held;
      if (!interrupt && !hear(answer)) interrupt = true;
    };
    Reply reply = reply_to(request, SolverOptions().table_mib, &interrupt, {}, tell);
    return {reply.status, std::move(reply.answer), std::move(reply.messages)};
  });
}

// What `matador solve --json` prints about each deal, with its messages, in order.
std::vector<Replied> solve_all(const std::string& deals, const Arguments::Given& given, int threads,
                               const std::function<void(int)>& progress) {
  const Arguments arguments = usable(Arguments::of("solve", given));
  check_usable(arguments.check_all_known({"threads"}));
  SolveSettings settings = usable(read_solve_settings(arguments, /*symbols=*/false));
  const Reading reading = usable(read_reading(arguments));
  std::istringstream in(deals);
  DealFiles files(in, "deals", reading);
  return interruptible([&](const std::atomic<bool>& interrupt) {
    settings.solver.interrupt = &interrupt;
    std::vector<Replied> replies;
    in_order(
        threads, [&] { return interrupt ? std::nullopt : files.next(); },
        [&] {
          return [&settings, solver = Solver(settings.solver)](const NumberedDeal& deal) mutable {
            return solve_report(deal, settings, solver);
          };
        },
        [&](const Report& report) {
          replies.emplace_back(report.status.ok() ? 0 : 1, report.answer, report.messages);
          if (!progress) return;
          const py::gil_scoped_acquire held;
          progress(static_cast<int>(replies.size()));
        });
    return replies;
  });
}

std::string table(const std::vector<std::string>& words) {
  return interruptible(
      [&](const std::atomic<bool>& interrupt) { return table_json(words, interrupt); });
}

// `tricks` by strain, clubs first, and by seat, North first. The score of North and South, and the
// contracts in words.
std::tuple<int, std::string> par(const bridge::TrickTable& tricks, const std::vector<int>& seats,
                                 int dealer) {
  SeatSet vulnerable;
  for (int seat : seats) vulnerable |= Seat::number(seat);
  const bridge::Par par = bridge::par(tricks, vulnerable, Seat::number(dealer));
  return {par.score, par_contracts(par)};
}

}  // namespace
}  // namespace matador

PYBIND11_MODULE(_matador, module) {
  py::register_exception<matador::UsageError>(module, "UsageError", PyExc_ValueError);
  module.def("version", matador::version);
  module.def("ask", matador::ask);
  module.def("advise_steps", matador::advise_steps);
  module.def("solve_all", matador::solve_all);
  module.def("table", matador::table);
  module.def("par", matador::par);
  matador::define_arrays(module);
}
