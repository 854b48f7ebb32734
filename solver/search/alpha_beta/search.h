// Alpha-beta for two camps, a card at a time.
//
// The question is always a zero-window one: can the declaring side still win `need`? Each function
// returns a bound on what it wins from there on, and
//
//     returned >= need  means  value >= returned,
//     returned <  need  means  value <= returned.
//
// Beside it comes what is known of the proof (proof.h): it tells the memory what it may forget.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_

#include "solver/search/alpha_beta/claim.h"
#include "solver/search/alpha_beta/later_tricks.h"
#include "solver/search/alpha_beta/move_generator.h"
#include "solver/search/alpha_beta/quick_tricks.h"
#include "solver/search/alpha_beta/sure_tricks.h"
#include "solver/search/alpha_beta/taken_leads.h"
#include "solver/search/alpha_beta/transposition_table.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/history.h"

namespace matador::search {
inline namespace MATADOR_ISA {

template <class Rules, class Goal>
class AlphaBeta final : public Engine {
 public:
  explicit AlphaBeta(const EngineOptions& options)
      : techniques_(options.techniques),
        own_weights_(options.weights),
        memory_(cards_, options.table_bytes, options.techniques) {}

  void begin(const Layout& layout) override;
  Interval ask(const Moment& moment, int need, std::uint64_t node_limit) override;
  std::optional<int> guess(const Moment& moment) const override;
  std::uint64_t nodes() const override { return nodes_; }

 private:
  static constexpr int kSeats = Rules::kSeats;
  using Answers = Choices<Rules>;

  static constexpr int kFirst = 1 << 20;  // more than any score

  // Tricks are counted, every hand can be played from, and no rule but following suit binds it.
  static constexpr bool kPlainTricks = !Goal::kUsesWorth && !Goal::kSolo && !Rules::kFreeTrumping &&
                                       !Rules::kSecondHands && !Rules::kTurns && Rules::kPiles == 0;

  struct LimitReached {};

  // What a moment is to the search.
  struct Start {
    Position position{};
    int placed = 0;
    OpenTrick trick{};
    Answers answers{};
  };

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }

  // Before so many cards are played.
  void count_nodes(std::uint64_t cards) {
    if (node_limit_ - nodes_ < cards) throw LimitReached{};
    nodes_ += cards;
  }

  Start start_of(const Moment& moment) const;
  void put(Start& start, int card) const;
  template <int kPlaced>
  void complete(Start& start) const;

  int begin_trick(const Position& position, int need, Proof& proof);
  template <int kPlaced>
  int place(const Position& position, const OpenTrick& trick, const Answers& answers, int need,
            Proof& proof);
  template <int kPlaced>
  int place_next(int placed, const Position& position, const OpenTrick& trick,
                 const Answers& answers, int need, Proof& proof);
  int end_trick(const Position& position, const OpenTrick& trick, int need, Proof& proof);
  int last_trick(const Position& position, Proof& proof);
  int all_the_rest(const Position& position, bool ours) const;

  template <int kPlaced, class Play>
  int try_cards(const Position& position, Candidates& candidates, int need, Proof& proof,
                int& best_card, const Play& play);

  void leave_out_alike(Candidates& candidates, int tried, Word slots, Proof& because) const;

  Word slots_of(Word cards) const;
  // The tricks that answer the question for a side, and what the declaring side wins if one side
  // gets so many of those that are left.
  static int enough_for(bool declaring, const Position& position, int need) {
    return declaring ? need : position.left - need + 1;
  }
  static int of_declarer(bool declaring, const Position& position, int tricks) {
    return declaring ? tricks : position.left - tricks;
  }
  // What the trick earns the declaring side, and the position behind it.
  int earned(const Position& position, const OpenTrick& trick) const;
  Position after(const Position& position, const OpenTrick& trick) const;
  // The cards that come free with it.
  Word freed_by(const Position& position, const OpenTrick& trick) const;

  std::uint32_t techniques_;
  const Weights* own_weights_;  // none: those of the game
  Weights weights_{};
  Numbering<Rules> cards_;
  Memory<Rules, Goal::kUsesWorth> memory_;
  Habits leads_;
  UsualLeads usual_leads_;
  Habits answers_;
  std::uint64_t nodes_ = 0;
  std::uint64_t node_limit_ = 0;
  int idle_ = 0;  // tricks at the end of the deal that earn nothing
};

template <class Rules, class Goal>
void AlphaBeta<Rules, Goal>::begin(const Layout& layout) {
  cards_.set(layout, Goal::kUsesWorth);
  if (on(Technique::kOrdering)) {
    weights_ = own_weights_ != nullptr ? *own_weights_ : Rules::weights(layout.trumps != 0);
  }
  memory_.clear();
  leads_.clear();
  usual_leads_.clear();
  answers_.clear();
  nodes_ = 0;
  idle_ = Goal::idle(layout.played / kSeats);
}

template <class Rules, class Goal>
Interval AlphaBeta<Rules, Goal>::ask(const Moment& moment, int need, std::uint64_t node_limit) {
  node_limit_ = node_limit < nodes_ ? nodes_ : node_limit;
  const Start start = start_of(moment);
  const int left = start.position.left;
  if (need > left) return {0, left};
  try {
    Proof proof;
    int bound = 0;
    if (start.placed == 0) {
      bound = begin_trick(start.position, need, proof);
    } else {
      bound = place_next<1>(start.placed, start.position, start.trick, start.answers, need, proof);
    }
    return bound >= need ? Interval{bound, left} : Interval{0, bound};
  } catch (const LimitReached&) {
    return Interval{0, left};
  }
}

// Everybody always plays the card that promises most.
template <class Rules, class Goal>
std::optional<int> AlphaBeta<Rules, Goal>::guess(const Moment& moment) const {
  Start start = start_of(moment);
  int won = 0;
  while (start.position.remaining != 0) {
    complete<0>(start);
    won += std::min(earned(start.position, start.trick), start.position.left);
    start = {.position = after(start.position, start.trick)};
  }
  return won;
}

template <class Rules, class Goal>
template <int kPlaced>
void AlphaBeta<Rules, Goal>::complete(Start& start) const {
  if constexpr (kPlaced < kSeats) {
    if (start.placed == kPlaced) {
      Candidates candidates;
      CandidateFinder<kPlaced, Goal::kUsesWorth, Rules>(cards_, weights_, techniques_)
          .find(start.position, start.trick, start.answers, candidates);
      put(start, candidates.pick(0).card);
    }
    complete<kPlaced + 1>(start);
  }
}

template <class Rules, class Goal>
auto AlphaBeta<Rules, Goal>::start_of(const Moment& moment) const -> Start {
  Start start;
  Position& position = start.position;
  position.remaining = moment.remaining;
  position.leader = moment.leader;
  for (Word left = moment.remaining; left != 0; left = bits::without_lowest(left)) {
    const CardFacts& card = cards_[bits::lowest(left)];
    position.lengths += card.length;
    position.covered |= card.frees;
  }
  if (Rules::kSecondHands && (position.remaining & ~cards_.second()) != 0) {
    position.covered = cards_.second();
  }
  position.slots = slots_of(position.playable());
  const int tricks = bits::count(position.remaining) / kSeats - idle_;
  position.left = Goal::total(cards_.worth(position.remaining), std::max(tricks, 0)) +
                  (position.remaining != 0 ? cards_.last_trick() : 0);
  for (int i = 0; i < moment.placed; ++i) put(start, moment.trick[i]);
  return start;
}

template <class Rules, class Goal>
void AlphaBeta<Rules, Goal>::put(Start& start, int card) const {
  const Position& position = start.position;
  const int placed = start.placed++;
  if (placed == 0) {
    start.trick = led(cards_, position, card);
    start.answers = choices(cards_, position.playable(), position.leader, cards_[card].lane);
  } else {
    start.trick = with(cards_, start.trick, card, (position.leader + placed) % kSeats);
  }
}

template <class Rules, class Goal>
int AlphaBeta<Rules, Goal>::begin_trick(const Position& position, int need, Proof& proof) {
  // Step 1. Nothing left to decide.
  if (need <= 0) return proof = {0, 0, 0}, 0;
  if (Goal::kSolo && position.remaining == 0) return proof = {0, 0, 0}, 1;  // nobody stopped him
  if (need > position.left) return proof = {0, position.slots, position.slots}, position.left;
  const Word hand = cards_.hand(position.leader) & position.remaining;
  if (bits::without_lowest(hand) == 0) return last_trick(position, proof);

  // Step 2. Trumps bring a side enough, whatever happens.
  if (!Goal::kUsesWorth && on(Technique::kSureTricks)) {
    const int never = Goal::kSolo ? kMaxHand : 0;  // the vol takes more than trumps
    const Word playable = Rules::kSecondHands ? position.playable() : position.remaining;
    if (const int trump =
            sure_trump(cards_, playable, need + idle_ + never, position.left - need + 1 + idle_);
        trump >= 0) {
      proof = {cards_[trump].upwards, 0, 0};
      return cards_.declares(cards_[trump].owner) ? need : need - 1;
    }
  }

  // Step 3. The leader's side takes enough at once, or must give one away.
  if constexpr (kPlainTricks) {
    const bool ours = cards_.declares(position.leader);
    const int enough = enough_for(ours, position, need);
    if (on(Technique::kQuickTricks) &&
        QuickTricks<Rules>(cards_, position).are(enough, proof.relevant)) {
      proof.always = proof.ever = 0;
      return of_declarer(ours, position, enough);
    }
    if (on(Technique::kLaterTricks) && enough == position.left &&
        gives_one_away(cards_, position, proof.relevant)) {
      proof.always = proof.ever = 0;
      return of_declarer(!ours, position, 1);
    }
  }

  // Step 4. The leader lays his cards on the table and takes all that is left.
  if (on(Technique::kClaim) && !cards_.worth_turns() && claims(cards_, position, proof.relevant)) {
    const bool ours = cards_.declares(position.leader);
    proof.always = proof.ever = ours ? position.slots : 0;
    return all_the_rest(position, ours);
  }

  // Step 5. A position of the same family.
  int remembered = -1;
  if (on(Technique::kTable)) {
    int bound;
    if (memory_.recall(position, need, bound, proof, remembered)) return bound;
    if (!on(Technique::kTableMove)) remembered = -1;
  }

  // Step 6. Every card that may be led.
  Candidates candidates;
  CandidateFinder<0, Goal::kUsesWorth, Rules>(cards_, weights_, techniques_)
      .find(position, OpenTrick{}, Answers{}, candidates);
  candidates.favour(remembered, kFirst);
  if (on(Technique::kHabits)) {
    candidates.favour(leads_[hand], weights_.lead_habit);
    usual_leads_.promote(position.leader, candidates, weights_.usual_lead);
  }
  int best_card = -1;
  const int value =
      try_cards<0>(position, candidates, need, proof, best_card, [&](int card, Proof& because) {
        const Answers answers =
            choices(cards_, position.playable(), position.leader, cards_[card].lane);
        return place<1>(position, led(cards_, position, card), answers, need, because);
      });

  // Step 7. Remember.
  if (cards_.declares(position.leader) == (value >= need)) {
    leads_.learn(hand, best_card);
    usual_leads_.learn(position.leader, candidates, best_card);
  }
  if (on(Technique::kTable)) {
    if (!on(Technique::kRelevance)) proof.relevant = position.remaining;
    memory_.store(position, value, value >= need, best_card, proof);
  }
  return value;
}

template <class Rules, class Goal>
template <int kPlaced>
int AlphaBeta<Rules, Goal>::place(const Position& position, const OpenTrick& trick,
                                  const Answers& answers, int need, Proof& proof) {
  if constexpr (kPlaced == kSeats) {
    return end_trick(position, trick, need, proof);
  } else {
    if constexpr (kPlainTricks && kPlaced == 1) {
      const bool others = !cards_.declares(position.leader);
      const int enough = enough_for(others, position, need);
      if (on(Technique::kQuickTricks) &&
          lead_is_taken(cards_, position, answers.lane, enough, proof.relevant)) {
        proof.always = proof.ever = 0;
        return of_declarer(others, position, enough);
      }
    }
    Candidates candidates;
    CandidateFinder<kPlaced, Goal::kUsesWorth, Rules>(cards_, weights_, techniques_)
        .find(position, trick, answers, candidates);
    const int seat = (position.leader + kPlaced) % kSeats;
    const Word hand = cards_.hand(seat) & position.remaining;
    const Word situation = Habits::answering(hand, answers.lane, trick.best);
    if (on(Technique::kHabits) && candidates.count > 1) {
      candidates.favour(answers_[situation], weights_.answer_habit);
    }
    int best_card = -1;
    const int value = try_cards<kPlaced>(
        position, candidates, need, proof, best_card, [&](int card, Proof& because) {
          return place<kPlaced + 1>(position, with(cards_, trick, card, seat), answers, need,
                                    because);
        });
    const bool answered = cards_.declares(seat) == (value >= need);
    if (answered) answers_.learn(situation, best_card);
    if constexpr (Rules::kFreeTrumping) {
      proof.relevant |= answered ? allows_answer(cards_, answers, trick, kPlaced, cards_[best_card])
                                 : forbids_others(cards_, answers, trick, kPlaced);
    }
    return value;
  }
}

// The same where `placed` is known only at run time: at the beginning of a search.
template <class Rules, class Goal>
template <int kPlaced>
int AlphaBeta<Rules, Goal>::place_next(int placed, const Position& position, const OpenTrick& trick,
                                       const Answers& answers, int need, Proof& proof) {
  if constexpr (kPlaced + 1 < kSeats) {
    if (placed > kPlaced) {
      return place_next<kPlaced + 1>(placed, position, trick, answers, need, proof);
    }
  }
  return place<kPlaced>(position, trick, answers, need, proof);
}

// Plays the candidates until one answers the question for the side to move. If none does, the
// answer rests on all of them, and on those that they stood for.
template <class Rules, class Goal>
template <int kPlaced, class Play>
int AlphaBeta<Rules, Goal>::try_cards(const Position& position, Candidates& candidates, int need,
                                      Proof& proof, int& best_card, const Play& play) {
  const bool declarer = cards_.declares((position.leader + kPlaced) % kSeats);
  int best = declarer ? -1 : position.left + 1;
  proof = {0, ~Word{0}, 0};
  for (int i = 0; i < candidates.count; ++i) {
    const Candidate& candidate = candidates.pick(i);
    count_nodes(1);
    Proof because;
    const int value = play(candidate.card, because);
    if (declarer ? value >= need : value < need) {
      proof = because;
      best_card = candidate.card;
      return value;
    }
    if (candidate.highest != candidate.lowest) {
      because.extend_to_touching(cards_[candidate.highest], cards_[candidate.lowest],
                                 position.slots);
    }
    if (on(Technique::kLowCards)) leave_out_alike(candidates, i, position.slots, because);
    proof.join(because);
    if (declarer ? value > best : value < best) {
      best = value;
      best_card = candidate.card;
    }
  }
  return best;
}

// If the rank of the card that has failed did not matter, its lane and worth being what they are,
// it has failed for all others of that lane and worth whose ranks did not matter either.
template <class Rules, class Goal>
void AlphaBeta<Rules, Goal>::leave_out_alike(Candidates& candidates, int tried, Word slots,
                                             Proof& because) const {
  const Candidate& failed = candidates.list[tried];
  const CardFacts& card = cards_[failed.card];
  const Word alike = card.lane & ~because.relevant;
  if ((alike & bits::bit(failed.highest)) == 0 || cards_.is_like_no_other(failed.card)) return;
  for (int i = candidates.count - 1; i > tried; --i) {
    const Candidate& other = candidates.list[i];
    if ((alike & bits::bit(other.highest)) == 0 || cards_.is_like_no_other(other.card)) continue;
    if (Goal::kUsesWorth) {
      if (!cards_.same_worth(failed.card, other.card)) continue;
      because.extend_to_exchanged(card, cards_[other.card]);
      because.extend_to_touching(cards_[other.highest], cards_[other.lowest], slots);
    }
    candidates.list[i] = candidates.list[--candidates.count];
  }
}

template <class Rules, class Goal>
int AlphaBeta<Rules, Goal>::end_trick(const Position& position, const OpenTrick& trick, int need,
                                      Proof& proof) {
  const bool ours = cards_.declares(trick.winner);
  const bool first = Goal::kSolo && bits::count(position.remaining) == cards_.played();
  const bool lost = Goal::kSolo && (!ours || (!first && trick.winner != position.leader));
  const int won = earned(position, trick);
  int rest = 0;
  if (lost) {
    proof = {0, 0, 0};
  } else {
    rest = begin_trick(after(position, trick), need - won, proof);
  }
  // The rank of the winning card mattered if there was another card of its lane to beat.
  const CardFacts& winner = cards_[trick.best];
  if ((trick.cards & winner.lane & ~winner.self) != 0) proof.relevant |= winner.upwards;
  if (ours) proof.count(trick.slots);
  return won + rest;
}

template <class Rules, class Goal>
int AlphaBeta<Rules, Goal>::last_trick(const Position& position, Proof& proof) {
  count_nodes(kSeats);
  const Word lane = cards_[bits::lowest(position.remaining & cards_.hand(position.leader))].lane;
  const CardFacts& winner = cards_[bits::highest(position.remaining & (lane | cards_.trumps()))];
  const bool lost = Goal::kSolo && winner.owner != position.leader && cards_.played() != kSeats;
  const bool ours = cards_.declares(winner.owner) && !lost;
  const bool beat_another = (position.remaining & winner.lane & ~winner.self) != 0;
  proof = {beat_another ? winner.upwards : 0, ours ? position.slots : 0, ours ? position.slots : 0};
  if (lost) return 0;
  if (!cards_.worth_turns()) return all_the_rest(position, ours);
  int worth = 0;
  for (Word left = position.remaining; left != 0; left = bits::without_lowest(left)) {
    worth += cards_[bits::lowest(left)].worth;
  }
  return (ours ? Goal::prize(worth) : 0) + cards_.last_trick(ours);
}

// What the declaring side wins if one side takes every trick that is left.
template <class Rules, class Goal>
int AlphaBeta<Rules, Goal>::all_the_rest(const Position& position, bool ours) const {
  const int cards = ours ? position.left - cards_.last_trick() : 0;
  return cards + cards_.last_trick(ours);
}

template <class Rules, class Goal>
int AlphaBeta<Rules, Goal>::earned(const Position& position, const OpenTrick& trick) const {
  const bool ours = cards_.declares(trick.winner);
  const bool last = trick.cards == position.remaining;
  return (ours ? Goal::prize(trick.worth) : 0) + (last ? cards_.last_trick(ours) : 0);
}

template <class Rules, class Goal>
Position AlphaBeta<Rules, Goal>::after(const Position& position, const OpenTrick& trick) const {
  const Word freed = freed_by(position, trick);
  const bool last = trick.cards == position.remaining;
  return {.remaining = position.remaining ^ trick.cards,
          .slots = (position.slots ^ trick.slots) | slots_of(freed),
          .lengths = position.lengths - trick.lengths,
          .covered = position.covered ^ freed,
          .leader = trick.winner,
          .left = last ? 0 : position.left - Goal::prize(trick.worth)};
}

template <class Rules, class Goal>
Word AlphaBeta<Rules, Goal>::freed_by(const Position& position, const OpenTrick& trick) const {
  Word freed = 0;
  if constexpr (Rules::kSecondHands) {
    if ((position.remaining ^ trick.cards) == cards_.second()) freed = position.covered;
  }
  if constexpr (Numbering<Rules>::kHasPiles) {
    for (Word left = trick.cards & cards_.covers(); left != 0; left = bits::without_lowest(left)) {
      freed |= cards_[bits::lowest(left)].frees;
    }
  }
  return freed;
}

template <class Rules, class Goal>
Word AlphaBeta<Rules, Goal>::slots_of(Word cards) const {
  Word slots = 0;
  for (Word left = cards; left != 0; left = bits::without_lowest(left)) {
    slots |= cards_[bits::lowest(left)].slot_bit;
  }
  return slots;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_
