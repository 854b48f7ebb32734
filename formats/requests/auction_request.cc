#include "formats/requests/auction_request.h"

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/algorithm/find_if.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/text/auction_view.h"
#include "formats/words/text.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Auction request ----------------------------------------------------------------------------

namespace {

absl::StatusOr<AuctionAnswer> run_deal_auction(const NumberedDeal& deal, const DealRecord& record) {
  const absl::StatusOr<const Game*> game = game_of(record);
  if (game.ok() && !(*game)->has_auction()) {
    const bool may_bid = format_of(**game).bids != nullptr;
    return DealError{record.line_of({tags::kGame}),
                     absl::StrCat(std::string((*game)->name()), " has no forced auction",
                                  may_bid ? "; --hand tells how far one hand may bid" : "")};
  }
  MATADOR_ASSIGN_OR_RETURN(const Problem asked, read_problem(record));
  return AuctionAnswer{.deal = deal.number,
                       .problem = asked,
                       .auction = forced_auction(*asked.game, asked.deal, forehand(asked)),
                       .notes = read_notes(record, *asked.game, asked.deal.seats())};
}

std::string written(const AuctionAnswer& answer, Format format, bool symbols) {
  if (format == Format::kJson) return auction_json(answer);
  if (format == Format::kCsv) return auction_csv(answer);
  return auction_view(answer, symbols) + "\n";
}

// What was said before this player speaks; nothing where nobody tells of it.
absl::StatusOr<std::vector<Statement>> said_before(Seat seat, const DealRecord& record,
                                                   const Heading& heading) {
  if (record.find(tags::kStatements) == nullptr) return std::vector<Statement>{};
  MATADOR_ASSIGN_OR_RETURN(std::vector<Statement> said,
                           read_statements(record.value(tags::kStatements), heading.seats));
  const Seat first = forehand(heading.seats, heading.dealer);
  std::size_t before = 0;
  for (Seat other = first; other != seat; other = other.next(heading.seats)) ++before;
  if (said.size() < before) {
    return invalid(counted(said.size(), "statement"), ", expected ", before,
                   ": that is how many speak before ", seat_name(*heading.game, seat));
  }
  said.resize(before);
  return said;
}

// A hand that is not complete, with the cards that lie open before its player.
absl::Status fault_of_hand(const HandOfSeat& alone, const DealRecord& record,
                           const Heading& heading) {
  const DealShape& shape = heading.game->shape(heading.seats);
  const int cards = shape.hand_size + shape.piles;
  if (alone.hand.size() == cards) return absl::OkStatus();
  const Players players(*heading.game, heading.seats, heading.names);
  return DealError{record.line_of({tags::kDeal}),
                   absl::StrCat(players.title(alone.seat), " holds ", alone.hand.size(),
                                " cards, expected ", cards)};
}

// What a hand alone bids, where the deal tells only one.
std::optional<absl::StatusOr<BidAnswer>> bid_of_hand(const NumberedDeal& deal,
                                                     const DealRecord& record) {
  const absl::StatusOr<Heading> heading = read_heading(record);
  if (!heading.ok() || !heading->game->has_auction()) return std::nullopt;
  const auto alone = hand_alone(record, *heading->game, heading->seats);
  if (!alone) return std::nullopt;
  MATADOR_RETURN_IF_ERROR(fault_of_hand(*alone, record, *heading));
  MATADOR_ASSIGN_OR_RETURN(auto before, in_line(record.line_of({tags::kStatements}),
                                                said_before(alone->seat, record, *heading)));
  return BidAnswer{deal.number, *heading, alone->seat, alone->hand, std::move(before)};
}

// The whole talon, or no card where the player has not seen it.
absl::StatusOr<CardSet> seen_talon(const DealRecord& record, const Heading& heading, CardSet hand) {
  const CardStyle& style = card_style(*heading.game);
  const absl::StatusOr<CardSet> talon = read_cards(record.value(tags::kTalon), style);
  if (!talon.ok() || talon->empty()) return talon;
  const int expected = heading.game->shape(heading.seats).talon_size();
  if (talon->size() != expected) {
    return invalid("the talon has ", counted(talon->size(), "card"), ", expected ", expected);
  }
  if (const CardSet twice = *talon & hand; !twice.empty()) {
    return invalid("the talon has ", write_card(*twice.begin(), style), ", which the hand has");
  }
  return talon;
}

// How far one hand may bid, where it is free to.
std::optional<absl::StatusOr<std::string>> free_bids(const NumberedDeal& deal,
                                                     const DealRecord& record, Format format,
                                                     bool symbols) {
  const absl::StatusOr<Heading> heading = read_heading(record);
  const BidsFormat* bids = heading.ok() ? format_of(*heading->game).bids : nullptr;
  if (bids == nullptr) return std::nullopt;
  const auto alone = hand_alone(record, *heading->game, heading->seats);
  if (!alone) return std::nullopt;
  if (format == Format::kCsv) {
    return DealError{record.line_of({tags::kDeal}),
                     "how far a hand may bid is told as text, or with --json"};
  }
  MATADOR_RETURN_IF_ERROR(fault_of_hand(*alone, record, *heading));
  MATADOR_ASSIGN_OR_RETURN(const CardSet talon, in_line(record.line_of({tags::kTalon}),
                                                        seen_talon(record, *heading, alone->hand)));
  const BidsOfHand question{deal.number, *heading, alone->seat, alone->hand, talon};
  return format == Format::kJson ? bids->json(question) : bids->text(question, symbols) + "\n";
}

}  // namespace

