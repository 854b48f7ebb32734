// The replay of a deal for other programs: what each move of its play cost, as JSON and CSV.
//
//   ReplayAnswer answer{.deal = 1, .task = task, .objective = Objective::kPoints,
//                       .replays = {*solver.replay(task, {...})}};
//   replay_json(answer)     // {"deal":1,"game":"sjavs",...,"moves":[{"trick":1,...}],...}
//
// The keys and their order are a promise to those programs: add, but do not change.

#ifndef MATADOR_FORMATS_OUTPUT_REPLAY_H_
#define MATADOR_FORMATS_OUTPUT_REPLAY_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/input/notes.h"
#include "formats/output/fields.h"
#include "formats/words/language.h"
#include "solver/advice/hindsight.h"
#include "solver/replay.h"

namespace matador {

// The score of the declaring side, par, and the difference in international matchpoints.
struct BoardScore {
  int score;
  int par;
  int imps;
};

// Why a card cost something: the trick that shows it best, if both sides play their best after it.
struct Reason {
  int trick;  // from 1
  Seat seat;  // who wins it
  Card card;  // with which
  bool is_ruffed;
  std::optional<Card> takes = {};  // the dearest card that his side has only then
};

struct ReplayAnswer {
  std::uint64_t deal;  // its number in the input, from 1
  Task task;           // with the whole play
  Objective objective;
  // One for both sides; or, where everyone plays for himself, one for each player that is asked
  // about, in the order of `players`.
  std::vector<Replay> replays;
  std::vector<Seat> players = {};
  // Best play in place of the gravest mistake; empty unless asked for.
  std::vector<Move> line = {};
  std::optional<BoardScore> board = {};  // where that is asked for and known
  // What each move that was judged cost by what its player could know, by its place in the play;
  // and the exchange. Empty unless asked for.
  std::map<std::size_t, KnownLoss> known = {};
  std::optional<KnownLoss> known_exchange = {};
  std::map<std::size_t, Reason> reasons =
      {};                                  // of mistakes, by their place; where they are asked for
  Notes notes = {};                        // for people
  Language language = Language::kEnglish;  // for people too

  bool has_knowledge() const { return !known.empty() || known_exchange; }
};

// All moves that were judged, in order of play.
std::vector<ReplayedMove> moves_of(const ReplayAnswer& answer);

// The mistake that matters most.
struct GravestMistake {
  ReplayedMove move;
  bool decides;  // else it is only the most expensive one
};

// The mistake that decided the result: it changed the winner or the score (level_of), and what its
// side lost by that did not come back. If the whole play did, only mistakes of the side that lost
// by it count. Of several the most expensive, else the most expensive of all; the first of equals.
// None if no card cost anything.
std::optional<GravestMistake> gravest_mistake(const ReplayAnswer& answer);

// The record of one player. The declarer plays dummy's cards too.
struct PlayerRecord {
  Seat seat;
  int moves = 0;
  int choices = 0;                   // moves with more than one legal card
  int errors = 0;                    // moves with a cost
  int cost = 0;                      // of all of them
  std::optional<int> mistakes = {};  // by what he could know, where that is asked for
};

// The records of all seats, or of the players that are asked about, in seat order.
std::vector<PlayerRecord> records_of(const ReplayAnswer& answer);

// What is said about the fields of the answer, and of its parts.
FieldTexts replay_fields();
FieldTexts reason_fields();
FieldTexts replayed_move_fields();
FieldTexts replayed_player_fields();
FieldTexts board_fields();

// Lines with their ends. CSV has a line for each move; `knowledge`: with columns for what its
// player could know.
std::string replay_json(const ReplayAnswer& answer);
std::string replay_csv_header(bool knowledge = false);
std::string replay_csv(const ReplayAnswer& answer);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_REPLAY_H_
