// The streams of the program and the terminal behind them, as the system has them.
//
//   prepare_streams();     // in main(), before anything is written
//   if (is_terminal(Stream::kInput)) ...

#ifndef MATADOR_TOOLS_RUNTIME_TERMINAL_H_
#define MATADOR_TOOLS_RUNTIME_TERMINAL_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace matador {

enum class Stream { kInput, kOutput, kErrors };

// Until the program ends the streams carry its bytes as they are, and a terminal shows them as
// UTF-8.
void prepare_streams();

// The words behind the name of the program, in UTF-8.
std::vector<std::string> command_line_words(int count, char** words);

bool is_terminal(Stream stream);

// Of the terminal of standard output; 0 where it does not tell.
std::size_t terminal_columns();

// To be asked when a write to standard output has failed: ends the program without a word where
// nobody reads it any more, as `matador solve | more`.
void end_if_unread();

// Whether a terminal shows UTF-8 if the environment does not tell.
extern const bool kTerminalIsUtf8;

// What somebody types to end standard input.
extern const char kEndOfInputKeys[];

// Reads from standard input what has come, 0 bytes at its end; none where nothing comes for a
// moment. Throws std::system_error.
std::optional<std::size_t> read_input(char* bytes, std::size_t most);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_TERMINAL_H_
