// The move generator: the cards worth trying for the player to move, with a score each; and the
// search of them.
//
// Touching cards are cards of one hand and lane with no card of another player between them. Of
// those with equal worth only one is tried (`equals`), because swapping them changes nothing. If no
// later player can change who takes the trick, their worth may differ (`dominance`): the own side
// gets the card worth most, the other side the card worth least. A card that lies beaten in the
// open trick comes between no others. A card with a side effect touches no other.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_GENERATOR_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_GENERATOR_H_

#include <algorithm>
#include <utility>

#include "solver/search/alpha_beta/card_table.h"
#include "solver/search/alpha_beta/legality.h"
#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/history.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/moves_in_progress.h"
#include "solver/search/common/ordering.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The order of answers by rules, for four players in two partnerships who count tricks.
//
// Nearly every first card answers the question, but not each rests on equally few ranks: a trick
// won with the ace where the eight would do rests on the ace, and its entry of the table serves few
// other positions. The rules are those of the card table. Second hand plays low where the partner
// can do the work, the third plays no higher than need be, and nobody ruffs what the partner has
// won. Who throws a card away takes the lowest of his longest lane.

// For the player who stands `kPlaced` steps from the leader.
template <int kPlaced, class Traits>
class AnswerRules {
  static_assert(Traits::kSeats == 4 && kPlaced > 0);

 public:
  AnswerRules(const CardTable<Traits>& cards, const Position& position, const OpenTrick& trick,
              const Choices<Traits>& choices)
      : cards_(cards),
        best_(trick.best),
        lane_(choices.lane),
        hand_(cards.hand((position.leader + kPlaced) % 4) & position.remaining),
        next_(kIsLast ? 0 : choices.of[kPlaced + 1]),
        last_(kPlaced == 1 ? choices.of[3] : 0),
        is_partners_(kPlaced > 1 && (trick.winner - position.leader - kPlaced) % 2 == 0) {}

  // Scores the moves.
  void score(MoveList& moves) const {
    const bool follows = (hand_ & lane_) != 0;
    const bool low = follows && plays_low();
    const Word ruffs = follows ? 0 : useful_ruffs();
    for (int i = 0; i < moves.count; ++i) {
      Move& move = moves.list[i];
      move.score = follows ? score_of_follower(move, low) : score_of_void(move, ruffs);
    }
  }

 private:
  static constexpr bool kIsLast = kPlaced == 3;
  static constexpr int kBeforeOthers = 1 << 12;

  static Word above(int card) { return ~bits::below(card + 1); }
  Word winners() const { return hand_ & cards_[best_].beaten_by; }

  // ---- A player who follows ----

  bool plays_low() const {
    const Word winning = winners() & lane_;
    if (winning == 0) return true;
    const int top = bits::highest(winning);
    const Word next = next_ & lane_;
    // The next player needs as high a card to beat the partner as to beat him.
    if (is_partners_) return (next & above(best_) & bits::below(top)) == 0;
    if (kPlaced != 1) return false;
    // The last player has a card that serves as well.
    const Word partners = last_ & lane_ & above(best_);
    if (partners == 0) return false;
    const Word beat_partner = next & above(bits::highest(partners));
    return beat_partner == 0 || beat_partner == (next & above(top));
  }

  // Of the cards that win, first the lowest that the next player cannot beat, then the highest.
  int score_of_follower(const Move& move, bool low) const {
    const bool wins = (cards_[best_].beaten_by >> move.card & 1) != 0;
    if (low || !wins) return -move.card;
    const bool holds = (next_ & lane_ & above(move.card)) == 0;
    return holds ? 2 * kBeforeOthers - move.card : kBeforeOthers + move.card;
  }

  // ---- A player who is void ----

  // The ruffs that come first.
  Word useful_ruffs() const {
    const Word ruffs = winners();
    if (ruffs == 0) return 0;
    const bool is_ruffed = cards_[best_].is_trump;
    if (is_partners_ && (is_ruffed || partner_is_sure())) return 0;
    const Word lowest = ruffs & ~bits::without_lowest(ruffs);
    const bool is_overtrumped = (next_ & cards_[bits::lowest(ruffs)].beaten_by) != 0;
    return is_ruffed || is_overtrumped ? ruffs : lowest;
  }

