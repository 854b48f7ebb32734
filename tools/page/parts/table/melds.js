// What the hands bring as they are dealt, before a card is played: by player, where a game has such melds.

import { suitLetters } from '../deals/cards.js';
import { tableOf } from '../deals/games.js';
import { escaped, number } from '../frame/html.js';
import { seatName } from './table.js';
import { cardText } from './tricks.js';
import { say } from '../words/words.js';

// Depends on what the others hold.
const OF_ALL = 'scored';
const PAIR = 'stoeck';
const KING_AND_OBER = ['K', 'O']; // the ranks of the pair, in trumps

// Figures by player: {worth: [20, 0, ...], ...}.
const figuresOf = (hands) =>
  Object.entries(hands).filter(
    ([, value]) => Array.isArray(value) && value.every(Number.isInteger),
  );

const meldText = (cards, { Game }, pack) => cards.map((one) => cardText(one, Game, pack)).join(' ');

// What has been announced to all after some tricks of a play of `each` tricks by a hand: after the first trick which
// melds count, and king and Ober of trumps once both are played.
function announcedIn({ Game, Contract }, { tricks, sofar, movers, each }) {
  const suit = suitLetters(Game)[tableOf(Game).cards.names.indexOf(Contract)];
  const hasPlayed = (seat, rank) =>
    sofar.some((one, i) => movers[i] === seat && one === suit + rank);
  return {
    counts: (second) => tricks > second * each,
    pairs: (seat) => KING_AND_OBER.every((rank) => hasPlayed(seat, rank)),
  };
}

// Of a hand what may be seen, {melds, figures}: `isOpen` where it is seen itself, else what was `announced`.
function seenOf(hand, i, second, isOpen, announced) {
  const { counts, pairs } = announced ?? { counts: () => true, pairs: () => true };
  const areShown = isOpen || (counts(second) && hand[OF_ALL][i] > 0);
  const isSeen = (key) => {
    if (key === OF_ALL) return counts(second);
    return key === PAIR ? isOpen || pairs(i + 1) : areShown;
  };
  const figures = figuresOf(hand).map(([key, all]) => [key, isSeen(key) ? all[i] : 0]);
  return { melds: areShown ? hand.melds[i] : [], figures: Object.fromEntries(figures) };
}

// `told`: the answer of `matador melds`, undefined where the game has none; the seats whose hands are `open`, null:
// all; `played`: {tricks, sofar, movers, each} of a play in which the others' hands are covered.
export function meldsHtml(tags, told, open, pack, played = null) {
  const hands = [told, told?.second].filter(Boolean);
  const announced =
    open && announcedIn(tags, played ?? { tricks: 0, sofar: [], movers: [], each: 1 });
  const rows = hands.flatMap((one, second) =>
    one.melds.map((_, i) => ({
      name: seatName(tags, i + 1) + (second ? `, ${say('second hand')}` : ''),
      ...seenOf(one, i, second, !open || open.includes(i + 1), announced),
    })),
  );
  const seen = rows.filter(({ figures }) => Object.values(figures).some(Boolean));
  if (seen.length === 0) return '';
  const keys = Object.keys(seen[0].figures).filter((key) =>
    seen.some(({ figures }) => figures[key]),
  );
  const heads = ['player', 'melds', ...keys].map((key) => `<th scope="col">${say(key)}</th>`);
  const lines = seen.map(
    ({ name, melds, figures }) =>
      `<tr><th scope="row" class="name">${escaped(name)}</th><td>${melds.map((cards) => meldText([...cards].reverse(), tags, pack)).join(', ')}</td>` +
      `${keys.map((key) => `<td>${figures[key] ? number(figures[key]) : ''}</td>`).join('')}</tr>`,
  );
  return (
    `<div class="scroll" tabindex="0"><table class="melds"><thead><tr>${heads.join('')}</tr></thead>` +
    `<tbody>${lines.join('')}</tbody></table></div>${open ? '' : sidesHtml(told)}`
  );
}

// After the first trick of a hand: who has melds that count, and how much.
export function announcedText(tags, told, { tricks, each }) {
  const hands = [told, told?.second].filter(Boolean);
  const hand = hands.find((_, second) => tricks === second * each + 1);
  const all = (hand?.[OF_ALL] ?? []).flatMap((points, i) =>
    points > 0 ? [`${seatName(tags, i + 1)} ${points}`] : [],
  );
  return all.length > 0 ? `${say('melds')}: ${all.join(', ')}` : '';
}

// What the sides score by it.
const sidesHtml = ({ declaring_side: declaring, others }) =>
  `<p class="melds-of-sides">${say('the declaring side')}: <b>${number(declaring)}</b> · ${say('its opponents')}: <b>${number(others)}</b></p>`;
