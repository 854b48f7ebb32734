// The search for hands in which tricks cost something: all others against one, the payer.
//
// The question is always that of a zero window: can the others leave the payer a penalty of
// `target` or more? Inside the search that is a remaining target (remaining_target.h), of which a
// trick meets a part (cutoffs.h). Each function returns whether the others can meet the
// remaining target,
//
//     returned true   means  target <= value,
//     returned false  means  value < target,
//
// with a proof (proof.h) and the limit up to which the proof holds. The others do not share what is
// taken, so nothing is counted for a side.
//
// Low cards decide as often as high ones. So a proof does not rest on winning ranks, the cards from
// the top down to the lowest that mattered, but on pairs: this card is above that.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_MISERE_SEARCH_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "solver/search/common/engine.h"
#include "solver/search/common/legality.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/moves_in_progress.h"
#include "solver/search/common/node_counter.h"
#include "solver/search/common/ordering.h"
#include "solver/search/common/refutation_table.h"
#include "solver/search/common/techniques.h"
#include "solver/search/misere/cutoffs.h"
#include "solver/search/misere/position.h"
#include "solver/search/misere/transposition_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// The move generator: the cards worth trying for the player to move, with a score each.
//
// One of touching cards that count alike is tried, as in alpha_beta/move_generator.h. But here
// a beaten card of the trick comes between two others: a proof may need one of them to be above the
// beaten card.
class MoveGenerator {
 public:
  MoveGenerator(const CardTable& cards, const Weights& weights, std::uint32_t techniques)
      : cards_(cards), weights_(weights), techniques_(techniques) {}

  void generate(const Position& position, const OpenTrick& trick, MoveList& moves) const;

 private:
  // Whether the payer will take the trick if every player ducks where possible.
  enum Fate { kSurelyNot, kHardly, kLikely, kSurely };

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  bool is_payer(int seat) const { return seat == cards_.payer(); }
  int score(const Position& position, const OpenTrick& trick, int card, int seat) const;
  Fate fate(const Position& position, const OpenTrick& trick, int seat) const;

  const CardTable& cards_;
  const Weights& weights_;
  std::uint32_t techniques_;
};

inline void MoveGenerator::generate(const Position& position, const OpenTrick& trick,
                                    MoveList& moves) const {
  const int seat = (position.leader + trick.placed) % cards_.seats();
  const Word hand = cards_.hand(seat) & position.remaining;
  const Word legal = following(hand, trick.lane);
  moves.count = 0;
  if (bits::without_lowest(legal) == 0) {
    const int card = bits::lowest(legal);
    moves.list[moves.count++] = {0, card, card, card, 0};
    return;
  }
  const Word between = position.remaining & ~hand;  // the cards of the trick, too
  Word lane = 0;
  int above = 0;
  for (Word left = legal; left != 0;) {
    const int card = bits::highest(left);
    const CardFacts& facts = cards_[card];
    left ^= facts.self;
    const bool touching = facts.lane == lane && on(Technique::kEquals) &&
                          (between & bits::below(above) & ~bits::below(card)) == 0 &&
                          ((cards_.special() >> above ^ cards_.special() >> card) & 1) == 0;
    lane = facts.lane;
    above = card;
    if (touching) {
      moves.list[moves.count - 1].lowest = card;
      continue;
    }
    const int points = on(Technique::kOrdering) ? score(position, trick, card, seat) : 0;
    moves.list[moves.count++] = {points, card, card, card, 0};
  }
}

// The weights have a side for the payer and one for the others, and a column for each fate.
inline int MoveGenerator::score(const Position& position, const OpenTrick& trick, int card,
                                int seat) const {
  const CardFacts& facts = cards_[card];
  const bool follows = (facts.self & trick.lane) != 0;
  const CardRole role = trick.placed == 0 ? kLeadsPlain : follows ? kFollows : kThrowsOff;
  const Fate end = fate(position, with(cards_, trick, card, seat), seat);
  const Weights::Term& term = weights_.term[is_payer(seat) ? 0 : 1][role][end];
  const Word lane = position.remaining & facts.lane;
  int score = term.base + term.height * bits::count(lane & bits::below(card)) +
              term.stake * bits::count(trick.cards & cards_.special());
  if ((facts.self & cards_.special()) != 0) score += term.worth;
  if (follows) return score;  // the lengths are equal for all cards
  const Word own = lane & cards_.hand(seat);
  const Word payers = lane & cards_.hand(cards_.payer());
  const Word theirs = is_payer(seat) ? lane & ~payers : payers;
  return score + term.length * bits::count(own) + term.theirs * bits::count(theirs) +
         term.friends * bits::count(lane & ~own & ~theirs);
}

