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

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/output/fields.h"
#include "formats/requests/arguments.h"
#include "solver/advice/advise.h"
#include "solver/players/declaring.h"

namespace matador {

// ---- Naming request -----------------------------------------------------------------------------

struct NamingSettings {
  std::uint64_t number = 1;
  std::vector<std::string> said = {};
  std::optional<std::string> aside = {};
  bool is_advised = false;
};

FieldTexts naming_fields();  // behind those of the deal

NamingSettings read_naming_settings(const Arguments& arguments);

// `before`: the deals of the evening that are over.
absl::StatusOr<std::string> answer_naming(const DealRecord& record,
                                          const std::vector<DealRecord>& before,
                                          const NamingSettings& settings, const Workers& workers);

// ---- Naming -------------------------------------------------------------------------------------
// What players at the table name before the first card: the words for it, and what an evening of
// several deals settles.
//
//   naming_word(Pass{}, game) == "pass"
//   read_naming("spil in clubs", naming)
//   usual_dealer(/*number=*/1, /*seats=*/4) == Seat::number(4)

std::string naming_word(const Option& option, const Game& game);
std::vector<Option> options_of(const Naming& naming);
// InvalidArgument, with a sentence for people, if it cannot be named now.
absl::StatusOr<Option> read_naming(const std::string& text, const Naming& naming);

// As at a table the dealer passes on; deal number 1 has the usual one, the last seat.
Seat usual_dealer(std::uint64_t number, int seats);

// Whether the sheet of the deals that are over has room for a contract and its declarer.
MayName room_on_sheet(std::vector<DealRecord> finished, const Heading& heading);

// A task as a deal file has it: what is usual is left out.
DealRecord record_of(const Task& task);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_NAMING_REQUEST_H_
