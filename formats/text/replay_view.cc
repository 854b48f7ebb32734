#include "formats/text/replay_view.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/players.h"
#include "formats/output/answers.h"
#include "formats/text/deal_view.h"
#include "formats/text/knowledge_view.h"
#include "formats/text/value_view.h"
#include "formats/text/verdict_view.h"
#include "formats/words/headlines.h"
#include "formats/words/text.h"
#include "solver/cards/seats.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

constexpr std::size_t kTrickNumber = 6;
constexpr std::size_t kNumberColumn = 9;

// The places in the play of the cards that have won tricks.
std::set<std::size_t> winning_cards(const Task& task) {
  std::set<std::size_t> indices;
  if (!task.game->has_tricks(task.contract)) return indices;
  const Played played = played_so_far(task).value();
  std::size_t first = 0;
  for (int i = 0; i < played.complete_tricks(); ++i) {
    const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
    for (std::size_t turn = 0; turn < trick.cards.size(); ++turn) {
      if (trick.leader.next(task.deal.seats(), static_cast<int>(turn)) == trick.winner) {
        indices.insert(first + turn);
      }
    }
    first += trick.cards.size();
  }
  return indices;
}

class ReplayText {
 public:
  ReplayText(const ReplayAnswer& answer, bool symbols)
      : answer_(answer),
        task_(answer.task),
        players_(*task_.game, task_.deal.seats(), answer.notes.names, answer.language),
        face_(card_style(*task_.game), symbols),
        moves_(moves_of(answer)),
        winning_(winning_cards(task_)) {}

  std::string text() const {
    if (moves_.empty()) return absl::StrCat(title(), values(), board_line());
    return absl::StrCat(title(), values(), board_line(), exchange_row(), tricks(),
                        knowledge_view(answer_, players_, face_), "\n", records(), "\n",
                        verdict_view(answer_, face_));
  }

 private:
  std::string title() const {
    const std::string bid = bid_text(answer_.notes, task_);
    const bool declares = task_.game->is_declared(task_.contract);
    const std::string contract =
        bid.empty() ? shown_contract(*task_.game, task_.contract, players_.language()) : bid;
    const std::string declared =
        absl::Substitute(words_.by, contract, players_.name(task_.declarer));
    return deal_title(answer_.deal, players_, answer_.notes,
                      absl::StrCat(declares ? declared : contract, ending_text(task_, words_)));
  }

  std::string value_of(int value) const {
    return value_text(*task_.game, answer_.objective, value);
  }
  std::string range(const ValueInterval& value) const {
    if (value.is_exact()) return value_of(value.low);
    return absl::StrCat(value_of(value.low), " ", words_.to, " ", value_of(value.high));
  }

  // "Value   73 of 120 card points for the declaring side, seats 2 and 4; played: 66"
  std::string values() const {
    std::string text;
    for (std::size_t i = 0; i < answer_.replays.size(); ++i) {
      const Replay& replay = answer_.replays[i];
      const std::string whose =
          answer_.players.empty()
              ? absl::Substitute(words_.declarers,
                                 players_.names(task_.game->declaring_side(task_)))
              : players_.name(answer_.players[i]);
      const std::string result =
          replay.result ? "; " + absl::Substitute(words_.result, value_of(*replay.result)) : "";
      absl::StrAppend(&text, left_in(kLabelColumn, i == 0 ? words_.value : ""), range(replay.value),
                      " ", value_unit(task_, answer_.objective, answer_.language), " ", words_.for_,
                      " ", whose, result, "\n");
    }
    if (answer_.players.size() > 2) {
      absl::StrAppend(&text, left_in(kLabelColumn, ""), words_.not_a_sum, "\n");
    }
    return text;
  }

  // "Score   400 for North and South, par 430: 1 IMP lost"
  std::string board_line() const {
    const std::optional<BoardScore>& board = answer_.board;
    if (!board) return "";
    const int imps = std::abs(board->imps);
    const char* const lost = imps == 1 ? words_.imp_lost : words_.imps_lost;
    const char* const won = imps == 1 ? words_.imp_won : words_.imps_won;
    return absl::StrCat(
        left_in(kLabelColumn, words_.score),
        absl::Substitute(words_.beside_par, board->score,
                         players_.names(task_.game->declaring_side(task_)), board->par,
                         absl::Substitute(board->imps < 0 ? lost : won, imps)),
        "\n");
  }

