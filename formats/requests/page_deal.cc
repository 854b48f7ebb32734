#include "formats/requests/page_deal.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/copy.hpp>
#include <set>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/deal_record.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/advice.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/output/task_json.h"
#include "formats/requests/report.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

using PageJson = nlohmann::ordered_json;

// A page has a line after another card where that many cards played by the search are enough, and
// as long as all lines together have not taken more than that.
constexpr std::uint64_t kNodesOfLine = 200'000;
constexpr std::uint64_t kNodesOfLines = 4'000'000;

// What a page may have to leave out, as tools/page/parts/frame/light.js words it.
constexpr char kPlaySoFar[] = "play";   // the cards that were played already are not judged
constexpr char kHardCards[] = "cards";  // nor some along the line, within the limit
constexpr char kHardLines[] = "lines";  // lines after some other cards

absl::string_view without_end(absl::string_view line) {
  return absl::StripTrailingAsciiWhitespace(line);
}

// A line of which the values are JSON already: no answer is read again that has just been written.
class PageLine {
 public:
  void add_written(std::string_view key, const std::string& json) {
    absl::StrAppend(&text_, text_.empty() ? "{\"" : ",\"", std::string(key),
                    "\":", without_end(json));
  }
  void add(std::string_view key, const PageJson& value) { add_written(key, write_json(value)); }
  std::string text() const { return text_ + "}\n"; }

 private:
  std::string text_;
};

Workers no_workers() {
  return [](std::size_t /*count*/, const Work& /*work*/) { return std::size_t{0}; };
}

// The record with its tags as they are written, and whatever else it tells.
DealRecord page_record(const DealRecord& record, const Problem& problem) {
  DealRecord canonical = write_problem(problem);
  for (const Tag& tag : record.tags) {
    if (canonical.find(tag.name) == nullptr) canonical.tags.push_back(tag);
  }
  return canonical;
}

// The deal as it was solved, with the best line behind its play.
void play_line_of(const Answer& answer, Problem& problem) {
  problem.contract = Contract{answer.task.contract.index};
  problem.as_joker = false;
  if (answer.task.contract.trump) problem.trump = answer.task.contract.trump;
  problem.declarer = answer.task.declarer;
  if (answer.solution.exchange) problem.exchange = answer.solution.exchange;
  ranges::copy(answer.solution.line, std::back_inserter(problem.play));
}

bool has_line(const Answer& answer) { return answer.request.line && answer.solution.exact; }

// The answer whose line is shown: the best of several, else the first that has one.
const Answer* shown_answer(const std::vector<Answer>& answers) {
  const Answer* first = nullptr;
  for (const Answer& answer : answers) {
    if (!has_line(answer)) continue;
    if (answer.best) return &answer;
    if (first == nullptr) first = &answer;
  }
  return first;
}

std::string words_of(const std::vector<Move>& moves, const CardStyle& style) {
  return absl::StrJoin(moves, " ", [&](std::string* out, Move move) {
    absl::StrAppend(out, write_move(move, style));
  });
}

class DealPage {
 public:
  DealPage(const NumberedDeal& deal, const PageQuestion& question, Solver& solver)
      : deal_(deal),
        question_(question),
        solver_(solver),
        time_(question.solve ? question.solve->request.seconds : question.replay.request.seconds) {}

  absl::StatusOr<std::string> page(const DealRecord& record);

 private:
  // The answers of `matador solve`; none where all pass.
  absl::StatusOr<std::vector<Answer>> solved(const Problem& problem, SolveSettings settings) const;
  // The answers, and `shown` with the best line.
  absl::Status add_answers(Problem& shown);
  void add_melds(const Problem& shown);
  // What each card of the play cost, as far as that is asked.
  void add_replay(const Problem& shown);
  // After each other card that might have been played, the best line.
  PageJson lines_after_others(const Problem& shown, const ReplayAnswer& replay);
  // The rest of the time, for the first of so many parts.
  double share(int parts) const { return time_.share(parts); }

  const NumberedDeal& deal_;
  const PageQuestion& question_;
  Solver& solver_;
  TimeLeft time_;
  PageLine line_;
  std::set<std::string> left_out_ = {};
  bool compares_ = false;                       // contracts, none of which is played
  bool has_line_ = false;                       // of best play
  int last_ = std::numeric_limits<int>::max();  // of the moves, how many are judged
};

absl::StatusOr<std::vector<Answer>> DealPage::solved(const Problem& problem,
                                                     SolveSettings settings) const {
  std::vector<Answer> answers;
  settings.format = Format::kJson;
  settings.request.cards = false;
  settings.table = nullptr;
  settings.explanation.reset();
  settings.listener = [&](const Answer& answer) { answers.push_back(answer); };
  settings.heard_alone = true;
  MATADOR_RETURN_IF_ERROR(
      DealSolver(deal_, settings, solver_).solve(*deal_.content, problem).status());
  return answers;
}

