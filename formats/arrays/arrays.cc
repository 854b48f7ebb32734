#include "formats/arrays/arrays.h"

#include <algorithm>
#include <array>
#include <bit>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/input/given_tags.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/requests/options.h"
#include "formats/requests/solve_request.h"
#include "solver/deals/numbered.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Masks --------------------------------------------------------------------------------------

namespace {

std::size_t masks_in(const DealShape& shape) {
  return static_cast<std::size_t>(shape.seats * (shape.hands + 2 * shape.piles));
}

// The one card of a mask.
absl::StatusOr<Card> only_card(std::uint64_t mask, const std::string& name) {
  if (std::has_single_bit(mask)) return CardSet::from_mask(mask).first();
  return invalid(name, " has ", std::popcount(mask), " cards, expected 1");
}

}  // namespace

std::vector<std::string> mask_names(const DealShape& shape) {
  std::vector<std::string> names;
  for (Seat seat : all_seats(shape.seats)) names.push_back(seat_name(shape, seat));
  for (Seat seat : all_seats(shape.hands > 1 ? shape.seats : 0)) {
    names.push_back(seat_name(shape, seat) + ", second hand");
  }
  for (Seat seat : all_seats(shape.piles > 0 ? shape.seats : 0)) {
    for (int pile = 1; pile <= shape.piles; ++pile) {
      const std::string name = absl::StrCat(seat_name(shape, seat), ", pile ", pile);
      names.insert(names.end(), {name + ", face up", name + ", face down"});
    }
  }
  return names;
}

std::vector<std::uint64_t> masks_of(const Deal& deal) {
  std::vector<std::uint64_t> masks;
  for (Seat seat : all_seats(deal.seats())) masks.push_back(deal.hand(seat).mask());
  for (Seat seat : all_seats(deal.shape().hands > 1 ? deal.seats() : 0)) {
    masks.push_back(deal.second_hand(seat).mask());
  }
  for (Seat seat : all_seats(deal.seats())) {
    for (const Pile& pile : deal.piles(seat)) {
      masks.insert(masks.end(), {CardSet{pile.up}.mask(), CardSet{pile.down}.mask()});
    }
  }
  return masks;
}

absl::StatusOr<Deal> deal_of_masks(const DealShape& shape, std::span<const std::uint64_t> masks) {
  for (std::uint64_t mask : masks) {
    const int highest = static_cast<int>(std::bit_width(mask)) - 1;
    if (highest < kCards) continue;
    return invalid("bit ", highest, " is no card, expected bits 0 to ", kCards - 1);
  }
  DealBuilder builder(shape);
  auto next = masks.begin();
  for (Seat seat : all_seats(shape.seats)) builder.give(seat, CardSet::from_mask(*next++));
  for (Seat seat : all_seats(shape.hands > 1 ? shape.seats : 0)) {
    builder.give_second(seat, CardSet::from_mask(*next++));
  }
  if (shape.piles == 0) return builder.build();
  const std::vector<std::string> names = mask_names(shape);
  for (Seat seat : all_seats(shape.seats)) {
    for (int pile = 0; pile < shape.piles; ++pile) {
      const auto place = static_cast<std::size_t>(next - masks.begin());
      MATADOR_ASSIGN_OR_RETURN(const Card up, only_card(next[0], names[place]));
      MATADOR_ASSIGN_OR_RETURN(const Card down, only_card(next[1], names[place + 1]));
      builder.lay(seat, {up, down});
      next += 2;
    }
  }
  return builder.build();
}

absl::StatusOr<GameOfMasks> game_of_masks(const std::string& name, std::size_t masks,
                                          const std::string& seats) {
  MATADOR_ASSIGN_OR_RETURN(const Game* const found, read_game(name));
  const Game& game = *found;
  int asked = 0;
  if (!seats.empty()) {
    MATADOR_ASSIGN_OR_RETURN(asked, read_seat_count(seats, game));
  }
  const auto& tables = game.info().tables;
  const auto fits = [&](const TableInfo& table) {
    return masks_in(table.shape) == masks && (asked == 0 || table.shape.seats == asked);
  };
  const auto table = ranges::find_if(tables, fits);
  if (table != tables.end()) return GameOfMasks{&game, table->shape.seats};
  const DealShape& shape = game.shape(asked == 0 ? game.seat_counts().front() : asked);
  return invalid("hands: a row has ", masks, " masks, expected ", masks_in(shape), ": ",
                 absl::StrJoin(mask_names(shape), "; "));
}

