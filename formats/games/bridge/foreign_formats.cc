#include "formats/games/bridge/foreign_formats.h"

#include <array>

#include "formats/games/bridge/lin_reader.h"
#include "formats/games/bridge/pbn_games.h"
#include "formats/games/bridge/pbn_writer.h"

namespace matador::bridge {
namespace {

template <class Reader>
std::unique_ptr<ForeignReader> make_reader() {
  return std::make_unique<Reader>();
}

Outcome<std::string> pbn_of(const DealRecord& record, const Problem& problem) {
  const absl::StatusOr<std::string> text = write_pbn(record, problem, /*tricks=*/nullptr);
  if (text.ok()) return *text;
  return DealError{record.line_of({"Play", "Bid", "Contract", "Declarer", "Leader", "Vulnerable"}),
                   std::string(text.status().message())};
}

constexpr std::array kFormats{ForeignFormat{.name = "pbn",
                                            .about = "games of bridge in PBN",
                                            .by_first_line = false,
                                            .make_reader = make_reader<PbnGames>,
                                            .write = pbn_of,
                                            .heading = kPbnHeader},
                              ForeignFormat{.name = "lin",
                                            .about = "games of bridge in LIN",
                                            .by_first_line = true,
                                            .make_reader = make_reader<LinReader>}};

}  // namespace

std::span<const ForeignFormat> foreign_formats() { return kFormats; }

}  // namespace matador::bridge
