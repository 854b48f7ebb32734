#include "tools/runtime/part_file.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

#include "tools/runtime/windows/calls.h"

namespace matador {
namespace {

constexpr std::size_t kLetters = 6;  // of XXXXXX

void keep_error() {
  const std::error_code error = last_error();
  errno = error.category() == std::generic_category() ? error.value() : EIO;
}

void write_letters(std::string& part, std::uint64_t number) {
  for (std::size_t i = 1; i <= kLetters; ++i, number /= 26) {
    part[part.size() - i] = static_cast<char>('a' + number % 26);
  }
}

// Closes the file if it cannot become a stream: then errno says why.
std::FILE* stream_of(HANDLE file) {
  const int number = _open_osfhandle(reinterpret_cast<std::intptr_t>(file), _O_BINARY);
  if (number < 0) {
    CloseHandle(file);
    return nullptr;
  }
  errno = EMFILE;  // _fdopen() does not say so
  std::FILE* const stream = _fdopen(number, "wb");
  if (stream == nullptr) {
    const int error = errno;
    _close(number);
    errno = error;
  }
  return stream;
}

}  // namespace

std::FILE* make_part(std::string& part, const std::string& /*target*/) {
  LARGE_INTEGER ticks{};
  QueryPerformanceCounter(&ticks);
  auto number = static_cast<std::uint64_t>(ticks.QuadPart) + GetCurrentProcessId();
  HANDLE file = INVALID_HANDLE_VALUE;
  do {
    write_letters(part, ++number);
    // Who shares the right to delete it can remove it while it is open.
    file = CreateFileW(to_wide(part).c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_DELETE,
                       nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
  } while (file == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_EXISTS);
  if (file == INVALID_HANDLE_VALUE) {
    keep_error();
    return nullptr;
  }
  std::FILE* const stream = stream_of(file);
  if (stream == nullptr) remove_part(part.c_str());
  return stream;
}

bool write_to_disk(std::FILE* file) {
  return std::fflush(file) == 0 && _commit(_fileno(file)) == 0;
}

bool put_in_place(const std::string& part, const std::string& target) {
  if (MoveFileExW(to_wide(part).c_str(), to_wide(target).c_str(),
                  MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) {
    return true;
  }
  keep_error();
  return false;
}

void remove_part(const char* part) { DeleteFileW(to_wide(part).c_str()); }

}  // namespace matador
