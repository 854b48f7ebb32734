// Conditions on deals and keys to count them by: whole numbers that follow from a Case.
//
//   // trumps(declarer) >= 6
//   Expression six = Expression::combine(
//       Operator::kAtLeast, Expression::trumps(sjavs, Role::kDeclarer, {}), Expression::number(6));
//   six.holds(deal);   six.evaluate(deal) == 1;   six.needs() == Needs::kContract;
//
// An expression is a function of the deal, put together from smaller ones. It never changes, copies
// are cheap and share it, and any number of threads may evaluate it. A game must live as long as
// the expressions that are made with it. formats/query/expression.h defines how they are written.
//
// The result is a number or *nothing*: an expression about a player or a suit that the deal does
// not have, as the declarer if all pass, gives nothing. The operators treat nothing in this way:
//   + - * / //     with nothing give nothing, and so does a division by 0
//   == != < ...    with nothing are false, `!=` too
//   and or not     take nothing for false
// True is 1 and false is 0; as a condition every number but 0 is true. A result above kLargest
// becomes kLargest, one below -kLargest becomes -kLargest.

#ifndef MATADOR_SOLVER_STATISTICS_EXPRESSION_H_
#define MATADOR_SOLVER_STATISTICS_EXPRESSION_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Case ---------------------------------------------------------------------------------------
// One deal out of many, as questions and conditions see it: plain facts, no play.

struct Case {
  const Game* game = nullptr;
  int seats = 0;
  std::vector<RuleOption> options = {};  // the rule options of the deal

  // The cards on which each player bids: his hand and his face-up cards. Statistics of single hands
  // have that of seat 1 alone.
  std::array<CardSet, kMaxSeats> hands{};

  Seat forehand = Seat::number(1);

  // What is played. None if all pass, and in statistics of single hands.
  std::optional<Contract> contract = {};
  std::optional<Suit> trump = {};
  std::optional<Seat> declarer = {};
  std::optional<Seat> leader = {};

  // The value for the declaring side, once it is solved, in the objective of the question.
  std::optional<int> value = {};

  CardSet hand(Seat seat) const { return hands[at(seat)]; }
};

// The facts of a deal before contract and declarer are known, and those that a task adds.
Case dealt_case(const Game& game, const Deal& deal, std::optional<Seat> dealer,
                const std::vector<RuleOption>& options);
Case played_case(Case dealt, const Task& task);

// The trumps in the longest possible trump suit of a hand.
inline int longest_trump_suit(const Game& game, CardSet hand) {
  int length = 0;
  for (Suit suit : kAllSuits) length = std::max(length, (hand & game.trumps(suit)).size());
  return length;
}

// The worth of the melds before the play, in games that have melds.
inline int worth_of_melds(const Case& deal, Seat seat) {
  const std::optional<Melds>& melds = deal.game->info().melds;
  return melds ? melds->worth(deal.hand(seat), deal.options) : 0;
}

// ---- Expression ---------------------------------------------------------------------------------

// The part of a Case that must be known to evaluate an expression; each includes those before it.
enum class Needs {
  kNothing,
  kAllHands,
  kContract,  // who declares what, and who leads
  kValue      // the value
};

enum class Operator {
  kPlus,
  kMinus,
  kTimes,
  kDivide,       // rounded to the nearest whole number, halves away from 0
  kFloorDivide,  // rounded down
  kEqual,
  kUnequal,
  kLess,
  kAtMost,
  kMore,
  kAtLeast,
  kAnd,
  kOr
};

// Whose hand: that of a seat, of a place so far behind forehand, or of the player who has a part in
// the deal. Forehand is seat 1 wherever only the hand of seat 1 is known.
struct Place {
  int behind_forehand;
  bool operator==(const Place&) const = default;
};
enum class Role { kDeclarer, kLeader };
using Player = std::variant<Seat, Place, Role>;

// Where forehand is seat 1; none for a part in the deal.
std::optional<Seat> dealt_seat(const Player& player);

// What an expression looks at in a hand: a number, or one number for each contract with trumps if
// it depends on the contract. The number depends only on how many cards of each of `sets` are in
// the hand. No sets: it depends on more than that.
struct Sight {
  Player player;
  std::optional<std::vector<CardSet>> sets;
  std::function<std::vector<std::int64_t>(CardSet)> measure;
};

