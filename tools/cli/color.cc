#include "tools/cli/color.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/words/text.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool wants_color(const CommandLine& line) {
  const std::string when = line.text(options::kColor);
  if (when == "always") return true;
  if (when == "never") return false;
  return prints_on_terminal() && from_environment("NO_COLOR").empty() &&
         from_environment("TERM") != "dumb";
}

std::string in_color(std::string_view text) {
  constexpr char kHearts[] = "\u2665";
  constexpr char kDiamonds[] = "\u2666";
  constexpr char kRed[] = "\x1b[31m";
  constexpr char kPlain[] = "\x1b[0m";
  return absl::StrReplaceAll(absl::string_view(text.data(), text.size()),
                             {{kHearts, absl::StrCat(kRed, kHearts, kPlain)},
                              {kDiamonds, absl::StrCat(kRed, kDiamonds, kPlain)}});
}

}  // namespace matador
