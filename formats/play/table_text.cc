#include "formats/play/table_text.h"

#include <range/v3/algorithm/find.hpp>
#include <variant>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/output/answers.h"
#include "formats/text/diagram.h"
#include "formats/text/replay_view.h"
#include "formats/text/value_view.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/cards/seat.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/players/house.h"
#include "solver/replay.h"

namespace matador {

// ---- Table text ---------------------------------------------------------------------------------

namespace {

constexpr char kBetween[] = "   ";

const PlayWithoutTricks* without_tricks(const Task& task) {
  return task.game->contract(task.contract).without_tricks;
}

}  // namespace

std::string hand_line(CardSet hand, const TrickOrder& order, const CardFace& face) {
  std::vector<std::string> lanes;
  for (const std::string& lane : hand_lines(hand, order, face)) {
    if (!absl::EndsWith(lane, face.none())) lanes.push_back(lane);
  }
  return absl::StrJoin(lanes, kBetween);
}

TableText::TableText(const Task& task, Seat seat, bool symbols)
    : task_(task),
      seat_(seat),
      face_(card_style(*task.game), symbols),
      players_(*task.game, task.deal.seats()) {}

std::string TableText::who(Seat seat) const {
  if (seat == seat_) return "you";
  if (task_.game->player_of(task_, seat) == seat_) return "your dummy";
  return players_.name(seat);
}

std::string TableText::heading(std::uint64_t deal) const {
  const bool declares = task_.game->is_declared(task_.contract);
  return absl::StrCat("Deal ", deal, ": ", std::string(format_of(*task_.game).guide.title), ", ",
                      shown_contract(*task_.game, task_.contract),
                      declares ? " declared by " + who(task_.declarer) : "", "\n");
}

std::string TableText::since(std::size_t move) const {
  return without_tricks(task_) == nullptr ? tricks_since(move) : moves_since(move);
}

// "Trick 2   seat 2 ♥A   you ♥K   seat 4 ♥9   seat 1 ♥7   won by seat 2"
std::string TableText::tricks_since(std::size_t move) const {
  const Played played = *played_so_far(task_);
  const int seats = task_.deal.seats();
  std::string text;
  std::size_t first = 0;
  for (std::size_t i = 0; i < played.tricks().size(); ++i) {
    const Trick& trick = played.tricks()[i];
    first += trick.cards.size();
    if (first <= move) continue;
    absl::StrAppend(&text, "Trick ", i + 1);
    for (std::size_t turn = 0; turn < trick.cards.size(); ++turn) {
      absl::StrAppend(&text, kBetween, who(trick.leader.next(seats, static_cast<int>(turn))), " ",
                      face_.card(trick.cards[turn]));
    }
    const bool complete = static_cast<int>(trick.cards.size()) == seats;
    absl::StrAppend(&text, complete ? absl::StrCat(kBetween, "won by ", who(trick.winner)) : "",
                    "\n");
  }
  return text;
}

std::string TableText::moves_since(std::size_t move) const {
  const std::vector<PlayWithoutTricks::Made> made = without_tricks(task_)->moves_made(task_);
  std::vector<std::string> words;
  for (std::size_t i = move; i < made.size(); ++i) {
    words.push_back(absl::StrCat(who(made[i].seat), " ", move_text(made[i].move, face_)));
  }
  return words.empty() ? "" : absl::StrJoin(words, kBetween) + "\n";
}

std::string TableText::hand_in_line(CardSet hand) const {
  const bool tricks = without_tricks(task_) == nullptr;
  return hand_line(
      hand,
      tricks ? task_.game->order(task_) : natural_order(task_.deal.shape().pack, face_.style()),
      face_);
}

std::string TableText::cards() const {
  std::string text;
  for (Seat seat : all_seats(task_.deal.seats())) {
    const bool is_dummy = task_.game->player_of(task_, seat) != seat;
    if (!is_dummy || seat == seat_ || task_.play.empty()) continue;
    absl::StrAppend(&text, players_.title(seat),
                    ", dummy: ", hand_in_line(cards_in_hand(task_, seat)), "\n");
  }
  return absl::StrCat(text, piles(), "You: ", hand_in_line(cards_in_hand(task_, seat_)), "\n");
}

// The cards that lie face up before the others; the own ones are among the own cards.
std::string TableText::piles() const {
  std::string text;
  if (task_.deal.shape().piles == 0) return text;
  const Played played = *played_so_far(task_);
  for (Seat seat : all_seats(task_.deal.seats())) {
    if (seat == seat_) continue;
    CardSet open;
    for (const Pile& pile : task_.deal.piles(seat)) {
      const bool is_turned = !played.face_down(seat).contains(pile.down);
      open |= CardSet{pile.up};
      if (is_turned) open |= CardSet{pile.down};
    }
    absl::StrAppend(&text, "Open before ", players_.name(seat), ": ",
                    hand_in_line(open & played.hand(seat)), "\n");
  }
  return text;
}

// ---- Review -------------------------------------------------------------------------------------

namespace {

// Cards that the search may play for each card that is judged.
constexpr std::uint64_t kNodesOfReview = 20'000'000;

class Review {
 public:
  Review(const Task& task, Seat seat, bool symbols, const Workers& workers)
      : task_(task), seat_(seat), face_(card_style(*task.game), symbols), workers_(workers) {
    task_.player.reset();
    if (task.game->everyone_for_himself(task.deal.seats(), task.contract)) {
      task_.player = task.game->info().counts_for_declarer_only ? task.declarer : seat;
    }
    objective_ = usual_objective(task_);
  }

