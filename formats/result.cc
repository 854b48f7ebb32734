#include "formats/result.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/card_style.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/games/klorsjavs/klorsjavs.h"
#include "solver/games/klorsjavs/score.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/sjavs/sjavs.h"

namespace matador {
namespace {

constexpr char kExample[] =
    "expected \"points=73 tricks=5\", with solo=yes where one player won all";

// Larger than anything that can be won, and small enough to be added up.
constexpr int kMostWritten = 999;

absl::Status read_amount(const std::string& text, int& amount) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, amount);
  if (error == std::errc() && stop == end && amount >= 0 && amount <= kMostWritten) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(absl::StrCat("bad number ", in_quotes(text), ", ", kExample));
}

absl::Status read_word(const std::string& name, const std::string& value, Winnings& won) {
  if (name == "points") return read_amount(value, won.points);
  if (name == "tricks") return read_amount(value, won.tricks);
  if (name != "solo") {
    const std::string meant = did_you_mean(name, {"points", "tricks", "solo"});
    return absl::InvalidArgumentError(absl::StrCat(
        "unknown word ", in_quotes(name), meant.empty() ? absl::StrCat(", ", kExample) : meant));
  }
  won.solo = true;
  if (value == "yes") return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("solo cannot be ", in_quotes(value), ", only \"yes\", or absent"));
}

// ---- The games ----------------------------------------------------------------------------------

bool is_sjavs(const Game& game) { return game.name() == "sjavs"; }
bool has_sheet(const Game& game) { return is_sjavs(game) || game.name() == "klorsjavs"; }

SeatSet declaring_side(const Heading& heading, Seat declarer) {
  return is_sjavs(*heading.game) ? sjavs::side_of(declarer, heading.seats) : SeatSet{declarer};
}

int score_of(const DealResult& result, Contract contract, const Winnings& won) {
  if (is_sjavs(*result.game)) {
    return sjavs::score(sjavs::trump_of(contract), won,
                        sjavs::scoring_of(result.seats, result.options));
  }
  return klorsjavs::score(klorsjavs::Rules::kBids[static_cast<std::size_t>(contract.index)], won);
}

// ---- One deal -----------------------------------------------------------------------------------

class ResultReader {
 public:
  explicit ResultReader(const DealRecord& record) : record_(record) {}

  Outcome<DealResult> read() {
    const Outcome<Heading> heading = read_heading(record_);
    if (const auto* error = std::get_if<DealError>(&heading)) return *error;
    heading_ = std::get<Heading>(heading);
    if (!has_sheet(*heading_.game)) {
      return fault({"Game"}, absl::StrCat("there is no score-sheet for ",
                                          std::string(heading_.game->name()), " yet"));
    }
    if (const Tag* tag = record_.find("Result")) {
      const absl::StatusOr<Winnings> told = read_winnings(tag->value);
      if (!told.ok()) return fault({"Result"}, told.status().message());
      told_ = *told;
    }
    if (record_.find("Deal") != nullptr) return of_deal();
    if (told_) return of_result_alone();
    return fault({}, "no [Result] tag, and no [Deal] whose [Play] would tell how it ended");
  }

 private:
  Outcome<DealResult> of_deal() const {
    const Outcome<Problem> problem = read_problem(record_);
    if (const auto* error = std::get_if<DealError>(&problem)) return *error;
    const Problem& asked = std::get<Problem>(problem);
    const Outcome<std::vector<Task>> possible = read_tasks(record_, asked, false);
    if (const auto* error = std::get_if<DealError>(&possible)) return *error;
    const auto& tasks = std::get<std::vector<Task>>(possible);
    if (tasks.empty()) return of_passes();

    const absl::StatusOr<Reckoning> reckoning = Reckoning::of(tasks.front());
    if (!reckoning.ok()) return fault({"Play"}, reckoning.status().message());
    if (tasks.size() > 1) return which_of(tasks);
    if (told_) return of_told(*reckoning, tasks.front().contract, tasks.front().declarer);
    if (!reckoning->complete()) {
      return fault({"Play"}, asked.play.empty()
                                 ? "neither [Play] nor [Result] tells how the deal ended"
                                 : "the play is not complete, and no [Result] tells how it ended");
    }
    return ended(tasks.front().contract, tasks.front().declarer, reckoning->won());
  }

