// The answers of the solver as lines for other programs: JSON, one object a line, and CSV.
//
//   Answer answer{.deal = 1, .task = task, .request = request, .solution = *solver.solve(...)};
//   answer_json(answer)   // {"deal":1,"game":"sjavs","seats":4,"contract":"hearts",...}
//
// The keys and their order are a promise to those programs: add, but do not change.

#ifndef MATADOR_FORMATS_OUTPUT_ANSWERS_H_
#define MATADOR_FORMATS_OUTPUT_ANSWERS_H_

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "formats/input/notes.h"
#include "formats/output/fields.h"
#include "formats/words/language.h"
#include "solver/games/objectives.h"
#include "solver/solve.h"

namespace matador {

struct Answer {
  std::uint64_t deal;  // its number in the input, from 1
  Task task;
  Request request;
  Solution solution;
  bool best = false;  // of several suits that the declarer may name, the best by score
  Notes notes = {};   // for people, but for its id
  Language language = Language::kEnglish;  // for people too
  // How long the answers to this deal took so far, where that is asked for.
  std::optional<double> milliseconds = {};
};

Players players_of(const Answer& answer);

// "paranoid", "maxn"; and back.
std::string model_name(Model model);
std::optional<Model> find_model(const std::string& name);

std::string contract_name(const Task& task);

// "seconds", "interrupt": what has stopped a search beside the limit of nodes; empty: nothing.
std::string stop_name(StopReason reason);
// What has stopped it, for people, of an answer that is not exact: "stopped at --limit".
std::string stop_text(StopReason reason, Language language = Language::kEnglish);

// A value as people write it: a score has its sign, unless it is a penalty.
std::string value_text(const Game& game, Objective objective, int value);

Fields<Answer> solve_fields();
// Of the key `stopped`; kAbsent where nothing did.
nlohmann::ordered_json stop_json(StopReason reason);

// Lines with their ends.
std::string answer_json(const Answer& answer);
std::string passed_out_json(std::uint64_t deal, const std::string& id, const Problem& problem);

std::string answer_csv_header();
std::string answer_csv(const Answer& answer);
std::string passed_out_csv(std::uint64_t deal, const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_ANSWERS_H_
