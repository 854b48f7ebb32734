// Fields of forms, as text.

import { capital, escaped } from './html.js';
import { say } from '../words/words.js';

export const options = (all, chosen) =>
  all
    .map(
      ([value, text]) =>
        `<option value="${escaped(value)}" ${String(value) === String(chosen) ? 'selected' : ''}>${escaped(text)}</option>`,
    )
    .join('');

const titled = (word) => capital(say(word));

// `name`: "data-choice=game".
export const select = (name, label, all, chosen) =>
  `<label>${titled(label)} <select ${name}>${options(all, chosen)}</select></label>`;

export const input = (name, label, value, more = '') =>
  `<label>${titled(label)} <input ${name} value="${escaped(value)}" ${more}></label>`;

export const named = (names) => names.map((one) => [one, titled(one)]);
export const said = (names) => names.map((one) => [one, say(one)]);
