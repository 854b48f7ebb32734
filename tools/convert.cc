// `matador convert`: games of bridge in PBN or logs of jass-kit in, a deal file out, or the other
// way round.

#include <algorithm>
#include <fstream>
#include <iostream>

#include "formats/deal_reader.h"
#include "formats/jass_kit.h"
#include "formats/pbn_writer.h"
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
      "convert", "[--to deals | pbn | jass-kit] [FILE ...]",
      "Makes a deal file of games of bridge in PBN, or of logs of Schieber Jass that\n"
      "have a game of jass-kit a line, in JSON; or such games and logs of a deal file.\n"
      "Each game is played once more, and one that breaks the rules is a fault.",
      "matador convert tournament.pbn > tournament.deals\n"
      "matador deal --game bridge --seed 1 -n 36 | matador convert --to pbn\n"
      "matador convert swisslos.jsonl > evening.deals\n"
      "matador convert swisslos.jsonl | matador solve --objective points\n"
      "matador convert --to jass-kit evening.deals");
  line.takes_files();
  line.value("to", "FORMAT", "what to write: deals (the default), pbn or jass-kit");
  add_suits_option(line);
  return line;
}

std::string target_format(const CommandLine& line) {
  const std::string format = line.text("to", "deals");
  const std::vector<std::string> known{"deals", "pbn", "jass-kit"};
  if (std::ranges::find(known, format) == known.end()) {
    throw UsageError("unknown format " + in_quotes(format) +
                     did_you_mean_or_expected(format, known));
  }
  return format;
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

Outcome<std::string> pbn_of(const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const absl::StatusOr<std::string> text =
      write_pbn(record, std::get<Problem>(problem), /*tricks=*/nullptr);
  if (!text.ok()) return DealError{record.line_of({"Play"}), std::string(text.status().message())};
  return *text;
}

// Prints a deal of a deal file, or of PBN, as `write` writes it; false where it was faulty.
template <typename Write>
bool tell_deal(const NumberedDeal& deal, const Write& write) {
  const auto* error = std::get_if<DealError>(&deal.content);
  return tell(deal, error != nullptr ? Outcome<std::string>(*error)
                                     : write(std::get<DealRecord>(deal.content)));
}

template <typename Write>
int from_deals(const std::vector<std::string>& files, const Write& write) {
  bool good = true;
  DealFiles deals(files);
  while (const std::optional<NumberedDeal> deal = deals.next()) {
    good = tell_deal(*deal, write) && good;
  }
  return good ? 0 : 1;
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

// The same of PBN, and of what is a deal file already.
bool read_deals(std::istream& in, NumberedDeal& deal) {
  bool good = true;
  DealReader reader(in);
  while (std::optional<Outcome<DealRecord>> content = reader.next()) {
    deal.content = *std::move(content);
    const auto write = [](const DealRecord& record) -> Outcome<std::string> {
      return write_record(record);
    };
    good = tell_deal(deal, write) && good;
    ++deal.number;
  }
  return good;
}

// By how a stream begins: a log has an object in each line, and PBN may have a comment in braces.
bool is_log(std::istream& in) {
  if (in.peek() != '{') return false;
  in.get();
  const bool log = in.peek() == '"';
  in.clear();
  in.unget();
  return log;
}

int to_deals(std::vector<std::string> files) {
  if (files.empty()) files = {"-"};
  bool good = true;
  NumberedDeal deal{.number = 1, .file = "", .content = DealRecord{}, .input_read = 0};
  for (const std::string& file : files) {
    const bool standard_input = file == "-";
    deal.file = standard_input ? "<stdin>" : file;
    std::ifstream stream(standard_input ? "" : file);
    std::istream& in = standard_input ? std::cin : stream;
    good = (is_log(in) ? read_games(in, deal) : read_deals(in, deal)) && good;
  }
  return good ? 0 : 1;
}

}  // namespace

int run_convert(const std::vector<std::string>& words) {
  CommandLine line = convert_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const std::string format = target_format(line);
  if (format == "jass-kit") return from_deals(line.files(), jass_kit_of);
  if (format == "deals") return to_deals(line.files());
  print(kPbnHeader);
  return from_deals(line.files(), pbn_of);
}

}  // namespace matador
