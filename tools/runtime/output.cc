#include "tools/runtime/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "formats/words/text.h"
#include "tools/cli/color.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

// The file of --out; null: standard output. An unfinished file vanishes when the program ends.
std::unique_ptr<WholeFile>& file() {
  static std::unique_ptr<WholeFile> file;
  return file;
}

bool& has_color() {
  static bool color = false;
  return color;
}

void check(const std::ostream& stream) {
  if (!stream) throw std::runtime_error("standard output cannot be written");
}

}  // namespace

void print_into(const std::string& path) { file() = std::make_unique<WholeFile>(path); }

void print_in_color(bool color) { has_color() = color; }

void print(const std::string& plain) {
  const std::string text = has_color() ? in_color(plain) : plain;
  if (file()) return file()->write(text);
  check(std::cout.write(text.data(), static_cast<std::streamsize>(text.size())));
}

void flush_output() {
  if (!file()) check(std::cout.flush());
}

void finish_output() {
  flush_output();
  if (file()) file()->finish();
  file().reset();
}

bool prints_on_terminal() { return !file() && isatty(STDOUT_FILENO) != 0; }

std::size_t screen_columns() {
  winsize size{};
  if (!prints_on_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return kScreen;
  return size.ws_col == 0 ? kScreen : size.ws_col;
}

bool terminal_has_symbols() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string locale = absl::AsciiStrToLower(value);
    return absl::StrContains(locale, "utf-8") || absl::StrContains(locale, "utf8");
  }
  return false;
}

}  // namespace matador
