// What each rule option means, in German, by its name; in English the program says it.

export const ruleInGerman = {
  suduroy: 'die Regeln von Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off',
  'solo-vol': 'alle Stiche von einem allein zählen 16, mit Kreuz 24',
  'tie-bonus':
    'nach 60–60 zählt das nächste Spiel 2 mehr; 2-4: 4 mehr für die, die nicht gespielt hatten',
  'double-victory': 'zwei Kreuze für einen Robber, dessen Verlierer noch auf 24 stehen',
  farvesjavs: 'der Spieler nennt die Trumpffarbe; sonst ist Kreuz Trumpf',
  rules:
    'die Bräuche des Schiebers zu viert: low-quartets=off undertrump=forced order=stoeck-stich-wyz',
  'undenufe-ace': 'was ein Ass im Undenufe zählt; 11: und die Sechs nichts',
  undertrump:
    'wann man untertrumpfen darf: nur mit lauter Trümpfen in der Hand; forced: nur, wo keine andere Karte geht, den Puur nicht gerechnet',
  'low-quartets': 'vier 6, 7 oder 8 sind ein Weis',
  'cross-melds': 'eine Karte darf in einer Folge und in vier Gleichen zählen',
  'split-runs': 'eine Folge von acht oder neun darf als fünf und drei oder vier zählen',
  'wyz-order':
    'welcher Weis der beste ist: vier Gleiche vor jeder Folge; cards: nach Punkten, dann nach der Zahl der Karten',
  multipliers: 'wie viel jedes Spiel zählt, in der Reihe der Spiele',
  target: 'die Punkte, bis zu denen gespielt wird',
  order: 'was zuerst zählt, wo mehrere in einem Blatt ans Ziel kommen',
  'push-back': 'der Partner darf der Vorhand zurückschieben',
  count: 'wann geschrieben wird: nach dem Blatt; trick: Stich um Stich, und am Ziel ist Schluss',
  'slalom-values': 'wie im Slalom und Gustav gezählt wird: wie im ersten Stich oder wie in jedem',
  stick: 'was ein Strich wert ist: dann endet die Liste mit dem, was jeder jedem schuldet',
  matadors: 'wer für Matadore bezahlt wird: die Gewinner, wenn sie sie haben, oder wer sie hat',
  hook: 'die Punkte, die ein Haken zählt',
  shares:
    'was jeder Platz vom Topf bekommt: die Hälfte, ein Viertel, der Rest gleich, zu dritt 1/2 1/3 1/6; oder Prozente',
  'seeger-fabian':
    'die Liste: 50 mehr für ein gewonnenes Spiel, 50 weniger für ein verlorenes, 40 jedem Gegner',
  geier: 'ein Geier kann gespielt werden',
  farbwenz: 'ein Farbwenz kann gespielt werden',
  farbgeier: 'ein Farbgeier kann gespielt werden',
  bettel: 'ein Bettel kann gespielt werden',
  davonlaufen: 'mit wie vielen Karten der Rufsau ihr Besitzer davonlaufen darf',
  tariff:
    'die Preise von Schneider, Schwarz und einem Laufenden; eines Sauspiels; jedes anderen Spiels',
  laufende: 'ab wie vielen Laufende zählen, und in Wenz und Geier ohne Farbe',
  durchmarsch: 'womit einer einen Ramsch gewinnt: mit allen Stichen oder mit 91 Augen',
  jungfrau: 'jeder ohne Stich verdoppelt, was ein Ramsch kostet',
};
