// The hands of a deal, changed by clicking: a card goes to the chosen seat.

import { card, layout, suitsOf, writeHand } from './cards.js';
import { button, escaped } from './html.js';
import { cardHtml, seatName } from './table.js';
import { say } from './words.js';

export class Entering {
  constructor(root, tags, pack) {
    Object.assign(this, { root, tags, pack, seat: 1 });
    this.hands = layout(tags).hands.map((cards) => cards ?? []);
    this.draw();
  }

  // The seat that the next cards go to.
  choose(seat) {
    this.seat = seat;
  }

  give(text) {
    const one = card(text, this.tags.Game);
    this.hands = this.hands.map((cards, i) => [
      ...cards.filter((each) => each !== one),
      ...(i + 1 === this.seat ? [one] : []),
    ]);
    this.draw();
  }

  // The deal as entered, without what belongs to the old hands.
  get deal() {
    const { Play, Id, Second, Table, Discard, Exchange, ...tags } = this.tags;
    const hands = this.hands.map((cards) => writeHand(cards, tags.Game));
    return { ...tags, Deal: `1:${hands.join(' ')}` };
  }

  draw() {
    const { tags, pack, hands, seat } = this;
    const { letters } = suitsOf(tags.Game);
    const order = ([suit, rank]) => letters.indexOf(suit) * 20 + 'AKQOJUT98765432'.indexOf(rank);
    const seats = hands.map(
      (cards, i) =>
        `<label><input type="radio" name="seat" data-seat="${i + 1}" ${i + 1 === seat ? 'checked' : ''}> ${escaped(seatName(tags, i + 1))} (${cards.length})</label>`,
    );
    const all = hands.flatMap((cards, i) => cards.map((one) => ({ one, owner: i + 1 })));
    all.sort((a, b) => order(a.one) - order(b.one));
    const shown = all.map(
      ({ one, owner }) =>
        `<span class="owned">${cardHtml(one, tags.Game, pack, { playable: true })}<small>${owner}</small></span>`,
    );
    this.root.innerHTML =
      `<section class="entering"><p>${seats.join(' ')}</p>` +
      `<div class="hand own">${shown.join('')}</div><p>${button('entered', say('Solve'))}</p></section>`;
  }
}
