#include "formats/deal_view.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/play_view.h"
#include "formats/text.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using Lines = std::vector<std::string>;

std::string value_text(Objective objective, int value) {
  return absl::StrCat(objective == Objective::kScore && value > 0 ? "+" : "", value);
}

std::string range_text(Objective objective, const Solution& solution) {
  if (solution.exact) return value_text(objective, solution.low);
  return absl::StrCat(value_text(objective, solution.low), " to ",
                      value_text(objective, solution.high));
}

int points_of(const Game& game, CardSet cards) {
  int points = 0;
  for (Card card : cards) points += game.card_points(card);
  return points;
}

// ---- The table ----------------------------------------------------------------------------------

constexpr std::size_t kLeftColumn = 2;
constexpr std::size_t kMiddleColumn = 28;
constexpr std::size_t kRightColumn = 54;
constexpr std::size_t kCardColumn = 4;  // of the cards on the table
constexpr int kRoundTable = 4;

// The lines of a seat: who sits there and what he holds.
using SeatLines = std::function<Lines(Seat)>;

void append_block(std::string& text, std::size_t column, const Lines& lines) {
  for (const std::string& line : lines) {
    absl::StrAppend(&text, std::string(column, ' '), line, "\n");
  }
}

// Four seats round the table: seat 1 at the bottom, the others clockwise from there. `centre` lies
// between the seats on the left and on the right.
std::string round_table(const SeatLines& lines_of, Lines centre) {
  std::string text;
  append_block(text, kMiddleColumn, lines_of(Seat::number(3)));
  const Lines left = lines_of(Seat::number(2));
  const Lines right = lines_of(Seat::number(4));
  centre.resize(left.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    absl::StrAppend(&text, std::string(kLeftColumn, ' '),
                    left_in(kMiddleColumn - kLeftColumn, left[i]),
                    left_in(kRightColumn - kMiddleColumn, centre[i]), right[i], "\n");
  }
  append_block(text, kMiddleColumn, lines_of(Seat::number(1)));
  return text + "\n";
}

// The cards of an open trick, each before the player who has played it.
Lines open_trick(const Played& played, const CardFace& face) {
  if (!played.trick_open()) return {};
  const Trick& trick = played.tricks().back();
  std::array<std::string, kRoundTable> cards;
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    const Seat seat = trick.leader.next(kRoundTable, static_cast<int>(i));
    cards[static_cast<std::size_t>(seat.index())] = face.card(trick.cards[i]);
  }
  const std::string aside(kCardColumn, ' ');
  return {"", aside + cards[2], left_in(2 * kCardColumn, cards[1]) + cards[3], aside + cards[0]};
}

// What each player still holds; when all is over, what he was dealt.
std::string table_of(const Deal& deal, const Played& played, const TrickOrder& order,
                     const CardFace& face, const std::function<std::string(Seat)>& remark) {
  const auto lines_of = [&](Seat seat) {
    Lines lines{absl::StrCat("Seat ", seat.number(), remark(seat))};
    const CardSet cards = played.to_play() ? played.hand(seat) : deal.hand(seat);
    const Lines hand = hand_lines(cards, order, face);
    lines.insert(lines.end(), hand.begin(), hand.end());
    return lines;
  };
  return round_table(lines_of, open_trick(played, face));
}

std::string no_remark(Seat /*seat*/) { return ""; }

// ---- What it is worth ---------------------------------------------------------------------------

std::string value_line(const Answer& answer) {
  const Task& task = answer.task;
  const Solution& solution = answer.solution;
  std::string text = "Value   " + range_text(answer.request.objective, solution);
  switch (answer.request.objective) {
    case Objective::kPoints:
      absl::StrAppend(&text, " of ", points_of(*task.game, task.deal.shape().pack), " card points");
      break;
    case Objective::kTricks:
      absl::StrAppend(&text, " of ", task.deal.shape().hand_size, " tricks");
      break;
    case Objective::kScore:
      text += " on the score-sheet";
      break;
  }
  absl::StrAppend(&text, " for the declaring side, seats ", side_text(task, true, " and "));
  return text + (solution.exact ? "\n" : ":\n        not more is proven within the limit\n");
}

std::string score_line(const Solution& score) {
  return absl::StrCat("Score   ", range_text(Objective::kScore, score),
                      score.to_play ? " with the best play for the score" : "", "\n");
}

