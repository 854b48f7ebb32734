// `matador convert`: logs of jass-kit in, a deal file out, or the other way round.

#include <fstream>
#include <iostream>

#include "formats/deal_reader.h"
#include "formats/jass_kit.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/suits_option.h"

namespace matador {
namespace {

CommandLine convert_line() {
  CommandLine line(
      "convert", "[--to deals | jass-kit] [FILE ...]",
      "Makes a deal file of logs of Schieber Jass that have a game of jass-kit a line,\n"
      "in JSON, or such logs of a deal file. Each game is played once more, and one\n"
      "that breaks the rules is a fault.",
      "matador convert swisslos.jsonl > evening.deals\n"
      "matador convert swisslos.jsonl | matador solve --objective points\n"
      "matador convert --to jass-kit evening.deals");
  line.takes_files();
  line.value("to", "FORMAT", "what to write: deals (the default) or jass-kit");
  add_suits_option(line);
  return line;
}

bool to_jass_kit(const CommandLine& line) {
  const std::string format = line.text("to", "deals");
  if (format != "deals" && format != "jass-kit") {
    throw UsageError("unknown format " + in_quotes(format) +
                     did_you_mean(format, {"deals", "jass-kit"}));
  }
  return format == "jass-kit";
}

// Prints what became of a deal; false where it was faulty.
bool tell(const NumberedDeal& deal, const Outcome<std::string>& text) {
  if (const auto* error = std::get_if<DealError>(&text)) {
    std::cerr << error_line(deal, *error) << "\n";
    return false;
  }
  print(std::get<std::string>(text));
  std::cout.flush();  // whoever reads deal by deal need not wait for the end
  return true;
}

Outcome<std::string> jass_kit_of(const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const Outcome<std::vector<Task>> tasks = read_tasks(record, std::get<Problem>(problem), false);
  if (const auto* error = std::get_if<DealError>(&tasks)) return *error;
  const auto& all = std::get<std::vector<Task>>(tasks);
  if (all.empty()) return DealError{record.line_of({}), "passed out, and so no game"};
  const absl::StatusOr<std::string> text = write_jass_kit(record, all.front());
  if (!text.ok()) return DealError{record.line_of({"Play"}), std::string(text.status().message())};
  return *text;
}

int deals_to_jass_kit(const std::vector<std::string>& files) {
  int status = 0;
  DealFiles deals(files);
  while (const std::optional<NumberedDeal> deal = deals.next()) {
    const auto* error = std::get_if<DealError>(&deal->content);
    const bool good =
        tell(*deal, error != nullptr ? Outcome<std::string>(*error)
                                     : jass_kit_of(std::get<DealRecord>(deal->content)));
    if (!good) status = 1;
  }
  return status;
}

Outcome<std::string> deal_of(const LineReader& lines) {
  if (lines.too_long()) return DealError{lines.number(), "the line is too long"};
  const absl::StatusOr<DealRecord> record = read_jass_kit(lines.text());
  if (!record.ok()) return DealError{lines.number(), std::string(record.status().message())};
  return write_record(*record);
}

// Reads on from a stream and numbers its games from `deal.number` on; false where one was faulty.
bool read_games(std::istream& in, NumberedDeal& deal) {
  bool good = true;
  LineReader lines(in);
  while (lines.next()) {
    if (words(lines.text()).empty()) continue;
    good = tell(deal, deal_of(lines)) && good;
    ++deal.number;
  }
  return good;
}

int jass_kit_to_deals(std::vector<std::string> files) {
  if (files.empty()) files = {"-"};
  bool good = true;
  NumberedDeal deal{.number = 1, .file = "", .content = DealRecord{}, .input_read = 0};
  for (const std::string& file : files) {
    const bool standard_input = file == "-";
    deal.file = standard_input ? "<stdin>" : file;
    std::ifstream stream(standard_input ? "" : file);
    good = read_games(standard_input ? std::cin : stream, deal) && good;
  }
  return good ? 0 : 1;
}

}  // namespace

int run_convert(const std::vector<std::string>& words) {
  CommandLine line = convert_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  return to_jass_kit(line) ? deals_to_jass_kit(line.files()) : jass_kit_to_deals(line.files());
}

}  // namespace matador
