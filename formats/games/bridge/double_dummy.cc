#include "formats/games/bridge/double_dummy.h"

#include <array>
#include <range/v3/algorithm/all_of.hpp>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/text/deal_view.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/cards/seat.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"

namespace matador {

// ---- Double dummy -------------------------------------------------------------------------------

namespace {

using bridge::Rules;
constexpr SeatSet kNobody;
constexpr SeatSet kNorthSouth{Seat::number(1), Seat::number(3)};
constexpr SeatSet kEastWest{Seat::number(2), Seat::number(4)};
constexpr SeatSet kAll{Seat::number(1), Seat::number(2), Seat::number(3), Seat::number(4)};
// The characters that the columns take at least.
constexpr std::size_t kStrainWidth = 8;
constexpr std::size_t kDirectionWidth = 6;
constexpr std::size_t kVulnerableWidth = 14;
constexpr std::size_t kScoreWidth = 8;

// Law 2: who deals and is vulnerable, by the number of the board.
Seat dealer_of_board(int number) { return Seat::from_index((number - 1) % Rules::kPlayers); }
SeatSet vulnerable_on_board(int number) {
  constexpr std::array kFirstFour{kNobody, kNorthSouth, kEastWest, kAll};
  const int round = (number - 1) / 4 % 4;
  return kFirstFour[static_cast<std::size_t>(((number - 1) % 4 + round) % 4)];
}

std::string letters(SeatSet seats) {
  std::string text;
  for (int i = 0; i < Rules::kPlayers; ++i) {
    if (seats.contains(Seat::from_index(i))) text += kCompass[static_cast<std::size_t>(i)];
  }
  return text;
}

std::string contract_text(const bridge::ParContract& contract) {
  const auto strain = static_cast<std::size_t>(contract.bid.strain);
  std::string text = absl::StrCat(letters(contract.declarers), " ", contract.bid.level,
                                  std::string(kPbnStrains[strain]));
  if (contract.risk == bridge::Risk::kDoubled) text += "X";
  if (contract.over() > 0) text += "+";
  return contract.over() == 0 ? text : absl::StrCat(text, contract.over());
}

// Strains as they stand in a table, the highest first.
constexpr std::array<std::size_t, 5> kTableRows{4, 3, 2, 1, 0};

std::string table_rows(const bridge::TrickTable& tricks, const Players& players) {
  std::vector<TextColumn> columns{{.flush = Flush::kLeft, .least = kStrainWidth}};
  for (Seat seat : all_seats(Rules::kPlayers)) {
    columns.push_back({.name = players.place(seat), .least = kDirectionWidth});
  }
  columns[1].least += 2;
  TextTable table(columns);
  for (std::size_t strain : kTableRows) {
    std::vector<std::string> cells{std::string(Rules::kStrains[strain].name)};
    for (int won : tricks[strain]) cells.push_back(absl::StrCat(won));
    table.add(cells);
  }
  return table.text();
}

// Who may be vulnerable.
constexpr std::array kVulnerabilities{kNobody, kNorthSouth, kEastWest, kAll};

std::vector<ParRow> par_rows(const bridge::TrickTable& tricks, const Board& board) {
  std::vector<ParRow> rows;
  for (SeatSet vulnerable : kVulnerabilities) {
    const bridge::Par par = bridge::par(tricks, vulnerable, board.dealer.value_or(Seat::number(1)));
    rows.push_back({.vulnerable = vulnerable_name(vulnerable),
                    .score = par_score(par),
                    .contracts = par_contracts(par),
                    .of_board = vulnerable == board.vulnerable});
  }
  return rows;
}

std::string par_lines(const bridge::TrickTable& tricks, const Board& board,
                      const Players& players) {
  constexpr std::array kNames{"nobody", "North-South", "East-West", "all"};
  const Seat dealer = board.dealer.value_or(Seat::number(1));
  const std::vector<ParRow> rows = par_rows(tricks, board);
  TextTable table({{.flush = Flush::kLeft, .least = kVulnerableWidth},
                   {.flush = Flush::kLeft, .least = kScoreWidth},
                   {.flush = Flush::kLeft}});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    table.add(
        {absl::StrCat(kNames[i], rows[i].of_board ? " *" : ""), rows[i].score, rows[i].contracts});
  }
  const std::string text =
      absl::StrCat("Par where ", players.place(dealer), " deals, by who is vulnerable:\n",
                   table.text({.indent = 2}));
  return board.vulnerable ? text + "* as on this board.\n" : text;
}

}  // namespace

Board board_of(const DealRecord& record) {
  Board board;
  const Tag* number = record.find(tags::kBoard);
  const std::optional<int> reported =
      number == nullptr ? std::nullopt : small_number(number->value);
  if (reported && *reported > 0) {
    board = {.dealer = dealer_of_board(*reported), .vulnerable = vulnerable_on_board(*reported)};
  }
  if (const Tag* tag = record.find(tags::kDealer)) {
    const absl::StatusOr<Seat> dealer =
        read_seat(tag->value, *find_game("bridge"), Rules::kPlayers);
    if (dealer.ok()) board.dealer = *dealer;
  }
  if (const Tag* tag = record.find(tags::kVulnerable)) {
    if (const auto vulnerable = vulnerable_named(tag->value)) board.vulnerable = vulnerable;
  }
  return board;
}

