#include "formats/text/advice_view.h"

#include <algorithm>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/stable_sort.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/notes.h"
#include "formats/output/answers.h"
#include "formats/text/deal_view.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/advice/in_play.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Advice view --------------------------------------------------------------------------------

namespace {

constexpr std::size_t kMostRows = 20;
constexpr std::size_t kRowsOfMany = 12;  // where there are more than that
// The characters that the columns take at least.
constexpr std::size_t kOptionWidth = 6;
constexpr std::size_t kMeanWidth = 9;
constexpr std::size_t kIntervalWidth = 18;
constexpr std::size_t kShareWidth = 6;
constexpr std::size_t kShareIntervalWidth = 11;
constexpr std::size_t kWorldsWidth = 7;

class AdviceText {
 public:
  AdviceText(const Advice& advice, const Notes& notes, bool symbols)
      : advice_(advice),
        model_(advice.question.known.model),
        players_(*model_.game, model_.deal.seats(), notes.names),
        notes_(notes),
        face_(card_style(*model_.game), symbols) {}

  std::string text(std::uint64_t deal) const {
    std::string text = deal_title(deal, players_, notes_, model_.dealer, title());
    absl::StrAppend(&text, hand(), "\n", table(), "\n", left_out(), worlds(), exchanges(),
                    bidding(), auction(), sentence(), in_play());
    return text;
  }

 private:
  std::string observer() const { return players_.name(advice_.question.known.observer); }

  std::string title() const {
    const std::string bid = bid_text(model_);
    const std::string contract = bid.empty() ? shown_contract(*model_.game, model_.contract) : bid;
    const std::string own = format_of(*model_.game).announced(model_, Language::kEnglish);
    const std::string announced = own.empty() ? "" : ", " + own;
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return absl::StrCat("what ", observer(), " should declare", announced,
                            advice_.question.may_pass ? ", if anything" : "");
      case AdviceKind::kExchange:
        return absl::StrCat(contract, announced, ", what ", observer(), " should exchange");
      case AdviceKind::kCard:
        break;
    }
    return absl::StrCat(contract, announced, ", what ", observer(), " should play");
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
    const TrickOrder order = advice_.question.kind == AdviceKind::kContract
                                 ? natural_order(model_.deal.shape().pack, face_.style())
                                 : shown_order(model_);
    std::string text =
        absl::StrCat(players_.title(seat), ": ", cards_in_order(cards, order, face_), "\n");
    if (talon().empty()) return text;
    return absl::StrCat(text, "On the table: ", cards_in_order(talon(), order, face_), "\n");
  }

  CardSet talon() const { return seen_talon(advice_.question); }

  std::string name(const Option& option) const {
    return option_name(option, advice_.question, face_);
  }

  std::string mean(double value) const { return mean_text(value, model_, advice_.objective); }

  // Of one world there is none.
  std::string interval(const Estimate& value) const {
    const std::optional<Interval> interval = value.interval(ends_of_values(advice_));
    if (!interval) return "-";
    return absl::StrCat(mean(interval->low), " to ", mean(interval->high));
  }

  static std::string percent(double share) { return absl::StrFormat("%.0f %%", 100 * share); }

  std::string measure() const {
    if (model_.game->info().counts_penalties) return "penalty";
    return objective_name(advice_.objective);
  }

  // The options, the best first, and those that have left the race last.
  std::string table() const {
    std::vector<const AdvisedOption*> order;
    for (const AdvisedOption& option : advice_.options) order.push_back(&option);
    const double sign = advice_.less_is_better ? 1 : -1;
    ranges::stable_sort(order, {}, [&](const AdvisedOption* option) {
      const Standing& standing = option->standing;
      return std::pair(-static_cast<std::int64_t>(standing.worlds), sign * standing.value.mean);
    });
    const bool cut = order.size() > kMostRows;
    const std::size_t rows = cut ? kRowsOfMany : order.size();
    TextTable table(columns());
    for (std::size_t i = 0; i < rows; ++i) {
      table.add(cells(*order[i]), {.remark = has_left(*order[i]) ? " *" : ""});
    }
    if (!cut) return table.text();
    return absl::StrCat(table.text(), "and ", order.size() - rows, " more; --json has all\n");
  }

