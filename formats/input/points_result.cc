#include "formats/input/points_result.h"

#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/cards/seats.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr int kMatch = 100;  // points for all tricks

int sum(const std::vector<Winnings>& won, int Winnings::*amount) {
  return std::accumulate(won.begin(), won.end(), 0,
                         [&](int all, const Winnings& of_one) { return all + of_one.*amount; });
}

// The reckonings of the first so many players; one is of the declaring side or the declarer.
absl::StatusOr<std::vector<Reckoning>> reckonings_of(Task task, std::size_t players) {
  std::vector<Reckoning> reckonings;
  for (std::size_t i = 0; i < players; ++i) {
    const Seat seat = Seat::from_index(static_cast<int>(i));
    task.player = players > 1 ? std::optional(seat) : std::nullopt;
    absl::StatusOr<Reckoning> reckoning = Reckoning::of(task);
    if (!reckoning.ok()) return reckoning.status();
    reckonings.push_back(*std::move(reckoning));
    if (players > 1) reckonings.back().call(seat_name(seat));
  }
  return reckonings;
}

}  // namespace

Outcome<DealResult> PointsResult::of_tasks(const std::vector<Task>& tasks) const {
  const Task& task = tasks.front();
  const absl::StatusOr<Reckonings> reckonings = reckonings_of(task, sheet().form().players);
  if (!reckonings.ok()) return fault({"Play"}, reckonings.status().message());
  if (differ(tasks)) return which_of(tasks);
  const bool complete = reckonings->front().complete();
  const bool by_trick = sheet().form().by_trick;
  if (by_trick && task.play.empty()) return no_play();
  if (!told() && !complete && !by_trick) return no_end();
  Ending ending{
      .contract = task.contract, .declarer = task.declarer, .won = {}, .joker = task.joker};
  sheet().count_melds(task, ending);
  return of_reckonings(*reckonings, std::move(ending));
}

Outcome<DealResult> PointsResult::of_result_alone() const {
  if (const std::optional<DealError> error = cards_without_deal()) return *error;
  if (sheet().form().by_trick) return no_play();
  if (const std::optional<DealError> error = heading_incomplete()) return *error;
  const Outcome<Contract> contract = contract_told();
  if (const auto* error = std::get_if<DealError>(&contract)) return *error;
  Ending ending{.contract = std::get<Contract>(contract),
                .declarer = *heading().declarer,
                .won = {},
                .joker = joker()};
  ending.melds.assign(sheet().form().melds, 0);
  return of_reckonings(reckonings_without_cards(ending), std::move(ending));
}

PointsResult::Reckonings PointsResult::reckonings_without_cards(const Ending& ending) const {
  const TrickOrder order = heading().game->order(ending.contract, heading().options);
  const auto of_side = [&](SeatSet side) {
    return Reckoning(*heading().game, heading().seats, order, side);
  };
  if (sheet().form().players == 1) {
    return {of_side(sheet().declaring_side(ending.declarer, ending.joker))};
  }
  Reckonings reckonings;
  for (Seat seat : all_seats(heading().seats)) {
    reckonings.push_back(of_side({seat}).call(seat_name(seat)));
  }
  return reckonings;
}

Outcome<DealResult> PointsResult::of_reckonings(const Reckonings& reckonings, Ending ending) const {
  std::vector<Winnings> won;
  for (std::size_t i = 0; i < reckonings.size(); ++i) {
    const absl::StatusOr<Winnings> of_one = winnings(reckonings[i], ending.contract, i);
    if (!of_one.ok()) return fault({"Result"}, of_one.status().message());
    won.push_back(*of_one);
    if (!sheet().form().solo) won.back().solo = false;
  }
  const bool alone = won.size() > 1;
  const bool is_cut_short = sheet().form().by_trick && !reckonings.front().complete();
  if (alone && !is_cut_short) {
    if (absl::Status status = check_sums(ending.contract, won); !status.ok()) {
      return fault({"Result"}, status.message());
    }
  }
  ending.won = won[alone ? at(ending.declarer) : 0];
  if (alone) ending.each = won;
  if (absl::Status status = tell_melds(ending); !status.ok()) {
    return fault({"Result"}, status.message());
  }
  if (absl::Status status = tell_matadors(ending); !status.ok()) {
    return fault({"Result"}, status.message());
  }
  if (absl::Status status = sheet().check(ending); !status.ok()) {
    return fault({"Result", "Declarer"}, status.message());
  }
  ending.score = sheet().score(ending);
  return result_of(std::move(ending));
}

