// The search for hands in which tricks are shunned: all others against one player, the victim.
#ifndef MATADOR_SOLVER_SEARCH_SHUNNING_H_
#define MATADOR_SOLVER_SEARCH_SHUNNING_H_

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

#include "solver/search/candidates.h"
#include "solver/search/engine.h"
#include "solver/search/requirement.h"
#include "solver/search/techniques.h"
#include "solver/tricks/goal.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using Row = std::uint16_t;
inline constexpr int kSuitLanes = 4;

// One card, by its bit in the layout.
struct alignas(64) ShunFacts {
  Word self;
  Word lane;
  Word place_bit;  // lanes in order, in each the cards by holder, then rank
  Word length[2];
  std::uint8_t owner;
  std::uint8_t lane_number;
  std::uint8_t place;
  std::uint8_t lane_start;  // the lowest bit and place of its lane
  Row column;               // its place within its lane
};

class Ranking {
 public:
  void set(const Layout& layout, int seats);
  const ShunFacts& operator[](int card) const { return facts_[card]; }
  Word hand(int seat) const { return hand_[seat]; }
  Word lane(int i) const { return lane_[i]; }
  Word special() const { return special_; }
  Word special_places() const { return special_places_; }
  int card_at(int place) const { return card_at_[place]; }
  Row beats(int place) const { return beats_[place]; }
  Row* beats() { return beats_; }
  int start(int lane) const { return start_[lane]; }

 private:
  ShunFacts facts_[kMaxCards];
  Word hand_[kMaxSeats];
  Word lane_[kSuitLanes];
  Word special_;
  Word special_places_;
  int start_[kSuitLanes];
  std::uint8_t card_at_[kMaxCards];
  Row beats_[64];  // by place: the cards of others in the lane that are lower
};

inline void Ranking::set(const Layout& layout, int seats) {
  *this = {};
  int place = 0;
  for (int i = 0; i < layout.lanes; ++i) {
    const Word lane = layout.lane[i];
    lane_[i] = lane;
    start_[i] = place;
    const int start = place;
    for (int seat = 0; seat < seats; ++seat) {
      hand_[seat] = layout.hand[seat];
      for (Word left = layout.hand[seat] & lane; left != 0; left = bits::without_lowest(left)) {
        const int card = bits::lowest(left);
        ShunFacts& facts = facts_[card];
        facts.self = bits::bit(card);
        facts.lane = lane;
        facts.place_bit = bits::bit(place);
        facts.length[i / 2] = Word{1} << (32 * (i % 2) + 4 * seat);
        facts.owner = static_cast<std::uint8_t>(seat);
        facts.lane_number = static_cast<std::uint8_t>(i);
        facts.place = static_cast<std::uint8_t>(place);
        facts.lane_start = static_cast<std::uint8_t>(start);
        facts.column = static_cast<Row>(1 << (place - start));
        card_at_[place] = static_cast<std::uint8_t>(card);
        if (layout.worth[card] != 0) {
          special_ |= facts.self;
          special_places_ |= facts.place_bit;
        }
        ++place;
      }
    }
  }
  for (int a = 0; a < layout.cards; ++a) {
    for (int b = 0; b < a; ++b) {
      if (facts_[a].lane == facts_[b].lane && facts_[a].owner != facts_[b].owner) {
        beats_[facts_[a].place] = static_cast<Row>(beats_[facts_[a].place] | facts_[b].column);
      }
    }
  }
}

// What a proof rests on.
struct Ground {
  alignas(32) Row beats[64];  // by place: the cards of its lane that this card has to beat
  Requirement limit;          // up to which it holds
  bool leader;                // it matters which of the others leads
};

struct Beginning {
  Word remaining;
  Word places;
  Word length[2];
  int leader;
  int tricks;  // to be played
};

// Families of positions and what is known of them.
class FamilyTable {
 public:
  struct Family {
    Word length[2];
    Word special;
    std::uint32_t next;
    std::uint32_t entry[2];  // failed, succeeded
    std::uint8_t leader;
  };
  struct Entry {
    Word counts;
    std::uint32_t next;
    std::uint16_t flags;
    std::uint8_t best;
    bool leader;
  };

