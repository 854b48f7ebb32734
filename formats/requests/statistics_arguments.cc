#include "formats/requests/statistics_arguments.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/small_cards.h"
#include "formats/input/deal_tags.h"
#include "formats/input/own_hand.h"
#include "formats/input/problem.h"
#include "formats/query/fixed_cards.h"
#include "solver/cards/seats.h"
#include "solver/statistics/case.h"

namespace matador {
namespace {

// The expression that was read; a fault shows a place in the text, so it begins a new line.
template <typename T>
T usable_text(const char* option, const absl::StatusOr<T>& read) {
  if (read.ok()) return *read;
  throw UsageError(absl::StrCat(option, ":\n", std::string(read.status().message())));
}

// Cards that were typed; a fault shows the place in the text, and the letters of the pack.
template <typename T>
T usable_cards(const std::string& before, const std::string& text, const absl::StatusOr<T>& read,
               const Game& game, int seats) {
  if (read.ok()) return *read;
  const DealError fault = fault_of_value({"", text, 0}, read.status(), game, seats);
  std::string message = absl::StrCat(before, fault.message, "\n", fault.shown);
  message.pop_back();
  throw UsageError(message);
}

}  // namespace

std::string read_fix(const Arguments& arguments, const Game& game, int seats) {
  const std::string fix = arguments.text("fix", "");
  if (!arguments.has("hand")) {
    if (arguments.has("seat")) throw UsageError("--seat is for --hand");
    return fix;
  }
  const Seat seat = usable(read_seat(arguments.text("seat", "1"), game, seats));
  const std::string typed = with_dots(arguments.needed_text("hand"), card_style(game));
  const auto named =
      usable_cards("--hand: ", typed, name_small_cards({typed}, game, seat, seats), game, seats);
  const std::string& text = named.hands.front();
  const CardSet hand = usable_cards(
      "--hand: ", text, read_hand(text, card_style(game), game.shape(seats).pack), game, seats);
  return absl::StrCat(fix, fix.empty() ? "" : " ", seat.number(), ":",
                      write_hand(hand, card_style(game)));
}

Query read_query(const Arguments& arguments) {
  const Game& game = *usable(read_game(arguments.needed_text("game")));
  Query query{.game = &game, .seats = game.seat_counts().front()};
  if (arguments.has("hand")) query.seats = seats_of_hand(arguments.needed_text("hand"), game);
  if (arguments.has("seats"))
    query.seats = usable(read_seat_count(arguments.needed_text("seats"), game));
  const std::string fix = read_fix(arguments, game, query.seats);
  query.fixed = usable_cards("", fix, read_fixed(fix, game, query.seats), game, query.seats);
  if (arguments.has("where")) {
    query.where =
        usable_text("--where", read_condition(arguments.needed_text("where"), game, query.seats));
  }
  return query;
}

void check_where(const Arguments& arguments, const Query& query) {
  if (!query.where) return;
  const DealShape shape = query.game->shape(query.seats);
  const Case facts =
      dealt_case(*query.game, numbered_deal(shape, /*seed=*/0, /*number=*/0, query.fixed),
                 query.dealer, query.options);
  Known known{.deal = &facts, .value = {-Expression::kLargest, Expression::kLargest}};
  for (CardSet fixed : query.fixed) known.cards |= fixed;
  for (Seat seat : all_seats(query.seats)) {
    if (facts.hand(seat) == query.fixed[at(seat)]) known.hands |= seat;
  }
  const absl::Status status =
      check_possible(arguments.needed_text("where"), *query.game, query.seats, known);
  if (!status.ok()) throw UsageError(std::string(status.message()));
}

std::vector<Key> read_by(const Arguments& arguments, const Query& query) {
  return usable_text("--by", read_keys(arguments.needed_text("by"), *query.game, query.seats));
}

}  // namespace matador
