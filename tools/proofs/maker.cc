#include "tools/proofs/maker.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <range/v3/algorithm/find.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"
#include "solver/cards/notation.h"
#include "solver/cards/seats.h"
#include "solver/games/tasks.h"
#include "solver/questions.h"
#include "tools/checker/certificate.h"

namespace matador {
namespace {

using checker::Cards;
using checker::Play;

constexpr int kTail = 5;  // tricks that are left to the search of the checker

struct Interrupted {};

// ---- What is claimed ----------------------------------------------------------------------------

// A claim in the words of a certificate, and as a question for the solver.
struct Claimed {
  std::string text;  // "points >= 73"
  Goal goal;
  int unit = 1;               // what 1 of the goal is worth
  bool by_declaring = false;  // else the other side sees to it
};

// That the declaring side reaches a rung, or that it does not; none where the rung needs more than
// a sum over the tricks.
std::optional<Claimed> claim_of(const std::vector<Rung>& ladder, const Rung& rung, bool is_reached,
                                int total) {
  // What is counted is at least the target, or the rest is; or it is less.
  const auto claimed = [&](const std::string& what, int target, bool is_rest, int unit) {
    const int most = is_reached ? target : target - 1;
    const bool is_at_least = is_reached != is_rest;
    const int value = is_rest ? total - most : most;
    return Claimed{absl::StrCat(what, is_at_least ? " >= " : " <= ", value * unit), rung.goal, unit,
                   is_reached};
  };
  switch (rung.goal) {
    case Goal::kPoints:
      return claimed("points", rung.target, false, 1);
    case Goal::kTricks:
      return claimed("tricks", rung.target, false, 1);
    case Goal::kMisere:
      return claimed("tricks", rung.target, true, 1);
    case Goal::kShunnedPoints:
      return claimed("points", rung.target, true, 1);
    case Goal::kCardsTaken:
    case Goal::kFirstAndLast:
    case Goal::kCardTaken:
      return claimed("penalty", rung.target, false, ladder.back().value / ladder.back().target);
    default:
      return std::nullopt;
  }
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

checker::Tags tags_of(const Task& task, const std::optional<Exchange>& exchange,
                      const std::string& claim) {
  Problem problem = problem_of(task);
  problem.options = options_that_matter(task);
  if (!task.deal.talon().empty()) problem.exchange = exchange;
  checker::Tags tags;
  for (const Tag& tag : write_problem(problem).tags) {
    const bool is_known = ranges::find(checker::kTags, tag.name) != checker::kTags.end();
    if (is_known) tags[tag.name] = {tag.value, 0};
  }
  if (task.player) tags[checker::named::kPlayer] = {absl::StrCat(task.player->number()), 0};
  tags[checker::named::kClaim] = {claim, 0};
  tags[checker::named::kTail] = {absl::StrCat(kTail), 0};
  return tags;
}

std::string written(const checker::Tags& tags, const std::string& numbers) {
  std::string text;
  for (std::string_view name : checker::kTags) {
    const auto tag = tags.find(std::string(name));
    if (tag != tags.end())
      absl::StrAppend(&text, "[", std::string(name), " \"", tag->second.value, "\"]\n");
  }
  constexpr std::size_t kWidth = 100;
  for (std::size_t i = 0; i < numbers.size(); i += kWidth)
    absl::StrAppend(&text, numbers.substr(i, kWidth), "\n");
  return text + "\n";
}

// ---- The strategy -------------------------------------------------------------------------------

// Plays the cards that bring the fewest new positions, of those with which the solver says that the
// claim still holds.
class Strategy : public checker::Walk {
 public:
  Strategy(const checker::Deal& deal, const checker::Claim& claim, const Task& task,
           const Claimed& claimed, const SolverOptions& options)
      : Walk(deal, claim), claimed_(claimed), questions_(task, claimed.goal, options) {
    const Notation& notation = *task.deal.shape().notation;
    std::map<std::string, Card> cards;
    for (Card card : task.deal.shape().pack) cards.emplace(to_string(card, notation), card);
    for (const std::string& name : deal.name) cards_.push_back(cards.at(name));
  }

  // The choices so far, as a certificate has them.
  const std::string& numbers() const { return numbers_; }

 protected:
  std::size_t choose(const Play& play, Cards cards, int need) override {
    double least = std::numeric_limits<double>::infinity();
    std::size_t best = 0;
    std::size_t number = 0;
    for (std::size_t i = 0; cards != 0; cards &= cards - 1, ++i) {
      const auto card = static_cast<std::size_t>(std::countr_zero(cards));
      const double cost = cost_after(play, card, need, least);
      if (cost >= least) continue;
      least = cost;
      best = card;
      number = i;
    }
    numbers_ += checker::kDigits[number];
    return best;
  }

 private:
  // What the positions cost that may follow this trick and are new; infinite if the claim is lost.
  // `enough`: where it is as much, it need not be told.
  double cost(const Play& play, int need, double enough);
  double cost_after(Play play, std::size_t card, int need, double enough) {
    const int won = deal().place(play, card);
    return cost(play, play.placed == 0 && claim().counts(play.leader) ? need - won : need, enough);
  }
  bool holds(const Play& play, int need);
  double weight(const Play& play, int need) const;

  const Claimed& claimed_;
  Questions questions_;
  std::vector<Card> cards_;
  std::string numbers_;
};

double Strategy::cost(const Play& play, int need, double enough) {
  const double lost = std::numeric_limits<double>::infinity();
  if (play.placed == 0) {
    if (need <= 0) return 0;
    if (is_known(play, need)) return 0;
    if (!holds(play, need)) return lost;
    return deal().tricks_left(play) <= claim().tail ? 0 : weight(play, need);
  }
  const bool decides = claim().decides(deal().to_move(play));
  double cost = decides ? lost : 0;
  for (Cards rest = deal().different(play); rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
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
  const double share = static_cast<double>(need) / deal().still(play);
  double weight = share * share;
  for (int seat = 0; seat < deal().seats; ++seat) {
    Play leads = play;
    leads.leader = static_cast<std::uint8_t>(seat);
    if (!claim().decides(seat)) weight *= std::popcount(deal().different(leads));
  }
  return weight;
}

bool Strategy::holds(const Play& play, int need) {
  Position position{.left = {}, .leader = Seat::from_index(play.leader), .is_bound = play.bound};
  for (Cards rest = play.left; rest != 0; rest &= rest - 1)
    position.left |= CardSet{cards_[static_cast<std::size_t>(std::countr_zero(rest))]};
  for (std::size_t i = 0; i < play.placed; ++i) position.trick.push_back(cards_[play.trick[i]]);
  // The other side gets it if the declaring side does not get more than it leaves.
  const int unit = claimed_.unit;
  const int target =
      claimed_.by_declaring ? (need + unit - 1) / unit : (deal().still(play) - need) / unit + 1;
  const std::optional<bool> wins = questions_.can_win(position, target);
  if (!wins) throw Interrupted{};
  return *wins == claimed_.by_declaring;
}

// ---- Both sides of a value ----------------------------------------------------------------------

Certificates certificate_of(const Task& task, const std::optional<Exchange>& exchange,
                            const Claimed& claimed, const SolverOptions& options) {
  const checker::Tags tags = tags_of(task, exchange, claimed.text);
  try {
    const checker::Deal deal = checker::read_deal(tags, checker::counts_tricks(tags));
    const checker::Claim claim = checker::read_claim(tags, deal);
    Strategy strategy(deal, claim, task, claimed, options);
    strategy.run();
    return {written(tags, strategy.numbers())};
  } catch (const checker::Fault& fault) {
    return {"", absl::StrCat("no certificate of ", claimed.text, ": ", fault.message)};
  } catch (const checker::Broken& broken) {
    return {"", absl::StrCat("the checker finds ", claimed.text, " wrong:", broken.line)};
  } catch (const Interrupted&) {
    return {"", "interrupted"};
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