  std::string text() {
    absl::StatusOr<Replay> replay = absl::CancelledError("nothing was judged");
    workers_(1, [&](std::size_t /*item*/, Solver& solver) {
      replay = solver.replay(task_, {.objective = objective_, .node_limit = kNodesOfReview});
    });
    if (!replay.ok()) return absl::StrCat(replay.status().message(), "\n");
    return absl::StrCat(result(*replay), costs(*replay));
  }

 private:
  // "Played 66 of 120 card points for seats 2 and 4; with all cards open it is 73."
  std::string result(const Replay& replay) const {
    const Players players(*task_.game, task_.deal.seats());
    const std::string whose = task_.player ? players.name(*task_.player)
                                           : players.names(task_.game->declaring_side(task_));
    const std::string open = replay.value.is_exact() ? absl::StrCat("; with all cards open it is ",
                                                                    value(replay.value.low))
                                                     : "";
    return absl::StrCat("Played: ", value(replay.result.value_or(0)), " ",
                        value_unit(task_, objective_), " for ", whose, open, ".\n");
  }
  std::string value(int value) const { return value_text(*task_.game, objective_, value); }

  std::string costs(const Replay& replay) {
    std::string text;
    int judged = 0;
    int open = 0;
    for (const ReplayedMove& move : replay.moves) {
      if (task_.game->player_of(task_, move.seat) != seat_ || move.choices < 2) continue;
      ++(move.exact ? judged : open);
      if (move.exact && move.cost() > 0) text += line_of(move);
    }
    if (text.empty() && judged > 0) text = "None of your cards cost anything.\n";
    if (open > 0) absl::StrAppend(&text, open, " of your cards are too hard to judge here.\n");
    return text;
  }

  // "Trick 2: ♣7 cost 9 points, ♥Q or ♦10 nothing. By your cards alone: ♥Q."
  std::string line_of(const ReplayedMove& move) {
    return absl::StrCat(task_.game->has_tricks(task_.contract) ? "Trick " : "Round ", move.trick,
                        ": ", move_text(move.move, face_), " cost ",
                        cost_text(objective_, move.cost()), ", ", others(move), " nothing. ",
                        knowable(move), "\n");
  }

  std::string others(const ReplayedMove& move) const {
    std::vector<std::string> names;
    for (const Move& best : move.best) names.push_back(move_text(best, face_));
    return names.empty() ? "to stop" : alternatives(names);
  }

  // Whether one could have known.
  std::string knowable(const ReplayedMove& move) {
    Task before = task_;
    before.player.reset();
    before.play.resize(move.index, Move::pass());
    const absl::StatusOr<Advice> advice = advise(
        as_known(before, move.index), advice_at_the_table(before, kWorldsAtTheTable), workers_);
    if (!advice.ok()) return "By your cards alone: too hard to tell here.";
    const AdvisedOption& best = advice->options[advice->best];
    const Move advised = std::get<Move>(best.option);
    if (advised == move.move) return "By your cards alone advice would have played it too.";
    const auto made = ranges::find(advice->options, Option(move.move), &AdvisedOption::option);
    const bool mistake = made != advice->options.end() &&
                         (advice->exact ? made->behind.mean > 0 : made->behind.is_above_chance());
    return absl::StrCat("By your cards alone advice was ", move_text(advised, face_),
                        mistake ? ": a mistake." : ", but not by more than chance.");
  }

  Task task_;
  Seat seat_;
  CardFace face_;
  const Workers& workers_;
  Objective objective_ = Objective::kPoints;
};

}  // namespace

std::string review(const Task& task, Seat seat, bool symbols, const Workers& workers) {
  return Review(task, seat, symbols, workers).text();
}

}  // namespace matador
