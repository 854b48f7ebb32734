#include "formats/requests/replay_request.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/requests/arguments.h"
#include "formats/requests/deal_solver.h"
#include "formats/requests/report.h"
#include "formats/text/replay_view.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/choice.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Replay request -----------------------------------------------------------------------------

namespace {

constexpr std::uint64_t kWorldsAllLookedAt = 200;

// The text of an explanation, where one is wanted; in JSON the reasons stand with the mistakes.
absl::StatusOr<std::string> explained(ReplayAnswer& answer, const ReplaySettings& settings,
                                      Solver& solver) {
  const Task& task = answer.task;
  const bool is_text = settings.format == Format::kText;
  if (!settings.explanation) return "";
  if (!task.game->has_tricks(task.contract)) return is_text ? kNoTricksToExplain : "";
  MATADOR_ASSIGN_OR_RETURN(const auto found, explain(answer, settings.question.request, solver));
  if (!is_text) answer.reasons = reasons_of(answer, found);
  return is_text ? replay_explanation_view(answer, found,
                                           CardFace(card_style(*task.game), settings.symbols))
                 : "";
}

std::string written(const ReplayAnswer& answer, const std::string& explanation,
                    const ReplaySettings& settings) {
  if (settings.format == Format::kJson) return replay_json(answer);
  if (settings.format == Format::kCsv) return replay_csv(answer);
  return absl::StrCat(replay_view(answer, settings.symbols), explanation,
                      names_line(answer.task, settings.names, settings.symbols), "\n");
}

}  // namespace

