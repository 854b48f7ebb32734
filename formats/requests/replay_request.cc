#include "formats/requests/replay_request.h"

#include <cstdint>
#include <limits>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/requests/explain.h"
#include "formats/requests/solver_arguments.h"
#include "formats/text/replay_view.h"

namespace matador {
namespace {

constexpr std::uint64_t kWorldsAllLookedAt = 200;
constexpr std::uint64_t kMostWorlds = 10'000'000;

// Empty where none is wanted.
absl::StatusOr<std::string> explained(const ReplayAnswer& answer, const ReplaySettings& settings,
                                      Solver& solver) {
  const Task& task = answer.task;
  if (!settings.explanation) return "";
  if (!task.game->has_tricks(task.contract)) return kNoTricksToExplain;
  const auto found = explain(answer, settings.question.request, solver);
  if (!found.ok()) return found.status();
  return replay_explanation_view(answer, *found,
                                 CardFace(card_style(*task.game), settings.symbols));
}

std::string written(const ReplayAnswer& answer, const std::string& explanation,
                    const ReplaySettings& settings) {
  if (settings.format == Format::kJson) return replay_json(answer);
  if (settings.format == Format::kCsv) return replay_csv(answer);
  return absl::StrCat(replay_view(answer, settings.symbols), explanation,
                      names_line(answer.task, settings.names, settings.symbols), "\n");
}

}  // namespace

ReplaySettings read_replay_settings(const Arguments& arguments, bool symbols) {
  for (const char* name : {"cards", "line", "par"}) {
    if (arguments.has("csv") && arguments.has(name)) {
      throw UsageError(absl::StrCat("--csv has no columns for --", name, "; take --json"));
    }
  }
  for (const char* name : {"worlds", "seed"}) {
    if (arguments.has(name) && !arguments.has("knowledge")) {
      throw UsageError(absl::StrCat("--", name, " is for --knowledge"));
    }
  }
  constexpr int kAll = std::numeric_limits<int>::max();
  ReplaySettings settings{.format = arguments.format(),
                          .question = {.objective = read_objective(arguments),
                                       .player = read_player(arguments),
                                       .line = arguments.has("line"),
                                       .par = arguments.has("par")},
                          .strict = arguments.has("strict"),
                          .names = read_names(arguments),
                          .symbols = symbols,
                          .solver = read_solver_options(arguments),
                          .errors_as_json = read_errors(arguments),
                          .explanation = read_explanation(arguments)};
  if (arguments.has("knowledge")) {
    settings.question.knowledge =
        AdviceWanted{.worlds = arguments.number("worlds", kWorldsOfHindsight, 1, kMostWorlds),
                     .enumerate = kWorldsAllLookedAt,
                     .seed = arguments.number("seed", 1, 0, kMostNumber)};
  }
  ReplayRequest& request = settings.question.request;
  request.cards = arguments.has("cards");
  request.node_limit = arguments.number("limit", 0, 1, kMostNumber);
  request.seconds = arguments.seconds("seconds") / (settings.explanation ? 2 : 1);
  request.last = static_cast<int>(arguments.number("last", kAll, 1, kAll));
  return settings;
}

ReplayReport replay_report(const NumberedDeal& deal, const ReplaySettings& settings, Solver& solver,
                           const Workers& workers) {
  std::optional<ReplayAnswer> replay;
  std::optional<DealError> no_play;
  const auto answer = [&](const NumberedDeal& /*deal*/,
                          const DealRecord& record) -> Outcome<std::string> {
    Outcome<std::optional<ReplayAnswer>> read =
        replay_deal(deal.number, record, settings.question, solver, workers);
    if (const auto* error = std::get_if<DealError>(&read)) return *error;
    replay = std::get<std::optional<ReplayAnswer>>(std::move(read));
    if (replay) {
      replay->language = settings.explanation.value_or(Language::kEnglish);
      const absl::StatusOr<std::string> explanation = explained(*replay, settings, solver);
      if (explanation.ok()) return written(*replay, *explanation, settings);
      return DealError{record.line_of({tags::kPlay}), std::string(explanation.status().message())};
    }
    no_play = DealError{record.line_of({tags::kDeal}),
                        settings.question.par
                            ? "no [Play]: nothing to replay; the score of a board is compared with "
                              "par by its [Contract] with the level, [Declarer], [Vulnerable] and "
                              "[Result]"
                            : "no [Play]: nothing to replay"};
    if (settings.strict) return *no_play;
    return "";
  };
  Report report = report_on(deal, answer);
  if (no_play && report.good) report.messages += warning_line(deal, *no_play);
  if (settings.errors_as_json && report.error) report.answer = error_json(deal, *report.error);
  return {.report = std::move(report), .replay = std::move(replay)};
}

}  // namespace matador