absl::Status DealPage::add_answers(Problem& shown) {
  SolveSettings settings = *question_.solve;
  const bool asks_all = !shown.contract && format_of(*shown.game).asks_all_contracts;
  if (settings.contracts.empty() && asks_all) settings.contracts = {kEveryContract};
  compares_ = !settings.contracts.empty();
  settings.request.line = !compares_;
  settings.request.seconds = share(3);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Answer> answers, solved(shown, settings));
  std::string lines;
  for (const Answer& answer : answers) {
    absl::StrAppend(&lines, lines.empty() ? "" : ",", without_end(answer_json(answer)));
  }
  if (answers.empty()) {
    const std::string id = reported(*deal_.content, tags::kId);
    absl::StrAppend(&lines, without_end(passed_out_json(deal_.number, id, shown)));
  }
  line_.add_written("answers", absl::StrCat("[", lines, "]"));
  if (compares_) return absl::OkStatus();
  const std::size_t so_far = shown.play.size();
  if (const Answer* best = shown_answer(answers)) {
    play_line_of(*best, shown);
    has_line_ = true;
  } else if (!ranges::all_of(answers, [](auto& one) { return one.solution.is_proven(); })) {
    left_out_.insert(kHardCards);
  }
  if (so_far == 0) return absl::OkStatus();
  line_.add("position", so_far);
  last_ = static_cast<int>(shown.play.size() - so_far);
  left_out_.insert(kPlaySoFar);
  return absl::OkStatus();
}

absl::StatusOr<std::string> DealPage::page(const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(Problem shown, read_problem_or_ending(record));
  DealRecord text = page_record(record, shown);
  if (question_.solve && question_.solve->from_deal) {
    for (const TagName& name : {tags::kDiscard, tags::kExchange, tags::kPlay}) text.erase(name);
    shown.exchange.reset();
    shown.play.clear();
  }
  line_.add("deal", deal_.number);
  line_.add("text", write_record(text));
  if (question_.solve) {
    MATADOR_RETURN_IF_ERROR(add_answers(shown));
  } else if (shown.play.empty()) {
    return std::string();  // there is nothing to replay
  }
  add_melds(shown);
  if (has_line_ || (!compares_ && !shown.play.empty())) add_replay(shown);
  if (!left_out_.empty()) line_.add("left_out", left_out_);
  return line_.text();
}

void DealPage::add_melds(const Problem& shown) {
  const MeldsFormat* melds = format_of(*shown.game).melds;
  if (melds == nullptr || shown.game->is_ending(shown.deal)) return;
  const auto tasks = read_tasks(*deal_.content, shown, /*all_contracts=*/false);
  if (!tasks.ok() || tasks->empty()) return;
  line_.add_written("melds", melds->json({deal_.number, tasks->front(), {}}));
}

void DealPage::add_replay(const Problem& shown) {
  line_.add("play", moves_json(shown.play, card_style(*shown.game)));
  if (last_ == 0) return;
  ReplayQuestion asked = question_.replay;
  asked.request.cards = true;
  asked.request.last = std::min(asked.request.last, last_);
  asked.request.seconds = share(2);
  const absl::StatusOr<std::optional<ReplayAnswer>> replay =
      replay_deal(deal_.number, *deal_.content, shown, asked, solver_, no_workers());
  if (!replay.ok() || !*replay) {
    left_out_.insert(kHardCards);
    return;
  }
  const bool all_judged = ranges::all_of(moves_of(**replay), &ReplayedMove::exact);
  if (!all_judged) left_out_.insert(kHardCards);
  line_.add_written("replay", replay_json(**replay));
  line_.add("lines", lines_after_others(shown, **replay));
}

PageJson DealPage::lines_after_others(const Problem& shown, const ReplayAnswer& replay) {
  PageJson lines = PageJson::object();
  const CardStyle& style = card_style(*shown.game);
  SolveSettings settings{};
  settings.objectives = {replay.objective};
  settings.request.line = true;
  const std::uint64_t limit = question_.replay.request.node_limit;
  settings.request.node_limit = limit == 0 ? kNodesOfLine : std::min(limit, kNodesOfLine);
  std::uint64_t nodes = 0;
  for (const ReplayedMove& move : moves_of(replay)) {
    Problem before = shown;
    before.play.resize(move.index + 1, move.move);
    if (replay.task.player) settings.player = absl::StrCat(move.seat.number());
    for (const auto& [other, value] : move.values) {
      if (other == move.move) continue;
      before.play.back() = other;
      std::vector<Answer> answers;
      if (nodes < kNodesOfLines) {
        settings.request.seconds = share(1);
        answers = solved(before, settings).value_or(answers);
      }
      if (answers.empty() || !has_line(answers.front())) {
        left_out_.insert(kHardLines);
        continue;
      }
      nodes += answers.front().solution.nodes;
      lines[absl::StrCat(move.index, " ", write_move(other, style))] =
          words_of(answers.front().solution.line, style);
    }
  }
  return lines;
}

}  // namespace

std::string page_deal(const NumberedDeal& deal, const PageQuestion& question, Solver& solver) {
  if (!deal.content.ok() || !deal.is_deal()) return "";
  return DealPage(deal, question, solver).page(*deal.content).value_or("");
}

std::string page_advice(const NumberedDeal& deal, const DealRecord& record, const Advice& advice) {
  PageLine line;
  line.add("deal", deal.number);
  line.add("text", write_record(record));
  line.add_written("advice", advice_json(deal.number, advice));
  return line.text();
}

}  // namespace matador
