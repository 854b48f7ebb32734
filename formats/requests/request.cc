#include "formats/requests/request.h"

#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/algorithm/contains.hpp>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/input/json_deal.h"
#include "formats/output/game_json.h"
#include "formats/query/expression.h"
#include "formats/requests/advise_request.h"
#include "formats/requests/arguments.h"
#include "formats/requests/auction_request.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/deal_request.h"
#include "formats/requests/naming_request.h"
#include "formats/requests/replay_request.h"
#include "formats/requests/report.h"
#include "formats/requests/scorer.h"
#include "formats/requests/solve_request.h"
#include "formats/requests/table_request.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"
#include "solver/stop.h"

namespace matador {
namespace {

constexpr int kFaulty = 1;
constexpr int kWrongRequest = 2;

// A solver, and the stop that the request at hand gives it.
struct StoppableSolver {
  explicit StoppableSolver(const SolverOptions& options) : solver(until(stop, options)) {}
  StoppableSolver(const StoppableSolver&) = delete;  // the solver has the address of the stop

  static SolverOptions until(const Stop& stop, SolverOptions options) {
    options.outer = &stop;
    return options;
  }

  Stop stop;
  Solver solver;
};

// The solver of a request. It is kept for the next one, because new tables take longer than a small
// deal. Only one is kept, and only with tables of the usual size: a caller who names another size
// gets its memory back.
class LentSolver {
 public:
  LentSolver(const SolverOptions& options, const Interrupt* interrupt)
      : is_kept_(options.table_mib == SolverOptions().table_mib && options.threads == 1) {
    if (is_kept_) solver_ = exchange(nullptr);
    if (!solver_) solver_ = std::make_unique<StoppableSolver>(options);
    solver_->stop = Stop(interrupt);
  }
  LentSolver(const LentSolver&) = delete;
  ~LentSolver() {
    solver_->stop = Stop();
    if (is_kept_) exchange(std::move(solver_));
  }

  Solver& operator*() const { return solver_->solver; }

 private:
  using Owner = std::unique_ptr<StoppableSolver>;

  // Keeps a solver, or none, in place of the one that was kept. Both variables are never destroyed,
  // because a request may still run on another thread while the program ends.
  static Owner exchange(Owner other) {
    static auto& mutex = *new std::mutex;
    static auto& kept = *new Owner;
    const std::lock_guard lock(mutex);
    return std::exchange(kept, std::move(other));
  }

  Owner solver_;
  bool is_kept_;
};

// A request that was read, and the reply to it so far.
struct Asking {
  Arguments arguments;
  int table_mib;
  const Interrupt* interrupt;
  const DealsDone& deals_done;
  const AdviceSoFar& advice_so_far;
  std::string deals = {};
  Reply reply = {};
  Losses losses = {};
  std::optional<LentSolver> lent = {};

  // What the request leaves open is as the caller has it.
  Solver& solver(SolverOptions options) {
    if (!arguments.has(options::kTableMib)) options.table_mib = table_mib;
    return *lent.emplace(options, interrupt);
  }
  // Where the request says nothing about it.
  Solver& solver() { return *lent.emplace(SolverOptions{.table_mib = table_mib}, interrupt); }
  bool is_interrupted() const { return interrupt != nullptr && interrupt->is_set(); }

  void add(const Report& report) {
    reply.answer += report.answer;
    reply.messages += report.messages;
    losses.add(report.losses);
    if (!report.status.ok()) reply.status = kFaulty;
  }
};

// Reports on every deal.
absl::Status for_each_deal(Asking& asking,
                           const std::function<Report(const NumberedDeal&)>& report) {
  MATADOR_ASSIGN_OR_RETURN(const Reading reading, read_reading(asking.arguments));
  std::istringstream in(asking.deals);
  DealFiles deals(in, "deals", reading);
  std::uint64_t done = 0;
  while (const std::optional<NumberedDeal> deal =
             asking.is_interrupted() ? std::nullopt : deals.next()) {
    asking.add(report(*deal));
    if (asking.deals_done) asking.deals_done(++done);
  }
  asking.reply.messages += asking.losses.warnings();
  return absl::OkStatus();
}

absl::Status answer_each_deal(Asking& asking, const AnswerDeal& answer) {
  return for_each_deal(asking, [&](const NumberedDeal& deal) { return report_on(deal, answer); });
}

absl::Status solve_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(const SolveSettings settings,
                           read_solve_settings(asking.arguments, /*symbols=*/false));
  Solver& solver = asking.solver(settings.solver);
  return for_each_deal(
      asking, [&](const NumberedDeal& deal) { return solve_report(deal, settings, solver); });
}

absl::Status replay_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(const ReplaySettings settings,
                           read_replay_settings(asking.arguments, /*symbols=*/false));
  Solver& solver = asking.solver(settings.solver);
  const Workers workers = this_thread(solver, asking.interrupt);
  return for_each_deal(asking, [&](const NumberedDeal& deal) {
    return replay_report(deal, settings, solver, workers).report;
  });
}

