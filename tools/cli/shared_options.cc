#include "tools/cli/shared_options.h"

#include <algorithm>
#include <cstdint>
#include <thread>

#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"

namespace matador {

// ---- Shared options -----------------------------------------------------------------------------

int read_threads(const CommandLine& line, int each) {
  const std::uint64_t cores = std::thread::hardware_concurrency();
  const std::uint64_t usual = std::max<std::uint64_t>(1, cores / static_cast<std::uint64_t>(each));
  return static_cast<int>(line.number(options::kThreads, usual));
}

std::string ending_hint(const CommandLine& line) {
  if (line.has(options::kSeconds) || line.has(options::kLimit)) return "";
  return "; --seconds N stops it";
}

const char kConditionsHelp[] =
    "Conditions and keys combine the following by + - * / (rounded) // (rounded down)\n"
    "== != < <= > >= and or not; formats/conditions.md has the grammar and examples. A\n"
    "SEAT is a number, forehand, dealer, declarer, leader, with four players north, east,\n"
    "south or west; for count and has also talon. A SUIT is its name, its letter or trump.\n\n"
    "  trumps(SEAT), trumps(SEAT, SUIT)  trumps in his hand, permanent ones among them\n"
    "  top(SEAT), top(SEAT, SUIT)        of the highest trumps, without a gap\n"
    "  permanent(SEAT)                   trumps whatever the suit\n"
    "  length(SEAT)                      trumps in his longest possible trump suit\n"
    "  suit(SEAT, SUIT)                  cards of the suit, permanent trumps left out\n"
    "  points(SEAT)                      card points in his hand\n"
    "  hcp(SEAT)                         high cards in bridge: A 4, K 3, Q 2, J 1\n"
    "  balanced(SEAT)                    in bridge, two cards in at most one suit, else more\n"
    "  melds(SEAT)                       what his Wyz is worth, in Jass\n"
    "  has(SEAT, \"CQ SQ\")                whether he holds all of these cards\n"
    "  count(SEAT, \"CQ SQ\")              how many of them he holds\n"
    "  bin(KEY, 10)                      the ten that it belongs to: 30 to 39\n"
    "  forehand, declarer, leader        the number of the seat\n"
    "  trump == SUIT, contract == C      what is played\n"
    "  value                             what the declaring side gets, in a table";

// ---- Unused options -----------------------------------------------------------------------------

UnusedOptions::UnusedOptions(const CommandLine& line) : command_(line.command()) {
  for (const OptionDefinition* option : options::all()) {
    const OptionUse* use = line.has(*option) ? option->use_in(command_) : nullptr;
    if (use != nullptr && use->concerns != nullptr) unused_.push_back(option);
  }
}

std::optional<NumberedDeal> UnusedOptions::seen(std::optional<NumberedDeal> deal) {
  if (deal && !unused_.empty() && deal->content.ok()) see(*deal->content);
  return deal;
}

UnusedOptions& UnusedOptions::see_game(const std::string& name) {
  DealRecord record;
  record.add(tags::kGame, name);
  see(record);
  return *this;
}

void UnusedOptions::see(const DealRecord& record) {
  const absl::StatusOr<const Game*> read = game_of(record);
  if (!read.ok()) return;
  const Game* game = *read;
  any_deal_ = true;
  const Tag* seats = record.find(tags::kSeats);
  for (int count : game->seat_counts()) {
    if (seats != nullptr && seats->value != std::to_string(count)) continue;
    std::erase_if(unused_, [&](const OptionDefinition* option) {
      return option->use_in(command_)->concerns(record, *game, count);
    });
  }
}

std::string UnusedOptions::message() const {
  std::string lines;
  if (!any_deal_) return lines;
  for (const OptionDefinition* option : unused_) {
    absl::StrAppend(&lines, "matador ", command_, ": --", std::string(option->name),
                    " changes nothing: ", std::string(option->use_in(command_)->unused), "\n");
  }
  return lines;
}

}  // namespace matador
