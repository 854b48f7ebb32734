// Real answers to each question, of every game, with every option that adds to them.

import { readFileSync, readdirSync } from 'node:fs';

const LIMIT = 2000; // what is proven so far is an answer, too

// [question, what is asked, options]
function* askedOfFiles(folder) {
  for (const name of readdirSync(folder).filter((one) =>
    /^(?!.*faults).*\.(deals|pbn)$/.test(one),
  )) {
    const deals = readFileSync(new URL(name, folder), 'utf8');
    yield ['solve', deals, { cards: true, line: true, limit: LIMIT, ms: true }];
    if (/Talon/.test(deals)) yield ['solve', deals, { exchanges: true, limit: 20 * LIMIT }];
    yield ['solve', deals, { seconds: 1e-6 }];
    yield ['replay', deals, { cards: true, line: true, last: 8, limit: LIMIT }];
    yield ['replay', deals, { knowledge: true, worlds: 2, last: 2, limit: LIMIT, par: true }];
    yield ['replay', deals, { last: 12, seconds: 1e-6 }];
    if (name === 'replay.deals') yield ['replay', deals, { explain: true }];
    for (const question of ['score', 'auction', 'melds']) yield [question, deals, {}];
    if (/advise/.test(name)) {
      yield ['advise', deals, { worlds: 3, limit: 20 * LIMIT }];
      yield ['advise', deals, { worlds: 1, enumerate: 0 }];
      yield ['advise', deals, { worlds: 40, enumerate: 0, seconds: 1e-6 }];
    }
  }
}

const HANDS = [
  ['melds', { game: 'jass', hand: 'SA SK SO R9 R8 B7 A6 A8 A9', contract: 'shields' }],
  ['melds', { game: 'jass', hand: 'SA SK SO R9 R8 B7 A6 A8 A9' }],
  ['auction', { game: 'sjavs', hand: 'AKQJ.987..A' }],
  ['auction', { game: 'skat', hand: 'AJT.J98.KQ.Q8' }],
  ['auction', { game: 'skat', hand: 'AT9.K98.KQ.J8' }],
  ['advise', { game: 'sjavs', hand: '.AQJ.A7.AT9', contract: 'clubs', declarer: 4, dealer: 4 }],
  ['advise', { game: 'skat', hand: 'AKQJ.AK.T9.AT + H7 H8' }],
  ['advise', { game: 'klorsjavs', hand: 'AKQ.AK..A', options: 'farvesjavs' }],
];

const TABLES = [
  ['length', { game: 'sjavs' }],
  ['length', { game: 'sjavs', where: 'suit(1, clubs) >= 3' }],
  ['auction', { game: 'sjavs', deals: 50 }],
  ['melds', { game: 'jass', seats: 3, deals: 50 }],
  ['share', { game: 'bridge', where: 'hcp(north) > 15', deals: 50, options: '' }],
  ['matadors', { game: 'skat' }],
  ['bock', { game: 'scharwenzel', deals: 4, limit: LIMIT }],
  ['vol', { game: 'sjavs', deals: 20, by: ['trumps(declarer)', 'forehand == declarer'] }],
  ['match', { game: 'jass', contracts: 'obenabe', deals: 3, limit: LIMIT, played: 12 }],
  ['tricks', { game: 'bridge', contracts: 'all', declarer: 1, deals: 1, limit: LIMIT, played: 24 }],
  ['points', { game: 'sjavs', deals: 9, by: 'trumps(declarer)', shares: 'joint', seconds: 1e-6 }],
  ['points', { game: 'sjavs', deals: 40, glance: true }],
  ['points', { game: 'sjavs', deals: 40, glance: true, by: 'trump' }],
  ['score', { game: 'sjavs', deals: 9, fix: '1:AK...', options: 'suduroy' }],
  ['score', { game: 'klorsjavs', deals: 9, contracts: 'spil', trump: 'clubs', declarer: 1 }],
  ['contract', { game: 'jass', deals: 3, limit: LIMIT }],
  ['contract', { game: 'jass', seats: 6, deals: 2 }],
  ['contract', { game: 'coiffeur', deals: 2, contracts: 'obenabe*3,acorns', limit: LIMIT }],
];

// One deal of each game and number of players, in a contract of its own.
function* askedOfGames(matador) {
  yield ['solve', matador.generate({ game: 'sjavs', seats: 3 }), { exchanges: true }];
  const announced = { game: 'scharwenzel', contracts: 'hearts', declarer: 1, played: 30 };
  const [deal] = matador.generate(announced);
  yield ['replay', `[Tout "1"]\n${deal}`, {}];
  for (const { game, seats, contracts: all, trumps, not_dealt: undealt } of matador.games()) {
    const contracts = all.filter((one) => !undealt?.includes(one));
    for (const count of seats) {
      const deals = matador.generate({ game, seats: count, contracts, played: 12 });
      yield ['solve', deals, { cards: true, line: true, limit: LIMIT }];
      yield ['replay', deals, { player: 1, last: 2, limit: LIMIT }];
      const playing = trumps ? { trump: trumps[0] } : {};
      yield ['solve', deals.slice(0, 1), { model: 'maxn', limit: LIMIT, ...playing }];
    }
  }
}

// By question the answers; of faulty deals the others.
export function realAnswers(matador, folder) {
  const found = {};
  const keep = (question, answers) => (found[question] ??= []).push(...[answers].flat());
  const add = (question, ...words) => {
    try {
      keep(question, matador[question](...words));
    } catch (error) {
      if (error.status !== 1) throw error;
      keep(question, error.answers);
    }
  };
  for (const [question, deals, options] of askedOfFiles(folder)) add(question, deals, options);
  for (const [question, deals, options] of askedOfGames(matador)) add(question, deals, options);
  for (const [question, tags] of HANDS)
    add(question, tags, question === 'advise' ? { worlds: 3, limit: 200 * LIMIT } : {});
  for (const [question, options] of TABLES) keep('table', matador.table(question, options));
  add('games');
  return found;
}
