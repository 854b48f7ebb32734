// Alpha-beta for two sides, a card at a time.
//
// The question is always that of a zero window: can the declaring side still win `need`? Each
// function returns a bound on what the declaring side wins from there on, and
//
//     need <= returned  means  returned <= value,
//     returned < need   means  value <= returned.
//
// Beside the bound comes its proof (proof.h), which tells the transposition table what it may
// forget.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_

#include "solver/search/alpha_beta/cutoffs.h"
#include "solver/search/alpha_beta/equivalent_moves.h"
#include "solver/search/alpha_beta/greedy_playout.h"
#include "solver/search/alpha_beta/last_trick.h"
#include "solver/search/alpha_beta/move_generator.h"
#include "solver/search/alpha_beta/root.h"
#include "solver/search/alpha_beta/transposition_table.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/lead_history.h"
#include "solver/search/common/node_counter.h"
#include "solver/search/common/refutation_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Rules, class Goal>
class Search final : public Engine {
 public:
  explicit Search(const EngineOptions& options)
      : techniques_(options.techniques),
        own_weights_(options.weights),
        table_(cards_, options.table_bytes, options.techniques) {}

  void begin(const Layout& layout) override;
  Interval ask(const Moment& moment, int need, std::uint64_t node_limit) override;
  std::optional<int> first_guess(const Moment& moment) const override {
    return GreedyPlayout<Rules, Goal>(cards_, weights_, techniques_)
        .value(root_of<Goal>(cards_, moment, idle_));
  }
  std::uint64_t nodes() const override { return counter_.nodes(); }

 private:
  static constexpr int kSeats = Rules::kSeats;
  using LegalChoices = Choices<Rules>;

  struct LimitReached {};

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  Cutoffs<Rules, Goal> cutoffs() const { return {cards_, techniques_, idle_}; }

  // Before so many cards are played.
  void count_nodes(std::uint64_t cards) {
    if (!counter_.count(cards)) throw LimitReached{};
  }

  int search_lead(const Position& position, int need, Proof& proof);
  template <int kPlaced>
  int search_follow(const Position& position, const OpenTrick& trick, const LegalChoices& choices,
                    int need, Proof& proof);
  template <int kPlaced>
  int search_from(int placed, const Position& position, const OpenTrick& trick,
                  const LegalChoices& choices, int need, Proof& proof);
  template <int kPlaced, class Play>
  int search_moves(const Position& position, MoveList& moves, int need, Proof& proof,
                   int& best_card, const Play& play);
  int finish_trick(const Position& position, const OpenTrick& trick, int need, Proof& proof);

  std::uint32_t techniques_;
  const Weights* own_weights_;  // none: those of the game
  Weights weights_{};
  CardTable<Rules> cards_;
  TranspositionTable<Rules, Goal::kUsesWorth> table_;
  RefutationTable lead_refutations_;
  LeadHistory lead_history_;
  RefutationTable answer_refutations_;
  NodeCounter counter_;
  int idle_ = 0;  // tricks at the end of the deal that earn nothing
};

template <class Rules, class Goal>
void Search<Rules, Goal>::begin(const Layout& layout) {
  cards_.set(layout, Goal::kUsesWorth);
  if (on(Technique::kOrdering)) {
    weights_ = own_weights_ != nullptr ? *own_weights_ : Rules::weights(layout.trumps != 0);
  }
  table_.clear();
  lead_refutations_.clear();
  lead_history_.clear();
  answer_refutations_.clear();
  counter_.clear();
  idle_ = Goal::idle(layout.played / kSeats);
}

template <class Rules, class Goal>
Interval Search<Rules, Goal>::ask(const Moment& moment, int need, std::uint64_t node_limit) {
  counter_.set_limit(node_limit);
  const Root<Rules> root = root_of<Goal>(cards_, moment, idle_);
  const int left = root.position.left;
  if (need > left) return {0, left};
  try {
    Proof proof;
    int bound = 0;
    if (root.placed == 0) {
      bound = search_lead(root.position, need, proof);
    } else {
      bound = search_from<1>(root.placed, root.position, root.trick, root.choices, need, proof);
    }
    return bound >= need ? Interval{bound, left} : Interval{0, bound};
  } catch (const LimitReached&) {
    return Interval{0, left};
  }
}

