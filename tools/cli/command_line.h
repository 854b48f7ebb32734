// The command line of one command: its options, its help, and what was asked for.
//
//   CommandLine line("deal", "--game GAME -n COUNT", "Writes random deals.", "matador deal ...");
//   if (!line.parse(words)) return 0;              // help was asked for, and printed
//   line.text(options::kGame);
//
// The options of the command are those of options.h, and where it reads deals their tags. print()
// of output.h writes into the file of --out.

#ifndef MATADOR_TOOLS_CLI_COMMAND_LINE_H_
#define MATADOR_TOOLS_CLI_COMMAND_LINE_H_

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Usage --------------------------------------------------------------------------------------
// Where a wrong question ends the program: what is a status up to here is thrown, and main() turns
// it into a message and an exit status.
//
//   const DealRequest request = usable(read_deal_request(line));

// Something was asked for that does not exist; the message says what, and what exists.
class UsageError : public std::runtime_error {
 public:
  template <typename... Parts>
  explicit UsageError(const Parts&... parts)
      : std::runtime_error(absl::StrCat(as_part(parts)...)) {}
};

// Throws UsageError where it is a fault; std::runtime_error where the question was right, and only
// nothing was found (FailedPrecondition).
inline void check_usable(const absl::Status& status) {
  if (status.ok()) return;
  const std::string message(status.message());
  if (absl::IsFailedPrecondition(status)) throw std::runtime_error(message);
  throw UsageError(message);
}

// The value that was read.
template <typename T>
T usable(absl::StatusOr<T> read) {
  check_usable(read.status());
  return *std::move(read);
}

// ---- Command line -------------------------------------------------------------------------------

// Above the options of tags.
inline constexpr char kTagsHeading[] =
    "The deal on the command line: an option for each tag of a deal file. No FILE is\nneeded then; "
    "if there is one, the tags add what its deals lack";

// An option that the command does not have, nor any of nearly that name.
class UnknownOption : public UsageError {
 public:
  UnknownOption(const std::string& message, std::string name)
      : UsageError(message), name_(std::move(name)) {}
  const std::string& name() const { return name_; }  // without its dashes

 private:
  std::string name_;
};

class CommandLine : public Arguments {
 public:
  // `examples`: lines that can be typed without change.
  CommandLine(std::string command, std::string synopsis, std::string about, std::string examples);

  // Below `about`, where there is room: in a --help that fits a screen, the full help, and the
  // manual page.
  void more(const std::string& text);
  void takes_files();
  // One word before the files, one of `words` where they are known.
  void takes_word(const std::string& placeholder, const std::vector<std::string>& words = {});

  // Throws UsageError. False if help was asked for and printed. Directs output to the file of
  // --out.
  bool parse(const std::vector<std::string>& words);

  bool has_word() const { return !words_.empty(); }
  std::string word() const;
  // The tags of a deal that were given as options; hands in place of a file are its [Deal].
  DealRecord tags() const;
  // The files to read, or none for standard input. All were readable a moment ago; of files of
  // deals at least one was, and the others are read.
  std::vector<std::string> files() const;

  // ---- What it tells about the command ----------------------------------------------------------

  const std::string& command() const { return command_; }
  const std::string& synopsis() const { return synopsis_; }
  std::string about() const;
  const std::string& examples() const { return examples_; }
  const std::vector<CommandOption>& options() const { return options_; }
  // The option of this name or spelling, long or short; null: there is none.
  const CommandOption* option(const std::string& name) const;
  bool reads_files() const { return takes_files_; }
  const std::string& word_name() const { return word_name_; }  // empty: it takes no word
  const std::vector<std::string>& known_words() const { return known_words_; }
  // Whether conditions or keys are values of its options.
  bool has_conditions() const;
  // What --help prints: no more than a screen, with the tags by their names.
  std::string help() const;
  // With every word about every option.
  std::string full_help() const;
  // The options of tags, each with its line.
  std::string tags_help() const;

 private:
  std::string opening(const std::string& about, std::size_t most_examples) const;
  bool read(const std::vector<std::string>& words);  // throws UsageError; false: help is asked for
  void check_files() const;                          // throws UsageError

  std::string command_;
  std::string synopsis_;
  std::string about_;
  std::string more_;
  std::string examples_;
  bool takes_files_;
  std::string word_name_;
  std::vector<std::string> known_words_;
  std::vector<CommandOption> options_;
  const Spellings& spellings_;      // to the long names
  DealRecord given_lists_;          // tags whose names are those of other options
  std::vector<std::string> words_;  // words that are no options
};

// ---- Colour -------------------------------------------------------------------------------------
// Colour in texts for people: the symbols of hearts and diamonds in red, on terminals.

// What --color says; on its own, where a terminal shows the answers, unless the environment has
// NO_COLOR (no-color.org) or a terminal that is dumb. Throws UsageError.
bool wants_color(const CommandLine& line);

// The text with its symbols of red suits in red.
std::string in_color(std::string_view text);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_COMMAND_LINE_H_