absl::StatusOr<std::string> answer_auction(const NumberedDeal& deal, const DealRecord& record,
                                           Format format, bool symbols) {
  if (const auto bid = bid_of_hand(deal, record); bid && format != Format::kCsv) {
    MATADOR_ASSIGN_OR_RETURN(const BidAnswer hand, *bid);
    return format == Format::kJson ? bid_json(hand) : bid_view(hand, symbols) + "\n";
  }
  if (const auto bids = free_bids(deal, record, format, symbols)) return *bids;
  MATADOR_ASSIGN_OR_RETURN(const AuctionAnswer answer, run_deal_auction(deal, record));
  return written(answer, format, symbols);
}

// ---- Melds request ------------------------------------------------------------------------------

namespace {

std::string written(const MeldsFormat& melds, const MeldsQuestion& question, Format format,
                    bool symbols) {
  if (format == Format::kJson) return melds.json(question);
  if (format == Format::kCsv) return melds.csv(question);
  return melds.text(question, symbols) + "\n";
}

}  // namespace

std::string melds_heading(Format format) {
  if (format != Format::kCsv) return "";
  for (const GameFormat* game : all_formats()) {
    if (const MeldsFormat* melds = game->melds) return melds->csv_header();
  }
  return "";
}

absl::StatusOr<std::string> answer_melds(const NumberedDeal& deal, const DealRecord& record,
                                         Format format, bool symbols) {
  const absl::StatusOr<Heading> known = read_heading(record);
  const MeldsFormat* const melds = known.ok() ? format_of(*known->game).melds : nullptr;
  if (known.ok() && melds == nullptr) {
    return DealError{record.line_of({tags::kGame}),
                     absl::StrCat(std::string(known->game->name()), " has no melds")};
  }
  if (known.ok() && format != Format::kCsv) {
    if (const auto alone = hand_alone(record, *known->game, known->seats)) {
      const int cards = known->game->shape(known->seats).hand_size;
      if (alone->hand.size() != cards) {
        return DealError{record.line_of({tags::kDeal}),
                         absl::StrCat(seat_name(*known->game, alone->seat), " holds ",
                                      alone->hand.size(), " cards, expected ", cards)};
      }
      const MeldsOfHand question{deal.number, *known, alone->seat, alone->hand};
      return format == Format::kJson ? melds->json_of_hand(question)
                                     : melds->text_of_hand(question, symbols) + "\n";
    }
  }
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem(record));
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, read_tasks(record, problem, false));
  // Where there is a task for each player they differ in nothing that matters to melds.
  const Task& task = tasks.front();
  return written(*melds, {deal.number, task, read_notes(record, *problem.game, task.deal.seats())},
                 format, symbols);
}

// ---- Count request ------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// A play so far.
struct Count {
  const Task& task;
  const Played& played;

  bool has_points() const { return task.game->has(Objective::kPoints, task.contract); }
  bool has_sides() const {
    return !task.game->everyone_for_himself(task.deal.seats(), task.contract);
  }
};

template <int Winnings::*Amount>
Json by_seat(const Count& count) {
  Json list = Json::array();
  for (const Seat seat : all_seats(count.task.deal.seats())) {
    list.push_back(won_by({seat}, count.played).*Amount);
  }
  return list;
}

// ---- Tricks -------------------------------------------------------------------------------------

struct WonTrick {
  const Trick& trick;
  bool has_points;
};

using TrickField = Field<WonTrick>;

constexpr std::array kTrickFields{
    TrickField{{"seat", "SeatNumber"},
               [](const WonTrick& won) -> Json { return won.trick.winner.number(); }},
    TrickField{{"points", "number?"}, [](const WonTrick& won) {
                 return won.has_points ? Json(won.trick.points) : kAbsent;
               }}};

