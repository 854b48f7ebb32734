#include "tests/games/schafkopf/endings.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/options.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "tests/support/dice.h"
#include "tests/support/random_cards.h"

namespace matador::schafkopf_endings {
namespace {

using reference::schafkopf::Position;
using reference::schafkopf::Terms;
using PlayedGame = reference::schafkopf::Game;

constexpr std::uint64_t kSeed = 2026;
constexpr int kTriesOfATrick = 40;

constexpr int kSeats = 4;

// Plain cards of a suit in a Sauspiel.
CardSet plain(Suit suit, CardSet pack) {
  return (pack & CardSet::of_suit(suit)) -
         CardSet{Card(suit, Rank::kQueen), Card(suit, Rank::kJack)};
}

std::vector<RuleOption> random_options(Dice& dice) {
  std::vector<RuleOption> options;
  if (dice.below(2) == 0) options.push_back({"davonlaufen", dice.below(3) == 0 ? "off" : "3"});
  if (dice.below(3) == 0) options.push_back({"tariff", "5-10-20"});
  if (dice.below(3) == 0) options.push_back({"laufende", "2-1"});
  return options;
}

// Plays until so many cards are left, each trick in the best of some ways.
void play_to(Task& task, int cards_per_hand, int cards_in_trick, Dice& dice,
             const std::function<int(const Position&)>& worth) {
  int left = (task.deal.shape().hand_size - cards_per_hand) * kSeats + cards_in_trick;
  while (left > 0) {
    const int count = std::min(left, kSeats);
    const std::vector<Move> before = task.play;
    std::vector<Move> best;
    int most = -1;
    for (int tries = 0; tries < kTriesOfATrick; ++tries) {
      task.play = before;
      Position position = position_of(task);
      for (Card card : random_cards(position, count, dice)) task.play.push_back(card);
      const int its = worth(position);
      if (its > most) best = task.play;
      most = std::max(most, its);
    }
    task.play = best;
    left -= count;
  }
}

bool one_side_has_none(const Position& position) {
  return position.our_tricks == 0 || position.their_tricks == 0;
}

}  // namespace

Terms terms_of(const Task& task) {
  const int index = task.contract.index;
  Terms terms{.declarer = task.declarer, .leader = task.leader, .tout = task.tout.has_value()};
  const auto suit_at = [](int place) { return kAllSuits[static_cast<std::size_t>(place)]; };
  if (index < kSauspiele) {
    terms.game = PlayedGame::kSauspiel;
    terms.suit = index == 2 ? Suit::kDiamonds : suit_at(index);
  } else if (index < 5) {
    terms.game = index == 3 ? PlayedGame::kWenz : PlayedGame::kGeier;
    terms.has_suit = false;
  } else if (index < kBettel) {
    constexpr PlayedGame kGames[] = {PlayedGame::kWenz, PlayedGame::kGeier, PlayedGame::kSolo};
    terms.game = kGames[(index - 5) / 4];
    terms.suit = suit_at((index - 5) % 4);
  } else {
    constexpr PlayedGame kGames[] = {PlayedGame::kBettel, PlayedGame::kHochzeit,
                                     PlayedGame::kRamsch};
    terms.game = kGames[index - kBettel];
    terms.has_suit = index != kBettel;
  }
  const auto run = option_value(task.options, "davonlaufen");
  terms.to_run = run == "off" ? 9 : run == "3" ? 3 : 4;
  if (option_value(task.options, "tariff")) {
    terms.step = 5;
    terms.sauspiel = 10;
    terms.single = 20;
  }
  if (option_value(task.options, "laufende")) {
    terms.run = 2;
    terms.run_without_suit = 1;
  }
  const auto said = task.own.as<matador::schafkopf::Said>();
  terms.doublings = said.doublings;
  if (said.partner) terms.partner = *said.partner;
  return terms;
}

Position position_of(const Task& task) {
  Position position = start(task.deal, terms_of(task));
  for (Move move : task.play) position = play(position, move.card);
  return position;
}

Task random_ending(std::uint64_t number, int cards_per_hand, int cards_in_trick,
                   std::string_view game) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(cards_per_hand)};
  Task task{.game = find_game(game),
            .deal = numbered_deal(find_game(game)->shape(kSeats), kSeed, number),
            .contract = {dice.below(kContracts)},
            .declarer = Seat::from_index(dice.below(4)),
            .leader = Seat::from_index(dice.below(4)),
            .exchange = Exchange{},
            .play = {},
            .options = random_options(dice)};
  if (!task.game->check_declared(task).ok()) task.contract = {10 + dice.below(4)};
  const bool may_be_tout = task.contract.index >= kSauspiele && task.contract.index != kBettel;
  if (may_be_tout && dice.below(6) == 0) task.tout = task.declarer;
  if (dice.below(4) == 0) task.own = matador::schafkopf::Said{.doublings = dice.below(3)};
  play_to(task, cards_per_hand, cards_in_trick, dice, [&](const Position& position) {
    return number % 2 == 1 && one_side_has_none(position) ? 1 : 0;
  });
  return task;
}

