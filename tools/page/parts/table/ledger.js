// What is known of the cards of a play: what the deal was worth before each and after it. Filled from a
// replay, and from each position that was solved.

import { cardOf } from '../deals/cards.js';

export class Ledger {
  constructor() {
    this.positions = new Map(); // by the cards played so far
    /**
     * What the deal is worth before its first card, as far as that is known.
     * By whom it is counted, too.
     * @type {{ value?: number, low?: number, high?: number, player?: number } | null}
     */
    this.worth = null;
  }

  // `known`: {toPlay, best, values} of the position, or {low, high}, which is not enough but for the whole deal.
  learn(sofar, known) {
    const { toPlay, best, values, low, high } = known ?? {};
    if (values) this.positions.set(sofar.join(' '), { toPlay, best, values });
    if (sofar.length > 0) return;
    if (values) this.worth = { value: best, player: toPlay };
    else if (low !== undefined && this.worth?.value === undefined)
      this.worth = { low, high, player: toPlay };
  }

  // The moves of a replay, from card `first` of the play on.
  read(play, moves, first) {
    moves.forEach(({ seat, card, before, after, cards = {}, best = [] }, i) => {
      const values = new Map(
        /** @type {[string, number][]} */ ([...best.map((one) => [one, before]), [card, after]]),
      );
      for (const [one, value] of Object.entries(cards)) values.set(one, value);
      this.learn(play.slice(0, first + i), { toPlay: seat, best: before, values });
    });
  }

  // {seat, card, before, after, cost, best, choices} of card `i`; null where it is not known.
  judge(moves, i) {
    const position = this.positions.get(moves.slice(0, i).join(' '));
    const after = position?.values.get(moves[i]);
    if (after === undefined || after === null) return null;
    const { toPlay, best: before, values } = position;
    const best = [...values].filter(([, value]) => value === before).map(([card]) => cardOf(card));
    const cost = Math.abs(before - after);
    return { seat: toPlay, card: moves[i], before, after, cost, best, choices: values.size };
  }

  // Of each card of a play.
  judged(moves) {
    return moves.map((_, i) => this.judge(moves, i));
  }
}
