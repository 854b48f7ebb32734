// The misère search against plain recursion: seeded small deals of every goal and number of
// players, with questions at every point of a random play, for every remaining target, and with
// techniques of the search left out.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/techniques.h"
#include "solver/search/common/translation.h"
#include "solver/search/misere/misere_declarer.h"
#include "tests/support/dice.h"

namespace matador::misere_test {

constexpr std::uint64_t kSeed = 2026;
constexpr std::array kPenalties{Goal::kExcess,     Goal::kShortfall,    Goal::kSweep,
                                Goal::kCardsTaken, Goal::kFirstAndLast, Goal::kCardTaken};

bool counts(Goal goal, Card card) {
  if (goal == Goal::kSweep) return card.suit() == Suit::kClubs;
  if (goal == Goal::kCardsTaken) return card.rank() == Rank::kQueen;
  return goal == Goal::kCardTaken && card == Card(Suit::kSpades, Rank::kKing);
}

TrickOrder order_of(Goal goal, CardSet pack) {
  TrickOrder order;
  for (Suit suit : kAllSuits) {
    std::vector<Card> lane;
    for (Card card : pack& CardSet::of_suit(suit)) lane.insert(lane.begin(), card);
    if (!lane.empty()) order.lanes.push_back(lane);
  }
  for (Card card : pack) {
    order.points[static_cast<std::size_t>(card.index())] = counts(goal, card) ? 1 : 0;
  }
  return order;
}

// A deal of few cards in few suits; many of the cards count.
struct SmallDeal {
  Goal goal;
  int payer;
  Seat leader;
  Deal deal;
  TrickOrder order;

  SeatSet others() const {
    SeatSet others;
    for (int i = 0; i < deal.seats(); ++i) {
      if (i != payer) others |= Seat::from_index(i);
    }
    return others;
  }
};

SmallDeal small_deal(Goal goal, int seats, int cards_each, Dice& dice, std::uint64_t number) {
  const int suits = 2 + dice.below(3);
  CardSet pack;
  while (pack.size() < seats * cards_each) {
    const Card card = Card::from_index(dice.below(kCards));
    const bool welcome = index(card.suit()) < suits || counts(goal, card);
    if (welcome || pack.size() >= suits * kRanks) pack |= CardSet{card};
  }
  return {
      .goal = goal,
      .payer = dice.below(seats),
      .leader = Seat::from_index(dice.below(seats)),
      .deal = numbered_deal({.pack = pack, .seats = seats, .hand_size = cards_each}, kSeed, number),
      .order = order_of(goal, pack)};
}

// Plays every card of every player, and remembers positions between tricks with all winnings.
class Recursion {
 public:
  explicit Recursion(const SmallDeal& deal) : deal_(deal), seats_(deal.deal.seats()) {}

  int value(const Played& played) {
    if (!played.to_play()) return penalty(played);
    std::vector<std::uint64_t> key;
    if (!played.trick_open()) {
      for (int i = 0; i < seats_; ++i) key.push_back(played.hand(Seat::from_index(i)).mask());
      key.push_back(static_cast<std::uint64_t>(played.to_play()->index()));
      for (int i = 0; i < seats_; ++i) key.push_back(won(played, i));
      if (const auto known = memory_.find(key); known != memory_.end()) return known->second;
    }
    const bool most = played.to_play()->index() != deal_.payer;
    int best = most ? -1 : 1000;
    for (Card card : played.legal()) {
      Played next = played;
      if (!next.play(card).ok()) std::abort();
      best = most ? std::max(best, value(next)) : std::min(best, value(next));
    }
    if (!key.empty()) memory_[key] = best;
    return best;
  }

 private:
  // Tricks, cards that count, and whether the first trick.
  static std::uint64_t won(const Played& played, int seat) {
    std::uint64_t won = 0;
    for (int i = 0; i < played.complete_tricks(); ++i) {
      const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
      if (trick.winner.index() != seat) continue;
      won += (i == 0 ? 1 << 16 : 0) + 256 + static_cast<std::uint64_t>(trick.points);
    }
    return won;
  }

