// What `matador convert` writes: deal files, their deals in JSON, a line each, or a format of other
// programs (foreign_format.h).
//
//   Converter converter(arguments);
//   print(converter.heading());              // above the first deal
//   converter.write(deal, record)
//   std::cerr << converter.left_out();       // at the end: what had no place in the format

#ifndef MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/foreign_format.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"

namespace matador {

// The names that --to may have, the default first.
std::vector<std::string> convert_targets();

class Converter {
 public:
  // Reads --to, --shortest-auction and --strict.
  static absl::StatusOr<Converter> of(const Arguments& arguments);

  std::string heading() const;
  // The deal without those of its tags that have no place in the format. With --strict these are
  // a fault.
  absl::StatusOr<std::string> write(const NumberedDeal& deal, const DealRecord& record);
  // A warning for each kind of what was left out.
  std::string left_out() const { return losses_.warnings(); }

 private:
  Converter() = default;

  absl::StatusOr<std::string> write_foreign(const NumberedDeal& deal, DealRecord record);

  const ForeignFormat* format_ = nullptr;  // nullptr: deals or JSON
  bool json_ = false;
  bool shortest_auction_ = false;
  bool strict_ = false;
  Losses losses_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
