#ifndef MATADOR_FORMATS_GAMES_DAVOSERJAZZ_RESULT_H_
#define MATADOR_FORMATS_GAMES_DAVOSERJAZZ_RESULT_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/sheets/result_reader.h"

namespace matador::davoserjazz {

// Nobody declares: a hand is reported in lists by seat, [Result "tricks=1,8,1,3"].
class DavoserjazzResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const override;
  Outcome<DealResult> of_result_alone() const override;
  DealError nothing_reported() const override;

 private:
  ContractResult reported_contract_result() const;
  Outcome<DealResult> checked(ContractResult contract_result) const;
  std::optional<DealError> add_play(const std::vector<NamedList>& played,
                                    ContractResult& contract_result) const;
  bool can_become(const std::vector<NamedList>& played, const std::vector<NamedList>& then) const;
  std::string in_words(const std::vector<NamedList>& lists) const;
};

}  // namespace matador::davoserjazz

#endif  // MATADOR_FORMATS_GAMES_DAVOSERJAZZ_RESULT_H_
