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
#include "formats/cards/seating.h"
#include "formats/words/language.h"
#include "solver/games/game.h"

namespace matador {

// ---- Phrases ------------------------------------------------------------------------------------
// The sentences of an explanation in each of its languages. $0, $1 and so on stand for what a
// sentence is about.
//
//   absl::Substitute(phrases(Language::kGerman).leads, "Sitz 1", "♣9")   // "Sitz 1 spielt ♣9 aus"

struct Phrases {
  const char *point, *points, *trick, *tricks;  // after a number

  // What a player, $0, does with a card, $1.
  const char *leads, *follows, *beats, *ruffs, *overruffs, *underruffs, *discards;
  const char* trick_number;   // $0: the number; before what the players do
  const char* points_for;     // $0: what a trick is worth, $1: who gets it
  const char* trick_goes_to;  // $0: who gets it

  const char *costs, *cost;              // $0: a card or several, $1: how much
  const char *wins_trick, *ruffs_trick;  // $0: who, $1: the trick, $2: with which card
  const char* takes;                     // $0: one of the two, $1: another card of the trick
  const char* no_card_costs;
  // $0: the card, $1: who plays it, $2: the trick, $3: what every other card costs at least
  const char* card_that_matters;

  // $0: the card, $1: who played it, $2: how much, $3: as of `takes`
  const char* cost_in_play;
  // $0: the side that lost the deal; $1: its last chance, a card, $2: who played it, $3: the trick
  const char* could_have_won;
  const char* could_not_have_won;  // $0: the side, $1: the score of best play
  const char* contracts_that_win;  // $0: with their scores
  // A deal alone has no winner. $0: the declarer, $1: his value, $2: what he got
  const char* not_won_alone;

  // The verdict on a play. $0: the trick or round, $1: who, $2: his move, $3: how much, $4: what
  // would have been better, alternatives of moves or one of the next three, $5: the value with it
  const char* mistake;
  const char *any_other, *any_other_card, *to_stop;
  const char* round_number;  // $0: the number, where there are no tricks
  const char *or_, *to;      // between alternatives; between the ends of an interval
  const char *first_mistake, *decisive_one, *dearest_one;  // before mistakes
  // There are no mistakes; the second with cards that are not judged, the third of the open cards,
  // where a player could know less, the fourth behind a bad exchange
  const char *no_mistake, *none_proven, *none_with_open_cards, *none_in_play;
  const char* exchange_cost;    // $0: how much, $1: a better exchange, $2: the value with it
  const char* exchange_for;     // $0: the cards set aside, $1: those taken
  const char* nothing;          // for no cards
  const char* best_from_there;  // before moves

  const char *costs_heading, *play_heading;
  const char* for_players;  // $0: for whom what follows is so, where everyone plays for himself
};

const Phrases& phrases(Language language);

// ---- Wording ------------------------------------------------------------------------------------

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
