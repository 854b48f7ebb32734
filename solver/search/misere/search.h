// The search for hands in which tricks are shunned: all others against one player, the victim.
//
// The question is whether the others can leave him so much (goal.h). Each function returns whether
// they can, and what the proof of it rests on (proof.h). The others do not share what is taken,
// so nothing is counted for a side: what has to happen still is a requirement (requirement.h), of
// which a trick meets a part (stakes.h).
//
// Low cards decide as often as high ones. So a proof does not rest on the cards from the top down
// to the lowest that mattered, as that of alpha_beta/ does, but on pairs: this card is above that.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_MISERE_SEARCH_H_

#include <algorithm>
#include <utility>

#include "solver/search/alpha_beta/move_generator.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/history.h"
#include "solver/search/common/techniques.h"
#include "solver/search/misere/escapes.h"
#include "solver/search/misere/stakes.h"
#include "solver/search/misere/transposition_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class Shunning final : public Engine {
 public:
  // The weights of the options have to be there.
  Shunning(int seats, Goal goal, const EngineOptions& options)
      : seats_(seats),
        techniques_(options.techniques),
        weights_(*options.weights),
        stakes_(goal, places_),
        families_(places_, options.table_bytes) {}

  void begin(const Layout& layout) override;
  Interval ask(const Moment& moment, int need, std::uint64_t node_limit) override;
  std::optional<int> guess(const Moment& /*moment*/) const override { return std::nullopt; }
  std::uint64_t nodes() const override { return nodes_; }

 private:
  static constexpr int kFirst = 1 << 20;  // more than any score
  static constexpr std::uint64_t kForEver = std::uint64_t{1} << 40;
  // Whether the victim will take the trick if everybody ducks where he can.
  enum Fate { kSurelyNot, kHardly, kLikely, kSurely };

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  bool is_victim(int seat) const { return seat == places_.victim(); }

  bool begin_trick(const Beginning& position, const Requirement& need, Grounds& why);
  bool place(const Beginning& position, const ShunnedTrick& trick, const Requirement& need,
             Grounds& why);
  bool end_trick(const Beginning& position, const ShunnedTrick& trick, const Requirement& need,
                 Grounds& why);
  bool try_cards(const Beginning& position, const ShunnedTrick& trick, Candidates& candidates,
                 const Requirement& need, Grounds& why, int& best_card);
  void refute_alike(const Beginning& position, Candidates& candidates, int tried,
                    const Grounds& because, bool met, Grounds& why) const;
  bool claims(const Beginning& position, const Requirement& need, Grounds& why, bool& met) const;
  bool claims_in_many(const Beginning& position, const Requirement& need, Grounds& why,
                      bool& met) const;

  void find(const Beginning& position, const ShunnedTrick& trick, Candidates& found) const;
  int score(const Beginning& position, const ShunnedTrick& trick, int card, int seat) const;
  Fate fate(const Beginning& position, const ShunnedTrick& trick, int seat) const;
  // How many nodes a card gets before the others have been looked at. Beside a lead that would take
  // for ever there often is an easy one.
  std::uint64_t first_look(const Beginning& position, const ShunnedTrick& trick) const {
    const bool brief = on(Technique::kPatience) && trick.placed == 0 && position.tricks >= 4;
    return brief ? std::uint64_t{40} << position.tricks / 2 : kForEver;
  }
  Word group(const Beginning& position, const Candidate& candidate) const {
    const PlacedCard& lowest = places_[candidate.lowest];
    return position.remaining & lowest.lane & places_.hand(lowest.owner) &
           bits::below(candidate.highest + 1) & ~bits::below(candidate.lowest);
  }

  int seats_;
  std::uint32_t techniques_;
  Weights weights_;
  Places places_{};
  Stakes stakes_;
  Families families_;
  Habits leads_;
  Habits answers_;  // of the others; the victim's change too often
  std::uint64_t nodes_ = 0;
  std::uint64_t stop_at_ = 0;  // so many nodes
  bool stopped_ = false;       // by that: what has been returned is no answer
};

inline void Shunning::begin(const Layout& layout) {
  places_.set(layout, seats_);
  families_.clear();
  leads_.clear();
  answers_.clear();
  nodes_ = 0;
}

