// Output files, written whole or not at all.

#ifndef MATADOR_TOOLS_WHOLE_FILE_H_
#define MATADOR_TOOLS_WHOLE_FILE_H_

#include <string>

namespace matador {

// Makes `path` a file that holds `text`, or leaves what is there as it is and throws
// std::runtime_error.
void write_whole_file(const std::string& path, const std::string& text);

}  // namespace matador

#endif  // MATADOR_TOOLS_WHOLE_FILE_H_
