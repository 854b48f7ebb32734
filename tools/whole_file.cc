#include "tools/whole_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <stdexcept>

namespace matador {

void write_whole_file(const std::string& path, const std::string& text) {
  const std::string part = path + ".part";
  std::ofstream file(part, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  if (!file || std::rename(part.c_str(), path.c_str()) != 0) {
    const std::string reason = std::strerror(errno);
    static_cast<void>(std::remove(part.c_str()));
    throw std::runtime_error("cannot write " + path + ": " + reason);
  }
}

}  // namespace matador