inline Interval Shunning::ask(const Moment& moment, int need, std::uint64_t node_limit) {
  stop_at_ = std::max(node_limit, nodes_);
  stopped_ = false;
  Beginning position{};
  position.remaining = moment.remaining;
  position.leader = moment.leader;
  position.tricks = bits::count(moment.remaining) / seats_;
  for (Word left = moment.remaining; left != 0; left = bits::without_lowest(left)) {
    const PlacedCard& card = places_[bits::lowest(left)];
    position.places |= card.place_bit;
    position.length[0] += card.length[0];
    position.length[1] += card.length[1];
  }
  ShunnedTrick trick = kEmptyTrick;
  for (int i = 0; i < moment.placed; ++i) {
    trick = places_.with(trick, moment.trick[i], (moment.leader + i) % seats_);
  }
  const Requirement wanted = stakes_.requirement(moment, need);
  Grounds why;
  const bool met =
      moment.placed == 0 ? begin_trick(position, wanted, why) : place(position, trick, wanted, why);
  if (stopped_) return {0, stakes_.most()};
  return stakes_.interval(need, wanted, why.limit, met);
}

inline bool Shunning::begin_trick(const Beginning& position, const Requirement& need,
                                  Grounds& why) {
  // Step 1. Nothing left to decide.
  if (const Verdict verdict = stakes_.verdict(position, need); verdict.known) {
    why.set(verdict.limit);
    return verdict.met;
  }

  // Step 2. One look at the cards is enough.
  bool met = false;
  if (on(Technique::kClaim) && claims(position, need, why, met)) return met;

  // Step 3. A position of the same family.
  int remembered = -1;
  if (on(Technique::kTable)) {
    if (families_.recall(position, need, why, met, remembered)) return met;
    if (!on(Technique::kTableMove)) remembered = -1;
  }

  // Step 4. Every card that may be led.
  Candidates candidates;
  find(position, kEmptyTrick, candidates);
  candidates.favour(remembered, kFirst);
  const Word hand = places_.hand(position.leader) & position.remaining;
  if (on(Technique::kHabits)) candidates.favour(leads_[hand], weights_.lead_habit);
  int best_card = -1;
  met = try_cards(position, kEmptyTrick, candidates, need, why, best_card);
  if (stopped_) return met;
  why.leader = true;
  if (met != is_victim(position.leader)) leads_.learn(hand, best_card);

  // Step 5. Remember.
  if (on(Technique::kTable)) {
    if (!on(Technique::kRelevance)) std::copy_n(places_.lower(), kRows, why.above);
    families_.store(position, why, met, best_card);
  }
  return met;
}

inline bool Shunning::claims(const Beginning& position, const Requirement& need, Grounds& why,
                             bool& met) const {
  why.set({});
  if (stakes_.goal() == Goal::kMany) return claims_in_many(position, need, why, met);
  const bool few = stakes_.goal() == Goal::kFew;
  const bool victim_sweeps = (need.flags & Stakes::kVictimSweeps) != 0;
  const Word others_sweep = stakes_.goal() == Goal::kClubs ? stakes_.nobody_sweeps() : 0;
  if ((others_sweep & ~need.flags) != 0) return false;
  const int smallest = few ? stakes_.smallest(need) : counts::number(need.counts, 0);
  if (few && smallest >= position.tricks && ducks(places_, position, why)) {
    why.limit = {stakes_.for_others(position.tricks), 0};
    why.leader = true;
    met = false;
    return true;
  }
  why.set({});
  if (smallest > 0 && escapes(places_, position, why)) {
    why.limit = {few ? stakes_.for_others(1) : counts::of(0, 1), others_sweep};
    met = false;
    return true;
  }
  if (victim_sweeps) return false;
  why.set({});
  if (!takes_all(places_, position, why)) return false;
  int who = 0;
  if (few) {
    while (is_victim(who) || counts::number(need.counts, who) != smallest) ++who;
  }
  const int taken = few ? position.tricks : stakes_.left(position);
  why.limit = {counts::only(who, taken), others_sweep};
  return met = true;
}

