// Memory for a table that is read at random places: pages of 2 MiB, where the system has them. With
// pages of 4 KiB most reads of a large table wait for the address of the page too.
//
//   std::vector<Bucket, TableAllocator<Bucket>> buckets(size);   // not zeroed

#ifndef MATADOR_SOLVER_SEARCH_COMMON_TABLE_MEMORY_H_
#define MATADOR_SOLVER_SEARCH_COMMON_TABLE_MEMORY_H_

#include <cstddef>
#include <new>

namespace matador::search {

// Throws std::bad_alloc if there is too little memory.
void* allocate_table(std::size_t bytes);
void free_table(void* table);

template <class Entry>
struct TableAllocator {
  using value_type = Entry;

  TableAllocator() = default;
  template <class Other>
  TableAllocator(const TableAllocator<Other>&) {}

  Entry* allocate(std::size_t n) { return static_cast<Entry*>(allocate_table(n * sizeof(Entry))); }
  void deallocate(Entry* entries, std::size_t) { free_table(entries); }

  // A vector would zero elements that do not say how they begin, and so touch all their pages.
  template <class Element>
  void construct(Element* element) {
    ::new (static_cast<void*>(element)) Element;
  }

  bool operator==(const TableAllocator&) const = default;
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_TABLE_MEMORY_H_
