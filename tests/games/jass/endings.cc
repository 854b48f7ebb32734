#include "tests/games/jass/endings.h"

#include <algorithm>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "tests/games/jass/names.h"
#include "tests/support/dice.h"
#include "tests/support/names.h"
#include "tests/support/random_cards.h"

namespace matador {
namespace {

using JassContract = reference::jass::Contract;
using reference::jass::Position;

constexpr int kTriesOfATrick = 51;
constexpr int kTrumpContracts = 4;
constexpr int kJassContracts = 6;
constexpr int kCoiffeurContracts = 10;

constexpr std::string_view kContractNames[] = {
    "acorns",   "roses",          "shields",         "bells",          "obenabe",
    "undenufe", "slalom-obenabe", "slalom-undenufe", "gustav-obenabe", "gustav-undenufe"};

// Who is to win all the tricks of a play, if that can be had.
enum class Wish { kDeclaringSide, kOthers, kNone };

// Rules 2.13 to 2.17. Of two players the hands of both rounds are dealt as if to four.
DealShape shape(int players) {
  if (players == 5) {
    const CardSet seven_of_roses = {jass_card("R7")};
    return {
        .pack = kPack36 - seven_of_roses, .seats = 5, .hand_size = 7, .notation = &kSwissNotation};
  }
  const int hands = players == 2 ? 4 : players;
  return {.pack = kPack36,
          .seats = hands,
          .hand_size = kPack36.size() / hands,
          .notation = &kSwissNotation};
}

Deal first_hands(const Deal& both_rounds) {
  DealBuilder builder({.pack = kPack36, .seats = 2, .hand_size = 9, .notation = &kSwissNotation});
  for (Seat seat : {Seat::number(1), Seat::number(2)}) builder.give(seat, both_rounds.hand(seat));
  return builder.build().value();
}

void deal(JassEnding& ending, std::uint64_t seed, std::uint64_t number, const FixedCards& fixed) {
  ending.deal = numbered_deal(shape(ending.table.players), seed, number, fixed);
  if (ending.table.players != 2) return;
  ending.second_hands = {ending.deal.hand(Seat::number(3)), ending.deal.hand(Seat::number(4))};
  ending.deal = first_hands(ending.deal);
}

JassEnding random_contract(const JassTable& table, std::uint64_t seed, std::uint64_t number,
                           Dice& dice) {
  const auto any_seat = [&] { return Seat::from_index(dice.below(table.players)); };
  const int contracts = table.coiffeur ? kCoiffeurContracts : kJassContracts;
  JassEnding ending{.table = table,
                    .deal = numbered_deal(shape(table.players), seed, number),
                    .second_hands = {},
                    .contract = static_cast<JassContract>(dice.below(contracts)),
                    .declarer = any_seat(),
                    .joker = {},
                    .leader = any_seat(),
                    .play = {},
                    .options = {.undenufe_ace = dice.below(3) == 0,
                                .values_by_trick = table.coiffeur && dice.below(3) == 0,
                                .forced_undertrump = table.forced_undertrump}};
  if (table.players == 5) ending.joker = ending.declarer.next(5, 1 + dice.below(4));
  deal(ending, seed, number, {});
  return ending;
}

SeatSet declaring_side(const JassEnding& ending) {
  return reference::jass::side(ending.table.players, ending.declarer, ending.joker);
}

// Somebody of the declaring side, or of the others.
Seat one_of(Wish side, const JassEnding& ending, Dice& dice) {
  if (side == Wish::kDeclaringSide) return ending.declarer;
  Seat seat = ending.declarer;
  while (declaring_side(ending).contains(seat)) {
    seat = Seat::from_index(dice.below(ending.table.players));
  }
  return seat;
}

// For the leader so many cards that are likely to win a trick each: a whole suit, the trumps if
// there are any, then the next suit, strong cards first.
FixedCards strong_cards(const JassEnding& ending, int count, Dice& dice) {
  const std::optional<Suit> trump = reference::jass::trump(ending.contract);
  const int first_suit = trump ? index(*trump) : dice.below(kSuits);
  const DealShape dealt = shape(ending.table.players);
  const auto leader = at(ending.leader);
  FixedCards fixed{};
  for (int i = 0; count > 0; ++i) {
    const auto suit = static_cast<Suit>((first_suit + i) % kSuits);
    std::string ranks = suit == trump ? "U9AKOT876" : "AKOUT9876";
    if (ending.contract == JassContract::kUndenufe) std::ranges::reverse(ranks);
    for (char rank : ranks) {
      const Card card(suit, jass_card(std::string{'A', rank}).rank());
      CardSet& first = fixed[leader];
      CardSet& second = fixed[leader + 2];
      if (count == 0 || !dealt.pack.contains(card)) continue;
      (first.size() < dealt.hand_size ? first : second) |= CardSet{card};
      --count;
    }
  }
  return fixed;
}

bool fulfilled(Wish wish, const Position& position) {
  if (wish == Wish::kNone) return true;
  for (int i = 0; i < position.players; ++i) {
    const bool declaring = position.terms.camp.contains(Seat::from_index(i));
    const bool may_win = declaring == (wish == Wish::kDeclaringSide);
    if (!may_win && position.tricks[static_cast<std::size_t>(i)] > 0) return false;
  }
  return true;
}

// All trumps, and of other cards, those of one suit first, as many as fill all hands.
std::vector<Card> trumps_and_others(const JassEnding& ending, int count, Dice& dice) {
  const CardSet pack = shape(ending.table.players).pack;
  const Suit trump = *reference::jass::trump(ending.contract);
  const auto next_suit = static_cast<Suit>((index(trump) + 1 + dice.below(kSuits - 1)) % kSuits);
  CardSet chosen = pack & CardSet::of_suit(trump);
  while (chosen.size() < count) {
    const CardSet others = (pack & CardSet::of_suit(next_suit)) - chosen;
    chosen |= CardSet{dice.one_of(others.empty() ? pack - chosen : others)};
  }
  return {chosen.begin(), chosen.end()};
}

FixedCards dealt_at_random(std::vector<Card> cards, int players, Dice& dice) {
  FixedCards hands{};
  for (int seat = 0; !cards.empty(); seat = (seat + 1) % players) {
    const auto card = cards.begin() + dice.below(static_cast<int>(cards.size()));
    hands[static_cast<std::size_t>(seat)] |= CardSet{*card};
    cards.erase(card);
  }
  return hands;
}

// Until every player has only these cards. False where somebody would have to play one of them.
bool play_all_but(const FixedCards& kept, JassEnding& ending, Dice& dice) {
  Position position = reference_position(ending);
  for (;;) {
    const auto seat = at(to_play(position));
    if (position.hands[seat] == kept[seat]) return true;
    CardSet others;
    for (Card card : legal(position)) others |= CardSet{card};
    others -= kept[seat];
    if (others.empty()) return false;
    ending.play.push_back(dice.one_of(others));
    position = play(position, ending.play.back());
  }
}

// With the second hands, where there are such.
Deal whole_deal(const JassEnding& ending, const Game& game) {
  if (ending.second_hands.empty()) return ending.deal;
  DealBuilder builder(game.shape(ending.table.players));
  for (int i = 0; i < ending.table.players; ++i) {
    const Seat seat = Seat::from_index(i);
    builder.give(seat, ending.deal.hand(seat));
    builder.give_second(seat, ending.second_hands[static_cast<std::size_t>(i)]);
  }
  return builder.build().value();
}

std::vector<CardSet> hands(const Deal& deal) {
  std::vector<CardSet> hands;
  hands.reserve(static_cast<std::size_t>(deal.seats()));
  for (int i = 0; i < deal.seats(); ++i) hands.push_back(deal.hand(Seat::from_index(i)));
  return hands;
}

std::string hands_text(const std::vector<CardSet>& hands) {
  std::string text = "1:";
  for (CardSet hand : hands) text += (text == "1:" ? "" : " ") + jass_hand_name(hand);
  return text;
}

std::string cards_text(const std::vector<Card>& cards) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + jass_name(card);
  return text;
}

std::string options_text(const reference::jass::Options& options) {
  std::string text;
  if (options.undenufe_ace) text = "undenufe-ace=11";
  if (options.values_by_trick)
    text += (text.empty() ? "" : " ") + std::string("slalom-values=trick");
  if (options.forced_undertrump)
    text += (text.empty() ? "" : " ") + std::string("undertrump=forced");
  return text;
}

// Nothing at all where there is nothing to say.
std::string tag(const std::string& name, const std::string& value) {
  return value.empty() ? "" : "[" + name + " \"" + value + "\"]\n";
}

}  // namespace

