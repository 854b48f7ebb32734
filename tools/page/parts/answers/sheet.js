// The score-sheet: as it looks on paper, and deal by deal, with a column for each side or player.

import { capital, escaped, number } from '../frame/html.js';
import { nameOf } from './contracts.js';
import { paperHtml } from './paper.js';
import { say, titleOf } from '../words/words.js';

// Sides have the names of their players, who sit in turn.
function columnNames({ seats, sheet, names = [] }) {
  return sheet.map((_, i) => {
    if (sheet.length === seats) return names[i] ?? `${say('Seat')} ${i + 1}`;
    const players = seats % 2 === 0 ? names.filter((_name, seat) => seat % 2 === i) : [];
    return players.join(' + ') || `${say('side')} ${i + 1}`;
  });
}

export function sheetHtml(rows) {
  const deals = rows.filter((one) => one.rubber === undefined && one.sheet);
  if (deals.length === 0) return '';
  const names = columnNames(deals[0]);
  const hasMelds = deals.some(({ melds }) => melds?.some(Boolean));
  const body = rows
    .map((row) => {
      if (row.rubber !== undefined)
        return `<tr class="end"><td></td><td colspan="${names.length + (hasMelds ? 4 : 3)}">${escaped(endOf(row))}</td></tr>`;
      const cells = row.sheet.map((one) => `<td>${escaped(text(one))}</td>`).join('');
      const result = capital(row.passed_out ? say('passed out') : nameOf(row));
      return (
        `<tr><th scope="row">${row.deal ?? ''}</th>${cells}<td>${escaped(result)}</td><td>${row.declarer ?? ''}</td>` +
        `${hasMelds ? `<td>${meldsOf(row)}</td>` : ''}` +
        `<td>${row.score === undefined ? '' : escaped([row.score].flat().map(number).join(' '))}</td></tr>`
      );
    })
    .join('');
  const heads = names.map((name) => `<th scope="col" class="name">${escaped(name)}</th>`).join('');
  return (
    `<h2>${escaped(titleOf(deals[0].game))}: ${say('Score-sheet')}</h2><div class="sheets">${paperHtml(deals[0].game, names, rows)}<div class="scroll" tabindex="0"><table class="sheet"><thead><tr><th scope="col">${say('No')}</th>${heads}` +
    `<th scope="col">${say('Contract')}</th><th scope="col"><abbr title="${say('Declarer')}">★</abbr></th>${hasMelds ? `<th scope="col">${say('melds')}</th>` : ''}<th scope="col">${say('score')}</th></tr></thead><tbody>${body}</tbody></table></div></div>`
  );
}

// The declaring side's and its opponents', or of each player.
const meldsOf = ({ melds }) => (melds?.some(Boolean) ? melds.map(number).join(' : ') : '');

function text(value) {
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map(text).join(' ');
  if (typeof value !== 'object') return String(value);
  const named = Object.entries(value ?? {}).map(([key, one]) => `${say(key)} ${text(one)}`);
  return named.join(' ');
}

const endOf = (row) =>
  Object.entries(row)
    .filter(([key]) => key !== 'deal' && key !== 'game' && key !== 'seats')
    .map(
      ([key, value]) =>
        `${say(key)} ${Array.isArray(value) ? value.map(text).join(' : ') : text(value)}`,
    )
    .join(', ');
