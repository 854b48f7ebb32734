// The program `matador`: finds the command and runs it.
//
// Exit status: 0; 1 where a deal was faulty or the output could not be written; 2 for wrong usage.

#include <algorithm>
#include <array>
#include <exception>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>
#include <streambuf>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"
#include "formats/requests/request.h"
#include "formats/statistics/record.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/version.h"
#include "tools/cli/command_line.h"
#include "tools/cli/completion.h"
#include "tools/cli/types.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"

namespace matador {
namespace {

constexpr int kFaultyDeal = 1;
constexpr int kWrongUsage = 2;

// What people may look for under a name that is no command: a game, a question of tables, or a word
// that other programs have for it; else the nearest command.
std::string meant_instead(const std::string& name) {
  constexpr std::array kOtherWords{
      std::pair{"prob", "table"},    std::pair{"probability", "table"}, std::pair{"odds", "table"},
      std::pair{"chance", "table"},  std::pair{"statistics", "table"},  std::pair{"dd", "solve"},
      std::pair{"dds", "solve"},     std::pair{"analyse", "solve"},     std::pair{"par", "solve"},
      std::pair{"hint", "advise"},   std::pair{"lead", "advise"},       std::pair{"bid", "auction"},
      std::pair{"sheet", "score"},   std::pair{"review", "replay"},     std::pair{"random", "deal"},
      std::pair{"reizen", "auction"}};
  if (read_game(name).ok()) return "; try matador help " + name;
  if (find_question(name)) {
    return absl::StrCat("; matador table ", name, " tells how often, or how much on average");
  }
  const auto other = std::find_if(kOtherWords.begin(), kOtherWords.end(), [&](const auto& word) {
    return absl::EqualsIgnoreCase(word.first, name);
  });
  if (other == kOtherWords.end()) return did_you_mean(name, command_names());
  return absl::StrCat("; matador ", other->second, " answers that: matador help ", other->second);
}

int run_command(const std::string& name, const std::vector<std::string>& words) {
  if (name == "--help" || name == "-h") {
    print(program_help());
    return 0;
  }
  if (name == "--version" || name == "-V") {
    if (!words.empty()) {
      throw UsageError(name, " stands alone, without ", in_quotes(words.front()));
    }
    print(absl::StrCat("matador ", version(), "\n"));
    return 0;
  }
  // Asked by the shell, see completion.bash, .zsh and .fish.
  if (name == "complete") {
    for (const std::string& word : completions(words)) print(word + "\n");
    return 0;
  }
  if (name == "types") {  // for tests/repository/types; in no list of commands
    print(written_text(words));
    return 0;
  }
  if (const Command* command = find_command(name)) return run_command(*command, words);
  throw UsageError("unknown command ", in_quotes(name), meant_instead(name));
}

// Runs the command, and prints the message of an exception.
int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::cerr << first_help();
    return kWrongUsage;
  }
  const bool known = find_command(words.front()) != nullptr;
  const std::string name = known ? "matador " + words.front() : "matador";
  try {
    const int status = run_command(words.front(), {words.begin() + 1, words.end()});
    finish_output();
    return status;
  } catch (const Interrupted& error) {
    std::cerr << name << ": interrupted; " << printable(error.what()) << "\n";
    return kInterruptedStatus;
  } catch (const UnknownOption& error) {
    std::cerr << name << ": " << printable(error.what()) << commands_with(error.name()) << "\nTry "
              << name << " --help\n";
    return kWrongUsage;
  } catch (const UsageError& error) {
    std::cerr << name << ": " << printable(error.what()) << "\nTry " << name << " --help\n";
    return kWrongUsage;
  } catch (const std::bad_alloc&) {
    std::cerr << name << ": not enough memory\n";
    return kFaultyDeal;
  } catch (const std::runtime_error& error) {  // with a sentence for people
    std::cerr << name << ": " << printable(error.what()) << "\n";
    return kFaultyDeal;
  } catch (const std::exception&) {
    std::cerr << name << ": " << kInternalError << "\n";
    return kFaultyDeal;
  }
}

// Standard input that an interrupt ends: who types deals, or waits for them from a pipe, is not
// kept by a command that was stopped. std::cin reads by it for as long as it lives.
class StandardInput : public std::streambuf {
 public:
  StandardInput();
  ~StandardInput() override;
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  int_type underflow() override;

  std::array<char, 1 << 16> buffer_;
  std::streambuf* before_;
};

StandardInput::StandardInput() : before_(std::cin.rdbuf(this)) {}

StandardInput::~StandardInput() { std::cin.rdbuf(before_); }

auto StandardInput::underflow() -> int_type {
  std::optional<std::size_t> size;
  while (!(size = read_input(buffer_.data(), buffer_.size()))) {
    if (is_interrupted()) return traits_type::eof();
  }
  if (*size == 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + *size);
  return traits_type::to_int_type(*gptr());
}

}  // namespace
}  // namespace matador

int main(int count, char** words) {
  matador::prepare_streams();
  std::ios::sync_with_stdio(false);
  // Otherwise reading would flush the output while another thread may be writing it.
  std::cin.tie(nullptr);
  const matador::StandardInput input;
  return matador::run(matador::command_line_words(count, words));
}
