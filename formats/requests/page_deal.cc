#include "formats/requests/page_deal.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <set>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/deal_record.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/advice.h"
#include "formats/requests/auction_request.h"
#include "formats/requests/report.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

using PageJson = nlohmann::ordered_json;

// A page has a line after another card where that many cards played by the search are enough, and
// as long as all lines together have not taken more than that.
constexpr std::uint64_t kNodesOfLine = 200'000;
constexpr std::uint64_t kNodesOfLines = 4'000'000;

// What a page may have to leave out, as parts/light.js words it.
constexpr char kPlaySoFar[] = "play";   // the cards that were played already are not judged
constexpr char kHardCards[] = "cards";  // nor some along the line, within the limit
constexpr char kHardLines[] = "lines";  // lines after some other cards

Workers no_workers() {
  return [](std::size_t /*count*/, const Work& /*work*/) { return std::size_t{0}; };
}

void set_tag(DealRecord& record, const TagName& name, const std::string& value) {
  if (Tag* tag = record.find(name)) {
    tag->value = value;
  } else {
    record.add(name, value);
  }
}

// The record with its tags as they are written, and whatever else it tells.
DealRecord page_record(const DealRecord& record, const Problem& problem) {
  DealRecord canonical = write_problem(problem);
  for (const Tag& tag : record.tags) {
    if (canonical.find(tag.name) == nullptr) canonical.tags.push_back(tag);
  }
  return canonical;
}

std::string joined(const PageJson& cards) {
  return absl::StrJoin(cards.get<std::vector<std::string>>(), " ");
}

// The deal as it was solved, with the best line behind its play.
void play_line_of(const PageJson& answer, DealRecord& record) {
  for (const char* key : {"contract", "trump"}) {
    const TagName tag = key[0] == 'c' ? tags::kContract : tags::kTrump;
    if (answer.contains(key)) set_tag(record, tag, answer[key].get<std::string>());
  }
  if (answer.contains("declarer")) set_tag(record, tags::kDeclarer, write_json(answer["declarer"]));
  if (answer.contains("exchange")) {
    set_tag(record, tags::kDiscard, joined(answer["exchange"]["discard"]));
    set_tag(record, tags::kExchange, joined(answer["exchange"]["take"]));
  }
  const std::string line = joined(answer["line"]);
  const std::string so_far = record.value(tags::kPlay);
  set_tag(record, tags::kPlay,
          so_far.empty() || line.empty() ? so_far + line : so_far + " " + line);
}

// The answer whose line is shown: the best of several, else the first that has one.
const PageJson* shown_answer(const std::vector<PageJson>& answers) {
  const PageJson* first = nullptr;
  for (const PageJson& answer : answers) {
    if (!answer.contains("line")) continue;
    if (answer.value("best", false)) return &answer;
    if (first == nullptr) first = &answer;
  }
  return first;
}

std::vector<PageJson> answers_of(const std::string& lines) {
  std::vector<PageJson> answers;
  for (const absl::string_view line : absl::StrSplit(lines, '\n', absl::SkipEmpty())) {
    answers.push_back(PageJson::parse(line.begin(), line.end()));
  }
  return answers;
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
  // The lines of an answer of `matador solve`.
  absl::StatusOr<std::string> solved(const DealRecord& record, SolveSettings settings) const;
  // The answers as the text has them, and `shown` with the best line.
  absl::Status add_answers(const Problem& problem, DealRecord& shown);
  // What each card of the play cost, as far as that is asked.
  void add_replay(const DealRecord& shown);
  // After each other card that might have been played, the best line.
  PageJson lines_after_others(const DealRecord& record, const ReplayAnswer& replay);
  // The rest of the time, for the first of so many parts.
  double share(int parts) const { return time_.share(parts); }

  const NumberedDeal& deal_;
  const PageQuestion& question_;
  Solver& solver_;
  TimeLeft time_;
  PageJson json_;
  std::set<std::string> left_out_ = {};
  bool compares_ = false;                       // contracts, none of which is played
  int last_ = std::numeric_limits<int>::max();  // of the moves, how many are judged
};

absl::StatusOr<std::string> DealPage::solved(const DealRecord& record,
                                             SolveSettings settings) const {
  settings.format = Format::kJson;
  settings.request.cards = false;
  settings.table = nullptr;
  settings.explanation.reset();
  const NumberedDeal deal{deal_.number, deal_.file, record, 0};
  return DealSolver(deal, settings, solver_).solve();
}

