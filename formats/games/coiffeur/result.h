#ifndef MATADOR_FORMATS_GAMES_COIFFEUR_RESULT_H_
#define MATADOR_FORMATS_GAMES_COIFFEUR_RESULT_H_

#include <vector>

#include "formats/sheets/points_result.h"

namespace matador::coiffeur {

// A result may be reported of the joker, [Contract "joker"], without what it was played as.
class CoiffeurResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const override;
  Outcome<DealResult> of_result_alone() const override;

 private:
  Outcome<DealResult> of_joker_reported() const;
  // Fills in what the contract counts as, [As "joker"].
  Outcome<DealResult> counted_as(Outcome<DealResult> result) const;
};

}  // namespace matador::coiffeur

#endif  // MATADOR_FORMATS_GAMES_COIFFEUR_RESULT_H_
