#include "formats/requests/convert_request.h"

#include <memory>
#include <optional>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/completed_record.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/requests/naming_request.h"
#include "formats/sheets/score_sheet.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

constexpr char kDeals[] = "deals";
constexpr char kJson[] = "json";

// What no command could read. Hands may be unknown, and beside a [Result] there may be none.
absl::Status check(const DealRecord& record) {
  if (record.find(tags::kDeal) == nullptr) return read_heading(record).status();
  if (read_problem_or_ending(record).ok()) return absl::OkStatus();
  return read_partial_problem(record).status();
}

}  // namespace

std::vector<std::string> convert_targets() {
  std::vector<std::string> names{kDeals, kJson};
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr) names.emplace_back(format->name);
  }
  return names;
}

absl::StatusOr<Converter> Converter::of(const Arguments& arguments) {
  Converter converter;
  converter.shortest_auction_ = arguments.has(options::kShortestAuction);
  converter.strict_ = arguments.has(options::kStrict);
  const std::string name = arguments.text(options::kTo);
  converter.json_ = is_same_name(kJson, name);
  const ForeignFormat*& written = converter.format_;
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr && is_same_name(format->name, name)) written = format;
  }
  if (written == nullptr && !converter.json_ && !is_same_name(kDeals, name)) {
    return invalid(unknown_word("format", name, convert_targets()));
  }
  const bool needs_auctions = written != nullptr && written->add_shortest_auction != nullptr;
  if (converter.shortest_auction_ && !needs_auctions) {
    return invalid("--shortest-auction is for --to lin, which has contracts by auctions only");
  }
  return converter;
}

std::string Converter::heading() const {
  return format_ == nullptr ? "" : std::string(format_->heading);
}

absl::StatusOr<std::string> Converter::write(const NumberedDeal& deal, const DealRecord& record) {
  if (format_ != nullptr) return write_foreign(deal, record);
  MATADOR_RETURN_IF_ERROR(check(record));
  return json_ ? write_json_record(canonical(record)) : write_record(canonical(record));
}

absl::StatusOr<std::string> Converter::write_foreign(const NumberedDeal& deal, DealRecord record) {
  if (const auto game = game_of(record); game.ok()) {
    const BoardsFormat* boards = format_of(**game).boards;
    if (boards != nullptr) boards->add_number(record, deal.number);
  }
  if (shortest_auction_) format_->add_shortest_auction(record);
  std::vector<Loss> losses;
  absl::StatusOr<std::string> text =
      write_what_has_place(deal, std::move(record), strict_, format_->write, losses);
  losses_.add(losses);
  return text;
}

// ---- Example request ----------------------------------------------------------------------------

namespace {

// The first deal of seed 1 in the usual contract, or in that of the guide.
Task dealt(const Game& game, const GameGuide& guide) {
  UsualPlay play{.game = &game,
                 .seats = guide.seats > 0 ? guide.seats : game.seat_counts().front()};
  if (!guide.contract.empty()) {
    play.contract = read_contract(std::string(guide.contract), game).value();
  }
  return numbered_tasks(play, /*seed=*/1, 1).front();
}

// Plays the deal to its end as well as can be, but for the first card after the first trick that
// somebody can do worse with: there he does.
void play_to_the_end(Task& task, Solver& solver) {
  Request request{.objective = usual_objective(task), .line = true};
  const Solution whole = solver.solve(task, request).value();
  if (!task.exchange) task.exchange = whole.exchange;
  request.cards = true;
  for (const Move move : whole.line) {
    const bool first_trick = static_cast<int>(task.play.size()) < task.deal.seats();
    if (!first_trick) {
      const Solution here = solver.solve(task, request).value();
      const auto worse = ranges::find_if(
          here.moves, [&](const MoveValue& other) { return other.value != here.low; });
      if (worse != here.moves.end()) {
        task.play.push_back(worse->move);
        const std::vector<Move> rest = solver.solve(task, request).value().line;
        task.play.insert(task.play.end(), rest.begin(), rest.end());
        return;
      }
    }
    task.play.push_back(move);
  }
}

int tricks_of_side(const Task& task) {
  return won_by(task.game->declaring_side(task), played_so_far(task).value()).tricks;
}

// `tricks`: those of the declaring side in the end.
DealRecord example_record(const Task& task, int tricks) {
  DealRecord record = record_of(task);
  if (const BoardsFormat* boards = format_of(*task.game).boards) {
    boards->complete_example(record, task, tricks);
  }
  return record;
}

// What the sheet of the game needs to know of a complete play; none where the game has no sheet.
std::optional<std::string> result_of(const DealRecord& record) {
  const std::unique_ptr<ScoreSheet> sheet = make_sheet(*read_heading(record));
  if (sheet == nullptr) return std::nullopt;
  return write_result(*read_result(record).value().contract_result, sheet->form());
}

// "spades.hearts.diamonds.clubs"
std::string groups_of(const Game& game) {
  const CardStyle& style = card_style(game);
  std::vector<std::string> groups;
  for (Suit suit : style.groups) groups.emplace_back(style.name(suit));
  return absl::StrJoin(groups, ".");
}

// Each tag below what it means.
std::string explained(const DealRecord& record) {
  std::string text;
  for (const Tag& tag : record.tags) {
    const KnownTag* known = known_tag(tag.name);
    if (known != nullptr && !known->about.empty()) {
      absl::StrAppend(&text, "% ", std::string(known->about), "\n");
    }
    text += write_record({.tags = {tag}});
    text.pop_back();  // the blank line that would end the deal
  }
  return text + "\n";
}

}  // namespace

std::string example_deal(const Game& game) {
  const GameGuide& guide = format_of(game).guide;
  Solver solver;
  Task task = dealt(game, guide);
  play_to_the_end(task, solver);
  const int tricks_won = tricks_of_side(task);
  const std::optional<std::string> result = result_of(example_record(task, tricks_won));
  // A whole number of tricks, so that a lead is to be found.
  const int seats = task.deal.seats();
  const int tricks = static_cast<int>(task.play.size()) / seats;
  task.play.erase(task.play.begin() + (tricks + 1) / 2 * seats, task.play.end());
  DealRecord record = example_record(task, tricks_won);
  const Seat to_play = *played_so_far(task).value().to_play();
  record.add(tags::kSeat, absl::StrCat(game.player_of(task, to_play).number()));
  if (result) record.add(tags::kResult, *result);
  return absl::StrCat("% A deal of ", std::string(guide.title), ", for matador solve, replay",
                      result ? ", advise and score.\n" : " and advise.\n",
                      "% Lines in brackets are tags; lines with % are comments. A hand is\n% ",
                      groups_of(game), "; for advise, - is one that is not seen.\n",
                      explained(record));
}

// ---- Suite file ---------------------------------------------------------------------------------

std::string suite_file(const Game& game, const BenchSuite& suite, std::uint64_t seed) {
  std::string file;
  for (const Task& task : suite_tasks(game, suite, seed)) {
    Problem problem{.game = &game, .deal = task.deal, .contract = task.contract};
    problem.trump = task.contract.trump;
    if (!game.info().counts_penalties) problem.declarer = task.declarer;
    file += write_record(write_problem(problem));
  }
  return file;
}

}  // namespace matador
