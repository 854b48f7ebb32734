// The score-sheet as it is kept on paper: a column for each side or player.

import { escaped, number } from './html.js';
import { nameOf } from './contracts.js';
import { say } from './words.js';

export function sheetHtml(rows) {
  const deals = rows.filter((one) => one.sheet);
  if (deals.length === 0) return '';
  const columns = Math.max(...deals.map((one) => one.sheet.length));
  const players = deals[0].names ?? [];
  const body = rows
    .map((row) => {
      if (!row.sheet)
        return `<tr class="end"><th scope="row"></th><td colspan="${columns + 3}">${escaped(endOf(row))}</td></tr>`;
      const cells = row.sheet
        .map(
          (one) => `<td>${escaped(Array.isArray(one) ? one.map(text).join(' ') : text(one))}</td>`,
        )
        .join('');
      const result = row.passed_out ? say('passed out') : nameOf(row);
      return (
        `<tr><th scope="row">${row.deal ?? ''}</th>${cells}<td>${escaped(result)}</td><td>${row.declarer ?? ''}</td>` +
        `<td>${row.score === undefined ? '' : escaped([row.score].flat().map(number).join(' '))}</td></tr>`
      );
    })
    .join('');
  const heads = Array.from(
    { length: columns },
    (_, i) =>
      `<th scope="col">${escaped(players[i] ?? (columns === 2 ? `${say('side')} ${i + 1}` : `${say('Seat')} ${i + 1}`))}</th>`,
  ).join('');
  return (
    `<h2>${escaped(deals[0].game)}: ${say('Score-sheet')}</h2><div class="scroll"><table class="sheet"><thead><tr><th scope="col">${say('No')}</th>${heads}` +
    `<th scope="col">${say('Contract')}</th><th scope="col">${say('Declarer')}</th><th scope="col">${say('score')}</th></tr></thead><tbody>${body}</tbody></table></div>`
  );
}

const text = (value) =>
  typeof value === 'number'
    ? number(value)
    : typeof value === 'object'
      ? Object.entries(value ?? {})
          .map(([key, one]) => `${say(key)} ${text(one)}`)
          .join(' ')
      : String(value);

const endOf = (row) =>
  Object.entries(row)
    .filter(([key]) => key !== 'deal' && key !== 'game' && key !== 'seats')
    .map(
      ([key, value]) =>
        `${say(key)} ${Array.isArray(value) ? value.map(text).join(' : ') : text(value)}`,
    )
    .join(', ');
