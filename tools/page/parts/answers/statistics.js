// A table of probabilities: rows that can be sorted, bars, and intervals.

import { meanHtml, shareHtml, spreadHtml } from './bars.js';
import { escaped, grouped } from '../frame/html.js';
import { decimal, say, titleOf } from '../words/words.js';

const percent = (share) => `${decimal(100 * share, 2)} %`;

// What a row tells beside its keys.
const FIGURES =
  'count p p_low p_high low high mean se deals sum squares open sum_high squares_high mean_high looked_at guessed off torn worth'.split(
    ' ',
  );

// How often each value is: the mean of a value says nothing new.
const isHistogram = ({ by = [] }) => /\bvalue\b/.test(by.at(-1) ?? '');

const keysOf = (row) => Object.keys(row).filter((key) => !FIGURES.includes(key));

const shown = (value) => {
  if (value === true) return '✓';
  if (value === false) return '–';
  if (typeof value === 'string') return say(value);
  return value?.p === undefined ? (value ?? '') : percent(value.p);
};

// How the rows' means are told, or else their shares: {head, amount, text, bar}.
function figures(record, rows) {
  if (rows[0].mean === undefined || isHistogram(record)) {
    const shares = rows.map((one) =>
      one.mean === undefined
        ? { p: 0, ...one }
        : { p: one.p ?? 0, low: one.p_low, high: one.p_high },
    );
    const to = Math.max(...shares.map((one) => one.high ?? one.p));
    return {
      head: 'share',
      figure: (_, i) => shares[i],
      amount: ({ p }) => p,
      text: percent,
      bar: (one) => shareHtml(one, to),
    };
  }
  const from = Math.min(...rows.map((one) => one.low ?? one.mean));
  const to = Math.max(...rows.map((one) => one.high ?? one.mean));
  return {
    head: 'mean',
    figure: (row) => row,
    amount: ({ mean }) => mean,
    text: (value) => decimal(value, 2),
    bar: (one) => meanHtml(one, from, to),
  };
}

// `count`: of how many it is told, where that are not all.
function factsHtml({ population, of, seats, contract, fix, where }, count = of) {
  const all =
    population === 'all'
      ? `${grouped(of)} ${say('ways')}`
      : `${grouped(population?.deals ?? '')} ${say('deals')}`;
  const counted = count === of ? all : `${grouped(count)} ${say('of')} ${all}`;
  const facts = [
    `${seats} ${say('players')}`,
    counted,
    contract && say(contract === 'all' ? 'each contract' : contract),
    fix,
    where,
  ];
  return `<p class="facts">${escaped(facts.filter(Boolean).join(' · '))}</p>`;
}

export function statisticsHtml(record) {
  const all = record.rows ?? [];
  // Rows of no deals have a place in a histogram, but no mean.
  const means = all.some((row) => row.mean !== undefined) && !isHistogram(record);
  const rows = means ? all.filter((row) => row.mean !== undefined) : all;
  if (rows.length === 0) return '';
  const keys = keysOf(rows[0]);
  const { head, figure, amount, text, bar } = figures(record, rows);
  const told = rows.map(figure);
  const hasIntervals = told.some((one) => one.low !== undefined);
  const counts = rows.map((row) => row.count ?? row.deals ?? '');
  const isEven = means && new Set(counts).size === 1; // then it is told above the table
  const sorting = (value, inner) => `<td data-sort="${escaped(value)}">${escaped(inner)}</td>`;
  const keyed = (value) => {
    const word = shown(value);
    return typeof value === 'string'
      ? `<th scope="row" data-sort="${escaped(word)}">${escaped(word)}</th>`
      : sorting(value?.p ?? word, word);
  };
  const body = rows.map((row, i) => {
    const one = told[i];
    return (
      `<tr>${keys.map((key) => keyed(row[key])).join('')}` +
      (isEven ? '' : sorting(counts[i], grouped(counts[i]))) +
      sorting(amount(one), text(amount(one))) +
      `${spreadHtml(one, text, bar(one))}</tr>`
    );
  });
  const heads = [...keys, ...(isEven ? [] : ['count']), head]
    .map(say)
    .map(
      (name, i) =>
        `<th scope="col" aria-sort="none"><button type="button" data-column="${i}">${escaped(name)}</button></th>`,
    );
  return (
    `<h2>${escaped(`${titleOf(record.game)}: ${say(record.question)}`)}</h2>${factsHtml(record, record.counted)}` +
    `<div class="scroll" tabindex="0"><table class="statistics"><thead><tr>${heads.join('')}${hasIntervals ? '<th scope="col">95 %</th>' : '<td></td>'}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

// Of shares by a key those for which the condition holds; `name`: what the key is called, where that is no expression.
export function spreadOf(record, name) {
  const [key] = record.by;
  const rows = record.rows
    .filter(({ holds }) => holds !== false)
    .map(({ holds, [key]: value, ...row }) => ({ [name ?? key]: value, ...row }));
  const counted = String(rows.reduce((sum, { count }) => sum + BigInt(count), 0n));
  return { ...record, rows, counted };
}

// One answer in large figures: `text`, and what is told `beside` it.
const largeHtml = (text, beside, bar, facts) =>
  `<p class="often"><b>${escaped(text)}</b> <small>${escaped(beside)}</small></p>${bar}${facts}`;

const rangeText = ({ low, high }, text) =>
  low === undefined ? say('counted exactly') : `95 %: ${text(low)} … ${text(high)}`;

// How often a condition holds; a row for each value of something else is a table.
export function oftenHtml(record) {
  if (record.by?.length > 0) return statisticsHtml(record);
  const row = { p: 0, count: 0, ...record.rows.find(({ holds }) => holds === true) };
  const { p, count } = row;
  const once = p > 0 && p <= 0.5 ? `${say('once in')} ${decimal(1 / p, p > 0.1 ? 1 : 0)} · ` : '';
  const bar = `<div class="often">${shareHtml(row, 1)}</div>`;
  return largeHtml(percent(p), once + rangeText(row, percent), bar, factsHtml(record, count));
}

// How much on average; several rows are a table.
export function muchHtml(record) {
  const [row, ...others] = record.rows ?? [];
  if (row?.mean === undefined || others.length > 0 || keysOf(row).length > 0)
    return statisticsHtml(record);
  const text = (value) => decimal(value, 2);
  const mean = `${text(row.mean)} ${say(record.question)}`;
  return largeHtml(mean, rangeText(row, text), '', factsHtml(record));
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
