// Where a game, a deal and a question are chosen.

import { otherFormats } from './games.js';
import { button, escaped } from './html.js';
import { seatName } from './table.js';
import { say } from './words.js';

const options = (all, chosen) =>
  all
    .map(
      ([value, text]) =>
        `<option value="${escaped(value)}" ${String(value) === String(chosen) ? 'selected' : ''}>${escaped(text)}</option>`,
    )
    .join('');

const select = (name, label, all, chosen) =>
  `<label>${say(label)} <select data-choice="${name}">${options(all, chosen)}</select></label>`;

const input = (name, label, value) =>
  `<label>${say(label)} <input data-choice="${name}" type="number" min="0" value="${escaped(value)}" class="number"></label>`;

const told = (names) => names.map((one) => [one, say(one)]);

// The deal: shuffled, or one of those that were read.
const dealHtml = (games, game, choice, { count, number }) =>
  select(
    'game',
    'Game',
    games.map((one) => [one.game, one.game]),
    game.game,
  ) +
  select(
    'seats',
    'Players',
    game.seats.map((one) => [one, one]),
    choice.seats,
  ) +
  input('seed', 'Seed', choice.seed) +
  input('first', 'Number', choice.first) +
  button('deal', say('Next deal')) +
  button('hands', say('Enter the hands')) +
  (count > 1
    ? `<label>${say('Deal')} <select data-number>${options(
        Array.from({ length: count }, (_, i) => [i, i + 1]),
        number,
      )}</select></label>`
    : '');

function contractHtml(game, choice) {
  const players = Array.from({ length: Number(choice.seats) }, (_, i) => [
    i + 1,
    seatName({ Game: game.game }, i + 1),
  ]);
  const contracts = [['', say('of the auction')], ...told(game.contracts)];
  return (
    select('contract', 'Contract', contracts, choice.contract) +
    (game.trumps ? select('trump', 'trump', [['', '–'], ...told(game.trumps)], choice.trump) : '') +
    select('declarer', 'Declarer', [['', '–'], ...players], choice.declarer) +
    select(
      'objective',
      'objective',
      [['', say('usual')], ...told(game.objectives)],
      choice.objective,
    )
  );
}

const questionsHtml = () =>
  button('compare', say('Compare contracts')) +
  button('judge', say('Judge the play')) +
  button('advise', say('Advise')) +
  button('tables', say('Tables')) +
  button('cancel', say('Cancel'));

const filesHtml = (text) =>
  `<details class="text"><summary>${say('Deals as text')}</summary><textarea aria-label="${say('Deals as text')}" spellcheck="false">${escaped(text)}</textarea>` +
  `<p>${button('use', say('Use this text'))} <label>${say('Open file')} <input type="file" data-open></label> ${button('save', say('Save'))} ${otherFormats()
    .map(({ name }) => button(name, name))
    .join(' ')}</p></details>`;

// `choice`: as of choice.js; `deals`: {text, count, number}.
export function setupHtml(games, choice, deals) {
  const game = games.find((one) => one.game === choice.game) ?? games[0];
  const rows = [dealHtml(games, game, choice, deals), contractHtml(game, choice), questionsHtml()];
  return `<section class="setup">${rows.map((one) => `<div>${one}</div>`).join('')}</section>${filesHtml(deals.text)}`;
}
