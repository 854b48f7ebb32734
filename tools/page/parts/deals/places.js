// The places where the cards of a deal lie, as the tags of its game tell: in hands, in piles on the table, apart.

import { bySeat, listed, readHand, seatsOf, writeHand } from './cards.js';
import { tableOf } from './games.js';

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

const READ = {
  hands: (text, seats, game) => bySeat(text, seats, game, (hand) => readHand(hand, game)),
  piles: pilesOf,
  cards: (text, seats, game) => [listed(text, game)],
};

// Of places that a tag tells of.
const WRITTEN = {
  hands: (all, game) =>
    `1:${all.map(({ cards }) => (cards.length > 0 ? writeHand(cards, game) : '-')).join(' ')}`,
  piles: (all) =>
    all
      .filter(({ cards }) => cards.length > 0)
      .map(({ seat, cards }) => `${seat}:${writePiles(cards)}`)
      .join(' '),
  cards: (all) => all.flatMap(({ cards }) => cards).join(' '),
};

// {tag, holds, name, seat, cards} each; null where cards are not known.
const read = (tags) =>
  tableOf(tags.Game).places.flatMap((place) =>
    tags[place.tag]
      ? READ[place.holds](tags[place.tag], seatsOf(tags), tags.Game).map((cards, i) => ({
          ...place,
          seat: i + 1,
          cards,
        }))
      : [],
  );

// The same; of a hand that is not known no cards.
export const placesOf = (tags) =>
  read(tags).map(({ cards, ...place }) => ({ ...place, cards: cards ?? [] }));

// The tags of `placesOf`; where nothing lies is not known.
export const tagsOfPlaces = (places, game) =>
  Object.fromEntries(
    tableOf(game)
      .places.map(({ tag, holds }) => {
        const all = places.filter((one) => one.tag === tag);
        return [tag, all.length > 0 ? WRITTEN[holds](all, game) : ''];
      })
      .filter(([, text]) => text),
  );

// Whether cards lie there that belong to nobody.
export const hasTalon = (tags) =>
  tableOf(tags.Game).places.some(({ tag, holds }) => holds === 'cards' && tags[tag]);

/**
 * Who holds which cards before the first card is played: by seat, and what belongs to nobody.
 * @param {import('./cards.js').Tags} tags
 * @param {{ seat: number, discard: string[], take: string[] } | null} [exchange] where one was made
 */
export function layout(tags, exchange) {
  const seats = seatsOf(tags);
  const hands = new Array(seats).fill(null);
  let talon = [];
  for (const { holds, seat, cards } of read(tags)) {
    if (holds === 'cards') talon = cards;
    else if (cards) hands[seat - 1] = [...(hands[seat - 1] ?? []), ...cards];
  }
  if (exchange) {
    const hand = hands[exchange.seat - 1] ?? [];
    hands[exchange.seat - 1] = [
      ...hand.filter((one) => !exchange.discard.includes(one)),
      ...exchange.take,
    ];
    talon = [...talon.filter((one) => !exchange.take.includes(one)), ...exchange.discard];
  }
  return { game: tags.Game, seats, hands, talon };
}
