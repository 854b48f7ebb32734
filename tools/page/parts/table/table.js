// The table seen from above: the players around it with their cards, the trick in the middle.

import { laneOf, seatsOf, sorted, suitLetters, suitName } from '../deals/cards.js';
import { back, face, rankText, suitMark } from './faces.js';
import { dummyOf, tableOf } from '../deals/games.js';
import { escaped, number } from '../frame/html.js';
import { icon } from '../frame/icons.js';
import { cardName, currentLanguage, say } from '../words/words.js';

// How Germans call three players: by who leads, who is after the dealer.
const HANDS = ['Vorhand', 'Mittelhand', 'Hinterhand'];

function handName({ Game, Dealer, ...tags }, seat) {
  const isCalled =
    currentLanguage() === 'de' &&
    tableOf(Game).languages.includes('de') &&
    seatsOf(tags) === HANDS.length;
  const dealer = Number(Dealer ?? HANDS.length);
  return isCalled ? HANDS[(seat - dealer - 1 + HANDS.length) % HANDS.length] : undefined;
}

export function seatName(tags, seat) {
  const names = (tags.Names ?? '').split(/\s*,\s*/);
  const own = tableOf(tags.Game).seating.names?.[seat - 1];
  if (names[seat - 1]) return names[seat - 1];
  if (own) return tags[own] || say(own);
  return handName(tags, seat) ?? `${say('Seat')} ${seat}`;
}

// At the table a name stands behind the place that its seat has on the compass.
function placedName(tags, seat) {
  const name = seatName(tags, seat);
  const own = tableOf(tags.Game).seating.names?.[seat - 1];
  return own && name !== say(own) ? `${say(own)[0]} · ${name}` : name;
}

export const playersOf = (tags) =>
  Array.from({ length: seatsOf(tags) }, (_, i) => seatName(tags, i + 1));

// The place on the round, in parts of a turn from the bottom, clockwise.
export function placeOf(seat, seats, game) {
  const { nearest, counter_clockwise: backwards } = tableOf(game).seating;
  const turn = ((seat - nearest + seats) % seats) / seats;
  return backwards ? (1 - turn) % 1 : turn;
}

const at = (turn, width, height) => [
  50 - width * Math.sin(2 * Math.PI * turn),
  50 + height * Math.cos(2 * Math.PI * turn),
];

const badgeHtml = ({ kind, text, cost }) =>
  `<span class="badge ${kind}" aria-hidden="true"><span>${escaped(text)}</span>${cost ? `<small>${number(-cost)}</small>` : ''}</span>`;

// A card that may be played is a button; `mark`: its value, shown on it.
export function cardHtml(one, game, pack, { playable = false, mark = null, extra = '' } = {}) {
  const suit = suitName(game, one[0]);
  const name = cardName(one[1], suit);
  const label = mark ? `${name}, ${mark.spoken}` : name;
  const inner = face(one[1], suit, pack);
  const held = extra.includes('held') ? `data-held="${escaped(one)}"` : '';
  return playable
    ? `<button type="button" class="card ${extra}" data-card="${escaped(one)}" ${held} ${extra.includes('raised') ? 'aria-pressed="true"' : ''}>${inner}${mark ? badgeHtml(mark) : ''}<span class="spoken">${escaped(label)}</span></button>`
    : `<span class="card ${extra}" ${held} role="img" aria-label="${escaped(label)}">${inner}</span>`;
}

// The cards lane by lane.
function lanesOf(cards, game, trump) {
  const lanes = [];
  for (const one of cards) {
    const lane = laneOf(one, game, trump);
    if (lanes.at(-1)?.lane !== lane) lanes.push({ lane, cards: [] });
    lanes.at(-1).cards.push(one);
  }
  return lanes.map((one) => one.cards);
}

const handHtml = (lanes, game, pack, { playable, marks, raised }) =>
  lanes
    .map((cards, n) => {
      const shown = cards.map((one, i) =>
        cardHtml(one, game, pack, {
          playable: playable(one),
          mark: marks?.get(one),
          extra: ['held', n > 0 && i === 0 && 'gap', raised?.has(one) && 'raised']
            .filter(Boolean)
            .join(' '),
        }),
      );
      return `<span class="lane">${shown.join('')}</span>`;
    })
    .join('');

// A hand where there is no room for cards: its suits as text.
const linesHtml = (cards, game, pack, trump) =>
  [...suitLetters(game)]
    .map((letter) => sorted(cards, game, trump).filter((one) => one[0] === letter))
    .filter((suit) => suit.length > 0)
    .map((suit) => {
      const name = suitName(game, suit[0][0]);
      const ranks = suit.map((one) => rankText(one[1], name, pack)).join(' ');
      return `<span>${suitMark(name, pack)} <span class="spoken">${say(name)}</span>${escaped(ranks)}</span>`;
    })
    .join('');

const backs = (count) =>
  `<span class="lane">${Array.from({ length: count }, () => `<span class="card">${back()}</span>`).join('')}</span>`;

// What the card is worth beside the best: {text, cost, kind, spoken}.
export function markOf(value, best) {
  const cost = Math.abs(best - value);
  const text = number(value);
  return cost === 0
    ? { text, cost, kind: 'good', spoken: `${text}, ${say('best')}` }
    : { text, cost, kind: 'bad', spoken: `${text}, ${say('costs')} ${cost}` };
}

