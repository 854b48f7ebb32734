#include "tools/proofs/maker.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/input/problem.h"
#include "solver/cards/notation.h"
#include "solver/cards/seat.h"
#include "solver/games/tasks.h"
#include "solver/questions.h"
#include "tools/checker/checker.h"

namespace matador {
namespace {

using checker::Cards;
using checker::Play;

constexpr int kTail = 5;  // tricks that are left to the search of the checker

// ---- What is claimed ----------------------------------------------------------------------------

// A claim in the words of a certificate, and as a question for the solver.
struct Claimed {
  std::string text;  // "points >= 73"
  Goal goal;
  int target;
  int unit = 1;               // what 1 of the goal is worth
  bool by_declaring = false;  // else the other side sees to it
};

// What is counted, and whether a target is what the declaring side leaves of it.
struct Counted {
  const char* unit;
  bool is_rest;
};
const std::map<Goal, Counted> kCounted = {
    {Goal::kPoints, {"points", false}},        {Goal::kShunnedPoints, {"points", true}},
    {Goal::kTricks, {"tricks", false}},        {Goal::kMisere, {"tricks", true}},
    {Goal::kCardsTaken, {"penalty", false}},   {Goal::kCardTaken, {"penalty", false}},
    {Goal::kFirstAndLast, {"penalty", false}}, {Goal::kSweep, {"penalty", false}}};

// That the declaring side reaches a rung, or that it does not; none where the rung needs more than
// a sum over the tricks.
std::optional<Claimed> claim_of(const std::vector<Rung>& ladder, const Rung& rung, bool is_reached,
                                int total) {
  const auto found = kCounted.find(rung.goal);
  if (found == kCounted.end()) return std::nullopt;
  const auto [name, is_rest] = found->second;
  const int most = is_reached ? rung.target : rung.target - 1;
  const int value = is_rest ? total - most : most;
  const bool is_penalty = std::string_view(name) == "penalty";
  const int unit = is_penalty ? ladder.back().value / ladder.back().target : 1;
  return Claimed{absl::StrCat(name, is_reached != is_rest ? " >= " : " <= ", value * unit),
                 rung.goal, rung.target, unit, is_reached};
}

// ---- The tags -----------------------------------------------------------------------------------

// The options that change how the cards are played, or what they are worth.
std::vector<RuleOption> options_that_matter(const Task& task) {
  const auto differs = [&](const std::vector<RuleOption>& options) {
    const TrickOrder a = task.game->order(task.contract, task.options);
    const TrickOrder b = task.game->order(task.contract, options);
    return a.forced_undertrump != b.forced_undertrump || a.points != b.points ||
           a.upside_down_points != b.upside_down_points ||
           (a.called && a.called->to_run != b.called->to_run);
  };
  std::vector<RuleOption> matter;
  for (const RuleOption& option : task.options) {
    std::vector<RuleOption> others = task.options;
    std::erase(others, option);
    if (differs(others)) matter.push_back(option);
  }
  return matter;
}

std::string tags_with(const Task& task, const std::optional<Exchange>& exchange,
                      const std::string& claim) {
  Problem problem = problem_of(task);
  problem.options = options_that_matter(task);
  if (!task.deal.talon().empty()) problem.exchange = exchange;
  std::map<std::string, std::string> values = {{"Claim", claim}, {"Tail", absl::StrCat(kTail)}};
  for (const Tag& tag : write_problem(problem).tags) values[tag.name] = tag.value;
  if (task.player) values["Player"] = absl::StrCat(task.player->number());
  std::string text;
  for (const std::string& tag : std::vector<std::string>(absl::StrSplit(checker::kTags, ' ')))
    if (values.contains(tag)) absl::StrAppend(&text, "[", tag, " \"", values[tag], "\"]\n");
  return text;
}

// ---- The strategy -------------------------------------------------------------------------------

// Plays the cards that bring the fewest new positions, of those with which the solver says that the
// claim still holds.
class Strategy {
 public:
  Strategy(const checker::Deal& deal, const Task& task, const Claimed& claimed,
           const SolverOptions& options)
      : deal_(deal),
        walk_(deal, [this](const Play& play, Cards cards,
                           int need) { return choose(play, cards, need); }),
        claimed_(claimed),
        player_(task.player),
        questions_(task, claimed.goal, options) {
    std::map<std::string, Card> named;
    for (int i = 0; i < kCards; ++i)
      named.emplace(to_string(Card::from_index(i), *task.deal.shape().notation),
                    Card::from_index(i));
    for (const checker::Card& card : deal.cards) cards_.push_back(named.at(card.name));
  }

  // All choices, as a certificate has them.
  const std::string& numbers() {
    walk_.run();
    return numbers_;
  }

 private:
  std::size_t choose(const Play& play, Cards cards, int need);
  // What the positions cost that may follow this trick and are new; infinite if the claim is lost.
  // `enough`: where it is as much, it need not be told.
  double cost(const Play& play, int need, double enough);
  double cost_after(Play play, std::size_t card, int need, double enough) {
    const int won = deal_.place(play, card);
    return cost(play, need - won, enough);
  }
  double weight(const Play& play, int need) const;
  bool holds(const Play& play, int need);

