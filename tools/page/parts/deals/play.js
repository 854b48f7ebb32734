// Where a deal stands after some of its cards: hands, the trick on the table, and whose turn it is.

import { cardOf, exchangeOf, laneOf, sorted } from './cards.js';
import { layout } from './places.js';

// The seat of each move: that of the holder; a pass follows in turn.
function moversOf(hands, play) {
  const holder = new Map(hands.flatMap((cards, i) => (cards ?? []).map((one) => [one, i + 1])));
  const movers = [];
  for (const move of play) {
    const last = movers.at(-1) ?? 0;
    movers.push(holder.get(cardOf(move)) ?? (last % hands.length) + 1);
  }
  return movers;
}

// `answer`: what the solver says about this deal, for the exchange that it found; `told`: moves
// whose seat is known.
export function stateOf(tags, play, { exchange = null, withoutTricks = false, told = [] } = {}) {
  const start = layout(tags, exchange ?? exchangeOf(tags, Number(tags.Declarer)));
  const movers = moversOf(start.hands, play).map((seat, i) => told[i] ?? seat);
  const gone = new Set(play.filter((move) => move !== 'pass').map(cardOf));
  const hands = start.hands.map((cards) => cards?.filter((one) => !gone.has(one)) ?? null);
  const state = {
    ...start,
    dealt: start.hands,
    hands,
    movers,
    play,
    trick: [],
    piles: null,
    number: 1,
  };
  if (withoutTricks) return { ...state, piles: play.filter((move) => move !== 'pass').map(cardOf) };
  const each = start.seats;
  const full = Math.floor(play.length / each);
  const rest = play.length % each;
  state.number = full + (rest > 0 || play.length === 0 ? 1 : 0);
  const from = rest > 0 || play.length === 0 ? full * each : (full - 1) * each;
  state.trick = play.slice(from).map((one, i) => ({ card: one, seat: movers[from + i] }));
  return state;
}

// The place in a trick of the card that takes it, as cards rank under a trump or a contract.
function takerOf(cards, game, trump) {
  const lanes = cards.map((one) => laneOf(one, game, trump));
  const beats = (i, best) =>
    lanes[i] === lanes[best]
      ? sorted([cards[best], cards[i]], game, trump)[0] === cards[i]
      : lanes[i] === 'trump';
  return cards.reduce((best, _, i) => (beats(i, best) ? i : best), 0);
}

// Who has taken each complete trick of `stateOf`: he leads to the next one; `next`: who is to play. Who takes the very
// last follows from how cards rank, where that holds in all tricks before; else it is undefined.
export function winnersOf({ game, seats, play, movers, hands, piles }, next, trump) {
  if (piles || hands.includes(null)) return [];
  const count = Math.floor(play.length / seats);
  const ranked = Array.from({ length: count }, (_, i) => {
    const from = i * seats;
    return movers[from + takerOf(play.slice(from, from + seats), game, trump)];
  });
  const led = ranked.map((_, i) => movers[(i + 1) * seats] ?? next);
  const isRanked = ranked.every((one, i) => one === led[i] || led[i] === undefined);
  return led.map((one, i) => one ?? (isRanked ? ranked[i] : undefined));
}
