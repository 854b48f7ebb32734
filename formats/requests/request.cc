#include "formats/requests/request.h"

#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
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
#include "formats/query/expression.h"
#include "formats/requests/advise_request.h"
#include "formats/requests/arguments.h"
#include "formats/requests/auction_request.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/deal_request.h"
#include "formats/requests/naming_request.h"
#include "formats/requests/par_request.h"
#include "formats/requests/replay_request.h"
#include "formats/requests/report.h"
#include "formats/requests/scorer.h"
#include "formats/requests/solve_request.h"
#include "formats/requests/table_request.h"
#include "formats/text/games_view.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"
#include "solver/stop.h"

namespace matador {
namespace {

constexpr int kFaulty = 1;
constexpr int kWrongRequest = 2;

// A request that was read, and the reply to it so far.
struct Asking {
  Arguments arguments;
  int table_mib;
  const std::atomic<bool>* interrupt;
  const DealsDone& deals_done;
  const AdviceSoFar& advice_so_far;
  std::string deals = {};
  Reply reply = {};
  Losses losses = {};

  // What the request leaves open is as the caller has it.
  SolverOptions solver(SolverOptions options) const {
    if (!arguments.has(options::kTableMib)) options.table_mib = table_mib;
    options.interrupt = interrupt;
    return options;
  }
  // Where the request says nothing about it.
  SolverOptions new_solver() const { return {.table_mib = table_mib, .interrupt = interrupt}; }
  bool is_interrupted() const { return interrupt != nullptr && *interrupt; }

  void add(const Report& report) {
    reply.answer += report.answer;
    reply.messages += report.messages;
    losses.add(report.losses);
    if (!report.status.ok()) reply.status = kFaulty;
  }
};

// Reports on every deal.
void for_each_deal(Asking& asking, const std::function<Report(const NumberedDeal&)>& report) {
  const Reading reading = read_reading(asking.arguments);
  std::istringstream in(asking.deals);
  DealFiles deals(in, "deals", reading);
  std::uint64_t done = 0;
  while (const std::optional<NumberedDeal> deal =
             asking.is_interrupted() ? std::nullopt : deals.next()) {
    asking.add(report(*deal));
    if (asking.deals_done) asking.deals_done(++done);
  }
  asking.reply.messages += asking.losses.warnings();
}

void answer_each_deal(Asking& asking, const AnswerDeal& answer) {
  for_each_deal(asking, [&](const NumberedDeal& deal) { return report_on(deal, answer); });
}

void solve_request(Asking& asking) {
  const SolveSettings settings = read_solve_settings(asking.arguments, /*symbols=*/false);
  Solver solver(asking.solver(settings.solver));
  for_each_deal(asking,
                [&](const NumberedDeal& deal) { return solve_report(deal, settings, solver); });
}

void replay_request(Asking& asking) {
  const ReplaySettings settings = read_replay_settings(asking.arguments, /*symbols=*/false);
  Solver solver(asking.solver(settings.solver));
  const Workers workers = this_thread(solver, asking.interrupt);
  for_each_deal(asking, [&](const NumberedDeal& deal) {
    return replay_report(deal, settings, solver, workers).report;
  });
}

AdviceSettings advice_settings(const Asking& asking) {
  AdviceSettings settings = read_advice_settings(asking.arguments, /*symbols=*/false);
  settings.wanted.interrupt = asking.interrupt;
  return settings;
}

void worlds_request(Asking& asking) {
  const AdviceSettings settings = advice_settings(asking);
  const WorldsPart part = read_worlds_part(asking.arguments);
  Solver solver(asking.new_solver());
  answer_each_deal(asking, [&](const NumberedDeal& /*deal*/, const DealRecord& record) {
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
  std::atomic<bool> is_told = asking.is_interrupted();
  std::string first;
  settings.wanted.interrupt = &is_told;
  settings.wanted.node_limit = 1;  // no world is solved for the answer
  settings.wanted.tell = [&](const Advice& so_far) {
    if (first.empty()) first = advice_text(deal, record, so_far, settings);
    is_told = true;
  };
  const absl::StatusOr<Advice> advice =
      find_advice(record, settings, this_thread(solver, &is_told, settings.wanted.seconds));
  return first.empty() ? text_or_fault(deal, record, advice, settings) : first;
}

void advise_request(Asking& asking) {
  AdviceSettings settings = advice_settings(asking);
  const bool at_a_glance = asking.arguments.has(options::kGlance);
  Solver solver(asking.new_solver());
  answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
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

void auction_request(Asking& asking) {
  const Format format = asking.arguments.format();
  answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    return answer_auction(deal, record, format, /*symbols=*/false);
  });
}

void melds_request(Asking& asking) {
  const Format format = asking.arguments.format();
  answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    return answer_melds(deal, record, format, /*symbols=*/false);
  });
}

void count_request(Asking& asking) { answer_each_deal(asking, answer_count); }

void par_request(Asking& asking) {
  const ParSettings settings = read_par_settings(asking.arguments);
  Solver solver(asking.new_solver());
  answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    return answer_par(deal, record, settings, solver);
  });
}