  const checker::Deal& deal_;
  checker::Walk walk_;
  const Claimed& claimed_;
  const std::optional<Seat> player_;
  Questions questions_;
  std::vector<Card> cards_;
  std::string numbers_;
};

constexpr double kLost = std::numeric_limits<double>::infinity();

std::size_t Strategy::choose(const Play& play, Cards cards, int need) {
  double least = kLost;
  std::size_t best = checker::first(cards);
  for (Cards rest = cards; rest != 0; rest &= rest - 1) {
    const double cost = cost_after(play, checker::first(rest), need, least);
    if (cost < least) best = checker::first(rest);
    least = std::min(least, cost);
  }
  numbers_ += checker::kDigits[checker::count(cards & (checker::bit(best) - 1))];
  return best;
}

double Strategy::cost(const Play& play, int need, double enough) {
  if (play.trick == 0) {
    const std::optional<bool> decided = deal_.decided(play, need);
    if (decided) return *decided ? 0 : kLost;
    if (walk_.is_known(play, need)) return 0;
    if (!holds(play, need)) return kLost;
    return deal_.tricks(play.left) <= deal_.tail ? 0 : weight(play, need);
  }
  const bool decides = deal_.decides(deal_.to_move(play));
  double cost = decides ? kLost : 0;
  for (Cards rest = deal_.different(play); rest != 0; rest &= rest - 1) {
    const std::size_t card = checker::first(rest);
    if (decides) {
      cost = std::min(cost, cost_after(play, card, need, std::min(cost, enough)));
    } else {
      cost += cost_after(play, card, need, enough - cost);
      if (cost >= enough) break;
    }
  }
  return cost;
}

// Positions come of a position as often as the opponents have different cards, and the more likely
// the more of what is left is needed.
double Strategy::weight(const Play& play, int need) const {
  const double share = static_cast<double>(need) / deal_.worth(play.left);
  double weight = share * share;
  for (std::size_t seat = 0; seat < deal_.seats; ++seat) {
    Play leads = play;
    leads.leader = seat;
    if (!deal_.decides(seat)) weight *= std::popcount(deal_.different(leads));
  }
  return weight;
}

bool Strategy::holds(const Play& play, int need) {
  Position position{.left = {},
                    .leader = Seat::from_index(static_cast<int>(play.leader)),
                    .is_bound = play.is_bound};
  for (Cards rest = play.left; rest != 0; rest &= rest - 1)
    position.left |= CardSet{cards_[checker::first(rest)]};
  // The other side gets it if the declaring side does not get more than it leaves.
  const int unit = claimed_.unit;
  int target =
      claimed_.by_declaring ? (need + unit - 1) / unit : (deal_.worth(play.left) - need) / unit + 1;
  if (claimed_.goal == Goal::kSweep) {
    for (std::size_t seat = 0; seat < deal_.seats; ++seat)
      position.taken[seat] = static_cast<int>(play.takers >> seat & 1);
    position.taken[at(*player_)] = claimed_.target - target;
    target = claimed_.target;
  }
  const std::optional<bool> wins = questions_.can_win(position, target);
  if (!wins) throw checker::Fault{0, "interrupted"};
  return *wins == claimed_.by_declaring;
}

// ---- Both sides of a value ----------------------------------------------------------------------

Certificates certificate_of(const Task& task, const std::optional<Exchange>& exchange,
                            const Claimed& claimed, const SolverOptions& options) {
  std::string text = tags_with(task, exchange, claimed.text);
  try {
    const checker::Deal deal = checker::read_deal({.text = text});
    const std::string numbers = Strategy(deal, task, claimed, options).numbers();
    constexpr std::size_t kWidth = 100;
    for (std::size_t i = 0; i < numbers.size(); i += kWidth)
      absl::StrAppend(&text, numbers.substr(i, kWidth), "\n");
    return {text + "\n"};
  } catch (const checker::Fault& fault) {
    return {"", absl::StrCat("no certificate of ", claimed.text, ": ", fault.message)};
  }
}

}  // namespace

Certificates certificates_of(const Answer& answer, const SolverOptions& options) {
  const Task& task = answer.task;
  const Solution& solution = answer.solution;
  const std::vector<Rung> ladder = task.game->ladder(task, answer.request.objective);
  const auto is_reached = [&](const Rung& rung) {  // by what is proven
    return falls(ladder) ? rung.value >= solution.high : rung.value <= solution.low;
  };
  const auto is_open = [&](const Rung& rung) {
    return falls(ladder) ? rung.value >= solution.low : rung.value <= solution.high;
  };
  const Rung* low = nullptr;
  const Rung* above = nullptr;
  for (const Rung& rung : ladder) {
    if (is_reached(rung)) low = &rung;
    if (!is_open(rung) && above == nullptr) above = &rung;
  }
  Certificates both;
  for (const Rung* rung : {low == &ladder.front() ? nullptr : low, above}) {
    if (rung == nullptr) continue;
    const bool reached = rung == low;
    const bool is_tricks = rung->goal == Goal::kTricks || rung->goal == Goal::kMisere;
    int total = task.deal.shape().cards_each();
    if (!is_tricks) {
      const TrickOrder order = task.game->order(task);
      total = order.last_trick;
      for (Seat seat : all_seats(task.deal.seats()))
        total += order.points_of(task.deal.cards(seat));
    }
    const auto claimed = claim_of(ladder, *rung, reached, total);
    const auto& exchange = task.exchange || !reached ? task.exchange : solution.exchange;
    const Certificates one =
        claimed ? certificate_of(task, exchange, *claimed, options)
                : Certificates{"", absl::StrCat("no certificate: the value ", rung->value,
                                                " needs more than a sum over tricks")};
    both.text += one.text;
    if (both.fault.empty()) both.fault = one.fault;
  }
  return both;
}

}  // namespace matador
