// Whatever bytes come in, the reader ends, and what it has read it reads again from what it writes.
//
// README.md tells how to run it.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/sheets/score_sheet.h"

namespace matador {
namespace {

void check(bool holds) {
  if (!holds) std::abort();
}

DealRecord read_again(const DealRecord& record) {
  std::istringstream in(write_record(record));
  const std::optional<absl::StatusOr<DealRecord>> again = DealReader(in).next();
  check(again && again->ok());
  return again->value();
}

void check_record(const DealRecord& record) {
  check(read_again(record) == record);
  const absl::StatusOr<Problem> problem = read_problem(record);
  if (problem.ok()) {
    const DealRecord canonical = write_problem(*problem);
    check(write_problem(read_problem(canonical).value()) == canonical);
    for (const bool all_contracts : {false, true})
      read_tasks(record, *problem, all_contracts).IgnoreError();
  }
  read_result(record).IgnoreError();
}

}  // namespace
}  // namespace matador

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  matador::DealReader reader(in);
  while (const auto deal = reader.next()) {
    if (deal->ok()) {
      matador::check_record(**deal);
    }
  }
  return 0;
}