  explicit FamilyTable(std::size_t bytes)
      : size_(bytes / 8 * 7 / 8), words_(std::make_unique_for_overwrite<Word[]>(size_)) {
    std::size_t count = 1;
    while (count < bytes / 8 / 32) count *= 2;
    heads_.resize(count);
  }

  void clear() {
    std::fill(heads_.begin(), heads_.end(), 0);
    used_ = 1;
  }

  Family& family(std::uint32_t at) { return *reinterpret_cast<Family*>(&words_[at]); }
  Entry& entry(std::uint32_t at) { return *reinterpret_cast<Entry*>(&words_[at]); }
  Row* rows(std::uint32_t at) { return reinterpret_cast<Row*>(&words_[at + kEntryWords]); }

  std::uint32_t find(const Beginning& position, Word special) {
    for (std::uint32_t at = heads_[head_of(position, special)]; at != 0; at = family(at).next) {
      const Family& f = family(at);
      if (f.length[0] == position.length[0] && f.length[1] == position.length[1] &&
          f.special == special && f.leader == position.leader) {
        return at;
      }
    }
    return 0;
  }

  bool has_room(std::size_t words) const { return used_ + words + kFamilyWords <= size_; }

  std::uint32_t make(const Beginning& position, Word special) {
    const auto at = static_cast<std::uint32_t>(used_);
    std::uint32_t& head = heads_[head_of(position, special)];
    family(at) = {.length = {position.length[0], position.length[1]},
                  .special = special,
                  .next = head,
                  .entry = {},
                  .leader = static_cast<std::uint8_t>(position.leader)};
    head = at;
    used_ += kFamilyWords;
    return at;
  }
  std::uint32_t add(std::size_t rows) {
    const auto at = static_cast<std::uint32_t>(used_);
    used_ += kEntryWords + row_words(rows);
    return at;
  }
  static std::size_t row_words(std::size_t rows) { return (rows + 3) / 4; }
  static constexpr std::size_t kFamilyWords = (sizeof(Family) + 7) / 8;
  static constexpr std::size_t kEntryWords = (sizeof(Entry) + 7) / 8;

 private:
  std::size_t head_of(const Beginning& position, Word special) const {
    Word mixed = position.length[0] * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 29;
    mixed = (mixed + position.length[1]) * 0xC2B2AE3D27D4EB4Fu;
    mixed ^= mixed >> 31;
    mixed = (mixed + special * 8 + static_cast<Word>(position.leader)) * 0x9E3779B97F4A7C15u;
    return (mixed >> 32) & (heads_.size() - 1);
  }
  std::size_t size_;
  std::unique_ptr<Word[]> words_;
  std::vector<std::uint32_t> heads_;
  std::size_t used_ = 1;
};

struct ShunTrick {
  Word cards;
  Word lane;
  int best;
  int winner;
  int placed;
  int victims;  // card; -1 while it is not played
};

class Shunning final : public Engine {
 public:
  Shunning(int seats, Goal goal, const EngineOptions& options)
      : seats_(seats), goal_(goal), techniques_(options.techniques), table_(options.table_bytes) {}

  void begin(const Layout& layout) override;
  Interval ask(const Moment& moment, int need, std::uint64_t node_limit) override;
  std::uint64_t nodes() const override { return nodes_; }

 private:
  struct LimitReached {};
  static constexpr Word kVictimSweeps = 0x100;

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  int after(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }
  Word others_dead() const { return bits::below(seats_) & ~bits::bit(victim_); }

  bool begin_trick(const Beginning& position, const Requirement& need, Ground& why);
  bool place(const Beginning& position, const ShunTrick& trick, const Requirement& need,
             Ground& why);
  bool end_trick(const Beginning& position, const ShunTrick& trick, const Requirement& need,
                 Ground& why);
  bool try_cards(const Beginning& position, const ShunTrick& trick, Candidates& candidates,
                 const Requirement& need, Ground& why, int& best_card);
  ShunTrick with(const ShunTrick& trick, int card, int seat) const;
  void find(const Beginning& position, const ShunTrick& trick, Candidates& found) const;
  int score(const Beginning& position, const ShunTrick& trick, int card, int seat) const;

