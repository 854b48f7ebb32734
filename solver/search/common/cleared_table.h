// A table that is quickly cleared. It notes the places of the first entries, and clears these alone
// while there are few of them. Most questions about a vol store fewer entries than it notes.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_CLEARED_TABLE_H_
#define MATADOR_SOLVER_SEARCH_COMMON_CLEARED_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>

namespace matador::search {
inline namespace MATADOR_ISA {

// 2^kBits entries of 0 at first.
template <class Entry, int kBits>
class ClearedTable {
 public:
  void clear() {
    if (stored_ > kNoted) {
      entries_.fill(0);
    } else {
      for (std::size_t i = 0; i < stored_; ++i) entries_[places_[i]] = 0;
    }
    stored_ = 0;
  }

  Entry operator[](std::size_t place) const { return entries_[place]; }

  void store(std::size_t place, int entry) {
    if (stored_ <= kNoted) [[unlikely]] {
      places_[stored_++] = static_cast<std::uint32_t>(place);
    }
    entries_[place] = static_cast<Entry>(entry);
  }

 private:
  static_assert(kBits <= 32);
  static constexpr std::size_t kNoted = 500;

  std::array<Entry, std::size_t{1} << kBits> entries_{};
  std::size_t stored_ = 0;  // at most one more than are noted
  std::array<std::uint32_t, kNoted + 1> places_;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_CLEARED_TABLE_H_
