// Alpha-beta for two sides, a card at a time.
//
// The question is always that of a zero window: can the declaring side still win `target`? Each
// function returns a bound on what the declaring side wins from there on, and
//
//     target <= returned  means  returned <= value,
//     returned < target   means  value <= returned.
//
// Each bound has a proof (proof.h), which tells the transposition table what it may forget.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_

#include <algorithm>
#include <memory>

#include "solver/search/alpha_beta/cutoffs.h"
#include "solver/search/alpha_beta/legality.h"
#include "solver/search/alpha_beta/move_generator.h"
#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/transposition_table.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/history.h"
#include "solver/search/common/moves_in_progress.h"
#include "solver/search/common/node_counter.h"
#include "solver/search/common/refutation_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The root of a search: a root position in the terms of the search, perhaps in the middle of a
// trick.
template <class Traits>
struct Root {
  Position position{};
  int placed = 0;  // cards in the open trick
  OpenTrick trick{};
  Choices<Traits> choices{};

  void play(const CardTable<Traits>& cards, int card) {
    const int step = placed++;
    if (step == 0) {
      trick = led(cards, position, card);
      choices = legal_choices(cards, position, cards[card].lane);
    } else {
      trick = with(cards, trick, card, (position.leader + step) % Traits::kSeats);
    }
  }
};

// `uncounted`: of the tricks at the end of the deal, those that earn nothing.
template <class Goal, class Traits>
Root<Traits> root_of(const CardTable<Traits>& cards, const RootPosition& root_position,
                     int uncounted) {
  Root<Traits> root;
  Position& position = root.position;
  position.remaining = root_position.remaining;
  position.leader = root_position.leader;
  for (Word left = root_position.remaining; left != 0; left = bits::without_lowest(left)) {
    const CardFacts& card = cards[bits::lowest(left)];
    position.lengths += card.length;
    position.covered |= card.frees;
  }
  if (Traits::kCalledCard && root_position.is_bound) position.lengths |= kBound;
  if (Traits::kSecondHands && (position.remaining & ~cards.second()) != 0) {
    position.covered = cards.second();
  }
  position.slots = slots_of(cards, position.playable());
  const int tricks = bits::count(position.remaining) / Traits::kSeats - uncounted;
  position.left = Goal::total(cards.worth(position.remaining), std::max(tricks, 0)) +
                  (position.remaining != 0 ? cards.last_trick() : 0);
  for (int i = 0; i < root_position.placed; ++i) root.play(cards, root_position.trick[i]);
  return root;
}

// Greedy playout: the first guess of the value. Every player plays the card of the best score.
template <class Traits, class Goal>
class GreedyPlayout {
 public:
  GreedyPlayout(const CardTable<Traits>& cards, const Weights& weights, std::uint32_t techniques)
      : cards_(cards), weights_(weights), techniques_(techniques) {}

  // The winnings of the declaring side.
  int value(Root<Traits> root) const {
    int won = 0;
    while (root.position.remaining != 0) {
      complete_trick<0>(root);
      won += std::min(earned<Goal>(cards_, root.position, root.trick), root.position.left);
      root = {.position = after<Goal>(cards_, root.position, root.trick)};
    }
    return won;
  }

 private:
  template <int kPlaced>
  void complete_trick(Root<Traits>& root) const {
    if constexpr (kPlaced < Traits::kSeats) {
      if (root.placed == kPlaced) {
        MoveList moves;
        MoveGenerator<kPlaced, Goal::kUsesWorth, Traits>(cards_, weights_, techniques_)
            .generate(root.position, root.trick, root.choices, moves);
        if constexpr (kPlaced == 0 && Traits::kFittedLeads) {
          const int target = (root.position.left + 1) / 2;
          score_leads(
              cards_, root.position, target, {}, [](int) { return 0; }, moves);
        }
        root.play(cards_, moves.pick(0).card);
      }
      complete_trick<kPlaced + 1>(root);
    }
  }

  const CardTable<Traits>& cards_;
  const Weights& weights_;
  std::uint32_t techniques_;
};

