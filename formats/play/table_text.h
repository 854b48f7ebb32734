// What a person sees who sits at the table: the tricks, his own cards, and what lies open.
//
//   const TableText table(task, seat, symbols);
//   table.heading(7)     "Deal 7: Sjavs, hearts declared by seat 2"
//   table.since(3)       the moves from number 3 of the play on, a line for each trick
//   table.cards()        his cards, and dummy's or piles where there are such

#ifndef MATADOR_FORMATS_PLAY_TABLE_TEXT_H_
#define MATADOR_FORMATS_PLAY_TABLE_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "solver/advice/advise.h"
#include "solver/games/game.h"

namespace matador {

// ---- Table text ---------------------------------------------------------------------------------

class TableText {
 public:
  TableText(const Task& task, Seat seat, bool symbols);

  std::string heading(std::uint64_t deal) const;
  std::string since(std::size_t move) const;
  std::string cards() const;

  // "you", "your dummy", or the name of the seat.
  std::string who(Seat seat) const;

 private:
  std::string tricks_since(std::size_t move) const;
  std::string moves_since(std::size_t move) const;
  std::string hand_in_line(CardSet hand) const;
  std::string piles() const;

  const Task& task_;
  Seat seat_;
  CardFace face_;
  Players players_;
};

// A hand in one line, its lanes one behind the other: "♥ J 9   ♠ A".
std::string hand_line(CardSet hand, const TrickOrder& order, const CardFace& face);

// ---- Review -------------------------------------------------------------------------------------
// What the cards of one player cost in a deal that is over: with all cards open, and whether advice
// that knows only his cards would have done otherwise.
//
//   std::string text = review(task, seat, symbols, workers);

// `task`: with its complete play. The work is bounded, so that cards of hard deals may not be
// judged; the text says so.
std::string review(const Task& task, Seat seat, bool symbols, const Workers& workers);

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_TABLE_TEXT_H_
