// What players at the table name before the first card: the words for it, and what an evening of
// several deals settles.
//
//   naming_word(Pass{}, game) == "pass"
//   read_naming("spil in clubs", naming)
//   usual_dealer(/*number=*/1, /*seats=*/4) == Seat::number(4)

#ifndef MATADOR_FORMATS_REQUESTS_NAMING_H_
#define MATADOR_FORMATS_REQUESTS_NAMING_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "solver/players/declaring.h"

namespace matador {

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

#endif  // MATADOR_FORMATS_REQUESTS_NAMING_H_
