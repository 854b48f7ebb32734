// What the page says, in the reader's language. A word is asked for by its English.

import { german } from './german.js';

const RANKS = {
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', O: 'Ober', U: 'Under', T: 'ten' },
  de: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', O: 'Ober', U: 'Unter', T: 'Zehn' },
};

let language = typeof navigator !== 'undefined' && /^de/i.test(navigator.language) ? 'de' : 'en';

export const currentLanguage = () => language;
export const languages = () => [
  ['en', 'English'],
  ['de', 'Deutsch'],
];
export const speak = (chosen) => {
  language = chosen;
};
export const say = (word) => (language === 'de' ? (german[word] ?? word) : word);

// The spoken name of a card: "queen of clubs", "Kreuz-Dame".
export function cardName(rank, suit) {
  const spoken = RANKS[language][rank] ?? rank;
  return language === 'de' ? `${say(suit)} ${spoken}` : `${spoken} of ${suit}`;
}
