// The transposition table of the misère search, against all proofs that were ever stored in it.

#include "solver/search/misere/transposition_table.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <vector>

#include "tests/support/dice.h"

namespace matador::misere_table_test {

namespace counts = search::misere::counts;
using search::misere::CardTable;
using search::misere::kMostPackedWords;
using search::misere::pack;
using search::misere::Position;
using search::misere::Proof;
using search::misere::RemainingTarget;
using search::misere::Row;
using search::misere::TranspositionTable;
using search::misere::Word;

constexpr int kSeats = 4;
constexpr int kLane = 13;  // cards

// Seat 1 against all others; of each lane everybody has three cards, and one player four.
search::Layout layout() {
  search::Layout layout{.cards = 52, .played = 52, .lanes = 4};
  for (int i = 0; i < layout.cards; ++i) {
    layout.lane[i / kLane] |= bits::bit(i);
    layout.hand[(i % kLane + i / kLane) % kSeats] |= bits::bit(i);
  }
  layout.declaring = 0b1110;
  return layout;
}

class MisereTable {
 public:
  MisereTable(std::size_t bytes, int families) : families_(families) {
    cards_.set(layout(), kSeats);
    table_ = std::make_unique<TranspositionTable>(cards_, bytes);
  }

  // Two cards of each hand and lane, but one in one lane, are left.
  Position random_position() {
    const int family = dice_.below(families_);
    search::RootPosition root_position{.remaining = 0, .leader = family % kSeats};
    for (int i = 0; i < 4; ++i) {
      for (int seat = 0; seat < kSeats; ++seat) {
        Word own = cards_.lane(i) & cards_.hand(seat);
        const int left = family / kSeats == i ? 1 : 2;
        while (bits::count(own) > left) own &= ~bits::bit(dice_.below(52));
        root_position.remaining |= own;
      }
    }
    return search::misere::position_of(cards_, root_position);
  }

  // Some pairs that have this order in the position.
  Proof random_proof(const Position& position) {
    Proof proof;
    proof.set({counts::of(0, dice_.below(6)), 0});
    for (Word left = position.slots; left != 0; left = bits::without_lowest(left)) {
      const int slot = bits::lowest(left);
      const int some = dice_.below(1 << 16) & dice_.below(1 << 16);
      proof.above[slot] = static_cast<Row>(cards_.lower()[slot] & some);
    }
    return proof;
  }

  void store(const Position& position, const Proof& proof, bool met) {
    const Word hand = position.remaining & cards_.hand(position.leader);
    table_->store(position, proof, met, bits::lowest(hand));
    stored_.insert(key(position, proof, met));
  }

  // Whether there is an answer. It must have been stored, and must hold.
  bool probe(const Position& position, const RemainingTarget& target) {
    Proof proof;
    bool met = false;
    int hash_move = -1;
    if (!table_->probe(position, target, proof, met, hash_move)) return false;
    EXPECT_EQ(stored_.count(key(position, proof, met)), 1u);
    EXPECT_TRUE(met ? within(target, proof.limit) : within(proof.limit, target));
    for (int slot = 0; slot < search::misere::kRows; ++slot) {
      EXPECT_EQ(proof.above[slot] & ~cards_.lower()[slot], 0);
    }
    return true;
  }

  Dice& dice() { return dice_; }

 private:
  static std::vector<Word> key(const Position& position, const Proof& proof, bool met) {
    std::vector<Word> key(kMostPackedWords, 0);
    pack(proof.above, position.slots, key.data());
    key.insert(key.end(), {position.length[0], position.length[1], Word(position.leader),
                           proof.limit.counts, met ? Word{1} : Word{0}});
    return key;
  }

  Dice dice_{2026};
  int families_;
  CardTable cards_{};
  std::unique_ptr<TranspositionTable> table_;
  std::set<std::vector<Word>> stored_;
};

// Returns the number of questions about other positions that had an answer.
int hits(std::size_t bytes, int families, int rounds) {
  MisereTable table(bytes, families);
  int hits = 0;
  for (int round = 0; round < rounds; ++round) {
    const Position position = table.random_position();
    const Proof proof = table.random_proof(position);
    const bool met = table.dice().below(2) == 0;
    table.store(position, proof, met);
    EXPECT_TRUE(table.probe(position, proof.limit)) << "round " << round;
    const Position other = table.random_position();
    if (table.probe(other, {counts::of(0, table.dice().below(6)), 0})) ++hits;
  }
  return hits;
}

// The table is small, and is cleared many times.
TEST(MisereTableTest, AnswersWithProofsOfTheFamily) { EXPECT_GT(hits(1 << 16, 20, 5000), 100); }

// There are few families, which forget entries.
TEST(MisereTableTest, AnswersWithProofsOfLargeFamilies) { EXPECT_GT(hits(1 << 22, 1, 8000), 100); }

}  // namespace matador::misere_table_test
