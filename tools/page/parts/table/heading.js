// Over the table: the game, what is played by whom, and what the deal is worth.

import { exchangeOf } from '../deals/cards.js';
import { nameOf, valueText } from '../answers/contracts.js';
import { tableOf } from '../deals/games.js';
import { escaped, number } from '../frame/html.js';
import { playersOf, seatName } from './table.js';
import { cardText } from './tricks.js';
import { say, titleOf } from '../words/words.js';

// Where a side declares, the value is that side's.
export const ofSide = ({ declarer, player }) =>
  declarer && player === undefined
    ? ` <span class="spoken-on-phones">${say('for the declaring side')}</span>`
    : '';

export const figures = (value) => [value].flat().map(number).join(', ');

// Whose the value is, where everyone plays for himself.
const whoseOf = (tags, { player }, value) =>
  Array.isArray(value)
    ? `: ${playersOf(tags).join(', ')}`
    : player === undefined
      ? ''
      : ` ${say('for {}').replace('{}', seatName(tags, player))}`;

// `worth`: of the deal from its first card, as it was found later.
function valueHtml({ tags, shown, replay }, worth) {
  const value = replay.value ?? shown.value;
  const isSame = shown.player === undefined || worth?.player === shown.player;
  const text = value === undefined ? valueText((isSame && worth) || shown) : figures(value);
  if (!text) return '';
  const result = replay.result === undefined ? '' : `; ${say('Result')}: ${figures(replay.result)}`;
  const whose = escaped(whoseOf(tags, shown, replay.value));
  const unit = `${escaped(say(shown.objective ?? ''))}${whose}${Array.isArray(replay.value) ? '' : ofSide(shown)}${escaped(result)}`;
  return `<p class="worth"><span class="spoken">${say('Value')}: </span><b>${escaped(text)}</b> <small>${unit}</small></p>`;
}

// `side`: the play of a variation; `isHidden`: whether values are not to be seen.
export function headingHtml(
  book,
  { side = null, talon = [], pack = '', isHidden = false, worth = null },
) {
  const { tags, shown } = book;
  const declarer = Number(tags.Declarer);
  const facts = [
    shown.passed_out ? say('passed out') : nameOf({ contract: tags.Contract, trump: tags.Trump }),
    tags.Doubled ? `${say('doubled')} ×${2 ** Number(tags.Doubled)}` : '',
    side ? say('variation') : '',
  ];
  const name = `<span class="spoken-on-phones">${say('Declarer')} </span>★&nbsp;${escaped(seatName(tags, declarer))}`;
  const declares = declarer > 0 ? ` · ${name}` : '';
  const more = [
    tags.Bid && `${say('bid')} ${tags.Bid}`,
    tags.Options && `${say('Rules')}: ${tags.Options}`,
  ]
    .filter(Boolean)
    .map((one) => `<span class="spoken-on-phones"> · ${escaped(one)}</span>`);
  const cards = talon.map((one) => cardText(one, tags.Game, pack)).join(' ');
  const laid =
    talon.length > 0
      ? ` · ${exchangeOf(tags, declarer) && tableOf(tags.Game).sees_talon ? say('laid away') : say('talon')}: ${cards}`
      : '';
  const event = [tags.Event, tags.Board && `${say('No')} ${tags.Board}`].filter(Boolean).join(' ');
  const title = [titleOf(tags.Game), event].filter(Boolean).join(' · ');
  return (
    `<header class="heading"><div><h2>${escaped(title)}</h2>` +
    `<p class="facts">${facts.filter(Boolean).map(escaped).join(' · ')}${declares}${laid}${more.join('')}<span class="sofar"></span></p></div>${isHidden ? '' : valueHtml(book, worth)}</header>`
  );
}
