// `matador check`: reads certificates, and says whether they prove what they claim.

#include <cstdint>
#include <fstream>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"
#include "tools/checker/checker.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"

namespace matador {
namespace {

CommandLine check_line() {
  CommandLine line(
      "check", "[--json] [--first I] [FILE ...]",
      "Checks the certificates that matador solve --proof has written. A certificate is a\n"
      "strategy for one side: it claims that the side gets so much of a deal, whatever the\n"
      "others play. The checker has rules of its own and nothing of the solver, and\n"
      "believes nothing that is in the file. It says that the claim is proven, or shows a\n"
      "line of play in which the strategy gets less.\n"
      "\n"
      "formats/proofs.md describes the file, so that anybody can write another checker.",
      "matador example sjavs | matador solve --proof sjavs.proof && matador check sjavs.proof");
  line.takes_files();
  return line;
}

// Tells whether a certificate is proven.
bool check(const checker::Certificate& certificate, const std::string& file, std::uint64_t number,
           bool json) {
  try {
    const std::string claim = checker::check(certificate);
    print(json ? absl::StrCat("{\"certificate\":", number, ",\"claim\":\"", claim,
                              "\",\"proven\":true}\n")
               : absl::StrCat(number, ": proven: ", claim, "\n"));
    flush_output();  // a reader of single certificates need not wait for the end
    return true;
  } catch (const checker::Fault& fault) {
    std::cerr << absl::StrCat(file, ":", fault.line > 0 ? fault.line : certificate.first_line,
                              ": certificate ", number, ": ", fault.message, "\n");
    return false;
  }
}

int run_check(const CommandLine& line) {
  const std::uint64_t first = line.number(options::kFirst);
  const Interrupt& interrupt = watch_interrupts();
  std::vector<std::string> files = line.files();
  if (files.empty()) files.emplace_back("-");
  bool good = true;
  std::uint64_t number = 0;
  for (const std::string& name : files) {
    std::ifstream file(file_path(name == "-" ? "" : name), std::ios::binary);
    std::istream& stream = name == "-" ? std::cin : file;
    int lines = 0;
    while (!interrupt.is_set()) {
      const std::optional<checker::Certificate> certificate =
          checker::read_certificate(stream, lines);
      if (!certificate) break;
      ++number;
      if (number >= first)
        good = check(*certificate, name, number, line.has(options::kJson)) && good;
    }
  }
  if (interrupt.is_set()) {
    throw Interrupted(absl::StrCat("the certificates up to number ", number,
                                   " are checked; the same command goes on with --first ",
                                   number + 1));
  }
  if (number < first)
    throw std::runtime_error(number == 0
                                 ? "there is no certificate"
                                 : absl::StrCat("there are only ", number, " certificates"));
  return good ? 0 : 1;
}

}  // namespace

const Command kCheckCommand{"check", "whether the proofs of solve --proof hold", check_line,
                            run_check};

}  // namespace matador