// The cards of the player to move by their value, his best first.
std::string card_values(const Answer& answer, const CardFace& face) {
  const Solution& solution = answer.solution;
  if (solution.cards.empty()) return "";
  const bool declaring = answer.task.game->declaring_side(answer.task).contains(*solution.to_play);
  std::map<int, Lines> cards_of;  // by what the player to move wants least of
  for (const CardValue& choice : solution.cards) {
    cards_of[declaring ? -choice.value : choice.value].push_back(face.card(choice.card));
  }
  std::string text = absl::StrCat("\nSeat ", solution.to_play->number(),
                                  " to play. The value after each of his cards:\n");
  const int best = cards_of.begin()->first;
  for (const auto& [key, cards] : cards_of) {
    const int value = declaring ? -key : key;
    absl::StrAppend(&text, right_in(7, value_text(answer.request.objective, value)), "   ",
                    absl::StrJoin(cards, "  "), key == best ? "   best" : "", "\n");
  }
  return text;
}

}  // namespace

std::string deal_title(std::uint64_t deal, const Game& game, std::string_view what) {
  std::string name(game.name());
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  const std::string title = absl::StrCat("Deal ", deal, ": ", name, ", ", std::string(what));
  return absl::StrCat(title, "\n", std::string(width(title), '-'), "\n\n");
}

TrickOrder natural_order(CardSet pack, const CardStyle& style) {
  TrickOrder order;
  for (Suit suit : style.groups) {
    const CardSet cards = pack & CardSet::of_suit(suit);
    std::vector<Card> lane(cards.begin(), cards.end());
    std::reverse(lane.begin(), lane.end());
    order.lanes.push_back(lane);
  }
  return order;
}

std::vector<std::string> hand_lines(CardSet hand, const TrickOrder& order, const CardFace& face) {
  Lines lines;
  for (const std::vector<Card>& lane : order.lanes) {
    const Suit suit = lane.back().suit();  // cards of other suits come in at the top of a lane
    Lines cards;
    for (Card card : lane) {
      if (!hand.contains(card)) continue;
      cards.push_back(card.suit() == suit ? face.rank(card.rank()) : face.card(card));
    }
    lines.push_back(face.suit(suit) + " " +
                    (cards.empty() ? face.none() : absl::StrJoin(cards, " ")));
  }
  return lines;
}

std::string answer_view(const Answer& answer, const std::optional<Solution>& score, bool symbols) {
  const Task& task = answer.task;
  const CardFace face(card_style(*task.game), symbols);
  const Played played = played_so_far(task);
  const auto remark = [&](Seat seat) {
    const bool led = played.trick_open() && seat == played.tricks().back().leader;
    return absl::StrCat(seat == task.declarer ? ", declarer" : "", led ? ", led" : "",
                        seat == answer.solution.to_play ? ", to play" : "");
  };
  std::string text =
      deal_title(answer.deal, *task.game,
                 absl::StrCat(contract_name(task), " declared by seat ", task.declarer.number(),
                              answer.best ? ", his best choice" : ""));
  text += table_of(task.deal, played, task.game->order(task.contract), face, remark);
  text += so_far_line(task) + value_line(answer);
  if (score) text += score_line(*score);
  return text + card_values(answer, face) + play_view(answer, face);
}

std::string contracts_view(const std::vector<Answer>& answers, bool symbols) {
  const Answer& any = answers.front();
  const Game& game = *any.task.game;
  const CardFace face(card_style(game), symbols);
  std::string text = deal_title(any.deal, game, "every contract");
  const TrickOrder suits = natural_order(any.task.deal.shape().pack, face.style());
  text += table_of(any.task.deal, played_so_far(any.task), suits, face, no_remark);

  absl::StrAppend(&text, left_in(10, objective_name(any.request.objective)), "by declarer:\n",
                  std::string(10, ' '));
  for (int i = 0; i < any.task.deal.seats(); ++i) {
    text += right_in(12, absl::StrCat("Seat ", i + 1));
  }
  std::optional<Contract> row;
  for (const Answer& answer : answers) {
    if (answer.task.contract != row) text += "\n" + left_in(10, contract_name(answer.task));
    row = answer.task.contract;
    text += right_in(12, range_text(answer.request.objective, answer.solution));
  }
  return text + "\n";
}

std::string passed_out_view(std::uint64_t deal, const Problem& problem, bool symbols) {
  const CardFace face(card_style(*problem.game), symbols);
  const TrickOrder suits = natural_order(problem.deal.shape().pack, face.style());
  const Played nothing(problem.deal, suits, Seat::number(1));
  return absl::StrCat(deal_title(deal, *problem.game, "all pass"),
                      table_of(problem.deal, nothing, suits, face, no_remark),
                      "Nobody bids: the same dealer deals again.\n");
}

}  // namespace matador
