#ifndef MATADOR_FORMATS_GAMES_SCHARWENZEL_RESULT_H_
#define MATADOR_FORMATS_GAMES_SCHARWENZEL_RESULT_H_

#include "formats/sheets/result.h"

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

}  // namespace matador::scharwenzel

#endif  // MATADOR_FORMATS_GAMES_SCHARWENZEL_RESULT_H_
