// The games to choose from, and for how many players; and which of the deals that a number names.

import { input } from '../frame/fields.js';
import { button, escaped } from '../frame/html.js';
import { say, titleOf } from '../words/words.js';

const choiceButton = (attribute, value, text, isChosen) =>
  `<button type="button" ${attribute}="${escaped(value)}" aria-pressed="${isChosen}">${escaped(text)}</button>`;

// "2–6 players", or all numbers.
function playersText(seats) {
  const all = [...seats].sort((a, b) => a - b);
  const [least, most] = [all[0], all.at(-1)];
  const isRange = all.length > 2 && most - least === all.length - 1;
  return `${isRange ? `${least}–${most}` : all.join(', ')} ${say('players')}`;
}

export function galleryHtml(games, choice) {
  const chosen = games.find(({ game }) => game === choice.game);
  const all = games.map(
    ({ game, seats }) =>
      `<button type="button" data-game="${escaped(game)}" aria-pressed="${game === choice.game}"><b>${escaped(titleOf(game))}</b> <small>${playersText(seats)}</small></button>`,
  );
  const players = [...chosen.seats]
    .sort()
    .map((count) => choiceButton('data-seats', count, count, count === Number(choice.seats)));
  const number = 'type="number" min="0" class="number"';
  return (
    `<div class="games">${all.join('')}</div>` +
    `<h3>${say('Players')}</h3><div class="players">${players.join('')}</div>` +
    `<details><summary>${say('A deal by its number, or in its middle')}</summary><div class="form row">` +
    input('data-choice="seed"', 'Series', choice.seed, number) +
    input('data-choice="first"', 'Number', choice.first, number) +
    input('data-choice="played"', 'Cards that are played already', choice.played, number) +
    `${button('again', say('Deal it'))}</div></details>`
  );
}
