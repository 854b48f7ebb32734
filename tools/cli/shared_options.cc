#include "tools/cli/shared_options.h"

#include <algorithm>
#include <cstdint>
#include <thread>

#include "absl/strings/str_cat.h"
#include "formats/cards/swiss_cards.h"
#include "formats/play/seated.h"

namespace matador {

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

}  // namespace matador
