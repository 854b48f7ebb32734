// What the package does, from where it is installed: copied there, and run by plain Node.

import assert from 'node:assert/strict';
import { load, loadWorker, MatadorError } from 'matador';

const warnings = [];
const matador = await load({ onWarning: (message) => warnings.push(message) });
const SJAVS = { game: 'sjavs', deal: '1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8' };
const HEARTS = { ...SJAVS, contract: 'hearts', declarer: 1 };
const thrown = (ask) => {
  try {
    ask();
  } catch (error) {
    return error;
  }
  throw new Error('nothing is thrown');
};

// Deals as tags, as text, and as texts are the same.
const [solved] = matador.solve(HEARTS, { cards: true, line: true });
const text = matador.convert(HEARTS);
assert.deepEqual(matador.solve(text, { cards: true, line: true }), [solved]);
assert.equal(matador.solve([text, text])[1].deal, 2);
assert.equal(solved.value, Math.max(...Object.values(solved.cards)));
const [replay] = matador.replay({ ...HEARTS, play: solved.line });
assert.equal(replay.result, solved.value);
assert.equal(replay.moves.length, 32);

// Options in camel case, lists, numbers.
const [limited] = matador.solve(HEARTS, { limit: 10, tableMib: 1, objective: ['score', 'points'] });
assert.equal(limited.exact, false);
assert.deepEqual(
  matador.solve(HEARTS, { objective: ['score', 'points'] }).map(({ objective }) => objective),
  ['score', 'points'],
);
assert.equal(matador.solve(HEARTS, { cards: false, line: undefined })[0].cards, undefined);

// Deals at random are the same for everybody; a table of them is, too.
const dealt = matador.generate({ game: 'jass', seed: 7, deals: 3, where: 'suit(1, shields) >= 3' });
assert.equal(dealt.length, 3);
assert.deepEqual(
  dealt,
  matador.generate({ game: 'jass', seed: 7, deals: 3, where: 'suit(1, shields) >= 3' }),
);
// Of a list of conditions all must hold.
const [roses, shields] = ['suit(2, roses) >= 3', 'suit(1, shields) >= 3'];
assert.deepEqual(
  matador.generate({ game: 'jass', seed: 7, deals: 3, where: [roses, shields] }),
  matador.generate({ game: 'jass', seed: 7, deals: 3, where: `(${roses}) and (${shields})` }),
);
assert.equal(matador.table('length', { game: 'sjavs' }).of, '10518300');

// What is wrong has the words of the program, and the answers to the other deals.
const fault = thrown(() => matador.solve(['[Game "sjavs"]\n[Deal "1:A... A... A... A..."]', text]));
assert.ok(fault instanceof MatadorError);
assert.match(fault.message, /^deals:2: deal 1: .*SA/m);
assert.equal(fault.status, 1);
assert.deepEqual(fault.answers, [{ ...matador.solve(text)[0], deal: 2 }]);
const wrong = thrown(() => matador.solve(HEARTS, { card: true }));
assert.equal(wrong.status, 2);
assert.equal(wrong.message, 'unknown option "card"; did you mean "cards"?');
assert.match(
  thrown(() => matador.solve(HEARTS, { tableMb: 1 })).message,
  /did you mean "tableMib"/,
);
matador.solve(`[Contrakt "clubs"]\n${text}`);
assert.match(warnings.join(), /warning: \[Contrakt\] is ignored; did you mean \[Contract\]/);

// Where memory is used up, the next question is answered all the same.
assert.match(
  thrown(() => matador.solve(HEARTS, { tableMib: 1000 })).message,
  /not enough memory for tables of 1000 MiB/,
);
const LARGE = ' '.repeat(60_000_000);
const full = thrown(() => matador.convert(LARGE));
assert.ok(!(full instanceof MatadorError));
assert.match(full.message, /^out of memory: /);
assert.deepEqual(matador.solve(HEARTS, { cards: true, line: true }), [solved]);

// In a worker the answers are the same, one after the other.
const worker = await loadWorker({ onWarning: (message) => warnings.push(message) });
const same = await Promise.all([
  worker.solve(HEARTS, { cards: true, line: true }),
  worker.generate({ game: 'jass', seed: 7, deals: 3, where: 'suit(1, shields) >= 3' }),
  worker.games(),
]);
assert.deepEqual(same, [[solved], dealt, matador.games()]);
await assert.rejects(worker.solve(HEARTS, { card: true }), wrong);
assert.deepEqual(await worker.solve(HEARTS, { cards: true, line: true }), [solved]);

// It tells how far it is.
const done = [];
const many = matador.generate({ game: 'sjavs', deals: 5 });
await worker.solve(many, { onProgress: (deals) => done.push(deals) });
assert.deepEqual(done, [1, 2, 3, 4, 5]);
done.length = 0;
const sampled = { game: 'sjavs', deals: 25 };
const table = await worker.table('vol', { ...sampled, onProgress: (deals) => done.push(deals) });
assert.deepEqual(done, [10, 20, 25]);
assert.deepEqual(table, matador.table('vol', sampled));

// It stops: at once what is at work, and what waits.
const LONG = { game: 'jass', contracts: 'all', deals: 1000 };
const stop = new AbortController();
const first = worker.table('points', { ...LONG, signal: stop.signal });
const second = worker.games({ signal: stop.signal });
const third = worker.solve(HEARTS, { cards: true, line: true });
stop.abort('enough');
const reason = (promise) => promise.then(assert.fail, (error) => error);
assert.deepEqual(await Promise.all([reason(first), reason(second)]), ['enough', 'enough']);
assert.deepEqual(await third, [solved]);
assert.equal(await reason(worker.games({ signal: stop.signal })), 'enough');
const broken = new Error('no more');
const failing = () => {
  throw broken;
};
assert.equal(await reason(worker.solve(many, { onProgress: failing })), broken);
const last = worker.table('points', LONG);
worker.end();
assert.match((await reason(last)).message, /ended/);
assert.equal((await worker.solve(HEARTS))[0].value, solved.value); // and starts again
// The program ends now, though the worker is there.
