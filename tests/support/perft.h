// The number of ways to play a deal on, by the library's rules: what tests hold against the
// reference and against numbers that were counted by other programs.

#ifndef MATADOR_TESTS_SUPPORT_PERFT_H_
#define MATADOR_TESTS_SUPPORT_PERFT_H_

#include <gtest/gtest.h>

#include <cstdint>

#include "solver/tricks/played.h"

namespace matador {

// Of the next so many cards.
inline std::uint64_t perft(const Played& played, int cards) {
  if (cards == 0) return 1;
  std::uint64_t ways = 0;
  for (Card card : played.legal()) {
    Played next = played;
    EXPECT_TRUE(next.play(card).ok());
    ways += perft(next, cards - 1);
  }
  return ways;
}

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_PERFT_H_
