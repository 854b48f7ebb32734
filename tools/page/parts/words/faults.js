// What the program says of a deal that has a fault, in the reader's language as far as it is known there.

import { currentLanguage } from './words.js';

const SEAT = '(?:seat )?(\\S+)';

// Sentences of the program, and the same in German.
export const sentencesInGerman = [
  [`${SEAT} holds (\\d+) cards?, expected (\\d+)`, 'Platz $1 hat $2 Karten statt $3'],
  ['the missing card is (\\S+)', 'es fehlt die Karte $1'],
  ['the missing cards are (.+)', 'es fehlen die Karten $1'],
  [
    `(\\S+) is dealt twice, to ${SEAT} and to ${SEAT}`,
    '$1 ist doppelt, bei Platz $2 und bei Platz $3',
  ],
  [`hand of ${SEAT}: `, 'Platz $1: '],
  ['(\\S+) is there twice', '$1 ist doppelt'],
  [
    'unknown rank ("[^"]*") in ("[^"]*"); the ranks are (.+)',
    'unbekannter Wert $1 in $2; es gibt $3',
  ],
  ['(\\d+) hands, expected (\\d+)', '$1 Hände statt $2'],
  ['unknown game ("[^"]*")', 'das Spiel $1 gibt es hier nicht'],
  ['unknown contract ("[^"]*")', 'das Spiel $1 gibt es hier nicht'],
  ['did you mean ("[^"]*")\\?', 'ist $1 gemeint?'],
  ['bad seat ("[^"]*"), expected a number from (\\d+) to (\\d+)', 'Platz $1 statt $2 bis $3'],
  [
    `(\\S+) is played by ${SEAT}, who does not hold it`,
    '$1 wird von Platz $2 gespielt, der sie nicht hat',
  ],
  [
    `(\\S+) is played by ${SEAT}, who has to follow suit to (\\S+)`,
    '$1 wird von Platz $2 gespielt, der $3 bedienen muss',
  ],
  [
    `(\\S+) is played by ${SEAT}, who may not trump lower than (\\S+)`,
    '$1 wird von Platz $2 gespielt, der nicht niedriger trumpfen darf als $3',
  ],
  [
    'unknown card ("[^"]*"), expected a suit letter and a rank',
    'unbekannte Karte $1; eine Karte ist der Buchstabe ihrer Farbe und ihr Wert',
  ],
  ['no (\\[\\w+\\]) tag', 'es fehlt $1'],
  [', as in ', ', etwa '],
  [', or with / between hands in words', ''],
].map(([english, german]) => [new RegExp(english, 'g'), german]);

export const inWords = (text) =>
  currentLanguage() === 'de'
    ? sentencesInGerman.reduce((said, [english, german]) => said.replace(english, german), text)
    : text;