// The deals before the one that is asked about are those of the evening so far.
void naming_request(Asking& asking) {
  const NamingSettings settings = read_naming_settings(asking.arguments);
  Solver solver(asking.new_solver());
  std::vector<DealRecord> before;
  answer_each_deal(
      asking,
      [&](const NumberedDeal& deal, const DealRecord& record) -> absl::StatusOr<std::string> {
        if (deal.number != settings.number) {
          before.push_back(record);
          return std::string();
        }
        return answer_naming(record, before, settings, this_thread(solver, asking.interrupt));
      });
}

void score_request(Asking& asking) {
  Scorer scorer(asking.arguments.format(), /*symbols=*/false);
  for_each_deal(asking, [&](const NumberedDeal& deal) {
    Report report = report_on(deal, [&](const NumberedDeal& entered, const DealRecord& record) {
      return scorer.enter(entered, record);
    });
    scorer.see(report.status);
    return report;
  });
  asking.reply.answer += scorer.end();
}

void table_request(Asking& asking) {
  const TableQuestion asked =
      read_table_question(asking.arguments, asking.arguments.text(options::kQuestion));
  Solver solver(asking.new_solver());
  const StatisticsRecord table = answer_table(asked, solver, asking.deals_done);
  if (!asking.arguments.has(options::kShard)) check_has_rows(table);  // a part may have none
  asking.reply.messages += asked.note + note_on_enough(asked, table);
  asking.reply.answer = statistics_json(table);
}

// Of tables, an object a line.
void merge_request(Asking& asking) {
  std::vector<StatisticsRecord> parts;
  for (const absl::string_view line : absl::StrSplit(asking.deals, '\n', absl::SkipEmpty())) {
    parts.push_back(usable(read_statistics(std::string_view(line.data(), line.size()))));
  }
  const StatisticsRecord table = usable(merge_statistics(std::move(parts)));
  check_has_rows(table);
  asking.reply.answer = statistics_json(table);
}

void deal_request(Asking& asking) {
  const DealRequest request = read_deal_request(asking.arguments);
  write_deals(
      request, [&](const std::string& text) { asking.reply.answer += text; },
      [&](const std::string& text) { asking.reply.messages += text; });
}

void convert_request(Asking& asking) {
  Converter converter(asking.arguments);
  asking.reply.answer = converter.heading();
  answer_each_deal(asking, [&](const NumberedDeal& deal, const DealRecord& record) {
    return converter.write(deal, record);
  });
  asking.reply.messages += converter.left_out();
}

void games_request(Asking& asking) {
  for (const Game* game : all_games()) asking.reply.answer += game_json(*game);
}

struct RequestedCommand {
  const char* name;
  void (*run)(Asking& asking);
  bool writes_deals = false;  // otherwise it writes JSON
};