DealError PointsResult::no_play() const {
  return fault({"Result"}, "with count=trick every trick counts as it is won: expected [Play]");
}

// Without cards the last seat is the joker unless another is named, as with them.
std::optional<Seat> PointsResult::joker() const {
  if (heading().joker || !heading().game->table(heading().seats).has_joker) return heading().joker;
  return Seat::number(heading().seats);
}

absl::StatusOr<Winnings> PointsResult::winnings(const Reckoning& reckoning, Contract contract,
                                                std::size_t i) const {
  if (!told()) return reckoning.won();
  Winnings said{.points = told()->points[i], .tricks = told()->tricks[i], .solo = told()->solo};
  // If [Result] need not tell it, the play does.
  if (!sheet().form().solo) said.solo = reckoning.won().solo;
  const absl::StatusOr<Winnings> accepted = reckoning.accept(said);
  // Only the tricks that were played count.
  const bool cut_short = sheet().form().by_trick && !reckoning.complete();
  if (accepted.ok() && cut_short) return reckoning.won();
  if (accepted.ok() || heading().game->order(contract, heading().options).last_trick == 0) {
    return accepted;
  }
  said.points -= kMatch;
  if (!reckoning.accept(said).ok()) return accepted;
  return absl::InvalidArgumentError(absl::StrCat(std::string(accepted.status().message()), "; the ",
                                                 kMatch, " of a match are not counted in points="));
}

// The numbers of all players must add up to the whole deal.
absl::Status PointsResult::check_sums(Contract contract, const std::vector<Winnings>& won) const {
  const DealShape shape = heading().game->shape(heading().seats);
  const TrickOrder order = heading().game->order(contract, heading().options);
  const int tricks = sum(won, &Winnings::tricks);
  const int points = sum(won, &Winnings::points);
  const int all_points = order.points_of(shape.pack) + order.last_trick;
  if (tricks == shape.cards_each() && points == all_points) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("together that is ", points, " points in ", tricks,
                                                 " tricks, expected ", all_points, " points in ",
                                                 shape.cards_each(), " tricks"));
}

// Melds that are told stand where the cards are not known, and else must be those of the cards.
absl::Status PointsResult::tell_melds(Ending& ending) const {
  if (!told() || !told()->melds) return absl::OkStatus();
  const bool cards_known = ending.stoeck.has_value();
  const bool agree =
      *told()->melds == ending.melds && (!told()->stoeck || told()->stoeck == ending.stoeck);
  if (cards_known && !agree) {
    return absl::InvalidArgumentError(
        absl::StrCat("the hands as dealt have melds=", absl::StrJoin(ending.melds, ","),
                     " stoeck=", absl::StrJoin(*ending.stoeck, ",")));
  }
  ending.melds = *told()->melds;
  if (!cards_known) ending.stoeck = told()->stoeck;
  return absl::OkStatus();
}

// The same for matadors.
absl::Status PointsResult::tell_matadors(Ending& ending) const {
  if (!told() || !told()->matadors) return absl::OkStatus();
  if (!ending.matadors.empty() && *told()->matadors != ending.matadors) {
    return absl::InvalidArgumentError(
        absl::StrCat("the hands as dealt have matadors=", absl::StrJoin(ending.matadors, ",")));
  }
  ending.matadors = *told()->matadors;
  return absl::OkStatus();
}

}  // namespace matador