std::optional<SeatSet> vulnerable_named(const std::string& value) {
  const std::string name = absl::AsciiStrToLower(value);
  if (name == "none" || name == "love" || name == "-") return kNobody;
  if (name == "ns") return kNorthSouth;
  if (name == "ew") return kEastWest;
  if (name == "all" || name == "both") return kAll;
  return std::nullopt;
}

std::size_t place_of_vulnerable(SeatSet sides) {
  return (sides.contains(Seat::number(1)) ? 1 : 0) + (sides.contains(Seat::number(2)) ? 2 : 0);
}

std::string vulnerable_name(SeatSet sides) {
  return std::string(kVulnerableNames.at(place_of_vulnerable(sides)));
}

bool is_double_dummy(const std::vector<Answer>& answers) {
  return answers.front().task.game->name() == "bridge" &&
         answers.size() == Rules::kPlayers * Rules::kStrains.size() &&
         ranges::all_of(answers, [](const Answer& answer) { return answer.solution.exact; });
}

bridge::TrickTable tricks_of(const std::vector<Answer>& answers) {
  bridge::TrickTable tricks{};
  for (const Answer& answer : answers) {
    tricks[static_cast<std::size_t>(answer.task.contract.index)][at(answer.task.declarer)] =
        answer.solution.low;
  }
  return tricks;
}

std::vector<ParRow> par_rows(const OwnFacts& said, const std::vector<int>& tricks) {
  bridge::TrickTable table{};
  for (std::size_t i = 0; i < tricks.size(); ++i) {
    table[i / Rules::kPlayers][i % Rules::kPlayers] = tricks[i];
  }
  return par_rows(table, said.as<bridge::Said>().board);
}

std::string par_score(const bridge::Par& par) {
  return absl::StrCat(par.score < 0 ? "EW " : "NS ", std::abs(par.score));
}

std::string par_contracts(const bridge::Par& par) {
  if (par.contracts.empty()) return "Pass";
  return absl::StrJoin(par.contracts, "; ",
                       [](std::string* out, const bridge::ParContract& contract) {
                         *out += contract_text(contract);
                       });
}

std::string double_dummy_view(const std::vector<Answer>& answers, bool symbols) {
  const Answer& any = answers.front();
  const CardFace face(card_style(*any.task.game), symbols);
  const TrickOrder suits = natural_order(any.task.deal.shape().pack, face.style());
  const Players players = players_of(any);
  const bridge::TrickTable tricks = tricks_of(answers);
  const bool ending = any.task.game->is_ending(any.task.deal);  // its tricks make no contract
  return absl::StrCat(
      deal_title(any.deal, players, any.notes, any.task.dealer,
                 which_contracts(answers) + ending_text(any.task, players.words())),
      table_view(any.task.deal, Played(any.task.deal, suits, any.task.leader), suits, face, players,
                 [](Seat) { return ""; }),
      "Tricks of the declarer:\n", table_rows(tricks, players), "\n",
      ending ? "" : par_lines(tricks, any.task.own.as<bridge::Said>().board, players));
}

std::string optimum_result_rows(const bridge::TrickTable& tricks) {
  std::string text;
  for (std::size_t seat : {0U, 2U, 1U, 3U}) {
    for (std::size_t strain : kTableRows) {
      absl::StrAppendFormat(&text, "%c %2s %2d\n", kCompass[seat], std::string(kPbnStrains[strain]),
                            tricks[strain][seat]);
    }
  }
  return text;
}

std::string dds_table(const bridge::TrickTable& tricks) {
  std::string text = absl::StrFormat("%5s %-5s %-5s %-5s %-5s\n", "", tags::kNorth, tags::kSouth,
                                     tags::kEast, tags::kWest);
  for (std::size_t strain : kTableRows) {
    const auto& by_seat = tricks[strain];
    absl::StrAppendFormat(&text, "%5s %5d %5d %5d %5d\n", std::string(kPbnStrains[strain]),
                          by_seat[0], by_seat[2], by_seat[1], by_seat[3]);
  }
  return text;
}

// ---- Board score --------------------------------------------------------------------------------

std::optional<BoardScore> board_score(const Task& task, std::optional<int> won,
                                      const bridge::TrickTable& tricks) {
  const std::optional<bridge::BridgeBid> bid = bridge::bid_of(task);
  const Board board = task.own.as<bridge::Said>().board;
  if (!bid || !board.vulnerable || !won) return std::nullopt;
  const bridge::Par par =
      bridge::par(tricks, *board.vulnerable, board.dealer.value_or(Seat::number(1)));
  const bool north_south = task.game->declaring_side(task).contains(Seat::number(1));
  const int par_score = north_south ? par.score : -par.score;
  const int score = bridge::score({*bid->level, bid->strain}, bid->risk,
                                  board.vulnerable->contains(task.declarer), *won);
  return BoardScore{.score = score, .par = par_score, .imps = bridge::imps(score - par_score)};
}

}  // namespace matador
