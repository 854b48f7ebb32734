// A player that is another program: started by the shell, asked and answering by lines of JSON over
// its standard input and output (formats/play/protocol.h). Its standard error is that of this one.
//
//   ProgramPlayer bot("python3 bot.py");
//   absl::StatusOr<Move> move = bot.move(task, /*deal=*/7);
//
// The program is started with the first question, and its input ends when the player does.

#ifndef MATADOR_TOOLS_RUNTIME_PROGRAM_PLAYER_H_
#define MATADOR_TOOLS_RUNTIME_PROGRAM_PLAYER_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/play/protocol.h"
#include "solver/players/contest.h"
#include "tools/runtime/system.h"

namespace matador {

class ProgramPlayer : public CardPlayer {
 public:
  // `seconds`: the most that it may take for a line.
  ProgramPlayer(std::string command, double seconds)
      : command_(std::move(command)), seconds_(seconds) {}

  // Asks. A line that is no legal move gets an error, and the question comes again; after three of
  // them, if the program ends or if no line comes in time, the error says so.
  absl::StatusOr<Move> move(const Task& task, std::uint64_t deal) override;

 private:
  absl::Status start();
  absl::StatusOr<std::string> receive();
  absl::StatusOr<std::string> exchange(const std::string& lines);  // sends, and receives a line
  absl::Status fault(std::uint64_t deal, const absl::Status& why) const;

  std::string command_;
  double seconds_;
  std::optional<ChildProgram> program_;
  std::string read_;  // of its output, behind the last line
};

// A player of the house, or the program of this command, which may take so long for a line.
std::unique_ptr<CardPlayer> player_of(const Seated& seated, const Workers& workers, double seconds);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_PROGRAM_PLAYER_H_
