#include "tools/runtime/standard_input.h"

#include <iostream>
#include <optional>

#include "tools/runtime/interrupt.h"
#include "tools/runtime/terminal.h"

namespace matador {

StandardInput::StandardInput() : before_(std::cin.rdbuf(this)) {}

StandardInput::~StandardInput() { std::cin.rdbuf(before_); }

auto StandardInput::underflow() -> int_type {
  std::optional<std::size_t> size;
  while (!(size = read_input(buffer_.data(), buffer_.size()))) {
    if (is_interrupted()) return traits_type::eof();
  }
  if (*size == 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + *size);
  return traits_type::to_int_type(*gptr());
}

}  // namespace matador
