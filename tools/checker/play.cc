#include "tools/checker/checker.h"

namespace matador::checker {

Cards Deal::in_hand(const Play& play) const {
  Cards hand = 0;
  for (Cards rest = hands[to_move(play)] & play.left; rest != 0; rest &= rest - 1)
    if ((cards[first(rest)].below & play.left) == 0) hand |= bit(first(rest));
  return hand;
}

Cards Deal::legal(const Play& play) const {
  const Cards hand = in_hand(play);
  const bool is_bound = play.bound && (hand & called) != 0;  // Schafkopf 6.5
  const Cards bound_lane = is_bound ? lanes[cards[first(called)].lane] : 0;
  if (play.placed == 0) {
    const bool may_run = count(hand & bound_lane) >= to_run;
    return is_bound && !may_run ? hand & (~bound_lane | called) : hand;
  }
  const Cards led = lanes[cards[play.trick[0]].lane];
  if (may_trump) return legal_beside_trumps(play, hand, hand & led);
  if (is_bound && led == bound_lane) return called;
  if ((hand & led) != 0) return hand & led;
  return is_bound && hand != called ? hand & ~called : hand;
}

Cards Deal::legal_beside_trumps(const Play& play, Cards hand, Cards follow) const {
  if ((bit(play.trick[0]) & trumps) != 0) return (follow & ~puur) != 0 ? follow : hand;  // Jass 2.8
  Cards higher = hand & trumps;
  for (std::size_t i = 1; i < play.placed; ++i)
    if ((bit(play.trick[i]) & trumps) != 0) higher &= bit(play.trick[i]) - 1;
  const Cards others = follow != 0 ? follow : hand & ~trumps;  // Jass 2.7
  const bool may_be_lower = !forced_undertrump || (higher & ~puur) == 0;
  return others == 0 && may_be_lower ? hand : others | higher;
}

Cards Deal::different(const Play& play) const {
  const Cards mine = legal(play);
  const Cards others = play.left & ~in_hand(play);
  Cards different = 0;
  Cards kinds = 0;  // of my cards since the last one that separates them
  std::size_t lane = 0;
  for (Cards rest = mine | others; rest != 0; rest &= rest - 1) {
    const Card& card = cards[first(rest)];
    const bool is_mine = (mine & bit(first(rest))) != 0;
    if (!is_mine || card.lane != lane) kinds = 0;
    lane = card.lane;
    if (!is_mine) continue;
    if ((kinds & bit(card.kind)) == 0) different |= bit(first(rest));
    kinds |= bit(card.kind);
  }
  return different;
}

int Deal::place(Play& play, std::size_t card) const {
  play.trick[play.placed++] = static_cast<std::uint8_t>(card);
  if (play.placed < seats) return 0;
  int won = bonus(tricks_left(play));
  const bool is_turned = (turned >> tricks_left(play) & 1) != 0;
  std::size_t best = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::size_t mine = play.trick[i];
    const std::size_t his = play.trick[best];
    const bool is_stronger = is_turned ? mine > his : mine < his;
    const bool ruffs = (trumps & bit(mine)) != 0 && (trumps & bit(his)) == 0;
    if (cards[mine].lane == cards[his].lane ? is_stronger : ruffs) best = i;
    won += cards[mine].worth;
  }
  for (std::size_t i = 0; i < seats; ++i) play.left &= ~bit(play.trick[i]);
  if ((lanes[cards[play.trick[0]].lane] & called) != 0) play.bound = false;
  play.leader = static_cast<std::uint8_t>((play.leader + best) % seats);
  play.placed = 0;
  return (counted >> play.leader & 1) != 0 ? won : 0;
}

int Deal::bonus(std::size_t tricks) const {
  return per_trick + (tricks == each ? first_trick : 0) + (tricks == 1 ? last_trick : 0);
}

int Deal::still(const Play& play) const {
  int sum = 0;
  for (std::size_t tricks = tricks_left(play); tricks > 0; --tricks) sum += bonus(tricks);
  for (Cards rest = play.left; rest != 0; rest &= rest - 1) sum += cards[first(rest)].worth;
  return sum;
}

}  // namespace matador::checker