absl::Status DealPage::add_answers(const Problem& problem, DealRecord& shown) {
  SolveSettings settings = *question_.solve;
  const bool asks_all = !problem.contract && format_of(*problem.game).asks_all_contracts;
  if (settings.contracts.empty() && asks_all) settings.contracts = {kEveryContract};
  compares_ = !settings.contracts.empty();
  settings.request.line = !compares_;
  settings.request.seconds = share(3);
  MATADOR_ASSIGN_OR_RETURN(const std::string solution, solved(shown, settings));
  const std::vector<PageJson> answers = answers_of(solution);
  json_["answers"] = answers;
  if (compares_) return absl::OkStatus();
  const std::size_t so_far = words(shown.value(tags::kPlay)).size();
  if (const PageJson* best = shown_answer(answers)) {
    play_line_of(*best, shown);
  } else if (ranges::any_of(answers, [](const PageJson& one) { return one.contains("low"); })) {
    left_out_.insert(kHardCards);
  }
  if (so_far == 0) return absl::OkStatus();
  json_["position"] = so_far;
  last_ = static_cast<int>(words(shown.value(tags::kPlay)).size() - so_far);
  left_out_.insert(kPlaySoFar);
  return absl::OkStatus();
}

absl::StatusOr<std::string> DealPage::page(const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem_or_ending(record));
  DealRecord shown = page_record(record, problem);
  if (question_.solve && question_.solve->from_deal) {
    for (const TagName& name : {tags::kDiscard, tags::kExchange, tags::kPlay}) shown.erase(name);
  }
  json_ = {{"deal", deal_.number}, {"text", write_record(shown)}};
  if (question_.solve) {
    MATADOR_RETURN_IF_ERROR(add_answers(problem, shown));
  } else if (shown.find(tags::kPlay) == nullptr) {
    return std::string();  // there is nothing to replay
  }
  const absl::StatusOr<std::string> melds =
      answer_melds(deal_, shown, Format::kJson, /*symbols=*/false);
  if (melds.ok()) json_["melds"] = PageJson::parse(*melds);
  if (!compares_ && shown.find(tags::kPlay) != nullptr) add_replay(shown);
  if (!left_out_.empty()) json_["left_out"] = left_out_;
  return write_json(json_) + "\n";
}

void DealPage::add_replay(const DealRecord& shown) {
  json_["play"] = words(shown.value(tags::kPlay));
  if (last_ == 0) return;
  ReplayQuestion asked = question_.replay;
  asked.request.cards = true;
  asked.request.last = std::min(asked.request.last, last_);
  asked.request.seconds = share(2);
  const absl::StatusOr<std::optional<ReplayAnswer>> replay =
      replay_deal(deal_.number, shown, asked, solver_, no_workers());
  if (!replay.ok() || !*replay) {
    left_out_.insert(kHardCards);
    return;
  }
  const bool all_judged = ranges::all_of(moves_of(**replay), &ReplayedMove::exact);
  if (!all_judged) left_out_.insert(kHardCards);
  json_["replay"] = PageJson::parse(replay_json(**replay));
  json_["lines"] = lines_after_others(shown, **replay);
}

PageJson DealPage::lines_after_others(const DealRecord& record, const ReplayAnswer& replay) {
  PageJson lines = PageJson::object();
  const std::vector<std::string> play = words(record.value(tags::kPlay));
  const std::vector<ReplayedMove> moves = moves_of(replay);
  SolveSettings settings{};
  settings.objectives = {replay.objective};
  settings.request.line = true;
  const std::uint64_t limit = question_.replay.request.node_limit;
  settings.request.node_limit = limit == 0 ? kNodesOfLine : std::min(limit, kNodesOfLine);
  std::uint64_t nodes = 0;
  std::size_t next = 0;
  for (const PageJson& reported : json_["replay"]["moves"]) {
    if (!reported.contains("card")) continue;
    const ReplayedMove& move = moves[next++];
    if (!reported.contains("cards")) continue;
    DealRecord before = record;
    const std::vector<std::string> so_far(play.begin(),
                                          play.begin() + static_cast<std::ptrdiff_t>(move.index));
    if (replay.task.player) settings.player = absl::StrCat(move.seat.number());
    for (const auto& [card, value] : reported["cards"].items()) {
      if (card == reported["card"]) continue;
      std::vector<PageJson> answers;
      if (nodes < kNodesOfLines) {
        set_tag(before, tags::kPlay, absl::StrCat(absl::StrJoin(so_far, " "), " ", card));
        settings.request.seconds = share(1);
        const absl::StatusOr<std::string> solution = solved(before, settings);
        if (solution.ok()) answers = answers_of(*solution);
      }
      if (answers.empty() || !answers.front().contains("line")) {
        left_out_.insert(kHardLines);
        continue;
      }
      nodes += answers.front().value("nodes", std::uint64_t{0});
      lines[absl::StrCat(move.index, " ", card)] = joined(answers.front()["line"]);
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
  const PageJson json{{"deal", deal.number},
                      {"text", write_record(record)},
                      {"advice", PageJson::parse(advice_json(deal.number, advice))}};
  return write_json(json) + "\n";
}

}  // namespace matador
