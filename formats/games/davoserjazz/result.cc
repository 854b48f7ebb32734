// How a deal of Davoserjazz ended. Nobody declares: a hand is reported in lists by seat,
// [Result "tricks=1,8,1,3"].

#include <cstddef>
#include <range/v3/algorithm/all_of.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "solver/hand_on.h"

namespace matador::davoserjazz {
namespace {

class DavoserjazzResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    ContractResult contract_result = reported_contract_result();
    MATADOR_ASSIGN_OR_RETURN(const std::vector<NamedList> played,
                             in_tag({tags::kPlay}, sheet().reported_by_play(tasks.front())));
    MATADOR_RETURN_IF_ERROR(add_play(played, contract_result));
    if (contract_result.lists.empty()) return no_end();
    return checked(std::move(contract_result));
  }

  absl::StatusOr<DealResult> of_result_alone() const override {
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    return checked(reported_contract_result());
  }

  absl::Status nothing_reported() const override {
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    return no_end();
  }

 private:
  ContractResult reported_contract_result() const {
    ContractResult contract_result{
        .contract = *heading().contract, .declarer = Seat::number(1), .won = {}};
    if (reported()) contract_result.lists = reported()->lists;
    return contract_result;
  }

  absl::StatusOr<DealResult> checked(ContractResult contract_result) const {
    MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult}, sheet().check(contract_result)));
    return result_of(std::move(contract_result));
  }

  // What the play says is the end if that can be one, and else must be able to become what is
  // reported.
  absl::Status add_play(const std::vector<NamedList>& played,
                        ContractResult& contract_result) const {
    ContractResult by_play = contract_result;
    by_play.lists = played;
    const bool ended = sheet().check(by_play).ok();
    if (reported() &&
        (ended ? played != reported()->lists : !can_become(played, reported()->lists))) {
      return fault(
          {tags::kResult},
          absl::StrCat(ended ? "the play ended with " : "the play so far has ", in_words(played)));
    }
    if (ended) contract_result = std::move(by_play);
    return absl::OkStatus();
  }

  bool can_become(const std::vector<NamedList>& played, const std::vector<NamedList>& then) const {
    const std::vector<NumbersForm> forms = sheet().form().lists;
    for (std::size_t i = 0; i < forms.size(); ++i) {
      for (std::size_t j = 0; j < forms[i].count; ++j) {
        const int now = played[i].numbers[j];
        const int later = then[i].numbers[j];
        if (forms[i].grows ? now > later : now != 0 && now != later) return false;
      }
    }
    return true;
  }

  // Without those that are open.
  std::string in_words(const std::vector<NamedList>& lists) const {
    const std::vector<NumbersForm> forms = sheet().form().lists;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < lists.size(); ++i) {
      const std::vector<int>& numbers = lists[i].numbers;
      const bool open = ranges::all_of(numbers, [](int number) { return number == 0; });
      if (!forms[i].grows && open) continue;
      words.push_back(absl::StrCat(std::string(lists[i].name), "=", absl::StrJoin(numbers, ",")));
    }
    return absl::StrJoin(words, " ");
  }
};

}  // namespace

std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) {
  return std::make_unique<DavoserjazzResult>(std::move(telling));
}

}  // namespace matador::davoserjazz