  // Whether the answer is known, and then which.
  bool decided(const Beginning& position, const Requirement& need, Ground& why, bool& answer) const;
  bool claimed(const Beginning& position, const Requirement& need, Ground& why, bool& answer) const;

  bool recall(const Beginning& position, const Requirement& need, Ground& why, bool& answer,
              int& card);
  void store(const Beginning& position, bool answer, int best_card, const Ground& why);
  Word special_key(const Beginning& position) const {
    return bits::extract(cards_.special_places(), position.places);
  }
  Row lane_places(const Beginning& position, int lane) const {
    return static_cast<Row>((position.places >> cards_.start(lane)) &
                            bits::below(bits::count(cards_.lane(lane))));
  }
  // The rows of the remaining cards, pressed.
  void press(const Row* rows, const Beginning& position, Row* pressed) const;

  void clear(Ground& why) const {
    std::memset(why.beats, 0, sizeof why.beats);
    why.leader = false;
  }
  void join(Ground& why, const Ground& other, bool answer) const;
  void extend_to_touching(Ground& why, const Beginning& position, int highest, int lowest) const;

  int seats_;
  Goal goal_;
  std::uint32_t techniques_;
  Ranking cards_;
  FamilyTable table_;
  int victim_ = 0;
  int played_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = 0;
};

inline void Shunning::begin(const Layout& layout) {
  cards_.set(layout, seats_);
  for (int i = 0; i < seats_; ++i) {
    if ((layout.declaring >> i & 1) == 0) victim_ = i;
  }
  played_ = layout.played;
  table_.clear();
  nodes_ = 0;
}

inline Interval Shunning::ask(const Moment& moment, int need, std::uint64_t node_limit) {
  namespace rq = requirement;
  node_limit_ = node_limit < nodes_ ? nodes_ : node_limit;
  Beginning position{moment.remaining, 0, {}, moment.leader, 0};
  for (Word left = moment.remaining; left != 0; left = bits::without_lowest(left)) {
    const ShunFacts& card = cards_[bits::lowest(left)];
    position.places |= card.place_bit;
    position.length[0] += card.length[0];
    position.length[1] += card.length[1];
  }
  position.tricks = bits::count(position.remaining) / seats_;
  const int v = victim_;
  Requirement want{0, 0};
  int most = 0;
  switch (goal_) {
    case Goal::kFew:
    case Goal::kMany:
      most = played_ / seats_;
      for (int q = 0; q < seats_; ++q) {
        if (q == v) continue;
        const int more = moment.tricks_won[v] - moment.tricks_won[q];
        want.counts |= rq::put(q, need - (goal_ == Goal::kFew ? more : -more));
      }
      break;
    case Goal::kClubs: {
      want.counts = rq::put(0, need - moment.worth_won[v]);
      most = std::max(bits::count(cards_.special()), kSweepOfClubs);
      int with_clubs = 0;
      for (int q = 0; q < seats_; ++q) {
        if (moment.worth_won[q] != 0) with_clubs |= 1 << q;
      }
      for (int q = 0; q < seats_; ++q) {
        const bool dead = cards_.special() == 0 || (with_clubs & ~(1 << q)) != 0;
        if (q == v) {
          if (!dead) want.flags |= kVictimSweeps;
        } else if (dead || need > kSweepOfClubs) {
          want.flags |= bits::bit(q);
        }
      }
      break;
    }
    case Goal::kFirstLast:
      want.counts = rq::put(0, need - (moment.first_winner == v ? 1 : 0) -
                                   (moment.remaining == 0 && moment.leader == v ? 1 : 0));
      most = 2;
      break;
    default:
      want.counts = rq::put(0, need - moment.worth_won[v]);
      most = bits::count(cards_.special());
  }
  ShunTrick trick{0, 0, 0, 0, 0, -1};
  for (int i = 0; i < moment.placed; ++i) {
    trick = with(trick, moment.trick[i], (moment.leader + i) % seats_);
  }
  try {
    Ground why;
    const bool yes =
        moment.placed == 0 ? begin_trick(position, want, why) : place(position, trick, want, why);
    int slack = rq::kNoLimit;
    for (int q = 0; q < seats_; ++q) {
      const int limit = rq::number(why.limit.counts, q);
      const int wanted = rq::number(want.counts, q);
      if (want.counts >> (8 * q) << 56 == 0) continue;
      if (yes ? rq::is_limit(why.limit.counts, q) : true) {
        slack = std::min(slack, yes ? limit - wanted : wanted - limit);
      }
    }
    if (yes) {
      int low = std::min(need + slack, most);
      if (goal_ == Goal::kClubs && need <= kSweepOfClubs) low = std::min(low, kSweepOfClubs);
      return {std::max(low, need), most};
    }
    int high = std::max(need - 1 - slack, 0);
    if (goal_ == Goal::kClubs && need > kSweepOfClubs) high = std::max(high, kSweepOfClubs);
    return {0, high};
  } catch (const LimitReached&) {
    return {0, most};
  }
}

