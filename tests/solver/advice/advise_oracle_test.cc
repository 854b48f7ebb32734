// Advice against full enumeration by the reference: endings of every game in which a player sees
// only his own cards. All ways to deal the others are tried one by one, those that break a rule or
// the auction are thrown away by the rules of the reference, and the rest is solved by plain
// minimax. The number of worlds, the mean of every card and how often it is best must agree.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "solver/advice/advise.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/score.h"
#include "tests/games/bridge/reference_rules.h"
#include "tests/games/davoserjazz/reference_rules.h"
#include "tests/games/jass/endings.h"
#include "tests/games/jass/reference_rules.h"
#include "tests/games/scharwenzel/reference_rules.h"
#include "tests/games/sjavs/reference_auction.h"
#include "tests/games/skat/reference_rules.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"

namespace matador::advise_oracle_test {

using reference::Measure;

constexpr std::uint64_t kSeed = 20;

// What the observer does not see, as one hand or one card that must be filled.
struct Gap {
  enum class Where { kHand, kSecond, kDown, kTalon };
  Where where;
  Seat seat = Seat::number(1);
  std::size_t pile = 0;
  int cards = 1;
};

// The cards of a deal as far as they are filled in.
struct Parts {
  DealShape shape;
  std::vector<CardSet> hands;
  std::vector<CardSet> second_hands;
  std::vector<std::vector<Pile>> piles;

  Deal deal() const {
    DealBuilder builder(shape);
    for (int i = 0; i < shape.seats; ++i) {
      const Seat seat = Seat::from_index(i);
      builder.give(seat, hands[at(seat)]);
      if (shape.hands > 1) builder.give_second(seat, second_hands[at(seat)]);
      for (const Pile& pile : piles[at(seat)]) builder.lay(seat, pile);
    }
    return builder.build().value();
  }
};

Parts parts_of(const Deal& deal) {
  Parts parts{.shape = deal.shape(), .hands = {}, .second_hands = {}, .piles = {}};
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    parts.hands.push_back(deal.hand(seat));
    parts.second_hands.push_back(deal.second_hand(seat));
    parts.piles.emplace_back(deal.piles(seat).begin(), deal.piles(seat).end());
  }
  return parts;
}