absl::StatusOr<AdviceSettings> advice_settings(const Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(AdviceSettings settings,
                           read_advice_settings(asking.arguments, /*symbols=*/false));
  settings.wanted.interrupt = asking.interrupt;
  return settings;
}

absl::Status worlds_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(const AdviceSettings settings, advice_settings(asking));
  MATADOR_ASSIGN_OR_RETURN(const WorldsPart part, read_worlds_part(asking.arguments));
  Solver& solver = asking.solver();
  return answer_each_deal(asking, [&](const NumberedDeal& /*deal*/, const DealRecord& record) {
    return find_world_values(record, settings, part,
                             this_thread(solver, asking.interrupt, settings.wanted.seconds));
  });
}

absl::StatusOr<std::string> text_or_fault(const NumberedDeal& deal, const DealRecord& record,
                                          const absl::StatusOr<Advice>& advice,
                                          const AdviceSettings& settings) {
  MATADOR_RETURN_IF_ERROR(advice.status());
  return advice_text(deal, record, *advice, settings);
}

// The first opinion that is told; the work ends there.
absl::StatusOr<std::string> advice_at_a_glance(const Asking& asking, const NumberedDeal& deal,
                                               const DealRecord& record, AdviceSettings settings,
                                               Solver& solver) {
  Interrupt is_told;
  if (asking.is_interrupted()) is_told.set();
  std::string first;
  settings.wanted.interrupt = &is_told;
  settings.wanted.node_limit = 1;  // no world is solved for the answer
  settings.wanted.tell = [&](const Advice& so_far) {
    if (first.empty()) first = advice_text(deal, record, so_far, settings);
    is_told.set();
  };
  const absl::StatusOr<Advice> advice =
      find_advice(record, settings, this_thread(solver, &is_told, settings.wanted.seconds));
  return first.empty() ? text_or_fault(deal, record, advice, settings) : first;
}

absl::Status advise_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(AdviceSettings settings, advice_settings(asking));
  const bool at_a_glance = asking.arguments.has(options::kGlance);
  Solver& solver = asking.solver();
  return answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    if (at_a_glance) return advice_at_a_glance(asking, deal, record, settings, solver);
    if (asking.advice_so_far) {
      settings.wanted.tell = [&](const Advice& so_far) {
        asking.advice_so_far(advice_text(deal, record, so_far, settings));
      };
    }
    const absl::StatusOr<Advice> advice = find_advice(
        record, settings, this_thread(solver, asking.interrupt, settings.wanted.seconds));
    return text_or_fault(deal, record, advice, settings);
  });
}

template <auto Answer>
absl::Status formatted_request(Asking& asking) {
  const Format format = asking.arguments.format();
  return answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    return Answer(deal, record, format, /*symbols=*/false);
  });
}

absl::Status count_request(Asking& asking) { return answer_each_deal(asking, answer_count); }

absl::Status par_request(Asking& asking) {
  const ParSettings settings = read_par_settings(asking.arguments);
  Solver& solver = asking.solver();
  return answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    return answer_par(deal, record, settings, solver);
  });
}

// The deals before the one that is asked about are those of the evening so far.
absl::Status naming_request(Asking& asking) {
  const NamingSettings settings = read_naming_settings(asking.arguments);
  Solver& solver = asking.solver();
  std::vector<DealRecord> before;
  return answer_each_deal(
      asking,
      [&](const NumberedDeal& deal, const DealRecord& record) -> absl::StatusOr<std::string> {
        if (deal.number != settings.number) {
          before.push_back(record);
          return std::string();
        }
        return answer_naming(record, before, settings, this_thread(solver, asking.interrupt));
      });
}

