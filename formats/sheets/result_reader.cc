#include "formats/sheets/result_reader.h"

#include <memory>
#include <numeric>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/sheets/score_sheet.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Result reader ------------------------------------------------------------------------------

absl::StatusOr<DealResult> ResultReader::read() const {
  if (!has_deal()) {
    if (reported_) return of_result_alone();
    if (heading_.all_passed && heading_.game->may_pass()) return all_passed();
    return nothing_reported();
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> possible, tasks());
  if (!possible.empty()) return of_tasks(possible);
  if (!reported_) return all_passed();
  return fault({tags::kResult},
               "all pass in the auction: if the deal was played all the same, add [Contract] and "
               "[Declarer]");
}

absl::Status ResultReader::nothing_reported() const {
  return fault({}, "no [Result] tag, and no [Deal] whose [Play] would tell how it ended");
}

absl::StatusOr<std::vector<Task>> ResultReader::tasks() const {
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem(record_));
  return read_tasks(record_, problem, false);
}

bool ResultReader::differ(const std::vector<Task>& tasks) {
  const Contract& contract = tasks.front().contract;
  return ranges::any_of(tasks, [&](const Task& task) { return task.contract != contract; });
}

absl::Status ResultReader::cards_without_deal() const {
  for (const KnownTag& known : known_tags()) {
    const Tag* tag = known.needs_deal ? record_.find(known.name) : nullptr;
    if (tag != nullptr) return DealError{tag->line, absl::StrCat("[", tag->name, "] needs [Deal]")};
  }
  return absl::OkStatus();
}

absl::Status ResultReader::heading_incomplete() const {
  const Contract contract = heading_.contract.value_or(Contract{});
  const bool declared = heading_.game->is_declared(contract);
  for (const auto& [tag, given] :
       {std::pair{tags::kContract, heading_.contract.has_value()},
        std::pair{tags::kDeclarer, heading_.declarer.has_value() || !declared}}) {
    if (!given)
      return fault({},
                   absl::StrCat("no [", std::string(tag), "] tag: without [Deal] it is needed"));
  }
  return absl::OkStatus();
}

DealResult ResultReader::all_passed() const { return {heading_}; }

DealResult ResultReader::result_of(ContractResult contract_result) const {
  return {heading_, std::move(contract_result)};
}

DealError ResultReader::no_end() const {
  const Tag* play = record_.find(tags::kPlay);
  return fault({tags::kPlay}, play == nullptr || play->value.empty()
                                  ? "neither [Play] nor [Result] tells how the deal ended"
                                  : "the play is not complete, and no [Result] tells how it ended");
}

DealError ResultReader::which_of(const std::vector<Task>& tasks) const {
  const bool beside = heading_.game->info().names_trump;
  std::vector<std::string> suits;
  suits.reserve(tasks.size());
  for (const Task& task : tasks) {
    suits.push_back(
        beside ? std::string(card_style(*task.game).name(*task.contract.trump))
               : contract_names(*task.game)[static_cast<std::size_t>(task.contract.index)]);
  }
  return fault({}, absl::StrCat("no [", std::string(beside ? tags::kTrump : tags::kContract),
                                "] tag, and it may be ", alternatives(suits)));
}

DealError ResultReader::fault(std::initializer_list<TagName> tags, absl::string_view what) const {
  return {record_.line_of(tags), std::string(what)};
}

// ---- Points result ------------------------------------------------------------------------------

namespace {

constexpr int kMatch = 100;  // points for all tricks

int sum(const std::vector<Winnings>& won, int Winnings::*amount) {
  return std::accumulate(won.begin(), won.end(), 0,
                         [&](int all, const Winnings& of_one) { return all + of_one.*amount; });
}

// The checkers of the first players; one is of the declaring side or the declarer.
absl::StatusOr<std::vector<ResultChecker>> checkers_of(Task task, std::size_t players) {
  std::vector<ResultChecker> checkers;
  for (std::size_t i = 0; i < players; ++i) {
    const Seat seat = Seat::from_index(static_cast<int>(i));
    task.player = players > 1 ? std::optional(seat) : std::nullopt;
    MATADOR_ASSIGN_OR_RETURN(ResultChecker checker, ResultChecker::of(task));
    checkers.push_back(std::move(checker));
    if (players > 1) checkers.back().call(seat_name(seat));
  }
  return checkers;
}

}  // namespace

