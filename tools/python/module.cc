// The Python module `_matador`, which the package `matador` makes pleasant: text in, text out. The
// interpreter is free while there is work.

#include <pybind11/functional.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/arrays/arrays.h"
#include "formats/cards/card_style.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/requests/arguments.h"
#include "formats/requests/deal_request.h"
#include "formats/requests/request.h"
#include "formats/requests/solve_request.h"
#include "solver/stop.h"
#include "solver/version.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/runtime/in_order.h"

namespace py = pybind11;

namespace matador {
namespace {

// Python handles signals on its main thread alone, and there as often as this lets it.
constexpr std::chrono::milliseconds kBetweenSignals(50);

// Work on this thread that Ctrl-C ends. work(interrupt) returns what is returned.
template <typename Work>
auto interruptible(const Work& work) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point next = Clock::now() + kBetweenSignals;
  const Interrupt interrupt([&next, own = std::this_thread::get_id()] {
    if (std::this_thread::get_id() != own || Clock::now() < next) return false;
    next = Clock::now() + kBetweenSignals;
    const py::gil_scoped_acquire held;
    return PyErr_CheckSignals() != 0;
  });
  const auto work_freely = [&] {
    const py::gil_scoped_release free;
    return work(interrupt);
  };
  try {
    auto done = work_freely();
    if (PyErr_Occurred() == nullptr) return done;
  } catch (...) {
    if (PyErr_Occurred() == nullptr) throw;
  }
  throw py::error_already_set();
}

// As interruptible(), of work that has threads of its own: this one waits, and has time for
// signals.
template <typename Work>
auto interruptible_on_threads(const Work& work) {
  const Interrupt interrupt;
  auto done = std::async(std::launch::async, [&] { return work(interrupt); });
  const py::gil_scoped_release free;
  while (done.wait_for(kBetweenSignals) != std::future_status::ready) {
    const py::gil_scoped_acquire held;
    if (PyErr_CheckSignals() == 0) continue;
    {
      const py::gil_scoped_release free_again;
      interrupt.set();
      done.wait();
    }
    throw py::error_already_set();
  }
  return done.get();
}

// ---- Text ---------------------------------------------------------------------------------------

// Status, answer and messages.
using Replied = std::tuple<int, std::string, std::string>;

Replied ask(const std::string& request) {
  return interruptible([&](const Interrupt& interrupt) -> Replied {
    Reply reply = reply_to(request, SolverOptions().table_mib, &interrupt);
    return {reply.status, std::move(reply.answer), std::move(reply.messages)};
  });
}

// As ask(), of advice: calls `hear` with each opinion before the answer, until it returns false.
Replied advise_steps(const std::string& request,
                     const std::function<bool(const std::string&)>& hear) {
  return interruptible([&](const Interrupt& interrupt) -> Replied {
    const auto tell = [&](const std::string& answer) {
      const py::gil_scoped_acquire held;
      if (!interrupt.is_set() && !hear(answer)) interrupt.set();
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
  return interruptible_on_threads([&](const Interrupt& interrupt) {
    settings.solver.interrupt = &interrupt;
    std::vector<Replied> replies;
    in_order(
        threads, [&] { return interrupt.is_set() ? std::nullopt : files.next(); },
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
  return interruptible_on_threads(
      [&](const Interrupt& interrupt) { return table_json(words, interrupt); });
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

// ---- Arrays -------------------------------------------------------------------------------------
// The part of the module that has NumPy's arrays in the place of text.

using Masks = py::array_t<std::uint64_t, py::array::c_style>;
using Progress = std::function<void(std::size_t)>;

// So many rows are given to a thread at once that giving costs nothing beside solving.
constexpr std::size_t kRowsAtOnce = 32;
// So many faulty rows are told one by one.
constexpr std::size_t kMostFaults = 10;

// An array that owns the numbers.
template <typename Number>
py::array_t<Number> array_of(std::vector<Number> numbers, std::vector<std::size_t> shape) {
  auto owner = std::make_unique<std::vector<Number>>(std::move(numbers));
  const Number* const data = owner->data();
  const py::capsule capsule(owner.get(),
                            [](void* all) { delete static_cast<std::vector<Number>*>(all); });
  static_cast<void>(owner.release());
  return py::array_t<Number>(shape, data, capsule);
}

std::vector<std::string> card_names(const Game& game) {
  std::vector<std::string> names;
  for (int card = 0; card < kCards; ++card) {
    names.push_back(write_card(Card::from_index(card), card_style(game)));
  }
  return names;
}

// The rows so far, and what was said about them: the number of the row, whether it is good, and its
// messages.
struct Collected {
  void add(const ValueRow& row) {
    if (!row.messages.empty()) said.emplace_back(table.rows(), row.good, row.messages);
    check_usable(table.add(row));
  }

  ValueTable table;
  std::vector<std::tuple<std::size_t, bool, std::string>> said = {};
};

py::dict in_python(Collected& all) {
  const Game* const game = all.table.game();
  const std::vector<std::string> names =
      game == nullptr ? std::vector<std::string>() : mask_names(game->shape(all.table.seats()));
  const std::vector<std::string> columns = all.table.columns();
  const std::size_t rows = all.table.rows();
  py::dict answer;
  answer["game"] = game == nullptr ? "" : std::string(game->name());
  answer["seats"] = all.table.seats();
  answer["columns"] = columns;
  answer["hand_names"] = names;
  answer["card_names"] = game == nullptr ? std::vector<std::string>() : card_names(*game);
  answer["hands"] = array_of(all.table.masks(), {rows, names.size()});
  answer["low"] = array_of(all.table.take(&ColumnValues::low), {rows, columns.size()});
  answer["high"] = array_of(all.table.take(&ColumnValues::high), {rows, columns.size()});
  answer["cards"] = py::none();
  if (all.table.has_cards()) {
    answer["cards"] =
        array_of(all.table.take(&ColumnValues::cards), {rows, columns.size(), kCards});
  }
  answer["said"] = all.said;
  return answer;
}

// The rows that are found for what next() gives, on threads: rows(solver, what).
template <typename Next, typename Rows>
Collected collected(SolveSettings settings, ValueTable empty, int threads, const Progress& progress,
                    const Next& next, const Rows& rows) {
  return interruptible_on_threads([&](const Interrupt& interrupt) {
    settings.solver.interrupt = &interrupt;
    Collected all{std::move(empty)};
    in_order(
        threads, [&] { return interrupt.is_set() ? std::nullopt : next(); },
        [&] {
          return [&rows, solver = std::make_unique<ArraySolver>(settings)](auto& what) {
            return rows(*solver, what);
          };
        },
        [&](const std::vector<ValueRow>& solved) {
          for (const ValueRow& row : solved) all.add(row);
          if (!progress) return;
          const py::gil_scoped_acquire held;
          progress(all.table.rows());
        });
    return all;
  });
}

// Throws UsageError where some rows are no deals, before a long search.
void check_rows(const DealShape& shape, const std::uint64_t* masks, std::size_t rows,
                std::size_t width) {
  std::string faults;
  std::size_t faulty = 0;
  for (std::size_t row = 0; row < rows; ++row) {
    const absl::StatusOr<Deal> deal = deal_of_masks(shape, {masks + row * width, width});
    if (deal.ok() || ++faulty > kMostFaults) continue;
    absl::StrAppend(&faults, faulty > 1 ? "\n" : "",
                    fault_of_row(row, std::string(deal.status().message())));
  }
  if (faulty > kMostFaults) {
    absl::StrAppend(&faults, "\nhands: ", faulty - kMostFaults, " rows more are faulty");
  }
  if (faulty > 0) throw UsageError(faults);
}

// `keep`: a faulty row has no values.
py::dict solve_masks(const Masks& hands, const std::string& game, const Arguments::Given& given,
                     bool vol, bool keep, int threads, const Progress& progress) {
  if (hands.ndim() != 2) throw UsageError("hands: expected an array with a row for each deal");
  const Arguments arguments = usable(Arguments::of("solve", given));
  check_usable(arguments.check_all_known({"threads"}));
  const SolveSettings settings = usable(read_array_settings(arguments, vol));
  const auto width = static_cast<std::size_t>(hands.shape(1));
  const auto rows = static_cast<std::size_t>(hands.shape(0));
  const std::uint64_t* const masks = hands.data();
  const std::string* const seats = arguments.find("seats");
  const GameOfMasks table = usable(game_of_masks(game, width, seats == nullptr ? "" : *seats));
  const AlikeDeals alike = usable(read_alike_deals(table, arguments));
  if (!keep) {
    const py::gil_scoped_release free;
    check_rows(alike.problem.deal.shape(), masks, rows, width);
  }
  std::size_t next = 0;
  Collected all = collected(
      settings, ValueTable(settings.request.cards, vol, table), threads, progress,
      [&] {
        return next >= rows ? std::nullopt : std::optional(std::exchange(next, next + kRowsAtOnce));
      },
      [&](ArraySolver& solver, std::size_t first) {
        AlikeDeals own = alike;
        std::vector<ValueRow> solved;
        for (std::size_t row = first; row < std::min(first + kRowsAtOnce, rows); ++row) {
          solved.push_back(solver.row_of_masks(own, row, {masks + row * width, width}));
        }
        return solved;
      });
  if (!alike.deal.warnings.empty()) {
    all.said.emplace_back(0, true, warning_lines(alike.deal));
  }
  return in_python(all);
}

// As solve_masks(), of deals that are text.
py::dict solve_texts(const std::string& deals, const Arguments::Given& given, int threads,
                     const Progress& progress) {
  const Arguments arguments = usable(Arguments::of("solve", given));
  check_usable(arguments.check_all_known({"threads"}));
  const SolveSettings settings = usable(read_array_settings(arguments, /*vol=*/false));
  const Reading reading = usable(read_reading(arguments));
  std::istringstream in(deals);
  DealFiles files(in, "deals", reading);
  Collected all = collected(
      settings, ValueTable(settings.request.cards, /*vol=*/false), threads, progress,
      [&] { return files.next(); },
      [](ArraySolver& solver, const NumberedDeal& deal) {
        return std::vector{solver.row_of_text(deal)};
      });
  return in_python(all);
}

// Random deals, and how rare they are, where there is a condition.
std::tuple<Masks, std::string> deal_masks(const Arguments::Given& given) {
  const Arguments arguments = usable(Arguments::of("deal", given));
  check_usable(arguments.check_all_known());
  for (const OptionDefinition* option : {&options::kJson, &options::kPlayed}) {
    if (!arguments.has(*option)) continue;
    throw UsageError("--", option->name, ": an array has no place for it");
  }
  const DealRequest request = usable(read_deal_request(arguments));
  const std::size_t width = mask_names(request.query.game->shape(request.query.seats)).size();
  if (request.wanted.count > kMostBytes / sizeof(std::uint64_t) / width) {
    throw UsageError("--deals ", request.wanted.count, ": the hands take more than ",
                     kMostBytes >> 30, " GiB");
  }
  std::string share;
  std::vector<std::uint64_t> masks = interruptible([&](const Interrupt& interrupt) {
    std::vector<std::uint64_t> all;
    all.reserve(request.wanted.count * width);
    const absl::Status status = each_deal(
        request,
        [&](std::uint64_t /*number*/, const std::vector<Problem>& problems) {
          if (interrupt.is_set()) throw std::runtime_error("interrupted");
          if (problems.size() > 1) {
            throw UsageError("--contracts: a deal is one row of an array, expected one contract");
          }
          if (problems.empty()) return;
          const std::vector<std::uint64_t> row = masks_of(problems.front().deal);
          all.insert(all.end(), row.begin(), row.end());
        },
        [&](const std::string& text) { share = text; });
    if (!status.ok()) throw UsageError(status.message());
    return all;
  });
  return {array_of(std::move(masks), {request.wanted.count, width}), share};
}

// The deal of a row, as text.
std::string deal_text(const std::vector<std::uint64_t>& masks, const std::string& game,
                      const std::string& seats) {
  const GameOfMasks table = usable(game_of_masks(game, masks.size(), seats));
  const Deal deal = usable(deal_of_masks(table.game->shape(table.seats), masks));
  return write_record(write_problem({.game = table.game, .deal = deal}));
}

void define_arrays(py::module_& module) {
  module.attr("NO_VALUE") = kNoValue;
  module.def("solve_masks", solve_masks);
  module.def("solve_texts", solve_texts);
  module.def("deal_masks", deal_masks);
  module.def("deal_text", deal_text);
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
