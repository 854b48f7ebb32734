// The score-sheet of Davoserjazz: penalties over the seven hands, and the pot that they make
// (rules 4.4).
//
//   Sheet sheet(/*seats=*/4);
//   sheet.enter({0, 70, 0, 20});   ... six hands more
//   shares(sheet.pot(), /*places=*/{1, 2, 3, 4})

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SHEET_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SHEET_H_

#include <cstddef>
#include <vector>

namespace matador::davoserjazz {

class Sheet {
 public:
  explicit Sheet(int seats) : totals_(static_cast<std::size_t>(seats)) {}

  // Which hand comes next, by its place in Rules::kHands.
  std::size_t next() const { return hands_ % kHandsOfAGame; }

  // Enters what the next hand costs each player. A game that follows another begins with nothing.
  void enter(const std::vector<int>& penalties);

  // By seat, so far; those of a finished game until the next hand is entered.
  const std::vector<int>& totals() const { return totals_; }
  int pot() const;
  int games() const { return static_cast<int>(hands_ / kHandsOfAGame); }  // that are finished

 private:
  static constexpr std::size_t kHandsOfAGame = 7;

  std::vector<int> totals_;
  std::size_t hands_ = 0;
};

// What each player has of the pot, by seat, by the places in which they went out of the last hand,
// a permutation of 1 to the number of players. Three: 1/2, 1/3, 1/6; more: half, a quarter, and the
// rest equally; always rounded in favour of the earlier.
std::vector<int> shares(int pot, const std::vector<int>& places);

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_SHEET_H_
