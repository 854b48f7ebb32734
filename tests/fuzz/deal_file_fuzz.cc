// Whatever bytes come in, the reader ends, and what it has read it reads again from what it writes.
//
// README.md tells how to run it.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <variant>

#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/sheets/result.h"

namespace matador {
namespace {

void check(bool holds) {
  if (!holds) std::abort();
}

DealRecord read_again(const DealRecord& record) {
  std::istringstream in(write_record(record));
  const std::optional<Outcome<DealRecord>> again = DealReader(in).next();
  check(again && std::holds_alternative<DealRecord>(*again));
  return std::get<DealRecord>(*again);
}

void check_record(const DealRecord& record) {
  check(read_again(record) == record);
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* read = std::get_if<Problem>(&problem)) {
    const DealRecord canonical = write_problem(*read);
    check(write_problem(std::get<Problem>(read_problem(canonical))) == canonical);
    for (const bool all_contracts : {false, true}) read_tasks(record, *read, all_contracts);
  }
  read_result(record);
}

}  // namespace
}  // namespace matador

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  matador::DealReader reader(in);
  while (const auto deal = reader.next()) {
    if (const auto* record = std::get_if<matador::DealRecord>(&*deal)) {
      matador::check_record(*record);
    }
  }
  return 0;
}
