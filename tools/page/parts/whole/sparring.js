// Plays for the others, where the reader plays along: each follows advice that sees no more than
// he may at the table.

import { Asker, linesOf } from '../asking/asker.js';
import { seatsOf, withPlay, writeDeal } from '../deals/cards.js';
import { seenBy } from '../asking/covered.js';

const EFFORT = { worlds: 12, seconds: 5 };
// So that one sees who has played what, and the trick before its winner leads.
const LEAST_MS = 500;
const TRICK_MS = 1200;

const pause = (time) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

export class Sparring {
  constructor(view, settings) {
    this.view = view;
    this.settings = settings;
    this.asker = new Asker();
    this.thinking = null; // about which position
  }

  // Whether it is another's turn at the end of what was played.
  get #isOthersTurn() {
    const { view, settings } = this;
    if (settings.mode !== 'play' || !view.book || view.isShut || view.cursor < view.moves.length)
      return false;
    return Boolean(view.mover) && !view.isOwn(view.mover);
  }

  // Called whenever the position has changed.
  async go() {
    const { view } = this;
    if (!this.#isOthersTurn) {
      this.thinking = null;
      return;
    }
    const position = withPlay(view.book.tags, view.sofar);
    const thinking = writeDeal(position);
    if (this.thinking === thinking) return;
    this.thinking = thinking;
    const asked = this.asker.ask('advise', writeDeal(seenBy(view.mover, position)), EFFORT);
    const isTrickOver = view.cursor > 0 && view.cursor % seatsOf(view.book.tags) === 0;
    const [reply] = await Promise.all([asked, pause(isTrickOver ? TRICK_MS : LEAST_MS)]);
    if (this.thinking !== thinking || !this.#isOthersTurn) return;
    const [advice] = linesOf(reply);
    // Where nobody would have come to play this, there is no advice; then the best card, as all is open.
    const card = typeof advice?.advice === 'string' ? advice.advice : view.known?.line?.[0];
    if (card) await view.playOn(view.sofar, card);
    else this.thinking = null; // until more is known
  }
}
