// Standard input that an interrupt ends: who types deals, or waits for them from a pipe, is not
// kept by a command that was stopped.
//
//   StandardInput input;     // std::cin reads by it from now on, for as long as it lives
//   watch_interrupts();
//   std::getline(std::cin, line);   // fails once there was an interrupt

#ifndef MATADOR_TOOLS_RUNTIME_STANDARD_INPUT_H_
#define MATADOR_TOOLS_RUNTIME_STANDARD_INPUT_H_

#include <array>
#include <streambuf>

namespace matador {

class StandardInput : public std::streambuf {
 public:
  StandardInput();
  ~StandardInput() override;
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  int_type underflow() override;

  std::array<char, 1 << 16> buffer_;
  std::streambuf* before_;
};

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_STANDARD_INPUT_H_
