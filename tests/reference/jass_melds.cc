#include "tests/reference/jass_melds.h"

#include <algorithm>

namespace matador::reference::jass {
namespace {

bool is_quartet(CardSet meld) { return meld == CardSet::of_rank(meld.first().rank()); }

// The highest of a run; of a quartet any is.
Rank top(CardSet meld) {
  Rank top = meld.first().rank();
  for (Card card : meld) top = std::max(top, card.rank());
  return top;
}

int points(CardSet meld) {
  if (is_quartet(meld)) {
    if (top(meld) == Rank::kJack) return 200;
    return top(meld) == Rank::kNine ? 150 : 100;
  }
  if (meld.size() == 3) return 20;
  return meld.size() == 4 ? 50 : 100;
}

bool beats(CardSet a, CardSet b, const MeldOptions& options) {
  if (options.quartets_first && is_quartet(a) != is_quartet(b)) return is_quartet(a);
  if (points(a) != points(b)) return points(a) > points(b);
  if (a.size() != b.size()) return a.size() > b.size();
  if (top(a) != top(b)) return options.undenufe ? top(a) < top(b) : top(a) > top(b);
  const auto is_trump = [&options](CardSet meld) {
    return options.trump && !is_quartet(meld) && meld.first().suit() == *options.trump;
  };
  return is_trump(a) && !is_trump(b);
}

std::vector<CardSet> all_melds(CardSet hand, const MeldOptions& options) {
  std::vector<CardSet> melds;
  for (Card first : hand) {
    CardSet run;
    for (Card card = first; hand.contains(card) && card.suit() == first.suit();) {
      run |= CardSet{card};
      if (run.size() >= 3) melds.push_back(run);
      if (card.rank() == Rank::kAce) break;
      card = Card::from_index(card.index() + 1);
    }
    const bool counts = options.low_quartets || first.rank() > Rank::kEight;
    const CardSet quartet = CardSet::of_rank(first.rank());
    if (first.suit() == Suit::kClubs && hand.contains(quartet) && counts) melds.push_back(quartet);
  }
  return melds;
}

bool may_both_count(CardSet a, CardSet b, const MeldOptions& options) {
  return (a & b).empty() || (options.cross_melds && is_quartet(a) != is_quartet(b));
}

class Search {
 public:
  Search(CardSet hand, const MeldOptions& options)
      : options_(options), all_(all_melds(hand, options)) {}

  std::vector<CardSet> best() {
    from(0);
    return best_;
  }

 private:
  void from(std::size_t next) {
    if (next == all_.size()) return compare();
    from(next + 1);
    for (CardSet meld : shown_) {
      if (!may_both_count(meld, all_[next], options_)) return;
    }
    shown_.push_back(all_[next]);
    from(next + 1);
    shown_.pop_back();
  }

  void compare() {
    std::vector<CardSet> melds = shown_;
    std::sort(melds.begin(), melds.end(),
              [this](CardSet a, CardSet b) { return beats(a, b, options_); });
    if (meld_points(melds) < meld_points(best_)) return;
    if (meld_points(melds) > meld_points(best_) || is_better(melds)) best_ = melds;
  }

  bool is_better(const std::vector<CardSet>& melds) const {
    for (std::size_t i = 0; i < melds.size(); ++i) {
      if (beats(melds[i], best_[i], options_)) return true;
      if (beats(best_[i], melds[i], options_)) return false;
    }
    return false;
  }

  MeldOptions options_;
  std::vector<CardSet> all_;
  std::vector<CardSet> shown_;
  std::vector<CardSet> best_;
};

}  // namespace

std::vector<CardSet> best_melds(CardSet hand, const MeldOptions& options) {
  return Search(hand, options).best();
}

int meld_points(const std::vector<CardSet>& melds) {
  int sum = 0;
  for (CardSet meld : melds) sum += points(meld);
  return sum;
}

}  // namespace matador::reference::jass
