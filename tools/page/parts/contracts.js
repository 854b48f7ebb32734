// Every contract by every declarer, where they were compared.

import { escaped, number } from './html.js';
import { seatName } from './table.js';
import { say } from './words.js';

export const nameOf = (answer) =>
  [answer.contract, answer.trump].filter(Boolean).map(say).join(' ');
export const valueText = (one) =>
  one.value === undefined
    ? one.low === undefined
      ? ''
      : `${number(one.low)}…${number(one.high)}`
    : number(one.value);

export function contractsHtml(answers, tags) {
  const names = [...new Set(answers.map(nameOf))];
  const columns = [...new Set(answers.map((one) => one.player ?? one.declarer))].sort(
    (a, b) => a - b,
  );
  if (names.length < 2) return '';
  const cell = (name, seat) =>
    answers
      .filter((one) => nameOf(one) === name && (one.player ?? one.declarer) === seat)
      .map((one) => `${valueText(one)}${one.best ? ' ★' : ''}`)
      .join(' / ');
  return `<details class="contracts" open><summary>${say('Contracts')}</summary><div class="scroll"><table><thead><tr><th scope="col">${say('Contract')}</th>${columns
    .map(
      (seat) => `<th scope="col">${seat === undefined ? '' : escaped(seatName(tags, seat))}</th>`,
    )
    .join('')}</tr></thead><tbody>${names
    .map(
      (name) =>
        `<tr><th scope="row">${escaped(name)}</th>${columns.map((seat) => `<td>${cell(name, seat)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div></details>`;
}
