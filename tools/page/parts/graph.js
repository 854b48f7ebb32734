// The value of a deal along its play, as a line with the mistakes on it.

import { escaped, number } from './html.js';
import { say } from './words.js';

const WIDTH = 600;
const HEIGHT = 140;

// The longest stretch of moves up to the end whose values are known: {first, moves}.
function known(judged) {
  const last = judged.findLastIndex(Boolean);
  const gap = judged.findLastIndex((one, i) => i < last && !one);
  return { first: gap + 1, moves: judged.slice(gap + 1, last + 1) };
}

// Nothing where everyone plays for himself, as each has a value of his own.
export function graphHtml(judged, cursor) {
  const { first, moves } = known(judged);
  if (moves.length < 2) return '';
  const values = [moves[0].before, ...moves.map((one) => one.after)];
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (high === low) return '';
  const x = (i) => 40 + (i / (values.length - 1)) * (WIDTH - 50);
  const y = (value) => 12 + (1 - (value - low) / (high - low)) * (HEIGHT - 34);
  const path = values
    .map((value, i) =>
      i === 0 ? `M${x(0)} ${y(value)}` : `H${x(i).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('');
  const mistakes = moves
    .map((one, i) =>
      one.cost > 0
        ? `<path class="mistake" d="M${x(i + 1) - 5} ${y(one.after) - 4}h10l-5 9z"><title>${escaped(`${one.card} ${number(-one.cost)}`)}</title></path>`
        : '',
    )
    .join('');
  const here = Math.max(0, Math.min(values.length - 1, cursor - first));
  return (
    `<figure class="graph"><figcaption>${say('Value along the play')}</figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(`${say('Value along the play')}: ${values.join(', ')}`)}">` +
    `<text x="34" y="${y(high) + 5}" text-anchor="end">${number(high)}</text>` +
    `<text x="34" y="${y(low) + 5}" text-anchor="end">${number(low)}</text>` +
    `<path class="axis" d="M40 ${HEIGHT - 14}H${WIDTH - 8}"/><path class="line" d="${path}"/>${mistakes}` +
    `<circle class="here" cx="${x(here)}" cy="${y(values[here])}" r="5"/></svg></figure>`
  );
}