// `seat` was the last to play.
inline auto MoveGenerator::fate(const Position& position, const OpenTrick& trick, int seat) const
    -> Fate {
  const bool payers = is_payer(trick.winner);
  if (trick.payers_card >= 0 && !payers) return kSurelyNot;
  const Word above = trick.lane & ~bits::below(trick.best + 1);
  bool others_can = false;
  bool others_must = false;
  bool payer_can = payers;
  bool payer_must = payers;
  for (int i = trick.placed; i < cards_.seats(); ++i) {
    seat = cards_.after(seat);
    const Word follow = cards_.hand(seat) & position.remaining & trick.lane;
    const Word over = follow & above;
    if (over == 0) continue;
    (is_payer(seat) ? payer_can : others_can) = true;
    if (over == follow) (is_payer(seat) ? payer_must : others_must) = true;
  }
  if (!payer_can) return kSurelyNot;
  if (!payer_must || others_must) return kHardly;
  return payers && !others_can ? kSurely : kLikely;
}

class Search final : public Engine {
 public:
  // `weights` are those of the game, for options that name none.
  Search(int seats, const Penalty& penalty, const Weights& weights, const EngineOptions& options)
      : seats_(seats),
        techniques_(options.techniques),
        weights_(options.weights != nullptr ? *options.weights : weights),
        tally_(penalty, cards_),
        table_(std::make_shared<TranspositionTable>(cards_, options.table_bytes)),
        counter_(options.stop) {}
  // The partner of another.
  Search(Search& other, const Stop* stop)
      : seats_(other.seats_),
        techniques_(other.techniques_),
        weights_(other.weights_),
        tally_(other.tally_.penalty(), cards_),
        table_(other.table_),
        counter_(stop) {
    if (!other.in_progress_) other.in_progress_ = std::make_shared<MovesInProgress>();
    in_progress_ = other.in_progress_;
    table_->share();
  }

  void begin(const Layout& layout) override;
  Interval ask(const RootPosition& root_position, int target, std::uint64_t node_limit) override;
  std::optional<int> first_guess(const RootPosition& /*root_position*/) const override {
    return std::nullopt;
  }
  std::unique_ptr<Engine> partner(const Stop* stop) override {
    return std::make_unique<Search>(*this, stop);
  }
  std::uint64_t nodes() const override { return counter_.nodes(); }

 private:
  static constexpr std::uint64_t kForEver = std::numeric_limits<std::uint64_t>::max();

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  bool is_payer(int seat) const { return seat == cards_.payer(); }
  MoveGenerator generator() const { return {cards_, weights_, techniques_}; }

  // The last tricks are not worth it.
  SharedMoves shared_moves(const Position& position, const OpenTrick& trick,
                           const RemainingTarget& target) const {
    constexpr int kLeastTricks = 5;
    if (!in_progress_ || position.tricks < kLeastTricks) return {};
    return {*in_progress_, position.remaining, trick.cards, target.counts ^ target.flags};
  }

  bool search_lead(const Position& position, const RemainingTarget& target, Proof& proof);
  bool search_follow(const Position& position, const OpenTrick& trick,
                     const RemainingTarget& target, Proof& proof);
  bool play(const Position& position, const OpenTrick& trick, int card,
            const RemainingTarget& target, Proof& proof);
  bool search_moves(const Position& position, const OpenTrick& trick, MoveList& moves,
                    const RemainingTarget& target, Proof& proof, int& best_card);
  void fail(const Position& position, MoveList& moves, int index, Proof& move_proof, bool met,
            Proof& proof) const;
  void refute_alike(const Position& position, MoveList& moves, int tried, const Proof& move_proof,
                    bool met, Proof& proof) const;
  bool finish_trick(const Position& position, const OpenTrick& trick, const RemainingTarget& target,
                    Proof& proof);

  // Patience: where to stop a card, in nodes, before the others have been looked at. Another lead
  // often refutes much faster.
  std::uint64_t end_of_first_look(const Position& position, const OpenTrick& trick) const {
    const bool brief = on(Technique::kPatience) && trick.placed == 0 && position.tricks >= 4;
    return brief ? counter_.nodes() + (std::uint64_t{40} << position.tricks / 2) : kForEver;
  }
  // The touching cards that a move stands for.
  Word group(const Position& position, const Move& move) const {
    const CardFacts& lowest = cards_[move.lowest];
    return position.remaining & lowest.lane & cards_.hand(lowest.owner) &
           bits::below(move.highest + 1) & ~bits::below(move.lowest);
  }

