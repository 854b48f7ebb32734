// The table seen from above: the players around it with their cards, the trick in the middle.

import { laneOf, sorted, suitName } from './cards.js';
import { back, face } from './faces.js';
import { dummyOf, tableOf } from './games.js';
import { escaped, number, signed } from './html.js';
import { cardName, say } from './words.js';

export function seatName(tags, seat) {
  const names = (tags.Names ?? '').split(/\s*,\s*/);
  const own = tableOf(tags.Game).seating.names?.[seat - 1];
  if (names[seat - 1]) return names[seat - 1];
  if (own) return tags[own] || own;
  return `${say('Seat')} ${seat}`;
}

// The place on the round, in parts of a turn from the bottom, clockwise.
function place(seat, seats, game) {
  const { nearest, counter_clockwise: backwards } = tableOf(game).seating;
  const turn = ((seat - nearest + seats) % seats) / seats;
  return backwards ? (1 - turn) % 1 : turn;
}

const at = (turn, width, height) => [
  50 - width * Math.sin(2 * Math.PI * turn),
  50 + height * Math.cos(2 * Math.PI * turn),
];

// A card that may be played is a button; `mark`: what it is worth.
export function cardHtml(one, game, pack, { playable = false, mark = null, extra = '' } = {}) {
  const suit = suitName(game, one[0]);
  const name = cardName(one[1], suit);
  const label = mark ? `${name}, ${mark.spoken}` : name;
  const inner = face(one[1], suit, pack);
  return playable
    ? `<button type="button" class="card ${extra}" data-card="${escaped(one)}">${inner}<span class="spoken">${escaped(label)}</span></button>`
    : `<span class="card ${extra}" role="img" aria-label="${escaped(label)}">${inner}</span>`;
}

const badgeHtml = (mark) =>
  `<span class="badge ${mark.kind}" aria-hidden="true"><span>${mark.shape}</span>${escaped(mark.text)}${mark.loss ? `<small>${mark.loss}</small>` : ''}</span>`;

// The hand of the player to move: neighbours that are worth the same have their value once.
function valuedHandHtml(cards, game, pack, trump, marks) {
  const groups = [];
  for (const one of cards) {
    const mark = marks.get(one);
    const lane = laneOf(one, game, trump);
    const last = groups.at(-1);
    if (last?.lane === lane && last.mark?.text === mark?.text) last.cards.push(one);
    else groups.push({ lane, mark, cards: [one] });
  }
  return groups
    .map(({ lane, mark, cards: equal }, n) => {
      const gap = n > 0 && groups[n - 1].lane !== lane ? 'gap' : '';
      const shown = equal.map((one) =>
        cardHtml(one, game, pack, { playable: Boolean(mark), mark }),
      );
      return `<span class="equal ${gap}">${shown.join('')}${mark ? badgeHtml(mark) : ''}</span>`;
    })
    .join('');
}

function handHtml(cards, game, pack, trump, playable) {
  const lane = (one) => one && laneOf(one, game, trump);
  return cards
    .map((one, n) =>
      cardHtml(one, game, pack, {
        playable: playable(one),
        extra: n > 0 && lane(cards[n - 1]) !== lane(one) ? 'gap' : '',
      }),
    )
    .join('');
}

const backs = (count) =>
  Array.from({ length: count }, () => `<span class="card">${back()}</span>`).join('');

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

// Whose hands are seen where the others are covered: the mover's, and dummy's.
function seen(game, seats, toPlay, declarer) {
  const dummy = dummyOf(game, declarer, seats);
  if (!dummy) return [toPlay];
  return toPlay === dummy ? [declarer, dummy] : [toPlay, dummy];
}

// `marks`: by card, of the player to move; which of his cards are `playable` without them. `covered`:
// whether the others' hands are.
export function tableHtml(
  tags,
  state,
  { toPlay, marks, playable, pack, trump, covered, declarer },
) {
  const { game, seats } = state;
  const open = covered ? seen(game, seats, toPlay, declarer) : null;
  const players = state.hands.map((held, i) => {
    const seat = i + 1;
    const turn = place(seat, seats, game);
    const [x, y] = at(turn, 50, 50);
    const mine = seat === toPlay;
    const cards = held && sorted(held, game, trump);
    let hand = null;
    if (!held || (open && !open.includes(seat))) hand = backs(held?.length ?? 1);
    else if (mine && marks) hand = valuedHandHtml(cards, game, pack, trump, marks);
    else hand = handHtml(cards, game, pack, trump, mine ? playable : () => false);
    const titles = [
      seat === declarer ? `★ ${say('Declarer')}` : '',
      mine ? `◀ ${say('to play')}` : '',
    ].filter(Boolean);
    return (
      `<section class="player ${mine ? 'turn' : ''} ${edge(turn)}" style="--x:${x.toFixed(1)};--y:${y.toFixed(1)}" aria-label="${escaped(seatName(tags, seat))}">` +
      `<h3>${escaped(seatName(tags, seat))} <small>${titles.join(' ')}</small></h3><div class="hand">${hand}</div></section>`
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
