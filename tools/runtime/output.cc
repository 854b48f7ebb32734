#include "tools/runtime/output.h"

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_join.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/runtime/system.h"
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

// Whether other files are wanted beside the answers, and what could not be written.
bool& others_wanted() {
  static bool wanted = false;
  return wanted;
}
std::vector<std::string>& failures() {
  static std::vector<std::string> failures;
  return failures;
}

void check(const std::ostream& stream) {
  if (stream) return;
  end_if_unread();
  throw std::runtime_error("standard output cannot be written");
}

// Writes to the destination of the answers; a failure ends the command only where nothing else is
// wanted of it.
void attempt(const std::function<void()>& write) {
  static bool failed = false;
  if (failed) return;
  try {
    write();
  } catch (const std::runtime_error& error) {
    if (!others_wanted()) throw;
    failed = true;
    failures().emplace_back(error.what());
  }
}

}  // namespace

void print_into(const std::string& path) { file() = std::make_unique<WholeFile>(path); }

void print_in_color(bool color) { has_color() = color; }

void print(const std::string& plain) {
  const std::string text = has_color() ? in_color(plain) : plain;
  attempt([&] {
    if (file()) return file()->write(text);
    check(std::cout.write(text.data(), static_cast<std::streamsize>(text.size())));
  });
}

void expect_beside(const std::string& path) {
  const WholeFile can_be_written(path);
  others_wanted() = true;
}

void write_beside(const std::string& path, const std::function<std::string()>& text) {
  try {
    write_whole_file(path, text());
  } catch (const std::runtime_error& error) {
    failures().emplace_back(error.what());
  }
}

void flush_output() {
  attempt([] {
    if (!file()) check(std::cout.flush());
  });
}

void finish_output() {
  attempt([] {
    if (!file()) return check(std::cout.flush());
    file()->finish();
  });
  file().reset();
  if (!failures().empty()) throw std::runtime_error(absl::StrJoin(failures(), "; "));
}

bool prints_on_terminal() { return !file() && is_terminal(Stream::kOutput); }

std::size_t screen_columns() {
  const std::size_t columns = prints_on_terminal() ? terminal_columns() : 0;
  return columns == 0 ? kScreen : columns;
}

bool terminal_has_symbols() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string locale = absl::AsciiStrToLower(value);
    return absl::StrContains(locale, "utf-8") || absl::StrContains(locale, "utf8");
  }
  return kTerminalIsUtf8;
}

}  // namespace matador
