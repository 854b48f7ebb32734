#include "formats/games/bridge/foreign_formats.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/hand_lines.h"
#include "formats/games/bridge/lin_reader.h"
#include "formats/games/bridge/lin_writer.h"
#include "formats/games/bridge/link_reader.h"
#include "formats/games/bridge/pbn_games.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/games/bridge/rbn_reader.h"
#include "formats/games/bridge/rbn_writer.h"
#include "formats/words/text.h"
#include "solver/games/bridge/rules.h"

namespace matador::bridge {
namespace {

template <class Reader>
std::unique_ptr<ForeignReader> make_reader() {
  return std::make_unique<Reader>();
}

ForeignText pbn_of(const DealRecord& record, const Problem& problem) {
  return write_pbn(record, problem, /*tricks=*/nullptr);
}

ForeignText pbn_with_table(const DealRecord& record, const Problem& problem,
                           const std::vector<Answer>& answers) {
  const TrickTable tricks = tricks_of(answers);
  return write_pbn(record, problem, &tricks);
}

// Below the number of its board, where the deal tells it.
ForeignText dds_table_of(const DealRecord& record, const Problem& /*problem*/,
                         const std::vector<Answer>& answers) {
  const std::string board = reported(record, tags::kBoard);
  return absl::StrCat(board.empty() ? "" : "Board " + board + "\n", dds_table(tricks_of(answers)),
                      "\n");
}

constexpr std::size_t kContracts = Rules::kStrains.size() * Rules::kPlayers;

constexpr std::array kTables{
    ForeignTable{.name = "pbn",
                 .about = "bridge in PBN, each with double-dummy table and par; add "
                          "--from deal for games that were played",
                 .objective = Objective::kTricks,
                 .tasks = kContracts,
                 .write = pbn_with_table,
                 .heading = kPbnHeader},
    ForeignTable{.name = "dds",
                 .about = "bridge: double-dummy tables alone, as libdds has them",
                 .objective = Objective::kTricks,
                 .tasks = kContracts,
                 .write = dds_table_of}};

constexpr std::array kFormats{
    ForeignFormat{.name = "rbn",
                  .about = "games of bridge in RBN",
                  .ending = "rbn",
                  .by_first_line = false,
                  .make_reader = make_reader<RbnReader>,
                  .write = write_rbn,
                  .heading = kRbnHeader},
    ForeignFormat{.name = "pbn",
                  .about = "games of bridge in PBN",
                  .ending = "pbn",
                  .by_first_line = false,
                  .make_reader = make_reader<PbnGames>,
                  .write = pbn_of,
                  .heading = kPbnHeader},
    ForeignFormat{.name = "lin",
                  .about = "games of bridge in LIN",
                  .ending = "lin",
                  .by_first_line = true,
                  .make_reader = make_reader<LinReader>,
                  .write = write_lin,
                  .is_game = begins_like_lin,
                  .add_shortest_auction = add_shortest_auction},
    ForeignFormat{.name = "link",
                  .about = "links to games of bridge, with lin= or the hands n=, e=, s= and w=",
                  .ending = "url",
                  .by_first_line = true,
                  .make_reader = make_link_reader,
                  .is_game = is_link},
    ForeignFormat{.name = "hands",
                  .about = "deals of bridge, N:HAND HAND HAND HAND in a line each",
                  .ending = "txt",
                  .by_first_line = true,
                  .make_reader = make_hands_reader},
    ForeignFormat{.name = "dds-list",
                  .about = "deals of bridge in the list files of libdds",
                  .ending = "txt",
                  .by_first_line = true,
                  .make_reader = make_dds_list_reader,
                  .is_game = is_deal_of_dds_list}};

}  // namespace

std::span<const ForeignFormat> foreign_formats() { return kFormats; }
std::span<const ForeignTable> foreign_tables() { return kTables; }

}  // namespace matador::bridge
