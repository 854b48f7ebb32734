#include "tools/runtime/standard_input.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <iostream>
#include <system_error>

#include "tools/runtime/interrupt.h"

namespace matador {
namespace {

constexpr int kPatience = 50;  // in milliseconds: the signal may have come to another thread

// Whether there is something to read, if only the end.
bool has_come() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  const int ready = poll(&input, 1, kPatience);
  return ready > 0 || (ready < 0 && errno != EINTR);
}

}  // namespace

StandardInput::StandardInput() : before_(std::cin.rdbuf(this)) {}

StandardInput::~StandardInput() { std::cin.rdbuf(before_); }

auto StandardInput::underflow() -> int_type {
  while (!has_come()) {
    if (is_interrupted()) return traits_type::eof();
  }
  const ssize_t size = read(STDIN_FILENO, buffer_.data(), buffer_.size());
  if (size < 0) throw std::system_error(errno, std::generic_category());
  if (size == 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + size);
  return traits_type::to_int_type(*gptr());
}

}  // namespace matador
