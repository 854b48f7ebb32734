// The hands of a deal as they are put in: a card goes to the chosen place, and comes back where it lay there.
// Who has all his cards is passed over; the last place gets what is left.

import { card, readHand, suitLetters, writeHand } from './cards.js';
import { chosenIn } from './choice.js';
import { placesOf, tagsOfPlaces } from './places.js';

const ORDER = 'AKQOJUT98765432';
const byRank = (a, b) => ORDER.indexOf(a[1]) - ORDER.indexOf(b[1]);

// Where the order of the cards tells what lies under what.
export const isOrdered = ({ holds }) => holds === 'piles';

// Of whom a deal at random can be asked to hold these cards.
const isFixable = ({ holds, name }) => holds === 'cards' || (holds === 'hands' && !name);

// What holds whatever the cards are.
const setting = ({ Game, Seats, Dealer, Options, ...tags }) => ({
  ...{ Game, Seats, Dealer, Options },
  ...chosenIn(tags),
});

// Cards of a hand at random.
function shuffled(cards) {
  const all = [...cards];
  for (let i = all.length - 1; i > 0; --i) {
    const j = crypto.getRandomValues(new Uint32Array(1))[0] % (i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

export class Entering {
  // `dealt`: another deal of the game, which tells how many cards lie where.
  constructor(tags, dealt) {
    const sample = placesOf(dealt);
    this.tags = tags;
    this.places = sample.map((one) => ({ ...one, size: one.cards.length, cards: [] }));
    this.cards = [...new Set([...sample, ...placesOf(tags)].flatMap(({ cards }) => cards))];
    this.past = [];
    this.chosen = 0;
    this.#lay(placesOf(tags));
  }

  // The pack, suit by suit.
  get suits() {
    return [...suitLetters(this.tags.Game)].map((suit) =>
      this.cards.filter((one) => one[0] === suit).sort(byRank),
    );
  }

  // What `placesOf` tells of a deal.
  #lay(known) {
    for (const place of this.places) {
      const same = known.find(({ tag, seat }) => place.tag === tag && place.seat === seat);
      place.cards = same ? [...same.cards] : [];
    }
    this.#goOn();
  }

  #keep() {
    const { chosen, places, tags } = this;
    this.past.push({ chosen, tags, held: places.map(({ cards }) => cards) });
  }

  undo() {
    const before = this.past.pop();
    if (!before) return;
    Object.assign(this, { chosen: before.chosen, tags: before.tags });
    this.places.forEach((place, i) => {
      place.cards = before.held[i];
    });
  }

  empty() {
    this.#keep();
    for (const place of this.places) place.cards = [];
    this.chosen = 0;
  }

  // Into place `to`, or back where it lay there.
  give(text, to = this.chosen) {
    const one = card(text, this.tags.Game);
    const place = this.places[to];
    const wasThere = place.cards.includes(one);
    if (!wasThere && place.cards.length >= place.size) return;
    this.#keep();
    for (const each of this.places) each.cards = each.cards.filter((other) => other !== one);
    if (!wasThere) place.cards = [...place.cards, one];
    this.#goOn();
  }

  // Two cards change places.
  exchange(one, other) {
    this.#keep();
    const swapped = { [one]: other, [other]: one };
    for (const place of this.places) place.cards = place.cards.map((held) => swapped[held] ?? held);
  }

  // A hand as deal files write it, or its cards, for the chosen place; false where the text is none.
  read(text) {
    const game = this.tags.Game;
    const words = text.trim().split(/\s+/);
    const isHand = words.length === 1 && words[0].split('.').length === suitLetters(game).length;
    const hand = isHand ? readHand(words[0], game) : words.map((one) => card(one, game));
    const place = this.places[this.chosen];
    if (hand.length > place.size || !hand.every((one) => this.cards.includes(one))) return false;
    this.#keep();
    for (const each of this.places)
      each.cards = each.cards.filter((other) => !hand.includes(other));
    place.cards = hand;
    this.#goOn();
    return true;
  }

  // The cards of a deal that was dealt.
  fill(tags) {
    this.#keep();
    this.#lay(placesOf(tags));
  }

  // A deal that was read, with what it says.
  take(tags) {
    this.fill(tags);
    this.tags = { ...tags };
  }

  // To a place that has room, where the chosen one has none.
  #goOn() {
    const { places, left } = this;
    if (places[this.chosen].cards.length < places[this.chosen].size) return;
    const open = places.filter(({ cards, size }) => cards.length < size);
    if (open.length === 0) return;
    this.chosen = places.indexOf(open[0]);
    if (open.length === 1 && left.length > 1 && !isOrdered(open[0]))
      open[0].cards = [...open[0].cards, ...left];
  }

  ownerOf(one) {
    return this.places.find(({ cards }) => cards.includes(one));
  }

  // What nobody has yet.
  get left() {
    return this.cards.filter((one) => !this.ownerOf(one));
  }

  // The first place that has some of its cards, but not all.
  get unfinished() {
    return this.places.find(({ cards, size }) => cards.length > 0 && cards.length < size);
  }

  // What is left, at random.
  dealRest() {
    this.#keep();
    const left = shuffled(this.left);
    for (const place of this.places)
      place.cards = [...place.cards, ...left.splice(0, place.size - place.cards.length)];
  }

  // The cards as they are to be held in a deal at random; null where such a deal cannot be asked for.
  get fixed() {
    const { places } = this;
    if (!places.every(isFixable)) return null;
    return places
      .filter(({ cards }) => cards.length > 0)
      .map(
        ({ holds, seat, cards }) =>
          `${holds === 'cards' ? 'talon' : seat}:${writeHand(cards, this.tags.Game)}`,
      )
      .join(' ');
  }

  // The deal as entered; what was said and done with other hands than these is no longer so.
  get deal() {
    const places = this.places.map((one) => ({
      ...one,
      cards: isOrdered(one) ? one.cards : [...one.cards].sort(byRank),
    }));
    return {
      ...(this.#isChanged ? setting(this.tags) : this.tags),
      ...tagsOfPlaces(places, this.tags.Game),
    };
  }

  // Whether cards lie elsewhere than in the deal that was read.
  get #isChanged() {
    const known = placesOf(this.tags);
    return this.places.some(({ tag, seat, cards }) => {
      const before = known.find((one) => one.tag === tag && one.seat === seat)?.cards ?? [];
      return before.length !== cards.length || before.some((one) => !cards.includes(one));
    });
  }
}
