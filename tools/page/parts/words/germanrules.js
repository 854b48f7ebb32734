// What the rule options of the games mean, in German, by the games' own words for it.

export const rulesInGerman = {
  'the rules of Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off':
    'die Regeln von Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off',
  'a vol of one player alone scores 16, in clubs 24; with two players default off':
    'alle Stiche von einem allein zählen 16, mit Kreuz 24; zu zweit ist off üblich',
  'after 60-60 the next score is worth 2 more; 2-4: 4 more to those who had not declared':
    'nach 60–60 zählt das nächste Spiel 2 mehr; 2-4: 4 mehr für die, die nicht gespielt hatten',
  'two crosses for a rubber whose losers are still on 24':
    'zwei Kreuze für einen Robber, dessen Verlierer noch auf 24 stehen',
  'the declarer names the trump suit; without it clubs are trumps':
    'der Spieler nennt die Trumpffarbe; sonst ist Kreuz Trumpf',
  'the customs of Schieber for four: low-quartets=off undertrump=forced order=stoeck-stich-wyz':
    'die Bräuche des Schiebers zu viert: low-quartets=off undertrump=forced order=stoeck-stich-wyz',
  'what an ace is worth in Undenufe; 11: and the six nothing':
    'was ein Ass im Undenufe zählt; 11: und die Sechs nichts',
  'when a trump may be too low on a plain lead: of a hand of nothing but trumps; forced: only where no other card can be played, the Puur left aside':
    'wann man untertrumpfen darf: nur mit lauter Trümpfen in der Hand; forced: nur, wo keine andere Karte geht, den Puur nicht gerechnet',
  'four 6, 7 or 8 are a meld': 'vier 6, 7 oder 8 sind ein Weis',
  'a card may be in a run and in a quartet':
    'eine Karte darf in einer Folge und in vier Gleichen zählen',
  'a run of eight or nine may count as five and three or four':
    'eine Folge von acht oder neun darf als fünf und drei oder vier zählen',
  'which meld is best: any quartet beats any run; cards: points decide, then the number of cards':
    'welcher Weis der beste ist: vier Gleiche vor jeder Folge; cards: nach Punkten, dann nach der Zahl der Karten',
  'what each contract multiplies its points by, in the order of the contracts':
    'wie viel jedes Spiel zählt, in der Reihe der Spiele',
  'the points that a game is played to': 'die Punkte, bis zu denen gespielt wird',
  'what counts first where several reach the target in one deal':
    'was zuerst zählt, wo mehrere in einem Blatt ans Ziel kommen',
  'the partner may push the choice of a contract back to forehand; the same players can declare':
    'der Partner darf der Vorhand zurückschieben; wer ansagen kann, bleibt gleich',
  'when points are written down: after the deal; trick: as they are won, and the game ends at the target':
    'wann geschrieben wird: nach dem Blatt; trick: Stich um Stich, und am Ziel ist Schluss',
  'which way the cards of Slalom and Gustav count: as in the first trick, or as in their own':
    'wie im Slalom und Gustav gezählt wird: wie im ersten Stich oder wie in jedem',
  'when a trump may be too low, as in Jass': 'wann man untertrumpfen darf, wie im Jass',
  'what a stick is worth: then the sheet ends with what each owes each':
    'was ein Strich wert ist: dann endet die Liste mit dem, was jeder jedem schuldet',
  'whom matadors are paid to: the winners of the deal if they hold them, or whoever does':
    'wer für Matadore bezahlt wird: die Gewinner, wenn sie sie haben, oder wer sie hat',
  'the points that a hook counts in the score of a deal': 'die Punkte, die ein Haken zählt',
  'what each place has of the pot: half, a quarter, the rest equally, of three players 1/2 1/3 1/6; or a percentage each':
    'was jeder Platz vom Topf bekommt: die Hälfte, ein Viertel, der Rest gleich, zu dritt 1/2 1/3 1/6; oder Prozente',
  'the sheet: 50 more for a game won, 50 fewer for one lost, and 40 to each opponent; of four at the table 30':
    'die Liste: 50 mehr für ein gewonnenes Spiel, 50 weniger für ein verlorenes, 40 jedem Gegner',
  'a Geier can be declared, with --contracts all and in advice': 'ein Geier kann gespielt werden',
  'the same for a Farbwenz': 'ein Farbwenz kann gespielt werden',
  'the same for a Farbgeier': 'ein Farbgeier kann gespielt werden',
  'the same for a Bettel': 'ein Bettel kann gespielt werden',
  'how many cards of the called suit its holder needs to lead another than the ace':
    'mit wie vielen Karten der Rufsau ihr Besitzer davonlaufen darf',
  'the prices of schneider, schwarz and one of the Laufende; of a Sauspiel; of any other game':
    'die Preise von Schneider, Schwarz und einem Laufenden; eines Sauspiels; jedes anderen Spiels',
  'from how many Laufende count, and in Wenz and Geier without a suit':
    'ab wie vielen Laufende zählen, und in Wenz und Geier ohne Farbe',
  'who wins a Ramsch by what he takes: all tricks, or 91 points':
    'womit einer einen Ramsch gewinnt: mit allen Stichen oder mit 91 Augen',
  'each player without a trick doubles what a Ramsch costs':
    'jeder ohne Stich verdoppelt, was ein Ramsch kostet',
};
