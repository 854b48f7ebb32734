// What the program writes of itself for others: the types of the packages for npm and Python, and
// the tables of fields in the manuals. `matador types` prints it, and the test repository.types
// says where a file differs.

#ifndef MATADOR_TOOLS_CLI_TYPES_H_
#define MATADOR_TOOLS_CLI_TYPES_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/requests/options.h"

namespace matador {

// The names of what is written, a line each; with one of them, the text of it.
std::string written_text(const std::vector<std::string>& words);

std::string answer_types();         // tools/npm/matador/answers.d.ts
std::string option_types();         // tools/npm/matador/options.d.ts
std::string function_types();       // tools/npm/matador/functions.d.ts
std::string python_option_types();  // tools/python/matador/options.py

// The types of what an option takes.
struct TypeNames {
  Takes takes;
  const char* npm;
  const char* python;
};
// None for a word, or for one of several.
const TypeNames* type_names_of(Takes takes);
// The words in quotes, as a type that has no others.
std::string quoted(std::span<const std::string> words, const char* quote, const char* between);

// A remark with the options that it names as another language spells them, in backquotes:
// `all_options` for --all-options.
std::string with_names(const std::string& text, std::string (*spell)(std::string_view name));
// As npm spells them: `allOptions`.
std::string with_names_of_types(const std::string& text);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_TYPES_H_
