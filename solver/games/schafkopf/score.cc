// What follows from the rules of Schafkopf: the order of the cards (rules 6.2 to 6.6), who plays
// with whom (6.4), and the score (6.8 to 6.10).

#include <algorithm>
#include <range/v3/algorithm/max.hpp>

#include "absl/strings/str_cat.h"
#include "solver/cards/seat.h"
#include "solver/games/options.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/tricks/trick_order.h"

namespace matador::schafkopf {
namespace {

void append_all(Rank rank, std::vector<Card>& cards) {
  for (Suit suit : kAllSuits) cards.emplace_back(suit, rank);
}

// The trumps of every suit, from the top (6.3).
std::vector<Card> permanent_trumps(Type type) {
  std::vector<Card> cards;
  if (type != Type::kWenz) append_all(kOber, cards);
  if (type != Type::kGeier) append_all(kUnter, cards);
  return cards;
}

// A hand of nothing but the highest trumps (6.9).
bool is_sie(const Kind& contract, CardSet hand, const TrickOrder& order) {
  return contract.type == Type::kSolo && hand.contains(order.lanes.front().front()) &&
         top_trumps(hand, order) == hand.size();
}

// Two ways for a game to end: as announced, or not.
std::vector<Rung> all_or_nothing(int score, Goal goal, int tricks) {
  return {{.value = -score, .goal = goal, .target = 0},
          {.value = score, .goal = goal, .target = tricks}};
}

}  // namespace

TrickOrder order_of(const Kind& contract, CardSet pack) {
  TrickOrder order;
  if (contract.is_bettel()) {
    order.lanes = ranked_lanes({}, Rules::kBettelRanks, std::nullopt);
  } else {
    order.lanes = ranked_lanes(permanent_trumps(contract.type), Rules::kRanks, contract.trump());
    order.has_trump = true;
    for (Card card : pack) {
      order.points[static_cast<std::size_t>(card.index())] = ace_ten_points(card);
    }
  }
  for (std::vector<Card>& lane : order.lanes) {
    std::erase_if(lane, [&](Card card) { return !pack.contains(card); });
  }
  return order;
}

SeatSet side_of(const Task& task) {
  SeatSet side{task.player.value_or(task.declarer)};
  const Kind& contract = kind_of(task.contract);
  if (!contract.is_pair()) return side;
  if (contract.is_sauspiel() && task.deal.shape().pack.contains(contract.called())) {
    for (Seat seat : all_seats(Rules::kSeats)) {
      if (task.deal.hand(seat).contains(contract.called())) side |= seat;
    }
    return side;
  }
  const std::optional<Seat> partner = task.own.as<Said>().partner;  // if the ace is gone
  if (partner) side |= *partner;
  return side;
}

Tariff tariff_of(const std::vector<RuleOption>& options) {
  Tariff tariff;
  if (const std::vector<int> prices = option_numbers(options, "tariff"); !prices.empty()) {
    tariff.step = prices[0];
    tariff.sauspiel = prices[1];
    tariff.single = prices[2];
  }
  if (const std::vector<int> runs = option_numbers(options, "laufende"); !runs.empty()) {
    tariff.run = runs[0];
    tariff.run_without_suit = runs[1];
  }
  return tariff;
}

std::string doubled_text(int doublings) {
  return doublings == 1 ? "doubled once" : absl::StrCat("doubled ", doublings, " times");
}

Terms terms_of(const Task& task) {
  const Kind& contract = kind_of(task.contract);
  const SeatSet side = side_of(task);
  CardSet cards;
  for (Seat seat : all_seats(Rules::kSeats)) {
    if (side.contains(seat)) cards |= task.deal.hand(seat);
  }
  const TrickOrder order = order_of(contract, task.deal.shape().pack);
  return {.contract = &contract,
          .tariff = tariff_of(task.options),
          .laufende = top_trumps(cards, order),
          .tout = task.tout.has_value(),
          .sie = is_sie(contract, task.deal.hand(task.declarer), order),
          .doublings = task.own.as<Said>().doublings,
          .tricks = task.deal.shape().hand_size};
}

std::vector<Rung> score_ladder(const Terms& terms) {  // 6.8 to 6.10
  const Kind& contract = *terms.contract;
  const Tariff& tariff = terms.tariff;
  const int least = contract.trump() ? tariff.run : tariff.run_without_suit;
  const int run = terms.laufende >= least ? terms.laufende * tariff.step : 0;
  const int price = contract.is_pair() ? tariff.sauspiel : tariff.single;
  const auto score = [&](int steps, int times) {
    return (price + steps * tariff.step + run) * times * payers(contract) << terms.doublings;
  };
  if (contract.is_bettel()) return all_or_nothing(score(0, 1), Goal::kMisere, terms.tricks);
  if (terms.sie) return all_or_nothing(score(0, Rules::kSie), Goal::kTricks, terms.tricks);
  if (terms.tout) return all_or_nothing(score(0, Rules::kTout), Goal::kTricks, terms.tricks);
  std::vector<Rung> ladder{{.value = -score(2, 1), .goal = Goal::kTricks, .target = 0},
                           {.value = -score(1, 1), .goal = Goal::kTricks, .target = 1},
                           {.value = -score(0, 1), .goal = Goal::kPoints, .target = 31},
                           {.value = score(0, 1), .goal = Goal::kPoints, .target = 61},
                           {.value = score(1, 1), .goal = Goal::kPoints, .target = 91},
                           {.value = score(2, 1), .goal = Goal::kTricks, .target = terms.tricks}};
  // With a price of 0 for schneider and schwarz they change nothing.
  const auto same = [](const Rung& a, const Rung& b) { return a.value == b.value; };
  ladder.erase(std::unique(ladder.begin(), ladder.end(), same), ladder.end());
  return ladder;
}

int most_of_score(Terms terms, const TrickOrder& order) {
  const int cards = terms.contract->is_pair() ? 2 * terms.tricks : terms.tricks;
  if (order.has_trump) {
    terms.laufende = std::min(cards, static_cast<int>(order.lanes.front().size()));
  }
  terms.sie = false;
  const int most = score_ladder(terms).back().value;
  if (terms.contract->type != Type::kSolo) return most;
  terms.sie = true;
  return std::max(most, score_ladder(terms).back().value);
}

std::optional<RamschEnd> end_of_ramsch(const std::vector<Winnings>& won,
                                       const std::vector<CardSet>& taken, int doublings,
                                       const std::vector<RuleOption>& options) {
  const int most = ranges::max(won, {}, &Winnings::points).points;
  const int price = tariff_of(options).sauspiel << doublings;
  int jungfrauen = 0;
  std::vector<Seat> with_most;
  for (Seat seat : all_seats(Rules::kSeats)) {
    if (won[at(seat)].tricks == 0) ++jungfrauen;
    if (won[at(seat)].points == most) with_most.push_back(seat);
  }
  const std::string_view durchmarsch = option_value(options, "durchmarsch").value_or("all");
  const bool takes_all = jungfrauen == Rules::kSeats - 1;
  const bool takes_enough = durchmarsch == "91" && most >= Rules::kBigDurchmarsch;
  if (durchmarsch != "off" && (takes_all || takes_enough)) {
    return RamschEnd{with_most.front(), price};
  }
  const int times = option_value(options, "jungfrau") == "off" ? 0 : jungfrauen;
  if (with_most.size() == 1) return RamschEnd{with_most.front(), -(price << times)};
  const TrickOrder order = order_of({"ramsch", Type::kRamsch});
  for (Card trump : order.lanes.front()) {  // from the highest on
    for (Seat seat : with_most) {
      if (!taken[at(seat)].contains(trump)) continue;
      return RamschEnd{seat, -(price << times)};
    }
  }
  return std::nullopt;
}

}  // namespace matador::schafkopf