// Calls `found` for every way to fill the gaps from number `gap` on with the cards.
void fill(Parts& parts, const std::vector<Gap>& gaps, std::size_t gap, CardSet cards,
          const std::function<void(const Deal&)>& found) {
  if (gap == gaps.size()) return found(parts.deal());
  const auto& [where, seat, pile, size] = gaps[gap];
  const std::vector<Card> list(cards.begin(), cards.end());
  std::vector<bool> chosen(list.size());
  std::fill(chosen.begin(), chosen.begin() + size, true);
  do {
    CardSet some;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (chosen[i]) some |= CardSet{list[i]};
    }
    const Parts before = parts;
    if (where == Gap::Where::kHand) parts.hands[at(seat)] |= some;
    if (where == Gap::Where::kSecond) parts.second_hands[at(seat)] |= some;
    if (where == Gap::Where::kDown) parts.piles[at(seat)][pile].down = some.first();
    fill(parts, gaps, gap + 1, cards - some, found);
    parts = before;
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

// An ending as it is asked about: the true task, and what the observer sees of it.
struct Case {
  Task task;
  Seat observer;
  PartialProblem partial;
  Parts known;  // what nobody needs to guess
  std::vector<Gap> gaps;
  CardSet unseen;  // that fills them
};

// The stand-in is another deal altogether: nothing may leak from the true one.
Problem problem_with_stand_in(const Task& task) {
  return {.game = task.game,
          .deal = numbered_deal(task.deal.shape(), kSeed + 1, task.play.size()),
          .contract = task.contract,
          .trump = task.contract.trump,
          .declarer = task.declarer,
          .joker = task.joker,
          .leader = task.leader,
          .exchange = task.deal.talon().empty() ? std::nullopt : task.exchange,
          .play = task.play,
          .options = task.options};
}

// Who has played what, by the reference.
template <typename Position>
struct History {
  OfSeats<CardSet> played{};
  Position position;
};

template <typename Position>
History<Position> history_of(Position position, const std::vector<Card>& cards) {
  History<Position> history{.position = position};
  for (Card card : cards) {
    history.played[at(to_play(history.position))] |= CardSet{card};
    history.position = play(history.position, card);
  }
  return history;
}

template <typename Position>
CardSet reference_legal(const Position& position) {
  CardSet cards;
  for (Card card : legal(position)) cards |= CardSet{card};
  return cards;
}

template <typename Position>
void play_at_random(Task& task, Position position, int cards, Dice& dice) {
  for (int i = 0; i < cards; ++i) {
    const Card card = dice.one_of(reference_legal(position));
    task.play.push_back(card);
    position = play(position, card);
  }
}

// The position after the play; none where a card was against the rules.
template <typename Position>
std::optional<Position> after_legal(Position position, const std::vector<Card>& cards) {
  for (Card card : cards) {
    if (is_over(position) || !reference_legal(position).contains(card)) return std::nullopt;
    position = play(position, card);
  }
  return position;
}

// Of a game with one hand each, and a talon at most: the observer, who is to play, sees his own.
template <typename Position>
Case case_of(const Task& task, const Position& start) {
  const History<Position> history = history_of(start, cards_of(task.play));
  const Seat observer = to_play(history.position);
  Case result{.task = task,
              .observer = observer,
              .partial = {.problem = problem_with_stand_in(task), .seen = {}, .observer = observer},
              .known = parts_of(task.deal),
              .gaps = {},
              .unseen = task.deal.talon()};
  result.partial.seen.hands[at(observer)] = task.deal.hand(observer);
  for (int i = 0; i < task.deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    if (seat == observer) continue;
    const CardSet unseen = task.deal.hand(seat) - history.played[at(seat)];
    result.unseen |= unseen;
    result.known.hands[at(seat)] -= unseen;
    result.gaps.push_back({Gap::Where::kHand, seat, 0, unseen.size()});
  }
  result.gaps.push_back({Gap::Where::kTalon, observer, 0, task.deal.talon().size()});
  return result;
}

// What full enumeration says.
struct Enumerated {
  std::uint64_t worlds = 0;
  std::map<Card, double> sums;
  std::map<Card, std::uint64_t> best;

  void add(const std::vector<std::pair<Card, int>>& values, bool most) {
    ++worlds;
    int best_value = values.front().second;
    for (const auto& [card, value] : values) {
      sums[card] += value;
      best_value = most ? std::max(best_value, value) : std::min(best_value, value);
    }
    for (const auto& [card, value] : values) best[card] += value == best_value ? 1 : 0;
  }
};

std::size_t one_after_another(std::size_t count, const Work& work) {
  static Solver solver;
  for (std::size_t i = 0; i < count; ++i) work(i, solver);
  return count;
}

// `total`: of both sides together; none where the value is the observer's already, or a score.
double for_observer(double mean, bool declares, std::optional<int> total, Objective objective) {
  if (declares) return mean;
  return objective == Objective::kScore ? -mean : *total - mean;
}

template <typename Position>
using StartOf = std::function<Position(const Deal&, const Exchange&)>;
using Allowed = std::function<bool(const Deal&)>;

// All exchanges that there may have been in a deal.
using Exchanges = std::function<std::vector<Exchange>(const Deal&)>;
std::vector<Exchange> no_exchange(const Deal& /*deal*/) { return {Exchange{}}; }

struct Compared {
  Objective objective;
  Measure measure;
  std::optional<int> total;  // of both sides; none: the value is the observer's
  int sign = 1;              // -1: the reference counts below 0
};

template <typename Position>
void compare(const Case& asked, const StartOf<Position>& start_of, const Allowed& allowed,
             const Compared& what, const Exchanges& exchanges = no_exchange) {
  SCOPED_TRACE("seat " + std::to_string(asked.observer.number()) + " asks");
  Enumerated expected;
  bool declares = true;
  Parts parts = asked.known;
  fill(parts, asked.gaps, 0, asked.unseen, [&](const Deal& deal) {
    if (!allowed(deal)) return;
    for (const Exchange& exchange : exchanges(deal)) {
      const auto position = after_legal(start_of(deal, exchange), cards_of(asked.task.play));
      if (!position) continue;
      declares = wants_most(*position);
      // What it remembers of one world need not hold in another.
      reference::Oracle<Position> oracle;
      expected.add(oracle.card_values(*position, what.measure), declares);
    }
  });
  const bool side = declares || !what.total;

  const absl::StatusOr<Advice> advice =
      advise(asked.partial, {.objective = what.objective, .enumerate = 20'000}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  ASSERT_EQ(advice->question.kind, AdviceKind::kCard);
  EXPECT_TRUE(advice->exact);
  EXPECT_EQ(advice->worlds, expected.worlds);
  ASSERT_EQ(advice->options.size(), expected.sums.size());
  const auto worlds = static_cast<double>(expected.worlds);
  for (const AdvisedOption& option : advice->options) {
    const Card card = std::get<Move>(option.option).card;
    const double mean = what.sign * expected.sums[card] / worlds;
    EXPECT_NEAR(option.standing.value.mean, for_observer(mean, side, what.total, what.objective),
                1e-9)
        << to_string(card);
    EXPECT_NEAR(option.standing.best, static_cast<double>(expected.best[card]) / worlds, 1e-9)
        << to_string(card);
    EXPECT_EQ(option.standing.value.se, 0);
  }
}

bool any_deal(const Deal& /*deal*/) { return true; }

// ---- Sjavs --------------------------------------------------------------------------------------

// A deal and what its auction makes of it; none where all pass.
std::optional<Task> auctioned(const Game& game, int seats, std::uint64_t number, Dice& dice) {
  const Deal deal = numbered_deal(game.shape(seats), kSeed, number);
  const reference::Auction auction = reference::auction(deal);
  if (!auction.declarer) return std::nullopt;
  return Task{.game = &game,
              .deal = deal,
              .contract = {index(dice.one_of(auction.suits))},
              .declarer = *auction.declarer,
              .leader = Seat::number(1),
              .exchange = Exchange{},
              .play = {},
              .options = {}};
}

Allowed same_auction(const Task& task) {
  return [task](const Deal& deal) {
    const reference::Auction auction = reference::auction(deal);
    return auction.declarer == task.declarer &&
           std::ranges::find(auction.suits,
                             kAllSuits[static_cast<std::size_t>(task.contract.index)]) !=
               auction.suits.end();
  };
}

StartOf<reference::Position> sjavs_start(const Task& task) {
  return [task](const Deal& deal, const Exchange& exchange) {
    Task other = task;
    other.deal = deal;
    return reference_start(other, exchange);
  };
}

constexpr Compared kSjavsPoints{Objective::kPoints, Measure::kPoints, 120};
constexpr Compared kSjavsScore{Objective::kScore, Measure::kScore, 0};

TEST(AdviseOracleTest, SjavsWithFour) {
  const Game& game = *find_game("sjavs");
  for (std::uint64_t number = 0; number < 24 && !HasFailure(); ++number) {
    Dice dice{kSeed, number};
    std::optional<Task> task = auctioned(game, 4, number, dice);
    if (!task) continue;
    const int left = 2 + static_cast<int>(number % 2);
    const auto start = sjavs_start(*task);
    play_at_random(*task, start(task->deal, {}), (8 - left) * 4 + dice.below(4), dice);
    SCOPED_TRACE(deal_file_text(*task));
    const Case asked = case_of(*task, start(task->deal, {}));
    compare(asked, start, same_auction(*task), number % 3 == 0 ? kSjavsScore : kSjavsPoints);
  }
}

// The declarer has exchanged; he himself knows what, the others only how many cards.
TEST(AdviseOracleTest, SjavsWithThreeAndAnExchange) {
  const Game& game = *find_game("sjavs");
  for (std::uint64_t number = 0; number < 8 && !HasFailure(); ++number) {
    Dice dice{kSeed, number, 3};
    std::optional<Task> task = auctioned(game, 3, number, dice);
    if (!task) continue;
    const auto all = reference::exchanges(task->deal, reference::Bid::kSjavs, task->declarer);
    std::vector<Exchange> some = all;
    std::erase_if(some,
                  [&](const Exchange& e) { return e.take.size() != static_cast<int>(number % 3); });
    task->exchange = dice.one_of(some);
    const auto start = sjavs_start(*task);
    play_at_random(*task, start(task->deal, *task->exchange), 8 * 3 + dice.below(3), dice);
    SCOPED_TRACE(deal_file_text(*task));
    Case asked = case_of(*task, start(task->deal, *task->exchange));
    const int cards = task->exchange->take.size();
    asked.partial.seen.exchange = SeenExchange{cards, {}, {}};
    if (asked.observer == task->declarer) {
      asked.partial.seen.exchange->discard = task->exchange->discard;
      asked.partial.seen.exchange->take = task->exchange->take;
      for (Gap& gap : asked.gaps) {  // he has seen those
        if (gap.where == Gap::Where::kTalon) gap.cards -= cards;
      }
      asked.unseen -= task->exchange->take;
    } else {
      // All that the declarer has played may have been taken.
      asked.unseen |= asked.known.hands[at(task->declarer)];
      CardSet played;
      for (Move move : task->play) played |= CardSet{move.card};
      asked.known.hands[at(task->declarer)] = {};
      for (Gap& gap : asked.gaps) {
        if (gap.where == Gap::Where::kHand && gap.seat == task->declarer) gap.cards = 10;
      }
      asked.unseen |= played & task->exchange->take;
    }
    compare<reference::Position>(
        asked, start, same_auction(*task), kSjavsPoints, [&](const Deal& deal) {
          std::vector<Exchange> possible =
              reference::exchanges(deal, reference::Bid::kSjavs, task->declarer);
          std::erase_if(possible, [&](const Exchange& e) {
            if (asked.observer == task->declarer) return e != *task->exchange;
            return e.take.size() != cards;
          });
          return possible;
        });
  }
}

// Cards that lie face down are unknown to both, until they are turned up.
TEST(AdviseOracleTest, SjavsWithTwo) {
  const Game& game = *find_game("sjavs");
  for (std::uint64_t number = 0; number < 30 && !HasFailure(); ++number) {
    Dice dice{kSeed, number, 2};
    std::optional<Task> task = auctioned(game, 2, number, dice);
    if (!task) continue;
    const auto start = sjavs_start(*task);
    play_at_random(*task, start(task->deal, {}), 22 + dice.below(6), dice);
    SCOPED_TRACE(deal_file_text(*task));
    const auto history = history_of(start(task->deal, {}), cards_of(task->play));
    const Seat observer = to_play(history.position);
    const Seat other = observer.next(2);
    Case asked{
        .task = *task,
        .observer = observer,
        .partial = {.problem = problem_with_stand_in(*task), .seen = {}, .observer = observer},
        .known = parts_of(task->deal),
        .gaps = {},
        .unseen = {}};
    asked.partial.seen.hands[at(observer)] = task->deal.hand(observer);
    const CardSet left = task->deal.hand(other) - history.played[at(other)];
    asked.unseen = left;
    asked.known.hands[at(other)] -= left;
    asked.gaps.push_back({Gap::Where::kHand, other, 0, left.size()});
    for (Seat seat : {observer, other}) {
      for (std::size_t i = 0; i < 4; ++i) {
        const Pile& pile = task->deal.piles(seat)[i];
        const bool down =
            std::ranges::find(history.position.face_down, pile.down, &reference::FaceDown::card) !=
            history.position.face_down.end();
        asked.partial.seen.piles[at(seat)].push_back(
            {pile.up, down ? std::nullopt : std::optional(pile.down)});
        if (!down) continue;
        asked.unseen |= CardSet{pile.down};
        asked.gaps.push_back({Gap::Where::kDown, seat, i, 1});
      }
    }
    compare(asked, start, same_auction(*task), kSjavsPoints);
  }
}

// ---- Klørsjavs ----------------------------------------------------------------------------------

TEST(AdviseOracleTest, Klorsjavs) {
  for (std::uint64_t number = 0; number < 20 && !HasFailure(); ++number) {
    const Task task = random_ending(kKlorsjavs, kSeed, number, 2, static_cast<int>(number % 3));
    SCOPED_TRACE(deal_file_text(task));
    const auto start = sjavs_start(task);
    Case asked = case_of(task, start(task.deal, *task.exchange));
    const bool took = !task.exchange->take.empty();
    const bool declares = asked.observer == task.declarer;
    asked.partial.seen.exchange = SeenExchange{task.exchange->take.size(), {}, {}};
    if (declares) {
      asked.partial.seen.exchange->discard = task.exchange->discard;
      asked.partial.seen.exchange->take = task.exchange->take;
    }
    if (declares && took) {
      asked.unseen -= task.exchange->take;
      asked.gaps.back().cards = 0;
    } else if (took) {
      asked.unseen |= asked.known.hands[at(task.declarer)];
      asked.known.hands[at(task.declarer)] = {};
      for (Gap& gap : asked.gaps) {
        if (gap.where == Gap::Where::kHand && gap.seat == task.declarer) gap.cards = 6;
      }
    }
    const reference::Bid bid = reference_terms(task).bid;
    compare<reference::Position>(asked, start, any_deal, kSjavsPoints, [&](const Deal& deal) {
      std::vector<Exchange> possible = reference::exchanges(deal, bid, task.declarer);
      std::erase_if(possible, [&](const Exchange& e) {
        return declares ? e != *task.exchange : e.take.size() != task.exchange->take.size();
      });
      if (!took) possible = {Exchange{}};
      return possible;
    });
  }
}

// ---- Jass ---------------------------------------------------------------------------------------

void compare_jass(const JassEnding& ending) {
  SCOPED_TRACE(deal_file_text(ending));
  const Task true_task = task_of(ending);
  const int players = ending.table.players;
  const StartOf<reference::jass::Position> start = [&](const Deal& deal, const Exchange&) {
    reference::jass::Hands hands;
    reference::jass::Hands second;
    for (int i = 0; i < players; ++i) {
      hands.push_back(deal.hand(Seat::from_index(i)));
      if (players == 2) second.push_back(deal.second_hand(Seat::from_index(i)));
    }
    reference::jass::Terms terms{
        .contract = ending.contract,
        .leader = ending.leader,
        .camp = reference::jass::side(players, ending.declarer, ending.joker),
        .options = ending.options};
    return reference::jass::start(hands, terms, second);
  };
  Case asked = case_of(true_task, start(true_task.deal, {}));
  asked.partial.seen.second_hands = {};
  std::optional<int> total = 157;
  StartOf<reference::jass::Position> start_for_observer = start;
  if (players == 2) {  // all first hands are played
    const auto history = history_of(start(true_task.deal, {}), cards_of(true_task.play));
    const Seat other = asked.observer.next(2);
    asked.partial.seen.second_hands[at(asked.observer)] =
        true_task.deal.second_hand(asked.observer);
    const CardSet left = true_task.deal.second_hand(other) - history.played[at(other)];
    asked.known = parts_of(true_task.deal);
    asked.known.second_hands[at(other)] -= left;
    asked.unseen = left;
    asked.gaps = {{Gap::Where::kSecond, other, 0, left.size()}};
  }
  if (players == 3 && !ending.table.coiffeur) {
    total.reset();  // each for himself
    start_for_observer = [&](const Deal& deal, const Exchange& none) {
      reference::jass::Position position = start(deal, none);
      position.terms.camp = {asked.observer};
      return position;
    };
  }
  // With the values of each trick's own direction the total varies.
  if (ending.options.values_by_trick) return;
  compare(asked, start_for_observer, any_deal, {Objective::kPoints, Measure::kPoints, total});
}

TEST(AdviseOracleTest, Jass) {
  for (const JassTable& table :
       {JassTable{false, 2}, JassTable{false, 3}, JassTable{false, 4}, JassTable{false, 4, true},
        JassTable{false, 5}, JassTable{false, 6}, JassTable{true, 3}}) {
    for (std::uint64_t number = 0; number < 12 && !HasFailure(); ++number) {
      const int left = table.players > 4 ? 2 : 3;
      const int fewest = table.players == 6 ? 3 : 0;  // else there are too many worlds
      const int in_trick = fewest + static_cast<int>(number) % (table.players - fewest);
      compare_jass(random_jass_ending(table, kSeed, number, left, in_trick));
    }
  }
}

// Nearly every card meets a rule about trumps.
TEST(AdviseOracleTest, JassWithAllTrumps) {
  for (const JassTable& table : {JassTable{false, 3}, JassTable{false, 4},
                                 JassTable{false, 4, true}, JassTable{true, 3, true}}) {
    for (std::uint64_t number = 0; number < 12 && !HasFailure(); ++number) {
      JassEnding ending = random_trump_ending(table, kSeed, number, table.players == 3 ? 4 : 3);
      // Some cards further on the rules have left their traces.
      Dice dice{kSeed, number};
      auto position = reference_position(ending);
      for (int i = 0; i < table.players + 1; ++i) {
        ending.play.push_back(dice.one_of(reference_legal(position)));
        position = reference::jass::play(position, ending.play.back());
      }
      compare_jass(ending);
    }
  }
}

// ---- Scharwenzel --------------------------------------------------------------------------------

TEST(AdviseOracleTest, Scharwenzel) {
  using reference::scharwenzel::Position;
  const Game& game = *find_game("scharwenzel");
  for (int seats : {4, 6, 8}) {
    for (std::uint64_t number = 0; number < 10 && !HasFailure(); ++number) {
      Dice dice{kSeed, number, static_cast<std::uint64_t>(seats)};
      const Deal deal = numbered_deal(game.shape(seats), kSeed, number);
      const auto auction = reference::scharwenzel::auction(deal);
      if (!auction.declarer) continue;
      Task task{.game = &game,
                .deal = deal,
                .contract = {index(dice.one_of(auction.suits))},
                .declarer = *auction.declarer,
                .leader = Seat::number(1),
                .exchange = Exchange{},
                .play = {},
                .options = {}};
      const StartOf<Position> start = [&](const Deal& world, const Exchange&) {
        return reference::scharwenzel::start(
            world, {.trump = kAllSuits[static_cast<std::size_t>(task.contract.index)],
                    .declarer = task.declarer,
                    .leader = task.leader});
      };
      const int left = seats == 4 ? 3 : 2;
      const int gone = task.deal.shape().hand_size - left;
      play_at_random(task, start(deal, {}),
                     gone * seats + seats - 1 - dice.below(seats == 8 ? 1 : 3), dice);
      SCOPED_TRACE(deal_file_text(task));
      const Case asked = case_of(task, start(deal, {}));
      const std::vector<std::string> said = auction.statements;
      compare<Position>(
          asked, start,
          [&](const Deal& world) {
            const auto other = reference::scharwenzel::auction(world);
            return other.declarer == task.declarer &&
                   std::ranges::find(other.suits,
                                     kAllSuits[static_cast<std::size_t>(task.contract.index)]) !=
                       other.suits.end();
          },
          number % 2 == 0
              ? Compared{Objective::kTricks, Measure::kTricks, task.deal.shape().hand_size}
              : Compared{Objective::kScore, Measure::kScore, 0});
    }
  }
}

// ---- Skat ---------------------------------------------------------------------------------------

// What the declarer has put away he alone knows, unless he plays hand. To the others it is the same
// deal, whatever lay in the skat before.
TEST(AdviseOracleTest, Skat) {
  using reference::skat::Position;
  const Game& game = *find_game("skat");
  constexpr int kNull = 5;
  for (std::uint64_t number = 0; number < 24 && !HasFailure(); ++number) {
    Dice dice{kSeed, number};
    const bool hand = number % 4 == 0;
    Task task{.game = &game,
              .deal = numbered_deal(game.shape(3), kSeed, number),
              .contract = {static_cast<int>(number % 6)},
              .declarer = Seat::from_index(dice.below(3)),
              .leader = Seat::number(1),
              .exchange = Exchange{},
              .play = {},
              .options = {}};
    const int bid = dice.below(2) == 0 ? 24 : 0;
    task.own =
        skat::Said{.announced = {.hand = hand}, .bid = bid > 0 ? std::optional(bid) : std::nullopt};
    const StartOf<Position> start = [&](const Deal& deal, const Exchange& exchange) {
      return reference::skat::start(
          deal, {.contract = static_cast<reference::skat::Contract>(task.contract.index),
                 .declarer = task.declarer,
                 .leader = task.leader,
                 .exchange = exchange,
                 .hand = hand,
                 .bid = bid});
    };
    const Exchange put_away =
        hand ? Exchange{} : dice.one_of(reference::skat::exchanges(task.deal, task.declarer));
    const Deal dealt = task.deal;
    task.deal = dealt.exchanged(task.declarer, put_away).value();
    play_at_random(task, start(task.deal, {}), 8 * 3 - static_cast<int>(number % 3), dice);
    SCOPED_TRACE(deal_file_text(task));
    Case asked = case_of(task, start(task.deal, {}));
    asked.partial.problem.exchange.reset();
    asked.partial.problem.own = task.own;
    if (asked.observer == task.declarer && !hand) {
      asked.partial.seen.hands[at(asked.observer)] = dealt.hand(asked.observer);
      asked.partial.seen.talon = dealt.talon();
      asked.partial.seen.exchange = {put_away.take.size(), put_away.discard, put_away.take};
      asked.partial.problem.exchange = Exchange{};
      asked.unseen -= task.deal.talon();
      asked.gaps.back().cards = 0;
    }
    const bool tricks = task.contract.index == kNull;
    const bool score = dice.below(2) == 0;
    compare<Position>(asked, start, any_deal,
                      score    ? Compared{Objective::kScore, Measure::kScore, 0}
                      : tricks ? Compared{Objective::kTricks, Measure::kTricks, 10, -1}
                               : Compared{Objective::kPoints, Measure::kPoints, 120});
  }
}

// ---- Davoserjazz and bridge ---------------------------------------------------------------------

TEST(AdviseOracleTest, Davoserjazz) {
  using reference::davoserjazz::Position;
  const Game& game = *find_game("davoserjazz");
  for (int seats : {3, 4, 5}) {
    for (std::uint64_t number = 0; number < 12 && !HasFailure(); ++number) {
      Dice dice{kSeed, number, static_cast<std::uint64_t>(seats)};
      Task task{.game = &game,
                .deal = numbered_deal(game.shape(seats), kSeed, number),
                .contract = {static_cast<int>(number % 6)},
                .declarer = Seat::number(1),
                .leader = Seat::number(1),
                .exchange = Exchange{},
                .play = {},
                .options = {}};
      Seat observer = Seat::number(1);
      const StartOf<Position> start = [&](const Deal& deal, const Exchange&) {
        return reference::davoserjazz::start(
            deal, {.hand = task.contract.index + 1, .player = observer, .leader = task.leader});
      };
      const int left = seats == 5 ? 2 : 3;
      const int gone = task.deal.shape().hand_size - left;
      play_at_random(task, start(task.deal, {}), gone * seats + dice.below(seats), dice);
      observer = to_play(history_of(start(task.deal, {}), cards_of(task.play)).position);
      SCOPED_TRACE(deal_file_text(task));
      const Case asked = case_of(task, start(task.deal, {}));
      compare(asked, start, any_deal, {Objective::kScore, Measure::kScore, std::nullopt});
    }
  }
}

// Dummy's cards are seen by all, and played by the declarer.
TEST(AdviseOracleTest, Bridge) {
  using reference::bridge::Position;
  const Game& game = *find_game("bridge");
  for (std::uint64_t number = 0; number < 20 && !HasFailure(); ++number) {
    Dice dice{kSeed, number};
    Task task{.game = &game,
              .deal = numbered_deal(game.shape(4), kSeed, number),
              .contract = {dice.below(5)},
              .declarer = Seat::from_index(dice.below(4)),
              .leader = Seat::number(1),
              .exchange = Exchange{},
              .play = {},
              .options = {}};
    task.leader = task.declarer.next(4);
    const StartOf<Position> start = [&](const Deal& deal, const Exchange&) {
      return reference::bridge::start(
          deal,
          {.trump = game.trump(task.contract), .declarer = task.declarer, .leader = task.leader});
    };
    play_at_random(task, start(task.deal, {}), 9 * 4 + dice.below(4), dice);
    SCOPED_TRACE(deal_file_text(task));
    Case asked = case_of(task, start(task.deal, {}));
    const Seat dummy = task.declarer.next(4, 2);
    if (asked.observer == dummy) {  // the declarer asks, who sees both hands
      asked.partial.observer = task.declarer;
      asked.partial.seen.hands[at(task.declarer)] = task.deal.hand(task.declarer);
    }
    const Seat shown = asked.observer == dummy ? task.declarer : dummy;
    asked.partial.seen.hands[at(dummy)] = task.deal.hand(dummy);
    asked.unseen -= task.deal.hand(shown);
    asked.known.hands[at(shown)] = task.deal.hand(shown);
    std::erase_if(asked.gaps, [&](const Gap& gap) {
      return gap.where == Gap::Where::kHand && gap.seat == shown;
    });
    compare(asked, start, any_deal, {Objective::kTricks, Measure::kTricks, 13});
  }
}

}  // namespace matador::advise_oracle_test