Json tricks_won(const Count& count) {
  Json list = Json::array();
  for (int i = 0; i < count.played.complete_tricks(); ++i) {
    const Trick& trick = count.played.tricks()[static_cast<std::size_t>(i)];
    list.push_back(json_of<WonTrick>(kTrickFields, {trick, count.has_points()}));
  }
  return list;
}

// ---- Sides --------------------------------------------------------------------------------------

struct Side {
  std::vector<int> seats;
  Winnings won;
  bool has_points;
};

using SideField = Field<Side>;

constexpr std::array kSideFields{
    SideField{{"seats", "SeatNumber[]"}, member<&Side::seats>},
    SideField{{"tricks", "number"}, [](const Side& side) -> Json { return side.won.tricks; }},
    SideField{{"points", "number?"},
              [](const Side& side) { return side.has_points ? Json(side.won.points) : kAbsent; }}};

// The declaring side, or its opponents.
Side side_of(const Count& count, bool declares) {
  Side side{{}, {}, count.has_points()};
  SeatSet members;
  for (const Seat seat : all_seats(count.task.deal.seats())) {
    if (count.task.game->declaring_side(count.task).contains(seat) != declares) continue;
    side.seats.push_back(seat.number());
    members |= seat;
  }
  side.won = won_by(members, count.played);
  return side;
}

Json sides_json(const Count& count) {
  if (!count.has_sides()) return kAbsent;
  return list_of<Side>(kSideFields, {side_of(count, true), side_of(count, false)});
}

// ---- The answer ---------------------------------------------------------------------------------

constexpr std::array kNeededFields{
    Field<Rung>{
        {"points", "number?"},
        [](const Rung& rung) { return rung.goal == Goal::kPoints ? Json(rung.target) : kAbsent; }},
    Field<Rung>{{"tricks", "number?"}, [](const Rung& rung) {
                  return rung.goal == Goal::kTricks ? Json(rung.target) : kAbsent;
                }}};

// What wins the deal for the declaring side: nothing where no number of points or tricks does.
Json needed_json(const Count& count) {
  if (!count.has_sides()) return kAbsent;
  const std::vector<Rung> ladder = count.task.game->outcome_ladder(count.task);
  const auto winning = ranges::find_if(ladder, [](const Rung& rung) { return rung.value > 0; });
  if (winning == ladder.end()) return kAbsent;
  Json json = json_of<Rung>(kNeededFields, *winning);
  return json.empty() ? kAbsent : json;
}

// Until the called card is played.
bool is_secret(const Count& count) {
  const auto called = count.task.game->order(count.task).called;
  if (!called || !count.has_sides()) return false;
  for (const Seat seat : all_seats(count.task.deal.seats())) {
    if (count.played.hand(seat).contains(called->card)) return true;
  }
  return false;
}

using CountField = Field<Count>;

constexpr std::array kCountFields{
    CountField{{"won", "WonTrick[]",
                "Of each trick the `seat` that took it and its `points`, where points count."},
               tricks_won},
    CountField{{"tricks", "number[]", "By seat."}, by_seat<&Winnings::tricks>},
    CountField{{"points", "number[]?"},
               [](const Count& count) {
                 return count.has_points() ? by_seat<&Winnings::points>(count) : kAbsent;
               }},
    CountField{{"sides", "Side[]?",
                "The declaring side and its opponents: `seats`, `tricks`, `points`; absent where "
                "everyone plays for himself."},
               sides_json},
    CountField{{"needed", "{ points?: number; tricks?: number }?",
                "The `points` or `tricks` that win the deal for the declaring side; absent where "
                "no such number does."},
               needed_json},
    CountField{{"secret", "true?",
                "`true` while the players do not know yet who is on which side; else absent."},
               [](const Count& count) { return given_if(is_secret(count)); }}};

}  // namespace

FieldTexts count_fields() { return texts_of<Count>(kCountFields); }

absl::StatusOr<std::string> answer_count(const NumberedDeal& deal, const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem(record));
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(record, problem, /*all_contracts=*/false));
  if (tasks.empty()) {
    return DealError{record.line_of({tags::kDeal}), "everybody passes"};
  }
  // Where there is a task for each player they differ in nothing that matters here.
  const Task& task = tasks.front();
  Json json = task_json(deal.number, "", task);
  if (task.game->has_tricks(task.contract)) {
    MATADOR_ASSIGN_OR_RETURN(const Played played,
                             in_line(record.line_of({tags::kPlay}), played_so_far(task)));
    add_fields<Count>(kCountFields, {task, played}, json);
  }
  return write_json(json) + "\n";
}

}  // namespace matador
