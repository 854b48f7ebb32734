// Which deals are solved, and in which contracts. The numbers are such that a set takes a night on two cores at most.

const MANY = 100_000;
const SOME = 10_000;

// The contracts that a hard game is solved in.
const WITHOUT_TRUMPS = 'obenabe,undenufe';

export const SETS = {
  sjavs4: { game: 'sjavs', seats: 4, deals: MANY },
  sjavs3: { game: 'sjavs', seats: 3, deals: SOME },
  sjavs2: { game: 'sjavs', seats: 2, deals: SOME },
  klorsjavs: { game: 'klorsjavs', seats: 3, deals: MANY },
  scharwenzel4: { game: 'scharwenzel', seats: 4, deals: MANY },
  scharwenzel6: { game: 'scharwenzel', seats: 6, deals: MANY },
  scharwenzel8: { game: 'scharwenzel', seats: 8, deals: MANY },
  jass2: { game: 'jass', seats: 2, deals: MANY },
  jass3: { game: 'jass', seats: 3, deals: SOME, contracts: WITHOUT_TRUMPS },
  jass4: { game: 'jass', seats: 4, deals: SOME, contracts: WITHOUT_TRUMPS },
  jass5: { game: 'jass', seats: 5, deals: SOME, contracts: WITHOUT_TRUMPS },
  jass6: { game: 'jass', seats: 6, deals: SOME, contracts: WITHOUT_TRUMPS },
  coiffeur: { game: 'coiffeur', seats: 3, deals: SOME, contracts: WITHOUT_TRUMPS },
  bridge: { game: 'bridge', seats: 4, deals: SOME },
  skat: { game: 'skat', seats: 3, deals: SOME },
  schafkopf: { game: 'schafkopf', seats: 4, deals: SOME },
};
