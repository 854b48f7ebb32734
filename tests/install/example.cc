// What is deal number 0 of seed 1 worth in Sjavs, and what is each card that may be led?
#include <iostream>

#include "solver/cards/notation.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/solve.h"

int main() {
  const matador::Game* sjavs = matador::find_game("sjavs");
  const matador::Deal deal = numbered_deal(sjavs->shape(4), /*seed=*/1, /*number=*/0);
  const auto tasks = sjavs->tasks({.game = sjavs, .deal = deal}).value();
  const auto solution = matador::Solver().solve(tasks.front(), {.cards = true}).value();
  std::cout << "The declaring side wins " << solution.low << " card points.\n";
  for (const matador::MoveValue& lead : solution.moves) {
    std::cout << to_string(lead.move) << " " << lead.value << "\n";
  }
}
