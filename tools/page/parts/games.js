// What the solver tells of each game: the table in the answer of `matador games --json`. Nothing else
// in the page knows a game.

const UNKNOWN = {
  cards: {
    suits: 'SHDC',
    names: ['spades', 'hearts', 'diamonds', 'clubs'],
    ranks: '23456789TJQKA',
  },
  seating: { nearest: 1, counter_clockwise: false },
  orders: {},
  sees_talon: false,
  without_tricks: [],
  facts: [],
  formats: [],
};
const tables = {};

export function learn(games) {
  for (const { game, table } of games) tables[game] = table;
}

export const tableOf = (game) => tables[game] ?? UNKNOWN;

// The seat whose cards the declarer plays, once there is a play; none in most games.
export function dummyOf(game, declarer, seats) {
  const { dummy } = tableOf(game);
  return dummy && declarer ? ((declarer - 1 + dummy) % seats) + 1 : null;
}
