// The hands of a deal, changed by clicking: a card goes to the chosen place, and comes back where it lay
// there. Who has all his cards is passed over; the last place gets what is left.

import { card, suitLetters } from './cards.js';
import { button, escaped } from './html.js';
import { placesOf, tagsOfPlaces } from './places.js';
import { cardHtml, seatName } from './table.js';
import { say } from './words.js';

const ORDER = 'AKQOJUT98765432';
const byRank = (a, b) => ORDER.indexOf(a[1]) - ORDER.indexOf(b[1]);

// Where the order of the cards tells what lies under what.
const isOrdered = ({ tag }) => tag === 'Table';

export class Entering {
  // `dealt`: another deal of the game, which tells how many cards lie where.
  constructor(root, tags, dealt, pack) {
    Object.assign(this, { root, tags, pack, chosen: 0 });
    const known = placesOf(tags);
    const held = ({ tag, seat }) => known.find((one) => one.tag === tag && one.seat === seat);
    const sample = placesOf(dealt);
    this.places = sample.map((one) => ({
      ...one,
      size: one.cards.length,
      cards: held(one)?.cards ?? [],
    }));
    const all = [...sample, ...known].flatMap(({ cards }) => cards);
    this.cards = [...new Set(all)];
    this.goOn();
    this.draw();
  }

  // The place that the next cards go to.
  choose(place) {
    this.chosen = place;
  }

  empty() {
    for (const place of this.places) place.cards = [];
    this.chosen = 0;
    this.draw();
  }

  give(text) {
    const one = card(text, this.tags.Game);
    const place = this.places[this.chosen];
    const wasThere = place.cards.includes(one);
    for (const each of this.places) each.cards = each.cards.filter((other) => other !== one);
    if (!wasThere) place.cards.push(one);
    this.goOn();
    this.draw();
    this.root.querySelector(`[data-card="${one}"]`).focus();
  }

  // To a place that has room, where the chosen one has none.
  goOn() {
    const { places } = this;
    if (places[this.chosen].cards.length < places[this.chosen].size) return;
    const open = places.filter(({ cards, size }) => cards.length < size);
    if (open.length === 0) return;
    this.chosen = places.indexOf(open[0]);
    const left = this.cards.filter((one) => !this.ownerOf(one));
    if (open.length === 1 && left.length > 1 && !isOrdered(open[0])) open[0].cards.push(...left);
  }

  ownerOf(one) {
    return this.places.find(({ cards }) => cards.includes(one));
  }

  // The deal as entered, without what belongs to the old hands.
  get deal() {
    const { Play, Id, Deal, Second, Table, Talon, Discard, Exchange, ...tags } = this.tags;
    const places = this.places.map((one) => ({
      ...one,
      cards: isOrdered(one) ? one.cards : [...one.cards].sort(byRank),
    }));
    return { ...tags, ...tagsOfPlaces(places, tags.Game) };
  }

  nameOf({ tag, seat }) {
    if (tag === 'Talon') return say('talon');
    const more = { Second: say('second hand'), Table: say('on the table') }[tag];
    return [seatName(this.tags, seat), more].filter(Boolean).join(', ');
  }

  draw() {
    const { tags, pack, places } = this;
    const seats = places.map(
      (one, i) =>
        `<label><input type="radio" name="place" data-place="${i}" ${i === this.chosen ? 'checked' : ''}> ${escaped(this.nameOf(one))} (${one.cards.length}/${one.size})</label>`,
    );
    const short = { Deal: '', Second: '″', Table: '▦' };
    const ownedHtml = (one) => {
      const owner = this.ownerOf(one);
      const mark = !owner ? '·' : owner.tag === 'Talon' ? '–' : owner.seat + short[owner.tag];
      return `<span class="owned ${owner === places[this.chosen] ? 'here' : ''}">${cardHtml(one, tags.Game, pack, { playable: true })}<small>${mark}</small></span>`;
    };
    const suits = [...suitLetters(tags.Game)].map((suit) =>
      this.cards.filter((one) => one[0] === suit).sort(byRank),
    );
    this.root.innerHTML =
      `<section class="entering"><div class="places">${seats.join(' ')}</div>` +
      `<div class="own">${suits.map((cards) => `<div>${cards.map(ownedHtml).join('')}</div>`).join('')}</div>` +
      `<p>${button('empty', say('Empty all'))} ${button('entered', say('Solve'))}</p></section>`;
  }
}
