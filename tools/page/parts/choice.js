// What the reader has chosen to be dealt, played and asked, and what a deal says of it.

/**
 * @typedef {import('./cards.js').Tags} Tags
 * @typedef {typeof firstChoice & { game: string, seats: number | string }} Choice
 */

// Of the page as it opens, beside the first game and its usual number of players.
export const firstChoice = {
  seed: 1,
  first: 0,
  played: 0, // cards, at random
  contract: '',
  declarer: '',
  trump: '',
  objective: '',
};

const TAGS = { Contract: 'contract', Declarer: 'declarer', Trump: 'trump' };

// Of the tags of a deal those that can be chosen.
export const chosenIn = (tags) =>
  Object.fromEntries(Object.keys(TAGS).map((tag) => [tag, tags[tag]]));

// What a deal that was read says.
export const choiceOf = ({ Game, Seats = '4', ...tags }) => ({
  game: Game,
  seats: Number(Seats),
  ...Object.fromEntries(Object.entries(TAGS).map(([tag, name]) => [name, tags[tag] ?? ''])),
});

// The deal with what was chosen.
export function tagsWith(choice, deal) {
  const tags = { ...deal };
  for (const [tag, name] of Object.entries(TAGS)) {
    if (choice[name]) tags[tag] = String(choice[name]);
    else delete tags[tag];
  }
  return tags;
}

// Where no auction decides, something must be played, and where that is not enough, by somebody;
// null: all is chosen.
export function moreChosen({ contract, declarer }, game) {
  if (!game || (contract && declarer)) return null;
  if (contract) return { declarer: 1 };
  const { contracts, trumps = [''] } = game;
  return { contract: contracts[0], trump: trumps[0] };
}

// After another game was chosen.
export const choiceIn = (game) => ({
  seats: game.seats[0],
  first: 0,
  contract: '',
  declarer: '',
  trump: '',
  objective: '',
});

// The options of a question.
export const objectiveOf = ({ objective }) => (objective ? { objective } : {});