Task random_ramsch(std::uint64_t number, int cards_per_hand, int cards_in_trick,
                   std::string_view game) {
  Dice dice{kSeed + 3, number, static_cast<std::uint64_t>(cards_per_hand)};
  const Seat player = Seat::from_index(dice.below(kSeats));
  Task task{.game = find_game(game),
            .deal = numbered_deal(find_game(game)->shape(kSeats), kSeed, number),
            .contract = {kRamsch},
            .declarer = player,
            .player = player,
            .leader = Seat::from_index(dice.below(kSeats)),
            .exchange = Exchange{},
            .play = {},
            .options = {}};
  play_to(task, cards_per_hand, cards_in_trick, dice, [](const Position&) { return 0; });
  return task;
}

Task random_hochzeit(std::uint64_t number, int cards_per_hand, int cards_in_trick,
                     std::string_view game) {
  Dice dice{kSeed + 2, number, static_cast<std::uint64_t>(cards_per_hand)};
  const DealShape& shape = find_game(game)->shape(kSeats);
  const Seat declarer = Seat::from_index(dice.below(kSeats));
  CardSet others;
  for (Suit suit : {Suit::kClubs, Suit::kSpades, Suit::kDiamonds})
    others |= plain(suit, shape.pack);
  FixedCards fixed{};
  while (fixed[at(declarer)].size() < shape.hand_size) {
    const Card card = dice.one_of(others);
    others -= CardSet{card};
    fixed[at(declarer)] |= CardSet{card};
  }
  Task task{.game = find_game(game),
            .deal = numbered_deal(shape, kSeed, number, fixed),
            .contract = {kHochzeit},
            .declarer = declarer,
            .leader = Seat::from_index(dice.below(kSeats)),
            .exchange = Exchange{},
            .play = {},
            .options = random_options(dice)};
  do {
    const Seat partner = declarer.next(kSeats, 1 + dice.below(3));
    task.own = matador::schafkopf::Said{.partner = partner};
  } while (!task.game->check_declared(task).ok());
  play_to(task, cards_per_hand, cards_in_trick, dice, [&](const Position& position) {
    return number % 2 == 1 && one_side_has_none(position) ? 1 : 0;
  });
  return task;
}

Task random_sauspiel(std::uint64_t number, int length, int cards_per_hand, int cards_in_trick,
                     std::string_view game) {
  Dice dice{kSeed + 1, number, static_cast<std::uint64_t>(cards_per_hand)};
  const int contract = dice.below(kSauspiele);
  const Suit suit = contract == 2 ? Suit::kDiamonds : kAllSuits[static_cast<std::size_t>(contract)];
  const Seat holder = Seat::from_index(dice.below(4));
  const Seat declarer = holder.next(4, 1 + dice.below(3));
  const Card ace(suit, Rank::kAce);
  FixedCards fixed{};
  const DealShape& shape = find_game(game)->shape(kSeats);
  CardSet others = plain(suit, shape.pack) - CardSet{ace};
  const auto give = [&](Seat seat) {
    const Card card = dice.one_of(others);
    others -= CardSet{card};
    fixed[at(seat)] |= CardSet{card};
  };
  fixed[at(holder)] = CardSet{ace};
  give(declarer);
  for (int i = 1; i < length; ++i) give(holder);
  Task task{.game = find_game(game),
            .deal = numbered_deal(shape, kSeed, number, fixed),
            .contract = {contract},
            .declarer = declarer,
            .leader = Seat::from_index(dice.below(4)),
            .exchange = Exchange{},
            .play = {},
            .options = random_options(dice)};
  play_to(task, cards_per_hand, cards_in_trick, dice, [&](const Position& position) {
    const CardSet hand = position.hands[at(holder)];
    if (!hand.contains(ace)) return 0;
    const int kept = (hand & plain(suit, shape.pack)).size();
    const bool wanted = position.suit_was_led == (number % 4 == 0);
    return (wanted ? 20 : 10) + kept;
  });
  return task;
}

Task random_ending_of(const Kind& kind, std::uint64_t number, int cards_per_hand,
                      int cards_in_trick) {
  if (kind.is_hochzeit) return random_hochzeit(number, cards_per_hand, cards_in_trick, kind.game);
  if (kind.is_ramsch) return random_ramsch(number, cards_per_hand, cards_in_trick, kind.game);
  return kind.with_the_ace == 0 ? random_ending(number, cards_per_hand, cards_in_trick, kind.game)
                                : random_sauspiel(number, kind.with_the_ace, cards_per_hand,
                                                  cards_in_trick, kind.game);
}

}  // namespace matador::schafkopf_endings
