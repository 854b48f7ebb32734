// The sheet of an evening of duplicate bridge: what each board brings the side that wins it.

#include <array>
#include <cstdlib>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/games/bridge/auction_text.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_tags.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "formats/words/text.h"
#include "solver/games/bridge/auction.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/bridge/score.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"

namespace matador::bridge {
namespace {

constexpr std::array kColumns{SheetColumn{"contract", 15}, SheetColumn{"tricks", 7},
                              SheetColumn{"score", 7}};
constexpr TotalsForm kForm{.layout = {kColumns}, .has_sides = true, .sums_at_end = true};

// What the score depends on beside the tricks.
struct PlayedBid : OwnResult {
  PlayedBid(const BridgeBid& its_bid, bool is_vulnerable)
      : bid(its_bid), vulnerable(is_vulnerable) {}

  int score(int tricks) const {
    return bridge::score({*bid.level, bid.strain}, bid.risk, vulnerable, tricks);
  }

  BridgeBid bid;
  bool vulnerable;
};

const PlayedBid& bid_of(const ContractResult& contract_result) {
  return static_cast<const PlayedBid&>(*contract_result.own);
}

class BridgeSheet : public RunningTotals {
 public:
  explicit BridgeSheet(const Heading& heading) : RunningTotals(heading, kForm) {}

  ResultForm form() const override {
    return {.points = false,
            .bare_tricks = true,
            .expected = "expected the tricks of the declarer, 9, or +1, = or -2"};
  }
  SeatSet declaring_side(Seat declarer, std::optional<Seat> /*joker*/) const override {
    return Rules::side_of(declarer);
  }
  int score(const ContractResult& contract_result) const override {
    return bid_of(contract_result).score(contract_result.won.tricks);
  }

  std::string remark(const SheetRow& row) const override {
    return bid_of(*row.result.contract_result).vulnerable ? "vulnerable" : "";
  }

 protected:
  // Points go to the side that wins them.
  std::vector<int> gains(const ContractResult& result) const override {
    const bool north_south = Rules::side_of(result.declarer).contains(Seat::number(1));
    const int won = std::abs(result.score);
    return north_south == (result.score > 0) ? std::vector{won, 0} : std::vector{0, won};
  }
  std::string played(const DealResult& result, const CardFace& /*face*/) const override {
    return result.contract_result->bid;
  }
  std::string amount(const ContractResult& result) const override {
    return absl::StrCat(result.won.tricks);
  }
};

class BridgeResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

  absl::StatusOr<DealResult> read() const override {
    return heading().own.as<Said>().passed ? absl::StatusOr<DealResult>(all_passed())
                                           : ResultReader::read();
  }

 protected:
  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    const Task& task = tasks.front();
    MATADOR_ASSIGN_OR_RETURN(const ResultChecker checker,
                             in_tag({tags::kPlay}, ResultChecker::of(task)));
    const std::optional<int> told = tricks_told(task.declarer);
    if (!told && !checker.complete()) return no_end();
    MATADOR_ASSIGN_OR_RETURN(
        const auto won,
        in_tag({tags::kResult}, checker.accept({.tricks = told.value_or(checker.won().tricks)})));
    return scored(task.contract, task.declarer, won.tricks);
  }

  absl::StatusOr<DealResult> of_result_alone() const override {
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    MATADOR_RETURN_IF_ERROR(heading_incomplete());
    const std::optional<int> told = tricks_told(*heading().declarer);
    if (!told) return no_end();
    return scored(*heading().contract, *heading().declarer, *told);
  }

 private:
  // "9", or as PBN has it for a side, "NS 9"; none where it is not known.
  std::optional<int> tricks_told(Seat declarer) const {
    const std::string text = reported_text();
    if (const std::optional<int> tricks = small_number(text)) return tricks;
    const std::vector<std::string> told = words(text);
    const bool north_south = Rules::side_of(declarer).contains(Seat::number(1));
    for (std::size_t i = 0; i + 1 < told.size(); i += 2) {
      const std::optional<int> tricks = small_number(told[i + 1]);
      if (!tricks) return std::nullopt;
      return (told[i] == "NS") == north_south ? *tricks : Rules::kTricks - *tricks;
    }
    return std::nullopt;
  }
  std::string reported_text() const {
    const std::string text = record().value(tags::kResult);
    return text.starts_with('^') ? text.substr(1) : text;
  }

  absl::StatusOr<DealResult> scored(Contract contract, Seat declarer, int tricks) const {
    const Said said = heading().own.as<Said>();
    if (!said.bid || !said.bid->level) {
      return fault({tags::kContract},
                   "the score depends on the level of the contract: [Contract \"3NT\"], or [Bid]");
    }
    const std::string text = write_bid(*said.bid);
    const std::optional<SeatSet> vulnerable = said.board.vulnerable;
    const PlayedBid safe(*said.bid, false);
    const PlayedBid in_danger(*said.bid, true);
    if (!vulnerable && safe.score(tricks) != in_danger.score(tricks)) {
      return fault({tags::kContract},
                   absl::StrCat("who is vulnerable? ", text, " with ", tricks, " tricks is worth ",
                                safe.score(tricks), ", or ", in_danger.score(tricks),
                                " if the declarer is: add [Vulnerable], None, NS, EW or All, or "
                                "the number of the [Board]"));
    }
    ContractResult result{.contract = contract, .declarer = declarer, .won = {}};
    result.won.tricks = tricks;
    result.bid = text;
    result.own = std::make_shared<PlayedBid>(
        *said.bid, vulnerable.has_value() && vulnerable->contains(declarer));
    result.score = sheet().score(result);
    return result_of(std::move(result));
  }
};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<BridgeSheet>,
                                          .reader = matador::make_reader<BridgeResult>};

}  // namespace matador::bridge
