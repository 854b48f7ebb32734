// Where the answers of a command go: to standard output, or with --out into a file, which is
// written whole or not at all.
//
//   print_into("values.json");      // --out; without it standard output
//   print("{...}\n");
//   finish_output();                // only now the file is there
//
// Throws std::runtime_error where the answers cannot be written.

#ifndef MATADOR_TOOLS_OUTPUT_H_
#define MATADOR_TOOLS_OUTPUT_H_

#include <string>

namespace matador {

void print_into(const std::string& path);

void print(const std::string& text);

// Shows what is printed so far, where somebody may be waiting for it.
void flush_output();

// The end of a command that has succeeded, or has answered what could be answered.
void finish_output();

// Whether the answers run over the user's screen.
bool prints_on_terminal();

// Whether the user's terminal shows UTF-8, as the environment has it.
bool terminal_has_symbols();

}  // namespace matador

#endif  // MATADOR_TOOLS_OUTPUT_H_
