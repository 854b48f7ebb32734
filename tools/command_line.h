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

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace matador {

// The user has asked for something that there is not; the message says what, and what there is.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// How results are written.
enum class Format { kText, kJson, kCsv };

class CommandLine {
 public:
  // `examples`: lines that can be typed as they stand.
  CommandLine(std::string command, std::string synopsis, std::string about, std::string examples);

  // Names are long ones, or long and short ones, "count,n".
  void flag(const std::string& name, const std::string& help);
  void value(const std::string& name, const std::string& placeholder, const std::string& help);
  void takes_files();
  // Files of deals, of which some may be missing while others are read.
  void takes_deals();
  // One word, which must be there.
  void takes_word(const std::string& placeholder);

  // Throws UsageError. False where help was asked for, and printed. Turns to the file of --out.
  bool parse(const std::vector<std::string>& words);

  bool has(const std::string& name) const { return given_.contains(name); }
  std::string text(const std::string& name, const std::string& otherwise) const;
  std::string needed_text(const std::string& name) const;
  // A number from `least` to `most`.
  std::uint64_t number(const std::string& name, std::uint64_t otherwise, std::uint64_t least,
                       std::uint64_t most) const;
  std::uint64_t needed_number(const std::string& name, std::uint64_t least,
                              std::uint64_t most) const;
  // Of --json and --csv, as far as the command has them.
  Format format() const;
  std::string word() const;
  const std::string& command() const { return command_; }
  // The files to read; all can be read, or could be a moment ago, or one of them where they have
  // deals. None: standard input.
  std::vector<std::string> files() const;

 private:
  // One that there is; a flag has no placeholder.
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
  std::map<std::string, std::string> given_;  // by their long names
  std::vector<std::string> words_;            // what is no option
};

// What was read; throws UsageError where that is nothing.
template <typename T>
T usable(const absl::StatusOr<T>& read) {
  if (!read.ok()) throw UsageError(std::string(read.status().message()));
  return *read;
}

}  // namespace matador

#endif  // MATADOR_TOOLS_COMMAND_LINE_H_
