#include "tools/runtime/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"
#include "tools/statistics/store.h"

namespace matador {
namespace {

namespace fs = std::filesystem;

// The unfinished files of this process, for the signal handler, which may read little else.
std::array<std::atomic<const char*>, 8> unfinished;

void remove_unfinished(int signal) {
  remove_unfinished_files();
  // Only now, for a second signal may come on another thread, and must not end the work above.
  static_cast<void>(std::signal(signal, SIG_DFL));
  static_cast<void>(std::raise(signal));
}

void handle_signals() {
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    if (action.sa_handler != SIG_DFL) continue;  // ignored, as under nohup
    action.sa_handler = remove_unfinished;
    action.sa_flags = 0;
    sigaction(signal, &action, nullptr);
  }
}

void enter(const char* part) {
  for (std::atomic<const char*>& slot : unfinished) {
    const char* none = nullptr;
    if (slot.compare_exchange_strong(none, part)) return;
  }
}

void leave(const char* part) {
  for (std::atomic<const char*>& slot : unfinished) {
    const char* found = part;
    if (slot.compare_exchange_strong(found, nullptr)) return;
  }
}

// Enough bytes to recognise a store.
std::string first_bytes(const fs::path& path) {
  std::string bytes(kStoreBegins.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

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
  const std::string folder = fs::path(target).parent_path();
  const int handle = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return;
  static_cast<void>(fsync(handle));
  static_cast<void>(close(handle));
}

}  // namespace

WholeFile::WholeFile(const std::string& path) : path_(path) {
  std::error_code none;
  target_ = fs::weakly_canonical(path, none).string();
  if (target_.empty()) target_ = path;
  if (fs::exists(target_, none) && !fs::is_regular_file(target_, none)) {
    throw std::runtime_error(
        absl::StrCat("cannot write ", in_quotes(path), ": it is not a regular file"));
  }
  if (first_bytes(target_) == kStoreBegins) {
    throw std::runtime_error(absl::StrCat("cannot write ", in_quotes(path),
                                          ": it is a store of matador table, and would be lost; "
                                          "--store goes on with it, matador merge shows it"));
  }
  part_ = target_ + ".XXXXXX";
  enter(part_.c_str());  // before the file is there, so that no signal falls in between
  handle_signals();
  const int handle = mkostemp(part_.data(), O_CLOEXEC);
  if (handle < 0) {
    leave(part_.c_str());
    fail();
  }
  static_cast<void>(fchmod(handle, rights_for(target_)));
  stream_ = fdopen(handle, "wb");
}

WholeFile::~WholeFile() {
  if (stream_ != nullptr) static_cast<void>(std::fclose(stream_));
  if (part_.empty()) return;
  static_cast<void>(unlink(part_.c_str()));
  leave(part_.c_str());
}

void WholeFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stream_) != text.size()) fail();
}

void WholeFile::finish() {
  if (std::fflush(stream_) != 0 || fsync(fileno(stream_)) != 0) fail();
  if (std::rename(part_.c_str(), target_.c_str()) != 0) fail();
  leave(part_.c_str());
  part_.clear();
  sync_folder(target_);
}

void WholeFile::fail() const {
  throw std::runtime_error(
      absl::StrCat("cannot write ", in_quotes(path_), ": ", std::strerror(errno)));
}

void remove_unfinished_files() {
  for (const std::atomic<const char*>& slot : unfinished) {
    if (const char* part = slot.load()) static_cast<void>(unlink(part));
  }
}

void write_whole_file(const std::string& path, std::string_view text) {
  WholeFile file(path);
  file.write(text);
  file.finish();
}

bool same_file(const std::string& a, const std::string& b) {
  std::error_code none;
  const auto place = [&](const std::string& path) {
    return fs::weakly_canonical(fs::absolute(path, none), none);
  };
  return fs::equivalent(a, b, none) || place(a) == place(b);
}

}  // namespace matador