  bool partner_is_sure() const {
    if (kIsLast) return true;
    return (next_ & lane_) != 0 && (next_ & cards_[best_].beaten_by) == 0;
  }

  int score_of_void(const Move& move, Word ruffs) const {
    if ((ruffs >> move.lowest & 1) != 0) return 2 * kBeforeOthers - move.card;
    const CardFacts& card = cards_[move.card];
    const Word own = hand_ & card.lane;
    const bool is_lowest = (own & bits::below(move.lowest)) == 0;
    if (is_lowest && !card.is_trump) return kBeforeOthers + bits::count(own);
    return -move.card;
  }

  const CardTable<Traits>& cards_;
  const int best_;          // to beat
  const Word lane_;         // that was led
  const Word hand_;         // of the player
  const Word next_;         // what the next player may play,
  const Word last_;         // and what the last, if the second is to play
  const bool is_partners_;  // the best card
};

// How the trick will end, for the player who stands `kPlaced` steps from the leader and whose card
// is in `after` already.
template <int kPlaced, class Traits>
TrickOutcome outcome_of(const CardTable<Traits>& cards, int leader, const OpenTrick& after,
                        const Choices<Traits>& choices) {
  constexpr int kSeats = Traits::kSeats;
  const bool us = cards.declares((leader + kPlaced) % kSeats);
  bool ours = cards.declares(after.winner) == us;
  bool changes = false;
  int best = after.best;
  for (int step = kPlaced + 1; step < kSeats; ++step) {
    const bool friendly = cards.declares((leader + step) % kSeats) == us;
    const Word winners = choices.of[step] & cards.beaten_by(best, after.upside_down);
    if (friendly == ours || winners == 0) continue;
    changes = true;
    if (Traits::kShuns && winners != choices.of[step]) continue;  // he plays below
    best = after.upside_down ? bits::lowest(winners) : bits::highest(winners);
    ours = friendly;
  }
  const bool earns = ours != Traits::kShuns;
  if (earns) return changes ? kLikelyOurs : kSurelyOurs;
  return changes ? kLikelyTheirs : kSurelyTheirs;
}

template <int kPlaced, bool kUsesWorth, class Traits>
class MoveGenerator {
 public:
  MoveGenerator(const CardTable<Traits>& cards, const Weights& weights, std::uint32_t techniques)
      : cards_(cards), weights_(weights), techniques_(techniques) {}

