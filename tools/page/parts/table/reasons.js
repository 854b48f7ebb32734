// Why a mistake cost what it cost: a click asks, and the answer stands below the mistake.

import { linesOf } from '../asking/asker.js';
import { busyHtml } from '../frame/busy.js';
import { withPlay, writeDeal } from '../deals/cards.js';
import { escaped } from '../frame/html.js';
import { seatName } from './table.js';
import { cardText } from './tricks.js';
import { say } from '../words/words.js';

const SENTENCES = {
  wins: 'With best play after it {who} wins trick {trick} with {card}.',
  winsAndTakes: 'With best play after it {who} wins trick {trick} with {card} and takes {taken}.',
  ruffs: 'With best play after it {who} ruffs trick {trick} with {card}.',
  ruffsAndTakes: 'With best play after it {who} ruffs trick {trick} with {card} and takes {taken}.',
  none: 'No single trick shows it.',
};

function reasonText({ trick, seat, card, ruffs, takes }, { Game, ...tags }, pack) {
  const sentence = trick ? `${ruffs ? 'ruffs' : 'wins'}${takes ? 'AndTakes' : ''}` : 'none';
  const cardOf = (one) => one && cardText(one, Game, pack);
  const who = escaped(seatName({ Game, ...tags }, seat));
  const said = { who, trick, card: cardOf(card), taken: cardOf(takes) };
  return say(SENTENCES[sentence]).replace(/\{(\w+)\}/g, (_, name) => said[name]);
}

export class Reasons {
  // `view`: in whose panel they stand.
  constructor(asker, view) {
    this.asker = asker;
    this.view = view;
    this.known = new Map(); // by question; null while it is asked
  }

  // About card `index` of the play that is shown: {deals, options}.
  #question(index) {
    const { book, moves } = this.view;
    const { objective, player } = book.shown;
    const { seat } = this.view.ledger.judge(moves, index);
    const deals = writeDeal(withPlay(book.tags, moves.slice(0, index + 1)));
    const options = { objective, explain: true, last: 1 };
    return {
      deals,
      options: player === undefined ? options : { ...options, player: String(seat) },
    };
  }

  async ask(index) {
    const { deals, options } = this.#question(index);
    const key = JSON.stringify({ deals, options });
    if (this.known.has(key)) return;
    this.known.set(key, null);
    this.#tell();
    const [told] = linesOf(await this.asker.ask('replay', deals, options));
    if (told) this.known.set(key, told.moves.at(-1)?.why ?? {});
    else this.known.delete(key); // it was stopped
    this.#tell();
  }

  cancel() {
    this.asker.cancel();
  }

  html(index) {
    const reason = this.known.get(JSON.stringify(this.#question(index)));
    if (reason === undefined)
      return `<button type="button" data-why="${index}">${say('Why?')}</button>`;
    if (!reason) return busyHtml(`${say('solving')} …`, 'reasons');
    const { book, settings } = this.view;
    return reasonText(reason, book.tags, settings.pack);
  }

  // In the places that are there; the keys stay with the mistake.
  #tell() {
    for (const place of this.view.panel.querySelectorAll('[data-reason]')) {
      const isHere = place.contains(document.activeElement);
      place.innerHTML = this.html(Number(place.dataset.reason));
      if (isHere) place.previousElementSibling.focus();
    }
  }
}
