// The deal as a picture: the hands around a table, suit by suit, as newspapers print them; SVG or PNG.

import { sorted, suitLetters, suitName } from './cards.js';
import { layout } from './places.js';
import { nameOf } from './contracts.js';
import { rankText, shapeOf, shownSuit } from './faces.js';
import { capital, escaped } from './html.js';
import { placeOf, seatName } from './table.js';
import { say, titleOf } from './words.js';

const WIDTH = 720;
const HEIGHT = 560;
const LINE = 24;
const RED = ['hearts', 'diamonds', 'roses', 'bells'];

const text = (x, y, inner, more = '') => `<text x="${x}" y="${y}" ${more}>${escaped(inner)}</text>`;

function suitSvg(cards, suit, x, y, pack) {
  const shown = shownSuit(suit, pack);
  const colour = RED.includes(shown) ? '#c01f26' : '#191919';
  const ranks = cards.map((one) => rankText(one[1])).join(' ') || '–';
  return (
    `<g transform="translate(${x} ${y - 15}) scale(.17)" fill="${colour}">${shapeOf(shown)}</g>` +
    text(x + 24, y, ranks)
  );
}

function handSvg(tags, seat, cards, seats, pack) {
  const game = tags.Game;
  const turn = placeOf(seat, seats, game);
  const x = WIDTH / 2 - 70 - Math.sin(2 * Math.PI * turn) * (WIDTH / 2 - 100);
  const y = HEIGHT / 2 - 20 + Math.cos(2 * Math.PI * turn) * (HEIGHT / 2 - 90);
  return cardsSvg(seatName(tags, seat), cards, game, x, y, pack);
}

// Cards below what they are called, a suit a line.
function cardsSvg(name, cards, game, x, y, pack) {
  const suits = [...suitLetters(game)].map((letter, i) => {
    const held = sorted(cards, game).filter((one) => one[0] === letter);
    return suitSvg(held, suitName(game, letter), x, y + LINE * i, pack);
  });
  return text(x, y - LINE, name, 'font-weight="700"') + suits.join('');
}

// In the middle of the table.
const talonSvg = (cards, game, pack) =>
  cardsSvg(capital(say('talon')), cards, game, WIDTH / 2 - 70, HEIGHT / 2 - 20, pack);

export function pictureOf(tags, pack) {
  const { seats, hands, talon } = layout(tags);
  const declarer = Number(tags.Declarer);
  const facts = [
    titleOf(tags.Game),
    nameOf({ contract: tags.Contract, trump: tags.Trump }),
    declarer > 0 ? seatName(tags, declarer) : '',
  ];
  const drawn = hands.map((cards, i) => (cards ? handSvg(tags, i + 1, cards, seats, pack) : ''));
  if (talon.length > 0) drawn.push(talonSvg(talon, tags.Game, pack));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="18">` +
    `<rect width="100%" height="100%" fill="#fff"/>${text(16, 28, facts.filter(Boolean).join(' · '), 'font-weight="700"')}${drawn.join('')}</svg>`
  );
}

// That picture as a PNG, twice as large.
export async function pngOf(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 2 * WIDTH, height: 2 * HEIGHT });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
