#include "formats/requests/solver_arguments.h"

#include <cstdint>
#include <range/v3/algorithm/find.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/notes.h"
#include "formats/text/card_names.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"

namespace matador {

std::optional<Objective> read_objective(const Arguments& arguments) {
  if (!arguments.has("objective")) return std::nullopt;
  return read_objective_name(arguments.needed_text("objective"));
}

Objective read_objective_name(const std::string& name) {
  if (const std::optional<Objective> objective = find_objective(name)) return *objective;
  throw UsageError(unknown_word("objective", name, {"points", "tricks", "score"}));
}

bool read_errors(const Arguments& arguments) {
  if (!arguments.has("errors")) return false;
  const std::string form = arguments.needed_text("errors");
  if (form != "json" && form != "text") {
    throw UsageError(unknown_word("--errors", form, {"json", "text"}));
  }
  if (form == "json" && !arguments.has("json")) throw UsageError("--errors json needs --json");
  return form == "json";
}

std::string read_player(const Arguments& arguments) {
  if (!arguments.has("player")) return "";
  const std::string player = arguments.needed_text("player");
  if (small_number(player)) arguments.number("player", 1, 1, kMaxSeats);
  return player;
}

Outcome<std::optional<Seat>> player_asked(const std::string& player, const DealRecord& record,
                                          const Problem& problem) {
  if (player.empty()) return std::nullopt;
  if (const auto number = small_number(player)) return Seat::number(*number);
  const int seats = problem.deal.seats();
  const auto names = read_names(record, *problem.game, seats);
  if (const auto* known = std::get_if<std::vector<std::string>>(&names)) {
    if (const auto seat = seat_of_player(*known, player)) return *seat;
  }
  const absl::StatusOr<Seat> seat = read_seat(player, *problem.game, seats);
  if (seat.ok()) return *seat;
  return DealError{
      record.line_of({tags::kNames, tags::kSeats}),
      absl::StrCat("--player: ", std::string(seat.status().message()), ", or a name of [Names]")};
}

std::optional<Language> read_explanation(const Arguments& arguments) {
  if (!arguments.has("explain")) {
    if (arguments.has("language")) {
      throw UsageError("--language needs --explain");
    }
    return std::nullopt;
  }
  for (const char* other : {"json", "csv"}) {
    if (!arguments.has(other)) continue;
    throw UsageError(absl::StrCat("--explain and --", other, " cannot be used together"));
  }
  const std::string name = arguments.text("language", "english");
  const std::optional<Language> language = find_language(name);
  if (language) return language;
  throw UsageError(unknown_word("language", name, {"english", "german"}));
}

SolverOptions read_solver_options(const Arguments& arguments) {
  SolverOptions options;
  const auto usual = static_cast<std::uint64_t>(options.table_mib);
  options.table_mib = static_cast<int>(arguments.number("table-mib", usual, 1, kMaxTableMib));
  return options;
}

std::string read_names(const Arguments& arguments) {
  const std::string language = arguments.text("names", "");
  std::vector<std::string> known;
  for (const GameFormat* format : all_formats()) {
    if (format->card_names == nullptr) continue;
    for (std::string_view each : format->card_names->languages) known.emplace_back(each);
  }
  if (arguments.has("names") && ranges::find(known, language) == known.end()) {
    throw UsageError(unknown_word("names", language, known));
  }
  return language;
}

std::string names_line(const Task& task, const std::string& language, bool symbols) {
  const CardNames* names = format_of(*task.game).card_names;
  if (language.empty() || names == nullptr) return "";
  const CardFace face(card_style(*task.game), symbols);
  return names->line(task, language, face);
}

}  // namespace matador