namespace {

using IsOfArrays = bool (*)(const CommandOption& option);

absl::Status check_options(const Arguments& arguments, IsOfArrays is_of_arrays) {
  for (const CommandOption& option : options_of("solve")) {
    const bool given = arguments.find(option.name) != nullptr && option.name != options::kJson.name;
    if (!given || is_of_arrays(option)) continue;
    return invalid("--", option.name, ": an array has no place for it");
  }
  return absl::OkStatus();
}

bool is_of_values(const CommandOption& option) {
  constexpr std::array kOthers{options::kLine.name, options::kExchanges.name, options::kMs.name};
  return (option.who & kInPython) && ranges::find(kOthers, option.name) == kOthers.end();
}

}  // namespace

bool is_of_arrays(const CommandOption& option) {
  if (option.name == options::kHand.name || option.name == options::kBoard.name) return false;
  return is_of_values(option) && ranges::none_of(known_tags(), [&](const KnownTag& tag) {
           return (tag.needs_deal || tag.name == tags::kDeal) &&
                  option_of_tag(tag.name) == option.name;
         });
}

absl::StatusOr<AlikeDeals> read_alike_deals(const GameOfMasks& game, const Arguments& arguments) {
  MATADOR_RETURN_IF_ERROR(check_options(arguments, is_of_arrays));
  MATADOR_ASSIGN_OR_RETURN(const Reading reading, read_reading(arguments));
  const Problem any{.game = game.game,
                    .deal = numbered_deal(game.game->shape(game.seats), /*seed=*/0, /*number=*/0)};
  AlikeDeals alike{
      .deal = read_as({1, "hands", write_problem(any), 0}, reading),
      .problem = {},
  };
  absl::StatusOr<DealRecord>& content = alike.deal.content;
  absl::StatusOr<Problem> problem = content.ok() ? read_problem(*content) : content.status();
  if (!problem.ok()) {
    const DealError error = DealError::of(problem);
    std::string lines = error_lines({0, "command line", error, 0}, error);
    lines.pop_back();
    return invalid(lines);
  }
  alike.problem = *std::move(problem);
  return alike;
}

// ---- Settings -----------------------------------------------------------------------------------

absl::StatusOr<SolveSettings> read_array_settings(const Arguments& arguments, bool vol) {
  MATADOR_RETURN_IF_ERROR(check_options(arguments, is_of_values));
  if (vol && (arguments.has(options::kObjectives) || arguments.has(options::kCards))) {
    return invalid("vol is a question of its own, without --objective and --cards");
  }
  MATADOR_ASSIGN_OR_RETURN(SolveSettings settings,
                           read_solve_settings(arguments, /*symbols=*/false));
  settings.format = Format::kJson;  // which has the values that are asked for, and no others
  settings.request.cards = arguments.has(options::kCards);
  settings.request.line = false;
  settings.vol = vol;
  settings.heard_alone = true;
  settings.marks_best = false;
  return settings;
}

// ---- Array solver -------------------------------------------------------------------------------

namespace {

// All that is wrong, without the places in a file.
std::string message_of(const DealError& error) {
  std::string message = error.message;
  for (const DealError& other : error.more) absl::StrAppend(&message, "; ", message_of(other));
  return message;
}

}  // namespace

std::string fault_of_row(std::size_t row, const std::string& fault) {
  return absl::StrCat("hands: row ", row, ": ", fault);
}

ArraySolver::ArraySolver(const SolveSettings& settings)
    : settings_(settings), solver_(settings.solver) {
  settings_.listener = [this](const Answer& answer) {
    row_->answers.push_back({.column = {answer.request.objective, answer.task},
                             .low = answer.solution.low,
                             .high = answer.solution.high,
                             .moves = answer.solution.moves});
  };
}

absl::Status ArraySolver::answer(const NumberedDeal& deal, const Problem& problem, ValueRow& row) {
  row.game = problem.game;
  row.seats = problem.deal.seats();
  row_ = &row;
  return DealSolver(deal, settings_, solver_).solve(*deal.content, problem).status();
}

ValueRow ArraySolver::row_of_text(const NumberedDeal& deal) {
  ValueRow row;
  const Report report = report_on(
      deal,
      [&](const NumberedDeal& /*deal*/, const DealRecord& record) -> absl::StatusOr<std::string> {
        MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem_or_ending(record));
        row.masks = masks_of(problem.deal);
        MATADOR_RETURN_IF_ERROR(answer(deal, problem, row));
        return "";
      });
  row.messages = report.messages;
  row.good = report.status.ok();
  if (!row.good) row.answers.clear();
  return row;
}