inline ShunTrick Shunning::with(const ShunTrick& trick, int card, int seat) const {
  const ShunFacts& facts = cards_[card];
  const bool wins = trick.placed == 0 || ((facts.self & trick.lane) != 0 && card > trick.best);
  return {.cards = trick.cards | facts.self,
          .lane = trick.placed == 0 ? facts.lane : trick.lane,
          .best = wins ? card : trick.best,
          .winner = wins ? seat : trick.winner,
          .placed = trick.placed + 1,
          .victims = seat == victim_ ? card : trick.victims};
}

inline bool Shunning::decided(const Beginning& position, const Requirement& need, Ground& why,
                              bool& answer) const {
  namespace rq = requirement;
  const int left = bits::count(position.remaining & cards_.special());
  const int tricks = position.tricks;
  switch (goal_) {
    case Goal::kFew:
    case Goal::kMany: {
      bool hopeless = true;
      Word unreachable = 0;
      Word certain = rq::kUnlimited;
      int sum = 0;
      for (int q = 0; q < seats_; ++q) {
        if (q == victim_) continue;
        const int d = rq::number(need.counts, q);
        unreachable |= rq::put(q, tricks + 1);
        if (d <= tricks) hopeless = false;
        if (d <= -tricks) {
          clear(why);
          why.limit = {(rq::kUnlimited & ~rq::byte(q)) | rq::put(q, -tricks), 0};
          return answer = true;
        }
        if (goal_ == Goal::kFew && d <= 0) {
          sum += 1 - d;
          certain = (certain & ~rq::byte(q)) | rq::put(q, d);
        }
      }
      if (hopeless) {
        clear(why);
        why.limit = {unreachable, 0};
        answer = false;
        return true;
      }
      // Each of them has to win as many tricks more.
      if (sum > tricks) {
        clear(why);
        for (int q = 0, slack = sum - tricks - 1; q < seats_ && slack > 0; ++q) {
          if (q == victim_ || rq::number(need.counts, q) > 0) continue;
          const int more = std::min(slack, 1 - rq::number(need.counts, q));
          certain += static_cast<Word>(more) * rq::one(q);
          slack -= more;
          if (rq::number(certain, q) == 1) {
            certain = (certain & ~rq::byte(q)) | (rq::kUnlimited & rq::byte(q));
          }
        }
        why.limit = {certain, 0};
        return answer = true;
      }
      return false;
    }
    case Goal::kClubs: {
      const int d = rq::number(need.counts, 0);
      const Word dead = need.flags & ~kVictimSweeps;
      const bool sweeps = (need.flags & kVictimSweeps) != 0;
      if (d <= 0 && !sweeps) {
        clear(why);
        why.limit = {(rq::kUnlimited & ~rq::byte(0)) | rq::put(0, 0), others_dead()};
        return answer = true;
      }
      if (left == 0 && dead != others_dead()) {
        clear(why);
        const Word alive = others_dead() & ~dead;
        why.limit = {rq::kUnlimited, kVictimSweeps | (others_dead() & ~(alive & -alive))};
        return answer = true;
      }
      if (left == 0 && sweeps) {
        clear(why);
        why.limit = {rq::kNone, kVictimSweeps | others_dead()};
        answer = false;
        return true;
      }
      if (d > left && dead == others_dead()) {
        clear(why);
        why.limit = {rq::put(0, left + 1), others_dead()};
        answer = false;
        return true;
      }
      return false;
    }
    default: {
      int reach = left;
      if (goal_ == Goal::kFirstLast) {
        reach = tricks == 0 ? 0 : tricks * seats_ == played_ ? 2 : 1;
      }
      const int d = rq::number(need.counts, 0);
      if (d <= 0) {
        clear(why);
        why.limit = {(rq::kUnlimited & ~rq::byte(0)) | rq::put(0, 0), 0};
        return answer = true;
      }
      if (d > reach) {
        clear(why);
        why.limit = {rq::put(0, reach + 1), 0};
        answer = false;
        return true;
      }
      return false;
    }
  }
}

