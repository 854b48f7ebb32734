// Fields of forms, as text.

import { escaped } from './html.js';
import { say } from './words.js';

export const options = (all, chosen) =>
  all
    .map(
      ([value, text]) =>
        `<option value="${escaped(value)}" ${String(value) === String(chosen) ? 'selected' : ''}>${escaped(text)}</option>`,
    )
    .join('');

const labelled = (label) => {
  const text = say(label);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

// `name`: "data-choice=game".
export const select = (name, label, all, chosen) =>
  `<label>${labelled(label)} <select ${name}>${options(all, chosen)}</select></label>`;

export const input = (name, label, value, more = '') =>
  `<label>${labelled(label)} <input ${name} value="${escaped(value)}" ${more}></label>`;

export const said = (names) => names.map((one) => [one, say(one)]);
