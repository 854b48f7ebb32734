// The variations of a play, all that the reader has tried, as a tree: where they leave the play, and each other.

import { escaped, number } from '../frame/html.js';
import { seatName } from './table.js';
import { cardText } from './tricks.js';
import { say } from '../words/words.js';

const isPrefix = (short, long) => short.every((one, i) => one === long[i]);

// Lines of moves without any that is only the beginning of another.
export class Variations {
  constructor() {
    this.lines = [];
  }

  add(line) {
    if (line.length === 0 || this.lines.some((one) => isPrefix(line, one))) return;
    this.lines = [...this.lines.filter((one) => !isPrefix(one, line)), line];
  }

  // Where lines leave `main`: {line, at, forks}, `line` the first that does so with its card number `at`.
  forksOf(main) {
    return forksOf(
      main,
      this.lines.filter((one) => !isPrefix(one, main)),
    );
  }
}

function forksOf(main, lines) {
  const forks = new Map();
  for (const line of lines) {
    const at = line.findIndex((one, i) => one !== main[i]);
    const key = `${at} ${line[at]}`;
    if (!forks.has(key)) forks.set(key, { at, lines: [] });
    forks.get(key).lines.push(line);
  }
  return [...forks.values()]
    .filter(({ at }) => at < main.length) // else the line only goes on
    .sort((a, b) => a.at - b.at)
    .map(({ at, lines: [line, ...others] }) => ({ line, at, forks: forksOf(line, others) }));
}

const MOST = 4; // cards of a variation that are shown

// `tree`: {forks, seats, moversOf, costOf, shown, pack}; `shown`: the line that is at the table.
export function variationsHtml(tags, tree) {
  const { forks } = tree;
  if (forks.length === 0) return '';
  return `<details class="variations" open><summary>${say('Variations')}</summary>${listHtml(tags, forks, tree)}</details>`;
}

const listHtml = (tags, forks, tree) =>
  `<ul>${forks.map((one) => `<li>${forkHtml(tags, one, tree)}${one.forks.length > 0 ? listHtml(tags, one.forks, tree) : ''}</li>`).join('')}</ul>`;

function forkHtml(tags, { line, at }, { seats, moversOf, costOf, shown, pack }) {
  const cards = line.slice(at, at + MOST).map((one) => cardText(one, tags.Game, pack));
  const cost = costOf(line, at);
  const here = shown === line.join(' ');
  return (
    `<button type="button" class="move ${here ? 'here' : ''}" data-line="${escaped(line.join(' '))}" data-goto="${at + 1}" ${here ? 'aria-current="true"' : ''}>` +
    `${say('Trick')} ${Math.floor(at / seats) + 1}, ${escaped(seatName(tags, moversOf(line)[at]))}: ${cards.join(' ')}${line.length > at + MOST ? ' …' : ''}` +
    `${cost > 0 ? ` <span class="cost"><span aria-hidden="true">▼</span>${number(-cost)}</span>` : ''}</button>`
  );
}