inline bool Shunning::claimed(const Beginning& /*position*/, const Requirement& /*need*/,
                              Ground& /*why*/, bool& /*answer*/) const {
  return false;
}

inline bool Shunning::begin_trick(const Beginning& position, const Requirement& need, Ground& why) {
  // Step 1. Nothing left to decide.
  bool answer = false;
  if (decided(position, need, why, answer)) return answer;
  if (on(Technique::kClaim) && claimed(position, need, why, answer)) return answer;

  // Step 2. A position of the same family.
  int remembered = -1;
  if (on(Technique::kTable)) {
    if (recall(position, need, why, answer, remembered)) return answer;
    if (!on(Technique::kTableMove)) remembered = -1;
  }

  // Step 3. Every card that may be led.
  const ShunTrick trick{0, 0, 0, 0, 0, -1};
  Candidates candidates;
  find(position, trick, candidates);
  for (int i = 0; i < candidates.count; ++i) {
    Candidate& candidate = candidates.list[i];
    if (candidate.lowest <= remembered && remembered <= candidate.highest) {
      candidate.score = 1 << 20;
    }
  }
  int best_card = -1;
  answer = try_cards(position, trick, candidates, need, why, best_card);
  why.leader = true;

  // Step 4. Remember.
  if (on(Technique::kTable)) {
    if (!on(Technique::kRelevance)) {
      for (int i = 0; i < kMaxCards; ++i) why.beats[i] = cards_.beats(i);
    }
    store(position, answer, best_card, why);
  }
  return answer;
}

inline bool Shunning::place(const Beginning& position, const ShunTrick& trick,
                            const Requirement& need, Ground& why) {
  if (trick.placed == seats_) return end_trick(position, trick, need, why);
  Candidates candidates;
  find(position, trick, candidates);
  int best_card = -1;
  return try_cards(position, trick, candidates, need, why, best_card);
}

inline bool Shunning::try_cards(const Beginning& position, const ShunTrick& trick,
                                Candidates& candidates, const Requirement& need, Ground& why,
                                int& best_card) {
  const int seat = (position.leader + trick.placed) % seats_;
  const bool wants = seat != victim_;
  Ground because;
  for (int i = 0; i < candidates.count; ++i) {
    const Candidate& candidate = candidates.pick(i);
    if (nodes_ == node_limit_) throw LimitReached{};
    ++nodes_;
    Ground& here = i == 0 ? why : because;
    const bool answer = place(position, with(trick, candidate.card, seat), need, here);
    if (answer == wants) {
      if (i != 0) why = because;
      best_card = candidate.card;
      return answer;
    }
    if (candidate.highest != candidate.lowest) {
      extend_to_touching(here, position, candidate.highest, candidate.lowest);
    }
    if (i == 0) {
      best_card = candidate.card;
    } else {
      join(why, because, answer);
    }
  }
  return !wants;
}