// The beginning of a trick.
template <class Rules, class Goal>
int Search<Rules, Goal>::search_lead(const Position& position, int need, Proof& proof) {
  // Step 1. Nothing left to decide.
  if (need <= 0) return proof = {0, 0, 0}, 0;
  if (Goal::kSolo && position.remaining == 0) return proof = {0, 0, 0}, 1;  // nobody stopped him
  if (need > position.left) return proof = {0, position.slots, position.slots}, position.left;
  const Word hand = cards_.hand(position.leader) & position.remaining;
  if (bits::without_lowest(hand) == 0) {
    count_nodes(kSeats);
    return last_trick<Goal>(cards_, position, proof);
  }

  // Step 2. Cutoffs without a search.
  using Cutoff = Cutoffs<Rules, Goal>;
  int bound = cutoffs().by_sure_tricks(position, need, proof);
  if (bound != Cutoff::kNone) return bound;
  bound = cutoffs().by_quick_or_later_tricks(position, need, proof);
  if (bound != Cutoff::kNone) return bound;
  bound = cutoffs().by_claim(position, proof);
  if (bound != Cutoff::kNone) return bound;

  // Step 3. Transposition table: probe.
  int hash_move = -1;
  if (on(Technique::kTable)) {
    if (table_.probe(position, need, bound, proof, hash_move)) return bound;
    if (!on(Technique::kHashMove)) hash_move = -1;
  }

  // Step 4. Move generation and ordering.
  MoveList moves;
  MoveGenerator<0, Goal::kUsesWorth, Rules>(cards_, weights_, techniques_)
      .generate(position, OpenTrick{}, LegalChoices{}, moves);
  moves.add_bonus(hash_move, kHashMoveBonus);
  if (on(Technique::kHistory)) {
    moves.add_bonus(lead_refutations_.probe(hand), weights_.lead_refutation);
    lead_history_.add_bonuses(position.leader, moves, weights_.lead_history);
  }

  // Step 5. Search of the moves.
  int best_card = -1;
  bound =
      search_moves<0>(position, moves, need, proof, best_card, [&](int card, Proof& move_proof) {
        const LegalChoices choices =
            legal_choices(cards_, position.playable(), position.leader, cards_[card].lane);
        return search_follow<1>(position, led(cards_, position, card), choices, need, move_proof);
      });

  // Step 6. Update of refutations and history.
  if (cards_.declares(position.leader) == (bound >= need)) {
    lead_refutations_.store(hand, best_card);
    lead_history_.update(position.leader, moves, best_card);
  }

  // Step 7. Transposition table: store.
  if (on(Technique::kTable)) {
    if (!on(Technique::kRelevance)) proof.winning_ranks = position.remaining;
    table_.store(position, bound, bound >= need, best_card, proof);
  }
  return bound;
}