absl::Status score_request(Asking& asking) {
  Scorer scorer(asking.arguments.format(), /*symbols=*/false);
  const auto report_and_see = [&](const NumberedDeal& deal) {
    Report report = report_on(deal, [&](const NumberedDeal& entered, const DealRecord& record) {
      return scorer.enter(entered, record);
    });
    scorer.see(report.status);
    return report;
  };
  MATADOR_RETURN_IF_ERROR(for_each_deal(asking, report_and_see));
  asking.reply.answer += scorer.end();
  return absl::OkStatus();
}

absl::Status table_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(
      const TableQuestion asked,
      read_table_question(asking.arguments, asking.arguments.text(options::kQuestion)));
  Solver& solver = asking.solver();
  MATADOR_ASSIGN_OR_RETURN(const StatisticsRecord table,
                           answer_table(asked, solver, asking.deals_done));
  // A part may have no rows.
  if (!asking.arguments.has(options::kShard)) MATADOR_RETURN_IF_ERROR(check_has_rows(table));
  asking.reply.messages += asked.note + note_on_enough(asked, table);
  asking.reply.answer = statistics_json(table);
  return absl::OkStatus();
}

// Of tables, an object a line.
absl::Status merge_request(Asking& asking) {
  std::vector<StatisticsRecord> parts;
  for (const absl::string_view line : absl::StrSplit(asking.deals, '\n', absl::SkipEmpty())) {
    MATADOR_ASSIGN_OR_RETURN(StatisticsRecord part,
                             read_statistics(std::string_view(line.data(), line.size())));
    parts.push_back(std::move(part));
  }
  MATADOR_ASSIGN_OR_RETURN(const StatisticsRecord table, merge_statistics(std::move(parts)));
  MATADOR_RETURN_IF_ERROR(check_has_rows(table));
  asking.reply.answer = statistics_json(table);
  return absl::OkStatus();
}

absl::Status deal_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(const DealRequest request, read_deal_request(asking.arguments));
  return write_deals(
      request, [&](const std::string& text) { asking.reply.answer += text; },
      [&](const std::string& text) { asking.reply.messages += text; });
}

absl::Status convert_request(Asking& asking) {
  MATADOR_ASSIGN_OR_RETURN(Converter converter, Converter::of(asking.arguments));
  asking.reply.answer = converter.heading();
  MATADOR_RETURN_IF_ERROR(
      answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
        return converter.write(deal, record);
      }));
  asking.reply.messages += converter.left_out();
  return absl::OkStatus();
}

absl::Status games_request(Asking& asking) {
  for (const Game* game : all_games()) asking.reply.answer += game_json(*game);
  return absl::OkStatus();
}

struct RequestedCommand {
  const char* name;
  absl::Status (*run)(Asking& asking);
  bool writes_deals = false;  // otherwise it writes JSON
};

constexpr std::array kRequestedCommands{
    RequestedCommand{"solve", solve_request},
    RequestedCommand{"replay", replay_request},
    RequestedCommand{"advise", advise_request},
    RequestedCommand{"worlds", worlds_request},
    RequestedCommand{"auction", formatted_request<answer_auction>},
    RequestedCommand{"melds", formatted_request<answer_melds>},
    RequestedCommand{"name", naming_request},
    RequestedCommand{"count", count_request},
    RequestedCommand{"par", par_request},
    RequestedCommand{"score", score_request},
    RequestedCommand{"table", table_request},
    RequestedCommand{"merge", merge_request},
    RequestedCommand{"deal", deal_request, /*writes_deals=*/true},
    RequestedCommand{"convert", convert_request, /*writes_deals=*/true},
    RequestedCommand{"games", games_request},
};

absl::StatusOr<RequestedCommand> find_requested(const std::string& name) {
  std::vector<std::string> names;
  for (const RequestedCommand& command : kRequestedCommands) {
    if (command.name == name) return command;
    names.emplace_back(command.name);
  }
  return invalid(unknown_word("command", name, names));
}

