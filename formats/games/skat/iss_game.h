// Games of the International Skat Server as its archives have them: a game a line, or broken over
// several lines at blanks or between the cards of the deal, with properties as in SGF,
// `(;GM[Skat]...P0[zoot]P1[kermit]P2[foo]...MV[w HA.SK. ... 1 p 2 18 ...]R[d:2 loss ...]
// ;)`.
//
//   const absl::StatusOr<IssGame> game = read_iss_game(line);
//   game->record     // as in a deal file
//   game->doubts     // sentences about what the server and the rules see
//                                      // differently
//   kIss                               // the format, for all commands
//
// Players 0, 1 and 2 are fore-, middle- and rearhand, our seats 1 to 3; `w` is the server, which
// deals. The moves are the deal of 32 cards; bids `18`, answered by `y` and `p`; `s` to take up the
// skat, and the server's answer; the contract with the two cards that are put away, `D.ST.H8`, or
// the two in a move of their own, or that of a hand game with what is announced, `CHZ`; and cards.
// Who shows his cards (`SC`), resigns (`RE`), leaves (`LE`) or runs out of time (`TI`) ends the
// play early: the record then has the cards that were played.
//
// What a deal file has no tag for is kept under the server's own names: [DT "2010-12-06/18:59:24"],
// [R "d:2 loss v:-54 ..."]; the bids as [Bids "1 p 2 18 0 p"], other moves as [Ended "1 RE"].

#ifndef MATADOR_FORMATS_GAMES_SKAT_ISS_GAME_H_
#define MATADOR_FORMATS_GAMES_SKAT_ISS_GAME_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/games/skat/iss_writer.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/games/skat/score.h"

namespace matador::skat {

// ---- Iss game -----------------------------------------------------------------------------------

struct IssGame {
  DealRecord record;
  std::vector<std::string> doubts = {};
};

// All faults, without lines, if the line is no such game, if the deal is not known, or if its cards
// cannot have been played like that.
absl::StatusOr<IssGame> read_iss_game(const std::string& line);

std::unique_ptr<ForeignReader> make_iss_reader();
inline bool begins_like_iss(std::string_view text) { return text.starts_with("(;"); }
inline constexpr ForeignFormat kIss{.name = "iss",
                                    .about = "games of Skat of the International Skat Server",
                                    .ending = "sgf",
                                    .by_first_line = true,
                                    .make_reader = make_iss_reader,
                                    .write = write_iss,
                                    .is_game = begins_like_iss};

// ---- Iss moves ----------------------------------------------------------------------------------
// The moves of a game of the International Skat Server (iss_game.h), sorted by what they are.
//
//   const IssMoves moves = read_iss_moves("w HA.SK. ... 1 p 2 18 0 p 2 s w H8.CK ...");

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
  Announced announced;
  std::optional<CardSet> put_away;  // two cards
  std::vector<Played> play;
  std::vector<std::string> others;  // "1 RE", "w TI.0"
  std::vector<std::string> faults;  // sentences about the moves that cannot be read
};

IssMoves read_iss_moves(const std::string& text);

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_ISS_GAME_H_
