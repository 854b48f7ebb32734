// The faces of cards, drawn as SVG: French, German and Swiss suits.

import { escaped } from '../frame/html.js';
import { letterOf } from '../words/words.js';

const SHAPES = {
  spades:
    '<path d="M50 6C38 26 10 38 10 62c0 14 10 22 21 22 6 0 11-2 15-7-1 9-5 15-12 19h32c-7-4-11-10-12-19 4 5 9 7 15 7 11 0 21-8 21-22C90 38 62 26 50 6z"/>',
  hearts:
    '<path d="M50 92C20 66 8 50 8 32 8 18 18 9 30 9c9 0 16 5 20 14 4-9 11-14 20-14 12 0 22 9 22 23 0 18-12 34-42 60z"/>',
  diamonds:
    '<path d="M50 4c9 17 20 31 34 46-14 15-25 29-34 46-9-17-20-31-34-46C30 35 41 21 50 4z"/>',
  clubs:
    '<path d="M50 6a20 20 0 0 0-15 33 20 20 0 1 0 11 33c-1 11-5 18-12 23h32c-7-5-11-12-12-23a20 20 0 1 0 11-33A20 20 0 0 0 50 6z"/>',
  leaves:
    '<path d="M50 4C30 18 12 34 12 56c0 15 11 24 22 24 6 0 11-3 14-8v24h5V72c3 5 8 8 14 8 11 0 21-9 21-24C88 34 70 18 50 4z"/><path class="vein" d="M50 14v58M50 40L34 28M50 40l16-12M50 58L30 48M50 58l20-10"/>',
  bells:
    '<circle cx="50" cy="55" r="36"/><circle cx="50" cy="14" r="8"/><path class="vein" d="M15 52h70M15 60h70M50 66v16"/><circle class="hole" cx="50" cy="74" r="7"/>',
  acorns:
    '<path d="M24 46h52c2 24-8 42-26 50-18-8-28-26-26-50z"/><path d="M18 42c0-16 14-26 32-26s32 10 32 26z"/><path d="M46 4h8v14h-8z"/><path class="vein" d="M26 34h48M34 24h32"/>',
  roses:
    '<g><circle cx="50" cy="24" r="19"/><circle cx="75" cy="43" r="19"/><circle cx="66" cy="73" r="19"/><circle cx="34" cy="73" r="19"/><circle cx="25" cy="43" r="19"/></g><circle class="hole" cx="50" cy="51" r="14"/>',
  shields:
    '<path d="M12 8h76v40c0 24-16 38-38 48C28 86 12 72 12 48z"/><path class="vein" d="M50 8v88M12 42h76"/>',
};

// The German suits in place of the French ones.
const GERMAN = { spades: 'leaves', hearts: 'hearts', diamonds: 'bells', clubs: 'acorns' };
const SWISS_AS_FRENCH = { shields: 'spades', roses: 'hearts', bells: 'diamonds', acorns: 'clubs' };
// The suits of a game that has German cards.
const GERMAN_AS_FRENCH = { gras: 'spades', herz: 'hearts', schellen: 'diamonds', eichel: 'clubs' };

// Suits that are shown: of the game, or others at the reader's wish.
export function shownSuit(suit, pack) {
  const own = GERMAN_AS_FRENCH[suit];
  const french = own ?? SWISS_AS_FRENCH[suit] ?? suit;
  if (pack === 'french') return french;
  if (pack === 'german' || own) return GERMAN[french];
  return suit;
}

export const shapeOf = (shown) => SHAPES[shown];

export const symbols = () =>
  `<svg width="0" height="0" aria-hidden="true" class="symbols"><defs>${Object.entries(SHAPES)
    .map(([suit, shape]) => `<symbol id="suit-${suit}" viewBox="0 0 100 100">${shape}</symbol>`)
    .join('')}</defs></svg>`;

export const suitMark = (suit, pack) =>
  `<svg class="mark ${shownSuit(suit, pack)}" aria-hidden="true"><use href="#suit-${shownSuit(suit, pack)}"/></svg>`;

const COURTS = { K: 3, Q: 2, J: 1, O: 2, U: 1, A: 0 };

// What is worn by the figure of a court card: a cap, or a crown with as many points as it has rank.
const WORN = [
  '',
  'M48 58v-12l16-12 16 12v12z',
  'M44 58V36l10 9 10-14 10 14 10-9v22z',
  'M42 58V32l9 10 6-15 7 13 7-13 6 15 9-10v26z',
];

// Who is on a court card; small beside its rank, too, which is seen of a card in a fan.
const figure = (rank) =>
  `<path class="crown" transform="translate(25 1) scale(.4)" d="${WORN[rank]}"/>` +
  '<path class="robe" d="M30 134q2-36 34-36t34 36z"/><circle class="head" cx="64" cy="85" r="16"/>' +
  '<path class="features" d="M58 82v2M70 82v2M59 92q5 4 10 0"/>' +
  `<path class="crown" transform="translate(0 15)" d="${WORN[rank]}"/>`;

const FRENCH = ['spades', 'hearts', 'diamonds', 'clubs'];
const FRENCH_COURTS = { O: 'Q', U: 'J' };
const GERMAN_COURTS = { Q: 'O', J: 'U' };

// The letter of a rank on the cards that are shown: those of French cards are the reader's own.
export function rankText(rank, suit, pack) {
  if (rank === 'T') return '10';
  const isFrench = pack === 'french' || (pack !== 'german' && FRENCH.includes(suit));
  return isFrench ? letterOf(FRENCH_COURTS[rank] ?? rank) : (GERMAN_COURTS[rank] ?? rank);
}

// An SVG of 100 to 140 units.
export function face(rank, suit, pack) {
  const shown = shownSuit(suit, pack);
  const use = (x, y, size) =>
    `<use href="#suit-${shown}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
  const court = COURTS[rank];
  const middle = court > 0 ? figure(court) : rank === 'A' ? use(34, 56, 60) : use(42, 70, 46);
  return (
    `<svg class="face ${shown}" viewBox="0 0 100 140" aria-hidden="true">` +
    '<rect class="paper" x="1.5" y="1.5" width="97" height="137" rx="10"/>' +
    `<text x="${rank === 'T' ? 4 : 8}" y="36" class="rank">${escaped(rankText(rank ?? '', suit, pack))}</text>${use(7, 44, 26)}` +
    `${middle}</svg>`
  );
}

export const back = () =>
  '<svg class="face back" viewBox="0 0 100 140" aria-hidden="true">' +
  '<rect class="paper" x="1.5" y="1.5" width="97" height="137" rx="10"/>' +
  '<rect class="pattern" x="9" y="9" width="82" height="122" rx="5"/></svg>';
