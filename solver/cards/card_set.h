// A set of cards in one 64-bit word: bit i is the card of index i.
//
//   CardSet hand{Card{Suit::kClubs, Rank::kQueen}, Card{Suit::kHearts, Rank::kAce}};
//   for (Card card : hand | talon) ...          // in listing order (rules 0.4)
//   hand.size();  hand.contains(card);  hand - CardSet{card};

#ifndef MATADOR_SOLVER_CARDS_CARD_SET_H_
#define MATADOR_SOLVER_CARDS_CARD_SET_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "solver/cards/card.h"

namespace matador {

// ---- Card set -----------------------------------------------------------------------------------

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) mask_ |= mask_of(card);
  }

  // The set of the cards whose bits are set: bit i is the card of index i.
  static constexpr CardSet from_mask(std::uint64_t mask) { return CardSet(mask); }
  static constexpr CardSet of_suit(Suit suit) {
    return CardSet(((std::uint64_t{1} << kRanks) - 1) << (index(suit) * kRanks));
  }
  static constexpr CardSet of_rank(Rank rank) {
    return CardSet{Card(Suit::kClubs, rank), Card(Suit::kSpades, rank), Card(Suit::kHearts, rank),
                   Card(Suit::kDiamonds, rank)};
  }

  constexpr std::uint64_t mask() const { return mask_; }
  constexpr int size() const { return std::popcount(mask_); }
  constexpr bool empty() const { return mask_ == 0; }
  constexpr bool contains(Card card) const { return (mask_ & mask_of(card)) != 0; }
  constexpr bool contains(CardSet other) const { return (other.mask_ & ~mask_) == 0; }

  // The first card in listing order; the set must not be empty.
  constexpr Card first() const { return Card::from_index(std::countr_zero(mask_)); }

  constexpr CardSet operator&(CardSet other) const { return CardSet(mask_ & other.mask_); }
  constexpr CardSet operator|(CardSet other) const { return CardSet(mask_ | other.mask_); }
  constexpr CardSet operator-(CardSet other) const { return CardSet(mask_ & ~other.mask_); }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  constexpr bool operator==(const CardSet&) const = default;

  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Card;

    constexpr Iterator() = default;
    explicit constexpr Iterator(std::uint64_t left) : left_(left) {}
    constexpr Card operator*() const { return Card::from_index(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t left_ = 0;
  };

  constexpr Iterator begin() const { return Iterator(mask_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  explicit constexpr CardSet(std::uint64_t mask) : mask_(mask) {}
  static constexpr std::uint64_t mask_of(Card card) { return std::uint64_t{1} << card.index(); }

  std::uint64_t mask_ = 0;
};

// ---- Pack ---------------------------------------------------------------------------------------
// The packs: which of the 52 cards a game is played with.

// All cards from `lowest` up to the ace.
constexpr CardSet pack_from(Rank lowest) {
  CardSet pack;
  for (int rank = index(lowest); rank < kRanks; ++rank) {
    pack |= CardSet::of_rank(static_cast<Rank>(rank));
  }
  return pack;
}

inline constexpr CardSet kPack52 = pack_from(Rank::kTwo);
inline constexpr CardSet kPack36 = pack_from(Rank::kSix);
inline constexpr CardSet kPack32 = pack_from(Rank::kSeven);
inline constexpr CardSet kPack20 = pack_from(Rank::kTen);

static_assert(kPack52.size() == 52 && kPack36.size() == 36);
static_assert(kPack32.size() == 32 && kPack20.size() == 20);

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_CARD_SET_H_
