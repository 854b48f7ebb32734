// The command line of one command: its options, its help, and what was asked for.
//
//   CommandLine line("deal", "--game GAME -n COUNT", "Writes random deals.", "matador deal ...");
//   line.value("game", "GAME", "the game");
//   if (!line.parse(words)) return 0;              // help was asked for, and printed
//   line.text("game", "sjavs");
//
// Every command has --help, and --out FILE, into which print() of output.h then writes.

#ifndef MATADOR_TOOLS_CLI_COMMAND_LINE_H_
#define MATADOR_TOOLS_CLI_COMMAND_LINE_H_

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"

namespace matador {

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

  // An option of the command; a flag has no placeholder.
  struct Option {
    std::string name;  // a long name, or a long and a short one, "count,n"
    std::string placeholder;
    std::string help;                // its first clause, up to a semicolon, fits a line of --help
    std::vector<std::string> words;  // that its value can be, where these are few
    std::string tag = {};            // of the deal file that it stands for; empty: it is no tag
    bool is_rare = false;            // a long --help has only its name
  };

  // Below `about`, where there is room: in a --help that fits a screen, the full help, and the
  // manual page.
  void more(const std::string& text);
  Option& flag(const std::string& name, const std::string& help);
  Option& value(const std::string& name, const std::string& placeholder, const std::string& help,
                const std::vector<std::string>& words = {});
  // One that may be given more than once: all conditions must hold.
  void condition(const std::string& name, const std::string& help);
  // The option of a tag. Where the command has another option of this name, only a list with commas
  // is the tag.
  void tag(const std::string& tag, const std::string& name, const std::string& placeholder,
           const std::string& help);
  // Another spelling of an option with a value, which the help does not list.
  void also(const std::string& spelling, const std::string& name);
  void takes_files();
  // Files of deals; some may be missing, the others are read.
  void takes_deals();
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
  // deals at least one was.
  std::vector<std::string> files() const;

  // ---- What it tells about the command ----------------------------------------------------------

  const std::string& command() const { return command_; }
  const std::string& synopsis() const { return synopsis_; }
  std::string about() const;
  const std::string& examples() const { return examples_; }
  const std::vector<Option>& options() const { return options_; }
  // The option of this name or spelling, long or short; null: there is none.
  const Option* option(const std::string& name) const;
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
  void read(const std::vector<std::string>& words);  // throws UsageError
  bool is_tag(const std::string& name) const;
  // What was typed, by the long names of the options; throws UsageError.
  std::map<std::string, std::string> by_their_names(
      const std::map<std::string, std::string>& typed) const;
  void check_files() const;  // throws UsageError

  std::string command_;
  std::string synopsis_;
  std::string about_;
  std::string more_;
  std::string examples_;
  bool takes_files_ = false;
  bool some_may_be_missing_ = false;
  std::string word_name_;
  std::vector<std::string> known_words_;
  std::vector<Option> options_;
  std::map<std::string, std::string> spellings_;  // to the long names
  std::map<std::string, std::string> lists_;      // tags whose names are those of other options
  DealRecord given_lists_;                        // of these tags
  std::vector<std::string> conditions_;           // options that may be given more than once
  std::vector<std::string> words_;                // words that are no options
};

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_COMMAND_LINE_H_