absl::StatusOr<ReplaySettings> read_replay_settings(const Arguments& arguments, bool symbols) {
  ReplaySettings settings{.format = arguments.format(),
                          .question = {.player = arguments.text(options::kPlayer),
                                       .line = arguments.has(options::kLine),
                                       .par = arguments.has(options::kPar)},
                          .strict = arguments.has(options::kStrict),
                          .names = {},
                          .symbols = symbols,
                          .solver = read_solver_options(arguments)};
  MATADOR_ASSIGN_OR_RETURN(settings.question.objective, read_objective(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.names, read_names(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.errors_as_json, read_errors(arguments));
  MATADOR_ASSIGN_OR_RETURN(settings.explanation, read_explanation(arguments));
  if (arguments.has(options::kKnowledge)) {
    settings.question.knowledge = AdviceWanted{.worlds = arguments.number(options::kWorlds),
                                               .enumerate = kWorldsAllLookedAt,
                                               .seed = arguments.number(options::kSeed)};
  }
  ReplayRequest& request = settings.question.request;
  request.cards = arguments.has(options::kCards);
  request.node_limit = arguments.number(options::kLimit);
  request.seconds = arguments.decimal(options::kSeconds) / (settings.explanation ? 2 : 1);
  request.last =
      static_cast<int>(arguments.number(options::kLast, std::numeric_limits<int>::max()));
  return settings;
}

ReplayReport replay_report(const NumberedDeal& deal, const ReplaySettings& settings, Solver& solver,
                           const Workers& workers) {
  std::optional<ReplayAnswer> replay;
  absl::Status no_play;
  const auto answer = [&](const NumberedDeal& /*deal*/,
                          const DealRecord& record) -> absl::StatusOr<std::string> {
    MATADOR_ASSIGN_OR_RETURN(Problem asked, read_problem_or_ending(record));
    MATADOR_ASSIGN_OR_RETURN(replay, replay_deal(deal.number, record, std::move(asked),
                                                 settings.question, solver, workers));
    if (replay) {
      replay->language = settings.explanation.value_or(Language::kEnglish);
      MATADOR_ASSIGN_OR_RETURN(
          const std::string explanation,
          in_line(record.line_of({tags::kPlay}), explained(*replay, settings, solver)));
      return written(*replay, explanation, settings);
    }
    no_play = DealError{record.line_of({tags::kDeal}),
                        settings.question.par
                            ? "no [Play]: nothing to replay; the score of a board is compared with "
                              "par by its [Contract] with the level, [Declarer], [Vulnerable] and "
                              "[Result]"
                            : "no [Play]: nothing to replay"};
    if (settings.strict) return no_play;
    return "";
  };
  Report report = report_on(deal, answer);
  if (!no_play.ok() && report.status.ok())
    report.messages += warning_line(deal, DealError::of(no_play));
  if (settings.errors_as_json && !report.status.ok()) {
    report.answer = error_json(deal, DealError::of(report.status));
  }
  return {.report = std::move(report), .replay = std::move(replay)};
}

// ---- Deal replay --------------------------------------------------------------------------------

namespace {

class DealReplayer {
 public:
  DealReplayer(std::uint64_t number, const DealRecord& record, const ReplayQuestion& question,
               Solver& solver, const Workers& workers)
      : number_(number), record_(record), question_(question), solver_(solver), workers_(workers) {}

  absl::StatusOr<std::optional<ReplayAnswer>> answer(Problem asked);

 private:
  // The same, but faults are of the play.
  template <typename Result>
  Result of_play(Result result) const {
    return in_line(record_.line_of({tags::kPlay}), std::move(result));
  }
  // The task that is replayed, of those that the problem stands for; one for each player that is
  // asked about.
  absl::StatusOr<std::vector<Task>> chosen(const std::vector<Task>& tasks, Objective objective);
  absl::StatusOr<ReplayAnswer> replay(const Problem& asked, const std::vector<Task>& tasks);
  // What was asked beside the costs of the moves.
  absl::Status add_score_beside_par(const Problem& asked, ReplayAnswer& answer);
  absl::StatusOr<std::vector<Move>> best_line(const ReplayAnswer& answer);
  // Finds out what each move cost by what its player could know.
  absl::Status find_known(ReplayAnswer& answer);
  // The answers to every contract by every declarer, of the deal as dealt.
  absl::StatusOr<std::vector<Answer>> answers_to_all_contracts(Problem asked);

  // Of the time that is left, the share of the next of the solves to come.
  double seconds_of_next() { return time_.share(solves_to_come_--); }

  std::uint64_t number_;
  const DealRecord& record_;
  const ReplayQuestion& question_;
  Solver& solver_;
  const Workers& workers_;
  TimeLeft time_{question_.request.seconds};
  int solves_to_come_ = 1;
};

absl::StatusOr<std::optional<ReplayAnswer>> DealReplayer::answer(Problem asked) {
  // Without a card of it the score of a board can be compared with par all the same.
  const bool no_card = asked.play.empty();
  if (no_card && (!question_.par || is_unknown(record_.value(tags::kResult)))) return std::nullopt;
  MATADOR_ASSIGN_OR_RETURN(asked.player, player_asked(question_.player, record_, asked));
  MATADOR_RETURN_IF_ERROR(in_line(record_.line_of({tags::kSeats}), check_player(asked)));
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> read,
                           read_tasks(record_, asked, /*all_contracts=*/false));
  if (read.empty()) {
    if (no_card) return std::nullopt;
    return of_play(invalid("all pass, so that no card can be played"));
  }

  MATADOR_ASSIGN_OR_RETURN(ReplayAnswer answer, of_play(replay(asked, read)));
  if (question_.par) {
    MATADOR_RETURN_IF_ERROR(add_score_beside_par(asked, answer));
    if (no_card && !answer.board) return std::nullopt;
  }
  if (question_.knowledge) MATADOR_RETURN_IF_ERROR(of_play(find_known(answer)));
  if (question_.line) {
    MATADOR_ASSIGN_OR_RETURN(answer.line, of_play(best_line(answer)));
  }
  return answer;
}

absl::StatusOr<ReplayAnswer> DealReplayer::replay(const Problem& asked,
                                                  const std::vector<Task>& tasks) {
  ReplayRequest request = question_.request;
  request.objective = question_.objective.value_or(usual_objective(tasks.front()));
  MATADOR_RETURN_IF_ERROR(check_objective_of_ending(tasks.front(), request.objective));
  request.exchange = asked.exchange.has_value();
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> replayed, chosen(tasks, request.objective));
  ReplayAnswer answer{.deal = number_,
                      .task = replayed.front(),
                      .objective = request.objective,
                      .replays = {},
                      .notes = read_notes(record_, *asked.game, asked.deal.seats())};
  solves_to_come_ =
      static_cast<int>(replayed.size()) + (question_.par ? 1 : 0) + (question_.line ? 1 : 0);
  if (question_.knowledge) solves_to_come_ *= 2;  // half of the time
  for (const Task& task : replayed) {
    request.seconds = seconds_of_next();
    MATADOR_ASSIGN_OR_RETURN(Replay replay, solver_.replay(task, request));
    answer.replays.push_back(std::move(replay));
    if (task.player) answer.players.push_back(*task.player);
  }
  return answer;
}

absl::Status DealReplayer::add_score_beside_par(const Problem& asked, ReplayAnswer& answer) {
  const ParFormat* par = format_of(*asked.game).par;
  if (par == nullptr) {
    return DealError{record_.line_of({tags::kGame}),
                     "--par is for " + games_with(&GameFormat::par)};
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Answer> answers, answers_to_all_contracts(asked));
  if (ranges::all_of(answers, [](const Answer& each) { return each.solution.exact; })) {
    std::optional<int> tricks = answer.replays.front().result;
    if (!tricks) tricks = small_number(record_.value(tags::kResult));
    answer.board = par->score(answer.task, tricks, answers);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Task>> DealReplayer::chosen(const std::vector<Task>& tasks,
                                                       Objective objective) {
  const std::uint64_t limit = question_.request.node_limit;
  absl::StatusOr<std::vector<Task>> played = played_joker(
      solver_, tasks, {.objective = objective, .node_limit = limit, .seconds = time_.share(4)});
  if (!played.ok() || played->size() == 1 || played->front().player) return played;
  if (played->front().game->is_ending(played->front().deal)) return played;  // it has no score
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> scores,
                           solver_.solve_all(*played, {.objective = Objective::kScore,
                                                       .node_limit = limit,
                                                       .seconds = time_.share(4)}));
  return std::vector<Task>{(*played)[best_by_score(scores).value_or(0)]};
}

absl::StatusOr<std::vector<Move>> DealReplayer::best_line(const ReplayAnswer& answer) {
  const std::optional<GravestMistake> mistake = gravest_mistake(answer);
  if (!mistake) return std::vector<Move>{};
  Task task = answer.task;
  if (task.player) task.player = mistake->move.seat;
  task.play.resize(mistake->move.index, Move::pass());
  MATADOR_ASSIGN_OR_RETURN(
      const Solution solution,
      solver_.solve(task,
                    {.objective = answer.objective, .line = true, .seconds = seconds_of_next()}));
  return solution.line;
}

absl::Status DealReplayer::find_known(ReplayAnswer& answer) {
  if (answer.task.game->is_ending(answer.task.deal)) {
    return invalid(
        "what players know in an ending depends on the tricks before: give the hands as dealt, and "
        "[Play]");
  }
  AdviceWanted wanted = *question_.knowledge;
  wanted.objective = answer.objective;
  const std::vector<ReplayedMove> moves = moves_of(answer);
  solves_to_come_ = static_cast<int>(moves.size()) + (question_.line ? 1 : 0);
  const auto note_stop = [&](const KnownLoss& loss) {
    if (loss.stopped != StopReason::kNone) answer.replays.front().stopped = loss.stopped;
  };
  if (answer.replays.front().exchange) {
    ++solves_to_come_;
    wanted.seconds = seconds_of_next();
    MATADOR_ASSIGN_OR_RETURN(answer.known_exchange,
                             known_loss_of_exchange(answer.task, wanted, workers_));
    note_stop(*answer.known_exchange);
  }
  for (const ReplayedMove& move : moves) {
    KnownLoss& known = answer.known[move.index];
    wanted.seconds = seconds_of_next();
    if (move.choices == 1) continue;
    MATADOR_ASSIGN_OR_RETURN(known, known_loss(answer.task, move.index, wanted, workers_));
    note_stop(known);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Answer>> DealReplayer::answers_to_all_contracts(Problem asked) {
  asked.play.clear();
  asked.leader.reset();
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(record_, asked, /*all_contracts=*/true));
  const Request request{.objective = Objective::kTricks, .seconds = seconds_of_next()};
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> solutions,
                           of_play(solver_.solve_all(tasks, request)));
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back({number_, tasks[i], request, solutions[i]});
  }
  return answers;
}

}  // namespace

absl::StatusOr<std::optional<ReplayAnswer>> replay_deal(std::uint64_t number,
                                                        const DealRecord& record, Problem asked,
                                                        const ReplayQuestion& question,
                                                        Solver& solver, const Workers& workers) {
  return DealReplayer(number, record, question, solver, workers).answer(std::move(asked));
}

}  // namespace matador