inline bool Shunning::end_trick(const Beginning& position, const ShunTrick& trick,
                                const Requirement& need, Ground& why) {
  namespace rq = requirement;
  Beginning next{position.remaining ^ trick.cards,
                 position.places,
                 {position.length[0], position.length[1]},
                 trick.winner,
                 position.tricks - 1};
  for (Word left = trick.cards; left != 0; left = bits::without_lowest(left)) {
    const ShunFacts& card = cards_[bits::lowest(left)];
    next.places ^= card.place_bit;
    next.length[0] -= card.length[0];
    next.length[1] -= card.length[1];
  }
  // What the trick adds to the requirement, modulo 2^64.
  const bool his = trick.winner == victim_;
  const int worth = bits::count(trick.cards & cards_.special());
  Word step = 0;
  Word set = 0;
  Word cleared = 0;
  bool exact = false;
  switch (goal_) {
    case Goal::kFew:
    case Goal::kMany: {
      const Word all = rq::kOnes & bits::below(8 * seats_ - 1) & ~rq::one(victim_);
      step = his ? Word{0} - all : rq::one(trick.winner);
      if (goal_ == Goal::kMany) step = Word{0} - step;
      exact = true;
      break;
    }
    case Goal::kFirstLast:
      if (his) {
        const Word first = position.tricks * seats_ == played_ ? 1 : 0;
        const Word last = next.tricks == 0 ? 1 : 0;
        step = Word{0} - (first + last) * rq::one(0);
      }
      break;
    case Goal::kClubs:
      if (worth != 0) {
        set = his ? others_dead() : others_dead() & ~bits::bit(trick.winner);
        cleared = his ? 0 : kVictimSweeps;
        exact = (need.flags & others_dead()) != others_dead();
      }
      [[fallthrough]];
    default:
      if (his) step = Word{0} - static_cast<Word>(worth) * rq::one(0);
  }
  const bool answer = begin_trick(next, {need.counts + step, (need.flags | set) & ~cleared}, why);
  why.limit.counts -= step;
  if (answer) {
    why.limit.flags |= cleared;
  } else {
    why.limit.flags &= ~set;
  }
  const ShunFacts& best = cards_[trick.best];
  if (his || exact || why.leader) {
    for (Word left = trick.cards & trick.lane & ~best.self; left != 0;
         left = bits::without_lowest(left)) {
      why.beats[best.place] =
          static_cast<Row>(why.beats[best.place] | cards_[bits::lowest(left)].column);
    }
  } else if ((cards_[trick.victims].self & trick.lane) != 0) {
    why.beats[best.place] = static_cast<Row>(why.beats[best.place] | cards_[trick.victims].column);
  }
  why.leader = true;
  return answer;
}

inline void Shunning::join(Ground& why, const Ground& other, bool answer) const {
  namespace rq = requirement;
  for (int i = 0; i < 64; ++i) why.beats[i] = static_cast<Row>(why.beats[i] | other.beats[i]);
  if (answer) {
    why.limit = {rq::least(why.limit.counts, other.limit.counts),
                 why.limit.flags & other.limit.flags};
  } else {
    why.limit = {rq::most(why.limit.counts, other.limit.counts),
                 why.limit.flags | other.limit.flags};
  }
  why.leader |= other.leader;
}

inline void Shunning::extend_to_touching(Ground& why, const Beginning& position, int highest,
                                         int lowest) const {
  const ShunFacts& top = cards_[highest];
  const Word group = (2 * top.place_bit - cards_[lowest].place_bit) & position.places;
  const Row columns = static_cast<Row>(group >> top.lane_start);
  Row beaten = 0;
  for (Word left = group; left != 0; left = bits::without_lowest(left)) {
    beaten = static_cast<Row>(beaten | why.beats[bits::lowest(left)]);
  }
  for (Word left = group; left != 0; left = bits::without_lowest(left)) {
    why.beats[bits::lowest(left)] = beaten;
  }
  const int end = top.lane_start + bits::count(top.lane);
  for (int i = top.lane_start; i < end; ++i) {
    if ((why.beats[i] & columns) != 0) why.beats[i] = static_cast<Row>(why.beats[i] | columns);
  }
}

