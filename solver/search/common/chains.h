// The chains of a hash table whose elements are numbered, for one thread or for several. An element
// names the next of its chain; 0 is no element.
//
//   Chains chains(/*elements=*/1000);
//   ChainLock lock = chains.lock(hash);
//   for (std::uint32_t i = chains[hash].first(); i != 0; i = elements[i].next) ...
//   if (const std::uint32_t i = chains.take_element(); i != 0) chains[hash].set_first(i);

#ifndef MATADOR_SOLVER_SEARCH_COMMON_CHAINS_H_
#define MATADOR_SOLVER_SEARCH_COMMON_CHAINS_H_

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "solver/cards/bits.h"
#include "solver/search/common/table_memory.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

// The first element of a chain, and whether a thread has locked the chain. The lock is a bit beside
// the index, because whoever locks the chain needs the index in any case.
class Chain {
 public:
  std::uint32_t first() const { return word_.load(std::memory_order_relaxed) & ~kLocked; }
  void set_first(std::uint32_t index) {
    const std::uint32_t lock = word_.load(std::memory_order_relaxed) & kLocked;
    word_.store(index | lock, std::memory_order_relaxed);
  }

  void lock() {
    while ((word_.fetch_or(kLocked, std::memory_order_acquire) & kLocked) != 0) {
      std::this_thread::yield();
    }
  }
  void unlock() { word_.store(first(), std::memory_order_release); }

 private:
  static constexpr std::uint32_t kLocked = std::uint32_t{1} << 31;

  std::atomic<std::uint32_t> word_ = 0;
};

using ChainLock = std::unique_lock<Chain>;

class Chains {
 public:
  // `elements`: their number, with the one that is none; below 2^31.
  explicit Chains(std::uint32_t elements) : elements_(elements), chains_(chains_for(elements)) {}

  // From now on several threads use the table. Each locks the chain that it reads or changes; while
  // one thread is alone, it locks nothing.
  void share() { is_shared_ = true; }
  ChainLock lock(Word hash) { return is_shared_ ? ChainLock((*this)[hash]) : ChainLock(); }

  // `hash`: well mixed from bit 32 on.
  Chain& operator[](Word hash) { return chains_[hash >> 32 & (chains_.size() - 1)]; }
  const Chain& operator[](Word hash) const { return chains_[hash >> 32 & (chains_.size() - 1)]; }

  // An element that is in no chain yet; 0 if there is none.
  std::uint32_t take_element() {
    if (used_.load(std::memory_order_relaxed) >= elements_) return 0;
    const std::uint32_t index = used_.fetch_add(1, std::memory_order_relaxed);
    return index < elements_ ? index : 0;
  }

  // Empties all chains. `hash_of` is the hash of an element: where few are used, only their chains
  // are touched.
  template <class HashOf>
  void clear(const HashOf& hash_of) {
    const std::uint32_t used = std::min(used_.load(std::memory_order_relaxed), elements_);
    if (used < chains_.size()) {
      for (std::uint32_t i = 1; i < used; ++i) (*this)[hash_of(i)].set_first(0);
    } else {
      for (Chain& chain : chains_) chain.set_first(0);
    }
    used_.store(1, std::memory_order_relaxed);
    ++cleared_;
  }

  // Calls `clear` while no other thread has a chain, unless another thread has just done so.
  // `lock`: of a chain, which may change here.
  template <class Clear>
  void clear_alone(ChainLock& lock, const Clear& clear) {
    if (!is_shared_) return clear();
    const std::uint64_t seen = cleared_;
    lock.unlock();
    for (Chain& chain : chains_) chain.lock();
    if (cleared_ == seen) clear();
    for (Chain& chain : chains_) chain.unlock();
    lock.lock();
  }

 private:
  static std::size_t chains_for(std::uint32_t elements) {
    std::size_t count = 1;
    while (count < elements / 2) count *= 2;
    return count;
  }

  std::uint32_t elements_;
  std::vector<Chain, TableAllocator<Chain>> chains_;
  std::atomic<std::uint32_t> used_ = 1;  // with threads perhaps a few more than there are
  std::uint64_t cleared_ = 0;            // how often; changes only while all chains are locked
  bool is_shared_ = false;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_CHAINS_H_
