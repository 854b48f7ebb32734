#include "formats/text/advice_view.h"

#include <algorithm>
#include <cmath>
#include <range/v3/algorithm/stable_sort.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/players.h"
#include "formats/games/registry.h"
#include "formats/output/answers.h"
#include "formats/text/deal_view.h"
#include "formats/words/text.h"
#include "solver/statistics/interval.h"

namespace matador {
namespace {

constexpr std::size_t kMeanColumn = 9;
constexpr std::size_t kIntervalColumn = 20;
constexpr std::size_t kShareColumn = 8;
constexpr std::size_t kShareIntervalColumn = 13;

class AdviceText {
 public:
  AdviceText(const Advice& advice, const Notes& notes, bool symbols)
      : advice_(advice),
        model_(advice.question.known.model),
        players_(*model_.game, model_.deal.seats(), notes.names),
        notes_(notes),
        face_(card_style(*model_.game), symbols) {}

  std::string text(std::uint64_t deal) const {
    std::string text = deal_title(deal, players_, notes_, title());
    absl::StrAppend(&text, hand(), "\n", table(), "\n", worlds(), sentence());
    return text;
  }

 private:
  std::string observer() const { return players_.name(advice_.question.known.observer); }

  std::string title() const {
    const std::string bid = bid_text(notes_, model_);
    const std::string contract = bid.empty() ? shown_contract(*model_.game, model_.contract) : bid;
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return absl::StrCat("what ", observer(), " should declare",
                            advice_.question.may_pass ? ", if anything" : "");
      case AdviceKind::kExchange:
        return absl::StrCat(contract, ", what ", observer(), " should exchange");
      case AdviceKind::kCard:
        break;
    }
    return absl::StrCat(contract, ", what ", observer(), " should play");
  }

  // The cards that he sees in his hand.
  std::string hand() const {
    const Seat seat = advice_.question.known.observer;
    CardSet cards = *advice_.question.known.seen.hands[at(seat)];
    if (const auto& exchange = advice_.question.known.seen.exchange;
        exchange && model_.declarer == seat) {
      cards = (cards | exchange->take) - exchange->discard;
    }
    for (Move move : model_.play) cards -= CardSet{move.card};
    std::string text = absl::StrCat(players_.title(seat), ": ", face_.cards(cards), "\n");
    if (talon().empty()) return text;
    return absl::StrCat(text, "On the table: ", face_.cards(talon()), "\n");
  }

  // What he sees of the talon before he exchanges.
  CardSet talon() const {
    return advice_.question.kind == AdviceKind::kCard ? CardSet{}
                                                      : advice_.question.known.seen.talon;
  }

  std::string name(const Option& option) const {
    if (const auto* contract = std::get_if<Contract>(&option)) {
      return shown_contract(*model_.game, *contract);
    }
    if (const auto* hidden = std::get_if<BlindExchange>(&option)) {
      return hidden->discard.empty() ? "nothing" : face_.cards(hidden->discard);
    }
    if (const auto* exchange = std::get_if<Exchange>(&option)) {  // what lies away in the end
      return face_.cards((talon() - exchange->take) | exchange->discard);
    }
    if (std::holds_alternative<Push>(option)) return "push";
    if (std::holds_alternative<Pass>(option)) return "pass";
    const Move move = std::get<Move>(option);
    return model_.game->has_tricks(model_.contract) ? move_text(move, face_) : to_string(move);
  }

  std::string mean(double value) const {
    const bool has_sign =
        advice_.objective == Objective::kScore && !model_.game->info().counts_penalties;
    return has_sign ? absl::StrFormat("%+.2f", value) : absl::StrFormat("%.2f", value);
  }

  // Of one world there is none.
  std::string interval(const Standing& standing) const {
    const std::optional<Interval> interval = standing.value.interval();
    return interval ? absl::StrCat(mean(interval->low), " to ", mean(interval->high)) : "-";
  }

  static std::string percent(double share) { return absl::StrFormat("%.0f %%", 100 * share); }

  std::string measure() const {
    if (model_.game->info().counts_penalties) return "penalty";
    return objective_name(advice_.objective);
  }

  // The options, the best first, and those that have left the race last.
  std::string table() const {
    std::vector<const AdvisedOption*> order;
    std::size_t column = 8;
    for (const AdvisedOption& option : advice_.options) {
      order.push_back(&option);
      column = std::max(column, width(name(option.option)) + 2);
    }
    const double sign = advice_.less_is_better ? 1 : -1;
    ranges::stable_sort(order, {}, [&](const AdvisedOption* option) {
      const Standing& standing = option->standing;
      return std::pair(-static_cast<std::int64_t>(standing.worlds), sign * standing.value.mean);
    });
    std::string text = heading(column);
    for (const AdvisedOption* option : order) text += row(*option, column);
    return text;
  }