// The victim runs his winners; or the leader his, and all other tricks fall to the victim.
inline bool Shunning::claims_in_many(const Beginning& position, const Requirement& need,
                                     Grounds& why, bool& met) const {
  const int leader = position.leader;
  const bool his = victim_wins(places_, position);
  const int number = his ? stakes_.smallest(need) : counts::number(need.counts, leader);
  if (!his && number > position.tricks) return false;
  const int run = run_of(places_, position, his ? places_.victim() : leader, why);
  const int limit = his ? position.tricks - 2 * run + 1 : 2 * run - position.tricks;
  met = !his;
  if (his ? number < limit : number > limit) return false;
  why.limit = {his ? stakes_.for_others(limit) : counts::only(leader, limit), 0};
  why.leader = true;
  return true;
}

inline bool Shunning::place(const Beginning& position, const ShunnedTrick& trick,
                            const Requirement& need, Grounds& why) {
  if (trick.placed == seats_) return end_trick(position, trick, need, why);
  Candidates candidates;
  find(position, trick, candidates);
  const int seat = (position.leader + trick.placed) % seats_;
  const bool has_habits = on(Technique::kHabits) && !is_victim(seat) && candidates.count > 1;
  const Word hand = places_.hand(seat) & position.remaining;
  const Word situation = Habits::answering(hand, trick.lane, trick.best);
  if (has_habits) candidates.favour(answers_[situation], weights_.answer_habit);
  int best_card = -1;
  const bool met = try_cards(position, trick, candidates, need, why, best_card);
  if (has_habits && met && !stopped_) answers_.learn(situation, best_card);
  return met;
}

// Plays the candidates until one answers the question for the player to move. If none does, the
// answer rests on all of them, and on those that they stood for. `done` of them have failed.
inline bool Shunning::try_cards(const Beginning& position, const ShunnedTrick& trick,
                                Candidates& candidates, const Requirement& need, Grounds& why,
                                int& best_card) {
  const int seat = (position.leader + trick.placed) % seats_;
  const bool wants = !is_victim(seat);
  const std::uint64_t stop = stop_at_;
  std::uint64_t patience = first_look(position, trick);
  Grounds because;
  for (int done = 0; done < candidates.count; patience = kForEver) {
    for (int i = done; i < candidates.count; ++i) {
      const Candidate candidate = candidates.pick(i);
      if (nodes_ == stop) return stopped_ = true;
      ++nodes_;
      if (done + 1 < candidates.count) stop_at_ = std::min(stop, nodes_ + patience);
      const bool met = place(position, places_.with(trick, candidate.card, seat), need, because);
      stop_at_ = stop;
      if (stopped_ && nodes_ == stop) return true;
      if (std::exchange(stopped_, false)) continue;
      if (met == wants) {
        why = because;
        best_card = candidate.card;
        return met;
      }
      if (done == 0) why = because;
      if (done == 0) best_card = candidate.card;
      std::swap(candidates.list[i], candidates.list[done]);
      if (on(Technique::kRelevance)) refute_alike(position, candidates, done, because, met, why);
      if (candidate.highest != candidate.lowest) {
        because.extend_to_touching(places_, group(position, candidate));
      }
      why.join(because, met);
      ++done;
    }
  }
  return !wants;
}

// The answer to one card is the answer to another of its lane as well, with the two changed round,
// if it then rests on nothing that is not so. Those cards need not be tried.
inline void Shunning::refute_alike(const Beginning& position, Candidates& candidates, int tried,
                                   const Grounds& because, bool met, Grounds& why) const {
  const PlacedCard& card = places_[candidates.list[tried].card];
  for (int i = tried + 1; i < candidates.count;) {
    const Candidate other = candidates.list[i];
    const PlacedCard& alike = places_[other.card];
    const bool one_counts =
        ((card.self & places_.special()) == 0) != ((alike.self & places_.special()) == 0);
    if (alike.lane != card.lane || one_counts || !because.holds_swapped(places_, card, alike)) {
      ++i;
      continue;
    }
    Grounds swapped = because;
    swapped.swap(card, alike);
    if (other.highest != other.lowest) {
      swapped.extend_to_touching(places_, group(position, other));
    }
    why.join(swapped, met);
    candidates.list[i] = candidates.list[--candidates.count];
  }
}