  std::string option_heading() const {
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return "contract";
      case AdviceKind::kExchange:
        return "sets aside";
      case AdviceKind::kCard:
        break;
    }
    return "card";
  }

  bool has_left(const AdvisedOption& option) const {
    return option.standing.worlds < advice_.options[advice_.best].standing.worlds;
  }

  bool tells_winner() const { return advice_.options.front().standing.won.has_value(); }

  // What the observer's side has done with a deal that it has won.
  std::string won_word() const {
    const BoardsFormat* boards = format_of(*model_.game).boards;
    if (boards == nullptr) return "won";
    return std::string(advice_.declares ? boards->made : boards->defeated);
  }

  std::vector<TextColumn> columns() const {
    std::vector<TextColumn> columns{
        {.name = option_heading(), .flush = Flush::kLeft, .least = kOptionWidth},
        {.name = measure(), .least = kMeanWidth}};
    if (!advice_.exact) columns.push_back({.name = "95 %", .least = kIntervalWidth});
    if (tells_winner()) columns.push_back({.name = won_word(), .least = kShareWidth});
    if (tells_winner() && !advice_.exact)
      columns.push_back({.name = "95 %", .least = kShareIntervalWidth});
    columns.push_back({.name = "best in", .least = kWorldsWidth});
    if (!advice_.exact) columns.push_back({.name = "worlds", .least = kWorldsWidth});
    return columns;
  }

  std::vector<std::string> cells(const AdvisedOption& option) const {
    const Standing& standing = option.standing;
    std::vector<std::string> cells{name(option.option), mean(standing.value.mean)};
    if (!advice_.exact) cells.push_back(interval(standing.value));
    if (tells_winner()) {
      const std::optional<Share>& won = standing.won;
      cells.push_back(won ? percent(won->share) : "");
      if (!advice_.exact) {
        cells.push_back(won ? absl::StrFormat("%.0f to %.0f %%", 100 * won->interval.low,
                                              100 * won->interval.high)
                            : "");
      }
    }
    cells.push_back(percent(standing.best));
    if (!advice_.exact) cells.push_back(absl::StrCat(standing.worlds));
    return cells;
  }

  // Whether everyone plays for himself, so that a value is what he can force against all others.
  bool alone() const {
    return model_.game->everyone_for_himself(model_.deal.seats(), model_.contract) &&
           model_.deal.seats() > 2;
  }

  // Over how many ways to deal the cards that are not seen.
  std::string worlds() const {
    if (advice_.exact && advice_.worlds == 1) return "All cards are known by now.\n";
    const std::string ways = absl::StrCat(
        advice_.worlds == 1 ? " way" : " ways", " in which the other cards can lie",
        advice_.question.known.where ? " and the condition holds,\n" : ", ", "each with open cards",
        alone() ? ",\nall others playing together against him" : "");
    if (advice_.exact) return absl::StrCat("Over all ", advice_.worlds, ways, ".\n");
    return absl::StrCat("Over ", advice_.worlds, " random", ways, shortfall(), ".\n");
  }

  // About the options that have left the race.
  std::string left_out() const {
    const bool any = ranges::any_of(advice_.options,
                                    [&](const AdvisedOption& option) { return has_left(option); });
    return any ? "* left out early, far behind in the same ways to deal; --all-options keeps "
                 "them.\n"
               : "";
  }

  // Of contracts whose declarer may exchange cards: whether one exchange goes with each.
  std::string exchanges() const {
    if (advice_.question.kind != AdviceKind::kContract) return "";
    const std::vector<Task>& models = advice_.question.models;
    if (ranges::all_of(models, [](const Task& model) { return model.exchange.has_value(); })) {
      return models.front().exchange == Exchange{} ? ""
                                                   : "Each contract with the exchange that is best "
                                                     "on average.\n";
    }
    return "Each contract with the exchange that is best in each way, which nobody can know:\n"
           "what contracts are worth is less.\n";
  }

  // The others have heard the declarer bid: what is made of it, or that nothing is.
  std::string bidding() const {
    const AdviceQuestion& question = advice_.question;
    if (advice_.judged) {
      return "Left out are ways in which the declarer would hardly have named the contract.\n";
    }
    if (question.kind != AdviceKind::kCard || question.known.where) return "";
    if (advice_.declares) return "";
    const std::string usual = format_of(*model_.game).usual_condition(model_);
    if (usual.empty()) return "";
    return absl::StrCat(
        "What the declarer has bid is not looked at: his cards are any. To tell it,"
        " add\n",
        model_.game->contract(model_.contract).is_judged ? "--sensible, or " : "",
        "for instance --where '", usual, "'.\n");
  }

  // Where the question was taken to be that of the winner of a forced auction.
  std::string auction() const {
    if (!advice_.question.assumes_declarer) return "";
    return absl::StrCat("No declarer is given: ", observer(),
                        " is taken to have won the auction. What the hand has to\nbid, matador "
                        "auction tells.\n");
  }

  // Why there are no more worlds, if more were wanted.
  std::string shortfall() const {
    if (advice_.stopped == StopReason::kSeconds) return ";\nthere was no time for more";
    if (advice_.stopped == StopReason::kInterrupt) return ";\ninterrupted before there were more";
    if (advice_.out_of_nodes) return ";\n--limit allowed no more";
    if (advice_.had_enough) {
      return absl::StrCat(";\n--worlds ", advice_.found, " looks at more, and takes longer");
    }
    if (!advice_.gave_up) return "";
    return absl::StrCat(
        ";\nof ", advice_.tried, " that were drawn no more fit the auction",
        advice_.question.known.where ? ", the play and the condition" : " and the play");
  }

  // What is worth the same as the best.
  std::string as_good() const {
    std::vector<std::string> names;
    const Standing& best = advice_.options[advice_.best].standing;
    for (const AdvisedOption& option : advice_.options) {
      const bool other = &option != &advice_.options[advice_.best];
      const bool same = option.behind.mean == 0 && option.behind.se == 0;
      if (other && same && option.standing.worlds == best.worlds)
        names.push_back(name(option.option));
    }
    return names.empty() ? "" : absl::StrCat("As good: ", absl::StrJoin(names, ", "), ".\n");
  }

  std::string sentence() const {
    const std::string best = name(advice_.options[advice_.best].option);
    if (advice_.options.size() == 1) {
      return absl::StrCat("There is no choice: ", best, ".\n");
    }
    if (!advice_.clear) {
      return absl::StrCat("Best is ", best, ", but the lead is within chance",
                          advice_.gave_up ? ".\n" : "; more --worlds may tell.\n", as_good());
    }
    const std::string who = players_.title(advice_.question.known.observer);
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return absl::StrCat(who,
                            best == "push"   ? " pushes"
                            : best == "pass" ? " passes"
                                             : " declares " + best + set_aside(),
                            ".\n", as_good());
      case AdviceKind::kExchange:
        return absl::StrCat(who, " sets aside ", best, ".\n", as_good());
      case AdviceKind::kCard:
        break;
    }
    return absl::StrCat(who, " plays ", best, ".\n", as_good());
  }

  // The best option promises what open cards allow; in play less is scored, or more.
  std::string in_play() const {
    const std::optional<Estimate> expected = expected_in_play(advice_);
    if (!expected) return "";
    return absl::StrCat("In play expect ", mean(expected->mean), " ", measure(),
                        " (95 %: ", interval(*expected), "), because nobody sees all cards.\n");
  }

  // With the best contract, where its exchange is known: " and sets aside H7 C9".
  std::string set_aside() const {
    const Task& best = advice_.question.models[advice_.best];
    if (!best.exchange || talon().empty()) return "";
    return " and sets aside " + name(Option(*best.exchange));
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

std::string opinion_view(const Advice& so_far, bool symbols) {
  const Task& model = so_far.question.known.model;
  const CardFace face(card_style(*model.game), symbols);
  const AdvisedOption& best = so_far.options[so_far.best];
  const std::string name = option_name(best.option, so_far.question, face);
  const std::string mean = mean_text(best.standing.value.mean, model, so_far.objective);
  if (so_far.guessed) return absl::StrCat("at a glance: ", name, ", ", mean);
  return absl::StrCat("best so far: ", name, ", ", mean, " over ",
                      counted(best.standing.worlds, "way"));
}

// ---- Option text --------------------------------------------------------------------------------

CardSet seen_talon(const AdviceQuestion& question) {
  return question.kind == AdviceKind::kCard ? CardSet{} : question.known.seen.talon;
}

std::string option_name(const Option& option, const AdviceQuestion& question,
                        const CardFace& face) {
  const Task& model = question.known.model;
  if (const auto* contract = std::get_if<Contract>(&option)) {
    return shown_contract(*model.game, *contract);
  }
  if (const auto* hidden = std::get_if<BlindExchange>(&option)) {
    return hidden->discard.empty() ? "nothing" : face.cards(hidden->discard);
  }
  if (const auto* exchange = std::get_if<Exchange>(&option)) {  // what lies away in the end
    return face.cards((seen_talon(question) - exchange->take) | exchange->discard);
  }
  if (std::holds_alternative<Push>(option)) return "push";
  if (std::holds_alternative<Pass>(option)) return "pass";
  const Move move = std::get<Move>(option);
  return model.game->has_tricks(model.contract) ? move_text(move, face) : to_string(move);
}

std::string mean_text(double value, const Task& model, Objective objective) {
  const bool has_sign = objective == Objective::kScore && !model.game->info().counts_penalties;
  return has_sign ? absl::StrFormat("%+.2f", value) : absl::StrFormat("%.2f", value);
}

}  // namespace matador
