// The question `name`: from the cards of a deal to its first lead, for one person at a table of
// players of the house. What is bid, who names what, and the exchange, up to where that person is
// asked; the same question with his answer goes on from there.
//
//   {"command":"name","deals":"[Game \"skat\"]...[Seat \"1\"]","options":{"said":"18,pass"}}
//
// Options: `number`, which of the deals is asked about (those before it are over), as the dealer
// passes on; `said`, all that was said so far; `aside`, the cards that the person sets aside;
// `advice`, a flag: also what he would be advised to say.

#ifndef MATADOR_FORMATS_REQUESTS_NAMING_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_NAMING_REQUEST_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"
#include "solver/advice/advise.h"

namespace matador {

struct NamingSettings {
  std::uint64_t number = 1;
  std::vector<std::string> said = {};
  std::optional<std::string> aside = {};
  bool is_advised = false;
};

NamingSettings read_naming_settings(const Arguments& arguments);

// `before`: the deals of the evening that are over.
Outcome<std::string> answer_naming(const DealRecord& record, const std::vector<DealRecord>& before,
                                   const NamingSettings& settings, const Workers& workers);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_NAMING_REQUEST_H_
