// What has no place in a format of other programs: it is left out, and told once for all deals.
//
//   std::vector<Loss> of_deal;
//   Outcome<std::string> text = write_what_has_place(deal, record, strict, write, of_deal);
//   losses.add(of_deal);
//   std::cerr << losses.warnings();      // at the end

#ifndef MATADOR_FORMATS_REQUESTS_LOSSES_H_
#define MATADOR_FORMATS_REQUESTS_LOSSES_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"

namespace matador {

// What one deal has lost, for one reason.
struct Loss {
  std::string file;
  std::uint64_t deal;
  std::uint64_t line;
  NoPlace what;
  std::vector<std::string> names;  // of the tags that have no place, those that the deal had
};

using WriteDeal = std::function<ForeignText(const DealRecord& record, const Problem& problem)>;

// The deal without those of its tags that have no place, which are added to `losses`; if `strict`
// they are a fault.
Outcome<std::string> write_what_has_place(const NumberedDeal& deal, DealRecord record, bool strict,
                                          const WriteDeal& write, std::vector<Loss>& losses);

class Losses {
 public:
  void add(const std::vector<Loss>& of_deal);
  // One for each kind of what was left out.
  std::string warnings() const;

 private:
  // Of the first deal, with the names of all.
  struct Kind {
    Loss loss;
    int deals = 0;
  };
  std::vector<Kind> kinds_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_LOSSES_H_
