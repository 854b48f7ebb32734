#include "tools/cli/shared_options.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <thread>
#include <variant>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/swiss_cards.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/play/protocol.h"

namespace matador {

// ---- Shared options -----------------------------------------------------------------------------

void add_machine_options(CommandLine& line) {
  line.value("threads", "N", "deals solved at the same time; default: one for each core").is_rare =
      true;
  line.value("table-mib", "N",
             "memory for the table of positions of each thread and goal, in MiB; "
             "default 64")
      .is_rare = true;
}

int read_threads(const CommandLine& line, int each) {
  const std::uint64_t cores = std::thread::hardware_concurrency();
  const std::uint64_t usual = std::max<std::uint64_t>(1, cores / static_cast<std::uint64_t>(each));
  return static_cast<int>(line.number("threads", usual, 1, kMaxThreads));
}

void add_move_seconds_option(CommandLine& line) {
  line.value("move-seconds", "S",
             absl::StrCat("the most time that another program may take for a line; default ",
                          kUsualMoveSeconds));
}

void add_seconds_option(CommandLine& line, const std::string& what) {
  line.value(
      "seconds", "S",
      absl::StrCat("the most time for ", what,
                   "; if that is not enough, the answer is the interval that is proven by then"));
}

std::string ending_hint(const CommandLine& line) {
  if (line.has("seconds") || line.has("limit")) return "";
  return "; --seconds N stops it";
}

void add_errors_option(CommandLine& line) {
  line.value("errors", "FORM",
             "json: with --json, a faulty deal has an object in its place, besides the message on "
             "standard error; text, the default: only the message",
             {"json", "text"})
      .is_rare = true;
}

void add_language_option(CommandLine& line) {
  line.value("language", "LANGUAGE",
             "the language of --explain and its headlines: english (the default) or german",
             {"english", "german"})
      .is_rare = true;
}

void add_names_option(CommandLine& line) {
  line.value("names", "LANGUAGE",
             "how text calls the highest trumps of Scharwenzel: german, low-german or sailors, as "
             "sailors once did; or, with commas, the names of the players by seat")
      .is_rare = true;
}

const char kConditionsHelp[] =
    "Conditions and keys combine the following by + - * / (rounded) // (rounded down)\n"
    "== != < <= > >= and or not; formats/conditions.md has the grammar and examples. A\n"
    "SEAT is a number, forehand, declarer or leader, in bridge also north, east, south\n"
    "or west; for count and has also talon. A SUIT is its name, its letter or trump.\n\n"
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

void add_query_options(CommandLine& line) {
  line.value("game", "GAME", "the game; see matador games");
  line.value("seats", "N", "the number of players; default: the game's usual one");
  line.value("fix", "SEAT:HAND ...",
             "cards that seats must hold, as in a deal file; in bridge also N:HAND; talon:HAND for "
             "cards that nobody is dealt; the rest is dealt at random. Several seats need quotes: "
             "--fix '1:AK..K. 2:Q...'");
  line.value("hand", "HAND", "the same for one hand: AK.T9.Q87.J, or SA SK HT H9");
  line.value("seat", "SEAT", "whose hand --hand is; default: 1");
  line.condition(
      "where",
      "only deals for which this condition is true; if it is given more than once, all of them");
  line.value(
      "played", "N",
      "plays the first N cards at random, by the rules; for endings or the middle of a trick");
  add_suits_option(line);
}

void add_suits_option(CommandLine& line) {
  line.value(
          "suits", "HOW",
          "how text shows the suits of Jass and Coiffeur: english, as Sh Ro Be Ac (the default); "
          "swiss, as Schi Ro Sche Ei; french; or the French suits for acorns, roses, shields and "
          "bells, which are read like that too: CHSD",
          {"english", "swiss", "german", "french"})
      .is_rare = true;
}

void use_suits(const CommandLine& line) {
  use_swiss_cards(usable(swiss_cards(line.text("suits", "english"))));
}

// ---- Unused options -----------------------------------------------------------------------------

namespace {

bool has_talon(const DealRecord& /*record*/, const Game& game, int seats) {
  return game.shape(seats).talon_size() > 0;
}

bool has_named_cards(const DealRecord& /*record*/, const Game& game, int /*seats*/) {
  return format_of(game).card_names != nullptr;
}

bool has_swiss_cards(const DealRecord& /*record*/, const Game& game, int /*seats*/) {
  return &card_style(game) == &swiss_cards_in_use();
}

bool has_open_contract(const DealRecord& record, const Game& game, int /*seats*/) {
  return game.names_contract_freely() && record.find(tags::kContract) == nullptr;
}

}  // namespace

struct UnusedOptions::Option {
  std::string_view name;
  bool (*concerns)(const DealRecord& record, const Game& game, int seats);
  std::string_view reason;
  std::string_view command = {};      // none: of all that have it
  std::string_view placeholder = {};  // where a tag has an option of the same name
};

UnusedOptions::UnusedOptions(const CommandLine& line) : command_(line.command()) {
  static constexpr Option kOptions[] = {
      {"exchanges", has_talon, "no deal here has cards to exchange"},
      {"names", has_named_cards, "no deal here has cards with names of their own", "", "LANGUAGE"},
      {"suits", has_swiss_cards, "no deal here is one of Swiss cards"},
      {"contracts", has_open_contract, "no deal here leaves the players a contract to name",
       "advise"},
  };
  for (const Option& option : kOptions) {
    const std::string name(option.name);
    if (!line.has(name) || !(option.command.empty() || option.command == command_)) continue;
    const bool is_tag =
        !option.placeholder.empty() && line.option(name)->placeholder != option.placeholder;
    if (!is_tag) unused_.push_back(&option);
  }
}

std::optional<NumberedDeal> UnusedOptions::seen(std::optional<NumberedDeal> deal) {
  if (deal && !unused_.empty()) {
    if (const auto* record = std::get_if<DealRecord>(&deal->content)) see(*record);
  }
  return deal;
}

UnusedOptions& UnusedOptions::see_game(const std::string& name) {
  DealRecord record;
  record.add(tags::kGame, name);
  see(record);
  return *this;
}

void UnusedOptions::see(const DealRecord& record) {
  const absl::StatusOr<const Game*> read = read_game(record.value(tags::kGame));
  if (!read.ok()) return;
  const Game* game = *read;
  any_deal_ = true;
  const Tag* seats = record.find(tags::kSeats);
  for (int count : game->seat_counts()) {
    if (seats != nullptr && seats->value != std::to_string(count)) continue;
    std::erase_if(unused_,
                  [&](const Option* option) { return option->concerns(record, *game, count); });
  }
}

std::string UnusedOptions::message() const {
  std::string lines;
  if (!any_deal_) return lines;
  for (const Option* option : unused_) {
    absl::StrAppend(&lines, "matador ", command_, ": --", std::string(option->name),
                    " changes nothing: ", std::string(option->reason), "\n");
  }
  return lines;
}

}  // namespace matador
