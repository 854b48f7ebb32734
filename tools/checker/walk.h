// The walk through all that can happen to a strategy: level by level, trick by trick, each position
// once and with the most that is still needed there.
//
//   class Numbers : public Walk { ... };      // where the strategy comes from
//   Numbers(deal, claim).run();               // throws Broken if the strategy does not hold
#ifndef MATADOR_TOOLS_CHECKER_WALK_H_
#define MATADOR_TOOLS_CHECKER_WALK_H_

#include <string>
#include <unordered_map>
#include <vector>

#include "tools/checker/deal.h"

namespace matador::checker {

// A beginning of the play, and what the counted seats have to win from there on.
struct Start {
  Play play;
  int need;
  Cards aside;  // the cards that are set aside
};

// The claimants, seat i by bit i, can see to it that the counted seats win what they need, from
// every start.
struct Claim {
  unsigned claimants = 0, counted = 0;
  std::vector<Start> starts = {};
  int tail = 0;  // this many tricks, the last ones, need no strategy
  bool counts(int seat) const { return (counted >> seat & 1) != 0; }
  bool decides(int seat) const { return (claimants >> seat & 1) != 0; }
};

// The claim that the tags make about their deal. Throws Fault.
Claim read_claim(const Tags& tags, const Deal& deal);
bool counts_tricks(const Tags& tags);

// A line of play in which the claim fails, " CA CJ C7 CK": thrown.
struct Broken {
  std::string line;
};

// What a check may take: thrown as a Fault beyond it.
inline constexpr std::uint64_t kMostSteps = 1'000'000'000;  // cards played
inline constexpr std::size_t kMostPositions = 20'000'000;   // of all levels

// The plain search, for the last tricks: every card is tried, in order.
class Search {
 public:
  Search(const Deal& deal, const Claim& claim) : deal_(deal), claim_(claim) {}
  bool holds(const Play& play, int need);
  // A line of play along which it does not hold.
  std::string broken_line(Play play, int need);
  std::uint64_t steps() const { return steps_; }

 private:
  bool after(Play play, std::size_t card, int need);

  const Deal& deal_;
  const Claim& claim_;
  std::unordered_map<std::uint64_t, std::pair<int, int>> known_;  // what it wins, and what not
  std::uint64_t steps_ = 0;
};

class Walk {
 public:
  Walk(const Deal& deal, const Claim& claim) : deal_(deal), claim_(claim), search_(deal, claim) {}
  virtual ~Walk() = default;
  void run();

 protected:
  // The card that a claimant plays, of two at least; `need`: from this trick on.
  virtual std::size_t choose(const Play& play, Cards cards, int need) = 0;
  // Whether a position, at the beginning of a trick, will be looked at anyway.
  bool is_known(const Play& play, int need) const;
  const Deal& deal() const { return deal_; }
  const Claim& claim() const { return claim_; }

 private:
  // A position, and how the play came there: its last trick, still in `play`, and the position
  // before that in the level before, or the start.
  struct Node {
    Play play;
    int need;
    std::size_t parent;
  };

  std::string row(const Play& play) const;
  void follow(const Play& play, int need, std::size_t parent);
  void reach(const Node& node);
  [[noreturn]] void fail(const Node& node, const std::string& rest) const;

  const Deal& deal_;
  const Claim& claim_;
  Search search_;
  std::vector<std::vector<Node>> levels_;
  std::vector<Node> coming_;  // the next level, and its places by rows
  std::unordered_map<std::string, std::size_t> places_;
  std::size_t positions_ = 0;
  std::uint64_t steps_ = 0;
};

}  // namespace matador::checker

#endif  // MATADOR_TOOLS_CHECKER_WALK_H_
