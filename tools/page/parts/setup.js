// Where a game, a deal and a question are chosen.

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

// `choice`: {game, seats, seed, first, contract, declarer, trump, objective}.
export function setupHtml(games, choice, text) {
  const game = games.find((one) => one.game === choice.game) ?? games[0];
  const field = (name, label, inner) =>
    `<label>${say(label)} <select data-choice="${name}">${inner}</select></label>`;
  const seats = game.seats.map((one) => [one, one]);
  const players = Array.from({ length: Number(choice.seats) }, (_, i) => [
    i + 1,
    seatName({ Game: game.game }, i + 1),
  ]);
  return (
    '<section class="setup"><div>' +
    field(
      'game',
      'Game',
      options(
        games.map((one) => [one.game, one.game]),
        game.game,
      ),
    ) +
    field('seats', 'Players', options(seats, choice.seats)) +
    `<label>${say('Seed')} <input data-choice="seed" type="number" min="0" value="${escaped(choice.seed)}" class="number"></label>` +
    `<label>${say('Number')} <input data-choice="first" type="number" min="0" value="${escaped(choice.first)}" class="number"></label>` +
    button('deal', say('Deal it')) +
    '</div><div>' +
    field(
      'contract',
      'Contract',
      options(
        [['', say('of the auction')], ...game.contracts.map((one) => [one, say(one)])],
        choice.contract,
      ),
    ) +
    (game.trumps
      ? field(
          'trump',
          'trump',
          options([['', '–'], ...game.trumps.map((one) => [one, say(one)])], choice.trump),
        )
      : '') +
    field('declarer', 'Declarer', options([['', '–'], ...players], choice.declarer)) +
    field(
      'objective',
      'objective',
      options(
        [['', say('usual')], ...game.objectives.map((one) => [one, say(one)])],
        choice.objective,
      ),
    ) +
    '</div><div>' +
    button('compare', say('Compare contracts')) +
    button('judge', say('Judge the play')) +
    button('advise', say('Advise')) +
    button('tables', say('Tables')) +
    button('hands', say('Enter the hands')) +
    button('cancel', say('Cancel')) +
    '</div></section>' +
    `<details class="text"><summary>${say('Deals as text')}</summary><textarea aria-label="${say('Deals as text')}" spellcheck="false">${escaped(text)}</textarea>` +
    `<p>${button('use', say('Use this text'))} <label>${say('Open file')} <input type="file" data-open></label> ${button('save', say('Save'))} ${button('pbn', 'PBN')} ${button('jass-kit', 'jass-kit')}</p></details>`
  );
}
