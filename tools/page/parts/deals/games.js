// What the solver tells of each game: the table in the answer of `matador games --json`. Little else
// in the page knows a game.

const UNKNOWN = {
  cards: {
    suits: 'SHDC',
    names: ['spades', 'hearts', 'diamonds', 'clubs'],
    ranks: '23456789TJQKA',
  },
  languages: [],
  seating: { nearest: 1, counter_clockwise: false },
  places: [{ tag: 'Deal', holds: 'hands' }],
  orders: {},
  sees_talon: false,
  names_contract: false,
  without_tricks: [],
  facts: [],
  tags: [],
  formats: [],
};
const tables = {};

export function learn(games) {
  for (const { game, table } of games) tables[game] = table;
}

export const tableOf = (game) => tables[game] ?? UNKNOWN;

// Whether a deal is played in tricks, as almost all are.
export const hasTricks = ({ Game, Contract }) => !tableOf(Game).without_tricks.includes(Contract);

// The game that is played most where the first of these languages is spoken, that of the country before that of the
// language: of "de-CH" before "de". Null where none is.
export function gameAtHome(languages) {
  const tags = languages.flatMap((one) => [one, one.split('-')[0]]);
  const isOf = (tag) => Object.keys(tables).find((game) => tables[game].languages.includes(tag));
  return tags.map(isOf).find(Boolean) ?? null;
}

// The seat whose cards the declarer plays, once there is a play; none in most games.
export function dummyOf(game, declarer, seats) {
  const { dummy } = tableOf(game);
  return dummy && declarer ? ((declarer - 1 + dummy) % seats) + 1 : null;
}