ValueRow ArraySolver::row_of_masks(AlikeDeals& alike, std::size_t row_number,
                                   std::span<const std::uint64_t> masks) {
  ValueRow row;
  std::optional<std::string> fault;
  const DealShape& shape = alike.problem.deal.shape();
  absl::StatusOr<Deal> deal = deal_of_masks(shape, masks);
  if (deal.ok()) {
    row.masks.assign(masks.begin(), masks.end());
    alike.problem.deal = *std::move(deal);
    const absl::Status status = answer(alike.deal, alike.problem, row);
    if (!status.ok()) fault = message_of(DealError::of(status));
  } else {
    fault = std::string(deal.status().message());
  }
  if (!fault) return row;
  row.good = false;
  row.answers.clear();
  row.messages = fault_of_row(row_number, *fault) + "\n";
  return row;
}

// ---- Value table --------------------------------------------------------------------------------

namespace {

auto place_of(const ValueColumn& column) {
  const Task& task = column.task;
  return std::tie(column.objective, task.contract, task.as_joker, task.declarer, task.joker,
                  task.tout, task.all_passed, task.player);
}

}  // namespace

bool ValueColumn::operator<(const ValueColumn& other) const {
  return place_of(*this) < place_of(other);
}

absl::Status ValueTable::add(const ValueRow& row) {
  if (row.game != nullptr && game_ == nullptr) {
    game_ = row.game;
    seats_ = row.seats;
    masks_.resize(rows_ * masks_in(game_->shape(seats_)));
  }
  if (row.game != nullptr && (row.game != game_ || row.seats != seats_)) {
    const auto table = [](const Game& game, int seats) {
      return absl::StrCat(std::string(game.name()), " with ", seats, " players");
    };
    return invalid("deal ", rows_ + 1, " is of ", table(*row.game, row.seats),
                   ", those before are of ", table(*game_, seats_), ": an array is of one game");
  }
  masks_.insert(masks_.end(), row.masks.begin(), row.masks.end());
  for (const ColumnAnswer& answer : row.answers) {
    ColumnValues& values = columns_[answer.column];
    values.low.resize(rows_ + 1, kNoValue);
    values.high.resize(rows_ + 1, kNoValue);
    values.low.back() = answer.low;
    values.high.back() = answer.high;
    if (!cards_) continue;
    values.cards.resize((rows_ + 1) * kCards, kNoValue);
    for (const MoveValue& move : answer.moves) {
      if (!move.move.is_card()) continue;
      const auto card = static_cast<std::size_t>(move.move.card.index());
      values.cards[rows_ * kCards + card] = move.value;
    }
  }
  ++rows_;
  if (game_ != nullptr) masks_.resize(rows_ * masks_in(game_->shape(seats_)));
  return check_size();
}

absl::Status ValueTable::check_size() const {
  const std::size_t numbers = columns_.size() * (cards_ ? kCards + 2 : 2);
  if (rows_ * numbers <= kMostBytes / sizeof(std::int32_t)) return absl::OkStatus();
  return invalid("the values of ", rows_, " deals in ", columns_.size(), " columns take ",
                 kMostBytes >> 30, " GiB: ask about fewer deals at once");
}

std::vector<std::string> ValueTable::columns() const {
  std::vector<std::string> texts;
  for (const auto& [column, values] : columns_) {
    nlohmann::ordered_json json = json_of(task_fields(), column.task);
    json.erase("leader");  // which may differ from deal to deal
    add_fields(asked_fields(), AskedValue{column.task.player, column.objective}, json);
    if (vol_) json["objective"] = "vol";
    texts.push_back(json.dump());
  }
  return texts;
}

std::vector<std::uint64_t> ValueTable::masks() const { return masks_; }

std::vector<std::int32_t> ValueTable::take(std::vector<std::int32_t> ColumnValues::*numbers) {
  const std::size_t each = numbers == &ColumnValues::cards ? kCards : 1;
  const std::size_t width = columns_.size() * each;
  std::vector<std::int32_t> all(rows_ * width, kNoValue);
  std::size_t place = 0;
  for (auto& [column, values] : columns_) {
    const std::vector<std::int32_t> own = std::exchange(values.*numbers, {});
    for (std::size_t row = 0; row * each < own.size(); ++row) {
      std::copy_n(own.begin() + static_cast<std::ptrdiff_t>(row * each), each,
                  all.begin() + static_cast<std::ptrdiff_t>(row * width + place));
    }
    place += each;
  }
  return all;
}

}  // namespace matador