absl::StatusOr<DealResult> PointsResult::of_tasks(const std::vector<Task>& tasks) const {
  const Task& task = tasks.front();
  MATADOR_ASSIGN_OR_RETURN(const ResultCheckers checkers,
                           in_tag({tags::kPlay}, checkers_of(task, sheet().form().players)));
  if (differ(tasks)) return which_of(tasks);
  const bool complete = checkers.front().complete();
  const bool by_trick = sheet().form().by_trick;
  if (by_trick && task.play.empty()) return no_play();
  if (!reported() && !complete && !by_trick) return no_end();
  ContractResult contract_result{
      .contract = task.contract, .declarer = task.declarer, .won = {}, .joker = task.joker};
  sheet().add_what_cards_tell(task, contract_result);
  return of_checkers(checkers, std::move(contract_result));
}

absl::StatusOr<DealResult> PointsResult::of_result_alone() const {
  MATADOR_RETURN_IF_ERROR(cards_without_deal());
  if (sheet().form().by_trick) return no_play();
  MATADOR_RETURN_IF_ERROR(heading_incomplete());
  MATADOR_ASSIGN_OR_RETURN(const Contract contract, contract_reported());
  ContractResult contract_result{.contract = contract,
                                 .declarer = heading().declarer.value_or(Seat::number(1)),
                                 .won = {},
                                 .joker = joker()};
  contract_result.melds.assign(sheet().form().melds, 0);
  return of_checkers(checkers_without_cards(contract_result), std::move(contract_result));
}

PointsResult::ResultCheckers PointsResult::checkers_without_cards(
    const ContractResult& contract_result) const {
  const TrickOrder order = heading().game->order(contract_result.contract, heading().options);
  const auto of_side = [&](SeatSet side) {
    return ResultChecker(*heading().game, heading().seats, order, side);
  };
  if (sheet().form().players == 1) {
    return {of_side(sheet().declaring_side(contract_result.declarer, contract_result.joker))};
  }
  ResultCheckers checkers;
  for (Seat seat : all_seats(heading().seats)) {
    checkers.push_back(of_side({seat}).call(seat_name(seat)));
  }
  return checkers;
}

absl::StatusOr<DealResult> PointsResult::of_checkers(const ResultCheckers& checkers,
                                                     ContractResult contract_result) const {
  std::vector<Winnings> won;
  for (std::size_t i = 0; i < checkers.size(); ++i) {
    MATADOR_ASSIGN_OR_RETURN(const Winnings of_one,
                             in_tag({tags::kResult}, winnings(checkers[i], i, contract_result)));
    won.push_back(of_one);
    if (!sheet().form().solo) won.back().solo = false;
  }
  const bool alone = won.size() > 1;
  const bool is_cut_short = sheet().form().by_trick && !checkers.front().complete();
  if (alone && !is_cut_short) {
    MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult}, check_sums(contract_result.contract, won)));
  }
  contract_result.won = won[alone ? at(contract_result.declarer) : 0];
  if (alone) contract_result.each = won;
  MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult}, tell_melds(contract_result)));
  MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult}, tell_matadors(contract_result)));
  sheet().complete(contract_result);
  MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult, tags::kDeclarer}, sheet().check(contract_result)));
  contract_result.score = sheet().score(contract_result);
  return result_of(std::move(contract_result));
}

DealError PointsResult::no_play() const {
  return fault({tags::kResult},
               "with count=trick every trick counts as it is won: expected [Play]");
}

// Without cards the last seat is the joker unless another is named, as with them.
std::optional<Seat> PointsResult::joker() const {
  if (heading().joker || !heading().game->table(heading().seats).has_joker) return heading().joker;
  return Seat::number(heading().seats);
}

// How many tricks a side with these points can have won: one number, or some between none and all.
// InvalidArgument where it may be all, or none, or neither, because that counts.
absl::StatusOr<std::vector<int>> PointsResult::tricks_possible(const ResultChecker& checker,
                                                               Winnings said) const {
  const int all = heading().game->shape(heading().seats).cards_each();
  std::vector<int> possible;
  for (said.tricks = 0; said.tricks <= all; ++said.tricks) {
    if (checker.accept(said).ok()) possible.push_back(said.tricks);
  }
  if (possible.empty()) {
    return invalid("the declaring side cannot have won ", said.points, " points, ",
                   sheet().form().expected);
  }
  if (possible.size() == 1 || (possible.front() > 0 && possible.back() < all)) return possible;
  const bool every = possible.back() == all;
  const int other = every ? possible[possible.size() - 2] : possible[1];
  return invalid("points=", said.points, " may be won in ",
                 every ? absl::StrCat("all ", all, " tricks") : std::string("no trick"), " or in ",
                 other, ": add tricks=", every ? all : 0, " or tricks=", other);
}

