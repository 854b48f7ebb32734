#include "formats/requests/page_deal.h"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/output/advice.h"
#include "formats/requests/melds_request.h"
#include "formats/words/text.h"

namespace matador {
namespace {

using PageJson = nlohmann::ordered_json;

// A page has a line after another card where that many cards played by the search are enough.
constexpr std::uint64_t kNodesOfLine = 200'000;

Workers no_workers() {
  return [](std::size_t /*count*/, const Work& /*work*/) { return std::size_t{0}; };
}

void set_tag(DealRecord& record, const std::string& name, const std::string& value) {
  if (Tag* tag = record.find(name)) {
    tag->value = value;
  } else {
    record.add(name, value);
  }
}

// The record with its tags as they are written, and whatever else it tells.
Outcome<DealRecord> page_record(const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  DealRecord canonical = write_problem(std::get<Problem>(problem));
  for (const Tag& tag : record.tags) {
    if (canonical.find(tag.name) == nullptr) canonical.tags.push_back(tag);
  }
  return canonical;
}

std::string joined(const PageJson& cards) {
  return absl::StrJoin(cards.get<std::vector<std::string>>(), " ");
}

// The deal as it was solved, with the best line as its play.
void play_line_of(const PageJson& answer, DealRecord& record) {
  for (const char* key : {"contract", "trump"}) {
    const std::string tag = key[0] == 'c' ? "Contract" : "Trump";
    if (answer.contains(key)) set_tag(record, tag, answer[key].get<std::string>());
  }
  if (answer.contains("declarer")) set_tag(record, "Declarer", answer["declarer"].dump());
  if (answer.contains("exchange")) {
    set_tag(record, "Discard", joined(answer["exchange"]["discard"]));
    set_tag(record, "Exchange", joined(answer["exchange"]["take"]));
  }
  set_tag(record, "Play", joined(answer["line"]));
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
      : deal_(deal), question_(question), solver_(solver) {}

  Outcome<std::string> page(const DealRecord& record);

 private:
  // The lines of an answer of `matador solve`.
  Outcome<std::string> solved(const DealRecord& record, SolveSettings settings) const;
  // After each other card that might have been played, the best line.
  PageJson lines_after_others(const DealRecord& record, const ReplayAnswer& replay) const;

  const NumberedDeal& deal_;
  const PageQuestion& question_;
  Solver& solver_;
};

Outcome<std::string> DealPage::solved(const DealRecord& record, SolveSettings settings) const {
  settings.format = Format::kJson;
  settings.request.cards = false;
  const NumberedDeal deal{deal_.number, deal_.file, record, 0};
  return DealSolver(deal, settings, solver_).solve();
}

Outcome<std::string> DealPage::page(const DealRecord& record) {
  Outcome<DealRecord> read = page_record(record);
  if (const auto* error = std::get_if<DealError>(&read)) return *error;
  auto& shown = std::get<DealRecord>(read);
  PageJson json{{"deal", deal_.number}, {"text", write_record(shown)}};
  if (question_.solve) {
    SolveSettings settings = *question_.solve;
    settings.request.line = settings.contracts.empty();
    const Outcome<std::string> solution = solved(shown, settings);
    if (const auto* error = std::get_if<DealError>(&solution)) return *error;
    const std::vector<PageJson> answers = answers_of(std::get<std::string>(solution));
    json["answers"] = answers;
    const PageJson* best = shown_answer(answers);
    if (shown.find("Play") == nullptr && best != nullptr) play_line_of(*best, shown);
  }
  const Outcome<std::string> melds = answer_melds(deal_, shown, Format::kJson, /*symbols=*/false);
  if (const auto* told = std::get_if<std::string>(&melds)) json["melds"] = PageJson::parse(*told);
  const Tag* play = shown.find("Play");
  if (play == nullptr && !question_.solve) return std::string();  // there is nothing to replay
  if (play == nullptr || (question_.solve && !question_.solve->contracts.empty())) {
    return json.dump() + "\n";
  }
  ReplayQuestion asked = question_.replay;
  asked.request.cards = true;
  const Outcome<std::optional<ReplayAnswer>> outcome =
      replay_deal(deal_.number, shown, asked, solver_, no_workers());
  if (const auto* error = std::get_if<DealError>(&outcome)) return *error;
  const auto& replay = std::get<std::optional<ReplayAnswer>>(outcome);
  if (!replay) return json.dump() + "\n";
  json["play"] = words(play->value);
  json["replay"] = PageJson::parse(replay_json(*replay));
  json["lines"] = lines_after_others(shown, *replay);
  return json.dump() + "\n";
}

PageJson DealPage::lines_after_others(const DealRecord& record, const ReplayAnswer& replay) const {
  PageJson lines = PageJson::object();
  const std::vector<std::string> play = words(record.find("Play")->value);
  const PageJson json = PageJson::parse(replay_json(replay));
  const std::vector<ReplayedMove> moves = moves_of(replay);
  SolveSettings settings{};
  settings.objectives = {replay.objective};
  settings.request.line = true;
  settings.request.node_limit = kNodesOfLine;
  std::size_t next = 0;
  for (const PageJson& reported : json["moves"]) {
    if (!reported.contains("card")) continue;
    const ReplayedMove& move = moves[next++];
    if (!reported.contains("cards")) continue;
    DealRecord before = record;
    const std::vector<std::string> so_far(play.begin(),
                                          play.begin() + static_cast<std::ptrdiff_t>(move.index));
    if (replay.task.player) settings.player = absl::StrCat(move.seat.number());
    for (const auto& [card, value] : reported["cards"].items()) {
      if (card == reported["card"]) continue;
      set_tag(before, "Play", absl::StrCat(absl::StrJoin(so_far, " "), " ", card));
      const Outcome<std::string> solution = solved(before, settings);
      if (!std::holds_alternative<std::string>(solution)) continue;
      const std::vector<PageJson> answers = answers_of(std::get<std::string>(solution));
      if (answers.empty() || !answers.front().contains("line")) continue;
      lines[absl::StrCat(move.index, " ", card)] = joined(answers.front()["line"]);
    }
  }
  return lines;
}

}  // namespace

std::string page_deal(const NumberedDeal& deal, const PageQuestion& question, Solver& solver) {
  const auto* record = std::get_if<DealRecord>(&deal.content);
  if (record == nullptr || !deal.is_deal()) return "";
  const Outcome<std::string> page = DealPage(deal, question, solver).page(*record);
  const auto* text = std::get_if<std::string>(&page);
  return text == nullptr ? "" : *text;
}

std::string page_advice(const NumberedDeal& deal, const DealRecord& record, const Advice& advice) {
  const PageJson json{{"deal", deal.number},
                      {"text", write_record(record)},
                      {"advice", PageJson::parse(advice_json(deal.number, advice))}};
  return json.dump() + "\n";
}

}  // namespace matador
