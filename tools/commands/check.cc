// `matador check`: reads certificates, and says whether they prove what they claim.

#include <cstdint>
#include <fstream>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "formats/input/file_path.h"
#include "tools/checker/certificate.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/output.h"

namespace matador {

CommandLine check_line() {
  CommandLine line(
      "check", "[--json] [FILE ...]",
      "Checks the certificates that matador solve --proof has written. A certificate is a\n"
      "strategy for one side: it claims that the side gets so much of a deal, whatever the\n"
      "others play. The checker has the rules of its own, nothing of the solver, and\n"
      "believes nothing that is in the file. It says that the claim is proven, or shows a\n"
      "line of play in which the strategy gets less.\n"
      "\n"
      "formats/proofs.md describes the file, so that anybody can write another checker.",
      "matador example sjavs | matador solve --proof sjavs.proof && matador check sjavs.proof");
  line.takes_files();
  line.flag("json", "one JSON object a line for each certificate that is proven");
  return line;
}

namespace {

// Checks the next certificate of a file.
class FileChecker {
 public:
  FileChecker(const std::string& name, std::istream& stream, bool json)
      : name_(name), reader_(stream), json_(json) {}

  // Whether all of it is proven.
  bool check(const std::atomic<bool>& interrupt, std::uint64_t& number) {
    bool good = true;
    while (!interrupt) {
      const std::optional<checker::Certificate> certificate = reader_.next();
      if (!certificate) break;
      good = check(*certificate, ++number) && good;
    }
    return good;
  }

 private:
  bool check(const checker::Certificate& certificate, std::uint64_t number) {
    const auto tell = [&](int line, const std::string& message) {
      flush_output();
      std::cerr << absl::StrCat(name_, ":", line > 0 ? line : certificate.first_line,
                                ": certificate ", number, ": ", message, "\n");
      return false;
    };
    try {
      checker::check(certificate);
    } catch (const checker::Fault& fault) {
      return tell(fault.line, fault.message);
    } catch (const checker::Broken& broken) {
      return tell(checker::needed(certificate.tags, checker::named::kClaim).line,
                  absl::StrCat("not proven, lost here:", broken.line));
    }
    const std::string& claim = checker::needed(certificate.tags, checker::named::kClaim).value;
    print(json_ ? absl::StrCat("{\"certificate\":", number, ",\"claim\":\"", claim,
                               "\",\"proven\":true}\n")
                : absl::StrCat(number, ": proven: ", claim, "\n"));
    return true;
  }

  const std::string& name_;
  checker::CertificateReader reader_;
  bool json_;
};

}  // namespace

int run_check(const std::vector<std::string>& words) {
  CommandLine line = check_line();
  if (!line.parse(words)) return 0;
  const std::atomic<bool>& interrupt = watch_interrupts();
  std::vector<std::string> files = line.files();
  if (files.empty()) files.emplace_back("-");
  bool good = true;
  std::uint64_t number = 0;
  for (const std::string& name : files) {
    std::ifstream file(file_path(name == "-" ? "" : name), std::ios::binary);
    std::istream& stream = name == "-" ? std::cin : file;
    good = FileChecker(name, stream, line.has("json")).check(interrupt, number) && good;
  }
  if (interrupt) {
    throw Interrupted(absl::StrCat("the certificates up to number ", number, " are checked"));
  }
  if (number == 0) throw std::runtime_error("there is no certificate");
  return good ? 0 : 1;
}

}  // namespace matador
