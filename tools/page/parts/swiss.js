// What Swiss players call things, where German is spoken and a game is played with Swiss cards; the key is
// the English.

export const swiss = {
  Contract: 'Trumpf',
  Declarer: 'Ansager',
  'the declarer': 'der Ansager',
  'for the declaring side': 'für die Partei des Ansagers',
  'of the auction': 'noch keiner',
  points: 'Punkte',
  melds: 'Wys',
  'points of melds': 'Punkte im Wys',
  vol: 'Match',
  objective: 'gezählt wird',
};
