#include "formats/games/davoserjazz/qabbalah_view.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_list.h"
#include "formats/text/deal_view.h"
#include "formats/text/value_view.h"
#include "formats/words/text.h"
#include "solver/games/davoserjazz/qabbalah/play.h"

namespace matador::davoserjazz {
namespace {

using qabbalah::Position;

constexpr std::size_t kRankColumn = 3;
constexpr std::size_t kRoundColumn = 5;
constexpr std::size_t kLeastSeatColumn = 8;

std::string without_trailing_blanks(const std::string& line) {
  return absl::StrCat(absl::StripTrailingAsciiWhitespace(line), "\n");
}

// The ranks of a pile, each in its column; the ace is low.
std::string ranks_of(CardSet pile, Suit suit, const CardFace& face) {
  std::string text;
  for (int i = 0; i < kRanks; ++i) {
    const auto rank = static_cast<Rank>((index(Rank::kAce) + i) % kRanks);
    const bool to_begin = pile.empty() && rank == Rank::kSeven;
    text += right_in(kRankColumn, pile.contains(Card(suit, rank)) ? face.rank(rank)
                                  : to_begin                      ? face.none()
                                                                  : "");
  }
  return text;
}

// By seat, in order of play from the one on who begins a round.
using Row = std::vector<std::string>;

// The moves, a row for each round.
std::vector<Row> rounds_of(Position position, const std::vector<Move>& moves, Seat first,
                           const CardFace& face) {
  std::vector<Row> rounds(1, Row(static_cast<std::size_t>(position.seats)));
  const auto column_of = [&](Seat seat) {
    return static_cast<std::size_t>((seat.index() - first.index() + position.seats) %
                                    position.seats);
  };
  std::size_t last = column_of(position.to_play);
  bool turn_over = false;  // the last move was a turn
  for (Move move : moves) {
    const Seat seat = position.to_play;
    // A player who is alone plays in every round.
    const std::size_t column = column_of(seat);
    if (column < last || (column == last && turn_over)) {
      rounds.emplace_back(static_cast<std::size_t>(position.seats));
    }
    std::string& cell = rounds.back()[column];
    absl::StrAppend(&cell, cell.empty() ? "" : " ", move_text(move, face));
    position = qabbalah::after(position, move);
    if (position.hands[at(seat)].empty()) cell += '*';
    last = column;
    turn_over = move.kind != Move::Kind::kBringIn;
  }
  return rounds;
}

std::string table_of(const std::vector<Row>& rounds, Seat first, const Players& players) {
  std::size_t column = kLeastSeatColumn;
  for (const Row& round : rounds) {
    for (const std::string& cell : round) column = std::max(column, width(cell) + 1);
  }
  std::string head = "Round  ";
  for (int i = 0; i < players.seats(); ++i) {
    const Seat seat = first.next(players.seats(), i);
    head += left_in(column, abbreviated(players.title(seat), column - 1));
  }
  std::string text = without_trailing_blanks(head);
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    std::string line = right_in(kRoundColumn, absl::StrCat(i + 1)) + "  ";
    for (const std::string& cell : rounds[i]) line += left_in(column, cell);
    text += without_trailing_blanks(line);
  }
  return text + "\n* goes out.\n";
}

// The rounds of Qabbalah, with a blank line before them; empty where there are none.
std::string rounds(const qabbalah::Position& from, const std::vector<Move>& moves, Seat first,
                   const CardFace& face, const Players& players) {
  return moves.empty() ? "" : "\n" + rounds_view(from, moves, first, face, players);
}

}  // namespace

std::string piles_view(const Position& position, const CardFace& face) {
  std::string text = "On the piles\n";
  const CardSet left_out = qabbalah::left_out(position);
  for (Suit suit : face.style().groups) {
    const CardSet of_suit = CardSet::of_suit(suit);
    const CardSet two = left_out & of_suit;
    text += without_trailing_blanks(
        absl::StrCat("  ", left_in(face.suit_width(), face.suit(suit)),
                     ranks_of(position.piles & of_suit, suit, face),
                     two.empty() ? "" : absl::StrCat("   ", face.cards(two), " left out")));
  }
  return text;
}

std::string rounds_view(const Position& position, const std::vector<Move>& moves, Seat first,
                        const CardFace& face, const Players& players) {
  return moves.empty() ? "" : table_of(rounds_of(position, moves, first, face), first, players);
}

std::string qabbalah_view(const std::vector<Answer>& answers, bool symbols) {
  const Answer& any = answers.front();
  const CardFace face(card_style(*any.task.game), symbols);
  const Players players = players_of(any);
  const qabbalah::Position now = qabbalah::position_of(any.task).value();
  const Seat first = any.task.leader;
  qabbalah::Position start = qabbalah::start(any.task.deal);
  start.to_play = first;
  std::string text = absl::StrCat(answer_head(any, face), piles_view(now, face),
                                  rounds(start, any.task.play, first, face, players), "\n");
  if (any.request.model == Model::kMaxN) {
    return absl::StrCat(text, max_n_value_lines(answers, {}), max_n_card_values(answers, face),
                        rounds(now, any.solution.line, first, face, players));
  }
  for (const Answer& answer : answers) {
    absl::StrAppend(&text, &answer == &any ? "" : "\n\n", value_lines(answer, std::nullopt),
                    card_values(answer, face),
                    rounds(now, answer.solution.line, first, face, players));
  }
  return text;
}

}  // namespace matador::davoserjazz
