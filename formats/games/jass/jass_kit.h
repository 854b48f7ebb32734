// Logs of Schieber Jass for four as jass-kit writes them: a game a line, in JSON, with the cards of
// each trick.
//
//   absl::StatusOr<DealRecord> record = read_jass_kit(line);    // as in a deal file
//   jass_kit_of(record, problem)                                // the line
//   kJassKit                                                    // the format, for all commands
//
// In such a log players 0 to 3 sit north, east, south and west, and the turn goes from 0 to 3, 2
// and 1: they are our seats 1, 4, 3 and 2. Cards and trumps are French: clubs for acorns, hearts
// for roses, spades for shields, diamonds for bells. `"forehand":0` says that forehand has pushed,
// so that his partner declares. A state of a game, without the log
// around it, is read too, also before a trump is named, and so is what versions before 0.2 wrote.
// What a deal file has no tag for is kept in tags of their own: [Date "..."] and [Players "..."],
// their numbers.

#ifndef MATADOR_FORMATS_GAMES_JASS_JASS_KIT_H_
#define MATADOR_FORMATS_GAMES_JASS_JASS_KIT_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador {

// InvalidArgument, with a sentence for people, where the line is no such game, or its cards cannot
// have been played like that or do not bring what it says.
absl::StatusOr<DealRecord> read_jass_kit(const std::string& line);

std::unique_ptr<ForeignReader> make_jass_kit_reader();
// Also of a game that is not over. Without a place are a result without its cards, and a contract
// of another than forehand or his partner; a fault if it is no Jass for four.
ForeignText jass_kit_of(const DealRecord& record, const Problem& problem);
inline constexpr ForeignFormat kJassKit{.name = "jass-kit",
                                        .about = "logs of Schieber Jass as jass-kit writes them",
                                        .ending = "jsonl",
                                        .by_first_line = true,
                                        .make_reader = make_jass_kit_reader,
                                        .write = jass_kit_of};

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_JASS_JASS_KIT_H_