constexpr std::array kRequestedCommands{
    RequestedCommand{"solve", solve_request},
    RequestedCommand{"replay", replay_request},
    RequestedCommand{"advise", advise_request},
    RequestedCommand{"worlds", worlds_request},
    RequestedCommand{"auction", auction_request},
    RequestedCommand{"melds", melds_request},
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

const RequestedCommand& find_requested(const std::string& name) {
  std::vector<std::string> names;
  for (const RequestedCommand& command : kRequestedCommands) {
    if (command.name == name) return command;
    names.emplace_back(command.name);
  }
  throw UsageError(unknown_word("command", name, names));
}

// The text of a key; empty if there is no such key.
std::string text_of_key(const nlohmann::json& request, const char* key) {
  const auto value = request.find(key);
  if (value == request.end()) return "";
  if (value->is_string()) return value->get<std::string>();
  throw UsageError(absl::StrCat(in_quotes(key), " of a request must be a text"));
}

// Of "where" there may be a list: all of its conditions must hold.
std::string conditions_of(const nlohmann::json& list) {
  std::vector<std::string> conditions;
  for (const auto& condition : list) {
    if (condition.is_string()) conditions.push_back(condition.get<std::string>());
  }
  if (conditions.empty() || conditions.size() < list.size()) {
    throw UsageError("option \"where\" of a request must be a condition or a list of conditions");
  }
  return all_conditions(conditions);
}

// As they would be typed: a flag has no text, and one that is false is not there.
Arguments::Given given_in(const nlohmann::json& request) {
  Arguments::Given options;
  const auto all = request.find("options");
  if (all == request.end()) return options;
  if (!all->is_object()) throw UsageError("\"options\" of a request must be an object");
  for (const auto& [name, value] : all->items()) {
    if (value.is_string()) {
      options[name] = value.get<std::string>();
    } else if (name == options::kWhere.name && value.is_array()) {
      options[name] = conditions_of(value);
    } else if (value.is_number_integer()) {
      options[name] = write_json(value);
    } else if (!value.is_boolean()) {
      throw UsageError(absl::StrCat("option ", in_quotes(name),
                                    " of a request must be a text, a whole number, true or false"));
    } else if (value.get<bool>()) {
      options[name] = "";
    }
  }
  return options;
}

void check_keys(const nlohmann::json& request) {
  static const std::vector<std::string> known{"command", "deals", "options"};
  if (!request.is_object()) {
    throw UsageError("a request must be a JSON object: {\"command\":...,\"deals\":...}");
  }
  for (const auto& [name, value] : request.items()) {
    if (ranges::contains(known, name)) continue;
    throw UsageError(absl::StrCat("unknown key ", in_quotes(name), " in a request",
                                  did_you_mean_or_expected(name, known)));
  }
}

}  // namespace

Reply reply_to(std::string_view request, int table_mib, const std::atomic<bool>* interrupt,
               const DealsDone& deals_done, const AdviceSoFar& advice_so_far) {
  Asking asking{.arguments = Arguments(),
                .table_mib = table_mib,
                .interrupt = interrupt,
                .deals_done = deals_done,
                .advice_so_far = advice_so_far};
  const auto fail = [&](int status, const char* what) {
    absl::StrAppend(&asking.reply.messages, what, "\n");
    asking.reply.status = status;
  };
  try {
    const nlohmann::json json =
        nlohmann::json::parse(request, /*cb=*/nullptr, /*allow_exceptions=*/false);
    check_keys(json);
    const RequestedCommand& command = find_requested(text_of_key(json, "command"));
    Arguments::Given given = given_in(json);
    if (!command.writes_deals) given.emplace(options::kJson.name, "");
    asking.arguments = Arguments(command.name, std::move(given));
    asking.arguments.check_all_known();
    asking.deals = text_of_key(json, "deals");
    command.run(asking);
  } catch (const UsageError& error) {
    fail(kWrongRequest, error.what());
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
