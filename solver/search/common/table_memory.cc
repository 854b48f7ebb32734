#include "solver/search/common/table_memory.h"

#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace matador::search {
namespace {

#ifdef __linux__
constexpr std::align_val_t kAlignment{std::size_t{2} << 20};  // of a large page
#else
constexpr std::align_val_t kAlignment{64};  // of a line of the cache
#endif

}  // namespace

void* allocate_table(std::size_t bytes) {
  void* table = ::operator new(bytes, kAlignment);
#ifdef __linux__
  // A wish: where it is not granted, the pages are small.
  madvise(table, bytes, MADV_HUGEPAGE);
#endif
  return table;
}

void free_table(void* table) { ::operator delete(table, kAlignment); }

}  // namespace matador::search
