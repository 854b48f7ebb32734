// Asks what was won so far, which the table then tells.

import { linesOf } from '../asking/asker.js';
import { withPlay, writeDeal } from '../deals/cards.js';

// Asks about each play once; `changed` is called when an answer has come.
export class Counting {
  constructor(asker, changed) {
    this.asker = asker;
    this.changed = changed;
    this.known = new Map(); // by play, of the deal that is shown
    this.deal = '';
  }

  // Of all moves of a play; undefined while it is not known.
  of(tags, moves) {
    return this.deal === writeDeal(withPlay(tags, []))
      ? this.known.get(moves.join(' '))
      : undefined;
  }

  async ask(tags, moves, isOver) {
    const deal = writeDeal(withPlay(tags, []));
    if (deal !== this.deal) this.known.clear();
    this.deal = deal;
    const key = moves.join(' ');
    if (this.known.has(key)) return;
    this.known.set(key, {});
    const text = writeDeal(withPlay(tags, moves));
    const [won] = linesOf(await this.asker.ask('count', text));
    const [row] = isOver ? linesOf(await this.asker.ask('score', text)) : [];
    if (this.deal !== deal) return;
    if (!won)
      this.known.delete(key); // given up for another question
    else this.known.set(key, { ...won, row: row?.sheet ? row : undefined });
    if (won) this.changed();
  }
}
