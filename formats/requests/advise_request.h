// The question of `matador advise`, and its answer to one deal.
//
//   AdviceSettings settings = read_advice_settings(arguments, /*symbols=*/false);
//   find_advice(record, settings, workers);

#ifndef MATADOR_FORMATS_REQUESTS_ADVISE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_ADVISE_REQUEST_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"
#include "solver/advice/advise.h"

namespace matador {

// How many cards the search should play for a deal at most, where nothing else bounds the sample.
// On one core that is some seconds for a contract or an exchange, and one to two for a card.
inline constexpr std::uint64_t kEnoughNodes = 40'000'000;
inline constexpr std::uint64_t kEnoughForCard = 13'000'000;

struct AdviceSettings {
  Format format;
  AdviceWanted wanted;
  std::vector<std::string> contracts;
  std::string where;  // a condition; empty: none
  bool hide;          // all hands that the player does not see who is to play
  bool is_unbounded;  // nothing but kEnoughNodes and so on bounds the work
  bool symbols;       // text for people may have the symbols of the suits
};

absl::StatusOr<AdviceSettings> read_advice_settings(const Arguments& arguments, bool symbols);

absl::StatusOr<Advice> find_advice(const DealRecord& record, const AdviceSettings& settings,
                                   const Workers& workers);
// A part of the work, as solved_worlds_json() has it.
absl::StatusOr<WorldsPart> read_worlds_part(const Arguments& arguments);
absl::StatusOr<std::string> find_world_values(const DealRecord& record,
                                              const AdviceSettings& settings,
                                              const WorldsPart& part, const Workers& workers);
std::string advice_text(const NumberedDeal& deal, const DealRecord& record, const Advice& advice,
                        const AdviceSettings& settings);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_ADVISE_REQUEST_H_