inline bool Shunning::end_trick(const Beginning& position, const ShunnedTrick& trick,
                                const Requirement& need, Grounds& why) {
  const Step step = stakes_.step(position, trick);
  const bool met = begin_trick(places_.after_trick(position, trick), step.after(need), why);
  if (stopped_) return met;
  why.limit = step.before(why.limit, met);
  // Who won is known by the cards of the lane that he beat. If it is enough that it was not the
  // victim, by that of the victim alone.
  const PlacedCard& best = places_[trick.best];
  const bool enough = !is_victim(trick.winner) && !step.exact && !why.leader;
  const Word beaten = enough ? places_[trick.victims_card].self : trick.cards & ~best.self;
  why.add(best, places_.columns(beaten & trick.lane));
  return met;
}

// As in alpha_beta/move_generator.h: of touching cards that count alike only one. A card that lies
// beaten in the trick still comes between two others: a proof may rest on one of them being above
// it.
inline void Shunning::find(const Beginning& position, const ShunnedTrick& trick,
                           Candidates& found) const {
  const int seat = (position.leader + trick.placed) % seats_;
  const Word hand = places_.hand(seat) & position.remaining;
  const Word follow = hand & trick.lane;
  const Word legal = follow != 0 ? follow : hand;
  found.count = 0;
  if (bits::without_lowest(legal) == 0) {
    const int card = bits::lowest(legal);
    found.list[found.count++] = {0, card, card, card};
    return;
  }
  const Word between = position.remaining & ~hand;  // those on the table too
  Word lane = 0;
  int above = 0;
  for (Word left = legal; left != 0;) {
    const int card = bits::highest(left);
    const PlacedCard& placed = places_[card];
    left ^= placed.self;
    const bool touching = placed.lane == lane && on(Technique::kEquals) &&
                          (between & bits::below(above) & ~bits::below(card)) == 0 &&
                          ((places_.special() >> above ^ places_.special() >> card) & 1) == 0;
    lane = placed.lane;
    above = card;
    if (touching) {
      found.list[found.count - 1].lowest = card;
      continue;
    }
    const int promise = on(Technique::kOrdering) ? score(position, trick, card, seat) : 0;
    found.list[found.count++] = {promise, card, card, card};
  }
}

// The weights have a side for the victim and one for the others, and a column for each fate.
inline int Shunning::score(const Beginning& position, const ShunnedTrick& trick, int card,
                           int seat) const {
  const PlacedCard& placed = places_[card];
  const bool follows = (placed.self & trick.lane) != 0;
  const Deed deed = trick.placed == 0 ? kLeadsPlain : follows ? kFollows : kThrowsOff;
  const Fate end = fate(position, places_.with(trick, card, seat), seat);
  const Weights::Term& term = weights_.term[is_victim(seat) ? 0 : 1][deed][end];
  const Word lane = position.remaining & placed.lane;
  int score = term.base + term.height * bits::count(lane & bits::below(card)) +
              term.stake * bits::count(trick.cards & places_.special());
  if ((placed.self & places_.special()) != 0) score += term.worth;
  if (follows) return score;  // the lengths are the same for all cards
  const Word own = lane & places_.hand(seat);
  const Word his = lane & places_.hand(places_.victim());
  const Word theirs = is_victim(seat) ? lane & ~his : his;
  return score + term.length * bits::count(own) + term.theirs * bits::count(theirs) +
         term.friends * bits::count(lane & ~own & ~theirs);
}

// `seat` was the last to play.
inline auto Shunning::fate(const Beginning& position, const ShunnedTrick& trick, int seat) const
    -> Fate {
  const bool his = is_victim(trick.winner);
  if (trick.victims_card >= 0 && !his) return kSurelyNot;
  const Word above = trick.lane & ~bits::below(trick.best + 1);
  bool others_can = false;
  bool others_must = false;
  bool victim_can = his;
  bool victim_must = his;
  for (int i = trick.placed; i < seats_; ++i) {
    seat = places_.after(seat);
    const Word follow = places_.hand(seat) & position.remaining & trick.lane;
    const Word over = follow & above;
    if (over == 0) continue;
    (is_victim(seat) ? victim_can : others_can) = true;
    if (over == follow) (is_victim(seat) ? victim_must : others_must) = true;
  }
  if (!victim_can) return kSurelyNot;
  if (!victim_must || others_must) return kHardly;
  return his && !others_can ? kSurely : kLikely;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_SEARCH_H_
