// The play trick by trick, what each card cost, and the mistakes.

import { cardOf, suitName } from './cards.js';
import { suitMark, rankText } from './faces.js';
import { escaped, number } from './html.js';
import { seatName } from './table.js';
import { cardName, say } from './words.js';

export function cardText(one, game, pack) {
  if (one === 'pass') return 'pass';
  const suit = suitName(game, cardOf(one)[0]);
  const plus = one[0] === '+' ? '+' : '';
  return (
    `<span class="cardtext" aria-hidden="true">${plus}${suitMark(suit, pack)}${escaped(rankText(cardOf(one)[1]))}</span>` +
    `<span class="spoken">${escaped(cardName(cardOf(one)[1], suit))}</span>`
  );
}

export function tricksHtml(book, state, movers, cursor, pack) {
  const { tags, play, moves, first } = book;
  if (play.length === 0) return '';
  const rows = [];
  for (let from = 0; from < play.length; from += state.seats) rows.push(from);
  const cell = (index) => {
    const move = moves[index - first];
    const cost =
      move?.cost > 0
        ? ` <span class="cost"><span aria-hidden="true">▼</span>${number(-move.cost)}</span>`
        : '';
    return (
      `<button type="button" class="move ${index + 1 === cursor ? 'here' : ''}" data-goto="${index + 1}"` +
      ` ${index + 1 === cursor ? 'aria-current="step"' : ''}>` +
      `<small>${escaped(seatName(tags, movers[index]))}</small> <span>${cardText(play[index], state.game, pack)}${cost}</span></button>`
    );
  };
  // On a narrow screen many players take two lines.
  const { seats } = state;
  const few = seats > 4 ? Math.ceil(seats / 2) : seats;
  const trickHtml = (from) =>
    `<li><div>${play
      .slice(from, from + seats)
      .map((_, i) => cell(from + i))
      .join('')}</div></li>`;
  return `<details class="tricks" open><summary>${say('Play')}</summary><ol style="--seats:${seats};--few:${few}">${rows.map(trickHtml).join('')}</ol></details>`;
}

export function mistakesHtml(book, pack) {
  const players = book.replay.players ?? [];
  if (players.length === 0) return '';
  const game = book.tags.Game;
  const wrong = book.moves.map((move, i) => ({ move, i })).filter(({ move }) => move.cost > 0);
  const list = wrong
    .map(
      ({ move, i }) =>
        `<li><button type="button" class="move" data-goto="${book.first + i}">${say('Trick')} ${move.trick}, ${escaped(seatName(book.tags, move.seat))}: ` +
        `${cardText(move.card, game, pack)} <span class="cost"><span aria-hidden="true">▼</span>${number(-move.cost)}</span>` +
        ` (${say('best')}: ${move.best.map((one) => cardText(one, game, pack)).join(' ')})</button></li>`,
    )
    .join('');
  const rows = players
    .map(
      (one) =>
        `<tr><th scope="row">${escaped(seatName(book.tags, one.seat))}</th>` +
        `<td>${one.moves}</td><td>${one.choices}</td><td>${one.errors}</td><td>${one.cost}</td></tr>`,
    )
    .join('');
  return (
    `<details class="mistakes" open><summary>${say('Mistakes')}: ${wrong.length}</summary><ol>${list}</ol>` +
    `<div class="scroll"><table><thead><tr><th scope="col">${say('player')}</th><th scope="col">${say('moves')}</th><th scope="col">${say('choices')}</th>` +
    `<th scope="col">${say('Mistakes')}</th><th scope="col">${say('cost')}</th></tr></thead><tbody>${rows}</tbody></table></div></details>`
  );
}
