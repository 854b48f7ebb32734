#ifndef MATADOR_FORMATS_GAMES_KLORSJAVS_RESULT_H_
#define MATADOR_FORMATS_GAMES_KLORSJAVS_RESULT_H_

#include "formats/sheets/points_result.h"

namespace matador::klorsjavs {

// Without cards the trumps are those of [Trump], or the only ones that the options leave.
class KlorsjavsResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  Outcome<Contract> contract_reported() const override;
};

}  // namespace matador::klorsjavs

#endif  // MATADOR_FORMATS_GAMES_KLORSJAVS_RESULT_H_
