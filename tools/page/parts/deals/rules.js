// The rule options of a game, as fields of the settings, and as a deal has them: "low-quartets=off target=2500".

import { options } from '../frame/fields.js';
import { rulesInGerman } from '../words/germanrules.js';
import { capital, escaped } from '../frame/html.js';
import { currentLanguage, say } from '../words/words.js';

// {name: value} of what a deal says, '' for a word alone.
export const rulesOf = (text = '') =>
  Object.fromEntries(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word.split('=')[0].toLowerCase(), word.split('=').slice(1).join('=')]),
  );

// The text of all that is set, in the order of the game's options; others stand behind them.
export function rulesText(game, rules) {
  const names = game.options.map(({ name }) => name);
  return [...new Set([...names, ...Object.keys(rules)])]
    .filter((name) => rules[name] !== undefined)
    .map((name) => (rules[name] ? `${name}=${rules[name]}` : name))
    .join(' ');
}

// Whether an option can have this value.
export function isRule({ values, numbers }, value) {
  if (!numbers || values.includes(value)) return true;
  const { count, least, most } = numbers;
  const all = value.split('-');
  const isIn = (one) => /^\d+$/.test(one) && Number(one) >= least && Number(one) <= most;
  return (count === 0 || all.length === count) && all.every(isIn);
}

function fieldHtml({ name, values, numbers }, value) {
  const data = `data-rule="${escaped(name)}"`;
  if (values.length === 0)
    return `<input type="checkbox" ${data} ${value === undefined ? '' : 'checked'}>`;
  if (numbers)
    return `<input ${data} value="${escaped(value ?? '')}" placeholder="${escaped(values[0])}" spellcheck="false">`;
  const all = [['', say('usual')], ...values.map((one) => [one, one])];
  return `<select ${data}>${options(all, value ?? '')}</select>`;
}

// `text`: what the deal says.
export function rulesHtml(game, text) {
  const rules = rulesOf(text);
  const about = ({ meaning }) => (currentLanguage() === 'de' ? rulesInGerman[meaning] : meaning);
  const rows = game.options.map(
    (one) =>
      `<label class="rule"><b>${escaped(capital(one.name.replaceAll('-', ' ')))}</b> ${fieldHtml(one, rules[one.name])}<small class="hint">${escaped(about(one))}</small></label>`,
  );
  return rows.length > 0
    ? `<details class="rules"><summary>${say('Rules')}</summary><div class="form">${rows.join('')}</div></details>`
    : '';
}
