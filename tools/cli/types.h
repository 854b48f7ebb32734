// What the program writes of itself for others: the types of the packages for npm and Python, and
// the tables of fields in the manuals. `matador types options`, `types answers`, `types
// python-options`, `types python` and `types manual` print them, and the test repository.types says
// where a file differs.

#ifndef MATADOR_TOOLS_CLI_TYPES_H_
#define MATADOR_TOOLS_CLI_TYPES_H_

#include <string>
#include <string_view>

namespace matador {

std::string option_types();         // tools/npm/matador/options.d.ts
std::string answer_types();         // tools/npm/matador/answers.d.ts
std::string python_option_types();  // tools/python/matador/options.py
std::string python_types();         // tools/python/matador/answers.py

// A remark with the options that it names as another language spells them, in backquotes:
// `all_options` for --all-options.
std::string with_names(const std::string& text, std::string (*spell)(std::string_view name));
// As npm spells them: `allOptions`.
std::string with_names_of_types(const std::string& text);

// The rows of the tables of fields in the manuals, below the path of each page.
std::string answer_rows();

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_TYPES_H_
