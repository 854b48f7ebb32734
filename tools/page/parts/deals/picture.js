// A position as a picture: the hands around a table, suit by suit, as newspapers print them, and the trick between
// them; SVG or PNG.

import { sorted, suitLetters, suitName } from './cards.js';
import { layout } from './places.js';
import { nameOf } from '../answers/contracts.js';
import { rankText, shapeOf, shownSuit } from '../table/faces.js';
import { capital, escaped } from '../frame/html.js';
import { placeOf, seatName } from '../table/table.js';
import { say, titleOf } from '../words/words.js';

const LINE = 24;
const MARGIN = 16;
const SIGN = 24; // a suit's, with what stands before the ranks
const LETTER = 10.5; // about as wide as one is
const RED = ['hearts', 'diamonds', 'roses', 'bells'];

const text = (x, y, inner, more = '') => `<text x="${x}" y="${y}" ${more}>${escaped(inner)}</text>`;

// The cards of a suit, or one card.
function suitSvg(cards, suit, x, y, pack) {
  const shown = shownSuit(suit, pack);
  const colour = RED.includes(shown) ? '#c01f26' : '#191919';
  const ranks = cards.map((one) => rankText(one[1], suit, pack)).join(' ') || '–';
  return (
    `<g transform="translate(${x} ${y - 15}) scale(.17)" fill="${colour}">${shapeOf(shown)}</g>` +
    text(x + SIGN, y, ranks)
  );
}

// Cards below what they are called, a suit a line, around a place: {svg, x, y, width, height}.
function blockOf(name, cards, game, /** @type {number[]} */ [atX, atY], pack) {
  const letters = [...suitLetters(game)];
  const suits = letters.map((letter) => sorted(cards, game).filter((one) => one[0] === letter));
  const longest = Math.max(...suits.map((held) => 2 * held.length)) * LETTER + SIGN;
  const width = Math.max(longest, name.length * LETTER);
  const height = LINE * (letters.length + 1);
  const [x, y] = [Math.round(atX - width / 2), Math.round(atY - height / 2)];
  const lines = suits.map((held, i) =>
    suitSvg(held, suitName(game, letters[i]), x, y + LINE * (i + 2) - 6, pack),
  );
  const svg = text(x, y + LINE - 6, name, 'font-weight="700"') + lines.join('');
  return { svg, x, y, width, height };
}

function handOf(tags, seat, cards, seats, pack) {
  const turn = 2 * Math.PI * placeOf(seat, seats, tags.Game);
  const [wide, high] = seats > 4 ? [300, 260] : [210, 150];
  const at = [-Math.sin(turn) * wide, Math.cos(turn) * high];
  return blockOf(seatName(tags, seat), cards, tags.Game, at, pack);
}

// The cards of the trick, before those who have played them.
const trickSvg = (trick, seats, game, pack) =>
  trick
    .map(({ card, seat }) => {
      const turn = 2 * Math.PI * placeOf(seat, seats, game);
      const [x, y] = [-Math.sin(turn) * 52, Math.cos(turn) * 36].map(Math.round);
      return (
        `<rect x="${x - 29}" y="${y - 16}" width="58" height="32" rx="6" fill="#fff" stroke="#8a8676"/>` +
        suitSvg([card], suitName(game, card[0]), x - 22, y + 6, pack)
      );
    })
    .join('');

// `seen`: the hands as they are now, null where they are not to be seen, what lies apart, the trick, and what is `told`
// of it; else the deal is as it was dealt.
export function pictureOf(tags, pack, seen = {}) {
  const { hands, talon, trick = [], told = '' } = { ...layout(tags), ...seen };
  const { Game: game } = tags;
  const seats = hands.length;
  const declarer = Number(tags.Declarer);
  const facts = [
    titleOf(game),
    capital(nameOf({ contract: tags.Contract, trump: tags.Trump })),
    declarer > 0 ? `★ ${seatName(tags, declarer)}` : '',
  ];
  const title = facts.filter(Boolean).join(' · ');
  const blocks = hands
    .map((cards, i) => cards && handOf(tags, i + 1, cards, seats, pack))
    .filter(Boolean);
  // In the middle of the table, where no trick lies.
  if (talon.length > 0)
    blocks.push(blockOf(capital(say('talon')), talon, game, [0, trick.length > 0 ? 330 : 0], pack));
  const left = Math.min(-90, ...blocks.map(({ x }) => x)) - MARGIN;
  const top = Math.min(-60, ...blocks.map(({ y }) => y)) - MARGIN - 2 * LINE;
  const right = Math.max(
    90,
    left + Math.max(title.length, told.length) * LETTER,
    ...blocks.map(({ x, width }) => x + width),
  );
  const bottom = Math.max(60, ...blocks.map(({ y, height }) => y + height)) + MARGIN;
  const [width, height] = [Math.ceil(right + MARGIN - left), Math.ceil(bottom - top)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="system-ui, sans-serif" font-size="18">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#fff"/>` +
    text(left + MARGIN, top + MARGIN + 12, title, 'font-weight="700"') +
    text(left + MARGIN, top + MARGIN + 12 + LINE, told) +
    `${blocks.map(({ svg }) => svg).join('')}${trickSvg(trick, seats, game, pack)}</svg>`
  );
}

// That picture as a PNG, twice as large.
export async function pngOf(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
