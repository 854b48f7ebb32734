// `matador play`: an evening at the table, typed line by line.

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_files.h"
#include "formats/input/foreign_format.h"
#include "formats/input/problem.h"
#include "formats/play/evening.h"
#include "formats/play/protocol.h"
#include "formats/requests/arguments.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/program_player.h"
#include "tools/runtime/system.h"
#include "tools/runtime/team.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

CommandLine play_line() {
  CommandLine line(
      "play", "GAME [OPTION ...]",
      "Deals the cards and plays the other seats. You play by typing cards, in any\n"
      "spelling. hint shows advice that knows only your cards, back takes your last card\n"
      "back, again begins the deal anew, score shows the sheet, help lists all commands.\n"
      "After each deal you see what your cards cost with all cards open, and whether you\n"
      "could have known.\n"
      "\n"
      "If no auction is forced, forehand names the contract. In Skat each is asked in\n"
      "turn, and the first who does not pass declares. In bridge nobody bids: the contract\n"
      "is the one that wins most tricks with all cards open. In Davoserjazz the hands come\n"
      "in their order.\n"
      "\n"
      "The other players see only their own cards. Their strength:\n"
      "\n" +
          seated_help() +
          "\n"
          "The evening is a deal file for matador replay and matador score. Lines may come\n"
          "from a pipe; the same lines give the same evening. tools/guide/play.md is the guide.",
      "matador play sjavs\n"
      "matador play skat --strength strong --evening skat.deals\n"
      "matador play jass --contract obenabe --seat 2 --seed 7");
  line.takes_word("GAME", game_names());
  return line;
}

EveningSettings read_settings(const CommandLine& line) {
  const Game& game = *usable(read_game(line.word()));
  EveningSettings settings{.game = &game,
                           .seats = game.seat_counts().front(),
                           .seat = seating(game).nearest,
                           .seed = line.number(options::kSeed),
                           .symbols = terminal_has_symbols()};
  if (line.has(options::kSeats)) {
    settings.seats = usable(read_seat_count(line.text(options::kSeats), game));
  }
  if (line.has(options::kSeat)) {
    settings.seat = usable(read_seat(line, options::kSeat, game, settings.seats));
  }
  if (line.has(options::kContract)) {
    const std::string contract = line.text(options::kContract);
    check_usable(check_contract_alone(contract, game));
    settings.contract = usable(read_contract(contract, game));
  }
  settings.options = usable(read_options(line.text(options::kRuleOptions), game));
  return settings;
}

// What a deal of the evening says otherwise than the command line; empty where nothing does.
std::string objection(const DealRecord& record, const EveningSettings& settings) {
  const auto differs = [&](const TagName& tag, const std::string& value) {
    return record.value(tag) == value
               ? ""
               : absl::StrCat("its [", std::string(tag), "] is ", in_quotes(record.value(tag)),
                              ", not ", in_quotes(value));
  };
  for (const std::string& fault : {differs(tags::kGame, std::string(settings.game->name())),
                                   differs(tags::kSeats, absl::StrCat(settings.seats)),
                                   differs(tags::kSeat, absl::StrCat(settings.seat.number()))}) {
    if (!fault.empty()) return fault;
  }
  return "";
}

// The deals of the file, none where it is not there yet. The seed is that of the last one.
std::vector<DealRecord> read_evening(const std::string& file, bool seed_given,
                                     EveningSettings& settings) {
  std::vector<DealRecord> records;
  std::error_code why;
  const std::filesystem::file_status there = std::filesystem::status(file_path(file), why);
  if (file.empty() || there.type() == std::filesystem::file_type::not_found) return records;
  // The evening is written there: it is no device, which may never end, and no pipe.
  if (!std::filesystem::is_regular_file(there)) {
    throw UsageError("--evening ", in_quotes(file), ": ",
                     why ? why.message() : "it is not a regular file");
  }
  DealFiles files({file});
  while (const std::optional<NumberedDeal> deal = files.next()) {
    if (!deal->content.ok()) throw UsageError(error_lines(*deal, DealError::of(deal->content)));
    records.push_back(*deal->content);
    const std::string fault = objection(records.back(), settings);
    if (!fault.empty()) throw UsageError(file, ": deal ", deal->number, ": ", fault);
  }
  if (records.empty()) return records;
  const std::vector<std::string> id = absl::StrSplit(records.back().value(tags::kId), '/');
  std::uint64_t seed = 0;
  if (id.size() != 2 || !absl::SimpleAtoi(id.front(), &seed)) {
    throw UsageError(file, ": no [Id \"SEED/NUMBER\"] in its last deal");
  }
  if (seed_given && seed != settings.seed) {
    throw UsageError(file, " is an evening of seed ", seed);
  }
  settings.seed = seed;
  return records;
}

// The evening and its file.
class Table {
 public:
  Table(Evening& evening, std::string file) : evening_(evening), file_(std::move(file)) {}

  void show(const std::string& text) {
    print(text);
    keep();
  }

  // One line of the person; false at the end of the input.
  bool ask() {
    print("> ");
    flush_output();
    if (!lines_.next() || lines_.failed()) {
      print("\n");
      return false;
    }
    const Line& line = lines_.line();
    if (!is_terminal(Stream::kInput)) print(line.text + "\n");
    show(line.too_long ? "The line is too long.\n" : evening_.answer(line.text));
    return true;
  }

 private:
  void keep() {
    const std::string deals = evening_.deals();
    if (file_.empty() || is_interrupted() || deals == kept_) return;
    write_whole_file(file_, deals);
    kept_ = deals;
  }

  Evening& evening_;
  std::string file_;
  std::string kept_;
  LineStream lines_{std::cin};
};

int run_play(const CommandLine& line) {
  EveningSettings settings = read_settings(line);
  const Seated seated = usable(read_seated(line.text(options::kStrength)));
  const std::string file = line.text(options::kEvening);
  std::vector<DealRecord> before = read_evening(file, line.has(options::kSeed), settings);

  SolverOptions options = read_solver_options(line);
  options.interrupt = &watch_interrupts();
  Team team(read_threads(line), options);
  const std::unique_ptr<CardPlayer> opponent =
      player_of(seated, team.workers(), line.decimal(options::kMoveSeconds));
  Evening evening(settings, std::move(before), *opponent, team.workers());
  Table table(evening, file);
  table.show(evening.begin());
  while (!evening.over() && !is_interrupted() && table.ask()) {
  }
  flush_output();
  if (!is_interrupted()) return 0;
  throw Interrupted(file.empty() ? "the evening ends here"
                                 : absl::StrCat("the evening is in ", file,
                                                "; the same command goes on with it"));
}

}  // namespace

const Command kPlayCommand{"play", "an evening at the table, against the program", play_line,
                           run_play};

}  // namespace matador
