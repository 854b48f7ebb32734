// The table seen from above: the players around it with their cards, the trick in the middle.

import { sorted, suitName } from './cards.js';
import { back, face } from './faces.js';
import { escaped, number, signed } from './html.js';
import { cardName, say } from './words.js';

// Counter-clockwise in Jass. Seat 1 sits at the bottom; in bridge North is on top.
const isCounterClockwise = (game) => game === 'jass' || game === 'coiffeur';

export function seatName(tags, seat) {
  const names = (tags.Names ?? '').split(/\s*,\s*/);
  const own = ['North', 'East', 'South', 'West'];
  const game = tags.Game ?? 'bridge';
  if (names[seat - 1]) return names[seat - 1];
  if (game === 'bridge') return tags[own[seat - 1]] || own[seat - 1];
  return `${say('Seat')} ${seat}`;
}

// The place on the round, in parts of a turn from the bottom, clockwise.
function place(seat, seats, game) {
  const turn = (seat - 1) / seats;
  if (game === 'bridge') return (turn + 0.5) % 1;
  return isCounterClockwise(game) ? (1 - turn) % 1 : turn;
}

const at = (turn, width, height) => [
  50 - width * Math.sin(2 * Math.PI * turn),
  50 + height * Math.cos(2 * Math.PI * turn),
];

// A card that may be played is a button; `mark`: what it is worth.
export function cardHtml(
  one,
  game,
  pack,
  { playable = false, mark = null, hidden = false, extra = '' } = {},
) {
  const suit = suitName(game, one[0]);
  const name = cardName(one[1], suit);
  const label = mark && !hidden ? `${name}, ${mark.spoken}` : name;
  const badge =
    mark && !hidden
      ? `<span class="badge ${mark.kind}" aria-hidden="true"><span>${mark.shape}</span>${escaped(mark.text)}${mark.loss ? `<small>${mark.loss}</small>` : ''}</span>`
      : '';
  const inner = face(one[1], suit, pack) + badge;
  return playable
    ? `<button type="button" class="card ${extra}" data-card="${one}">${inner}<span class="spoken">${escaped(label)}</span></button>`
    : `<span class="card ${extra}" role="img" aria-label="${escaped(label)}">${inner}</span>`;
}

// What the card is worth beside the best: {text, loss, kind, shape, spoken}.
export function markOf(value, best, lessIsBetter) {
  const loss = lessIsBetter ? value - best : best - value;
  const text = number(value);
  return loss === 0
    ? { text, kind: 'good', shape: '●', spoken: `${text}, ${say('best')}` }
    : {
        text,
        loss: signed(-Math.abs(loss)),
        kind: 'bad',
        shape: '▼',
        spoken: `${text}, ${say('costs')} ${Math.abs(loss)}`,
      };
}

// `marks`: by card, for the player to move; `dimmed`: cards that are as good as their neighbour.
export function tableHtml(
  tags,
  state,
  { toPlay, marks, pack, trump, hidden, covered = [], declarer },
) {
  const { game, seats } = state;
  const players = state.hands.map((cards, i) => {
    const seat = i + 1;
    const turn = place(seat, seats, game);
    const [x, y] = at(turn, 50, 50);
    const mine = seat === toPlay;
    const shown =
      cards === null || covered.includes(seat)
        ? Array.from(
            { length: cards?.length ?? 1 },
            () => `<span class="card small">${back()}</span>`,
          ).join('')
        : sorted(cards, game, trump)
            .map((one, n, all) =>
              cardHtml(one, game, pack, {
                playable: mine && marks?.has(one),
                mark: mine ? marks?.get(one) : null,
                hidden,
                extra: n > 0 && all[n - 1][0] !== one[0] ? 'gap' : '',
              }),
            )
            .join('');
    const titles = [
      seat === declarer ? `★ ${say('Declarer')}` : '',
      mine ? `◀ ${say('to play')}` : '',
    ].filter(Boolean);
    return (
      `<section class="player ${mine ? 'turn' : ''} ${edge(turn)}" style="--x:${x.toFixed(1)};--y:${y.toFixed(1)}" aria-label="${escaped(seatName(tags, seat))}">` +
      `<h3>${escaped(seatName(tags, seat))} <small>${titles.join(' ')}</small></h3><div class="hand">${shown}</div></section>`
    );
  });
  return `<div class="table seats-${seats}">${players.join('')}${middle(tags, state, pack)}</div>`;
}

const edge = (turn) =>
  turn < 0.1 || turn > 0.9
    ? 'bottom'
    : turn > 0.4 && turn < 0.6
      ? 'top'
      : turn < 0.5
        ? 'left'
        : 'right';

function middle(tags, state, pack) {
  const { game, seats } = state;
  if (state.piles) {
    return `<div class="trick piles">${sorted(state.piles, game)
      .map((one) => cardHtml(one, game, pack))
      .join('')}</div>`;
  }
  const cards = state.trick.map(({ card, seat }, n) => {
    const [x, y] = at(place(seat, seats, game), 32, 30);
    return `<span class="laid" style="--x:${x.toFixed(1)};--y:${y.toFixed(1)};z-index:${n + 1}">${cardHtml(card, game, pack)}</span>`;
  });
  const spoken = state.trick
    .map(
      ({ card, seat }) => `${seatName(tags, seat)}: ${cardName(card[1], suitName(game, card[0]))}`,
    )
    .join('; ');
  return `<div class="trick">${cards.join('')}</div><p class="spoken" aria-live="polite">${escaped(`${say('Trick')} ${state.number}. ${spoken}`)}</p>`;
}
