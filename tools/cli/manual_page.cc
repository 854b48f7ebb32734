#include "tools/cli/manual_page.h"

#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "solver/version.h"
#include "tools/cli/shared_options.h"

namespace matador {
namespace {

// Text as roff reads it: each character for itself, and no line is a request.
std::string roff(const std::string& text) {
  std::string escaped = absl::StrReplaceAll(text, {{"\\", "\\e"},
                                                   {"-", "\\-"},
                                                   {"'", "\\(aq"},
                                                   {"`", "\\(ga"},
                                                   {"^", "\\(ha"},
                                                   {"~", "\\(ti"}});
  return absl::StartsWith(escaped, ".") ? "\\&" + escaped : escaped;
}

std::string heading(const std::string& name, const char* summary) {
  return absl::StrCat(".TH \"", roff(name), "\" 1 \"\" \"Matador ", version(),
                      "\" \"Matador\"\n.ad l\n.nh\n.SH NAME\n", roff(name), " \\- ", roff(summary),
                      "\n");
}

// Lines that keep their ends.
std::string verbatim(const std::vector<std::string>& lines) {
  std::string text = ".PP\n.nf\n";
  for (const std::string& line : lines) absl::StrAppend(&text, roff(line), "\n");
  return text + ".fi\n";
}

// Paragraphs have a blank line between them. Indented lines are a table or an example.
std::string prose(const std::string& text) {
  std::string page;
  std::vector<std::string> indented;
  const auto end_indented = [&] {
    if (!indented.empty()) page += verbatim(std::exchange(indented, {}));
  };
  bool begins = true;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(text, '\n'))) {
    if (absl::StartsWith(line, "  ")) {
      indented.push_back(line);
      continue;
    }
    begins = begins || !indented.empty() || line.empty();
    end_indented();
    if (line.empty()) continue;
    absl::StrAppend(&page, begins ? ".PP\n" : "", roff(line), "\n");
    begins = false;
  }
  end_indented();
  return page;
}

std::string option_entry(const CommandOption& option) {
  const std::string value =
      option.value.empty() ? "" : absl::StrCat(" \\fI", roff(option.value), "\\fR");
  std::string spellings = absl::StrCat("\\fB", roff("--" + option.name), "\\fR", value);
  if (option.letter != '\0') {
    absl::StrAppend(&spellings, ", \\fB\\-", std::string(1, option.letter), "\\fR", value);
  }
  return absl::StrCat(".TP\n", spellings, "\n", roff(option.help), "\n");
}

constexpr char kExitStatus[] =
    ".SH EXIT STATUS\n"
    "0; 1 where a deal was faulty, though the others have their answers, or where an answer\n"
    "could not be written; 2 for wrong usage.\n";

}  // namespace

std::string manual_page(const Command& command) {
  const CommandLine line = command.line();
  std::string page =
      absl::StrCat(heading(absl::StrCat("matador-", command.name), command.summary),
                   ".SH SYNOPSIS\n.B matador ", command.name, "\n", roff(line.synopsis()),
                   "\n.SH DESCRIPTION\n", prose(line.about()), ".SH OPTIONS\n");
  for (const CommandOption& option : line.options()) {
    if (option.tag.empty()) page += option_entry(option);
  }
  std::string tags;
  for (const CommandOption& option : line.options()) {
    if (!option.tag.empty()) tags += option_entry(option);
  }
  if (!tags.empty()) absl::StrAppend(&page, ".SH TAGS\n", roff(kTagsHeading), ".\n", tags);
  if (line.has_conditions()) absl::StrAppend(&page, ".SH CONDITIONS\n", prose(kConditionsHelp));
  return absl::StrCat(page, kExitStatus, ".SH EXAMPLES\n",
                      verbatim(absl::StrSplit(line.examples(), '\n')),
                      ".SH SEE ALSO\n.BR matador (1)\n");
}

std::string program_page() {
  std::string page = absl::StrCat(
      heading("matador", "open-card solver for trick-taking games"),
      ".SH SYNOPSIS\n.B matador\n\\fICOMMAND\\fR [OPTION ...] [FILE ...]\n.SH DESCRIPTION\n",
      prose(kProgramAbout), ".SH COMMANDS\n");
  for (const Command& command : all_commands()) {
    absl::StrAppend(&page, ".TP\n.BR matador\\-", command.name, " (1)\n", roff(command.summary),
                    "\n");
  }
  return absl::StrCat(
      page, kExitStatus, ".SH EXAMPLES\n", verbatim(absl::StrSplit(kProgramExamples, '\n')),
      ".SH SEE ALSO\nThe manuals of deal files and of answers, the guides, the rule\n"
      "books and examples are installed in share/doc/matador.\n");
}

}  // namespace matador