  void generate(const Position& position, const OpenTrick& trick, const Choices<Traits>& choices,
                MoveList& moves) const {
    const int seat = (position.leader + kPlaced) % kSeats;
    const Word hand = cards_.hand(seat) & position.remaining;
    const Word legal =
        kPlaced == 0 ? legal_leads(cards_, position) : choices.legal(cards_, trick, kPlaced);
    if (bits::without_lowest(legal) == 0) {
      moves.set_only(bits::lowest(legal));
      return;
    }
    moves.count = 0;
    // The cards of others that still come between two cards of this hand, and its own cards that
    // touch none.
    Word between = position.remaining & ~hand & ~trick.cards;
    between |= hand & cards_.with_side_effects();
    if (kPlaced > 0) between |= bits::bit(trick.best);
    const bool us = cards_.declares(seat);
    const bool upside_down = cards_.is_upside_down(position.remaining);
    Choices<Traits> to_lead;
    const Choices<Traits>& answers = kPlaced == 0 ? to_lead : choices;
    Word lane = 0;
    Word above = 0;
    TrickOutcome end = kSurelyOurs;
    const Weights::Term* term = nullptr;
    int lane_score = 0;
    int run = 0;
    for (Word left = legal; left != 0;) {
      const int card = bits::highest(left);
      const CardFacts& facts = cards_[card];
      left ^= facts.self;
      const bool same_lane = facts.lane == lane;
      const bool touching = same_lane && (between & (2 * above - facts.self)) == 0;
      above = facts.self;
      if (touching && on(Technique::kEquals) &&
          (!kUsesWorth || cards_.same_worth(card, moves.list[moves.count - 1].card))) {
        moves.list[moves.count - 1].lowest = card;
        continue;
      }
      if (kPlaced == 0 && !same_lane) {
        to_lead = legal_choices(cards_, position, facts.lane);
      }
      lane = facts.lane;
      if (!touching) ++run;
      if constexpr (kByRules) {
        moves.list[moves.count++] = {0, card, card, card, run};
        continue;
      }
      if (!touching) {
        const OpenTrick after =
            kPlaced == 0 ? led(cards_, position, card) : with(cards_, trick, card, seat);
        end = outcome_of<kPlaced>(cards_, position.leader, after, answers);
        const CardRole role = role_of(facts, choices.lane);
        term = &weights_.term[us ? 1 : 0][role][end];
        lane_score = term->base + term->stake * trick.worth;
        // A player who follows has no choice of lane: the lengths are equal for all his cards.
        if (role != kFollows) lane_score += lengths(*term, position.remaining & lane, hand, us);
      }
      if (cards_.frees_another(card)) lane_score += term->frees;
      const int worth = cards_.worth_of(card, upside_down);
      const int score =
          lane_score + term->worth * worth + term->height * cards_.height_of(card, upside_down);
      if constexpr (kPlaced == 0 && Traits::kFittedLeads) {
        moves.list[moves.count++] = {end, card, card, card, run};  // scored by score_leads()
        continue;
      }
      const bool decided = end == kSurelyOurs || end == kSurelyTheirs;
      if (kUsesWorth && touching && decided && on(Technique::kDominance) && !cards_.worth_turns()) {
        Move& twin = moves.list[moves.count - 1];
        if ((facts.worth > cards_[twin.card].worth) == (end == kSurelyOurs)) {
          twin.card = card;
          twin.score = score;
        }
        twin.lowest = card;
        continue;
      }
      moves.list[moves.count++] = {score, card, card, card, run};
    }
    if constexpr (kByRules) {
      if (on(Technique::kOrdering))
        AnswerRules<kPlaced, Traits>(cards_, position, trick, choices).score(moves);
    }
  }

 private:
  static constexpr int kSeats = Traits::kSeats;
  static constexpr bool kByRules = kPlaced > 0 && Traits::kAnswersByRules;
  static_assert(!kByRules || !kUsesWorth);

  static CardRole role_of(const CardFacts& card, Word led) {
    if (kPlaced == 0) return card.is_trump ? kLeadsTrump : kLeadsPlain;
    if (card.lane == led) return kFollows;
    return card.is_trump ? kRuffs : kThrowsOff;
  }

  // The part of the score that depends on the lengths of a lane in all hands.
  int lengths(const Weights::Term& term, Word lane, Word hand, bool us) const {
    const Word ours = us ? cards_.declaring_cards() : ~cards_.declaring_cards();
    return term.length * bits::count(lane & hand) + term.theirs * bits::count(lane & ~ours) +
           term.friends * bits::count(lane & ours & ~hand);
  }

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }

  const CardTable<Traits>& cards_;
  const Weights& weights_;
  std::uint32_t techniques_;
};

// The scores of leads with fitted weights (common/ordering.h). Leads that are likely to answer
// the question come first, and among these the ones that need few cards for it.
//
// Behind all others stand the lanes that an opponent can ruff: few of these leads bring anything,
// and what is proven after one rests on many ranks.

// Lists the features of a lead: calls tell(feature, value). The value is 1, or a number for
// features that count.
template <class Traits>
class LeadFeatures {
  static_assert(Traits::kSeats == 4);

 public:
  LeadFeatures(const CardTable<Traits>& cards, const Position& position, int target,
               const LearntLeads& learnt)
      : cards_(cards), position_(position), learnt_(learnt) {
    const int left = position.left;
    const int enough = cards.declares(position.leader) ? target : left - target + 1;
    target_ = enough == left ? 0 : enough == 1 ? 1 : 2;
    left_ = left <= 3 ? 0 : left <= 5 ? 1 : left <= 8 ? 2 : 3;
  }

