// Schieber Jass for two to six players, as the rest of the library sees it (rules 2).

#include <array>
#include <range/v3/algorithm/reverse.hpp>

#include "solver/cards/seat.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/melds.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sheet.h"
#include "solver/games/jass/sides.h"
#include "solver/games/jass/strength.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"
#include "solver/tricks/trick_order.h"

MATADOR_KERNEL(jass)

namespace matador::jass {
namespace {

std::vector<std::vector<Card>> lanes(const Type& type) {
  std::vector<Card> trumps;
  if (type.direction == Direction::kTrump) {
    for (Rank rank : Rules::kTrumpRanks) trumps.emplace_back(type.trump, rank);
  }
  std::array<Rank, 9> ranks = Rules::kPlainRanks;
  if (type.direction == Direction::kUp) ranges::reverse(ranks);
  return ranked_lanes(trumps, ranks, trump_of(type));
}

int card_points(const Type& type, Card card, bool ace_counts) {
  switch (type.direction) {
    case Direction::kDown:
      return obenabe_points(card.rank());
    case Direction::kUp:
      return undenufe_points(card.rank(), ace_counts);
    case Direction::kTrump:
      return card.suit() == type.trump ? trump_points(card.rank()) : plain_points(card.rank());
  }
  return 0;
}

bool forced_undertrump(const std::vector<RuleOption>& options) {  // Jass 2.7
  return option_value(options, "undertrump") == "forced";
}

}  // namespace

TrickOrder order(const Type& type, const std::vector<RuleOption>& options) {
  const bool has_trump = type.direction == Direction::kTrump;
  TrickOrder order{.lanes = lanes(type),
                   .has_trump = has_trump,
                   .free_trumping = has_trump,
                   .forced_undertrump = has_trump && forced_undertrump(options),
                   .last_trick = Rules::kLastTrick};
  const bool ace_counts = option_value(options, "undenufe-ace") == "11";
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = card_points(type, card, ace_counts);
  }
  return order;
}

const Evaluation& hand_evaluation();  // evaluation.cc
const Glance& glance_of(const Type& type);

