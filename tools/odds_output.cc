#include "tools/odds_output.h"

#include <iostream>

#include "absl/strings/str_cat.h"
#include "formats/odds_view.h"

namespace matador {

void add_odds_output(CommandLine& line) {
  line.flag("json", "one JSON object");
  line.flag("csv", "comma-separated values");
}

int put_odds(const CommandLine& line, const OddsRecord& record) {
  const Format format = line.format();
  if (record.table.rows().empty()) {
    std::cerr << "matador: none of "
              << (record.population ? absl::StrCat(record.examined, " deals") : "all hands")
              << " counts\n";
    return 1;
  }
  switch (format) {
    case Format::kJson:
      print(odds_json(record));
      break;
    case Format::kCsv:
      print(odds_csv(record));
      break;
    case Format::kText:
      print(odds_view(record, terminal_has_symbols()));
      break;
  }
  return 0;
}

}  // namespace matador
