// A game as a log tells it, and the deal file that says the same.

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGGED_GAME_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGGED_GAME_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/cards/card_set.h"

namespace matador::schafkopf {

// "Rufspiel Blaue von 3", "3 spielt Rufspiel Blaue"
struct Announcement {
  std::string game;
  std::string player;
};
std::optional<Announcement> read_announcement(const std::string& text);
// What no player announces: "Zamgworfen", and a Ramsch.
bool all_have_passed(const std::string& announced);
bool is_ramsch(const std::string& announced);

// Players are counted from forehand on, who leads to the first trick.
struct LoggedGame {
  std::string announced;             // as above
  std::vector<std::string> players;  // by name, or by number from 0
  // By player. Empty: whoever played a card had it.
  std::vector<std::vector<Card>> hands;
  std::vector<Card> play;
  int doublings = 0;
  std::string tariff;  // as the option has it; empty where nobody says it
};

absl::StatusOr<DealRecord> record_of(const LoggedGame& game);

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGGED_GAME_H_