namespace {

std::vector<TableInfo> tables() {
  std::vector<TableInfo> tables;
  for (const Variant& players : kVariants) {
    const CardSet left_out =
        players.seats == 5 ? CardSet{Rules::kLeftOut} : CardSet{};  // Jass 2.16
    tables.push_back({.shape = {.pack = Rules::kPack - left_out,
                                .seats = players.seats,
                                .hand_size = players.hand_size,
                                .hands = players.hands,
                                .notation = &kSwissNotation},
                      .everyone_for_himself = players.seats == 3,
                      .has_joker = players.joker});
  }
  return tables;
}

std::vector<ContractInfo> contracts() {
  std::vector<ContractInfo> contracts;
  for (const Type& type : Rules::kTypes) {
    contracts.push_back({.name = type.name,
                         .trump = trump_of(type),
                         .other_names = {type.other_names.begin(), type.other_names.end()},
                         .glance = &glance_of(type)});
  }
  return contracts;
}

std::vector<RuleOptionFact> rule_options() {
  return {
      {"undenufe-ace", {"0", "11"}, "what an ace is worth in Undenufe; 11: and the six nothing"},
      {"undertrump",
       {"trumps-only", "forced"},
       "when a trump may be too low on a plain lead: of a hand of nothing but trumps; forced: only "
       "where no other card can be played, the Puur left aside"},
      {"low-quartets", {"on", "off"}, "four 6, 7 or 8 are a meld"},
      {"cross-melds", {"off", "on"}, "a card may be in a run and in a quartet"},
      {"split-runs", {"on", "off"}, "a run of eight or nine may count as five and three or four"},
      {.name = "wyz-order",
       .values = {"quartets", "cards"},
       .meaning = "which meld is best: any quartet beats any run; cards: points decide, then the "
                  "number of cards",
       .takes_place_of = "quartets-first"},
      {"multipliers",
       {"1-1-2-2-3-4"},
       "what each contract multiplies its points by, in the order of the contracts",
       OptionNumbers{.count = static_cast<int>(Rules::kTypes.size()), .least = 1, .most = 20}},
      {"target",
       {"3000"},
       "the points that a game is played to",
       OptionNumbers{.count = 1, .least = 1, .most = 100000}},
      {"order",
       {"stoeck-wyz-stich", "stoeck-stich-wyz"},
       "what counts first where several reach the target in one deal"},
      {"push-back",
       {"on", "off"},
       "the partner may push the choice of a contract back to forehand; the same players can "
       "declare"},
      {"count",
       {"deal", "trick"},
       "when points are written down: after the deal; trick: as they are won, and the game ends at "
       "the target"},
  };
}

std::vector<BenchSuite> bench_suites() {
  std::vector<BenchSuite> suites{{4, 10}, {4, 100, "obenabe"}, {4, 100, "undenufe"}};
  constexpr std::uint64_t kLimit = 20'000'000;  // three players with trumps may take hours
  for (const auto& [seats, trumps, others] :
       {std::array{2, 100, 100}, {3, 3, 20}, {5, 20, 100}, {6, 20, 100}}) {
    const auto add = [&, seats = seats](int deals, std::string_view contract) {
      suites.push_back({.seats = seats,
                        .deals = static_cast<std::uint64_t>(deals),
                        .contract = contract,
                        .on_request = true,
                        .node_limit = kLimit});
    };
    add(trumps, {});
    add(others, "obenabe");
    add(others, "undenufe");
  }
  return suites;
}

Melds melds() {
  return {
      .worth = [](CardSet hand, const auto& options) { return worth(hand, meld_rules(options)); },
      .hands_by_worth =
          [](int seats, const auto& options) {
            return count_melds(seats, meld_rules(options)).rows;
          }};
}

std::optional<Seat> pushes_to(const Task& task, Seat seat) {
  const bool push_back = option_value(task.options, "push-back") != "off";
  return pushed_to(task.deal.seats(), task.joker, forehand(task), seat, push_back);
}

GameInfo facts() {
  return {.name = "jass",
          .tables = tables(),
          .contracts = contracts(),
          .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
          .most_points = Rules::kAllPoints,
          .rule_options = rule_options(),
          .rule_sets = {{.name = "rules",
                         .value = "schieber-four",
                         .meaning = "the customs of Schieber for four",
                         .options = {{"low-quartets", "off"},
                                     {"undertrump", "forced"},
                                     {"order", "stoeck-stich-wyz"}}}},  // Jass 2.25
          .other_names = {"schieber", "schieberjass"},
          .choice = ContractChoice{.pushes_to = pushes_to},  // Jass 2.13
          .melds = melds(),
          .evaluation = &hand_evaluation(),
          .bench_suites = bench_suites()};
}

// What is shown by the side whose value is asked for, and by the others.
Shown shown(const Task& task) {
  SeatSet others;
  const SeatSet side = task.game->declaring_side(task);
  for (Seat seat : all_seats(task.deal.seats())) {
    if (!side.contains(seat)) others |= seat;
  }
  Shown shown;
  for (const MeldScore& round : score_melds(task)) {
    shown.ours += round.points_of(side);
    shown.theirs += round.points_of(others);
  }
  return shown;
}

class Jass : public Game {
 public:
  Jass() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& asked, bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(asked));
    Problem problem = asked;
    const int seats = problem.deal.seats();
    if (table(seats).has_joker && !problem.joker) problem.joker = Rules::kUsualJoker;
    if (problem.declarer && problem.declarer == problem.joker) {
      return invalid(seat_name(*problem.declarer), " is the joker, who cannot declare");
    }
    const Seat first = forehand(problem);
    return declared_tasks(problem, first_declarer(seats, problem.joker, first),
                          possible_declarers(seats, problem.joker, first), all_contracts);
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& options) const override {
    return jass::order(type_of(contract), options);
  }

  CardSet trumps(Suit suit) const override { return Rules::kPack & CardSet::of_suit(suit); }

  SeatSet declaring_side(const Task& task) const override {
    if (task.player) return {*task.player};
    return side_of(task.declarer, task.deal.seats(), task.joker);
  }

  // Melds count, of which any hand may have many.
  std::optional<ValueRange> range_of_score(const Task& /*task*/) const override {
    return std::nullopt;
  }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    return score_ladder(multiplier(task.contract, task.options), task.deal.seats(), shown(task));
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(jass, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Jass jass;
  return jass;
}

}  // namespace matador::jass
