// The destination of the answers of a command: standard output, or with --out a file, which is
// written completely or not at all.
//
//   print_into("values.json");                      // --out; without it standard output
//   print("{...}\n");
//   write_beside("page.html", [&] { return html(); });
//   finish_output();                                // only now the file of --out is there
//
// Throws std::runtime_error if the answers cannot be written; where other files are wanted too,
// only once these are written.

#ifndef MATADOR_TOOLS_RUNTIME_OUTPUT_H_
#define MATADOR_TOOLS_RUNTIME_OUTPUT_H_

#include <functional>
#include <string>

namespace matador {

void print_into(const std::string& path);

// Another file of the same command, whole or not at all. Throws if it cannot be written as things
// stand.
void expect_beside(const std::string& path);
// Writes it. Where that fails, finish_output() says so, and the others are written all the same.
void write_beside(const std::string& path, const std::function<std::string()>& text);

void print(const std::string& text);

// Whether what is printed from now on has colours.
void print_in_color(bool color);

// Flushes the output, if somebody may be waiting for it.
void flush_output();

// Ends the output of a command that has succeeded, or has answered every deal that it could.
// Throws, once all is written that can be, with what could not.
void finish_output();

// Whether the answers go to the user's screen.
bool prints_on_terminal();

// The columns of the screen that answers go to: 80 where it is none.
std::size_t screen_columns();

// Whether the user's terminal shows UTF-8, by the environment.
bool terminal_has_symbols();

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_OUTPUT_H_