  // The scores that all leads of a lane share; computed before the scores of its cards.
  template <class Tell>
  void tell_lane(Word lane, const Tell& tell) {
    const Word left = lane & position_.remaining;
    own_ = left & hand(0);
    others_ = left & ~own_;
    const Word second = left & ~bits::bit(bits::highest(left));
    top_ = player_of(left);
    tell(kTopTwo + top_ * 5 + (second == 0 ? 4 : player_of(second)), 1);
    tell(kTargetAndTop + target_ * 4 + top_, 1);
    tell(kOwnLength + std::min(bits::count(own_), 7) - 1, 1);
    tell(kLeftLength + std::min(bits::count(left & hand(1)), 5), 1);
    tell(kPartnerLength + std::min(bits::count(left & hand(2)), 4), 1);
    tell(kRightLength + std::min(bits::count(left & hand(3)), 5), 1);
    for (int player = 1; player < 4; ++player) {
      if ((left & hand(player)) != 0) continue;
      const bool ruffs = (position_.remaining & cards_.trumps() & hand(player)) != 0;
      tell(kVoid + 2 * (player - 1) + (ruffs ? 1 : 0), 1);
    }
    if (contains(lane, learnt_.refutation)) tell(kRefutationLane, 1);
    if (contains(lane, learnt_.hash_move)) tell(kHashLane, 1);
    if (contains(lane, learnt_.hint)) tell(kHintLane, 1);
  }

  // Whether an opponent of the leader is void in the lane and has trumps.
  bool is_ruffed(Word lane) const {
    const auto ruffs = [&](Word hand) {
      return (position_.remaining & lane & hand) == 0 &&
             (position_.remaining & cards_.trumps() & hand) != 0;
    };
    return ruffs(hand(1)) || ruffs(hand(3));
  }

  // The scores of a card, or of several that touch. `rate`: its cutoff rate.
  template <class Tell>
  void tell_card(const Move& lead, int outcome, int rate, const Tell& tell) const {
    tell(kOutcomeAndTarget + outcome * 3 + target_, 1);
    tell(kOutcomeAndTricksLeft + outcome * 4 + left_, 1);
    const Word above = others_ & ~bits::below(lead.card);
    tell(kAbove + std::min(bits::count(above), 4) * 2 + (top_ == 2 ? 1 : 0), 1);
    const Word from_lowest = own_ & ~bits::below(lead.lowest);
    const Word higher = from_lowest & ~bits::below(lead.highest + 1);
    if (higher == 0) tell(kIsHighest, 1);
    if (from_lowest == own_) tell(kIsLowest, 1);
    tell(kTouchingCards + std::min(bits::count(from_lowest ^ higher), 3) - 1, 1);
    tell(kHeight + outcome, cards_[lead.card].height);
    if (stands_for(lead, learnt_.refutation)) tell(kIsRefutation, 1);
    if (stands_for(lead, learnt_.hint)) tell(kIsHint, 1);
    tell(kCutoffRate, rate);
  }

 private:
  Word hand(int player) const { return cards_.hand((position_.leader + player) % 4); }
  // Who has the highest of these cards.
  int player_of(Word cards) const {
    return (cards_[bits::highest(cards)].owner - position_.leader) & 3;
  }
  static bool contains(Word lane, int card) {
    return 0 <= card && card < kMaxCards && (lane >> card & 1) != 0;
  }
  static bool stands_for(const Move& lead, int card) {
    return lead.lowest <= card && card <= lead.highest;
  }

  const CardTable<Traits>& cards_;
  const Position& position_;
  const LearntLeads learnt_;
  int target_;    // everything that is left, one trick, something between
  int left_;      // tricks: few, ..., many
  Word own_ = 0;  // cards in the lane: the leader's, the others'
  Word others_ = 0;
  int top_ = 0;  // who has its top card
};

// Scores the leads. On entry, the score of each move is the TrickOutcome of its trick. `rate(card)`
// is the cutoff rate of a card (common/history.h).
template <class Traits, class Rate>
void score_leads(const CardTable<Traits>& cards, const Position& position, int target,
                 const LearntLeads& learnt, const Rate& rate, MoveList& leads) {
  constexpr int kBehindOthers = 1 << 14;
  const LeadWeights& weights = Traits::lead_weights(cards.trumps() != 0);
  LeadFeatures<Traits> features(cards, position, target, learnt);
  Word lane = 0;
  int lane_score = 0;
  for (int i = 0; i < leads.count; ++i) {
    Move& lead = leads.list[i];
    const CardFacts& card = cards[lead.card];
    const auto& weight = weights.of[cards.declares(position.leader) ? 1 : 0][card.is_trump ? 1 : 0];
    if (card.lane != lane) {
      lane = card.lane;
      lane_score = features.is_ruffed(lane) ? -kBehindOthers : 0;
      features.tell_lane(lane,
                         [&](int feature, int value) { lane_score += weight[feature] * value; });
    }
    int score = lane_score;
    features.tell_card(lead, lead.score, rate(lead.card),
                       [&](int feature, int value) { score += weight[feature] * value; });
    lead.score = score;
  }
}