JassEnding random_jass_ending(const JassTable& table, std::uint64_t seed, std::uint64_t number,
                              int cards_per_hand, int cards_in_trick) {
  Dice dice{seed,
            number,
            static_cast<std::uint64_t>(table.players),
            static_cast<std::uint64_t>(table.coiffeur),
            static_cast<std::uint64_t>(cards_per_hand),
            static_cast<std::uint64_t>(cards_in_trick)};
  JassEnding ending = random_contract(table, seed, number, dice);
  const int tricks = shape(table.players).pack.size() / table.players - cards_per_hand;
  constexpr Wish kWishes[] = {Wish::kDeclaringSide, Wish::kOthers, Wish::kNone};
  const Wish wish = kWishes[number % 3];
  if (wish != Wish::kNone) {
    ending.leader = one_of(wish, ending, dice);
    deal(ending, seed, number, strong_cards(ending, tricks, dice));
  }
  ending.play = random_tricks(reference_position(ending), table.players,
                              tricks * table.players + cards_in_trick, kTriesOfATrick, dice,
                              [&](const Position& position) { return fulfilled(wish, position); });
  return ending;
}

JassEnding random_trump_ending(const JassTable& table, std::uint64_t seed, std::uint64_t number,
                               int cards_per_hand) {
  Dice dice{seed, number, static_cast<std::uint64_t>(table.players),
            static_cast<std::uint64_t>(cards_per_hand)};
  JassEnding ending = random_contract(table, seed, number, dice);
  ending.contract = static_cast<JassContract>(dice.below(kTrumpContracts));
  const int count = table.players * cards_per_hand;
  for (;;) {
    const FixedCards kept =
        dealt_at_random(trumps_and_others(ending, count, dice), table.players, dice);
    deal(ending, seed, number, kept);
    ending.play.clear();
    if (play_all_but(kept, ending, dice)) return ending;
  }
}

