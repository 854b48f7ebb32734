// `matador deal`: random deals, as a deal file. Deal number i of seed s is the same everywhere.

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "formats/deal_record.h"
#include "formats/problem.h"
#include "solver/deals/numbered.h"
#include "tools/command_line.h"
#include "tools/commands.h"

namespace matador {
namespace {

CommandLine deal_line() {
  CommandLine line(
      "deal", "--game GAME --seed S -n COUNT [OPTION ...]",
      "Writes random deals as a deal file: the deals number I, I+1, ... of seed S. The\n"
      "same seed and number give the same deal on every machine. What nobody is dealt\n"
      "stands in [Talon], what lies before the players in [Table].",
      "matador deal --game sjavs --seed 1 -n 1000 > thousand.deals\n"
      "matador deal --game sjavs --seed 1 --first 1000 -n 1000 > next-thousand.deals\n"
      "matador deal --game sjavs --seed 7 -n 1 --contract hearts\n"
      "matador deal --game sjavs --seats 3 --seed 1 -n 1\n"
      "matador deal --game klorsjavs --seed 1 -n 10 --contract spil | matador solve");
  line.value("game", "GAME", "the game; see matador games");
  line.value("seats", "N", "the number of players; default: the game's usual one");
  line.value("seed", "S", "which deals, 0 or more");
  line.value("first", "I", "the number of the first deal; default 0");
  line.value("count,n", "COUNT", "how many deals");
  line.value("contract", "C", "writes this contract into every deal");
  line.flag("json", "the tags of each deal as one JSON object a line");
  return line;
}

int read_seats(const CommandLine& line, const Game& game) {
  if (!line.has("seats")) return game.seat_counts().front();
  return usable(read_seat_count(line.needed_text("seats"), game));
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
  const Game& game = *usable(read_game(line.needed_text("game")));
  const DealShape shape = game.shape(read_seats(line, game));
  std::optional<Contract> contract;
  if (line.has("contract")) contract = usable(read_contract(line.needed_text("contract"), game));
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