// Orders the leads of a position, with fitted weights or with those of the generator.
template <class Traits>
void order_leads(const CardTable<Traits>& cards, const Weights& weights, std::uint32_t techniques,
                 const Position& position, int target, const LearntLeads& learnt,
                 const CutoffRates<Traits::kCards>& history, MoveList& leads) {
  const auto on = [&](Technique technique) { return (techniques & bit_of(technique)) != 0; };
  if constexpr (Traits::kFittedLeads) {
    const auto rate = [&](int card) { return on(Technique::kHistory) ? history.rate(card) : 0; };
    if constexpr (Traits::kObserved) Traits::observe(cards, position, target, learnt, rate, leads);
    if (on(Technique::kOrdering)) score_leads(cards, position, target, learnt, rate, leads);
  } else if (on(Technique::kHistory)) {
    leads.add_bonus(learnt.refutation, weights.lead_refutation);
    history.add_bonuses(leads, weights.lead_history);
  }
}

// The search of the moves of one player: one after the other, until one answers the question for
// the side to move. If none does, the bound rests on all of them, and on the moves that they stood
// for.
//
// A card that is likely to answer is tried before any moves are generated. If it fails, it is not
// searched again (soundness.md, "Cards that are not tried").

// Moves that need no search because one of the same lane has failed (soundness.md, "Cards that are
// not tried"). If two cards touch, or if the ranks of both did not matter, the lines of play of one
// card are those of the other with the two cards swapped.
//
// If the two cards have different worths, the bound shifts, and the shifted bound must still answer
// the question. The field calls this quasi-symmetry: Kupferschmid and Helmert, "A Skat player based
// on Monte Carlo simulation", 2006.
template <bool kUsesWorth, class Traits>
class EquivalentMoves {
 public:
  // For the cards of these slots. `declarer`: the declaring side moves.
  EquivalentMoves(const CardTable<Traits>& cards, std::uint32_t techniques, Word slots,
                  bool declarer, int target)
      : cards_(cards),
        low_cards_((techniques & bit_of(Technique::kLowCards)) != 0),
        quasi_symmetry_((techniques & bit_of(Technique::kQuasiSymmetry)) != 0),
        slots_(slots),
        declarer_(declarer),
        target_(target) {}

  // Drops those of the moves behind `tried`, and extends its bound and its proof to them.
  void drop(MoveList& moves, int tried, int& bound, Proof& proof) const {
    const Move& failed = moves.list[tried];
    if (cards_.has_side_effect(failed.card)) return;
    const Word lane = cards_[failed.card].lane;
    const Proof lines = proof;
    const int searched = bound;
    for (int i = moves.count - 1; i > tried; --i) {
      const Move& other = moves.list[i];
      if ((lane & bits::bit(other.highest)) == 0 || cards_.has_side_effect(other.card)) continue;
      if (!changes_no_winner(failed, other, lines)) continue;
      if (kUsesWorth) {
        const int shifted = searched + shift(failed.card, other.card, lines);
        if (declarer_ ? shifted >= target_ : shifted < target_) continue;
        bound = declarer_ ? std::max(bound, shifted) : std::min(bound, shifted);
      }
      extend(failed, other, proof);
      moves.list[i] = moves.list[--moves.count];
    }
  }

 private:
  static bool touch(const Move& a, const Move& b) { return a.run == b.run; }

  bool changes_no_winner(const Move& failed, const Move& other, const Proof& lines) const {
    if (quasi_symmetry_ && touch(failed, other)) return true;
    const Word ranks = bits::bit(failed.highest) | bits::bit(other.highest);
    return low_cards_ && (lines.winning_ranks & ranks) == 0;
  }