template <class Traits, class Goal>
class Search final : public Engine {
 public:
  explicit Search(const EngineOptions& options)
      : techniques_(options.techniques),
        own_weights_(options.weights),
        table_(std::make_shared<Table>(cards_, options.table_bytes, options.techniques)),
        counter_(options.stop) {}
  // The partner of another.
  Search(Search& other, const Stop* stop)
      : techniques_(other.techniques_),
        own_weights_(other.own_weights_),
        table_(other.table_),
        counter_(stop) {
    if (!other.in_progress_) other.in_progress_ = std::make_shared<MovesInProgress>();
    in_progress_ = other.in_progress_;
    table_->share();
  }

  void begin(const Layout& layout) override;
  Interval ask(const RootPosition& root_position, int target, std::uint64_t node_limit) override;
  std::optional<int> first_guess(const RootPosition& root_position) const override {
    return GreedyPlayout<Traits, Goal>(cards_, weights_, techniques_)
        .value(root_of<Goal>(cards_, root_position, uncounted_));
  }
  std::unique_ptr<Engine> partner(const Stop* stop) override {
    return std::make_unique<Search>(*this, stop);
  }
  std::uint64_t nodes() const override { return counter_.nodes(); }

 private:
  using Table = TranspositionTable<Traits, Goal::kUsesWorth>;

  static constexpr int kSeats = Traits::kSeats;
  using LegalChoices = Choices<Traits>;
  // The history of answers does not help to win all tricks.
  static constexpr bool kAnswerHistory = Traits::kAnswerHistory && Goal::kUsesWorth;
  static constexpr bool kLaneHistory = Traits::kLaneHistory && Goal::kUsesWorth;
  // Leads have first tries too where it is dear to score them.
  static constexpr bool kLeadTries = Traits::kFittedLeads;
  // Trimming saves nothing where cards are worth something.
  static constexpr bool kTrims =
      !Goal::kUsesWorth && !Goal::kSolo && Traits::kPiles == 0 && !Traits::kSecondHands;

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  Cutoffs<Traits, Goal> cutoffs() const { return {cards_, techniques_, uncounted_}; }

  // What has no weight is not kept: the history of leads here, in search_follow() that of answers
  // and their refutations.
  bool has_lead_history() const { return Traits::kFittedLeads || weights_.lead_history != 0; }
  static Word situation(Word hand, const LegalChoices& choices, const OpenTrick& trick) {
    return RefutationTable::answer_key(hand, choices.lane, trick.best);
  }

  // The key of the first try of an answer, by what matters to the choice: the cards that may be
  // played, and the lane without the cards of the trick. Where trumping is free, the whole hand
  // tells more (tried.md). Where there are no trumps, a player who cannot follow only throws a card
  // off, whatever was led.
  template <int kPlaced>
  Word answer_key(Word hand, Word legal, Word remaining, const OpenTrick& trick,
                  const LegalChoices& choices) const {
    if (Traits::kAnswersByRules && cards_.trumps() == 0 && (hand & choices.lane) == 0) {
      return first_try_key(hand, /*lane=*/0, trick.winner, kPlaced);
    }
    const Word lane = choices.lane & remaining & ~trick.cards;
    return first_try_key(Traits::kFreeTrumping ? hand : legal, lane, trick.best, kPlaced);
  }

  // How the lane of a card stands. For a lead: what all have left of the lane and of the trumps;
  // for an answer: what the player has of the lane.
  Word state_to_lead(const Position& position, int card) const {
    return lane_state(position.remaining & (cards_[card].lane | cards_.trumps()), /*best=*/0,
                      /*placed=*/0, cards_.is_upside_down(position.remaining));
  }
  Word state_to_answer(Word hand, const OpenTrick& trick, int placed, int card) const {
    return lane_state(hand & cards_[card].lane, trick.best, placed, trick.upside_down);
  }

  // The last tricks are not worth it.
  SharedMoves shared_moves(const Position& position, Word trick, int target) const {
    constexpr int kLeastTricks = 5;
    if (!in_progress_ || bits::count(position.remaining) < kLeastTricks * kSeats) return {};
    return {*in_progress_, position.remaining, trick, static_cast<Word>(target)};
  }