// The text of a key; empty if there is no such key.
absl::StatusOr<std::string> text_of_key(const nlohmann::json& request, const char* key) {
  const auto value = request.find(key);
  if (value == request.end()) return "";
  if (value->is_string()) return value->get<std::string>();
  return invalid(in_quotes(key), " of a request must be a text");
}

// Of "where" there may be a list: all of its conditions must hold.
absl::StatusOr<std::string> conditions_of(const nlohmann::json& list) {
  std::vector<std::string> conditions;
  for (const auto& condition : list) {
    if (condition.is_string()) conditions.push_back(condition.get<std::string>());
  }
  if (conditions.empty() || conditions.size() < list.size()) {
    return invalid("option \"where\" of a request must be a condition or a list of conditions");
  }
  return all_conditions(conditions);
}

// As they would be typed: a flag has no text, and one that is false is not there.
absl::StatusOr<Arguments::Given> given_in(const nlohmann::json& request) {
  Arguments::Given options;
  const auto all = request.find("options");
  if (all == request.end()) return options;
  if (!all->is_object()) return invalid("\"options\" of a request must be an object");
  for (const auto& [name, value] : all->items()) {
    if (value.is_string()) {
      options[name] = value.get<std::string>();
    } else if (name == options::kWhere.name && value.is_array()) {
      MATADOR_ASSIGN_OR_RETURN(options[name], conditions_of(value));
    } else if (value.is_number_integer()) {
      options[name] = write_json(value);
    } else if (!value.is_boolean()) {
      return invalid("option ", in_quotes(name),
                     " of a request must be a text, a whole number, true or false");
    } else if (value.get<bool>()) {
      options[name] = "";
    }
  }
  return options;
}

absl::Status check_keys(const nlohmann::json& request) {
  static const std::vector<std::string> known{"command", "deals", "options"};
  if (!request.is_object()) {
    return invalid("a request must be a JSON object: {\"command\":...,\"deals\":...}");
  }
  for (const auto& [name, value] : request.items()) {
    if (ranges::contains(known, name)) continue;
    return invalid("unknown key ", in_quotes(name), " in a request",
                   did_you_mean_or_expected(name, known));
  }
  return absl::OkStatus();
}

// Reads the request, and runs its command.
absl::Status run(const nlohmann::json& request, Asking& asking) {
  MATADOR_RETURN_IF_ERROR(check_keys(request));
  MATADOR_ASSIGN_OR_RETURN(const std::string name, text_of_key(request, "command"));
  MATADOR_ASSIGN_OR_RETURN(const RequestedCommand command, find_requested(name));
  MATADOR_ASSIGN_OR_RETURN(Arguments::Given given, given_in(request));
  if (!command.writes_deals) given.emplace(options::kJson.name, "");
  MATADOR_ASSIGN_OR_RETURN(asking.arguments, Arguments::of(command.name, std::move(given)));
  MATADOR_RETURN_IF_ERROR(asking.arguments.check_all_known());
  MATADOR_ASSIGN_OR_RETURN(asking.deals, text_of_key(request, "deals"));
  return command.run(asking);
}

}  // namespace

Reply reply_to(std::string_view request, int table_mib, const Interrupt* interrupt,
               const DealsDone& deals_done, const AdviceSoFar& advice_so_far) {
  Asking asking{.arguments = Arguments(),
                .table_mib = table_mib,
                .interrupt = interrupt,
                .deals_done = deals_done,
                .advice_so_far = advice_so_far};
  const auto fail = [&](int status, absl::string_view what) {
    absl::StrAppend(&asking.reply.messages, what, "\n");
    asking.reply.status = status;
  };
  try {
    const absl::Status status =
        run(nlohmann::json::parse(request, /*cb=*/nullptr, /*allow_exceptions=*/false), asking);
    if (!status.ok()) {
      fail(absl::IsFailedPrecondition(status) ? kFaulty : kWrongRequest, status.message());
    }
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::runtime_error& error) {  // with a sentence for people
    fail(kFaulty, error.what());
  } catch (const std::exception&) {
    fail(kFaulty, kInternalError);
  }
  return std::move(asking.reply);
}

std::string reply_json(const Reply& reply) {
  const nlohmann::ordered_json json{
      {"status", reply.status}, {"answer", reply.answer}, {"messages", reply.messages}};
  return write_json(json);
}

}  // namespace matador