  // The shift of the bound if the two cards are swapped: the most that a line may count more for an
  // upper bound, the least for a lower one. Too large a shift leaves no answer.
  int shift(int failed, int other, const Proof& lines) const {
    constexpr int kTooLarge = 1 << 16;
    if (cards_.same_worth(failed, other)) return 0;
    if (!quasi_symmetry_ || cards_.worth_turns()) return declarer_ ? kTooLarge : -kTooLarge;
    const Proof::Change change = lines.change(cards_[failed], cards_[other]);
    return declarer_ ? change.most : change.least;
  }

  void extend(const Move& failed, const Move& other, Proof& proof) const {
    if (touch(failed, other)) {
      const bool above = other.card > failed.card;
      proof.extend_ranks(cards_[above ? other.highest : failed.highest],
                         cards_[above ? failed.lowest : other.lowest]);
    }
    if (!kUsesWorth) return;
    proof.extend_to_exchanged(cards_[failed.card], cards_[other.card]);
    proof.extend_to_touching<kUsesWorth>(cards_[other.highest], cards_[other.lowest], slots_);
  }

  const CardTable<Traits>& cards_;
  const bool low_cards_;
  const bool quasi_symmetry_;
  const Word slots_;
  const bool declarer_;
  const int target_;
};

// `Play` plays a card and searches on: int play(int card, Proof& proof) returns the bound.
template <bool kUsesWorth, class Traits, class Play>
class MoveSearch {
 public:
  // `proof` becomes that of the bound.
  MoveSearch(const CardTable<Traits>& cards, const Position& position, std::uint32_t techniques,
             bool declarer, int target, Proof& proof, const SharedMoves& shared, const Play& play)
      : cards_(cards),
        position_(position),
        techniques_(techniques),
        declarer_(declarer),
        target_(target),
        proof_(proof),
        shared_(shared),
        play_(play) {}

  int bound() const { return bound_; }
  int best_card() const { return best_card_; }

  // Plays the card, unless it is negative. Returns whether it answers the question.
  bool try_first(int card) {
    if (card < 0) return false;
    tried_ = true;
    return answers_with(card);
  }

  // Searches the moves. The card that was tried is one of them.
  void search(MoveList& moves) {
    Proof all{0, ~Word{0}, 0};
    int best = declarer_ ? -1 : position_.left + 1;
    int best_card = -1;
    int done = 0;
    if (tried_ && put_first(best_card_, moves)) {
      join(moves, done++, all);
      best = bound_;
      best_card = best_card_;
    }
    for (; done < moves.count; ++done) {
      if (answers_with(shared_.pick(moves, done).card)) return;
      join(moves, done, all);
      if (declarer_ ? bound_ > best : bound_ < best) {
        best = bound_;
        best_card = best_card_;
      }
    }
    bound_ = best;
    best_card_ = best_card;
    proof_ = all;
  }

 private:
  bool answers_with(int card) {
    best_card_ = card;
    shared_.enter(card);
    bound_ = play_(card, proof_);
    shared_.leave(card);
    return declarer_ ? bound_ >= target_ : bound_ < target_;
  }

  // If a touching card that is worth more to the player was generated, both are searched.
  bool put_first(int card, MoveList& moves) const {
    Move* move = moves.find(card);
    if (move == nullptr || (kUsesWorth && !cards_.same_worth(move->card, card))) return false;
    move->card = card;
    std::swap(*move, moves.list[0]);
    return true;
  }

  // The move at index i has failed.
  void join(MoveList& moves, int i, Proof& all) {
    const Move& move = moves.list[i];
    if (move.highest != move.lowest) {
      proof_.extend_to_touching<kUsesWorth>(cards_[move.highest], cards_[move.lowest],
                                            position_.slots);
    }
    EquivalentMoves<kUsesWorth, Traits>(cards_, techniques_, position_.slots, declarer_, target_)
        .drop(moves, i, bound_, proof_);
    all.join<kUsesWorth>(proof_);
  }

  const CardTable<Traits>& cards_;
  const Position& position_;
  const std::uint32_t techniques_;
  const bool declarer_;
  const int target_;
  Proof& proof_;
  const SharedMoves shared_;
  const Play& play_;
  bool tried_ = false;
  int bound_ = 0;
  int best_card_ = -1;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_GENERATOR_H_
