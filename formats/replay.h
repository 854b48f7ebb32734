// The replay of a deal for other programs: what each move of its play cost, as JSON and CSV.
//
//   ReplayAnswer answer{.deal = 1, .task = task, .objective = Objective::kPoints,
//                       .replays = {*solver.replay(task, {...})}};
//   replay_json(answer)     // {"deal":1,"game":"sjavs",...,"moves":[{"trick":1,...}],...}
//
// The keys and their order are a promise to those programs: add, but do not change.

#ifndef MATADOR_FORMATS_REPLAY_H_
#define MATADOR_FORMATS_REPLAY_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/notes.h"
#include "solver/replay.h"

namespace matador {

// What the declaring side has scored beside par, and the difference in international matchpoints.
struct BoardScore {
  int score;
  int par;
  int imps;
};

struct ReplayAnswer {
  std::uint64_t deal;  // its number in the input, from 1
  Task task;           // with the whole play
  Objective objective;
  // One for both sides. Where everyone plays for himself, one for each player that is asked about,
  // in the order of `players`.
  std::vector<Replay> replays;
  std::vector<Seat> players = {};
  // Best play in place of the decisive mistake; empty unless asked for.
  std::vector<Move> line = {};
  std::optional<BoardScore> board = {};  // of bridge, where that is asked for and known
  Notes notes = {};                      // for people
};

// All moves that were judged, in order of play.
std::vector<ReplayedMove> moves_of(const ReplayAnswer& answer);

// The mistake that decided the result: the most expensive one of the side that has less than its
// value in the end; of all, where no side has, the play is not complete, or everyone plays for
// himself. The first among equals; none where no card cost anything.
std::optional<ReplayedMove> decisive_move(const ReplayAnswer& answer);

// What one player did. Dummy's cards in bridge are played by the declarer.
struct PlayerRecord {
  Seat seat;
  int moves = 0;
  int choices = 0;  // moves with more than one legal card
  int errors = 0;   // moves with a cost
  int cost = 0;     // of all of them
};

// Of every seat, in seat order; of the players that are asked about where these are not all.
std::vector<PlayerRecord> records_of(const ReplayAnswer& answer);

// Lines with their ends. CSV has a line for each move.
std::string replay_json(const ReplayAnswer& answer);
std::string replay_csv_header();
std::string replay_csv(const ReplayAnswer& answer);

}  // namespace matador

#endif  // MATADOR_FORMATS_REPLAY_H_
