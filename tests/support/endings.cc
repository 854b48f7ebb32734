#include "tests/support/endings.h"

#include <algorithm>
#include <vector>

#include "formats/input/problem.h"
#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "tests/support/dice.h"
#include "tests/support/names.h"
#include "tests/support/random_cards.h"

namespace matador {
namespace {

using reference::Bid;
using reference::Position;

constexpr int kTriesOfATrick = 51;

// The winner of all tricks of a play, if that is possible.
enum class Wish { kNone, kOnePlayer, kOpponents };

bool is_klorsjavs(const Task& task) { return task.game->name() == "klorsjavs"; }

Bid bid_of(const Task& task) {
  if (!is_klorsjavs(task)) return Bid::kSjavs;
  constexpr Bid kBids[] = {Bid::kSpil, Bid::kStryger, Bid::kTout, Bid::kStrogetTout};
  return kBids[task.contract.index];
}

void choose_sjavs(Task& task, Dice& dice) {
  const std::vector<RuleOption> options{
      {"solo-vol", "off"}, {"solo-vol", "on"}, {"suduroy", ""}, {}, {}, {}};
  task.contract = {dice.below(kSuits)};
  const RuleOption& option = options[static_cast<std::size_t>(dice.below(6))];
  if (!option.name.empty()) task.options.push_back(option);
}

void choose_klorsjavs(Task& task, Dice& dice) {
  task.contract = {.index = dice.below(4), .trump = Suit::kClubs};
  if (dice.below(2) == 0) return;
  task.contract.trump = kAllSuits[static_cast<std::size_t>(dice.below(kSuits))];
  task.options.push_back({"farvesjavs", ""});
}

// A random contract for a deal, with its exchange open.
Task random_contract(const Game* game, const Deal& deal, Dice& dice) {
  Task task{.game = game,
            .deal = deal,
            .contract = {},
            .declarer = Seat::from_index(dice.below(deal.seats())),
            .leader = Seat::from_index(dice.below(deal.seats())),
            .exchange = {},
            .play = {},
            .options = {}};
  is_klorsjavs(task) ? choose_klorsjavs(task, dice) : choose_sjavs(task, dice);
  return task;
}

// The player with most trumps, who has the best chance to win all tricks.
Seat strongest(const Task& task) {
  const Suit trump = reference_terms(task).trump;
  const auto trumps = [&](Seat seat) {
    const CardSet cards = task.deal.cards(seat);
    return std::ranges::count_if(cards,
                                 [&](Card card) { return reference::is_trump(card, trump); });
  };
  Seat best = Seat::number(1);
  for (int i = 1; i < task.deal.seats(); ++i) {
    const Seat seat = Seat::from_index(i);
    if (trumps(seat) > trumps(best)) best = seat;
  }
  return best;
}

Exchange random_exchange(const Task& task, Dice& dice) {
  const std::vector<Exchange> all = reference::exchanges(task.deal, bid_of(task), task.declarer);
  if (dice.below(2) == 0) return {};
  return all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
}

bool fulfilled(Wish wish, const Position& position) {
  switch (wish) {
    case Wish::kNone:
      return true;
    case Wish::kOnePlayer:
      return position.opponents_tricks == 0 &&
             std::min(position.declarer_tricks, position.partner_tricks) == 0;
    case Wish::kOpponents:
      return reference::tricks(position) == 0;
  }
  return true;
}

// The cards that the player may play; with `keep_covers` without cards that lie on others, if he
// has other cards.
CardSet chosen_from(const Position& position, bool keep_covers) {
  const CardSet legal = reference::legal(position);
  if (!keep_covers) return legal;
  CardSet others = legal;
  for (const reference::FaceDown& down : position.face_down) others -= CardSet{down.cover};
  return others.empty() ? legal : others;
}

}  // namespace

Task random_ending(const Party& table, std::uint64_t seed, std::uint64_t number, int cards_per_hand,
                   int cards_in_trick) {
  Dice dice{seed, number, static_cast<std::uint64_t>(cards_per_hand),
            static_cast<std::uint64_t>(cards_in_trick)};
  const Game* game = find_game(table.game);
  const DealShape shape = game->shape(table.seats);
  Task task = random_contract(game, numbered_deal(shape, seed, number), dice);
  constexpr Wish kWishes[] = {Wish::kOnePlayer, Wish::kOpponents, Wish::kNone};
  const Wish wish = kWishes[number % 3];
  if (wish == Wish::kOnePlayer) task.declarer = strongest(task);
  task.exchange = random_exchange(task, dice);
  const int cards_to_play = (shape.cards_each() - cards_per_hand) * table.seats + cards_in_trick;
  const std::vector<Card> play = random_tricks(
      reference_position(task), table.seats, cards_to_play, kTriesOfATrick, dice,
      [&](const Position& position) { return fulfilled(wish, position); },
      [&](const Position& position) {
        return chosen_from(position, /*keep_covers=*/number % 2 == 0);
      });
  task.play.assign(play.begin(), play.end());
  return task;
}

Task random_small_deal(const Party& table, std::uint64_t seed, std::uint64_t number, int hand_size,
                       int piles, int talon) {
  Dice dice{seed, number, static_cast<std::uint64_t>(hand_size), static_cast<std::uint64_t>(piles)};
  const Game* game = find_game(table.game);
  const int cards = table.seats * (hand_size + 2 * piles) + talon;
  CardSet pack = game->shape(table.seats).pack;
  if (number % 2 == 0 && cards <= kPack20.size()) pack = kPack20;
  while (pack.size() > cards) pack -= CardSet{dice.one_of(pack)};
  const DealShape shape{.pack = pack, .seats = table.seats, .hand_size = hand_size, .piles = piles};
  Task task = random_contract(game, numbered_deal(shape, seed, number), dice);
  const bool may_exchange = !is_klorsjavs(task) || reference::takes_cat(bid_of(task));
  if (talon == 0 || !may_exchange) task.exchange = Exchange{};
  return task;
}

reference::Terms reference_terms(const Task& task) {
  bool solo_vol = reference::usual_solo_vol(task.deal.seats());
  for (const auto& [name, value] : task.options) {
    if (name == "suduroy") solo_vol = false;
    if (name == "solo-vol") solo_vol = value == "on";
  }
  return {.bid = bid_of(task),
          .trump = task.contract.trump.value_or(static_cast<Suit>(task.contract.index)),
          .declarer = task.declarer,
          .leader = task.leader,
          .solo_vol = solo_vol,
          .exchange = task.exchange.value_or(Exchange{})};
}

Position reference_start(const Task& task, const Exchange& exchange) {
  reference::Terms terms = reference_terms(task);
  terms.exchange = exchange;
  Position position = reference::start(task.deal, terms);
  const DealShape whole = task.game->shape(task.deal.seats());
  if (task.deal.shape().cards_each() < whole.cards_each()) position.opponents_tricks = 1;
  return position;
}

Position reference_position(const Task& task) {
  return after(reference_start(task, task.exchange.value_or(Exchange{})), cards_of(task.play));
}

std::string deal_file_text(const Task& task) {
  return write_record(write_problem(problem_of(task)));
}

}  // namespace matador
