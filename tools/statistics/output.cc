#include "tools/statistics/output.h"

#include <optional>
#include <stdexcept>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/requests/table_request.h"
#include "formats/statistics/plot.h"
#include "formats/statistics/view.h"
#include "formats/words/text.h"
#include "tools/page/page_file.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"

namespace matador {

// ---- Output -------------------------------------------------------------------------------------

namespace {

Picture picture(const CommandLine& line) {
  const std::string path = line.text(options::kPlot);
  const std::optional<Picture> picture = picture_of(path);
  if (picture) return *picture;
  throw UsageError("--plot ", in_quotes(path), ", expected a file .svg or .png");
}

}  // namespace

void check_statistics_output(const CommandLine& line) {
  if (!line.has(options::kPlot)) return;
  static_cast<void>(picture(line));
  static_cast<void>(gnuplot(""));
}

void draw_statistics(const CommandLine& line, const StatisticsRecord& record) {
  if (line.has(options::kHtml)) {
    PageFile page("table");
    page.add(statistics_json(record));
    page.write(line.text(options::kHtml));
  }
  if (!line.has(options::kPlot) || record.statistics.rows().empty()) return;
  write_beside(line.text(options::kPlot),
               [&] { return gnuplot(statistics_plot(record, picture(line))); });
}

int put_statistics(const CommandLine& line, const StatisticsRecord& record) {
  const Format format = line.format();
  // A part of a run may be empty.
  const bool part = line.has(options::kShard) && format == Format::kJson;
  if (!part) check_usable(check_has_rows(record));
  draw_statistics(line, record);
  switch (format) {
    case Format::kJson:
      print(statistics_json(record));
      break;
    case Format::kCsv:
      print(statistics_csv(record));
      break;
    case Format::kText:
      print(line.has(options::kMarkdown)
                ? statistics_markdown(record)
                : statistics_view(record, terminal_has_symbols(), screen_columns()));
      break;
  }
  return 0;
}

// ---- Gnuplot ------------------------------------------------------------------------------------

namespace {

// Without the settings of the user.
ProgramRun run_gnuplot(const std::string& script) {
  try {
    return run_program({"gnuplot", "--default-settings"}, script);
  } catch (const std::system_error& error) {
    throw std::runtime_error(
        absl::StrCat("cannot run gnuplot, which draws the pictures: ", error.code().message(),
                     "; get it from www.gnuplot.info, in Debian as the package gnuplot-nox"));
  }
}

}  // namespace

std::string gnuplot(const std::string& script) {
  const ProgramRun run = run_gnuplot(script);
  if (run.good) return run.output;
  throw std::runtime_error(
      absl::StrCat("gnuplot failed: ", std::string(absl::StripAsciiWhitespace(run.errors))));
}

}  // namespace matador
