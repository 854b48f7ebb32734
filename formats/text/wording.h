// The words of an explanation about one task: players, amounts and reasons in its language.
//
//   const Wording wording(task, notes.names, Objective::kPoints, Language::kEnglish, face);
//   wording.name(Seat::number(2))      "seat 2", "Anna", "North"
//   wording.cost(23)                   "23 points"

#ifndef MATADOR_FORMATS_TEXT_WORDING_H_
#define MATADOR_FORMATS_TEXT_WORDING_H_

#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/cards/players.h"
#include "formats/text/phrases.h"
#include "solver/games/game.h"

namespace matador {

// Broken into lines where the screen ends; further lines are indented.
std::string wrapped(const std::string& text);

class Wording {
 public:
  Wording(Task task, const std::vector<std::string>& names, Objective objective, Language language,
          const CardFace& face);

  const Phrases& phrases() const { return phrases_; }
  const CardFace& face() const { return face_; }

  std::string name(Seat seat) const;
  std::string names(SeatSet seats) const;  // "seat 1 and seat 3"; at least one
  // The side that this seat plays for.
  SeatSet side_of(Seat seat) const;

  std::string points(int number) const;  // "1 point"
  std::string cost(int number) const;    // in the unit of the objective

  // Why one line after a position costs more than another for the player to move there: the trick
  // that shows it best, "seat 2 ruffs trick 3 with ♠10 and takes ♥A". Empty where no trick does.
  // `play`: up to the position; both lines are by the rules.
  std::string reason(const std::vector<Move>& play, const std::vector<Move>& better,
                     const std::vector<Move>& worse) const;

 private:
  Task task_;
  Players players_;
  Objective objective_;
  const Phrases& phrases_;
  const CardFace& face_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_WORDING_H_
