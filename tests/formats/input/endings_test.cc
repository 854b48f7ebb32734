// Endings as people type them: each is worth what the whole deal is worth from there on.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/input/completed_record.h"
#include "formats/input/deal_record.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/games/winnings.h"
#include "solver/solve.h"

namespace matador::formats_endings_test {

constexpr std::uint64_t kSeed = 7;

// What a task of a whole deal has brought the side that is asked about so far.
int won(const Task& task, Objective objective, const Played& played) {
  const SeatSet side = task.game->declaring_side(task);
  if (objective == Objective::kScore) {
    return value_of(task.game->ladder(task, objective), won_by_each(played), *task.player,
                    task.deal.seats());
  }
  if (objective == Objective::kTricks) return won_by(side, played).tricks;
  return won_by(side, played).points + task.game->order(task).points_of(played.talon());
}

bool has_cards_face_down(const Task& task, const Played& played) {
  for (Seat seat : all_seats(task.deal.seats())) {
    if (!played.face_down(seat).empty()) return true;
  }
  return false;
}

// Who holds a card that is in no hand any more.
Seat holder(const Task& task, Card card) {
  for (Seat seat : all_seats(task.deal.seats())) {
    if (task.deal.hand(seat).contains(card)) return seat;
  }
  return task.declarer;
}

// The cards that are left, as they lie on the table.
DealRecord typed(const Task& task, const Played& played) {
  const CardStyle& style = card_style(*task.game);
  DealRecord record;
  record.add("Game", std::string(task.game->name()));
  record.add("Seats", absl::StrCat(task.deal.seats()));
  HandWords words{.first = "1", .hands = {}};
  for (Seat seat : all_seats(task.deal.seats())) {
    words.hands.push_back(write_hand(played.hand(seat), style));
  }
  record.add("Deal", words.text());
  record.add("Contract", std::string(task.game->contract(task.contract).name));
  if (task.contract.trump) record.add("Trump", std::string(style.name(*task.contract.trump)));
  if (!task.game->info().counts_penalties) {
    record.add("Declarer", absl::StrCat(task.declarer.number()));
  }
  const auto& called = task.game->order(task.contract, task.options).called;
  if (called) record.add("Partner", absl::StrCat(holder(task, called->card).number()));
  if (!played.trick_open()) {
    record.add("Leader", absl::StrCat(played.to_play()->number()));
    return record;
  }
  const auto word = [&](std::string* out, Card card) { *out += write_card(card, style); };
  record.add("Play", absl::StrJoin(played.tricks().back().cards, " ", word));
  return record;
}

absl::StatusOr<std::vector<Task>> tasks_of(const DealRecord& record) {
  const absl::StatusOr<DealRecord> whole = completed(record);
  if (!whole.ok()) return whole.status();
  const auto problem = read_problem_or_ending(*whole);
  if (!problem.ok()) return problem.status();
  return read_tasks(*whole, *problem, false);
}

// A deal of a game with so many tricks left, and cards on the table; none where it cannot be
// declared.
std::optional<Task> dealt(const Game& game, int seats, int contract, int tricks_left) {
  const auto number = static_cast<std::uint64_t>(contract);
  Problem problem{.game = &game,
                  .deal = numbered_deal(game.shape(seats), kSeed, number),
                  .contract = Contract{.index = contract},
                  .declarer = Seat::from_index(contract % seats)};
  if (game.table(seats).has_joker) problem.declarer = Seat::number(1);
  if (game.info().names_trump) problem.trump = Suit::kClubs;
  const absl::StatusOr<std::vector<Task>> tasks = game.tasks(problem);
  if (!tasks.ok() || !game.check_declared(tasks->back()).ok()) return std::nullopt;
  Task task = tasks->back();
  if (!task.exchange) task.exchange = Exchange{};
  if (!game.has_tricks(task.contract)) return std::nullopt;
  const int tricks = game.shape(seats).cards_each() - tricks_left;
  const int moves = tricks * seats + contract % seats;
  task.play = random_play(task, moves, kSeed, number).value();
  return task;
}

void expect_same_value(const Task& whole, Solver& solver) {
  const Played played = played_so_far(whole).value();
  const DealRecord record = typed(whole, played);
  const std::string text = write_record(record);
  const absl::StatusOr<std::vector<Task>> read = tasks_of(record);
  if (!read.ok()) {
    EXPECT_TRUE(whole.game->contract(whole.contract).needs_all_tricks)
        << read.status().message() << text;
    EXPECT_NE(DealError::of(read).message.find("depends on all tricks"), std::string::npos) << text;
    return;
  }
  Task ending = read.value().back();
  EXPECT_TRUE(whole.game->is_ending(ending.deal)) << text;
  for (Objective objective : objectives_of(ending)) {
    const Request request{.objective = objective};
    EXPECT_EQ(solver.solve(ending, request)->low + won(whole, objective, played),
              solver.solve(whole, request)->low)
        << text;
  }
}

TEST(Endings, AreWorthWhatTheWholeDealIsWorthFromThere) {
  Solver solver;
  for (const Game* game : all_games()) {
    for (int seats : game->seat_counts()) {
      for (int contract = 0; contract < static_cast<int>(game->info().contracts.size());
           ++contract) {
        for (int left : {2, 4}) {
          if (left >= game->shape(seats).cards_each()) continue;
          const std::optional<Task> whole = dealt(*game, seats, contract, left);
          if (!whole || has_cards_face_down(*whole, played_so_far(*whole).value())) continue;
          expect_same_value(*whole, solver);
        }
      }
    }
  }
}

DealRecord record_of(const std::string& game, const std::string& deal, const std::string& play) {
  DealRecord record;
  record.add("Game", game);
  record.add("Seats", "4");
  record.add("Deal", deal);
  if (!play.empty()) record.add("Play", play);
  return record;
}

// The record after complete_ending(), and how many doubts it has.
std::string completed_text(DealRecord record) {
  const Game& game = *find_game(record.value("Game"));
  complete_ending(record, game, 4);
  return absl::StrCat(record.value("Deal"), " ", record.value("Leader"), " ", record.doubts.size());
}

TEST(Endings, HaveTheCardsOfTheTrickOnTheTable) {
  EXPECT_EQ(completed_text(record_of("jass", "1:AK... .AK.. ..AK. ...AK", "")),
            "1:AK... .AK.. ..AK. ...AK  1");
  // Without a contract each declarer of bridge has a leader of his own.
  DealRecord record = record_of("bridge", "1:AK... .AK.. ..AK. ...AK", "");
  EXPECT_EQ(completed_text(record), "1:AK... .AK.. ..AK. ...AK  0");
  record.add("Contract", "hearts");
  EXPECT_EQ(completed_text(record), "1:AK... .AK.. ..AK. ...AK  1");
  EXPECT_EQ(completed_text(record_of("bridge", "1:AK... .AK.. ..AK. ...AK", "HA")),
            "1:AK... .AK.. ..AK. ...AK 2 0");
  EXPECT_EQ(completed_text(record_of("bridge", "1:AK... .K.. ..K. ...AK", "HA DA")),
            "1:AK... .AK.. ..AK. ...AK 2 0");
  EXPECT_EQ(completed_text(record_of("bridge", "1:K... .AK.. ..AK. ...K", "CA SA")),
            "1:AK... .AK.. ..AK. ...AK 4 0");
  // Somebody else has a card less, or the card of the trick.
  EXPECT_EQ(completed_text(record_of("bridge", "1:K... .AK.. ..K. ...AK", "SA DA")),
            "1:K... .AK.. ..K. ...AK  0");
  EXPECT_EQ(completed_text(record_of("bridge", "1:AK... .AK.. ..AK. ...K", "HA")),
            "1:AK... .AK.. ..AK. ...K  0");
}

std::string fault_of(const DealRecord& record) {
  const absl::StatusOr<std::vector<Task>> read = tasks_of(record);
  return !read.ok() ? DealError::of(read).message : "";
}

TEST(Endings, NeedWhatOnlyAllCardsTell) {
  EXPECT_EQ(fault_of(record_of("sjavs", "1:AK... .AK.. ..AK. ...AK", "")),
            "an ending does not tell who has won the auction: it needs [Contract] and [Declarer]");
  DealRecord record = record_of("skat", "1:AK... .AK.. ..AK.", "");
  record.find("Seats")->value = "3";
  record.add("Contract", "grand");
  record.add("Declarer", "1");
  EXPECT_EQ(fault_of(record), "");
  record.add("Talon", "CA CK");
  EXPECT_EQ(fault_of(record),
            "[Talon] means nothing in an ending, where only the cards in the hands count");
  record = record_of("schafkopf", "1:...AK .AK.. ..AK. AK...", "");
  record.add("Contract", "sauspiel-gras");
  record.add("Declarer", "1");
  EXPECT_EQ(fault_of(record), "");
  record.find("Declarer")->value = "2";
  EXPECT_EQ(fault_of(record), "seat 2 cannot call GA: he holds it himself; he can call none");
  record.find("Contract")->value = "sauspiel-schellen";
  record.find("Deal")->value = "1:...TK .AK.. ..AK. AK...";
  EXPECT_EQ(fault_of(record),
            "nobody holds SA any more, which was called: [Partner] must say who did");
  record.add("Partner", "3");
  EXPECT_EQ(fault_of(record), "");
}

// Hands that are no ending are faults as before.
TEST(Endings, HaveAsManyCardsInEachHand) {
  EXPECT_EQ(fault_of(record_of("bridge", "1:AKQ... .AK.. ..AK. ...AK", "")),
            "North holds 3 cards, expected 13");
  EXPECT_EQ(fault_of(record_of("bridge", "1:AK... AK... ..AK. ...AK", "")),
            "SK is dealt twice, to North and to East");
}

}  // namespace matador::formats_endings_test