  std::string exchanged(const Exchange& exchange) const {
    if (exchange.discard.empty()) return words_.nothing;
    return absl::Substitute(words_.cards_for_cards, face_.cards(exchange.discard),
                            face_.cards(exchange.take));
  }

  template <typename Judged>
  std::string cost_of(const Judged& judged) const {
    if (!judged.exact) return " ?";
    return judged.cost() > 0 ? absl::StrCat(" -", judged.cost()) : "";
  }

  std::string exchange_row() const {
    const std::optional<ReplayedExchange>& exchange = answer_.replays.front().exchange;
    if (!exchange) return "";
    return absl::StrCat(words_.exchange, "  ", exchanged(exchange->made), cost_of(*exchange), "\n");
  }

  // A card, whether it won the trick, and what it cost: "♥A* -9".
  std::string cell(const ReplayedMove& move) const {
    return absl::StrCat(move_text(move.move, face_), winning_.contains(move.index) ? "*" : "",
                        cost_of(move));
  }

  std::size_t card_column() const {
    std::size_t column = kNumberColumn;
    if (players_.seats() > 6) --column;
    for (const ReplayedMove& move : moves_) column = std::max(column, width(cell(move)) + 1);
    return column;
  }

  std::string tricks() const {
    const std::size_t column = card_column();
    std::string text = "\n" + left_in(kTrickNumber, has_rounds() ? words_.round : words_.trick);
    for (Seat seat : all_seats(players_.seats())) {
      text += left_in(column, abbreviated(players_.title(seat), column - 1));
    }
    if (has_one_value()) text += right_in(kNumberColumn, words_.value_heading);
    text = std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
    for (auto first = moves_.begin(); first != moves_.end();) {
      const auto last = std::find_if_not(first, moves_.end(), [&](const ReplayedMove& move) {
        return move.trick == first->trick;
      });
      text += row({first, last}, column);
      first = last;
    }
    return text + (winning_.empty() ? "" : absl::StrCat("\n", words_.star, "\n"));
  }

  std::string row(const std::vector<ReplayedMove>& trick, std::size_t column) const {
    std::vector<std::string> cells(static_cast<std::size_t>(players_.seats()));
    for (const ReplayedMove& move : trick) {
      std::string& text = cells[at(move.seat)];
      absl::StrAppend(&text, text.empty() ? "" : " ", cell(move));
    }
    std::string text = left_in(kTrickNumber, right_in(3, absl::StrCat(trick.front().trick)));
    for (const std::string& cell : cells) text += left_in(column, cell);
    if (has_one_value()) text += right_in(kNumberColumn, range(trick.back().after));
    return std::string(absl::StripTrailingAsciiWhitespace(text)) + "\n";
  }

  std::string records() const {
    std::size_t column = kNumberColumn;
    for (Seat seat : all_seats(players_.seats())) {
      column = std::max(column, width(players_.title(seat)) + 1);
    }
    std::string text = left_in(column, words_.player);
    for (const char* name : {words_.moves, words_.choices, words_.errors, words_.cost}) {
      text += right_in(kNumberColumn, name);
    }
    if (answer_.has_knowledge()) text += right_in(kNumberColumn, words_.mistakes);
    text += "\n";
    for (const PlayerRecord& record : records_of(answer_)) {
      text += left_in(column, players_.title(record.seat));
      for (int number : {record.moves, record.choices, record.errors, record.cost}) {
        text += right_in(kNumberColumn, absl::StrCat(number));
      }
      if (answer_.has_knowledge()) {
        text += right_in(kNumberColumn, absl::StrCat(record.mistakes));
      }
      text += "\n";
    }
    return text;
  }

  bool has_rounds() const { return !task_.game->has_tricks(task_.contract); }
  bool has_one_value() const { return answer_.replays.size() == 1; }

  const ReplayAnswer& answer_;
  const Task& task_;
  Players players_;
  const Headlines& words_ = players_.words();
  CardFace face_;
  std::vector<ReplayedMove> moves_;
  std::set<std::size_t> winning_;
};

}  // namespace

std::string replay_view(const ReplayAnswer& answer, bool symbols) {
  return ReplayText(answer, symbols).text();
}

std::string cost_text(Objective objective, int cost) {
  const bool tricks = objective == Objective::kTricks;
  return absl::StrCat(cost, tricks ? " trick" : " point", cost == 1 ? "" : "s");
}

}  // namespace matador
