#include "formats/play/table_text.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/moves.h"
#include "formats/game_format.h"
#include "formats/text/diagram.h"
#include "solver/cards/seats.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"

namespace matador {
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

}  // namespace matador
