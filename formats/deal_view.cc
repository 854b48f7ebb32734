#include "formats/deal_view.h"

#include <algorithm>
#include <functional>
#include <map>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/text.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using Lines = std::vector<std::string>;

// The numbers of those seats that belong to `side`, or of those that do not.
std::string seats_text(SeatSet side, bool belong, int seats, std::string_view separator) {
  Lines numbers;
  for (int i = 0; i < seats; ++i) {
    const Seat seat = Seat::from_index(i);
    if (side.contains(seat) == belong) numbers.push_back(absl::StrCat(seat.number()));
  }
  return absl::StrJoin(numbers, std::string(separator));
}

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

// The lines of a seat: who sits there and what he holds.
using SeatLines = std::function<Lines(Seat)>;

void append_block(std::string& text, std::size_t column, const Lines& lines) {
  for (const std::string& line : lines) {
    absl::StrAppend(&text, std::string(column, ' '), line, "\n");
  }
}

// Four seats round the table: seat 1 at the bottom, the others clockwise from there.
std::string round_table(const SeatLines& lines_of) {
  std::string text;
  append_block(text, kMiddleColumn, lines_of(Seat::number(3)));
  const Lines left = lines_of(Seat::number(2));
  const Lines right = lines_of(Seat::number(4));
  for (std::size_t i = 0; i < left.size(); ++i) {
    absl::StrAppend(&text, std::string(kLeftColumn, ' '),
                    left_in(kRightColumn - kLeftColumn, left[i]), right[i], "\n");
  }
  append_block(text, kMiddleColumn, lines_of(Seat::number(1)));
  return text + "\n";
}

std::string table_of(const Deal& deal, const TrickOrder& order, const CardFace& face,
                     const std::function<std::string(Seat)>& remark) {
  return round_table([&](Seat seat) {
    Lines lines{absl::StrCat("Seat ", seat.number(), remark(seat))};
    const Lines hand = hand_lines(deal.hand(seat), order, face);
    lines.insert(lines.end(), hand.begin(), hand.end());
    return lines;
  });
}

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
  absl::StrAppend(&text, " for the declaring side, seats ",
                  seats_text(task.game->declaring_side(task), true, task.deal.seats(), " and "));
  return text + (solution.exact ? "\n" : ":\n        not more is proven within the limit\n");
}

std::string score_line(const Solution& score) {
  return absl::StrCat("Score   ", range_text(Objective::kScore, score),
                      " with the best play for the score\n");
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

// ---- The play, trick by trick -------------------------------------------------------------------

constexpr std::size_t kTrickColumn = 6;
constexpr std::size_t kCardColumn = 8;
constexpr std::size_t kNumberColumn = 8;

// What the two sides have won.
struct Count {
  int points = 0;
  int tricks = 0;
};

class PlayTable {
 public:
  PlayTable(const Answer& answer, const CardFace& face)
      : task_(answer.task),
        face_(face),
        side_(task_.game->declaring_side(task_)),
        played_(task_.deal, task_.game->order(task_.contract), task_.leader) {
    std::vector<Card> cards = task_.play;
    cards.insert(cards.end(), answer.solution.line.begin(), answer.solution.line.end());
    for (Card card : cards) played_.play(card).IgnoreError();  // the solver has played it before
  }

  std::string text() {
    if (played_.tricks().empty()) return "";
    std::string text = heading();
    for (std::size_t i = 0; i < played_.tricks().size(); ++i) text += row(i);
    return text + totals() + legend();
  }

 private:
  std::string heading() const {
    const int seats = task_.deal.seats();
    std::string text = "\n" + left_in(kTrickColumn, "Trick");
    for (int i = 1; i <= seats; ++i) text += left_in(kCardColumn, absl::StrCat("Seat ", i));
    return absl::StrCat(text, right_in(kNumberColumn, "Points"),
                        right_in(kNumberColumn, seats_text(side_, true, seats, "+")),
                        right_in(kNumberColumn, seats_text(side_, false, seats, "+")), "\n");
  }

  std::string row(std::size_t number) {
    const Trick& trick = played_.tricks()[number];
    const bool open = number + 1 == played_.tricks().size() && played_.trick_open();
    Lines cells(static_cast<std::size_t>(task_.deal.seats()));
    int points = 0;
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Seat seat = trick.leader.next(task_.deal.seats(), static_cast<int>(i));
      const std::string card = face_.card(trick.cards[i]);
      points += task_.game->card_points(trick.cards[i]);
      const bool past = cards_shown_++ < task_.play.size();
      cells[static_cast<std::size_t>(seat.index())] = absl::StrCat(
          past ? "(" : " ", card, past ? ")" : "", seat == trick.winner && !open ? "*" : "");
    }
    std::string text = left_in(kTrickColumn, right_in(3, absl::StrCat(number + 1)));
    for (const std::string& cell : cells) text += left_in(kCardColumn, cell);
    if (open) return std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
    Count& winner = side_.contains(trick.winner) ? ours_ : theirs_;
    winner.points += points;
    ++winner.tricks;
    return text + numbers(points, ours_.points, theirs_.points);
  }

  std::string totals() const {
    const std::size_t cards = kCardColumn * static_cast<std::size_t>(task_.deal.seats());
    return left_in(kTrickColumn + cards, "Tricks") +
           numbers(ours_.tricks + theirs_.tricks, ours_.tricks, theirs_.tricks);
  }

  std::string legend() const {
    return absl::StrCat("\n* wins the trick and leads to the next.",
                        task_.play.empty() ? "" : " (Cards) were played already.", "\n");
  }

  static std::string numbers(int all, int ours, int theirs) {
    return absl::StrCat(right_in(kNumberColumn, absl::StrCat(all)),
                        right_in(kNumberColumn, absl::StrCat(ours)),
                        right_in(kNumberColumn, absl::StrCat(theirs)), "\n");
  }

  const Task& task_;
  const CardFace& face_;
  SeatSet side_;
  Played played_;
  std::size_t cards_shown_ = 0;
  Count ours_;
  Count theirs_;
};

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
  const auto remark = [&](Seat seat) {
    return absl::StrCat(seat == task.declarer ? ", declarer" : "",
                        seat == answer.solution.to_play ? ", to play" : "");
  };
  std::string text =
      deal_title(answer.deal, *task.game,
                 absl::StrCat(contract_name(task), " declared by seat ", task.declarer.number(),
                              answer.best ? ", his best choice" : ""));
  text += table_of(task.deal, task.game->order(task.contract), face, remark);
  text += value_line(answer);
  if (score) text += score_line(*score);
  return text + card_values(answer, face) + PlayTable(answer, face).text();
}

std::string contracts_view(const std::vector<Answer>& answers, bool symbols) {
  const Answer& any = answers.front();
  const Game& game = *any.task.game;
  const CardFace face(card_style(game), symbols);
  std::string text = deal_title(any.deal, game, "every contract");
  text += table_of(any.task.deal, natural_order(any.task.deal.shape().pack, face.style()), face,
                   [](Seat) { return ""; });

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
  return absl::StrCat(deal_title(deal, *problem.game, "all pass"),
                      table_of(problem.deal, suits, face, [](Seat) { return ""; }),
                      "Nobody bids: the same dealer deals again.\n");
}

}  // namespace matador