// `kPlaced` cards lie in the trick.
template <class Rules, class Goal>
template <int kPlaced>
int Search<Rules, Goal>::search_follow(const Position& position, const OpenTrick& trick,
                                       const LegalChoices& choices, int need, Proof& proof) {
  if constexpr (kPlaced == kSeats) {
    return finish_trick(position, trick, need, proof);
  } else {
    // Step 1. The other side takes the lead, and enough.
    if constexpr (kPlaced == 1) {
      const int bound = cutoffs().by_taken_lead(position, choices.lane, need, proof);
      if (bound != Cutoffs<Rules, Goal>::kNone) return bound;
    }

    // Step 2. Move generation and ordering.
    MoveList moves;
    MoveGenerator<kPlaced, Goal::kUsesWorth, Rules>(cards_, weights_, techniques_)
        .generate(position, trick, choices, moves);
    const int seat = (position.leader + kPlaced) % kSeats;
    const Word hand = cards_.hand(seat) & position.remaining;
    const Word situation = RefutationTable::answer_key(hand, choices.lane, trick.best);
    if (on(Technique::kHistory) && moves.count > 1) {
      moves.add_bonus(answer_refutations_.probe(situation), weights_.answer_refutation);
    }

    // Step 3. Search of the moves.
    int best_card = -1;
    const int bound = search_moves<kPlaced>(
        position, moves, need, proof, best_card, [&](int card, Proof& move_proof) {
          return search_follow<kPlaced + 1>(position, with(cards_, trick, card, seat), choices,
                                            need, move_proof);
        });

    // Step 4. Update of refutations, and of the proof where ranks decide what is legal.
    const bool answered = cards_.declares(seat) == (bound >= need);
    if (answered) answer_refutations_.store(situation, best_card);
    if constexpr (Rules::kFreeTrumping) {
      proof.winning_ranks |= answered
                                 ? allows_answer(cards_, choices, trick, kPlaced, cards_[best_card])
                                 : forbids_others(cards_, choices, trick, kPlaced);
    }
    return bound;
  }
}

// The same where `placed` is known only at run time: at the root.
template <class Rules, class Goal>
template <int kPlaced>
int Search<Rules, Goal>::search_from(int placed, const Position& position, const OpenTrick& trick,
                                     const LegalChoices& choices, int need, Proof& proof) {
  if constexpr (kPlaced + 1 < kSeats) {
    if (placed > kPlaced) {
      return search_from<kPlaced + 1>(placed, position, trick, choices, need, proof);
    }
  }
  return search_follow<kPlaced>(position, trick, choices, need, proof);
}

// Searches the moves until one answers the question for the side to move. If none does, the bound
// rests on all of them, and on those that they stood for.
template <class Rules, class Goal>
template <int kPlaced, class Play>
int Search<Rules, Goal>::search_moves(const Position& position, MoveList& moves, int need,
                                      Proof& proof, int& best_card, const Play& play) {
  const bool declarer = cards_.declares((position.leader + kPlaced) % kSeats);
  int best = declarer ? -1 : position.left + 1;
  proof = {0, ~Word{0}, 0};
  for (int i = 0; i < moves.count; ++i) {
    const Move& move = moves.pick(i);
    count_nodes(1);
    Proof move_proof;
    const int bound = play(move.card, move_proof);
    if (declarer ? bound >= need : bound < need) {
      proof = move_proof;
      best_card = move.card;
      return bound;
    }
    if (move.highest != move.lowest) {
      move_proof.extend_to_touching(cards_[move.highest], cards_[move.lowest], position.slots);
    }
    if (on(Technique::kLowCards)) {
      drop_equivalent<Goal::kUsesWorth>(cards_, moves, i, position.slots, move_proof);
    }
    proof.join(move_proof);
    if (declarer ? bound > best : bound < best) {
      best = bound;
      best_card = move.card;
    }
  }
  return best;
}

// All cards of the trick have been played.
template <class Rules, class Goal>
int Search<Rules, Goal>::finish_trick(const Position& position, const OpenTrick& trick, int need,
                                      Proof& proof) {
  const bool ours = cards_.declares(trick.winner);
  const bool first = Goal::kSolo && bits::count(position.remaining) == cards_.played();
  const bool lost = Goal::kSolo && (!ours || (!first && trick.winner != position.leader));
  const int won = earned<Goal>(cards_, position, trick);
  int rest = 0;
  if (lost) {
    proof = {0, 0, 0};
  } else {
    rest = search_lead(after<Goal>(cards_, position, trick), need - won, proof);
  }
  // The rank of the winning card mattered if there was another card of its lane to beat.
  const CardFacts& winner = cards_[trick.best];
  if ((trick.cards & winner.lane & ~winner.self) != 0) proof.winning_ranks |= winner.upwards;
  if (ours) proof.count(trick.slots);
  return won + rest;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_