absl::StatusOr<Winnings> PointsResult::winnings(const ResultChecker& checker, std::size_t i,
                                                ContractResult& contract_result) const {
  if (!reported()) return checker.won();
  const Contract contract = contract_result.contract;
  Winnings said{.points = reported()->points[i], .solo = reported()->solo};
  if (reported()->tricks.empty()) {
    MATADOR_ASSIGN_OR_RETURN(const std::vector<int> possible, tricks_possible(checker, said));
    said.tricks = possible.front();
    contract_result.tricks_known = possible.size() == 1;
  } else {
    said.tricks = reported()->tricks[i];
  }
  // If [Result] need not tell it, the play does.
  if (!sheet().form().solo) said.solo = checker.won().solo;
  const absl::StatusOr<Winnings> accepted = checker.accept(said);
  // Only the tricks that were played count.
  const bool cut_short = sheet().form().by_trick && !checker.complete();
  if (accepted.ok() && cut_short) return checker.won();
  if (accepted.ok() || heading().game->order(contract, heading().options).last_trick == 0) {
    return accepted;
  }
  said.points -= kMatch;
  if (!checker.accept(said).ok()) return accepted;
  return invalid(accepted.status().message(), "; the ", kMatch,
                 " of a match are not counted in points=");
}

// The numbers of all players must add up to the whole deal.
absl::Status PointsResult::check_sums(Contract contract, const std::vector<Winnings>& won) const {
  const DealShape shape = heading().game->shape(heading().seats);
  const TrickOrder order = heading().game->order(contract, heading().options);
  const int tricks = sum(won, &Winnings::tricks);
  const int points = sum(won, &Winnings::points);
  const int all_points = order.points_of(shape.pack) + order.last_trick;
  if (tricks == shape.cards_each() && points == all_points) return absl::OkStatus();
  return invalid("together that is ", points, " points in ", tricks, " tricks, expected ",
                 all_points, " points in ", shape.cards_each(), " tricks");
}

// Melds that are given stand where the cards are not known, and else must be those of the cards.
absl::Status PointsResult::tell_melds(ContractResult& contract_result) const {
  if (!reported() || !reported()->melds) return absl::OkStatus();
  const bool cards_known = contract_result.stoeck.has_value();
  const bool agree = *reported()->melds == contract_result.melds &&
                     (!reported()->stoeck || reported()->stoeck == contract_result.stoeck);
  if (cards_known && !agree) {
    return invalid("the hands as dealt have melds=", absl::StrJoin(contract_result.melds, ","),
                   " stoeck=", absl::StrJoin(*contract_result.stoeck, ","));
  }
  contract_result.melds = *reported()->melds;
  if (!cards_known) contract_result.stoeck = reported()->stoeck;
  return absl::OkStatus();
}

// Fills in the reported matadors, or checks those that the play has decided.
absl::Status PointsResult::tell_matadors(ContractResult& contract_result) const {
  if (!reported() || !reported()->matadors) return absl::OkStatus();
  if (!contract_result.matadors.empty() && *reported()->matadors != contract_result.matadors) {
    return invalid("the hands as dealt have matadors=",
                   absl::StrJoin(contract_result.matadors, ","));
  }
  contract_result.matadors = *reported()->matadors;
  return absl::OkStatus();
}

// ---- Sheet format -------------------------------------------------------------------------------

FieldTexts own_sheet_fields(std::span<const FieldText> SheetFormat::*of) {
  FieldTexts all;
  for (const Game* game : all_games()) {
    const SheetFormat* sheet = format_of(*game).sheet;
    if (sheet == nullptr) continue;
    for (const FieldText& field : sheet->*of) {
      if (ranges::find(all, std::string_view(field.name), &FieldText::name) == all.end()) {
        all.push_back(field);
      }
    }
  }
  return all;
}

}  // namespace matador