  int search_lead(const Position& position, int target, Proof& proof);
  int search_leads(const Position& position, int target, LearntLeads learnt, Proof& proof);
  template <int kPlaced>
  int search_follow(const Position& position, const OpenTrick& trick, const LegalChoices& choices,
                    int target, Proof& proof);
  template <int kPlaced>
  int search_from(int placed, const Position& position, const OpenTrick& trick,
                  const LegalChoices& choices, int target, Proof& proof);
  int finish_trick(const Position& position, const OpenTrick& trick, int target, Proof& proof);

  std::uint32_t techniques_;
  const Weights* own_weights_;  // none: those of the game
  Weights weights_{};
  CardTable<Traits> cards_;
  std::shared_ptr<Table> table_;                  // it reads the cards of the engine that made it
  std::shared_ptr<MovesInProgress> in_progress_;  // none while one thread is at work
  RefutationTable lead_refutations_;
  LeadHistory<Traits::kCards> lead_history_;
  RefutationTable answer_refutations_;
  [[no_unique_address]] AnswerHistory<kAnswerHistory, kSeats, Traits::kCards> answer_history_;
  [[no_unique_address]] LaneHistory<kLaneHistory> lane_leads_;
  [[no_unique_address]] LaneHistory<kLaneHistory> lane_answers_;
  FirstTries<Traits::kFirstTryBits> first_tries_;
  NodeCounter counter_;
  int uncounted_ = 0;  // tricks at the end of the deal that earn nothing
};

template <class Traits, class Goal>
void Search<Traits, Goal>::begin(const Layout& layout) {
  cards_.set(layout, Goal::kUsesWorth);
  if (on(Technique::kOrdering)) {
    weights_ = own_weights_ != nullptr ? *own_weights_ : Traits::weights(layout.trumps != 0);
  }
  table_->clear();
  lead_refutations_.clear();
  lead_history_ = {};
  answer_refutations_.clear();
  answer_history_ = {};
  lane_leads_.clear();
  lane_answers_.clear();
  first_tries_.clear();
  counter_.clear();
  uncounted_ = Goal::uncounted(layout.played / kSeats);
}

template <class Traits, class Goal>
Interval Search<Traits, Goal>::ask(const RootPosition& root_position, int target,
                                   std::uint64_t node_limit) {
  counter_.begin(node_limit);
  const Root<Traits> root = root_of<Goal>(cards_, root_position, uncounted_);
  const int left = root.position.left;
  if (target > left) return {0, left};
  try {
    Proof proof;
    int bound = 0;
    if (root.placed == 0) {
      bound = search_lead(root.position, target, proof);
    } else {
      bound = search_from<1>(root.placed, root.position, root.trick, root.choices, target, proof);
    }
    return bound >= target ? Interval{bound, left} : Interval{0, bound};
  } catch (const LimitReached&) {
    return Interval{0, left};
  }
}

// The beginning of a trick.
template <class Traits, class Goal>
int Search<Traits, Goal>::search_lead(const Position& position, int target, Proof& proof) {
  // Step 1. Nothing left to decide.
  if (target <= 0) return proof = {0, 0, 0}, 0;
  if (Goal::kSolo && position.remaining == 0) return proof = {0, 0, 0}, 1;  // nobody stopped him
  if (target > position.left) return proof = {0, position.slots, position.slots}, position.left;
  const Word hand = cards_.hand(position.leader) & position.remaining;
  if (bits::without_lowest(hand) == 0) {
    counter_.count(kSeats);
    return last_trick<Goal>(cards_, position, proof);
  }

  // Step 2. Cutoffs without a search.
  using Cutoff = Cutoffs<Traits, Goal>;
  int bound = cutoffs().by_sure_tricks(position, target, proof);
  if (bound != Cutoff::kNone) return bound;
  bound = cutoffs().by_quick_or_later_tricks(position, target, proof);
  if (bound != Cutoff::kNone) return bound;

  // Step 3. Transposition table: probe.
  LearntLeads learnt;
  if (on(Technique::kTable)) {
    if (table_->probe(position, target, bound, proof, learnt)) return bound;
    if (!on(Technique::kHashMove)) learnt = {};
  }

  // Step 4. The claim, which costs more than a probe.
  bound = cutoffs().by_claim(position, proof);
  if (bound != Cutoff::kNone) return bound;
  return search_leads(position, target, learnt, proof);
}

