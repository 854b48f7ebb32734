// Deals to look at in pages.

import { matador } from './browser.mjs';

// A deal of every game and number of players.
export function dealsOfAllGames() {
  const games = matador(['games', '--json'])
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return games.flatMap(({ game, seats, contracts, trumps, table: { title } }) =>
    seats.map((count) => {
      const own =
        game === 'sjavs'
          ? []
          : [
              '--contracts',
              game === 'davoserjazz' ? 'queens' : game === 'skat' ? 'grand' : contracts[0],
            ];
      const text = matador([
        'deal',
        '--game',
        game,
        '--seats',
        String(count),
        '--seed',
        '5',
        ...own,
      ]);
      return {
        name: `${game}${count}`,
        title,
        text: trumps ? text.replace('[Contract', `[Trump "${trumps[0]}"]\n[Contract`) : text,
      };
    }),
  );
}

// The beginning of a play that leaves few cards, found by playing the first legal card again and again.
export function begun(text) {
  let deal = text;
  for (let cards = 0; cards < 200; ++cards) {
    const [answer] = matador(['solve', '--json', '--cards', '--limit', '20000'], deal)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    if (answer.cards || !answer.to_play) return deal;
    const hand = deal.match(/\[Play "(.*)"\]/)?.[1] ?? '';
    const legal = firstLegal(deal, hand, answer.to_play);
    deal = deal
      .replace(/\[Play .*\n/, '')
      .replace('[Deal', `[Play "${`${hand} ${legal}`.trim()}"]\n[Deal`);
  }
  return deal;
}

function firstLegal(deal, play, seat) {
  const letters = /"(jass|coiffeur)"/.test(deal) ? 'SRBA' : 'SHDC';
  const hands = deal
    .match(/\[Deal "(.*)"\]/)[1]
    .split(':')[1]
    .split(' ');
  const more =
    deal
      .match(/\[Second "(.*)"\]/)?.[1]
      .split(':')[1]
      .split(' ') ?? [];
  const table =
    deal
      .match(/\[Table "(.*)"\]/)?.[1]
      .split(' ')
      .map((one) => one.split(':').at(-1)) ?? [];
  const cards = [hands[seat - 1], more[seat - 1] ?? '']
    .flatMap((hand) =>
      hand.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => letters[suit] + rank)),
    )
    .concat((table[seat - 1] ?? '').split(/[,/]/).filter(Boolean));
  for (const card of cards.filter((one) => !play.split(' ').includes(one))) {
    const next = deal
      .replace(/\[Play .*\n/, '')
      .replace('[Deal', `[Play "${`${play} ${card}`.trim()}"]\n[Deal`);
    try {
      matador(['solve', '--json', '--limit', '1'], next);
      return card;
    } catch {
      /* not legal */
    }
  }
  throw new Error(`no legal card\n${deal}`);
}
