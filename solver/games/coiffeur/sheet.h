// The score-sheet of Coiffeur: ten rows for the contracts, a column for each of three players, and
// sticks and circles for the best and the worst of each row (rules 2.18, 2.20).
//
//   Sheet sheet;
//   sheet.line_for("acorns", Seat::number(2), /*as_joker=*/false);   // 0
//   sheet.enter(0, Seat::number(2), {.points = 92, .tricks = 7});
//   sheet.totals() == {0, 0, 0};                      until all three have played acorns

#ifndef MATADOR_SOLVER_GAMES_COIFFEUR_SHEET_H_
#define MATADOR_SOLVER_GAMES_COIFFEUR_SHEET_H_

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/cards/seat.h"

namespace matador::coiffeur {

inline constexpr char kAsTag[] = "As";  // [As "joker"]: on which line a contract counts

struct SheetLine {
  std::string_view name;
  int multiplier;  // the sticks for the best, and the circles for the worst
};

// Coiffeur 2.18. Slalom and Gustav are one line each, in both directions; a joker is any type.
inline constexpr std::array<SheetLine, 10> kSheetLines{{{"acorns", 1},
                                                        {"roses", 1},
                                                        {"shields", 1},
                                                        {"bells", 1},
                                                        {"obenabe", 2},
                                                        {"undenufe", 2},
                                                        {"slalom", 2},
                                                        {"gustav", 3},
                                                        {"joker", 3},
                                                        {"joker", 3}}};

// The result of the contractor.
struct Played {
  int points = 0;
  int tricks = 0;
};

struct Marks {
  int sticks = 0;
  int circles = 0;
  int total() const { return sticks - circles; }
  bool operator==(const Marks&) const = default;
};

class Sheet {
 public:
  static constexpr int kPlayers = 3;
  static constexpr int kTricks = 12;
  static constexpr int kDeals = kPlayers * static_cast<int>(kSheetLines.size());

  // The line for a contract of this player: its own line; or, if that is taken or the contract is
  // played as a joker, the first free joker. None if there is no free line.
  std::optional<int> line_for(std::string_view contract, Seat player, bool as_joker) const;

  // Enters a deal; the player's place on the line must be free. After 30 deals the sheet is over,
  // and the next entry begins a new sheet.
  void enter(int line, Seat player, const Played& played);

  bool over() const { return entered_ == kDeals; }
  int sheets() const { return sheets_; }  // that are over
  // None if the player has not played that line.
  const std::optional<Played>& at(int line, Seat player) const;
  // The marks of a player on one line: for a match or a null at once, for the best and the worst
  // when all three have played the line.
  Marks marks(int line, Seat player) const;
  Marks marks(Seat player) const;   // of all lines
  std::vector<int> totals() const;  // sticks less circles, by player
  // What the first of two players owes the second, by players: so much for each stick that he has
  // less.
  std::vector<std::vector<int>> owes(int worth_of_stick) const;
  // The number of finished sheets on which each player had the highest total.
  const std::vector<int>& won() const { return won_; }

 private:
  using Line = std::array<std::optional<Played>, kPlayers>;
  const Line& line_at(int line) const { return lines_[static_cast<std::size_t>(line)]; }

  std::array<Line, kSheetLines.size()> lines_{};
  int entered_ = 0;
  int sheets_ = 0;
  std::vector<int> won_ = std::vector<int>(kPlayers);
};

}  // namespace matador::coiffeur

#endif  // MATADOR_SOLVER_GAMES_COIFFEUR_SHEET_H_
