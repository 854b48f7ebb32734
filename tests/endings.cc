#include "tests/endings.h"

#include <algorithm>
#include <iterator>
#include <random>

#include "solver/cards/notation.h"
#include "solver/cards/pack.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

constexpr DealShape kWholeDeal{.pack = kPack32, .seats = 4, .hand_size = 8};
constexpr int kOneSidedTries = 1000;
const RuleOption kNoSoloVol{.name = "solo-vol", .value = "off"};

// Dice that fall the same way everywhere, which std::uniform_int_distribution does not promise.
class Dice {
 public:
  explicit Dice(std::seed_seq& seed) : engine_(seed) {}
  int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }

 private:
  std::mt19937_64 engine_;
};

std::string hand_text(CardSet hand) {
  std::string text;
  for (Suit suit : {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs}) {
    std::string ranks;
    for (Card card : hand& CardSet::of_suit(suit)) ranks.insert(0, 1, to_string(card)[1]);
    text += (text.empty() && suit == Suit::kSpades ? "" : ".") + ranks;
  }
  return text;
}

// Nothing at all where there is nothing to say.
std::string tag(const std::string& name, const std::string& value) {
  return value.empty() ? "" : "[" + name + " \"" + value + "\"]\n";
}

// A random contract and so many random cards of play.
Task random_play(const Deal& deal, int cards_to_play, Dice& dice) {
  Task task{.game = find_game("sjavs"),
            .deal = deal,
            .contract = {dice.below(kSuits)},
            .declarer = Seat::from_index(dice.below(reference::kPlayers)),
            .leader = Seat::from_index(dice.below(reference::kPlayers)),
            .exchange = Exchange{},
            .play = {},
            .options = {}};
  if (dice.below(4) == 0) task.options.push_back(kNoSoloVol);
  reference::Position position = reference_position(task);
  for (int i = 0; i < cards_to_play; ++i) {
    const CardSet legal = reference::legal(position);
    task.play.push_back(*std::next(legal.begin(), dice.below(legal.size())));
    position = reference::play(position, task.play.back());
  }
  return task;
}

bool solo_vol_is_open(const Task& task) {
  const reference::Position position = reference_position(task);
  const int others = std::min(position.declarer_tricks, position.partner_tricks);
  return position.opponents_tricks == 0 && others == 0;
}

}  // namespace

Task random_ending(std::uint64_t seed, std::uint64_t number, int cards_per_hand,
                   int cards_in_trick) {
  std::seed_seq numbers{seed, number, static_cast<std::uint64_t>(cards_per_hand),
                        static_cast<std::uint64_t>(cards_in_trick)};
  Dice dice(numbers);
  const Deal deal = numbered_deal(kWholeDeal, seed, number);
  const int cards_to_play =
      (kWholeDeal.hand_size - cards_per_hand) * reference::kPlayers + cards_in_trick;
  const bool one_sided = number % 3 == 0;
  Task task = random_play(deal, cards_to_play, dice);
  for (int tries = 0; one_sided && tries < kOneSidedTries && !solo_vol_is_open(task); ++tries) {
    task = random_play(deal, cards_to_play, dice);
  }
  return task;
}

reference::Position reference_position(const Task& task) {
  const bool solo_vol = task.options.empty() || task.options.front() != kNoSoloVol;
  reference::Position position = reference::start(task.deal, static_cast<Suit>(task.contract.index),
                                                  task.declarer, task.leader, solo_vol);
  for (Card card : task.play) position = reference::play(position, card);
  return position;
}

std::string deal_file_text(const Task& task) {
  std::string hands = "1:";
  for (int i = 0; i < task.deal.seats(); ++i) {
    hands += (i == 0 ? "" : " ") + hand_text(task.deal.hand(Seat::from_index(i)));
  }
  std::string play;
  for (Card card : task.play) play += (play.empty() ? "" : " ") + to_string(card);
  std::string options;
  for (const RuleOption& option : task.options) {
    options += (options.empty() ? "" : " ") + option.name +
               (option.value.empty() ? "" : "=" + option.value);
  }
  const auto contract = static_cast<std::size_t>(task.contract.index);
  return tag("Game", std::string(task.game->name())) +
         tag("Seats", std::to_string(task.deal.seats())) + tag("Deal", hands) +
         tag("Contract", std::string(task.game->contracts()[contract])) +
         tag("Declarer", std::to_string(task.declarer.number())) +
         tag("Leader", std::to_string(task.leader.number())) + tag("Play", play) +
         tag("Options", options);
}

}  // namespace matador
