// The hash table of buckets. In a chain, buckets of equal lengths and leader are neighbours.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_TABLE_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

using bits::Word;

template <class BucketType>
class BucketTable {
 public:
  explicit BucketTable(std::size_t bytes)
      : size_(static_cast<std::uint32_t>(bytes / (sizeof(BucketType) + sizeof(Head)))),
        buckets_(std::make_unique_for_overwrite<BucketType[]>(size_)),
        heads_(head_count()) {}

  // The time is proportional to the entries that are forgotten.
  void clear() {
    if (used_ < heads_.size()) {
      for (std::uint32_t i = 1; i < used_; ++i) {
        heads_[head_of(buckets_[i].lengths, buckets_[i].leader)].bucket = 0;
      }
    } else {
      for (Head& head : heads_) head.bucket = 0;
    }
    used_ = 1;  // 0 marks the end of a chain
  }

  // The buckets in which the family may be: first(...), then bucket.next until it is 0.
  std::uint32_t first(Word lengths, int leader) const {
    return heads_[head_of(lengths, leader)].bucket;
  }
  BucketType& operator[](std::uint32_t index) { return buckets_[index]; }

  // A bucket with room for another entry. A full table forgets everything: few deals fill it, and
  // their next question soon finds again what still matters.
  BucketType& bucket_with_room(Word lengths, int leader) {
    for (std::uint32_t i = first(lengths, leader); i != 0; i = buckets_[i].next) {
      BucketType& bucket = buckets_[i];
      if (bucket.lengths != lengths || bucket.leader != leader) continue;
      if (bucket.used < BucketType::kEntries) return bucket;
      break;  // only the first of a family may have room
    }
    if (used_ == size_) clear();
    Head& head = heads_[head_of(lengths, leader)];
    BucketType& bucket = buckets_[used_];
    bucket.lengths = lengths;
    bucket.leader = static_cast<std::uint8_t>(leader);
    bucket.used = 0;
    bucket.is_lower_bound = 0;
    bucket.next = head.bucket;
    head.bucket = used_++;
    return bucket;
  }

 private:
  struct Head {
    std::uint32_t bucket = 0;
  };

  std::size_t head_count() const {
    std::size_t count = 1;
    while (count < size_ / 2) count *= 2;
    return count;
  }
  std::size_t head_of(Word lengths, int leader) const {
    const Word mixed =
        (lengths + static_cast<Word>(leader) * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
    return (mixed >> 32) & (heads_.size() - 1);
  }

  std::uint32_t size_;
  std::unique_ptr<BucketType[]> buckets_;
  std::vector<Head> heads_;
  std::uint32_t used_ = 1;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_TABLE_H_
