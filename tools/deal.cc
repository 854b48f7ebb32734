// `matador deal`: random deals, as a deal file. Deal number i of seed s is the same everywhere.

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/deal_record.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "tools/command_line.h"
#include "tools/commands.h"

namespace matador {
namespace {

CommandLine deal_line() {
  CommandLine line(
      "deal", "--game GAME --seed S -n COUNT [OPTION ...]",
      "Writes random deals as a deal file: the deals number I, I+1, ... of seed S. The\n"
      "same seed and number give the same deal on every machine.",
      "matador deal --game sjavs --seed 1 -n 1000 > thousand.deals\n"
      "matador deal --game sjavs --seed 1 --first 1000 -n 1000 > next-thousand.deals\n"
      "matador deal --game sjavs --seed 7 -n 1 --contract hearts");
  line.value("game", "GAME", "the game; see matador games");
  line.value("seats", "N", "the number of players; default: the game's usual one");
  line.value("seed", "S", "which deals, 0 or more");
  line.value("first", "I", "the number of the first deal; default 0");
  line.value("count,n", "COUNT", "how many deals");
  line.value("contract", "C", "writes this contract into every deal");
  line.flag("json", "the tags of each deal as one JSON object a line");
  return line;
}

const Game& read_game(const CommandLine& line) {
  const std::string name = line.needed_text("game");
  if (const Game* game = find_game(name)) return *game;
  throw UsageError(
      absl::StrCat("unknown game ", in_quotes(name), did_you_mean(name, game_names())));
}

int read_seats(const CommandLine& line, const Game& game) {
  const std::vector<int> counts = game.seat_counts();
  const auto usual = static_cast<std::uint64_t>(counts.front());
  const int seats = static_cast<int>(line.number("seats", usual, 1, kMaxSeats));
  if (std::find(counts.begin(), counts.end(), seats) == counts.end()) {
    throw UsageError(absl::StrCat(std::string(game.name()), " is played with ",
                                  absl::StrJoin(counts, " or "), " seats, not ", seats));
  }
  return seats;
}

std::optional<Contract> read_contract(const CommandLine& line, const Game& game) {
  if (!line.has("contract")) return std::nullopt;
  const std::string name = line.needed_text("contract");
  const std::vector<std::string> names = contract_names(game);
  const auto place = std::find(names.begin(), names.end(), name);
  if (place == names.end()) {
    throw UsageError(absl::StrCat("unknown contract ", in_quotes(name), did_you_mean(name, names)));
  }
  return Contract{static_cast<int>(place - names.begin())};
}

std::string record_json(const DealRecord& record) {
  nlohmann::ordered_json json;
  for (const Tag& tag : record.tags) json[tag.name] = tag.value;
  return json.dump() + "\n";
}

}  // namespace

int run_deal(const std::vector<std::string>& words) {
  CommandLine line = deal_line();
  if (!line.parse(words)) return 0;
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  const Game& game = read_game(line);
  const DealShape shape = game.shape(read_seats(line, game));
  const std::optional<Contract> contract = read_contract(line, game);
  const std::uint64_t seed = line.needed_number("seed", 0, kMost);
  const std::uint64_t first = line.number("first", 0, 0, kMost);
  const std::uint64_t left = first == 0 ? kMost : kMost - first + 1;
  const std::uint64_t count = line.needed_number("count", 0, left);

  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t number = first + i;
    DealRecord record = write_problem(
        {.game = &game, .deal = numbered_deal(shape, seed, number), .contract = contract});
    record.add("Id", absl::StrCat(seed, "/", number));
    print(line.has("json") ? record_json(record) : write_record(record));
  }
  return 0;
}

}  // namespace matador