inline void Shunning::press(const Row* rows, const Beginning& position, Row* pressed) const {
  for (int lane = 0; lane < kSuitLanes; ++lane) {
    const Word here = lane_places(position, lane);
    const int start = cards_.start(lane);
    for (Word left = here; left != 0; left = bits::without_lowest(left)) {
      *pressed++ = static_cast<Row>(bits::extract(rows[start + bits::lowest(left)], here));
    }
  }
}

inline bool Shunning::recall(const Beginning& position, const Requirement& need, Ground& why,
                             bool& answer, int& card) {
  namespace rq = requirement;
  const std::uint32_t at = table_.find(position, special_key(position));
  if (at == 0) return false;
  alignas(32) Row beats[64];
  const int count = bits::count(position.remaining);
  beats[(count - 1) / 4 * 4] = beats[(count - 1) / 4 * 4 + 1] = beats[(count - 1) / 4 * 4 + 2] =
      beats[(count - 1) / 4 * 4 + 3] = 0;
  press(cards_.beats(), position, beats);
  const std::size_t words = FamilyTable::row_words(static_cast<std::size_t>(count));
  const bool wants = position.leader != victim_;
  for (int yes = 0; yes < 2; ++yes) {
    std::uint32_t before = 0;
    for (std::uint32_t here = table_.family(at).entry[yes]; here != 0;) {
      FamilyTable::Entry& entry = table_.entry(here);
      const Requirement limit{entry.counts, entry.flags};
      const bool serves = yes != 0 ? rq::within(need, limit) : rq::within(limit, need);
      if (serves || (card < 0 && (yes != 0) == wants)) {
        const Row* rows = table_.rows(here);
        Word missing = 0;
        for (std::size_t i = 0; i < words; ++i) {
          Word a;
          Word b;
          std::memcpy(&a, rows + 4 * i, 8);
          std::memcpy(&b, beats + 4 * i, 8);
          missing |= a & ~b;
        }
        if (missing == 0) {
          if (serves) {
            if (before != 0) {
              table_.entry(before).next = entry.next;
              entry.next = table_.family(at).entry[yes];
              table_.family(at).entry[yes] = here;
            }
            clear(why);
            why.limit = limit;
            why.leader = true;
            for (int lane = 0; lane < kSuitLanes; ++lane) {
              const Word places = lane_places(position, lane);
              const int start = cards_.start(lane);
              for (Word left = places; left != 0; left = bits::without_lowest(left)) {
                why.beats[start + bits::lowest(left)] =
                    static_cast<Row>(bits::deposit(*rows++, places));
              }
            }
            answer = yes != 0;
            return true;
          }
          card =
              cards_.card_at(bits::lowest(bits::deposit(bits::bit(entry.best), position.places)));
        }
      }
      before = here;
      here = entry.next;
    }
  }
  return false;
}

inline void Shunning::store(const Beginning& position, bool answer, int best_card,
                            const Ground& why) {
  const Word special = special_key(position);
  const auto count = static_cast<std::size_t>(bits::count(position.remaining));
  if (!table_.has_room(FamilyTable::kEntryWords + FamilyTable::row_words(count))) table_.clear();
  std::uint32_t at = table_.find(position, special);
  if (at == 0) at = table_.make(position, special);
  const std::uint32_t here = table_.add(count);
  FamilyTable::Entry& entry = table_.entry(here);
  entry.counts = why.limit.counts;
  entry.flags = static_cast<std::uint16_t>(why.limit.flags);
  entry.best =
      static_cast<std::uint8_t>(bits::count(position.places & (cards_[best_card].place_bit - 1)));
  entry.leader = why.leader;
  Row* rows = table_.rows(here);
  for (std::size_t i = (count - 1) / 4 * 4; i < (count + 3) / 4 * 4; ++i) rows[i] = 0;
  press(why.beats, position, rows);
  std::uint32_t& first = table_.family(at).entry[answer ? 1 : 0];
  entry.next = first;
  first = here;
}

