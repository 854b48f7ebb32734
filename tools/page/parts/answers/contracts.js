// Every contract by every declarer, where they were compared.

import { capital, escaped, number } from '../frame/html.js';
import { seatName } from '../table/table.js';
import { say } from '../words/words.js';

export const nameOf = (answer) =>
  [answer.contract, answer.trump].filter(Boolean).map(say).join(' ');
export const valueText = (one) =>
  one.value === undefined
    ? one.low === undefined
      ? ''
      : `${number(one.low)}…${number(one.high)}`
    : number(one.value);

// A click plays it.
function takeHtml(one, inner) {
  const { contract = '', trump = '', declarer = '' } = one;
  return `<button type="button" data-take="${escaped([contract, trump, declarer].join(' '))}">${inner}</button>`;
}

// Whether both tell of the same player in the same contract.
const isOfSame = (one, other) =>
  ['contract', 'trump', 'declarer', 'player'].every((key) => one[key] === other[key]);

const SCORE = 'score';

// Whether the declaring side wins the deal; where everyone plays for himself nobody does.
const isWon = ({ objective, player, value }) =>
  objective === SCORE && player === undefined && value > 0;

const wonHtml = () =>
  ` <span class="won"><span aria-hidden="true">✓</span><span class="spoken">, ${say('won')}</span></span>`;

// What one declarer makes of a contract; `scored`: the same by its score; `bid`: the highest that he makes of its
// kind. `unit`: of contracts whose figures are others than the rest.
function figuresHtml(one, scored, bid, unit) {
  const score = bid ?? valueText(scored);
  const won = bid || isWon(one) || isWon(scored) ? wonHtml() : '';
  const small = score && `<span class="spoken">, </span><small>${score}</small>`;
  return `${valueText(one)}${escaped(unit)}${won}${small}${one.best ? ' ★' : ''}`;
}

// What the figures of the table are; `mayTake`: whether a click plays one.
function unitsHtml(answers, scores, made, mayTake) {
  const [answer] = answers;
  const large =
    say(answer.objective ?? '') + (answer.player ? '' : ` ${say('for the declaring side')}`);
  const beside =
    made.length > 0 ? say('the highest contract that is made') : say(scores[0]?.objective ?? '');
  const small = beside && `; ${say('in small figures')}: ${beside}`;
  const won = [...answers, ...scores].some(isWon) ? `${say('✓: the declaring side wins.')} ` : '';
  const text = `${large}${small}. ${won}${mayTake ? say('A click plays it.') : ''}`;
  return `<p class="hint units">${escaped(text)}</p>`;
}

// The rows of the table, {name, declarer, answers}: a contract each; where everyone plays for himself and anybody may
// declare, a contract and its declarer.
function rowsOf(answers) {
  const rows = new Map();
  const isByDeclarer = new Set(answers.map(({ declarer }) => declarer)).size > 1;
  for (const one of answers) {
    const name = nameOf(one);
    const declarer = one.player !== undefined && isByDeclarer ? one.declarer : undefined;
    const key = `${name} ${declarer ?? ''}`;
    if (!rows.has(key)) rows.set(key, { name, declarer, answers: [] });
    rows.get(key).answers.push(one);
  }
  return [...rows.values()];
}

// `choice`: {contract, trump, declarer} that are played now, where others may be taken; else null. `scores`: the
// same contracts by their score; `made`: {contract, declarer, bid} of those that are made, where contracts are bid.
export function contractsHtml(answers, tags, choice = null, scores = [], made = []) {
  const rows = rowsOf(answers);
  const columns = [...new Set(answers.map((one) => one.player ?? one.declarer))].sort(
    (a, b) => a - b,
  );
  if (rows.length < 2) return '';
  const isPlayed = (one) =>
    choice &&
    one.contract === choice.contract &&
    (one.trump ?? '') === choice.trump &&
    String(one.declarer) === String(choice.declarer);
  const cell = (row, seat) => {
    const here = row.answers.filter((one) => (one.player ?? one.declarer) === seat);
    const texts = here.map((one) => {
      const scored = scores.find((other) => isOfSame(one, other)) ?? {};
      const { bid } = made.find((other) => isOfSame(one, other)) ?? {};
      const unit = one.objective === answers[0].objective ? '' : ` ${say(one.objective)}`;
      const text = figuresHtml(one, scored, bid, unit);
      return choice && row.declarer === undefined ? takeHtml(one, text) : text;
    });
    return `<td class="${!row.declarer && here.some(isPlayed) ? 'played' : ''}">${texts.join(' / ')}</td>`;
  };
  const heads = columns.map((seat) =>
    seat === undefined
      ? '<td></td>'
      : `<th scope="col" class="name">${escaped(seatName(tags, seat))}</th>`,
  );
  const head = ({ name, declarer, answers: [one] }) => {
    if (declarer === undefined) return escaped(name);
    const text = `${escaped(capital(name))} <small><abbr title="${say('Declarer')}">★</abbr> ${escaped(seatName(tags, declarer))}</small>`;
    return choice ? takeHtml(one, text) : text;
  };
  const body = rows.map(
    (row) =>
      `<tr><th scope="row" class="${row.declarer && row.answers.some(isPlayed) ? 'played' : ''}">${head(row)}</th>${columns.map((seat) => cell(row, seat)).join('')}</tr>`,
  );
  return (
    `${unitsHtml(answers, scores, made, choice)}<div class="scroll" tabindex="0"><table class="contracts"><thead><tr><th scope="col">${say('Contract')}</th>${heads.join('')}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div>`
  );
}