  int seats_;
  std::uint32_t techniques_;
  Weights weights_;
  CardTable cards_{};
  PenaltyTally tally_;
  std::shared_ptr<TranspositionTable> table_;     // it reads the cards of the engine that made it
  std::shared_ptr<MovesInProgress> in_progress_;  // none while one thread is at work
  FirstTries<15> first_tries_;
  RefutationTable lead_refutations_;
  RefutationTable answer_refutations_;  // of the others; those of the payer change too often
  NodeCounter counter_;
  std::uint64_t patience_end_ = kForEver;  // the node at which a card has to wait for the others
  bool waits_ = false;  // it has: what has been returned is no answer (no exception: ../tried.md)
};

inline void Search::begin(const Layout& layout) {
  cards_.set(layout, seats_);
  table_->clear();
  first_tries_.clear();
  lead_refutations_.clear();
  answer_refutations_.clear();
  counter_.clear();
}

inline Interval Search::ask(const RootPosition& root_position, int target,
                            std::uint64_t node_limit) {
  counter_.begin(node_limit);
  patience_end_ = kForEver;
  waits_ = false;
  const Position position = position_of(cards_, root_position);
  OpenTrick trick = kEmptyTrick;
  for (int i = 0; i < root_position.placed; ++i) {
    trick = with(cards_, trick, root_position.trick[i], (root_position.leader + i) % seats_);
  }
  const RemainingTarget wanted = tally_.remaining_target(root_position, target);
  try {
    Proof proof;
    const bool met = root_position.placed == 0 ? search_lead(position, wanted, proof)
                                               : search_follow(position, trick, wanted, proof);
    return tally_.interval(target, wanted, proof.limit, met);
  } catch (const LimitReached&) {
    return {0, tally_.most()};
  }
}

// The beginning of a trick.
inline bool Search::search_lead(const Position& position, const RemainingTarget& target,
                                Proof& proof) {
  // Step 1. Nothing left to decide.
  if (const Verdict verdict = tally_.verdict(position, target); verdict.known) {
    proof.set(verdict.limit);
    return verdict.met;
  }

  // Step 2. Cutoffs without a search.
  bool met = false;
  if (on(Technique::kClaim) && Cutoffs(cards_, tally_).answer(position, target, proof, met)) {
    return met;
  }

  // Step 3. Transposition table: probe.
  int hash_move = -1;
  if (on(Technique::kTable)) {
    if (table_->probe(position, target, proof, met, hash_move)) return met;
    if (!on(Technique::kHashMove)) hash_move = -1;
  }

  // Step 4. Move generation and ordering.
  MoveList moves;
  generator().generate(position, kEmptyTrick, moves);
  moves.add_bonus(hash_move, kHashMoveBonus);
  const Word hand = cards_.hand(position.leader) & position.remaining;
  if (on(Technique::kHistory)) {
    moves.add_bonus(lead_refutations_.probe(hand), weights_.lead_refutation);
  }

  // Step 5. Search of the moves.
  int best_card = -1;
  met = search_moves(position, kEmptyTrick, moves, target, proof, best_card);
  if (waits_) return met;
  proof.leader = true;

  // Step 6. Update of refutations.
  if (met != is_payer(position.leader)) lead_refutations_.store(hand, best_card);

  // Step 7. Transposition table: store.
  if (on(Technique::kTable)) {
    if (!on(Technique::kRelevance)) std::copy_n(cards_.lower(), kRows, proof.above);
    table_->store(position, proof, met, best_card);
  }
  return met;
}

// In the middle of a trick.
inline bool Search::search_follow(const Position& position, const OpenTrick& trick,
                                  const RemainingTarget& target, Proof& proof) {
  if (trick.placed == seats_) return finish_trick(position, trick, target, proof);
  const int seat = (position.leader + trick.placed) % seats_;
  const Word hand = cards_.hand(seat) & position.remaining;
  const Word legal = following(hand, trick.lane);

  // Step 1. The only card that may be played.
  if (bits::without_lowest(legal) == 0) {
    return play(position, trick, bits::lowest(legal), target, proof);
  }

  // Step 2. First try.
  const bool wants = !is_payer(seat);
  const Word key = first_try_key(hand, trick.lane & position.remaining, trick.best, /*placed=*/0);
  int best_card = on(Technique::kFirstTries) ? first_tries_.probe(key, legal) : -1;
  if (best_card >= 0) {
    const bool met = play(position, trick, best_card, target, proof);
    if (waits_ || met == wants) return met;
  }

  // Step 3. Move generation and ordering; search of the moves.
  MoveList moves;
  generator().generate(position, trick, moves);
  const bool has_refutations = on(Technique::kHistory) && wants;
  const Word situation = RefutationTable::answer_key(hand, trick.lane, trick.best);
  if (has_refutations) {
    moves.add_bonus(answer_refutations_.probe(situation), weights_.answer_refutation);
  }
  const bool met = search_moves(position, trick, moves, target, proof, best_card);

  // Step 4. Update of refutations.
  if (waits_ || met != wants) return met;
  first_tries_.store(key, best_card);
  if (has_refutations) answer_refutations_.store(situation, best_card);
  return met;
}