  bool tells_winner() const { return advice_.options.front().standing.won.has_value(); }

  std::string heading(std::size_t column) const {
    const bool declares =
        model_.game->declaring_side(model_).contains(advice_.question.known.observer);
    std::string text = absl::StrCat(left_in(column, ""), right_in(kMeanColumn, measure()));
    if (!advice_.exact) absl::StrAppend(&text, right_in(kIntervalColumn, "95 %"));
    if (tells_winner()) {
      absl::StrAppend(&text, right_in(kShareColumn, format_of(*model_.game).won_word(declares)));
      if (!advice_.exact) absl::StrAppend(&text, right_in(kShareIntervalColumn, "95 %"));
    }
    absl::StrAppend(&text, right_in(kMeanColumn, "best in"));
    if (!advice_.exact) absl::StrAppend(&text, right_in(kMeanColumn, "worlds"));
    return text + "\n";
  }

  std::string row(const AdvisedOption& option, std::size_t column) const {
    const Standing& standing = option.standing;
    std::string text = absl::StrCat(left_in(column, name(option.option)),
                                    right_in(kMeanColumn, mean(standing.value.mean)));
    if (!advice_.exact) absl::StrAppend(&text, right_in(kIntervalColumn, interval(standing)));
    if (const std::optional<Share>& won = standing.won; won && tells_winner()) {
      absl::StrAppend(&text, right_in(kShareColumn, percent(won->share)));
      if (!advice_.exact) {
        absl::StrAppend(&text, right_in(kShareIntervalColumn,
                                        absl::StrFormat("%.0f to %.0f %%", 100 * won->interval.low,
                                                        100 * won->interval.high)));
      }
    }
    absl::StrAppend(&text, right_in(kMeanColumn, percent(standing.best)));
    if (!advice_.exact) {
      absl::StrAppend(&text, right_in(kMeanColumn, absl::StrCat(standing.worlds)));
    }
    return text + "\n";
  }

  // Over how many ways to deal the cards that are not seen.
  std::string worlds() const {
    if (advice_.exact && advice_.worlds == 1) return "All cards are known by now.\n";
    const std::string ways =
        absl::StrCat(advice_.worlds == 1 ? " way" : " ways", " in which the other cards can lie",
                     advice_.question.known.where ? " and the condition holds,\n" : ", ",
                     "each with open cards");
    if (advice_.exact) return absl::StrCat("Over all ", advice_.worlds, ways, ".\n");
    return absl::StrCat("Over ", advice_.worlds, " random", ways, shortfall(), ".\n");
  }

  // Why there are no more worlds, if more were wanted.
  std::string shortfall() const {
    if (advice_.stopped == StopReason::kSeconds) return ";\nthere was no time for more";
    if (advice_.stopped == StopReason::kInterrupt) return ";\ninterrupted before there were more";
    if (advice_.out_of_nodes) return ";\n--limit allowed no more";
    if (!advice_.gave_up) return "";
    return absl::StrCat(
        ";\nof ", advice_.tried, " that were drawn no more fit the auction",
        advice_.question.known.where ? ", the play and the condition" : " and the play");
  }

  std::string sentence() const {
    const std::string best = name(advice_.options[advice_.best].option);
    if (advice_.options.size() == 1) {
      return absl::StrCat("There is no choice: ", best, ".\n");
    }
    if (!advice_.clear) {
      return absl::StrCat("Best is ", best, ", but the lead is within chance",
                          advice_.gave_up ? ".\n" : "; more --worlds may tell.\n");
    }
    const std::string who = players_.title(advice_.question.known.observer);
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return absl::StrCat(who,
                            best == "push"   ? " pushes"
                            : best == "pass" ? " passes"
                                             : " declares " + best,
                            ".\n");
      case AdviceKind::kExchange:
        return absl::StrCat(who, " sets aside ", best, ".\n");
      case AdviceKind::kCard:
        break;
    }
    return absl::StrCat(who, " plays ", best, ".\n");
  }

  const Advice& advice_;
  const Task& model_;
  Players players_;
  const Notes& notes_;
  CardFace face_;
};

}  // namespace

std::string advice_view(std::uint64_t deal, const Advice& advice, const Notes& notes,
                        bool symbols) {
  return AdviceText(advice, notes, symbols).text(deal);
}

}  // namespace matador