// The known part of a deal: nothing; or what `needs` says of `deal`, the hands of some players, and
// who holds these cards. Its value lies within `value`.
struct Known {
  const Case* deal = nullptr;
  Needs needs = Needs::kNothing;
  Bounds value;
  SeatSet hands = {};
  CardSet cards = {};
};

class Expression {
 public:
  using Value = std::optional<std::int64_t>;
  static constexpr std::int64_t kLargest = 1'000'000'000;

  Value evaluate(const Case& deal) const { return (*function_)(deal); }
  bool holds(const Case& deal) const { return evaluate(deal).value_or(0) != 0; }
  Needs needs() const { return needs_; }
  // What it looks at in hands; a hand may be there several times.
  const std::vector<Sight>& sights() const { return sights_; }
  // Whether what is known settles its value: evaluate(*known.deal).
  bool is_settled(const Known& known) const;
  // Whether it may be true of a deal of which `known` is known; false if it surely is not.
  bool can_hold(const Known& known) const;
  // Whether its words show that it is 0, or nothing, of every deal.
  bool is_always_false() const { return !can_hold({.value = {-kLargest, kLargest}}); }

  // ---- Out of others ----------------------------------------------------------------------------

  static Expression combine(Operator op, const Expression& left, const Expression& right);
  static Expression negation(const Expression& condition);
  // The lowest number of the bin that the value lies in; the bins are `width` (1 or more) wide, and
  // one begins with 0.
  static Expression bin(const Expression& of, std::int64_t width);

  // ---- Facts ------------------------------------------------------------------------------------

  static Expression number(std::int64_t number);                 // from -kLargest to kLargest
  static Expression seat(Player player);                         // its number
  static Expression trump();                                     // the index of the suit
  static Expression contract(std::vector<std::int64_t> values);  // of each, by its index
  static Expression value();

  // ---- Of one hand; no suit: the one that is trumps in the deal ---------------------------------

  static Expression count(Player player, CardSet cards);  // how many of them he holds
  static Expression has(Player player, CardSet cards);    // all of them
  static Expression points(const Game& game, Player player);
  static Expression melds(Player player);  // what his melds are worth
  static Expression hcp(Player player);    // 4 for an ace, 3, 2, 1 for king, queen, jack
  // No singleton or void, and at most one doubleton (4-3-3-3, 4-4-3-2, 5-3-3-2), of 13 cards.
  static Expression balanced(Player player);
  // How many trumps he has, the permanent ones among them.
  static Expression trumps(const Game& game, Player player, std::optional<Suit> suit);
  // Cards that are trumps in any trump suit.
  static Expression permanent(const Game& game, Player player);
  // Trumps in his longest possible trump suit.
  static Expression length(const Game& game, Player player);
  // The number of highest trumps without a gap.
  static Expression top(const Game& game, Player player, std::optional<Suit> suit);
  // Cards of a printed suit without the permanent trumps.
  static Expression suit(const Game& game, Player player, std::optional<Suit> suit);

 private:
  using Function = std::function<Value(const Case&)>;
  // No bounds: the result is surely nothing.
  using Limits = std::function<std::optional<Bounds>(const Known&)>;

  Expression(Needs needs, Function function, Limits limits, std::vector<Sight> sights = {})
      : needs_(needs),
        function_(std::make_shared<const Function>(std::move(function))),
        limits_(std::make_shared<const Limits>(std::move(limits))),
        sights_(std::move(sights)) {}

  std::optional<Bounds> bounds(const Known& known) const;
  static std::vector<Sight> sights_of(const Expression& left, const Expression& right);

  template <typename Calculate, typename Limit>
  static Expression arithmetic(const Expression& left, const Expression& right, Calculate calculate,
                               Limit limit);
  template <typename Compare, typename May>
  static Expression comparison(const Expression& left, const Expression& right, Compare compare,
                               May may);
  template <typename Measure>
  static Expression of_hand(Player player, std::int64_t most,
                            std::optional<std::vector<CardSet>> sets, Measure measure);
  template <typename ByContract, typename Measure>
  static Expression of_hand_under(Player player, std::optional<Suit> suit, ByContract by_contract,
                                  Measure measure);

  Needs needs_;
  std::shared_ptr<const Function> function_;
  std::shared_ptr<const Limits> limits_;
  std::vector<Sight> sights_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_EXPRESSION_H_
