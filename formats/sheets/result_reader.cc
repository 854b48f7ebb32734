#include "formats/sheets/result_reader.h"

#include <range/v3/algorithm/any_of.hpp>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/input/tag_table.h"
#include "formats/words/text.h"

namespace matador {

Outcome<DealResult> ResultReader::read() const {
  if (!has_deal()) {
    if (reported_) return of_result_alone();
    if (heading_.all_passed && heading_.game->may_pass()) return all_passed();
    return nothing_reported();
  }
  const Outcome<std::vector<Task>> possible = tasks();
  if (const auto* error = std::get_if<DealError>(&possible)) return *error;
  const auto& tasks = std::get<std::vector<Task>>(possible);
  if (!tasks.empty()) return of_tasks(tasks);
  if (!reported_) return all_passed();
  return fault({tags::kResult},
               "all pass in the auction: if the deal was played all the same, add [Contract] and "
               "[Declarer]");
}

DealError ResultReader::nothing_reported() const {
  return fault({}, "no [Result] tag, and no [Deal] whose [Play] would tell how it ended");
}

Outcome<std::vector<Task>> ResultReader::tasks() const {
  const Outcome<Problem> problem = read_problem(record_);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  return read_tasks(record_, std::get<Problem>(problem), false);
}

bool ResultReader::differ(const std::vector<Task>& tasks) {
  const Contract& contract = tasks.front().contract;
  return ranges::any_of(tasks, [&](const Task& task) { return task.contract != contract; });
}

std::optional<DealError> ResultReader::cards_without_deal() const {
  for (const KnownTag& known : known_tags()) {
    const Tag* tag = known.needs_deal ? record_.find(known.name) : nullptr;
    if (tag != nullptr) return DealError{tag->line, absl::StrCat("[", tag->name, "] needs [Deal]")};
  }
  return std::nullopt;
}

std::optional<DealError> ResultReader::heading_incomplete() const {
  const Contract contract = heading_.contract.value_or(Contract{});
  const bool declared = heading_.game->is_declared(contract);
  for (const auto& [tag, given] :
       {std::pair{tags::kContract, heading_.contract.has_value()},
        std::pair{tags::kDeclarer, heading_.declarer.has_value() || !declared}}) {
    if (!given)
      return fault({},
                   absl::StrCat("no [", std::string(tag), "] tag: without [Deal] it is needed"));
  }
  return std::nullopt;
}

DealResult ResultReader::all_passed() const { return {heading_}; }

DealResult ResultReader::result_of(ContractResult contract_result) const {
  return {heading_, std::move(contract_result)};
}

DealError ResultReader::no_end() const {
  const Tag* play = record_.find(tags::kPlay);
  return fault({tags::kPlay}, play == nullptr || play->value.empty()
                                  ? "neither [Play] nor [Result] tells how the deal ended"
                                  : "the play is not complete, and no [Result] tells how it ended");
}

DealError ResultReader::which_of(const std::vector<Task>& tasks) const {
  const bool beside = heading_.game->info().names_trump;
  std::vector<std::string> suits;
  suits.reserve(tasks.size());
  for (const Task& task : tasks) {
    suits.push_back(
        beside ? std::string(card_style(*task.game).name(*task.contract.trump))
               : contract_names(*task.game)[static_cast<std::size_t>(task.contract.index)]);
  }
  return fault({}, absl::StrCat("no [", std::string(beside ? tags::kTrump : tags::kContract),
                                "] tag, and it may be ", alternatives(suits)));
}

DealError ResultReader::fault(std::initializer_list<TagName> tags, absl::string_view what) const {
  return {record_.line_of(tags), std::string(what)};
}

}  // namespace matador
