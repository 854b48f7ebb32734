// The cards worth trying for the player to move, the most promising ones first.
//
// Of touching cards, cards of one hand and lane with no other player's card between them, only one
// is tried (`equals`) if they are worth the same: to swap them changes nothing. If nobody who is
// still to play can change who takes the trick, they need not be worth the same (`dominance`): the
// one worth most goes to his own side, the one worth least to the other. Cards that lie beaten in
// the open trick no longer come between anything. A card with a rule of its own touches no other.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_GENERATOR_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_GENERATOR_H_

#include <utility>

#include "solver/search/alpha_beta/legality.h"
#include "solver/search/common/ordering.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {

struct Candidate {
  int score;
  int card;
  int highest;  // of the touching cards that `card` stands for,
  int lowest;   // and their lowest
};

struct Candidates {
  int count;
  Candidate list[kMaxHand];

  // The most promising one from place i on, which is moved there.
  const Candidate& pick(int i) {
    for (int j = i + 1; j < count; ++j) {
      if (list[j].score > list[i].score) std::swap(list[i], list[j]);
    }
    return list[i];
  }

  // Adds to the score of the one that stands for this card, if there is one.
  void favour(int card, int bonus) {
    for (int i = 0; i < count; ++i) {
      if (list[i].lowest <= card && card <= list[i].highest) list[i].score += bonus;
    }
  }
};

// How the trick will end, for the player who stands `kPlaced` steps from the leader and whose card
// is in `after` already.
template <int kPlaced, class Rules>
Ending ending_of(const Numbering<Rules>& numbering, int leader, const OpenTrick& after,
                 const Choices<Rules>& choices) {
  constexpr int kSeats = Rules::kSeats;
  const bool us = numbering.declares((leader + kPlaced) % kSeats);
  bool ours = numbering.declares(after.winner) == us;
  bool changes = false;
  int best = after.best;
  for (int step = kPlaced + 1; step < kSeats; ++step) {
    const bool friendly = numbering.declares((leader + step) % kSeats) == us;
    const Word winners = choices.of[step] & numbering.beaten_by(best, after.upside_down);
    if (friendly == ours || winners == 0) continue;
    changes = true;
    best = after.upside_down ? bits::lowest(winners) : bits::highest(winners);
    ours = friendly;
  }
  if (ours) return changes ? kLikelyOurs : kSurelyOurs;
  return changes ? kLikelyTheirs : kSurelyTheirs;
}

template <int kPlaced, bool kUsesWorth, class Rules>
class CandidateFinder {
 public:
  CandidateFinder(const Numbering<Rules>& numbering, const Weights& weights,
                  std::uint32_t techniques)
      : numbering_(numbering), weights_(weights), techniques_(techniques) {}

  void find(const Position& position, const OpenTrick& trick, const Choices<Rules>& choices,
            Candidates& found) const {
    constexpr int kSeats = Rules::kSeats;
    const int seat = (position.leader + kPlaced) % kSeats;
    const Word hand = numbering_.hand(seat) & position.remaining;
    const Word legal =
        kPlaced == 0 ? hand & ~position.covered : choices.legal(numbering_, trick, kPlaced);
    found.count = 0;
    if (bits::without_lowest(legal) == 0) {
      const int card = bits::lowest(legal);
      found.list[found.count++] = {0, card, card, card};
      return;
    }
    // The cards of others that still come between two cards of this hand.
    Word between = position.remaining & ~hand & ~trick.cards;
    if (kPlaced > 0) between |= bits::bit(trick.best);
    const bool us = numbering_.declares(seat);
    const bool upside_down = numbering_.is_upside_down(position.remaining);
    Choices<Rules> answers = choices;
    Word lane = 0;
    int above = 0;
    Ending end = kSurelyOurs;
    Weights::Term term{};
    int lane_score = 0;
    for (Word left = legal; left != 0;) {
      const int card = bits::highest(left);
      const CardFacts& facts = numbering_[card];
      left ^= facts.self;
      const bool same_lane = facts.lane == lane;
      const bool touching = same_lane && (between & bits::below(above) & ~bits::below(card)) == 0 &&
                            !numbering_.is_like_no_other(above) &&
                            !numbering_.is_like_no_other(card);
      above = card;
      if (touching && on(Technique::kEquals) &&
          (!kUsesWorth || numbering_.same_worth(card, found.list[found.count - 1].card))) {
        found.list[found.count - 1].lowest = card;
        continue;
      }
      if (kPlaced == 0 && !same_lane) {
        answers = search::choices(numbering_, position.playable(), position.leader, facts.lane);
      }
      lane = facts.lane;
      if (!touching) {
        const OpenTrick after =
            kPlaced == 0 ? led(numbering_, position, card) : with(numbering_, trick, card, seat);
        end = ending_of<kPlaced>(numbering_, position.leader, after, answers);
        const Deed deed = deed_of(facts, choices.lane);
        term = weights_.term[us ? 1 : 0][deed][end];
        lane_score = term.base + term.stake * trick.worth;
        // To follow suit does not choose a lane: its lengths are the same for all cards.
        if (deed != kFollows) lane_score += lengths(term, position.remaining & lane, hand, us);
      }
      if (numbering_.frees_another(card)) lane_score += term.frees;
      const int worth = numbering_.worth_of(card, upside_down);
      const int score =
          lane_score + term.worth * worth + term.height * numbering_.height_of(card, upside_down);
      const bool decided = end == kSurelyOurs || end == kSurelyTheirs;
      if (kUsesWorth && touching && decided && on(Technique::kDominance) &&
          !numbering_.worth_turns()) {
        Candidate& twin = found.list[found.count - 1];
        if ((facts.worth > numbering_[twin.card].worth) == (end == kSurelyOurs)) {
          twin.card = card;
          twin.score = score;
        }
        twin.lowest = card;
        continue;
      }
      found.list[found.count++] = {score, card, card, card};
    }
  }

 private:
  static Deed deed_of(const CardFacts& card, Word led) {
    if (kPlaced == 0) return card.is_trump ? kLeadsTrump : kLeadsPlain;
    if (card.lane == led) return kFollows;
    return card.is_trump ? kRuffs : kThrowsOff;
  }

  // What the lengths of a lane in all hands add to the score.
  int lengths(const Weights::Term& term, Word lane, Word hand, bool us) const {
    const Word ours = us ? numbering_.declaring_cards() : ~numbering_.declaring_cards();
    return term.length * bits::count(lane & hand) + term.theirs * bits::count(lane & ~ours) +
           term.friends * bits::count(lane & ours & ~hand);
  }

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }

  const Numbering<Rules>& numbering_;
  const Weights& weights_;
  std::uint32_t techniques_;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_GENERATOR_H_