// The beginning of a trick that must be searched. (One position in four is.)
template <class Traits, class Goal>
int Search<Traits, Goal>::search_leads(const Position& position, int target, LearntLeads learnt,
                                       Proof& proof) {
  // Step 1. Search of the hash move or of a first try, before any moves are generated.
  const Word hand = cards_.hand(position.leader) & position.remaining;
  const bool declarer = cards_.declares(position.leader);
  // No lane is led yet: what tells leads apart is the trumps that are left.
  const Word key =
      first_try_key(hand, cards_.trumps() & position.remaining, /*best=*/0, /*placed=*/0);
  int first_try = learnt.hash_move;
  if (kLeadTries && first_try < 0 && on(Technique::kFirstTries)) {
    first_try = first_tries_.probe(key, legal_leads(cards_, position));
  }
  const auto play = [&](int card, Proof& move_proof) {
    counter_.count(1);
    const LegalChoices choices = legal_choices(cards_, position, cards_[card].lane);
    return search_follow<1>(position, led(cards_, position, card), choices, target, move_proof);
  };
  MoveSearch<Goal::kUsesWorth, Traits, decltype(play)> search(
      cards_, position, techniques_, declarer, target, proof, shared_moves(position, 0, target),
      play);
  const auto state = [&](int card) { return state_to_lead(position, card); };
  MoveList moves;
  if (search.try_first(first_try)) {
    moves.set_only(first_try);
  } else {
    // Step 2. Move generation and ordering; search of the moves.
    MoveGenerator<0, Goal::kUsesWorth, Traits>(cards_, weights_, techniques_)
        .generate(position, OpenTrick{}, LegalChoices{}, moves);
    if (on(Technique::kHistory)) learnt.refutation = lead_refutations_.probe(hand);
    order_leads(cards_, weights_, techniques_, position, target, learnt,
                lead_history_.of_seat[position.leader], moves);
    if (on(Technique::kHistory)) lane_leads_.add_bonuses(moves, weights_.lane_leads, state);
    search.search(moves);
  }
  const int bound = search.bound();

  // Step 3. Update of refutations and history.
  if (declarer == (bound >= target)) {
    lead_refutations_.store(hand, search.best_card());
    if (kLeadTries) first_tries_.store(key, search.best_card());
    lane_leads_.update(moves, search.best_card(), state);
    if (has_lead_history()) {
      lead_history_.of_seat[position.leader].update(moves, search.best_card());
    }
  }

  // Step 4. Transposition table: store.
  if (kTrims && on(Technique::kTrimmedProofs)) {
    proof.winning_ranks = trimmed(cards_, position.remaining, proof.winning_ranks);
  }
  if (on(Technique::kTable)) {
    if (!on(Technique::kRelevance)) proof.winning_ranks = position.remaining;
    table_->store(position, bound, bound >= target, search.best_card(), proof);
  }
  return bound;
}