inline void Shunning::find(const Beginning& position, const ShunTrick& trick,
                           Candidates& found) const {
  const int seat = (position.leader + trick.placed) % seats_;
  const Word hand = cards_.hand(seat) & position.remaining;
  const Word follow = hand & trick.lane;
  const Word legal = follow != 0 ? follow : hand;
  found.count = 0;
  if (bits::without_lowest(legal) == 0) {
    const int card = bits::lowest(legal);
    found.list[found.count++] = {0, card, card, card};
    return;
  }
  Word between = position.remaining & ~hand & ~trick.cards;
  if (trick.placed > 0) between |= bits::bit(trick.best);
  Word lane = 0;
  int above = 0;
  for (Word left = legal; left != 0;) {
    const int card = bits::highest(left);
    const ShunFacts& facts = cards_[card];
    left ^= facts.self;
    const bool touching = facts.lane == lane && on(Technique::kEquals) &&
                          (between & bits::below(above) & ~bits::below(card)) == 0 &&
                          ((cards_.special() >> above ^ cards_.special() >> card) & 1) == 0;
    lane = facts.lane;
    above = card;
    if (touching) {
      found.list[found.count - 1].lowest = card;
      continue;
    }
    const int points = on(Technique::kOrdering) ? score(position, trick, card, seat) : 0;
    found.list[found.count++] = {points, card, card, card};
  }
}

// Greater is tried first.
inline int Shunning::score(const Beginning& position, const ShunTrick& trick, int card,
                           int seat) const {
  const ShunFacts& facts = cards_[card];
  const ShunTrick then = with(trick, card, seat);
  const bool special = (cards_.special() & facts.self) != 0;
  const Word in_lane = position.remaining & facts.lane & ~trick.cards;
  const int height = bits::count(in_lane & bits::below(card));
  const int higher = bits::count(in_lane & ~bits::below(card)) - 1;
  const bool follows = trick.placed == 0 || (facts.self & trick.lane) != 0;
  // How the trick will end for the victim, if he ducks where he can and the others too.
  // 3 he wins for certain, 2 likely, 1 hardly, 0 certainly not.
  int fate = 0;
  const bool his = then.winner == victim_;
  const bool played = then.victims >= 0;
  const Word above_best =
      then.lane & position.remaining & ~bits::below(then.best) & ~bits::bit(then.best);
  if (played && !his) {
    fate = 0;
  } else {
    bool can_beat = false;
    bool must_beat = false;
    bool victim_can = his;
    bool victim_must = his;
    for (int i = then.placed, s = after(seat); i < seats_; ++i, s = after(s)) {
      const Word h = cards_.hand(s) & position.remaining & then.lane;
      const Word over = h & above_best;
      if (s == victim_) {
        victim_can = over != 0;
        victim_must = h != 0 && over == h;
      } else if (h != 0) {
        if (over != 0) can_beat = true;
        if (over == h) must_beat = true;
      }
    }
    if (!victim_can) {
      fate = 0;
    } else if (his) {
      fate = !can_beat ? 3 : !must_beat ? 2 : 1;
    } else {
      fate = victim_must && !must_beat ? 2 : 1;
    }
  }
  const int stake = bits::count(then.cards & cards_.special());
  const bool mine = seat == victim_;
  const bool counts_tricks = goal_ == Goal::kFew || goal_ == Goal::kMany;
  int s = 0;
  if (mine) {
    // The victim wants to lose; he gets rid of high cards.
    s -= fate * (20 + 30 * stake);
    if (trick.placed == 0) {
      s -= 4 * height;
      s += 2 * higher;
    } else if (follows) {
      s += fate == 0 ? 3 * height : 2 * height;
    } else {
      s += 3 * height;
      s += special ? 10 : 0;
      s -= 2 * bits::count(in_lane & cards_.hand(seat));
    }
  } else {
    s += fate * (20 + 30 * stake);
    if (trick.placed == 0) {
      s -= 3 * height;
    } else if (follows) {
      s += fate >= 2 ? 3 * height : 2 * height;
      if (fate == 0 && special) s -= 40;
    } else {
      s += 2 * height;
      if (special) s += fate >= 2 ? 60 : -40;
    }
  }
  if (goal_ == Goal::kMany) s = -s;
  (void)counts_tricks;
  return s;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_SHUNNING_H_
