#include "tools/proofs/maker.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <sstream>
#include <vector>

#include "absl/strings/str_cat.h"
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

std::string names_of(CardSet cards) {
  std::string names;
  for (Card card : cards) absl::StrAppend(&names, names.empty() ? "" : " ", to_string(card));
  return names;
}

// "1:AK.T9.Q87.J HAND ..." with French letters in every game.
template <typename HandOf>
std::string hands_of(int seats, const HandOf& hand_of) {
  std::string text = "1:";
  for (Seat seat : all_seats(seats)) {
    if (seat.index() > 0) text += ' ';
    for (Suit suit : {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs}) {
      std::string ranks;
      for (Card card : hand_of(seat) & CardSet::of_suit(suit))
        ranks.insert(0, 1, to_string(card)[1]);
      absl::StrAppend(&text, suit == Suit::kSpades ? "" : ".", ranks);
    }
  }
  return text;
}

std::string piles_of(const Deal& deal) {
  std::string text;
  for (Seat seat : all_seats(deal.seats())) {
    absl::StrAppend(&text, seat.index() > 0 ? " " : "", seat.number(), ":");
    for (const Pile& pile : deal.piles(seat)) {
      absl::StrAppend(&text, text.back() == ':' ? "" : ",", to_string(pile.up), "/",
                      to_string(pile.down));
    }
  }
  return text;
}

// The options that change how the cards are played, or what they are worth.
std::string options_that_matter(const Task& task) {
  std::string text;
  const auto differs = [](const TrickOrder& a, const TrickOrder& b) {
    const int run = a.called ? a.called->to_run - b.called->to_run : 0;
    return a.forced_undertrump != b.forced_undertrump || a.points != b.points || run != 0 ||
           a.upside_down_points != b.upside_down_points;
  };
  for (std::size_t i = 0; i < task.options.size(); ++i) {
    std::vector<RuleOption> others = task.options;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const Game& game = *task.game;
    if (!differs(game.order(task.contract, others), game.order(task.contract, task.options)))
      continue;
    absl::StrAppend(&text, text.empty() ? "" : " ", task.options[i].name, "=",
                    task.options[i].value);
  }
  return text;
}

checker::Tags tags_of(const Task& task, const std::optional<Exchange>& exchange,
                      const std::string& claim) {
  const Deal& deal = task.deal;
  checker::Tags tags;
  const auto add = [&](const std::string& name, const std::string& value) {
    tags[name] = {value, 0};
  };
  const auto add_seat = [&](const std::string& name, std::optional<Seat> seat) {
    if (seat) add(name, absl::StrCat(seat->number()));
  };
  add("Game", std::string(task.game->name()));
  add("Seats", absl::StrCat(deal.seats()));
  add("Deal", hands_of(deal.seats(), [&](Seat seat) { return deal.hand(seat); }));
  if (deal.shape().hands > 1)
    add("Second", hands_of(deal.seats(), [&](Seat seat) { return deal.second_hand(seat); }));
  if (deal.shape().piles > 0) add("Table", piles_of(deal));
  add("Contract", std::string(task.game->contract(task.contract).name));
  if (task.contract.trump) {
    const std::array<const char*, kSuits> suits{"clubs", "spades", "hearts", "diamonds"};
    add("Trump", suits[at(*task.contract.trump)]);
  }
  add_seat("Declarer", task.declarer);
  add_seat("Joker", task.joker);
  add_seat("Player", task.player);
  add_seat("Leader", task.leader);
  if (!deal.talon().empty()) {
    add("Talon", names_of(deal.talon()));
    if (exchange) add("Discard", names_of(exchange->discard));
    if (exchange) add("Exchange", names_of(exchange->take));
  }
  if (const std::string options = options_that_matter(task); !options.empty())
    add("Options", options);
  std::string play;
  for (Move move : task.play) absl::StrAppend(&play, play.empty() ? "" : " ", to_string(move.card));
  if (!play.empty()) add("Play", play);
  add("Claim", claim);
  add("Tail", absl::StrCat(kTail));
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
    for (std::size_t i = 0; i < deal.name.size(); ++i) {
      for (int card = 0; card < kCards; ++card) {
        if (to_string(Card::from_index(card)) == deal.name[i])
          cards_.push_back(Card::from_index(card));
      }
    }
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
