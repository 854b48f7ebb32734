#include "tests/games/jass/reference_melds.h"

#include <algorithm>
#include <utility>

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

// The place of a meld in the list of rules 2.10, from the lowest: runs of three, four, five and
// more; four 6, 7, 8, 10, Ober, King, Ace, 9, Under.
int place_in_list(CardSet meld) {
  if (!is_quartet(meld)) return std::min(meld.size(), 5) - 3;
  constexpr Rank kQuartets[] = {Rank::kSix,  Rank::kSeven, Rank::kEight, Rank::kTen, Rank::kQueen,
                                Rank::kKing, Rank::kAce,   Rank::kNine,  Rank::kJack};
  return 3 + static_cast<int>(std::find(std::begin(kQuartets), std::end(kQuartets), top(meld)) -
                              std::begin(kQuartets));
}

bool beats(CardSet a, CardSet b, const MeldOptions& options) {
  if (options.cards_before_quartets) {
    if (points(a) != points(b)) return points(a) > points(b);
    if (a.size() != b.size()) return a.size() > b.size();
  }
  if (place_in_list(a) != place_in_list(b)) return place_in_list(a) > place_in_list(b);
  if (is_quartet(a)) return false;
  if (a.size() != b.size()) return a.size() > b.size();
  if (top(a) != top(b)) return options.undenufe ? top(a) < top(b) : top(a) > top(b);
  const auto is_trump = [&options](CardSet meld) {
    return options.trump && meld.first().suit() == *options.trump;
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

// Whether two runs are parts of one: of the same suit, and the hand has all cards between them,
// none of which is needed for a quartet.
bool are_parts_of_one(CardSet a, CardSet b, CardSet hand, const std::vector<CardSet>& shown) {
  if (is_quartet(a) || is_quartet(b) || a.first().suit() != b.first().suit()) return false;
  if (top(b) > top(a)) std::swap(a, b);
  for (int i = index(top(b)) + 1; i < index(a.first().rank()); ++i) {
    const Card between(a.first().suit(), static_cast<Rank>(i));
    if (!hand.contains(between)) return false;
    for (CardSet meld : shown) {
      if (is_quartet(meld) && meld.contains(between)) return false;
    }
  }
  return true;
}

using Melds = std::vector<CardSet>;

// Everything that a hand can show.
class Search {
 public:
  Search(CardSet hand, const MeldOptions& options)
      : hand_(hand), options_(options), all_(all_melds(hand, options)) {
    from(0);
  }

  const std::vector<Melds>& found() const { return found_; }

 private:
  void from(std::size_t next) {
    if (next == all_.size()) {
      if (is_allowed()) found_.push_back(sorted());
      return;
    }
    from(next + 1);
    for (CardSet meld : shown_) {
      if (!may_both_count(meld, all_[next], options_)) return;
    }
    shown_.push_back(all_[next]);
    from(next + 1);
    shown_.pop_back();
  }

  bool is_allowed() const {
    if (options_.split_runs) return true;
    for (CardSet a : shown_) {
      for (CardSet b : shown_) {
        if (a != b && are_parts_of_one(a, b, hand_, shown_)) return false;
      }
    }
    return true;
  }

  Melds sorted() const {
    Melds melds = shown_;
    std::sort(melds.begin(), melds.end(),
              [this](CardSet a, CardSet b) { return beats(a, b, options_); });
    return melds;
  }

  CardSet hand_;
  MeldOptions options_;
  Melds all_;
  Melds shown_;
  std::vector<Melds> found_;
};

bool is_better(const Melds& a, const Melds& b, const MeldOptions& options) {
  if (meld_points(a) != meld_points(b)) return meld_points(a) > meld_points(b);
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (beats(a[i], b[i], options)) return true;
    if (beats(b[i], a[i], options)) return false;
  }
  return a.size() > b.size();
}

Melds best_of(const std::vector<Melds>& all, const MeldOptions& options) {
  Melds best;
  for (const Melds& melds : all) {
    if (is_better(melds, best, options)) best = melds;
  }
  return best;
}

// What a player may show (2.9): the best of all, or something with a run of eight or nine.
std::vector<Melds> possible_shows(CardSet hand, const MeldOptions& options) {
  const std::vector<Melds> all = Search(hand, options).found();
  std::vector<Melds> shows{best_of(all, options)};
  for (const Melds& melds : all) {
    const bool has_long_run =
        std::any_of(melds.begin(), melds.end(), [](CardSet meld) { return meld.size() >= 8; });
    if (has_long_run) shows.push_back(melds);
  }
  return shows;
}

// The best meld that somebody shows, and how far he sits from the leader.
struct Claim {
  CardSet meld;  // empty where nobody shows anything
  int distance = 0;
};

bool beats(const Claim& a, const Claim& b, const MeldOptions& options) {
  if (a.meld.empty() || b.meld.empty()) return !a.meld.empty() && b.meld.empty();
  if (beats(a.meld, b.meld, options)) return true;
  return !beats(b.meld, a.meld, options) && a.distance < b.distance;
}

// What the players of one side show, by seat, and their best claim.
struct Show {
  std::vector<Melds> melds;
  Claim claim;
};

int points_of(const Show& show) {
  int sum = 0;
  for (const Melds& melds : show.melds) sum += meld_points(melds);
  return sum;
}

}  // namespace

std::vector<CardSet> best_melds(CardSet hand, const MeldOptions& options) {
  return best_of(Search(hand, options).found(), options);
}

std::vector<int> scored_melds(const std::vector<CardSet>& hands, const std::vector<int>& sides,
                              Seat leader, const MeldOptions& options) {
  const auto players = static_cast<int>(hands.size());
  // All that each side can show together.
  std::vector<std::vector<Show>> shows;
  for (int side = 0; side <= *std::max_element(sides.begin(), sides.end()); ++side) {
    std::vector<Show> of_side{{.melds = std::vector<Melds>(hands.size()), .claim = {}}};
    for (std::size_t i = 0; i < hands.size(); ++i) {
      if (sides[i] != side) continue;
      const int distance = (static_cast<int>(i) - leader.index() + players) % players;
      std::vector<Show> more;
      for (const Show& show : of_side) {
        for (const Melds& melds : possible_shows(hands[i], options)) {
          Show next = show;
          next.melds[i] = melds;
          const Claim claim{melds.empty() ? CardSet{} : melds.front(), distance};
          if (beats(claim, next.claim, options)) next.claim = claim;
          more.push_back(next);
        }
      }
      of_side = more;
    }
    shows.push_back(of_side);
  }
  // A side wins with what beats everything that the others can show; it takes what is worth most of
  // that, and of equals what has the best meld.
  for (const std::vector<Show>& ours : shows) {
    const Show* best = nullptr;
    for (const Show& show : ours) {
      bool wins = !show.claim.meld.empty();
      for (const std::vector<Show>& theirs : shows) {
        if (&theirs == &ours) continue;
        for (const Show& other : theirs) wins = wins && beats(show.claim, other.claim, options);
      }
      if (!wins) continue;
      const int more = best == nullptr ? 1 : points_of(show) - points_of(*best);
      if (more > 0 || (more == 0 && beats(show.claim, best->claim, options))) best = &show;
    }
    if (best == nullptr) continue;
    std::vector<int> scored;
    for (const Melds& melds : best->melds) scored.push_back(meld_points(melds));
    return scored;
  }
  return std::vector<int>(hands.size());
}

int meld_points(const std::vector<CardSet>& melds) {
  int sum = 0;
  for (CardSet meld : melds) sum += points(meld);
  return sum;
}

}  // namespace matador::reference::jass
