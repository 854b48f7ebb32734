// A table of probabilities: rows that can be sorted, bars, and intervals.

import { escaped } from './html.js';
import { barHtml } from './advice.js';
import { say } from './words.js';

const percent = (share) => `${(100 * share).toFixed(3)} %`;

export function oddsHtml(record) {
  const rows = record.rows ?? [];
  if (rows.length === 0) return '';
  const own = ['count', 'p', 'low', 'high', 'mean', 'se', 'deals', 'sum', 'squares'];
  const keys = Object.keys(rows[0]).filter((key) => !own.includes(key));
  const isMean = rows[0].mean !== undefined;
  const numbers = rows.flatMap((one) =>
    isMean ? [one.low ?? one.mean, one.high ?? one.mean] : [one.p ?? 0, one.high ?? 0],
  );
  const from = isMean ? Math.min(...numbers) : 0;
  const to = Math.max(...numbers);
  const text = (value) =>
    value === true
      ? '✓'
      : value === false
        ? '–'
        : value?.p !== undefined
          ? percent(value.p)
          : (value ?? '');
  const sortKey = (value) => value?.p ?? text(value);
  const amount = (one) => (isMean ? one.mean : one.p);
  const body = rows
    .map(
      (one) =>
        `<tr>${keys.map((key) => `<td data-sort="${escaped(sortKey(one[key]))}">${escaped(text(one[key]))}</td>`).join('')}` +
        `<td data-sort="${escaped(one.count ?? one.deals ?? '')}">${escaped(one.count ?? one.deals ?? '')}</td>` +
        `<td data-sort="${amount(one)}">${isMean ? amount(one)?.toFixed(3) : percent(amount(one) ?? 0)}</td>` +
        `<td>${one.low === undefined ? '' : isMean ? `${one.low.toFixed(3)} … ${one.high.toFixed(3)}` : `${percent(one.low)} … ${percent(one.high)}`}</td>` +
        `<td class="wide">${
          isMean
            ? barHtml(one.low ?? one.mean, one.mean, one.high ?? one.mean, from, to)
            : `<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="share" x="0" y="1" height="10" width="${(100 * (one.p ?? 0)) / (to || 1)}"/>${
                one.low === undefined
                  ? ''
                  : `<path class="interval" d="M${(100 * one.low) / to} 6H${(100 * one.high) / to}"/>`
              }</svg>`
        }</td></tr>`,
    )
    .join('');
  const head = [...keys, say('count'), isMean ? say('mean') : say('share')]
    .map(
      (key, i) =>
        `<th scope="col" aria-sort="none"><button type="button" data-column="${i}">${escaped(key)}</button></th>`,
    )
    .join('');
  const population =
    record.population === 'all'
      ? `${say('of')} ${record.of}`
      : `${record.population?.deals ?? ''} ${say('deals')}`;
  return (
    `<h2>${escaped(`${record.game}: ${record.question}`)}</h2><p class="facts">${escaped([`${record.seats} ${say('Players')}`, population, record.contract].filter(Boolean).join(' · '))}</p>` +
    `<div class="scroll"><table class="odds"><thead><tr>${head}<th scope="col">95 %</th><td></td></tr></thead><tbody>${body}</tbody></table></div>`
  );
}

export function listenToColumns(root) {
  root.addEventListener('click', (event) => {
    const head = event.target.closest('[data-column]');
    if (!head) return;
    const column = Number(head.dataset.column);
    const cell = head.closest('th');
    const up = cell.getAttribute('aria-sort') !== 'ascending';
    cell
      .closest('tr')
      .querySelectorAll('th[aria-sort]')
      .forEach((one) => one.setAttribute('aria-sort', 'none'));
    cell.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    const body = head.closest('table').tBodies[0];
    const key = (row) => row.cells[column].dataset.sort;
    const order = (a, b) =>
      (key(a) - key(b) || String(key(a)).localeCompare(key(b))) * (up ? 1 : -1);
    body.append(...[...body.rows].sort(order));
  });
}
