// Dice with the same results on every machine; std::uniform_int_distribution does not promise that.

#ifndef MATADOR_TESTS_SUPPORT_DICE_H_
#define MATADOR_TESTS_SUPPORT_DICE_H_

#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <random>

namespace matador {

class Dice {
 public:
  Dice(std::initializer_list<std::uint64_t> numbers) {
    std::seed_seq seed(numbers);
    engine_.seed(seed);
  }
  int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
  // A card of a set or of a list, which must not be empty.
  template <typename Cards>
  auto one_of(const Cards& cards) {
    return *std::next(cards.begin(), below(static_cast<int>(cards.size())));
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_DICE_H_
