// The play trick by trick, what each card cost, and the mistakes.

import { cardOf, suitName } from '../deals/cards.js';
import { suitMark, rankText } from './faces.js';
import { hasTricks, tableOf } from '../deals/games.js';
import { button, escaped, number } from '../frame/html.js';
import { seatName } from './table.js';
import { cardName, say } from '../words/words.js';

export function cardText(one, game, pack) {
  if (one === 'pass') return say('pass');
  const suit = suitName(game, cardOf(one)[0]);
  const plus = one[0] === '+' ? '+' : '';
  return (
    `<span class="cardtext" aria-hidden="true">${plus}${suitMark(suit, pack)}${escaped(rankText(cardOf(one)[1], suit, pack))}</span>` +
    `<span class="spoken">${escaped(cardName(cardOf(one)[1], suit))}</span>`
  );
}

const costHtml = (cost) =>
  `<span class="cost"><span aria-hidden="true">▼</span>${number(-cost)}</span>`;

// `judged`: of each move what the ledger knows; `cursor`: how many were made. The winner of a trick leads to the next.
export function tricksHtml(tags, { moves, judged, movers, seats, cursor, pack }) {
  if (moves.length === 0) return '';
  const inTricks = hasTricks(tags);
  const hasWon = (index) => inTricks && movers[index - (index % seats) + seats] === movers[index];
  const moveHtml = (index) => {
    const here = index + 1 === cursor;
    const cost = judged[index]?.cost > 0 ? costHtml(judged[index].cost) : '';
    const wins = hasWon(index) ? `<span class="spoken">, ${say('takes the trick')}</span>` : '';
    return (
      `<button type="button" class="move ${here ? 'here' : ''} ${wins && 'wins'}" data-goto="${index + 1}" ${here ? 'aria-current="step"' : ''}>` +
      `<small>${escaped(seatName(tags, movers[index]))}</small> <span>${cardText(moves[index], tags.Game, pack)} ${cost}</span>${wins}</button>`
    );
  };
  const trickHtml = (from) =>
    `<li><div>${moves
      .slice(from, from + seats)
      .map((_, i) => moveHtml(from + i))
      .join(
        '',
      )}</div><small class="running" data-trick="${from + seats <= moves.length ? from / seats + 1 : 0}"></small></li>`;
  const tricks = [];
  for (let from = 0; from < moves.length; from += seats) tricks.push(trickHtml(from));
  const few = seats > 4 ? Math.ceil(seats / 2) : seats;
  return `<ol class="tricks" style="--few:${few}" aria-label="${say('Play')}">${tricks.join('')}</ol>`;
}

// An exchange as the first event of the play. `open`: the seats whose hands are seen, null: all.
export function exchangeHtml(tags, exchange, open, pack) {
  if (!exchange) return '';
  const { seat, discard, take, isFound } = exchange;
  const isSeen = !open || open.includes(seat);
  const cards = (all) =>
    isSeen || all.length === 0
      ? all.map((one) => cardText(one, tags.Game, pack)).join(' ') || '–'
      : `${all.length} ${say('cards')}`;
  const whose = isFound ? ` <small>(${say('the best exchange, found by the solver')})</small>` : '';
  return `<p class="event">★ ${escaped(seatName(tags, seat))}: ${say('takes')} ${cards(take)}, ${tableOf(tags.Game).sees_talon ? say('lays away') : say('sets aside')} ${cards(discard)}${whose}</p>`;
}

// The mistakes in the order of play; the first and the dearest are named. `isOwn`: where the reader played along, which
// seats are his; his own mistakes stand before the others'. `reasonHtml`: why one cost what it did, where that can be asked.
export function mistakesHtml(tags, { judged, seats, pack, reasonHtml }, isOwn = null) {
  const wrong = judged.map((move, i) => ({ ...move, i })).filter(({ cost }) => cost > 0);
  const list = (some, title, isOpen = true) =>
    listHtml(tags, some, { seats, pack, reasonHtml, title, isOpen });
  if (!isOwn) return list(wrong, 'Mistakes of all players, with all hands open');
  const own = wrong.filter(({ seat }) => isOwn(seat));
  const others = wrong.filter(({ seat }) => !isOwn(seat));
  return (
    list(own, 'Your mistakes, with all hands open') +
    list(others, 'Mistakes of the others, with all hands open', false)
  );
}

// From one to the next.
const stepsHtml = () =>
  `<p class="buttons">${button('wrongBefore', `‹ ${say('Previous mistake')}`)} ${button('wrongNext', `${say('Next mistake')} ›`)}</p>`;

function listHtml(tags, wrong, { seats, pack, reasonHtml, title, isOpen }) {
  if (wrong.length === 0) return '';
  const most = Math.max(...wrong.map(({ cost }) => cost));
  const dearest = wrong.find(({ cost }) => cost === most);
  const list = wrong.map((move, n) => {
    const names = [
      n === 0 ? say('the first') : '',
      move === dearest && wrong.length > 1 ? say('the dearest') : '',
    ].filter(Boolean);
    return (
      `<li><button type="button" class="move" data-goto="${move.i}">${say('Trick')} ${Math.floor(move.i / seats) + 1}, ${escaped(seatName(tags, move.seat))}: ` +
      `${cardText(move.card, tags.Game, pack)} ${costHtml(move.cost)} ` +
      `(${say('best')}: ${move.best.map((one) => cardText(one, tags.Game, pack)).join(' ')})` +
      `${names.length > 0 ? ` <em>${names.join(', ')}</em>` : ''}</button>` +
      `${reasonHtml && hasTricks(tags) ? `<div class="reason" role="status" data-reason="${move.i}">${reasonHtml(move.i)}</div>` : ''}</li>`
    );
  });
  return `<details class="mistakes" ${isOpen ? 'open' : ''}><summary>${say(title)}: ${wrong.length}</summary>${wrong.length > 1 ? stepsHtml() : ''}<ol>${list.join('')}</ol></details>`;
}

// Of a replay: how often each player could choose, and what he gave away.
export function playersHtml({ tags, replay }) {
  const players = replay.players ?? [];
  if (players.length === 0) return '';
  const heads = ['player', 'moves', 'choices', 'Mistakes', 'cost'];
  const rows = players.map(
    (one) =>
      `<tr><th scope="row" class="name">${escaped(seatName(tags, one.seat))}</th>` +
      `<td>${one.moves}</td><td>${one.choices}</td><td>${one.errors}</td><td>${one.cost}</td></tr>`,
  );
  return (
    `<div class="scroll" tabindex="0"><table class="players"><thead><tr>${heads.map((head) => `<th scope="col">${say(head)}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div>`
  );
}