// `kPlaced` cards lie in the trick.
template <class Traits, class Goal>
template <int kPlaced>
int Search<Traits, Goal>::search_follow(const Position& position, const OpenTrick& trick,
                                        const LegalChoices& choices, int target, Proof& proof) {
  if constexpr (kPlaced == kSeats) {
    return finish_trick(position, trick, target, proof);
  } else {
    // Step 1. Cutoff: the other side takes the lead, and enough tricks.
    if constexpr (kPlaced == 1) {
      const int bound = cutoffs().by_taken_lead(position, choices.lane, target, proof);
      if (bound != Cutoffs<Traits, Goal>::kNone) return bound;
    }

    const int seat = (position.leader + kPlaced) % kSeats;
    const bool declarer = cards_.declares(seat);
    const Word legal = choices.legal(cards_, trick, kPlaced);
    const auto play = [&](int card, Proof& move_proof) {
      counter_.count(1);
      return search_follow<kPlaced + 1>(position, with(cards_, trick, card, seat), choices, target,
                                        move_proof);
    };

    // Step 2. The only card that may be played.
    if (bits::without_lowest(legal) == 0) {
      const int card = bits::lowest(legal);
      const int bound = play(card, proof);
      const bool answered = declarer == (bound >= target);
      proof.winning_ranks |= decides_legality(cards_, choices, trick, kPlaced, answered, card);
      return bound;
    }

    // Step 3. First try.
    const Word hand = cards_.hand(seat) & position.remaining;
    const Word key = answer_key<kPlaced>(hand, legal, position.remaining, trick, choices);
    const int first_try = on(Technique::kFirstTries) ? first_tries_.probe(key, legal) : -1;
    MoveSearch<Goal::kUsesWorth, Traits, decltype(play)> search(
        cards_, position, techniques_, declarer, target, proof,
        shared_moves(position, trick.cards, target), play);
    if (!search.try_first(first_try)) {
      // Step 4. Move generation and ordering; search of the moves.
      MoveList moves;
      MoveGenerator<kPlaced, Goal::kUsesWorth, Traits>(cards_, weights_, techniques_)
          .generate(position, trick, choices, moves);
      const auto state = [&](int card) { return state_to_answer(hand, trick, kPlaced, card); };
      auto& history = answer_history_.rates(kPlaced, bits::count(hand), trick.best);
      if (on(Technique::kHistory)) {
        if (weights_.answer_refutation != 0) {
          moves.add_bonus(answer_refutations_.probe(situation(hand, choices, trick)),
                          weights_.answer_refutation);
        }
        history.add_bonuses(moves, weights_.answer_history);
        if (weights_.lane_answers != 0) {
          lane_answers_.add_bonuses(moves, weights_.lane_answers, state);
        }
      }
      search.search(moves);
      if (declarer == (search.bound() >= target)) {
        if (weights_.answer_history != 0) history.update(moves, search.best_card());
        if (weights_.lane_answers != 0) lane_answers_.update(moves, search.best_card(), state);
      }
    }

    // Step 5. Update of refutations, and of the proof where ranks decide what is legal.
    const bool answered = declarer == (search.bound() >= target);
    const int best_card = search.best_card();
    if (answered) {
      if (weights_.answer_refutation != 0) {
        answer_refutations_.store(situation(hand, choices, trick), best_card);
      }
      first_tries_.store(key, best_card);
    }
    proof.winning_ranks |= decides_legality(cards_, choices, trick, kPlaced, answered, best_card);
    return search.bound();
  }
}

// search_follow() at the root, where `placed` is known only at run time.
template <class Traits, class Goal>
template <int kPlaced>
int Search<Traits, Goal>::search_from(int placed, const Position& position, const OpenTrick& trick,
                                      const LegalChoices& choices, int target, Proof& proof) {
  if constexpr (kPlaced + 1 < kSeats) {
    if (placed > kPlaced) {
      return search_from<kPlaced + 1>(placed, position, trick, choices, target, proof);
    }
  }
  return search_follow<kPlaced>(position, trick, choices, target, proof);
}

// All cards of the trick have been played.
template <class Traits, class Goal>
int Search<Traits, Goal>::finish_trick(const Position& position, const OpenTrick& trick, int target,
                                       Proof& proof) {
  const bool ours = cards_.earns(trick.winner);
  const bool first = Goal::kSolo && bits::count(position.remaining) == cards_.played();
  const bool lost = Goal::kSolo && (!ours || (!first && trick.winner != position.leader));
  const int won = earned<Goal>(cards_, position, trick);
  int rest = 0;
  if (lost) {
    proof = {0, 0, 0};
  } else {
    rest = search_lead(after<Goal>(cards_, position, trick), target - won, proof);
  }
  // The rank of the winning card mattered if there was another card of its lane to beat.
  const CardFacts& winner = cards_[trick.best];
  if ((trick.cards & winner.lane & ~winner.self) != 0) proof.winning_ranks |= winner.upwards;
  if (Goal::kUsesWorth && ours) proof.count(trick.slots);
  return won + rest;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_SEARCH_H_