// The hands that a player sees: his own, and dummy's; who plays dummy's cards sees those of the declarer.
export function seenFrom(seat, { game, seats }, declarer) {
  const dummy = dummyOf(game, declarer, seats);
  if (!dummy) return [seat];
  return seat === dummy ? [declarer, dummy] : [seat, dummy];
}

const EDGES = ['top', 'left', 'right', 'bottom'];

const edge = (turn) =>
  turn < 0.1 || turn > 0.9
    ? 'bottom'
    : turn > 0.4 && turn < 0.6
      ? 'top'
      : turn < 0.5
        ? 'left'
        : 'right';

// The player's name; where hands can be held fast, `kept`, a click on it does so.
function nameHtml(name, seat, kept) {
  if (!kept) return name;
  const hint = say('This hand stays as it is dealt');
  return `<button type="button" class="plain pin" data-keep="${seat}" aria-pressed="${kept.has(seat)}" title="${hint}">${icon('pin')} ${name}<span class="spoken">: ${hint}</span></button>`;
}

function playerHtml(tags, state, seat, shown) {
  const { toPlay, marks, playable, pack, trump, declarer, open, below, kept, winners, raised } =
    shown;
  const { game } = state;
  const held = state.hands[seat - 1];
  const mine = seat === toPlay;
  const isSeen = held && (!open || open.includes(seat));
  const lanes = isSeen ? lanesOf(sorted(held, game, trump), game, trump) : [];
  const hand = isSeen
    ? handHtml(lanes, game, pack, {
        playable: mine ? playable : () => false,
        marks: mine ? marks : null,
        raised: mine ? raised : null,
      })
    : backs(held?.length ?? 1);
  const lines = isSeen
    ? linesHtml(held, game, pack, trump)
    : `<span>${held?.length ?? '?'} ${say('cards')}</span>`;
  const taken = winners.filter((one) => one === seat).length;
  const titles = [
    taken > 0
      ? `<span class="taken" title="${say('tricks')}">${icon('game')}${taken}<span class="spoken"> ${say('tricks')}</span></span>`
      : '',
    seat === declarer ? `<abbr title="${say('Declarer')}">★</abbr>` : '',
    mine
      ? `<span class="turning spoken-on-phones">${say(shown.isAsked ? 'your turn' : 'to play')}</span>`
      : '',
  ];
  const name = escaped(placedName(tags, seat));
  return (
    `<section class="player ${mine ? 'turn' : ''} ${seat === below ? 'below' : ''}" data-seat="${seat}" aria-label="${name}"><h3>${nameHtml(name, seat, held && kept)} ${titles.filter(Boolean).join('&nbsp;')}</h3>` +
    `<div class="hand">${hand}</div><p class="lines">${lines}</p></section>`
  );
}

// `shown`: {toPlay, pack, trump, declarer}; `marks`: by card, of the player to move; which of his cards are
// `playable`; the seats whose hands are `open`, null: all; whose cards lie `below` where there is little room;
// the seats whose hands are `kept`, null: none can be; the `winners` of the tricks so far; cards that are `raised`;
// whether the reader `isAsked` what he says.
export function tableHtml(tags, state, shown) {
  const { game, seats } = state;
  const around = Object.fromEntries(EDGES.map((name) => [name, []]));
  for (let seat = 1; seat <= seats; ++seat) {
    const turn = placeOf(seat, seats, game);
    around[edge(turn)].push({ seat, y: Math.cos(2 * Math.PI * turn) });
  }
  const sides = EDGES.map((name) => {
    const players = around[name].sort((a, b) => a.y - b.y); // from the top down
    const html = players.map(({ seat }) => playerHtml(tags, state, seat, shown));
    return `<div class="side ${name}">${html.join('')}</div>`;
  });
  const held = [...state.dealt, ...state.hands].map((one) => one?.length ?? 0);
  const most = Math.max(1, ...held);
  const looks = seats > 4 ? 'many' : 'few';
  return `<div class="table ${looks}" style="${gridOf('', most, 8)};${gridOf('-narrow', most, 7)};${gridOf('-wide', most, 12)}">${sides.join('')}${middle(tags, state, shown)}</div>`;
}

// Rows of as many cards as a thumb can hit on a phone.
function gridOf(name, cards, most) {
  const rows = Math.ceil(cards / most);
  return `--rows${name}:${rows};--few${name}:${Math.ceil(cards / rows)}`;
}

function middle(tags, state, { pack, winners }) {
  const { game, seats } = state;
  const winner = state.trick.length === seats ? winners.at(-1) : undefined;
  if (state.piles) {
    return `<div class="trick piles">${sorted(state.piles, game)
      .map((one) => cardHtml(one, game, pack))
      .join('')}</div>`;
  }
  const cards = state.trick.map(({ card, seat }, n) => {
    const [x, y] = at(placeOf(seat, seats, game), 34, 30);
    return `<span class="laid ${seat === winner ? 'wins' : ''}" style="--x:${x.toFixed(1)};--y:${y.toFixed(1)};z-index:${n + 1}">${cardHtml(card, game, pack)}</span>`;
  });
  const spoken = state.trick
    .map(
      ({ card, seat }) => `${seatName(tags, seat)}: ${cardName(card[1], suitName(game, card[0]))}`,
    )
    .join('; ');
  const won = winner ? `; ${seatName(tags, winner)} ${say('takes the trick')}` : '';
  return `<div class="trick">${cards.join('')}</div><p class="spoken" aria-live="polite">${escaped(`${say('Trick')} ${state.number}. ${spoken}${won}`)}</p>`;
}
