// The moves of a game of the International Skat Server (iss_game.h), sorted by what they are.
//
//   const IssMoves moves = read_iss_moves("w HA.SK. ... 1 p 2 18 0 p 2 s w H8.CK ...");

#ifndef MATADOR_FORMATS_GAMES_SKAT_ISS_MOVES_H_
#define MATADOR_FORMATS_GAMES_SKAT_ISS_MOVES_H_

#include <optional>
#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"

namespace matador::skat {

struct IssMoves {
  struct Played {
    Seat seat;
    Card card;
  };

  std::vector<Card> dealt;          // ten to each seat, then the skat
  std::vector<std::string> bids;    // "1 p", "2 18"
  std::optional<int> bid;           // the last that was made
  SeatSet passed;                   // players who have said so
  std::optional<Seat> declarer;     // who has taken up the skat or named a contract
  std::optional<CardSet> taken_up;  // the skat as the server has shown it
  std::string contract;             // "grand"; empty before one is named
  std::string announced;            // "hand schneider"
  std::optional<CardSet> put_away;  // two cards
  std::vector<Played> play;
  std::vector<std::string> others;  // "1 RE", "w TI.0"
  std::vector<std::string> faults;  // sentences about the moves that cannot be read
};

IssMoves read_iss_moves(const std::string& text);

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_ISS_MOVES_H_
