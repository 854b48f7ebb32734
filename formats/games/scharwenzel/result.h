#ifndef MATADOR_FORMATS_GAMES_SCHARWENZEL_RESULT_H_
#define MATADOR_FORMATS_GAMES_SCHARWENZEL_RESULT_H_

#include <vector>

#include "formats/sheets/result_reader.h"

namespace matador::scharwenzel {

// Whether a card of the next trick was played.
struct NextTrick : OwnResult {
  explicit NextTrick(bool begun) : is_begun(begun) {}
  bool is_begun;
};
inline bool next_begun(const ContractResult& contract_result) {
  return contract_result.own != nullptr &&
         static_cast<const NextTrick&>(*contract_result.own).is_begun;
}

// The order of the tricks matters, and which matadors a side had: [Result "tricks=WWLWW
// matadors=4,0"]. So a play is part of what is reported, as far as it goes.
class ScharwenzelResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const override;
  Outcome<DealResult> of_result_alone() const override;

 private:
  Outcome<DealResult> of_passes_reported() const;
  Outcome<DealResult> of_tricks(ContractResult contract_result, bool cards_known) const;
};

}  // namespace matador::scharwenzel

#endif  // MATADOR_FORMATS_GAMES_SCHARWENZEL_RESULT_H_
