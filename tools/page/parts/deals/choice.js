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
  /** @type {number | undefined} */
  tried: undefined, // the contract that was taken because none was chosen
};

// What was said of the contract that was played, and of no other.
const OF_CONTRACT = ['Doubled', 'Joker', 'Tout'];
// What an auction leaves in a deal; then what follows it.
const OF_AUCTION = ['Contract', 'Declarer', 'Trump', 'Bid', ...OF_CONTRACT];
const OF_PLAY = ['Discard', 'Exchange', 'Play'];

/** @type {(names: string[], deal: Tags) => Tags} */
const without = (names, deal) =>
  Object.fromEntries(Object.entries(deal).filter(([name]) => !names.includes(name)));

// The deal before anything was said.
export const undeclared = (deal) => without([...OF_AUCTION, ...OF_PLAY], deal);

const TAGS = { Contract: 'contract', Declarer: 'declarer', Trump: 'trump' };

// Of the tags of a deal those that can be chosen.
export const chosenIn = (tags) =>
  Object.fromEntries(Object.keys(TAGS).map((tag) => [tag, tags[tag]]));

// What a deal that was read says.
export const choiceOf = ({ Game, Seats = '4', ...tags }) => ({
  game: Game,
  seats: Number(Seats),
  ...Object.fromEntries(Object.entries(TAGS).map(([tag, name]) => [name, tags[tag] ?? ''])),
  tried: undefined,
});

// The deal with what was chosen.
export function tagsWith(choice, deal) {
  const isOther = deal.Contract && choice.contract && choice.contract !== deal.Contract;
  const tags = without(isOther ? OF_CONTRACT : [], deal);
  for (const [tag, name] of Object.entries(TAGS)) {
    if (choice[name]) tags[tag] = String(choice[name]);
    else delete tags[tag];
  }
  return tags;
}

// Where no auction decides, something must be played, and where that is not enough, by somebody: the first contract that
// the cards allow. Null: all is chosen, or none is allowed.
export function moreChosen({ contract, declarer, tried }, game) {
  if (!game) return null;
  const { contracts, trumps = [''] } = game;
  if (!contract) return { contract: contracts[0], trump: trumps[0], tried: 0 };
  if (!declarer) return { declarer: 1 };
  if (tried === undefined || tried + 1 === contracts.length) return null;
  return { contract: contracts[tried + 1], tried: tried + 1 };
}

// What nobody has chosen is not chosen for another deal.
export const withoutTried = ({ tried }) =>
  tried === undefined ? {} : { contract: '', declarer: '', trump: '', tried: undefined };

// After another game was chosen.
export const choiceIn = (game) => ({
  seats: game.seats[0],
  first: 0,
  contract: '',
  declarer: '',
  trump: '',
  objective: '',
  tried: undefined,
});

// The options of a question.
export const objectiveOf = ({ objective }) => (objective ? { objective } : {});