// Plays a card and searches on.
inline bool Search::play(const Position& position, const OpenTrick& trick, int card,
                         const RemainingTarget& target, Proof& proof) {
  if (counter_.nodes() == patience_end_) return waits_ = true;
  counter_.count(1);
  return search_follow(position, with(cards_, trick, card, cards_[card].owner), target, proof);
}

// Searches the moves until one answers the question for the player to move. If none does, the
// answer rests on all of them, and on the moves that they stood for. `done` of them have failed:
// `best_card` has already, if it is a card, as `proof` says. A move that takes too long waits until
// the others have been looked at.
inline bool Search::search_moves(const Position& position, const OpenTrick& trick, MoveList& moves,
                                 const RemainingTarget& target, Proof& proof, int& best_card) {
  const int seat = (position.leader + trick.placed) % seats_;
  const bool wants = !is_payer(seat);
  const std::uint64_t outer_end = patience_end_;
  const SharedMoves shared = shared_moves(position, trick, target);
  bool brief = true;
  Proof move_proof;
  int done = 0;
  if (best_card >= 0) {
    std::swap(*moves.find(best_card), moves.list[0]);
    moves.list[0].card = best_card;
    move_proof = proof;
    fail(position, moves, done++, move_proof, !wants, proof);
  }
  for (; done < moves.count; brief = false) {
    for (int i = done; i < moves.count; ++i) {
      const Move move = shared.pick(moves, i);
      if (brief && done + 1 < moves.count) {
        patience_end_ = std::min(outer_end, end_of_first_look(position, trick));
      }
      shared.enter(move.card);
      const bool met = play(position, trick, move.card, target, move_proof);
      shared.leave(move.card);
      patience_end_ = outer_end;
      if (waits_ && counter_.nodes() == outer_end) return met;  // the look further up is over, too
      if (std::exchange(waits_, false)) continue;
      if (met == wants) {
        proof = move_proof;
        best_card = move.card;
        return met;
      }
      if (done == 0) {
        proof = move_proof;
        best_card = move.card;
      }
      std::swap(moves.list[i], moves.list[done]);
      fail(position, moves, done++, move_proof, met, proof);
    }
  }
  return !wants;
}

// The move at an index has failed: adds its proof to that of all moves.
inline void Search::fail(const Position& position, MoveList& moves, int index, Proof& move_proof,
                         bool met, Proof& proof) const {
  const Move move = moves.list[index];
  if (on(Technique::kRelevance)) refute_alike(position, moves, index, move_proof, met, proof);
  if (move.highest != move.lowest) {
    move_proof.extend_to_touching(cards_, group(position, move));
  }
  proof.join(move_proof, met);
}

// The answer to one card also answers another card of its lane if the proof still holds with the
// two cards swapped. Those cards need not be tried.
inline void Search::refute_alike(const Position& position, MoveList& moves, int tried,
                                 const Proof& move_proof, bool met, Proof& proof) const {
  const CardFacts& card = cards_[moves.list[tried].card];
  for (int i = tried + 1; i < moves.count;) {
    const Move other = moves.list[i];
    const CardFacts& alike = cards_[other.card];
    const bool one_counts =
        ((card.self & cards_.special()) == 0) != ((alike.self & cards_.special()) == 0);
    if (alike.lane != card.lane || one_counts || !move_proof.holds_swapped(cards_, card, alike)) {
      ++i;
      continue;
    }
    Proof swapped = move_proof;
    swapped.swap(card, alike);
    if (other.highest != other.lowest) {
      swapped.extend_to_touching(cards_, group(position, other));
    }
    proof.join(swapped, met);
    moves.list[i] = moves.list[--moves.count];
  }
}

// All cards of the trick have been played.
inline bool Search::finish_trick(const Position& position, const OpenTrick& trick,
                                 const RemainingTarget& target, Proof& proof) {
  const Step step = tally_.step(position, trick);
  const bool met = search_lead(after(cards_, position, trick), step.after(target), proof);
  if (waits_) return met;
  proof.limit = step.before(proof.limit, met);
  // The proof has to say who wins the trick: the winning card is above the cards of its lane that
  // it beat. If it is enough that the payer does not win, it is above the card of the payer.
  const CardFacts& best = cards_[trick.best];
  const bool enough = !is_payer(trick.winner) && !step.exact && !proof.leader;
  const Word beaten = enough ? cards_[trick.payers_card].self : trick.cards & ~best.self;
  proof.add(best, cards_.columns(beaten & trick.lane));
  return met;
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_SEARCH_H_
