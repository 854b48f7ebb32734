// The sheets that players keep on paper or slate, as they look there.

import { tableOf } from '../deals/games.js';
import { escaped, number } from '../frame/html.js';
import { say } from '../words/words.js';

// In rubbers each column counts down: the old number is crossed out, who gets to nothing wins
// a cross.
function rubbers({ names, games }) {
  const crosses =
    games
      .map(({ end }) => end?.crosses)
      .filter(Boolean)
      .at(-1) ?? names.map(() => 0);
  const heads = names.map(
    (name, i) =>
      `<th scope="col" class="name">${escaped(name)}<br><span class="crosses" role="img" aria-label="${crosses[i]} ${say('crosses')}">${'✕'.repeat(crosses[i])}</span></th>`,
  );
  const column = (deals, i) => {
    const left = deals.map(({ sheet }) => sheet[i]);
    const written = [24, ...left].filter((one, n, all) => n === 0 || one !== all[n - 1]);
    const last = written.pop();
    return `<td>${written.map((one) => `<s>${number(one)}</s><br>`).join('')}<b>${number(last)}</b></td>`;
  };
  const rows = games.map(
    ({ deals }, game) =>
      `<tr><th scope="row">${game + 1}</th>${names.map((_, i) => column(deals, i)).join('')}</tr>`,
  );
  return `<table class="paper rubbers"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

// Five strokes are a bundle: the fifth goes across.
function bundled(count, x, y) {
  const strokes = Array.from({ length: count }, (_, i) => {
    const at = x + i * 7 + Math.floor(i / 5) * 4;
    return i % 5 === 4 ? `M${at - 32} ${y + 8}L${at - 4} ${y - 8}` : `M${at} ${y - 10}v20`;
  });
  return `<path class="chalk" d="${strokes.join('')}"/>`;
}

// The Z of a slate: hundreds on the upper line, fifties across, twenties on the lower line,
// and the rest in figures.
function slate(name, points) {
  const hundreds = Math.floor(points / 100);
  const fifty = points % 100 >= 50 ? 1 : 0;
  const twenties = Math.floor((points % 50) / 20);
  const rest = (points % 50) % 20;
  const half = '<path class="chalk" d="M148 88l14 22"/>';
  return (
    `<figure><svg class="slate" viewBox="0 0 310 200" role="img" aria-label="${escaped(`${name}: ${points}`)}">` +
    '<rect width="310" height="200" rx="12"/><path class="line" d="M30 40H280L30 160H280"/>' +
    `${bundled(hundreds, 36, 40)}${fifty ? half : ''}${bundled(twenties, 60, 160)}` +
    `<text x="215" y="130">${rest || ''}</text></svg><figcaption>${escaped(name)}: ${points}</figcaption></figure>`
  );
}

function slates({ names, games }) {
  return games
    .map(({ deals }, game) => {
      const points = deals.at(-1)?.sheet ?? names.map(() => 0);
      return `<div class="slates"><b>${game + 1}</b>${names.map((name, i) => slate(name, points[i])).join('')}</div>`;
    })
    .join('');
}

// Each player plays each line once.
function lines({ names, games, lines: all }) {
  return games
    .map(({ deals, end }) => {
      const cell = (line, seat) => {
        const which = all.slice(0, line).filter((one) => one === all[line]).length;
        const played = deals.filter((one) => one.line === all[line] && one.declarer === seat);
        return `<td>${played[which]?.score ?? ''}</td>`;
      };
      const rows = all.map(
        (line, i) =>
          `<tr><th scope="row">${say(line)}</th>${names.map((_, n) => cell(i, n + 1)).join('')}</tr>`,
      );
      const sums = (label, list) =>
        list
          ? `<tr class="sum"><th scope="row">${say(label)}</th>${list.map((one) => `<td>${number(one)}</td>`).join('')}</tr>`
          : '';
      const heads = names.map((name) => `<th scope="col" class="name">${escaped(name)}</th>`);
      return (
        `<table class="paper"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody>` +
        `<tfoot>${sums('sticks', end?.sticks)}${sums('circles', end?.circles)}${sums('sticks less circles', deals.at(-1)?.sheet)}</tfoot></table>`
      );
    })
    .join('');
}

const PAPERS = { rubbers, slates, lines };

// The rows of `matador score --json`, as games: the deals of each, and how it ended.
function gamesOf(rows) {
  const games = [{ deals: [] }];
  for (const row of rows) {
    if (row.rubber === undefined) games.at(-1).deals.push(row);
    else {
      games.at(-1).end = row;
      games.push({ deals: [] });
    }
  }
  return games.filter(({ deals }) => deals.length > 0);
}

// Empty where the sheet of the game is nothing but its table.
export function paperHtml(game, names, rows) {
  const { look, lines: all } = tableOf(game).paper ?? {};
  return look
    ? `<div class="papers">${PAPERS[look]({ names, games: gamesOf(rows), lines: all })}</div>`
    : '';
}
