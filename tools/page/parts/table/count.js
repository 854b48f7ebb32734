// What was won so far, by player and by side, and what the deal scores at its end.

import { escaped, number } from '../frame/html.js';
import { playersOf, seatName } from './table.js';
import { say } from '../words/words.js';

const sum = (won, seats, key) =>
  won.filter(({ seat }) => seats.includes(seat)).reduce((all, one) => all + one[key], 0);

// What a group of players has won in the first `tricks` tricks: {tricks, points}; no points where none count.
export function wonBy(count, seats, tricks) {
  const won = count.won.slice(0, tricks);
  const taken = won.filter(({ seat }) => seats.includes(seat)).length;
  const hasPoints = count.won.some(({ points }) => points !== undefined);
  return { tricks: taken, points: hasPoints ? sum(won, seats, 'points') : undefined };
}

// Who is counted together: sides, or players where there are none or where nobody may know them yet.
function groupsOf(count, tags, isCovered) {
  const names = playersOf(tags);
  if (count.sides && !(isCovered && count.secret))
    return count.sides.map(({ seats }, i) => ({
      seats,
      name: `${i === 0 && count.declarer ? '★ ' : ''}${seats.map((seat) => names[seat - 1]).join(' + ')}`,
    }));
  return names.map((name, i) => ({ name, seats: [i + 1] }));
}

// Over the list of tricks.
export function countHtml(count, tags, tricks, isCovered) {
  if (!count?.won || tricks === 0) return '';
  const groups = groupsOf(count, tags, isCovered).map(({ name, seats }) => ({
    name,
    ...wonBy(count, seats, tricks),
  }));
  const hasPoints = groups[0].points !== undefined;
  const rows = groups.map(
    (one) =>
      `<tr><th scope="row" class="name">${escaped(one.name)}</th><td>${one.tricks}</td>${hasPoints ? `<td><b>${number(one.points)}</b></td>` : ''}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table class="count-of-sides"><thead><tr><td>${say('So far')}</td><th scope="col">${say('tricks')}</th>${hasPoints ? `<th scope="col">${say('points')}</th>` : ''}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

// The same in a few figures: "44 : 20", of players "3 · 0 · 21"; tricks where points do not count.
export function sofarText(count, tricks, isCovered) {
  if (tricks === 0) return '';
  const isBySide = count.sides && !(isCovered && count.secret);
  const groups = isBySide
    ? count.sides.map(({ seats }) => seats)
    : count.tricks.map((_, i) => [i + 1]);
  const won = groups.map((seats) => wonBy(count, seats, tricks));
  const key = won[0].points === undefined ? 'tricks' : 'points';
  return `${say(key)} ${won.map((one) => one[key]).join(isBySide ? '\u00a0:\u00a0' : ' · ')}`;
}

const WHY = ['points', 'tricks', 'melds', 'matadors', 'multiplier'];

const figureOf = (value) => [value].flat().map(number).join(' : ');

// What the declarer needs to win, beside what he has.
const neededText = (key, needed) =>
  needed?.[key] === undefined ? '' : `, ${say('needed')} ${needed[key]}`;

// At the end: what the deal scores, and why.
export function scoreHtml({ row, needed }, tags) {
  if (!row || row.score === undefined) return '';
  const scores = [row.score].flat();
  const declarer = row.declarer ? `★ ${escaped(seatName(tags, row.declarer))} ` : '';
  const isJudged = scores.length === 1 && declarer && row.multiplier === undefined;
  const [score] = scores;
  const ended = isJudged && score !== 0 ? say(score > 0 ? 'wins' : 'loses') : '';
  const why = WHY.filter((key) => row[key] !== undefined && [row[key]].flat().some(Boolean)).map(
    (key) => `${say(key)} ${figureOf(row[key])}${ended ? neededText(key, needed) : ''}`,
  );
  const signed = (one) => (one > 0 ? `+${one}` : number(one));
  const text = [ended, scores.map(signed).join(' : ')].filter(Boolean).join(', ');
  return `<span class="scored ${ended && (score > 0 ? 'won' : 'lost')}">${declarer}<b>${escaped(text)}</b>${why.length > 0 ? ` <small>(${escaped(why.join(', '))})</small>` : ''}</span>`;
}
