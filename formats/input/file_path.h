// A file by its name in UTF-8, as words of the command line are, on every system: Windows would
// read it in an encoding of its own.
//
//   std::ifstream stream(file_path(name), std::ios::binary);

#ifndef MATADOR_FORMATS_INPUT_FILE_PATH_H_
#define MATADOR_FORMATS_INPUT_FILE_PATH_H_

#include <filesystem>
#include <string>

namespace matador {

inline std::filesystem::path file_path(const std::string& name) {
  return std::u8string(name.begin(), name.end());
}

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_FILE_PATH_H_
