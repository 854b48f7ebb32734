// The hash table of buckets. In a chain, buckets of equal lengths and leader are neighbours.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_TABLE_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/search/common/chains.h"
#include "solver/search/common/table_memory.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class BucketType>
class BucketTable {
 public:
  explicit BucketTable(std::size_t bytes)
      : size_(static_cast<std::uint32_t>(bytes / (sizeof(BucketType) + sizeof(Chain)))),
        buckets_(size_),
        chains_(size_) {}

  // From now on several threads use the table. Each locks the chain that it reads or changes.
  void share() { chains_.share(); }
  ChainLock lock(Word lengths, int leader) { return chains_.lock(hash(lengths, leader)); }

  // The time is proportional to the entries that are forgotten.
  void clear() {
    chains_.clear([&](std::uint32_t i) { return hash(buckets_[i].lengths, buckets_[i].leader); });
  }

  // The buckets in which the family may be: first(...), then bucket.next until it is 0.
  std::uint32_t first(Word lengths, int leader) const {
    return chains_[hash(lengths, leader)].first();
  }
  BucketType& operator[](std::uint32_t index) { return buckets_[index]; }

  // A bucket with room for another entry. A full table forgets everything: few deals fill it, and
  // their next question soon finds again what still matters. `lock`: of the chain.
  BucketType& bucket_with_room(Word lengths, int leader, ChainLock& lock) {
    for (std::uint32_t i = first(lengths, leader); i != 0; i = buckets_[i].next) {
      BucketType& bucket = buckets_[i];
      if (bucket.lengths != lengths || bucket.leader != leader) continue;
      if (bucket.used < BucketType::kEntries) return bucket;
      break;  // only the first of a family may have room
    }
    std::uint32_t index = chains_.take_element();
    for (; index == 0; index = chains_.take_element()) {
      chains_.clear_alone(lock, [&] { clear(); });
    }
    Chain& chain = chains_[hash(lengths, leader)];
    BucketType& bucket = buckets_[index];
    bucket.lengths = lengths;
    bucket.leader = static_cast<std::uint8_t>(leader);
    bucket.used = 0;
    bucket.is_lower_bound = 0;
    bucket.next = chain.first();
    chain.set_first(index);
    return bucket;
  }

 private:
  static Word hash(Word lengths, int leader) {
    return (lengths + static_cast<Word>(leader) * 0xC2B2AE3D27D4EB4Fu) * 0x9E3779B97F4A7C15u;
  }

  std::uint32_t size_;
  std::vector<BucketType, TableAllocator<BucketType>> buckets_;
  Chains chains_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_BUCKET_TABLE_H_
