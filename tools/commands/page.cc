// `matador page`: the page with the solver inside.

#include <array>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/input/deal_files.h"
#include "formats/input/json_deal.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/page/page_file.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

CommandLine page_line() {
  CommandLine line(
      "page", "[FILE ...] > page.html",
      "Writes a page for the browser with the whole solver inside: one file that needs no\n"
      "server and no network, also on a phone. Deal cards or enter them, see what each\n"
      "card is worth, play any card for anybody, replay a play with its mistakes, ask for\n"
      "advice. With FILEs the page opens on their deals.\n"
      "\n"
      "tools/page/build builds the solver for browsers, build/page/solver.html; a program\n"
      "that is built afterwards has it inside, any other takes it by --solver. --html FILE\n"
      "of solve, replay, advise, score and table writes a page of the answers alone,\n"
      "without the solver.\n"
      "\n"
      "tools/guide/browser.md is the guide.",
      "matador page > matador.html\n"
      "matador page --solver build/page/solver.html > matador.html\n"
      "matador page --out evening.html evening.deals");
  line.takes_files();
  return line;
}

// Far more than a browser shows.
constexpr std::size_t kMostPageBytes = std::size_t{64} << 20;

std::string text_of(const std::string& file) {
  if (const std::optional<std::string> reason = unreadable(file)) {
    throw UsageError("cannot read ", in_quotes(file), ": ", *reason);
  }
  std::ifstream in(file_path(file), std::ios::binary);
  std::string text;
  std::array<char, 1 << 16> bytes{};
  while (in.read(bytes.data(), bytes.size()).gcount() > 0) {
    text.append(bytes.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() <= kMostPageBytes) continue;
    throw std::runtime_error(
        absl::StrCat(in_quotes(file), " is larger than ", kMostPageBytes >> 20, " MiB"));
  }
  return text;
}

int run_page(const CommandLine& line) {
  const std::string own = line.text(options::kSolver);
  const std::string solver = line.has(options::kSolver) ? text_of(own) : kPageSolver;
  if (!absl::StartsWith(solver, "<script")) {
    throw std::runtime_error(
        line.has(options::kSolver)
            ? absl::StrCat(
                  in_quotes(own),
                  " is not the solver for browsers: expected solver.html of tools/page/build")
            : "this program has no solver for browsers inside: run tools/page/build, then give "
              "--solver build/page/solver.html");
  }
  PageFile page("page");
  page.put_in(solver);
  for (const std::string& file : line.files()) {
    page.add(write_json({{"text", text_of(file)}}));
  }
  print(page.html());
  return 0;
}

}  // namespace

const Command kPageCommand{"page", "a page for the browser, with the solver inside", page_line,
                           run_page};

}  // namespace matador
