// The value of a deal along its play, as a line with the mistakes on it; where everyone plays for himself, a
// line for each player.

import { escaped, number } from '../frame/html.js';
import { say } from '../words/words.js';

const WIDTH = 600;
const HEIGHT = 140;
const BOTTOM = HEIGHT - 14;

// The longest stretch of moves up to the end whose values are known: {first, moves}.
function known(judged) {
  const last = judged.findLastIndex(Boolean);
  const gap = judged.findLastIndex((one, i) => i < last && !one);
  return { first: gap + 1, moves: judged.slice(gap + 1, last + 1) };
}

// Lines of points [i, value], i: how many of the moves are made. Of each player's own value only what it is
// before and after his moves is known.
function linesOf(moves, names) {
  if (!names)
    return [{ points: [[0, moves[0].before], ...moves.map((one, i) => [i + 1, one.after])] }];
  return names
    .map((name, n) => {
      const own = moves.flatMap((one, i) => (one.seat === n + 1 ? [[i, one]] : []));
      return {
        name,
        points: own.flatMap(([i, one]) => [
          [i, one.before],
          [i + 1, one.after],
        ]),
      };
    })
    .filter(({ points }) => points.length > 0);
}

const sample = (n) =>
  `<svg viewBox="0 0 30 8" aria-hidden="true"><path class="line n${n}" d="M0 4H30"/></svg>`;

const legendHtml = (lines) =>
  `<p class="legend">${lines.map(({ name }, n) => `<span>${sample(n)} ${escaped(name)}</span>`).join('')}</p>`;

const spoken = ({ name, points }) =>
  `${name ? `${name}: ` : ''}${points.map(([, value]) => value).join(', ')}`;

// `names`: of all players, where each has a value of his own; else null.
export function graphHtml(judged, cursor, names = null) {
  const { first, moves } = known(judged);
  if (moves.length < 2) return '';
  const lines = linesOf(moves, names);
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (high === low) return '';
  const tenths = (length) => Math.round(10 * length) / 10;
  const x = (i) => tenths(40 + (i / moves.length) * (WIDTH - 50));
  const y = (value) => tenths(12 + (1 - (value - low) / (high - low)) * (HEIGHT - 34));
  const path = ([[i, value], ...rest]) =>
    `M${x(i)} ${y(value)}${rest.map(([to, after]) => `H${x(to)}V${y(after)}`).join('')}`;
  const drawn = lines.map(({ points }, n) => `<path class="line n${n}" d="${path(points)}"/>`);
  const mistakes = moves
    .map((one, i) =>
      one.cost > 0
        ? `<path class="mistake" d="M${x(i + 1) - 5} ${y(one.after) - 4}h10l-5 9z"><title>${escaped(`${one.card} ${number(-one.cost)}`)}</title></path>`
        : '',
    )
    .join('');
  const here = Math.max(0, Math.min(moves.length, cursor - first));
  const label = `${say('Value along the play')}: ${lines.map(spoken).join('; ')}`;
  return (
    `<figure class="graph"><figcaption>${say('Value along the play')}</figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}">` +
    `<text x="34" y="${y(high) + 5}" text-anchor="end">${number(high)}</text>` +
    `<text x="34" y="${y(low) + 5}" text-anchor="end">${number(low)}</text>` +
    `<path class="axis" d="M40 ${BOTTOM}H${WIDTH - 8}"/>` +
    `<path class="here" d="M${x(here)} 6V${BOTTOM}"/>${drawn.join('')}${mistakes}</svg>` +
    `${names ? legendHtml(lines) : ''}</figure>`
  );
}
