// The command line of one command: its options, its help, and what was asked for.
//
//   CommandLine line("deal", "--game GAME -n COUNT", "Writes random deals.", "matador deal ...");
//   line.value("game", "GAME", "the game");
//   if (!line.parse(words)) return 0;              // help was asked for, and printed
//   line.text("game", "sjavs");
//
// Every command has --help, and --out FILE, into which print() of output.h then writes.

#ifndef MATADOR_TOOLS_COMMAND_LINE_H_
#define MATADOR_TOOLS_COMMAND_LINE_H_

#include <map>
#include <string>
#include <vector>

#include "formats/requests/arguments.h"

namespace matador {

class CommandLine : public Arguments {
 public:
  // `examples`: lines that can be typed without change.
  CommandLine(std::string command, std::string synopsis, std::string about, std::string examples);

  // A name is a long name, or a long and a short one, "count,n".
  void flag(const std::string& name, const std::string& help);
  void value(const std::string& name, const std::string& placeholder, const std::string& help);
  // Another spelling of an option with a value, which the help does not list.
  void also(const std::string& spelling, const std::string& name);
  void takes_files();
  // Files of deals; some may be missing, the others are read.
  void takes_deals();
  // One word, which is required.
  void takes_word(const std::string& placeholder);

  // Throws UsageError. False if help was asked for and printed. Directs output to the file of
  // --out.
  bool parse(const std::vector<std::string>& words);

  std::string word() const;
  const std::string& command() const { return command_; }
  // The files to read, or none for standard input. All were readable a moment ago; of files of
  // deals at least one was.
  std::vector<std::string> files() const;

 private:
  // An option of the command; a flag has no placeholder.
  struct Option {
    std::string name;
    std::string placeholder;
    std::string help;
  };

  void read(const std::vector<std::string>& words);  // throws UsageError
  void check_files() const;                          // throws UsageError
  void print_help() const;

  std::string command_;
  std::string synopsis_;
  std::string about_;
  std::string examples_;
  bool takes_files_ = false;
  bool some_may_be_missing_ = false;
  std::string word_name_;
  std::vector<Option> options_;
  std::map<std::string, std::string> spellings_;  // to the long names
  std::vector<std::string> words_;                // words that are no options
};

}  // namespace matador

#endif  // MATADOR_TOOLS_COMMAND_LINE_H_
