// Manual pages for `man`, in roff, made of the full help.
//
//   write_whole_file("matador-solve.1", manual_page(*find_command("solve")));

#ifndef MATADOR_TOOLS_CLI_MANUAL_PAGE_H_
#define MATADOR_TOOLS_CLI_MANUAL_PAGE_H_

#include <string>

#include "tools/commands/commands.h"

namespace matador {

std::string manual_page(const Command& command);

// matador(1), the page of the whole program.
std::string program_page();

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_MANUAL_PAGE_H_
