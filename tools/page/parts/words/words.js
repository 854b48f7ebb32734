// What the page says, in the reader's language. A word is asked for by its English.

import { english } from './english.js';
import { tableOf } from '../deals/games.js';
import { german } from './german.js';
import { names } from './names.js';
import { swiss } from './swiss.js';

const RANKS = {
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', O: 'Ober', U: 'Under', T: 'ten' },
  de: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', O: 'Ober', U: 'Unter', T: 'Zehn' },
};
const GERMAN_LETTERS = { Q: 'D', J: 'B' };
// Of Swiss cards, and of those that are trumps.
const SWISS_RANKS = { A: 'Ass', K: 'König', O: 'Ober', U: 'Under', T: 'Banner' };
const SWISS_TRUMPS = { ...SWISS_RANKS, U: 'Puur', 9: 'Näll' };

let language = typeof navigator !== 'undefined' && /^de/i.test(navigator.language) ? 'de' : 'en';
let subject = { isSwiss: false, trump: '' };

export const currentLanguage = () => language;
export const languages = () => [
  ['en', 'English'],
  ['de', 'Deutsch'],
];
export const speak = (chosen) => {
  language = chosen;
};

// The game that is spoken of, with what is played: each has its own words.
export function speakOf(game, trump = '') {
  subject = { isSwiss: tableOf(game).cards.names.includes('shields'), trump };
}

export function say(word) {
  if (language !== 'de') return english[word] ?? names[word] ?? word;
  return (subject.isSwiss ? swiss[word] : undefined) ?? german[word] ?? names[word] ?? word;
}

// Of a French card: a queen is a Dame, a jack a Bube.
export const letterOf = (rank) => (language === 'de' ? (GERMAN_LETTERS[rank] ?? rank) : rank);

// A figure with a decimal sign of the reader's country.
export function decimal(value, places) {
  const reader = typeof navigator !== 'undefined' ? navigator.language : '';
  const country = language === 'de' ? (/^de/i.test(reader) ? reader : 'de') : 'en';
  const sign = (0.5).toLocaleString(country).charAt(1);
  return value.toFixed(places).replace('-', '−').replace('.', sign);
}

// A game as people call it.
export const titleOf = (game) => say(tableOf(game).title ?? game ?? '');

// The spoken name of a card: "queen of clubs", "Kreuz Dame", "Schellen Puur".
export function cardName(rank, suit) {
  if (language !== 'de') return `${RANKS.en[rank] ?? rank} of ${suit}`;
  const isTrump = suit === subject.trump;
  const ranks = !subject.isSwiss ? RANKS.de : isTrump ? SWISS_TRUMPS : SWISS_RANKS;
  return `${say(suit)} ${ranks[rank] ?? rank}`;
}
