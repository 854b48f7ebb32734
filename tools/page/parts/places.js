// The places where the cards of a deal lie: hands, second hands, what is on the table, the talon.

import { bySeat, listed, readHand, seatsOf, writeHand } from './cards.js';

// "1:UP/DOWN,UP/DOWN 2:...": the cards of each seat, pile by pile, the upper one first.
function pilesOf(text, seats, game) {
  const all = new Array(seats).fill(null);
  for (const one of text.split(/\s+/)) {
    const [seat, piles = ''] = one.split(':');
    if (seat >= 1 && seat <= seats)
      all[seat - 1] = listed(piles.replace(/[,/]/g, ' '), game).filter((card) => card !== '-');
  }
  return all;
}

const writePiles = (cards) =>
  cards.map((one, i) => (i === 0 ? '' : i % 2 === 1 ? '/' : ',') + one).join('');

// {tag, seat, cards} each; of a hand that is not known no cards.
export function placesOf(tags) {
  const game = tags.Game;
  const seats = seatsOf(tags);
  const hands = (text) => bySeat(text, seats, game, (hand) => readHand(hand, game));
  const read = {
    Deal: hands,
    Second: hands,
    Table: (text) => pilesOf(text, seats, game),
    Talon: (text) => [listed(text, game)],
  };
  return Object.keys(read)
    .filter((tag) => tags[tag] !== undefined)
    .flatMap((tag) =>
      read[tag](tags[tag]).map((cards, i) => ({ tag, seat: i + 1, cards: cards ?? [] })),
    );
}

// The tags of `placesOf`; where nothing lies is not known.
export function tagsOfPlaces(places, game) {
  const of = (tag) => places.filter((one) => one.tag === tag);
  const hands = (tag) =>
    `1:${of(tag)
      .map(({ cards }) => (cards.length > 0 ? writeHand(cards, game) : '-'))
      .join(' ')}`;
  const piles = of('Table').filter(({ cards }) => cards.length > 0);
  const talon = of('Talon').flatMap(({ cards }) => cards);
  return {
    Deal: hands('Deal'),
    ...(of('Second').length > 0 ? { Second: hands('Second') } : {}),
    ...(piles.length > 0
      ? { Table: piles.map(({ seat, cards }) => `${seat}:${writePiles(cards)}`).join(' ') }
      : {}),
    ...(talon.length > 0 ? { Talon: talon.join(' ') } : {}),
  };
}
