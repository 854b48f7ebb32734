// The destination of the answers of a command: standard output, or with --out a file, which is
// written completely or not at all.
//
//   print_into("values.json");      // --out; without it standard output
//   print("{...}\n");
//   finish_output();                // only now the file is there
//
// Throws std::runtime_error if the answers cannot be written.

#ifndef MATADOR_TOOLS_RUNTIME_OUTPUT_H_
#define MATADOR_TOOLS_RUNTIME_OUTPUT_H_

#include <string>

namespace matador {

void print_into(const std::string& path);

void print(const std::string& text);

// Whether what is printed from now on has colours.
void print_in_color(bool color);

// Flushes the output, if somebody may be waiting for it.
void flush_output();

// Ends the output of a command that has succeeded, or has answered every deal that it could.
void finish_output();

// Whether the answers go to the user's screen.
bool prints_on_terminal();

// The columns of the screen that answers go to: 80 where it is none.
std::size_t screen_columns();

// Whether the user's terminal shows UTF-8, by the environment.
bool terminal_has_symbols();

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_OUTPUT_H_
