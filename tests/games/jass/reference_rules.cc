#include "tests/games/jass/reference_rules.h"

#include <algorithm>

namespace matador::reference::jass {
namespace {

// Jass 2.2, 2.3: the ranks low to high in a plain suit, in trumps, and where the six is high.
constexpr Rank kPlainOrder[] = {Rank::kSix, Rank::kSeven, Rank::kEight, Rank::kNine, Rank::kTen,
                                kUnder,     kOber,        Rank::kKing,  Rank::kAce};
constexpr Rank kTrumpOrder[] = {Rank::kSix,  Rank::kSeven, Rank::kEight, Rank::kTen, kOber,
                                Rank::kKing, Rank::kAce,   Rank::kNine,  kUnder};
constexpr Rank kUndenufeOrder[] = {Rank::kAce,  Rank::kKing,  kOber,        kUnder,    Rank::kTen,
                                   Rank::kNine, Rank::kEight, Rank::kSeven, Rank::kSix};

// Acorns, roses, shields and bells, in listing order (rules 0.4, 2.1).
constexpr Suit kSuitsInOrder[] = {Suit::kClubs, Suit::kSpades, Suit::kHearts, Suit::kDiamonds};

constexpr int kGustavTricks = 6;  // of one direction (2.19)

// Whether the six is high in a trick of a contract without trumps.
bool six_is_high(Contract contract, int number) {
  switch (contract) {
    case Contract::kUndenufe:
      return true;
    case Contract::kSlalomObenabe:  // Coiffeur 2.19
      return number % 2 == 0;
    case Contract::kSlalomUndenufe:
      return number % 2 == 1;
    case Contract::kGustavObenabe:
      return number > kGustavTricks;
    case Contract::kGustavUndenufe:
      return number <= kGustavTricks;
    default:
      return false;
  }
}

int strength(Card card, Contract contract, int number) {
  const auto place = [card](const auto& order) {
    return static_cast<int>(std::ranges::find(order, card.rank()) - std::begin(order));
  };
  if (card.suit() == trump(contract)) return place(kTrumpOrder);
  return six_is_high(contract, number) ? place(kUndenufeOrder) : place(kPlainOrder);
}

// Whether a card that is played later in a trick beats the best one so far (rules 0.5).
bool beats(Card card, Card best, Contract contract, int number) {
  if (card.suit() != best.suit()) return card.suit() == trump(contract);
  return strength(card, contract, number) > strength(best, contract, number);
}

int trump_points(Rank rank) {  // Jass 2.4
  if (rank == kUnder) return 20;
  if (rank == Rank::kNine) return 14;
  if (rank == Rank::kAce) return 11;
  if (rank == Rank::kTen) return 10;
  if (rank == Rank::kKing) return 4;
  if (rank == kOber) return 3;
  return 0;
}

int plain_points(Rank rank) {  // Jass 2.4
  if (rank == Rank::kAce) return 11;
  if (rank == Rank::kTen) return 10;
  if (rank == Rank::kKing) return 4;
  if (rank == kOber) return 3;
  if (rank == kUnder) return 2;
  return 0;
}

int obenabe_points(Rank rank) {  // Jass 2.4
  return rank == Rank::kEight ? 8 : plain_points(rank);
}

int undenufe_points(Rank rank, const Options& options) {  // Jass 2.4
  if (rank == Rank::kSix) return options.undenufe_ace ? 0 : 11;
  if (rank == Rank::kAce) return options.undenufe_ace ? 11 : 0;
  return obenabe_points(rank);
}

int tricks_played(const Position& position) {
  int tricks = 0;
  for (int won : position.tricks) tricks += won;
  return tricks;
}

// Of the trick on the table, from 1.
int trick_number(const Position& position) { return tricks_played(position) + 1; }

CardSet trumps(CardSet cards, Contract contract) {
  const std::optional<Suit> suit = trump(contract);
  return suit ? cards & CardSet::of_suit(*suit) : CardSet{};
}

// The trumps that are lower than some trump in the trick.
CardSet undertrumps(CardSet hand, const Position& position) {
  const Contract contract = position.terms.contract;
  CardSet lower;
  for (Card card : trumps(hand, contract)) {
    for (Card played : position.trick) {
      if (played.suit() == card.suit() &&
          strength(card, contract, 1) < strength(played, contract, 1)) {
        lower |= CardSet{card};
      }
    }
  }
  return lower;
}

// What may follow a lead of trumps (Jass 2.8).
CardSet legal_on_trumps(CardSet hand, Suit suit) {
  const CardSet own_trumps = hand & CardSet::of_suit(suit);
  const CardSet puur{Card(suit, kUnder)};
  if (own_trumps.empty() || own_trumps == puur) return hand;
  return own_trumps;
}

// What may follow a lead of a plain suit in a trump contract (Jass 2.7).
CardSet legal_on_plain_suit(CardSet hand, const Position& position) {
  const CardSet own_trumps = trumps(hand, position.terms.contract);
  if (own_trumps == hand) {
    if (!position.terms.options.forced_undertrump) return hand;
    const CardSet high_enough = hand - undertrumps(hand, position);
    for (Card card : high_enough) {
      if (card.rank() != kUnder) return high_enough;
    }
    return hand;
  }
  const CardSet following = hand & CardSet::of_suit(position.trick.front().suit());
  const CardSet may = following.empty() ? hand : following | own_trumps;
  return may - undertrumps(hand, position);
}

CardSet legal_set(const Position& position) {
  const CardSet hand = position.hands[at(to_play(position))];
  if (position.trick.empty()) return hand;
  const Suit led = position.trick.front().suit();
  const std::optional<Suit> trump_suit = trump(position.terms.contract);
  if (trump_suit == led) return legal_on_trumps(hand, led);
  if (trump_suit) return legal_on_plain_suit(hand, position);
  const CardSet following = hand & CardSet::of_suit(led);  // Jass 2.6
  return following.empty() ? hand : following;
}

bool all_empty(const BySeat<CardSet>& hands) {
  return std::ranges::all_of(hands, [](CardSet hand) { return hand.empty(); });
}

// What one camp has won in a deal, or so far.
struct Won {
  int tricks = 0;
  int points = 0;
  int melds = 0;
};

Won won(const Position& position, bool by_the_camp) {
  Won won;
  for (int i = 0; i < position.players; ++i) {
    const Seat seat = Seat::from_index(i);
    if (position.terms.camp.contains(seat) != by_the_camp) continue;
    won.tricks += position.tricks[at(seat)];
    won.points += position.points[at(seat)];
    won.melds += position.terms.melds[at(seat)];
  }
  return won;
}

// Four numbers below 65536 as one.
std::uint64_t word(const std::array<int, 4>& numbers) {
  std::uint64_t word = 0;
  for (int number : numbers) word = word << 16 | static_cast<std::uint64_t>(number);
  return word;
}

// Before it is multiplied (2.12).
int worth(const Won& won, int all_tricks) {
  const int match = won.tricks == all_tricks ? 100 : 0;  // Jass 2.5
  return won.points + match + won.melds;
}

}  // namespace

std::optional<Suit> trump(Contract contract) {
  switch (contract) {
    case Contract::kAcorns:
      return Suit::kClubs;
    case Contract::kRoses:
      return Suit::kSpades;
    case Contract::kShields:
      return Suit::kHearts;
    case Contract::kBells:
      return Suit::kDiamonds;
    default:
      return {};
  }
}

int usual_multiplier(Contract contract) {  // Jass 2.2
  switch (contract) {
    case Contract::kAcorns:
    case Contract::kRoses:
      return 1;
    case Contract::kShields:
    case Contract::kBells:
      return 2;
    case Contract::kObenabe:
      return 3;
    case Contract::kUndenufe:
      return 4;
    default:
      return 0;
  }
}

SeatSet side(int players, Seat declarer, std::optional<Seat> joker) {
  if (players == 4) return {declarer, declarer.next(4, 2)};                       // Jass 2.13
  if (players == 6) return {declarer, declarer.next(6, 2), declarer.next(6, 4)};  // Jass 2.17
  if (players != 5) return {declarer};                                            // Jass 2.14, 2.15
  Seat partner = declarer;  // two places further among those who are not the joker (Jass 2.16)
  for (int places = 0; places < 2;) {
    partner = partner.next(5);
    if (partner != joker) ++places;
  }
  return {declarer, partner, joker.value()};
}

Seat usual_leader(int players, Seat declarer, Seat forehand) {
  return players == 3 ? declarer : forehand;  // rules 2.15, 2.18
}

Position start(const Hands& hands, const Terms& terms, const Hands& second_hands) {
  Position position{.players = static_cast<int>(hands.size()),
                    .hands = {},
                    .second_hands = {},
                    .terms = terms,
                    .leader = terms.leader,
                    .trick = {},
                    .tricks = {},
                    .points = {}};
  std::ranges::copy(hands, position.hands.begin());
  std::ranges::copy(second_hands, position.second_hands.begin());
  return position;
}

bool is_over(const Position& position) {
  return position.trick.empty() && all_empty(position.hands);
}

Seat to_play(const Position& position) {
  return position.leader.next(position.players, static_cast<int>(position.trick.size()));
}

bool wants_most(const Position& position) {
  return position.terms.camp.contains(to_play(position));
}

Cards legal(const Position& position) {
  const CardSet set = legal_set(position);
  Cards cards;
  for (Suit suit : kSuitsInOrder) {
    for (Card card : set& CardSet::of_suit(suit)) cards.push_back(card);
  }
  return cards;
}

Position play(const Position& position, Card card) {
  Position next = position;
  next.hands[at(to_play(position))] -= CardSet{card};
  next.trick.push_back(card);
  if (static_cast<int>(next.trick.size()) < next.players) return next;
  const Contract contract = next.terms.contract;
  const int number = trick_number(position);
  const Seat winner = jass::winner(next.trick, next.leader, contract, number);
  for (Card won : next.trick) {
    next.points[at(winner)] += card_points(won, contract, number, next.terms.options);
  }
  ++next.tricks[at(winner)];
  next.leader = winner;
  next.trick.clear();
  if (all_empty(next.hands)) std::swap(next.hands, next.second_hands);  // Jass 2.14
  if (is_over(next)) next.points[at(winner)] += 5;                      // Jass 2.4
  return next;
}

Seat winner(const Trick& trick, Seat leader, Contract contract, int number) {
  const int players = static_cast<int>(trick.size());
  Seat winner = leader;
  Card best = trick.front();
  Seat seat = leader;
  for (Card card : trick) {
    if (beats(card, best, contract, number)) {
      winner = seat;
      best = card;
    }
    seat = seat.next(players);
  }
  return winner;
}

int card_points(Card card, Contract contract, int number, const Options& options) {
  if (const std::optional<Suit> suit = trump(contract)) {
    return card.suit() == *suit ? trump_points(card.rank()) : plain_points(card.rank());
  }
  const int deciding_trick = options.values_by_trick ? number : 1;  // Coiffeur 2.19
  return six_is_high(contract, deciding_trick) ? undenufe_points(card.rank(), options)
                                               : obenabe_points(card.rank());
}

Results results(const Position& finished) {
  const Won camp = won(finished, true);
  const Won others = won(finished, false);
  const int all_tricks = camp.tricks + others.tricks;
  int score = worth(camp, all_tricks);
  if (finished.players != 3) score -= worth(others, all_tricks);  // Jass 2.12, 2.15
  return {camp.points, camp.tricks, finished.terms.multiplier * score};
}

Row row(const Position& position) {
  const auto& [contract, first_leader, camp, multiplier, melds, options] = position.terms;
  const Won ours = won(position, true);
  const Won theirs = won(position, false);
  Row row;
  for (int i = 0; i < position.players; ++i) {
    row.push_back(position.hands[static_cast<std::size_t>(i)].mask());
    if (position.players == 2) {
      row.push_back(position.second_hands[static_cast<std::size_t>(i)].mask());
    }
  }
  const int chosen = (options.undenufe_ace ? 1 : 0) + (options.values_by_trick ? 2 : 0) +
                     (options.forced_undertrump ? 4 : 0);
  row.push_back(word({position.players, static_cast<int>(contract), camp.mask(), chosen}));
  row.push_back(word({position.leader.index(), multiplier, ours.melds, theirs.melds}));
  row.push_back(word({ours.tricks, ours.points, theirs.tricks, theirs.points}));
  return row;
}

std::vector<int> own_results(Position finished, Measure measure) {
  std::vector<int> each;
  for (int i = 0; i < finished.players; ++i) {
    finished.terms.camp = {Seat::from_index(i)};
    each.push_back(of(results(finished), measure));
  }
  return each;
}

}  // namespace matador::reference::jass
