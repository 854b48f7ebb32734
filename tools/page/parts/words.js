// English and German; Faroese and Swiss terms as they are.

const GERMAN = {
  'Deal': 'Blatt', 'deals': 'Blätter', 'winner': 'Sieger', 'rubber': 'Robber', 'crosses': 'Kreuze', 'side': 'Partei', 'of': 'von', 'Contract': 'Spiel', 'Declarer': 'Alleinspieler', 'Value': 'Wert',
  'Result': 'Ergebnis', 'points': 'Augen', 'tricks': 'Stiche', 'score': 'Wertung', 'Seat': 'Platz',
  'Trick': 'Stich', 'to play': 'am Zug', 'best': 'beste Karte', 'costs': 'kostet', 'Play': 'Spielverlauf',
  'Contracts': 'Spiele', 'Mistakes': 'Fehler', 'cost': 'Kosten', 'moves': 'Karten', 'choices': 'Wahl',
  'First': 'Anfang', 'Back': 'Zurück', 'Next': 'Weiter', 'Last': 'Ende', 'worlds': 'Verteilungen',
  'Guess the best card': 'Beste Karte raten', 'Cards': 'Blatt', 'own suits': 'wie im Spiel',
  'french': 'französisch', 'german': 'deutsch', 'Four colours': 'Vier Farben', 'Language': 'Sprache',
  'variation': 'Variante', 'Return to the play': 'Zurück zum Spielverlauf', 'talon': 'Talon',
  'spades': 'Pik', 'hearts': 'Herz', 'diamonds': 'Karo', 'clubs': 'Kreuz', 'leaves': 'Laub',
  'bells': 'Schellen', 'acorns': 'Eicheln', 'shields': 'Schilten', 'roses': 'Rosen', 'notrump': 'Ohne Trumpf',
  'grand': 'Grand', 'null': 'Null', 'Advice': 'Rat', 'on average': 'im Mittel', 'best in': 'am besten in',
  'Score-sheet': 'Anschreibung', 'points left': 'Rest', 'Table': 'Tabelle', 'share': 'Anteil', 'count': 'Anzahl',
  'Value along the play': 'Wert im Verlauf', 'passed out': 'alle gepasst', 'No': 'Nr.', 'mean': 'Mittel',
  'right': 'richtig', 'not the best': 'nicht die beste', 'player': 'Spieler', 'exchange': 'drückt',
  'The deal is over.': 'Das Blatt ist zu Ende.', 'with best play': 'bei bestem Spiel', 'penalty': 'Strafe',
  'hand not known': 'Blatt unbekannt', 'Game': 'Spielart', 'Players': 'Spieler', 'Seed': 'Reihe',
  'Number': 'Nummer', 'Deal it': 'Geben', 'Solve': 'Lösen', 'Compare contracts': 'Spiele vergleichen',
  'Advise': 'Raten', 'Judge the play': 'Verlauf prüfen', 'Cancel': 'Abbrechen', 'Deals as text': 'Blätter als Text',
  'Open file': 'Datei öffnen', 'Save': 'Speichern', 'solving': 'rechnet', 'as dealt': 'wie gegeben',
  'of the auction': 'aus der Ansage', 'Link': 'Verweis', 'Use this text': 'Text übernehmen', 'trump': 'Trumpf',
  'stopped': 'abgebrochen', 'the others are covered': 'die anderen verdeckt', 'Remaining cards': 'Übrige Karten',
  'Enter the hands': 'Blätter eingeben', 'objective': 'Ziel', 'usual': 'üblich', 'Leave the play': 'Zug zurück',
  'no answer for this card here': 'für diese Karte steht hier keine Antwort',
};

const RANKS = {
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', O: 'Ober', U: 'Under', T: 'ten' },
  de: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', O: 'Ober', U: 'Unter', T: 'Zehn' },
};

let language = (typeof navigator !== 'undefined' && /^de/i.test(navigator.language)) ? 'de' : 'en';

export const currentLanguage = () => language;
export const speak = (chosen) => { language = chosen; };
export const say = (word) => (language === 'de' ? GERMAN[word] ?? word : word);

// The spoken name of a card: "queen of clubs", "Kreuz-Dame".
export function cardName(rank, suit) {
  const spoken = RANKS[language][rank] ?? rank;
  return language === 'de' ? `${say(suit)} ${spoken}` : `${spoken} of ${suit}`;
}
