// Games that were played elsewhere: saved pages of sauspiel.de, and the lines of the program
// openschafkopf (formats.md).
//
//   <h1>Sauspiel auf die Blaue von Anna</h1> ... <th>Klopfer</th><td><a>Beni</a></td> ...
//   Rufspiel Blaue von 3: so h7 go eo ho hz hk eu ...
//
// Only what tells the game is kept, so that a page of any size can be read.

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGS_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGS_H_

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/cards/card_set.h"

namespace matador::schafkopf {

std::unique_ptr<ForeignReader> make_page_reader();
std::unique_ptr<ForeignReader> make_line_reader();

inline constexpr std::array kLogs{
    ForeignFormat{.name = "sauspiel",
                  .about = "saved pages of games of Schafkopf at sauspiel.de",
                  .ending = "html",
                  .by_first_line = true,
                  .make_reader = make_page_reader},
    ForeignFormat{.name = "openschafkopf",
                  .about = "games of the program openschafkopf, one a line",
                  .ending = "txt",
                  .by_first_line = true,
                  .make_reader = make_line_reader}};

// ---- What a log tells ---------------------------------------------------------------------------

// "Rufspiel Blaue von 3", "3 spielt Rufspiel Blaue". No player announces a "Ramsch", nor
// "Zamgworfen", which says that all have passed.
struct Announcement {
  std::string game;
  std::string player = {};

  bool all_passed() const;
};
std::optional<Announcement> read_announcement(const std::string& text);

// A game as a log tells it. Players are counted from forehand on, who leads to the first trick.
struct LoggedGame {
  Announcement announced;
  std::vector<std::string> players = {};  // by name, or by number from 0
  // The hand of each player. Empty: whoever played a card had it.
  std::vector<std::vector<Card>> hands = {};
  std::vector<Card> play = {};
  int doublings = 0;
  std::string tariff = {};  // as the option has it; empty where nobody says it
};

// The deal file that says the same.
absl::StatusOr<DealRecord> record_of(const LoggedGame& game);

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGS_H_
