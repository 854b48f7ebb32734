// Whatever bytes come in as a table, reading it ends; and a table that was read is written and read
// as the same table, alone or put together from parts.
//
// README.md tells how to run it.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "formats/statistics/record.h"
#include "formats/statistics/view.h"

namespace {

void check(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = matador::read_statistics(text);
  if (!record.ok()) return 0;
  const std::string written = matador::statistics_json(*record);
  const auto again = matador::read_statistics(written);
  check(again.ok());
  check(matador::statistics_json(*again) == written);
  if (const auto merged = matador::merge_statistics({*record}); merged.ok()) {
    check(matador::statistics_json(*merged) == written);
  }
  if (const auto twice = matador::merge_statistics({*record, *record}); twice.ok()) {
    check(record->statistics.deals() == 0);  // else they overlap
  }
  return 0;
}
