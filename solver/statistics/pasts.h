// What a count of deals keeps of the players who have their cards: how far the auction has come,
// and what is asked of their hands. For deal_counts.cc.

#ifndef MATADOR_SOLVER_STATISTICS_PASTS_H_
#define MATADOR_SOLVER_STATISTICS_PASTS_H_

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "solver/cards/card_set.h"
#include "solver/statistics/expression.h"

namespace matador {

// Hands by all that is asked of them: those of a class have the same answers.
class HandClasses {
 public:
  explicit HandClasses(std::vector<Sight> sights) : sights_(std::move(sights)) {}

  int of(CardSet hand) {
    std::vector<std::int64_t> answers;
    for (const Sight& sight : sights_) {
      const std::vector<std::int64_t> its = sight.measure(hand);
      answers.insert(answers.end(), its.begin(), its.end());
    }
    const auto [place, is_new] =
        classes_.try_emplace(std::move(answers), static_cast<int>(examples_.size()));
    if (is_new) examples_.push_back(hand);
    return place->second;
  }

  int number() const { return static_cast<int>(examples_.size()); }
  CardSet example(int its_class) const { return examples_[static_cast<std::size_t>(its_class)]; }

 private:
  std::vector<Sight> sights_;
  std::map<std::vector<std::int64_t>, int> classes_;
  std::vector<CardSet> examples_;
};

// How far the auction has come.
struct Spoken {
  int length = 0;  // the highest; 0: nobody has bid
  bool better = false;
  int suits = 0;  // that the declarer may choose from
  Suit first = Suit::kClubs;
  int declarer = 0;
  int hand = 0;  // the class of the declarer's
  bool operator==(const Spoken&) const = default;

  template <typename H>
  friend H AbslHashValue(H hash, const Spoken& s) {
    return H::combine(std::move(hash), s.length, s.better, s.suits, s.first, s.declarer, s.hand);
  }
};

// What is kept of the players who have their cards.
struct Past {
  Spoken spoken;
  absl::InlinedVector<int, 4> hands;  // the classes of those that are asked about, by seat
  bool operator==(const Past&) const = default;

  template <typename H>
  friend H AbslHashValue(H hash, const Past& past) {
    return H::combine(std::move(hash), past.spoken, past.hands);
  }
};

// Pasts by number, as there are few of them and many deals.
class Pasts {
 public:
  int number_of(const Past& past) {
    const auto [place, is_new] = numbers_.try_emplace(past, static_cast<int>(all_.size()));
    if (is_new) all_.push_back(past);
    return place->second;
  }
  const Past& operator[](int number) const { return all_[static_cast<std::size_t>(number)]; }

 private:
  absl::flat_hash_map<Past, int> numbers_;
  std::vector<Past> all_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_PASTS_H_
