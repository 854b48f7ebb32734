// What an option is. Each is defined once, in options.h; from its definition come the command line,
// the help, the manual pages, what TAB offers, what requests may have, which options exclude each
// other, the word about options that change nothing, and the types of the packages for npm and
// Python.
//
//   inline constexpr OptionDefinition kPar =
//       flag("par").use("replay", "in bridge: compares the score with par, in IMPs");
//   arguments.has(options::kPar)

#ifndef MATADOR_FORMATS_REQUESTS_OPTION_H_
#define MATADOR_FORMATS_REQUESTS_OPTION_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"
#include "solver/games/game.h"

namespace matador {

// ---- Definition ---------------------------------------------------------------------------------

// `most` of a number that may be any.
inline constexpr std::uint64_t kMostNumber = std::numeric_limits<std::uint64_t>::max();

// What the value of an option is.
enum class Takes {
  kNothing,  // it is a flag
  kText,
  kWord,  // one of its words
  kNumber,
  kCardCount,  // no more than the game allows
  kSeconds,    // above 0, with decimals
  kDecimal,    // above 0
  kGame,
  kSeatCount,
  kSeat,
  kContract,
  kContracts,
  kSuit,
  kObjective,
  kObjectives,
  kCondition,  // if it is given more than once, all must hold
  kKeys,
  kRuleOptions,
  kCardNames,
  kNumbers,
  kCardList,
  kFormat,
  kFile,
  kWrittenFile,
  kFolder,
};

// Who has an option, added together: the command line, requests, and the types of the packages for
// npm and for Python.
inline constexpr unsigned kOnCommandLine = 1;
inline constexpr unsigned kInRequests = 2;
inline constexpr unsigned kInTypes = 4;
inline constexpr unsigned kInPython = 8;
inline constexpr unsigned kNotInTypes = kOnCommandLine | kInRequests;
inline constexpr unsigned kEverybody = kNotInTypes | kInTypes | kInPython;

// Lists of words have blanks between them.
struct Exclusion {
  std::string_view others;    // options
  std::string_view why = {};  // for the message
};

// Whether an option changes anything in the deals of a game.
using Concerns = bool (*)(const DealRecord& record, const Game& game, int seats);

// What some commands have to say of an option beside a line of --help.
struct OptionDetails {
  std::string_view usual = {};           // the value where it is not given, as it is typed
  std::string_view otherwise = {};       // what happens where it is not given, in words
  std::string (*works_out)() = nullptr;  // of the full help, what the program works out
  std::string_view more = {};            // the rest of the full help, from its punctuation on
  std::uint64_t least = 0;               // of a number
  std::uint64_t most = kMostNumber;
  std::string_view spelling = {};  // another name of the option
  std::string_view needs = {};     // one of these options
  std::array<Exclusion, 2> excludes = {};
  Concerns concerns = nullptr;   // none: all deals
  std::string_view unused = {};  // why it changes nothing where it concerns no deal
  bool is_rare = false;          // a long --help has only its name
};

struct OptionUse : OptionDetails {
  std::string_view commands = {};
  std::string_view brief = {};  // for a line of --help; empty: requests alone have it
};

// What is true of an option in every command.
struct OptionNature {
  char letter = '\0';
  std::string_view words = {};  // that the value can be
  std::string_view excludes = {};
  unsigned who = kEverybody;
};

// Two may have one name where no command has both.
struct OptionDefinition : OptionNature {
  std::string_view name = {};
  std::string_view value = {};  // what the help calls it; empty: a flag
  Takes takes = Takes::kNothing;
  std::array<OptionUse, 10> uses = {};
  std::size_t count = 0;  // of the uses

  // With what it means to more commands.
  consteval OptionDefinition use(std::string_view commands, std::string_view brief = {},
                                 const OptionDetails& details = {}) const {
    OptionDefinition more = *this;
    more.uses[more.count++] = {details, commands, brief};
    return more;
  }
  // Null where the command does not have it.
  const OptionUse* use_in(std::string_view command) const;
};

namespace options {

consteval OptionDefinition option(std::string_view name, Takes takes, std::string_view value,
                                  const OptionNature& nature = {}) {
  return {nature, name, value, takes};
}

consteval OptionDefinition flag(std::string_view name, const OptionNature& nature = {}) {
  return option(name, Takes::kNothing, "", nature);
}

}  // namespace options

// Whether the word is in a list with blanks between.
bool has_word(std::string_view list, std::string_view word);

// ---- Options of a command -----------------------------------------------------------------------

// Tags of deals and tables of other formats are options of the commands that read deals, too.
struct CommandOption {
  std::string name;
  std::string value = {};  // what the help calls it; empty: a flag
  Takes takes = Takes::kNothing;
  std::string brief;                    // a line of --help
  std::string help;                     // all that is said of it
  std::vector<std::string> words = {};  // that the value can be, where these are few
  std::string tag = {};                 // that it stands for; empty: it is no tag
  std::string list_tag = {};            // of which a value with commas is meant; mostly empty
  char letter = '\0';
  bool is_rare = false;
  unsigned who = kEverybody;
};

bool reads_deals(std::string_view command);

// In the order of the help.
std::vector<CommandOption> options_of(std::string_view command);

// Other names of options, by which they may be given.
using Spellings = std::map<std::string, std::string>;
const Spellings& spellings_of(std::string_view command);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_OPTION_H_
