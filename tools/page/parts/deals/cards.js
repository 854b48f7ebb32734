// Cards, hands and deals, as a deal file writes them.

import { tableOf } from './games.js';

const FRENCH_RANKS = '23456789TJQKA';

export const suitLetters = (game) => tableOf(game).cards.suits;
export const suitName = (game, letter) =>
  tableOf(game).cards.names[suitLetters(game).indexOf(letter)];

// "AK..Q.J" as ["SA", "SK", "DQ", "CJ"]; null where the hand is not known.
export function readHand(text, game) {
  if (text === '-') return null;
  const letters = suitLetters(game);
  return text
    .split('.')
    .flatMap((ranks, group) =>
      [...ranks.replaceAll('10', 'T')].map((rank) => card(letters[group] + rank, game)),
    );
}

// A French rank is read as the one in its place, where the game has other letters: Q as O.
export function card(text, game) {
  const name = text.replace('10', 'T');
  const { ranks } = tableOf(game).cards;
  const rank = name.slice(1);
  return name[0] + (ranks.includes(rank) ? rank : (ranks[FRENCH_RANKS.indexOf(rank)] ?? rank));
}

export function writeHand(cards, game) {
  const letters = suitLetters(game);
  return [...letters]
    .map((letter) =>
      cards
        .filter((one) => one[0] === letter)
        .map((one) => one[1])
        .join(''),
    )
    .join('.');
}

/** @typedef {Record<string, string | undefined>} Tags The tags of a deal, by name. */

/**
 * The deals of a file.
 * @param {string} text
 * @returns {Tags[]}
 */
export function readDeals(text) {
  const deals = [];
  let tags = null;
  for (const line of text.split(/\r?\n/)) {
    const tag = /^\[(\w+) "(.*)"\]\s*$/.exec(line);
    if (tag) {
      if (!tags) deals.push((tags = {}));
      tags[tag[1]] = tag[2].replace(/\\(["\\])/g, '$1');
    } else if (line.trim() === '') {
      tags = null;
    }
  }
  return deals;
}

// Tags without a value are left out.
export const writeDeal = (tags) =>
  Object.entries(tags)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `[${name} "${String(value).replace(/(["\\])/g, '\\$1')}"]\n`)
    .join('');

// The place of the seat that "2:HAND" or, where seats have names, "N:HAND" begins with.
export function firstSeat(from, game) {
  const names = tableOf(game).seating.names ?? [];
  const named = names.findIndex((name) => name[0] === from);
  return named >= 0 ? named : Number(from) - 1;
}

// "2:HAND HAND" by seat, from seat 1.
export function bySeat(text, seats, game, read) {
  const [from, ...rest] = text.split(':');
  const first = firstSeat(from, game);
  const all = new Array(seats).fill(null);
  rest
    .join(':')
    .trim()
    .split(/\s+/)
    .forEach((hand, i) => {
      all[(first + i) % seats] = read(hand);
    });
  return all;
}

export const listed = (text, game) =>
  (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => card(one, game));

// Whatever an unread deal says.
const MOST_SEATS = 8;
/** @param {Tags} tags */
export function seatsOf({ Seats = '4' }) {
  const seats = Math.trunc(Number(Seats));
  return seats >= 1 && seats <= MOST_SEATS ? seats : 4;
}

export const exchangeOf = (tags, seat) =>
  tags.Exchange === undefined
    ? null
    : { seat, discard: listed(tags.Discard, tags.Game), take: listed(tags.Exchange, tags.Game) };

// A card that is brought in, where no tricks are played, has a plus.
export const cardOf = (move) => (move[0] === '+' ? move.slice(1) : move);

// The deal with these moves as its play.
export const withPlay = (tags, moves) => ({ ...tags, Play: moves.join(' ') || undefined });

// Whether two deals say the same, but for their play.
export const isSameDeal = (one, other) =>
  writeDeal(withPlay(one, [])) === writeDeal(withPlay(other, []));

export const playOf = (tags) =>
  (tags.Play ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => (one === 'pass' || one[0] === '+' ? one : card(one, tags.Game)));

// How hands lie under a contract or a trump suit.
const orderOf = (game, trump) => {
  const { orders, cards } = tableOf(game);
  return (
    orders[trump ?? ''] ?? orders[''] ?? { trumps: [], ranks: [...cards.ranks].reverse().join('') }
  );
};

// Trumps first, then suit by suit, high to low.
export function sorted(cards, game, trump) {
  const letters = suitLetters(game);
  const { trumps, ranks } = orderOf(game, trump);
  const key = (one) =>
    trumps.includes(one)
      ? trumps.indexOf(one) - trumps.length
      : letters.indexOf(one[0]) * 20 + ranks.indexOf(one[1]);
  return [...cards].sort((a, b) => key(a) - key(b));
}

// What a card is led and followed as: trumps, or its suit.
export const laneOf = (one, game, trump) =>
  orderOf(game, trump).trumps.includes(one) ? 'trump' : one[0];
