// What the page says, in English, where that is not the word itself by which it is asked for
// (names.js has what is called the same in every language).

export const english = {
  notrump: 'no trump',
  few: 'few tricks',
  many: 'many tricks',
  queens: 'queens',
  king: 'king of spades',
  'slalom-obenabe': 'Slalom, obenabe first',
  'slalom-undenufe': 'Slalom, undenufe first',
  'gustav-obenabe': 'Gustav, obenabe first',
  'gustav-undenufe': 'Gustav, undenufe first',
  'sauspiel-eichel': 'Sauspiel with the ace of Eichel',
  'sauspiel-gras': 'Sauspiel with the ace of Gras',
  'sauspiel-schellen': 'Sauspiel with the ace of Schellen',
  'first-last': 'first and last trick',
};
