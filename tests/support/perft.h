// Perft: the number of ways to play on, by the rules of the library. Tests compare it with the
// reference and with numbers that other programs counted.

#ifndef MATADOR_TESTS_SUPPORT_PERFT_H_
#define MATADOR_TESTS_SUPPORT_PERFT_H_

#include <gtest/gtest.h>

#include <cstdint>

#include "solver/tricks/played.h"

namespace matador {

// The number of ways to play the next `cards` cards.
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
