// Included before every source of the page: what emscripten 3.1.6 lacks.

#ifndef MATADOR_TOOLS_PAGE_OLD_LIBRARY_H_
#define MATADOR_TOOLS_PAGE_OLD_LIBRARY_H_

#include <array>
#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>

// Random123 knows no WebAssembly; it is taken for a platform whose compiler multiplies 64 bits.
#define __riscv 1
#define R123_USE_GNU_UINT128 1
#define R123_USE_ASM_GNU 0
#include <Random123/philox.h>
#undef __riscv

namespace std {

template <typename T>
unique_ptr<T> make_unique_for_overwrite(size_t size) {
  return unique_ptr<T>(new remove_extent_t<T>[size]);
}

template <typename T>
constexpr auto operator<=>(const optional<T>& a, const optional<T>& b) -> decltype(*a <=> *b) {
  if (a && b) return *a <=> *b;
  return a.has_value() <=> b.has_value();
}

template <typename T, size_t size>
constexpr auto operator<=>(const array<T, size>& a, const array<T, size>& b)
    -> decltype(a[0] <=> b[0]) {
  for (size_t i = 0; i < size; ++i) {
    if (const auto order = a[i] <=> b[i]; order != 0) return order;
  }
  return strong_ordering::equal;
}

}  // namespace std

#endif  // MATADOR_TOOLS_PAGE_OLD_LIBRARY_H_
