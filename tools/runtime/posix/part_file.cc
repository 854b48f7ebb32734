#include "tools/runtime/part_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

namespace matador {
namespace {

// The permissions that the shell's `>` would leave: those of the existing file, or the default.
mode_t rights_for(const std::string& target) {
  struct stat there {};
  if (stat(target.c_str(), &there) == 0) return there.st_mode & 07777;
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

// A rename is permanent when the folder is on the disk. Some file systems cannot sync a folder.
void sync_folder(const std::string& target) {
  const std::string folder = std::filesystem::path(target).parent_path();
  const int handle = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return;
  static_cast<void>(fsync(handle));
  static_cast<void>(close(handle));
}

}  // namespace

std::FILE* make_part(std::string& part, const std::string& target) {
  const int handle = mkostemp(part.data(), O_CLOEXEC);
  if (handle < 0) return nullptr;
  static_cast<void>(fchmod(handle, rights_for(target)));
  std::FILE* const file = fdopen(handle, "wb");
  if (file == nullptr) {
    const int error = errno;
    static_cast<void>(close(handle));
    remove_part(part.c_str());
    errno = error;
  }
  return file;
}

bool write_to_disk(std::FILE* file) { return std::fflush(file) == 0 && fsync(fileno(file)) == 0; }

bool put_in_place(const std::string& part, const std::string& target) {
  if (std::rename(part.c_str(), target.c_str()) != 0) return false;
  sync_folder(target);
  return true;
}

void remove_part(const char* part) { static_cast<void>(unlink(part)); }

}  // namespace matador
