// What the hands bring as they are dealt, before a card is played: by player, where a game has such melds.

import { escaped, number } from './html.js';
import { seatName } from './table.js';
import { cardText } from './tricks.js';
import { say } from './words.js';

// Depends on what the others hold.
const OF_ALL = 'scored';

// Figures by player: {worth: [20, 0, ...], ...}.
const figuresOf = (hands) =>
  Object.entries(hands).filter(
    ([, value]) => Array.isArray(value) && value.every(Number.isInteger),
  );

const meldText = (cards, { Game }, pack) => cards.map((one) => cardText(one, Game, pack)).join(' ');

// `told`: the answer of `matador melds`, undefined where the game has none; the seats whose hands are `open`, null:
// all.
export function meldsHtml(tags, told, open, pack) {
  const hands = [told, told?.second].filter(Boolean);
  const rows = hands.flatMap((one, second) =>
    one.melds.map((melds, i) => ({
      name: seatName(tags, i + 1) + (second ? `, ${say('second hand')}` : ''),
      isSeen: !open || open.includes(i + 1),
      melds: melds.map((cards) => meldText([...cards].reverse(), tags, pack)),
      figures: Object.fromEntries(figuresOf(one).map(([key, all]) => [key, all[i]])),
    })),
  );
  const seen = rows.filter(({ isSeen, figures }) => isSeen && Object.values(figures).some(Boolean));
  if (seen.length === 0) return '';
  const keys = Object.keys(seen[0].figures).filter(
    (key) => seen.some(({ figures }) => figures[key]) && !(open && key === OF_ALL),
  );
  const heads = ['player', 'melds', ...keys].map((key) => `<th scope="col">${say(key)}</th>`);
  const lines = seen.map(
    ({ name, melds, figures }) =>
      `<tr><th scope="row" class="name">${escaped(name)}</th><td>${melds.join(', ')}</td>` +
      `${keys.map((key) => `<td>${figures[key] ? number(figures[key]) : ''}</td>`).join('')}</tr>`,
  );
  return (
    `<div class="scroll" tabindex="0"><table class="melds"><thead><tr>${heads.join('')}</tr></thead>` +
    `<tbody>${lines.join('')}</tbody></table></div>${open ? '' : sidesHtml(told)}`
  );
}

// What the sides score by it.
const sidesHtml = ({ declaring_side: declaring, others }) =>
  `<p class="melds-of-sides">${say('the declaring side')}: <b>${number(declaring)}</b> · ${say('its opponents')}: <b>${number(others)}</b></p>`;
