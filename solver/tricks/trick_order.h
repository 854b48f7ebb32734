// The order of strength of the cards under a contract, and their worth.
//
// A *lane* is an effective suit: the cards that follow to each other and can be compared in
// strength. Permanent trumps need no rule of their own: a permanent queen of spades is in the
// trump lane whatever suit is trumps, and in no other lane. The highest card of the trump lane wins
// a trick; if there is none, the highest card of the lane that was led (rules 0.5).

#ifndef MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_
#define MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/cards/card_set.h"

namespace matador {

// A card whose holder is bound to it until a trick has begun with its lane. He then has to play it
// when another player leads the lane; he may throw it off to no other lane, unless it is his last
// card; and he leads no other card of the lane, unless he holds `to_run` of them at least, this one
// counted. Afterwards it is a card like any other, if he still has it.
struct CalledCard {
  Card card;
  int to_run;
};

struct TrickOrder {
  // Every card of the pack once, each lane from its strongest card to its weakest. If there are
  // trumps, the trump lane is the first.
  std::vector<std::vector<Card>> lanes;
  bool has_trump = false;
  // A player who could follow may trump; see Played::legal().
  bool free_trumping = false;
  // With free trumping: a player with nothing but trumps may play one that is too low only if he
  // has no higher one, not counting the best trump of the pack.
  bool forced_undertrump = false;
  std::optional<CalledCard> called = {};
  // The tricks in which the order within the lanes is upside down: bit 0 for the first. Never the
  // last one, and none if there are trumps.
  std::uint32_t upside_down = 0;

  std::array<int, kCards> points{};  // card points, by Card::index()
  // Card points in a trick that is upside down, if they are different there.
  std::optional<std::array<int, kCards>> upside_down_points = {};
  int first_trick = 0;  // bonus for winning the first trick
  int last_trick = 0;   // bonus for winning the last trick

  // From the strongest to the weakest; none where nothing is trumps.
  std::vector<Card> trumps() const { return has_trump ? lanes.front() : std::vector<Card>{}; }

  bool is_upside_down(int trick) const { return (upside_down >> trick & 1) != 0; }  // from 0
  // The points of a card for the winner of trick `trick`, counted from 0.
  int points_in(int trick, Card card) const {
    const bool turned = upside_down_points.has_value() && is_upside_down(trick);
    return (turned ? *upside_down_points : points)[static_cast<std::size_t>(card.index())];
  }

  int points_of(Card card) const { return points[static_cast<std::size_t>(card.index())]; }
  int points_of(CardSet cards) const {
    int sum = 0;
    for (Card card : cards) sum += points_of(card);
    return sum;
  }
};

// ---- Strengths ----------------------------------------------------------------------------------

// Which of two cards wins: the lane of each card, and its strength there.
//
//   Strengths strengths(order);
//   strengths.lane_of(card);   strengths.beats(card, best, /*trick=*/0);
//
// For the cards of the order only. Tricks are counted from 0: in some the order is upside down.
class Strengths {
 public:
  explicit Strengths(const TrickOrder& order);

  CardSet lane_of(Card card) const { return lanes_[of(card).lane]; }
  CardSet trumps() const { return has_trump_ ? lanes_.front() : CardSet{}; }
  CardSet plain_cards() const;

  // Whether `card` wins a trick that `best` was winning (rules 0.5).
  bool beats(Card card, Card best, int trick) const;

  // The cards of its lane that are stronger.
  CardSet higher(Card card, int trick) const;

 private:
  struct Strength {
    std::size_t lane = 0;
    int height = 0;  // within the lane, higher is stronger
  };
  Strength of(Card card) const { return strengths_[static_cast<std::size_t>(card.index())]; }

  std::vector<CardSet> lanes_;
  std::array<Strength, kCards> strengths_{};
  bool has_trump_;
  std::uint32_t upside_down_;
};

// ---- Ranked lanes -------------------------------------------------------------------------------

// The lanes of a contract in which all suits rank alike, but for cards on top of the trumps. Most
// games are so.
//
//   ranked_lanes({}, kAceToTwo, Suit::kHearts)[0]    // HA HK HQ ... H2; then the other suits
//   ranked_lanes(four_jacks, ranks, std::nullopt)[0] // CJ SJ HJ DJ: the only trumps
//   top_trumps(CardSet of CJ, SJ and no HJ, order)   // 2

inline constexpr std::array<Rank, kRanks> kAceToTwo{
    Rank::kAce,   Rank::kKing, Rank::kQueen, Rank::kJack, Rank::kTen,   Rank::kNine, Rank::kEight,
    Rank::kSeven, Rank::kSix,  Rank::kFive,  Rank::kFour, Rank::kThree, Rank::kTwo};

// The trumps, if there are any: the cards on `top`, then those of the suit `trump`. Then the other
// suits in listing order. `ranks`, high to low, are those of a suit, which has no card of `top`.
std::vector<std::vector<Card>> ranked_lanes(std::span<const Card> top, std::span<const Rank> ranks,
                                            std::optional<Suit> trump);

// How many of the highest trumps in a row are all among the cards, or all not: the matadors, or
// Laufende, with or without which somebody plays who holds these cards. 0 without trumps.
int top_trumps(CardSet cards, const TrickOrder& order);

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_