Task task_of(const JassEnding& ending) {
  const Game& game = *find_game(ending.table.coiffeur ? "coiffeur" : "jass");
  Problem problem{.game = &game,
                  .deal = whole_deal(ending, game),
                  .contract = Contract{static_cast<int>(ending.contract)},
                  .declarer = ending.declarer,
                  .joker = ending.joker,
                  .leader = ending.leader,
                  .play = play_of(ending.play)};
  if (ending.table.players == 3) problem.player = ending.declarer;
  if (ending.options.undenufe_ace) problem.options.push_back({"undenufe-ace", "11"});
  if (ending.options.values_by_trick) problem.options.push_back({"slalom-values", "trick"});
  if (ending.options.forced_undertrump) problem.options.push_back({"undertrump", "forced"});
  return game.tasks(problem).value().front();
}

reference::jass::Position reference_position(const JassEnding& ending) {
  const Position start = reference::jass::start(
      hands(ending.deal),
      {.contract = ending.contract,
       .leader = ending.leader,
       .camp = declaring_side(ending),
       .multiplier = ending.table.coiffeur ? 0 : reference::jass::usual_multiplier(ending.contract),
       .melds = {},
       .options = ending.options},
      ending.second_hands);
  return after(start, ending.play);
}

std::string deal_file_text(const JassEnding& ending) {
  const std::string joker = ending.joker ? std::to_string(ending.joker->number()) : "";
  const std::string second = ending.second_hands.empty() ? "" : hands_text(ending.second_hands);
  return tag("Game", ending.table.coiffeur ? "coiffeur" : "jass") +
         tag("Seats", std::to_string(ending.table.players)) + tag("Joker", joker) +
         tag("Deal", hands_text(hands(ending.deal))) + tag("Second", second) +
         tag("Contract", std::string(kContractNames[static_cast<std::size_t>(ending.contract)])) +
         tag("Declarer", std::to_string(ending.declarer.number())) +
         tag("Leader", std::to_string(ending.leader.number())) +
         tag("Play", cards_text(ending.play)) + tag("Options", options_text(ending.options));
}

}  // namespace matador
