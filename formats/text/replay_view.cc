#include "formats/text/replay_view.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <set>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/substitute.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_tags.h"
#include "formats/output/answers.h"
#include "formats/text/deal_view.h"
#include "formats/text/value_view.h"
#include "formats/text/wording.h"
#include "formats/words/language.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/cards/seat.h"
#include "solver/games/tasks.h"

namespace matador {

// ---- Replay view --------------------------------------------------------------------------------

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
    const std::string bid = bid_text(task_);
    const bool declares = task_.game->is_declared(task_.contract);
    const std::string contract =
        bid.empty() ? shown_contract(*task_.game, task_.contract, players_.language()) : bid;
    const std::string declared =
        absl::Substitute(words_.by, contract, players_.name(task_.declarer));
    return deal_title(answer_.deal, players_, answer_.notes, task_.dealer,
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

  // A column for each player, and that of the value.
  std::string tricks() const {
    std::size_t card = kNumberColumn - (players_.seats() > 6 ? 2 : 1);
    for (const ReplayedMove& move : moves_) card = std::max(card, width(cell(move)));
    std::vector<TextColumn> columns{{.name = has_rounds() ? words_.round : words_.trick,
                                     .flush = Flush::kLeft,
                                     .least = kTrickNumber - 1}};
    for (Seat seat : all_seats(players_.seats())) {
      columns.push_back({.name = abbreviated(players_.title(seat), card),
                         .flush = Flush::kLeft,
                         .least = card,
                         .before = 1});
    }
    if (has_one_value()) {
      columns.push_back({.name = words_.value_heading, .least = kNumberColumn, .before = 1});
    }
    TextTable table(columns);
    for (auto first = moves_.begin(); first != moves_.end();) {
      const auto last = std::find_if_not(first, moves_.end(), [&](const ReplayedMove& move) {
        return move.trick == first->trick;
      });
      table.add(cells_of({first, last}));
      first = last;
    }
    return absl::StrCat("\n", table.text(),
                        winning_.empty() ? "" : absl::StrCat("\n", words_.star, "\n"));
  }

  std::vector<std::string> cells_of(const std::vector<ReplayedMove>& trick) const {
    std::vector<std::string> cells(1 + static_cast<std::size_t>(players_.seats()));
    cells.front() = right_in(3, absl::StrCat(trick.front().trick));
    for (const ReplayedMove& move : trick) {
      std::string& text = cells[1 + at(move.seat)];
      absl::StrAppend(&text, text.empty() ? "" : " ", cell(move));
    }
    if (has_one_value()) cells.push_back(range(trick.back().after));
    return cells;
  }

  std::string records() const {
    std::vector<TextColumn> columns{
        {.name = words_.player, .flush = Flush::kLeft, .least = kNumberColumn - 1}};
    for (const char* name : {words_.moves, words_.choices, words_.errors, words_.cost}) {
      columns.push_back({.name = name, .least = kNumberColumn - 1, .before = 1});
    }
    columns[1].least = kNumberColumn;
    if (answer_.has_knowledge()) {
      columns.push_back({.name = words_.mistakes, .least = kNumberColumn - 1, .before = 1});
    }
    TextTable table(columns);
    for (const PlayerRecord& record : records_of(answer_)) {
      std::vector<std::string> cells{players_.title(record.seat)};
      for (int number : {record.moves, record.choices, record.errors, record.cost}) {
        cells.push_back(absl::StrCat(number));
      }
      if (record.mistakes) cells.push_back(absl::StrCat(*record.mistakes));
      table.add(cells);
    }
    return table.text();
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
  return counted(cost, objective == Objective::kTricks ? "trick" : "point");
}

// ---- Knowledge view -----------------------------------------------------------------------------

namespace {

constexpr std::size_t kTrickNameWidth = 8;
constexpr std::size_t kLossWidth = 7;

struct KnownRow {
  std::string trick;
  std::string player;
  std::string move;
  int open;  // 0, too, where it is not proven
  KnownLoss known;

  bool is_reported() const { return open > 0 || known.is_mistake(); }
  std::string verdict() const {
    if (known.is_unknown() || !known.loss.se) return "not known";
    if (!known.is_mistake()) return "unlucky, not wrong";
    return open > 0 ? "a mistake" : "a mistake, but a lucky one";
  }
};

// Of a loss that is known.
std::string decimals(const KnownLoss& known, std::optional<double> number) {
  return known.is_unknown() || !number ? "-" : absl::StrFormat("%.2f", *number);
}

// How many cards were not looked at before the end, and how many in fewer ways than were wanted.
std::string unknown_line(const ReplayAnswer& answer) {
  const auto unknown = std::count_if(answer.known.begin(), answer.known.end(),
                                     [](const auto& of) { return of.second.is_unknown(); });
  const auto few = std::count_if(answer.known.begin(), answer.known.end(),
                                 [](const auto& of) { return of.second.gave_up; });
  std::string text;
  if (unknown > 0) {
    absl::StrAppend(&text, "Of ", counted(unknown, "card"),
                    " it is not known what the player could know: ",
                    stop_text(answer.replays.front().stopped), ".\n");
  }
  if (few > 0) {
    absl::StrAppend(&text, "Of ", counted(few, "card"),
                    " fewer ways to deal the others were found than were wanted.\n");
  }
  return text;
}

template <typename Judged>
int open_cost(const Judged& judged) {
  return judged.exact ? judged.cost() : 0;
}

std::vector<KnownRow> rows_of(const ReplayAnswer& answer, const Players& players,
                              const CardFace& face) {
  std::vector<KnownRow> rows;
  if (answer.known_exchange) {
    const ReplayedExchange& exchange = *answer.replays.front().exchange;
    rows.push_back(
        {.trick = "Exchange",
         .player = players.title(exchange.seat),
         .move = exchange.made.discard.empty() ? face.none() : face.cards(exchange.made.discard),
         .open = open_cost(exchange),
         .known = *answer.known_exchange});
  }
  const bool has_tricks = answer.task.game->has_tricks(answer.task.contract);
  for (const ReplayedMove& move : moves_of(answer)) {
    rows.push_back({.trick = absl::StrCat(has_tricks ? "Trick " : "Round ", move.trick),
                    .player = players.title(move.seat),
                    .move = move_text(move.move, face),
                    .open = open_cost(move),
                    .known = answer.known.at(move.index)});
  }
  std::erase_if(rows, [](const KnownRow& row) { return !row.is_reported(); });
  return rows;
}

}  // namespace

std::string knowledge_view(const ReplayAnswer& answer, const Players& players,
                           const CardFace& face) {
  if (!answer.has_knowledge()) return "";
  const std::vector<KnownRow> rows = rows_of(answer, players, face);
  const std::string unknown = unknown_line(answer);
  if (rows.empty() && unknown.empty()) return "\nNobody made a mistake by what he could know.\n";
  if (rows.empty()) return "\n" + unknown;
  TextTable table({{.flush = Flush::kLeft, .least = kTrickNameWidth},
                   {.flush = Flush::kLeft},
                   {.flush = Flush::kLeft},
                   {.name = "open", .least = kLossWidth + 2, .before = 1},
                   {.name = "known", .least = kLossWidth},
                   {.name = "s.e.", .least = kLossWidth}});
  for (const KnownRow& row : rows) {
    table.add(
        {row.trick, row.player, row.move, row.open > 0 ? absl::StrCat("-", row.open) : "0",
         decimals(row.known, 0 - row.known.loss.mean), decimals(row.known, row.known.loss.se)},
        {.remark = "  " + row.verdict()});
  }
  return absl::StrCat("\nWhat it cost with all cards open, and by what its player could know:\n",
                      table.text(), unknown);
}

// ---- Verdict view -------------------------------------------------------------------------------

namespace {

class Verdict {
 public:
  Verdict(const ReplayAnswer& answer, const CardFace& face)
      : answer_(answer),
        wording_(answer.task, answer.notes.names, answer.objective, answer.language, face),
        phrases_(wording_.phrases()),
        face_(face),
        moves_(moves_of(answer)) {}

  std::string text() const { return absl::StrCat(exchange(), play(), stopped(), better_line()); }

 private:
  bool is_open() const {
    return ranges::any_of(moves_, [](const ReplayedMove& move) { return !move.exact; });
  }
  bool has_rounds() const { return !answer_.task.game->has_tricks(answer_.task.contract); }

  std::string range(const ValueInterval& value) const {
    const auto text = [&](int one) {
      return value_text(*answer_.task.game, answer_.objective, one);
    };
    if (value.is_exact()) return text(value.low);
    return absl::StrCat(text(value.low), " ", phrases_.to, " ", text(value.high));
  }

  std::string play() const {
    const std::optional<GravestMistake> gravest = gravest_mistake(answer_);
    const auto first = ranges::find_if(
        moves_, [](const ReplayedMove& move) { return move.exact && move.cost() > 0; });
    if (first == moves_.end()) return without_mistake();
    if (gravest->move.index == first->index) return sentence(*first);
    return absl::StrCat(phrases_.first_mistake, sentence(*first),
                        gravest->decides ? phrases_.decisive_one : phrases_.dearest_one,
                        sentence(gravest->move));
  }

  std::string without_mistake() const {
    if (is_open()) return phrases_.none_proven;
    if (answer_.has_knowledge()) return phrases_.none_with_open_cards;
    return exchange().empty() ? phrases_.no_mistake : phrases_.none_in_play;
  }

  std::string sentence(const ReplayedMove& move) const {
    const char* const place = has_rounds() ? phrases_.round_number : phrases_.trick_number;
    return absl::Substitute(phrases_.mistake, absl::Substitute(place, move.trick),
                            wording_.name(move.seat), move_text(move.move, face_),
                            wording_.cost(move.cost()), better_moves(move), range(move.before));
  }

  // The moves that would have cost nothing; cards of a suit together.
  std::string better_moves(const ReplayedMove& move) const {
    if (move.best.empty()) return phrases_.to_stop;
    const bool all_others = static_cast<int>(move.best.size()) + 1 == move.choices;
    if (all_others && move.best.size() > 1) {
      return has_rounds() ? phrases_.any_other : phrases_.any_other_card;
    }
    std::vector<std::string> groups;
    const Move* before = nullptr;
    for (const Move& other : move.best) {
      const bool cards =
          before != nullptr && before->kind == Move::Kind::kCard && other.kind == Move::Kind::kCard;
      if (cards && before->card.suit() == other.card.suit()) {
        absl::StrAppend(&groups.back(), " ", face_.rank(other.card.rank()));
      } else {
        groups.push_back(move_text(other, face_));
      }
      before = &other;
    }
    return alternatives(groups, phrases_.or_);
  }

  std::string exchange() const {
    const std::optional<ReplayedExchange>& exchange = answer_.replays.front().exchange;
    if (!exchange || !exchange->exact || exchange->cost() == 0) return "";
    const Exchange& best = exchange->best.front();
    const std::string better =
        best.discard.empty() ? phrases_.nothing
                             : absl::Substitute(phrases_.exchange_for, face_.cards(best.discard),
                                                face_.cards(best.take));
    return absl::Substitute(phrases_.exchange_cost, wording_.cost(exchange->cost()), better,
                            range(exchange->before));
  }

  std::string stopped() const {
    if (!is_open()) return "";
    StopReason reason = StopReason::kNone;
    for (const Replay& replay : answer_.replays) reason = std::max(reason, replay.stopped);
    return absl::StrCat(absl::Substitute(headlines(answer_.language).not_judged,
                                         stop_text(reason, answer_.language)),
                        "\n");
  }

  std::string better_line() const {
    if (answer_.line.empty()) return "";
    std::string text = phrases_.best_from_there;
    for (Move move : answer_.line) absl::StrAppend(&text, " ", move_text(move, face_));
    return wrapped(text);
  }

  const ReplayAnswer& answer_;
  Wording wording_;
  const Phrases& phrases_;
  const CardFace& face_;
  std::vector<ReplayedMove> moves_;
};

}  // namespace

std::string verdict_view(const ReplayAnswer& answer, const CardFace& face) {
  return Verdict(answer, face).text();
}

// ---- Replay summary -----------------------------------------------------------------------------

namespace {

// The characters that the columns take at least.
constexpr std::size_t kSummedPlayerWidth = 8;
constexpr std::size_t kSumWidth = 7;

// The entry for which `is_it` holds, made where there is none.
template <typename T, typename IsIt>
T& find_or_add(std::vector<T>& all, const T& fresh, const IsIt& is_it) {
  const auto found = ranges::find_if(all, is_it);
  if (found != all.end()) return *found;
  all.push_back(fresh);
  return all.back();
}

}  // namespace

void ReplaySummary::add(const ReplayAnswer& answer) {
  if (moves_of(answer).empty()) return;
  const Game& game = *answer.task.game;
  const int seats = answer.task.deal.seats();
  const Players players(game, seats, answer.notes.names);
  const std::string title = absl::StrCat(std::string(game.name()), " with ", seats, " players");
  Group& group = find_or_add(groups_, {.title = title, .objective = answer.objective},
                             [&](const Group& known) {
                               return known.title == title && known.objective == answer.objective;
                             });
  ++group.deals;
  const std::string dealt = write_hands(answer.task.deal, game);
  for (const PlayerRecord& record : records_of(answer)) {
    if (record.moves == 0) continue;
    const std::string name = players.title(record.seat);
    Player& player = find_or_add(group.players, {.title = name},
                                 [&](const Player& known) { return known.title == name; });
    ++player.deals;
    player.choices += record.choices;
    player.errors += record.errors;
    player.costs[dealt].add(record.cost);
  }
}

std::string ReplaySummary::text() const {
  std::string text;
  for (const Group& group : groups_) {
    if (group.deals > 1) absl::StrAppend(&text, text.empty() ? "" : "\n", group.text());
  }
  return text;
}

std::string ReplaySummary::Group::text() const {
  const char* unit = objective == Objective::kTricks ? "tricks" : "points";
  TextTable table(
      {{.name = "Player", .flush = Flush::kLeft, .least = kSummedPlayerWidth},
       {.name = "Deals", .least = kSumWidth + 2, .before = 1},
       {.name = "Choices", .least = kSumWidth},
       {.name = "Errors", .least = kSumWidth},
       {.name = absl::StrCat("Cost a deal, ", unit), .flush = Flush::kLeft, .before = 3}});
  for (const Player& player : players) table.add(player.cells());
  return absl::StrCat(deals, " deals of ", title, "\n", table.text());
}

std::vector<std::string> ReplaySummary::Player::cells() const {
  std::vector<std::string> cells{title};
  for (int number : {deals, choices, errors}) cells.push_back(absl::StrCat(number));
  std::vector<ClusterSum> by_deal;
  for (const auto& [dealt, cost] : costs) by_deal.push_back(cost);
  const Estimate cost = estimate_of_clusters(by_deal);
  cells.push_back(absl::StrFormat("%.2f", cost.mean));
  if (const std::optional<Interval> interval = cost.interval()) {
    absl::StrAppendFormat(&cells.back(), " (%.2f to %.2f)", std::max(0.0, interval->low),
                          interval->high);
  }
  return cells;
}

}  // namespace matador
