// `matador convert`: from games of bridge in PBN, logs of jass-kit or games of the International
// Skat Server to a deal file, or back to the first two.

#include <fstream>
#include <iostream>
#include <range/v3/algorithm/find.hpp>
#include <string_view>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/games/jass/jass_kit.h"
#include "formats/games/skat/iss_game.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/output.h"
#include "tools/suits_option.h"

namespace matador {
namespace {

CommandLine convert_line() {
  CommandLine line(
      "convert", "[--to deals | pbn | jass-kit] [FILE ...]",
      "Makes a deal file of games of bridge in PBN, of logs of Schieber Jass that have\n"
      "a game of jass-kit a line, in JSON, or of games of the International Skat Server,\n"
      "also a line each; or games in PBN and logs of jass-kit of a deal file. Each game\n"
      "is played once more, and one that breaks the rules is a fault.",
      "matador convert tournament.pbn > tournament.deals\n"
      "matador deal --game bridge --seed 1 -n 36 | matador convert --to pbn\n"
      "matador convert swisslos.jsonl > evening.deals\n"
      "matador convert swisslos.jsonl | matador solve --objective points\n"
      "matador convert iss-games.sgf | matador replay\n"
      "matador convert --to jass-kit evening.deals");
  line.takes_deals();
  line.value("to", "FORMAT", "what to write: deals (the default), pbn or jass-kit");
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

std::string target_format(const CommandLine& line) {
  std::string format = line.text("to", "deals");
  const std::vector<std::string> known{"deals", "pbn", "jass-kit"};
  if (ranges::find(known, format) == known.end()) {
    throw UsageError("unknown format " + in_quotes(format) +
                     did_you_mean_or_expected(format, known));
  }
  return format;
}

Outcome<std::string> jass_kit_of(const NumberedDeal& /*deal*/, const DealRecord& record) {
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

Outcome<std::string> pbn_of(const NumberedDeal& /*deal*/, const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const absl::StatusOr<std::string> text =
      write_pbn(record, std::get<Problem>(problem), /*tricks=*/nullptr);
  if (!text.ok()) {
    return DealError{record.line_of({"Play", "Bid", "Declarer", "Leader", "Vulnerable"}),
                     std::string(text.status().message())};
  }
  return *text;
}

Outcome<std::string> text_of(const NumberedDeal& /*deal*/, const DealRecord& record) {
  return write_record(record);
}

// A game in a log: of Skat, or else of Jass. What the log says that the rules do not is a warning.
absl::StatusOr<DealRecord> record_of(const std::string& line, std::vector<std::string>& doubts) {
  const bool skat = absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "(");
  if (!skat) return read_jass_kit(line);
  absl::StatusOr<skat::IssGame> game = skat::read_iss_game(line);
  if (!game.ok()) return game.status();
  doubts = std::move(game->doubts);
  return std::move(game->record);
}

NumberedDeal logged_deal(const LineReader& lines, const std::string& file, std::uint64_t number) {
  NumberedDeal deal{number, file, DealError{lines.number(), "the line is too long"}, 0};
  if (lines.too_long()) return deal;
  std::vector<std::string> doubts;
  absl::StatusOr<DealRecord> record = record_of(lines.text(), doubts);
  for (const std::string& doubt : doubts) deal.warnings.push_back({lines.number(), doubt});
  if (record.ok()) {
    for (Tag& tag : record->tags) tag.line = lines.number();
    deal.content = *std::move(record);
  } else {
    deal.content = DealError{lines.number(), std::string(record.status().message())};
  }
  return deal;
}

// Deals of several files in both forms, numbered through.
class Collector {
 public:
  explicit Collector(Reading reading) : reading_(std::move(reading)) {}

  // Of a log the rest; both are false where a deal was faulty.
  bool read_games(std::istream& in, const std::string& name) {
    bool good = true;
    LineReader lines(in);
    while (lines.next()) {
      if (words(lines.text()).empty()) continue;
      good = answer_deal(read_as(logged_deal(lines, name, ++number_), reading_), text_of) && good;
    }
    return good;
  }

  bool read_deals(const std::string& file) {
    bool good = true;
    DealFiles deals({file}, reading_);
    while (std::optional<NumberedDeal> deal = deals.next()) {
      if (deal->is_deal()) deal->number = ++number_;
      good = answer_deal(*deal, text_of) && good;
    }
    return good;
  }

 private:
  Reading reading_;
  std::uint64_t number_ = 0;
};

// By how a stream begins: a log has an object or "(;GM[Skat]" in each line, and PBN may have a
// comment in braces. A byte order mark and blanks before that are passed over.
bool is_log(std::istream& in) {
  constexpr std::string_view kNothing = " \t\xEF\xBB\xBF";
  while (in.good() && kNothing.find(static_cast<char>(in.peek())) != std::string_view::npos)
    in.get();
  if (in.peek() == '(') return true;
  if (in.peek() != '{') return false;
  in.get();
  const bool log = in.peek() == '"';
  in.clear();
  in.unget();
  return log;
}

int to_deals(const CommandLine& line) {
  std::vector<std::string> files = line.files();
  if (files.empty()) files = {"-"};
  Collector collector(read_reading(line));
  tell_of_waiting(line);
  bool good = true;
  for (const std::string& file : files) {
    const bool standard_input = file == "-";
    std::ifstream stream(standard_input ? "" : file);
    std::istream& in = standard_input ? std::cin : stream;
    good = (is_log(in) ? collector.read_games(in, standard_input ? "<stdin>" : file)
                       : collector.read_deals(file)) &&
           good;
  }
  return good ? 0 : 1;
}

}  // namespace

int run_convert(const std::vector<std::string>& words) {
  CommandLine line = convert_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const std::string format = target_format(line);
  if (format == "jass-kit") return answer_deals(line, jass_kit_of);
  if (format == "deals") return to_deals(line);
  print(kPbnHeader);
  return answer_deals(line, pbn_of);
}

}  // namespace matador
