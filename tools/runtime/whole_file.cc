#include "tools/runtime/whole_file.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"
#include "tools/runtime/system.h"
#include "tools/statistics/store.h"

namespace matador {
namespace {

namespace fs = std::filesystem;

// The unfinished files of this process, for the signal handler, which may read little else.
std::array<std::atomic<const char*>, 8> unfinished;

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

}  // namespace

WholeFile::WholeFile(const std::string& path) : path_(path) {
  std::error_code none;
  target_ = fs::weakly_canonical(file_path(path), none).string();
  if (target_.empty()) target_ = path;
  if (fs::exists(file_path(target_), none) && !fs::is_regular_file(file_path(target_), none)) {
    throw std::runtime_error(
        absl::StrCat("cannot write ", in_quotes(path), ": it is not a regular file"));
  }
  if (first_bytes(file_path(target_)) == kStoreBegins) {
    throw std::runtime_error(absl::StrCat("cannot write ", in_quotes(path),
                                          ": it is a store of matador table, and would be lost; "
                                          "--store goes on with it, matador merge shows it"));
  }
  part_ = target_ + ".XXXXXX";
  enter(part_.c_str());  // before the file is there, so that no signal falls in between
  remove_files_when_ended();
  stream_ = make_part(part_, target_);
  if (stream_ == nullptr) {
    leave(part_.c_str());
    fail();
  }
}

WholeFile::~WholeFile() {
  if (stream_ != nullptr) static_cast<void>(std::fclose(stream_));
  if (part_.empty()) return;
  remove_part(part_.c_str());
  leave(part_.c_str());
}

void WholeFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stream_) != text.size()) fail();
}

void WholeFile::finish() {
  if (!write_to_disk(stream_)) fail();
  if (std::fclose(std::exchange(stream_, nullptr)) != 0) fail();
  if (!put_in_place(part_, target_)) fail();
  leave(part_.c_str());
  part_.clear();
}

void WholeFile::fail() const {
  throw std::runtime_error(
      absl::StrCat("cannot write ", in_quotes(path_), ": ", std::strerror(errno)));
}

void remove_unfinished_files() {
  for (const std::atomic<const char*>& slot : unfinished) {
    if (const char* part = slot.load()) remove_part(part);
  }
}

void write_whole_file(const std::string& path, std::string_view text) {
  WholeFile file(path);
  file.write(text);
  file.finish();
}

void make_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(file_path(path), error);
  if (!error) return;
  throw std::runtime_error(
      absl::StrCat("cannot make the folder ", in_quotes(path), ": ", error.message()));
}

bool same_file(const std::string& a, const std::string& b) {
  std::error_code none;
  const auto place = [&](const std::string& path) {
    return fs::weakly_canonical(fs::absolute(file_path(path), none), none);
  };
  return fs::equivalent(file_path(a), file_path(b), none) || place(a) == place(b);
}

}  // namespace matador