  int penalty(const Played& played) const {
    std::vector<int> tricks;
    std::vector<int> taken;
    for (int i = 0; i < seats_; ++i) {
      tricks.push_back(static_cast<int>(won(played, i) >> 8 & 0xff));
      taken.push_back(static_cast<int>(won(played, i) & 0xff));
    }
    const auto payer = static_cast<std::size_t>(deal_.payer);
    switch (deal_.goal) {
      case Goal::kExcess:
        return tricks[payer] - *std::ranges::min_element(tricks);
      case Goal::kShortfall:
        return *std::ranges::max_element(tricks) - tricks[payer];
      case Goal::kSweep:
        if (std::ranges::count(taken, 0) == seats_ - 1) return taken[payer] > 0 ? 0 : 10;
        return taken[payer];
      case Goal::kFirstAndLast:
        return (played.tricks().front().winner.index() == deal_.payer ? 1 : 0) +
               (played.tricks().back().winner.index() == deal_.payer ? 1 : 0);
      default:
        return taken[payer];
    }
  }

  const SmallDeal& deal_;
  int seats_;
  std::map<std::vector<std::uint64_t>, int> memory_;
};

std::string text_of(const SmallDeal& deal, const Played& played) {
  std::string text = "target: seat " + std::to_string(deal.payer + 1) + ", goal " +
                     std::to_string(static_cast<int>(deal.goal)) + ", led by seat " +
                     std::to_string(deal.leader.number());
  for (int i = 0; i < deal.deal.seats(); ++i) {
    text += "\nseat " + std::to_string(i + 1) + ":";
    for (Card card : deal.deal.hand(Seat::from_index(i))) text += " " + to_string(card);
  }
  text += "\nplayed:";
  for (const Trick& trick : played.tricks()) {
    for (Card card : trick.cards) text += " " + to_string(card);
  }
  return text;
}

// The code for any machine. (Tests of whole games also use the code for newer machines.)
std::unique_ptr<search::Engine> new_engine(int seats, Goal goal, std::size_t table_bytes,
                                           std::uint32_t techniques) {
  return find_game("davoserjazz")
      ->kernel()
      .make_engine(seats, goal, {.table_bytes = table_bytes, .techniques = techniques},
                   /*newest=*/false);
}

struct MisereCase {
  int seats;
  int cards_each;
};
void PrintTo(const MisereCase& table, std::ostream* out) { *out << table.seats << " players"; }

class MisereTest : public testing::TestWithParam<MisereCase> {};

TEST_P(MisereTest, AnswersAsPlainRecursionDoes) {
  const auto [seats, cards_each] = GetParam();
  Dice dice{kSeed, static_cast<std::uint64_t>(seats)};
  std::vector<std::uint32_t> settings{search::kAllTechniques, 0};
  for (const search::TechniqueFact& fact : search::kTechniques) {
    settings.push_back(search::kAllTechniques & ~search::bit_of(fact.technique));
  }
  for (const Goal goal : kPenalties) {
    std::vector<std::unique_ptr<search::Engine>> engines;
    for (const std::uint32_t setting : settings) {
      engines.push_back(new_engine(seats, goal, 1 << 16, setting));
    }
    for (std::uint64_t number = 0; number < 40; ++number) {
      const SmallDeal deal = small_deal(goal, seats, cards_each, dice, number);
      const search::Translation translation(deal.deal, deal.order, deal.others(), deal.leader);
      for (auto& engine : engines) engine->begin(translation.layout());
      Recursion recursion(deal);
      Played played(deal.deal, deal.order, deal.leader);
      while (played.to_play()) {
        const int value = recursion.value(played);
        for (int target = 1; target <= 11; ++target) {
          for (std::size_t i = 0; i < engines.size(); ++i) {
            const search::Interval answer =
                engines[i]->ask(translation.root_position(played), target, ~std::uint64_t{0});
            ASSERT_EQ(answer.low >= target, value >= target)
                << "setting " << i << ", need " << target << "\n"
                << text_of(deal, played);
            ASSERT_EQ(answer.high < target, value < target) << text_of(deal, played);
            ASSERT_LE(answer.low, value) << "setting " << i << "\n" << text_of(deal, played);
            ASSERT_GE(answer.high, value) << "setting " << i << "\n" << text_of(deal, played);
          }
        }
        const CardSet legal = played.legal();
        const std::vector<Card> cards(legal.begin(), legal.end());
        const auto choice = static_cast<std::size_t>(dice.below(legal.size()));
        ASSERT_TRUE(played.play(cards[choice]).ok());
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Players, MisereTest,
                         testing::Values(MisereCase{3, 4}, MisereCase{4, 3}, MisereCase{5, 3},
                                         MisereCase{6, 2}, MisereCase{7, 2}, MisereCase{8, 2}));

// How much the payer can be left from the beginning on.
int value(search::Engine& engine, const search::Translation& translation, const Played& played) {
  engine.begin(translation.layout());
  int low = 0;
  int high = 11;
  while (low < high) {
    const int target = (low + high + 1) / 2;
    const search::Interval answer =
        engine.ask(translation.root_position(played), target, ~std::uint64_t{0});
    if (answer.low >= target) low = target;
    if (answer.high < target) high = target - 1;
  }
  return low;
}

// Deals that are too large for plain recursion, and large enough for patience with leads.
TEST(MisereTest, NoTechniqueChangesAValueOfLargerDeals) {
  Dice dice{kSeed, 99};
  for (const Goal goal : kPenalties) {
    const auto engine = new_engine(4, goal, 1 << 20, search::kAllTechniques);
    for (const search::TechniqueFact& fact : search::kTechniques) {
      if (fact.technique == search::Technique::kTable) continue;
      const auto without =
          new_engine(4, goal, 1 << 20, search::kAllTechniques & ~search::bit_of(fact.technique));
      for (std::uint64_t number = 0; number < 6; ++number) {
        const SmallDeal deal = small_deal(goal, 4, 7, dice, number);
        const search::Translation translation(deal.deal, deal.order, deal.others(), deal.leader);
        const Played played(deal.deal, deal.order, deal.leader);
        ASSERT_EQ(value(*engine, translation, played), value(*without, translation, played))
            << "without " << fact.name << "\n"
            << text_of(deal, played);
      }
    }
  }
}

// The declarer who is to leave tricks to the others, with options that name no weights and with
// such that do.
TEST(MisereTest, WeightsOfTheGameStandForThoseThatNoOptionNames) {
  search::Weights weights{};
  weights.lead_refutation = 40;
  search::misere::MisereDeclarer declarer(4, weights, {});
  search::misere::MisereDeclarer same(4, search::Weights{}, {.weights = &weights});
  Dice dice{kSeed, 7};
  for (std::uint64_t number = 0; number < 6; ++number) {
    const SmallDeal deal = small_deal(Goal::kExcess, 4, 7, dice, number);
    const Seat payer = Seat::from_index(deal.payer);
    const search::Translation translation(deal.deal, deal.order, {payer}, payer);
    const Played played(deal.deal, deal.order, deal.leader);
    EXPECT_EQ(value(declarer, translation, played), value(same, translation, played))
        << text_of(deal, played);
    EXPECT_EQ(declarer.nodes(), same.nodes());
  }
}

TEST(MisereTest, StopsAtTheLimitOfNodes) {
  const DealShape shape{.pack = kPack52, .seats = 4, .hand_size = 13};
  const Deal deal = numbered_deal(shape, kSeed, 0);
  const TrickOrder order = order_of(Goal::kExcess, kPack52);
  const Seat first = Seat::number(1);
  const search::Translation translation(deal, order,
                                        {Seat::number(2), Seat::number(3), Seat::number(4)}, first);
  const auto engine = new_engine(4, Goal::kExcess, 1 << 20, search::kAllTechniques);
  engine->begin(translation.layout());
  const search::Interval answer =
      engine->ask(translation.root_position(Played(deal, order, first)), 3, 1000);
  EXPECT_LT(answer.low, 3);
  EXPECT_GE(answer.high, 3);
  EXPECT_EQ(engine->nodes(), 1000U);
}

}  // namespace matador::misere_test
