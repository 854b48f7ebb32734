// Means, shares and their intervals as bars.

const svg = (inner) =>
  `<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">${inner}</svg>`;

const intervalHtml = (low, high) => `<path class="interval" d="M${low} 6H${high}"/>`;

// A mean between the least and the most of all rows.
export function meanHtml({ mean, low = mean, high = mean }, from, to) {
  const x = (value) => (100 * (value - from)) / (to - from || 1);
  return svg(
    `${intervalHtml(x(low), x(high))}<rect class="mean" x="${x(mean) - 0.8}" y="1" width="1.6" height="10"/>`,
  );
}

// A share beside the greatest of all rows.
export function shareHtml({ p, low, high }, to) {
  const x = (share) => (100 * share) / (to || 1);
  return svg(
    `<rect class="share" x="0" y="1" height="10" width="${x(p)}"/>${low === undefined ? '' : intervalHtml(x(low), x(high))}`,
  );
}

/**
 * The last cell of a row: the interval in figures, and the bar beside it, on narrow screens below.
 * @param {{ low?: number, high?: number }} spread
 * @param {(value: number) => string} text
 * @param {string} bar
 */
export const spreadHtml = ({ low, high }, text, bar) =>
  `<td class="wide"><div>${low === undefined ? '' : `<span>${text(low)} … ${text(high)}</span>`}${bar}</div></td>`;
