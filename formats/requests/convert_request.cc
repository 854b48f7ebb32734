#include "formats/requests/convert_request.h"

#include <range/v3/algorithm/find.hpp>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/games/jass/jass_kit.h"
#include "formats/games/skat/iss_game.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"

namespace matador {
namespace {

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
    return DealError{
        record.line_of({"Play", "Bid", "Contract", "Declarer", "Leader", "Vulnerable"}),
        std::string(text.status().message())};
  }
  return *text;
}

Outcome<std::string> text_of(const NumberedDeal& /*deal*/, const DealRecord& record) {
  return write_record(record);
}

// Whether an object of JSON is a deal: tags have names with a capital, the keys of jass-kit do not.
bool has_tags(const std::string& line) {
  const std::size_t name = line.find('"');
  return name != std::string::npos && name + 1 < line.size() &&
         absl::ascii_isupper(static_cast<unsigned char>(line[name + 1]));
}

// A game in a log: of Skat, or else of Jass; or a deal in JSON. What the log says that the rules do
// not is a warning.
absl::StatusOr<DealRecord> record_of(const std::string& line, std::uint64_t number,
                                     std::vector<std::string>& doubts) {
  const bool skat = absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "(");
  if (!skat && has_tags(line)) return read_json_record(line, number);
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
  absl::StatusOr<DealRecord> record = record_of(lines.text(), lines.number(), doubts);
  for (const std::string& doubt : doubts) deal.warnings.push_back({lines.number(), doubt});
  if (record.ok()) {
    for (Tag& tag : record->tags) tag.line = lines.number();
    deal.content = *std::move(record);
  } else {
    deal.content = DealError{lines.number(), std::string(record.status().message())};
  }
  return deal;
}

// Passes over a byte order mark, blanks and blank lines; the number of these.
std::uint64_t skip_nothing(std::istream& in) {
  constexpr std::string_view kNothing = " \t\r\n\xEF\xBB\xBF";
  std::uint64_t lines = 0;
  while (in.good() && kNothing.find(static_cast<char>(in.peek())) != std::string_view::npos) {
    lines += in.get() == '\n' ? 1 : 0;
  }
  return lines;
}

// By how a stream begins: a log has an object or "(;GM[Skat]" in each line, and PBN may have a
// comment in braces.
bool is_log(std::istream& in) {
  if (in.peek() == '(') return true;
  if (in.peek() != '{') return false;
  in.get();
  const bool log = in.peek() == '"';
  in.clear();
  in.unget();
  return log;
}

}  // namespace

GameStream::GameStream(std::istream& in, std::string name, Reading reading, std::uint64_t before)
    : name_(std::move(name)), reading_(std::move(reading)), number_(before) {
  const std::uint64_t blank_lines = skip_nothing(in);
  if (is_log(in)) {
    log_.emplace(in, blank_lines);
  } else {
    deals_.emplace(in, name_, reading_, blank_lines);
  }
}

std::optional<NumberedDeal> GameStream::next() {
  if (log_) return next_logged();
  std::optional<NumberedDeal> deal = deals_->next();
  if (deal && deal->is_deal()) deal->number = ++number_;
  return deal;
}

std::optional<NumberedDeal> GameStream::next_logged() {
  while (log_->next()) {
    if (words(log_->text()).empty()) continue;
    return read_as(logged_deal(*log_, name_, ++number_), reading_);
  }
  return std::nullopt;
}

std::string read_target(const Arguments& arguments) {
  std::string format = arguments.text("to", "deals");
  const std::vector<std::string> known{"deals", "pbn", "jass-kit"};
  if (ranges::find(known, format) == known.end()) {
    throw UsageError("unknown format " + in_quotes(format) +
                     did_you_mean_or_expected(format, known));
  }
  return format;
}

AnswerDeal writer_of(const std::string& target) {
  if (target == "jass-kit") return jass_kit_of;
  return target == "pbn" ? pbn_of : text_of;
}

std::string heading_of(const std::string& target) { return target == "pbn" ? kPbnHeader : ""; }

}  // namespace matador