  Outcome<DealResult> of_passes() const {
    if (!told_) return all_passed();
    return fault({"Result"},
                 "all pass in the auction: what was played all the same needs [Contract] and "
                 "[Declarer]");
  }

  Outcome<DealResult> of_result_alone() const {
    for (const char* cards : {"Play", "Talon", "Table", "Discard", "Exchange"}) {
      if (record_.find(cards) != nullptr) {
        return fault({cards}, absl::StrCat("[", cards, "] needs [Deal]"));
      }
    }
    for (const auto& [tag, given] : {std::pair{"Contract", heading_.contract.has_value()},
                                     std::pair{"Declarer", heading_.declarer.has_value()}}) {
      if (!given) return fault({}, absl::StrCat("no [", tag, "] tag: without [Deal] it is needed"));
    }
    Contract contract = *heading_.contract;
    if (heading_.game->names_trump()) {
      const auto trumps = klorsjavs::possible_trumps(heading_.trump, heading_.options);
      if (!trumps.ok()) return fault({"Trump"}, trumps.status().message());
      if (trumps->size() > 1) return fault({}, "no [Trump] tag: with farvesjavs it is needed");
      contract.trump = trumps->front();
    }
    const Reckoning reckoning(*heading_.game, heading_.seats,
                              heading_.game->order(contract, heading_.options),
                              declaring_side(heading_, *heading_.declarer));
    return of_told(reckoning, contract, *heading_.declarer);
  }

  Outcome<DealResult> of_told(const Reckoning& reckoning, Contract contract, Seat declarer) const {
    const absl::StatusOr<Winnings> won = reckoning.accept(*told_);
    if (!won.ok()) return fault({"Result"}, won.status().message());
    return ended(contract, declarer, *won);
  }

  // The auction, or the option that lets the declarer name a suit, leaves several.
  DealError which_of(const std::vector<Task>& tasks) const {
    const bool beside = heading_.game->names_trump();
    std::vector<std::string> suits;
    suits.reserve(tasks.size());
    for (const Task& task : tasks) {
      suits.push_back(
          beside ? std::string(card_style(*task.game).name(*task.contract.trump))
                 : contract_names(*task.game)[static_cast<std::size_t>(task.contract.index)]);
    }
    return fault({}, absl::StrCat("no [", beside ? "Trump" : "Contract", "] tag, and it may be ",
                                  absl::StrJoin(suits, " or ")));
  }

  DealResult all_passed() const { return {heading_.game, heading_.seats, heading_.options, {}}; }

  DealResult ended(Contract contract, Seat declarer, const Winnings& won) const {
    DealResult result = all_passed();
    result.ending = {contract, declarer, won, score_of(result, contract, won)};
    return result;
  }

  DealError fault(std::initializer_list<std::string_view> tags, absl::string_view what) const {
    return {record_.line_of(tags), std::string(what)};
  }

  const DealRecord& record_;
  Heading heading_;
  std::optional<Winnings> told_;
};

}  // namespace

absl::StatusOr<Winnings> read_winnings(const std::string& text) {
  Winnings won;
  std::vector<std::string> names;
  for (const std::string& word :
       std::vector<std::string>(absl::StrSplit(text, absl::ByAnyChar(" \t"), absl::SkipEmpty()))) {
    const std::pair<std::string, std::string> halves =
        absl::StrSplit(word, absl::MaxSplits('=', 1));
    if (std::ranges::find(names, halves.first) != names.end()) {
      return absl::InvalidArgumentError(absl::StrCat(in_quotes(halves.first), " is there twice"));
    }
    names.push_back(halves.first);
    if (absl::Status status = read_word(halves.first, halves.second, won); !status.ok()) {
      return status;
    }
  }
  for (const char* needed : {"points", "tricks"}) {
    if (std::ranges::find(names, needed) == names.end()) {
      return absl::InvalidArgumentError(
          absl::StrCat("no ", needed, " in ", in_quotes(text), ", ", kExample));
    }
  }
  return won;
}

Outcome<DealResult> read_result(const DealRecord& record) { return ResultReader(record).read(); }

}  // namespace matador
