// What may be typed next, for the completion of shells (completion.bash asks for it).
//
//   completions({"sj", "deal", "--game", "sj"})      {"sjavs "}
//
// The first word is the text that the shell replaces, the others are those behind `matador` up to
// the cursor, as the shell cuts and quotes them. Where a file may stand, the answer is "FILE".

#ifndef MATADOR_TOOLS_CLI_COMPLETION_H_
#define MATADOR_TOOLS_CLI_COMPLETION_H_

#include <string>
#include <vector>

namespace matador {

std::vector<std::string> completions(const std::vector<std::string>& typed);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_COMPLETION_H_
