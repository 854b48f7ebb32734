// Deals to look at in pages.

import { matador } from './browser.mjs';

// What is played, where it is not the first contract of the game; null: as the auction has it.
const CONTRACTS = { sjavs: null, davoserjazz: 'queens', skat: 'grand' };

// A deal of every game and number of players: {name, title, words, trump}, `words` those that deal it.
export function dealsOfAllGames() {
  const games = matador(['games', '--json'])
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return games.flatMap(({ game, seats, contracts: [first], trumps: [trump] = [], table }) =>
    seats.map((count) => {
      const contract = game in CONTRACTS ? CONTRACTS[game] : first;
      const contracts = contract ? ['--contracts', contract] : [];
      const words = ['deal', '--game', game, '--seats', String(count), '--seed', '5', ...contracts];
      return { name: `${game}${count}`, title: table.title, words, trump };
    }),
  );
}

const STEP = 2; // cards

// The deal with as many cards played as it takes to be solved in a moment.
export function begun({ words, trump }) {
  for (let played = 0; ; played += STEP) {
    const dealt = matador(played > 0 ? [...words, '--played', String(played)] : words);
    const isNamed = !trump || dealt.includes('[Trump');
    const deal = isNamed ? dealt : dealt.replace('[Contract', `[Trump "${trump}"]\n[Contract`);
    const [answer] = matador(['solve', '--json', '--cards', '--limit', '20000'], deal).split('\n');
    if (JSON.parse(answer).cards) return deal;
  }
}
