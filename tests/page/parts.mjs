// What modules of the page do without a browser.
//   node parts.mjs MATADOR

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adviceHtml } from '../../tools/page/parts/answers/advice.js';
import { plain as inGerman } from '../../tools/page/parts/asking/asker.js';
import { isSameDeal, playOf, readDeals, writeDeal } from '../../tools/page/parts/deals/cards.js';
import { choiceOf, tagsWith, undeclared } from '../../tools/page/parts/deals/choice.js';
import { contractsHtml } from '../../tools/page/parts/answers/contracts.js';
import { scoreHtml } from '../../tools/page/parts/table/count.js';
import { seenBy } from '../../tools/page/parts/asking/covered.js';
import { doublingHtml } from '../../tools/page/parts/whole/doubling.js';
import { Entering } from '../../tools/page/parts/deals/entering.js';
import { sentencesInGerman } from '../../tools/page/parts/words/faults.js';
import { readText } from '../../tools/page/parts/deals/files.js';
import { learn } from '../../tools/page/parts/deals/games.js';
import { graphHtml } from '../../tools/page/parts/table/graph.js';
import { headingHtml } from '../../tools/page/parts/table/heading.js';
import { Ledger } from '../../tools/page/parts/table/ledger.js';
import { linkOf, tagsOf } from '../../tools/page/parts/deals/link.js';
import { announcedText, meldsHtml } from '../../tools/page/parts/table/melds.js';
import { pictureOf } from '../../tools/page/parts/deals/picture.js';
import { stateOf, winnersOf } from '../../tools/page/parts/deals/play.js';
import { rulesHtml } from '../../tools/page/parts/deals/rules.js';
import { sheetHtml } from '../../tools/page/parts/answers/sheet.js';
import { spreadOf, statisticsHtml } from '../../tools/page/parts/answers/statistics.js';
import { tableHtml } from '../../tools/page/parts/table/table.js';
import { mistakesHtml, tricksHtml } from '../../tools/page/parts/table/tricks.js';
import { speak } from '../../tools/page/parts/words/words.js';

const [program] = process.argv.slice(2);
// Of faulty deals the others.
const matador = (...words) => spawnSync(program, words, { encoding: 'utf8' }).stdout;
const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const games = linesOf(matador('games', '--json'));
learn(games);
const folder = fileURLToPath(new URL('../commands/deals/', import.meta.url));
const deals = readdirSync(folder)
  .filter((name) => name.endsWith('.deals'))
  .flatMap((name) => readDeals(matador('convert', folder + name)))
  .filter(({ Deal }) => Deal);

// A link leads to the very deal.
for (const tags of deals) assert.deepEqual(tagsOf(linkOf(tags, playOf(tags))), tags);
const quoted = { Game: 'bridge', Deal: '1:A.. - - -', North: 'Anna "the [Ace]" \\' };
assert.deepEqual(tagsOf(linkOf(quoted, [])), quoted);
assert.equal(tagsOf(linkOf({ ...quoted, North: 'A"]\n[Result "1' }, [])).North, 'A"][Result "1');
assert.equal(tagsOf('#anything'), null);

// A link and the cards of one hand are read as they are pasted; of anything else that has no deal people are told so.
const deaf = { ask: async () => ({ answer: '', messages: 'deals:1: no `opening [` in' }) };
const pasted = (text) => readText(deaf, text, { game: 'skat', seats: 3 });
const sent = await pasted(`Look: https://example.org/matador.html${linkOf(quoted, [])}`);
assert.deepEqual(sent.deals, [quoted]);
const { deals: hands } = await pasted('CJ sj, HA H10 D7');
assert.deepEqual(hands, [{ Game: 'skat', Seats: '3', Deal: '1:J.AT.7.J - -' }]);
assert.match((await pasted('anything')).messages, /^No deal was found/);
assert.match((await pasted('[Game "skat"]')).messages, /^The deal has a fault: no `opening/);

// What is wrong with a deal is said in German, where the page is.
const skatHands = ['AQT98.7.AJ.A9', '7.KQ.KQ98.Q87', 'KJ.AJT8.T7.JT'];
const faulty = (more, held = skatHands) =>
  `[Game "skat"]\n[Deal "1:${held.join(' ')}"]\n[Talon "CK H9"]\n${more}`;
const FAULTS = [
  [faulty('', [...skatHands.slice(0, 2), 'KJ.AJT8.T7.J']), 'Platz 3 hat 9 Karten statt 10'],
  [
    faulty('', [...skatHands.slice(0, 2), 'KJ.AJT8.T7.JA']),
    'CA ist doppelt, bei Platz 1 und bei Platz 3',
  ],
  [
    faulty('', [...skatHands.slice(0, 2), 'KJ.AJT8.T7.JX']),
    'Platz 3: unbekannter Wert "X" in "JX"; es gibt',
  ],
  [faulty('', [...skatHands, '2.3.4.5']), '4 Hände statt 3'],
  [
    '[Game "skaat"]\n[Deal "1:A A A"]\n',
    'das Spiel "skaat" gibt es hier nicht; ist "skat" gemeint?',
  ],
  [faulty('[Contract "clubz"]\n'), 'das Spiel "clubz" gibt es hier nicht; ist "clubs" gemeint?'],
  [faulty('[Declarer "7"]\n[Contract "clubs"]\n'), 'Platz "7" statt 1 bis 3'],
];
const sjavsDeal = (held, more = '') => `[Game "sjavs"]\n[Seats "4"]\n[Deal "1:${held}"]\n${more}`;
const sjavsHands = '.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8';
const sjavsPlayed = (cards) =>
  sjavsDeal(sjavsHands, `[Contract "clubs"]\n[Declarer "1"]\n[Play "${cards}"]\n`);
FAULTS.push(
  [
    sjavsDeal(sjavsHands.replace('KJ8', 'KJ')),
    'Platz 4 hat 7 Karten statt 8; es fehlt die Karte C8',
  ],
  [
    sjavsDeal(sjavsHands.replace('KJ8', 'K')),
    'Platz 4 hat 6 Karten statt 8; es fehlen die Karten C8 CJ',
  ],
  [faulty('').replace('CK H9', 'CK CK'), 'CK ist doppelt'],
  [sjavsPlayed('D8'), 'D8 wird von Platz 1 gespielt, der sie nicht hat'],
  [sjavsPlayed('HA S7'), 'S7 wird von Platz 2 gespielt, der HA bedienen muss'],
  [
    '[Game "jass"]\n[Seats "4"]\n[Contract "bells"]\n[Declarer "1"]\n' +
      '[Deal "1:.AKOUT..AKOU ..AKOU.T9876 AKOU..T9876. T9876.9876.."]\n[Play "RA BA B6"]\n',
    'B6 wird von Platz 3 gespielt, der nicht niedriger trumpfen darf als BA',
  ],
  [
    '[Game "jass"]\n[Seats "4"]\n[Deal "1:AX AB / AK / AO / A6"]\n',
    'Platz 1: unbekannte Karte "AX"',
  ],
  ['[Game "sjavs"]\n[Deal ".AQJ.A7.AT9 T987.T.KQ.7"]\n', 'es fehlt [Seats]'],
);
const complaining = {
  ask: async (_, input) => {
    const { stdout, stderr } = spawnSync(program, ['solve'], { input, encoding: 'utf8' });
    return { answer: stdout, messages: stderr.replaceAll('<stdin>', 'deals') };
  },
};
const complaints = [];
speak('de');
for (const [text, told] of FAULTS) {
  const { messages } = await complaining.ask('', text);
  complaints.push(messages);
  assert.ok(inGerman(messages).startsWith(told), inGerman(messages));
  assert.doesNotMatch(inGerman(messages), /expected|deal \d|seat/);
}
const [[faultyText, faultTold]] = FAULTS;
const { messages: readAloud } = await readText(complaining, faultyText, { game: 'skat', seats: 3 });
assert.ok(readAloud.startsWith(`Das Blatt hat einen Fehler: ${faultTold}`), readAloud);
// The program says every sentence that has its German.
assert.deepEqual(
  sentencesInGerman.filter(([english]) => !complaints.some((one) => one.match(english))),
  [],
);
speak('en');

// What was said before the first lead leaves the deal with it; of another contract than was played, what was said of that.
const settled = {
  Bid: '36',
  Joker: '1',
  Tout: '1',
  Doubled: '1',
  Contract: 'grand',
  Declarer: '1',
  Trump: 'hearts',
  Discard: 'H7',
  Exchange: 'CK',
  Play: 'SA',
};
const cardsAlone = { Game: 'skat', Deal: '1:A A A', Dealer: '3', Options: 'seeger-fabian' };
assert.deepEqual(undeclared({ ...cardsAlone, ...settled }), cardsAlone);
const { Joker, Tout, Doubled, ...kept } = settled;
const chosen = { ...choiceOf({ ...cardsAlone, ...settled }), contract: 'null' };
assert.deepEqual(tagsWith(chosen, { ...cardsAlone, ...settled }), {
  ...cardsAlone,
  ...kept,
  Contract: 'null',
});
assert.deepEqual(tagsWith(choiceOf(settled), { ...cardsAlone, ...settled }), {
  ...cardsAlone,
  ...settled,
});

const skatTags = { Game: 'skat', Seats: '3' };
// Who declared is told what he needed.
const lost = {
  row: { score: -96, declarer: 1, points: 53, tricks: 3, matadors: [3] },
  needed: { points: 61 },
};
assert.match(scoreHtml(lost, skatTags), /\(points 53, needed 61, tricks 3, matadors 3\)/);
const ofJass = { ...lost, row: { ...lost.row, multiplier: 2 } };
assert.doesNotMatch(scoreHtml(ofJass, skatTags), /needed/);

// The interval of two ways is wider than all that can happen, and not told.
const opinion = (worlds) => ({
  game: 'skat',
  seat: 1,
  objective: 'score',
  worlds,
  exact: false,
  clear: false,
  advice: 'grand',
  options: [
    {
      contract: 'grand',
      mean: 48,
      low: -1901.7,
      high: 3053.7,
      best: 1,
      won: 1,
      won_low: 0.16,
      won_high: 1,
    },
    {
      contract: 'clubs',
      mean: 24,
      low: -20,
      high: 68,
      best: 0,
      won: 0.5,
      won_low: 0.09,
      won_high: 0.91,
    },
  ],
});
assert.doesNotMatch(adviceHtml(opinion(2), skatTags, ''), /1901|16 …|95 %/);
assert.match(adviceHtml(opinion(8), skatTags, ''), /−1901.7 … 3053.7.*16 … 100/);

// Rules have names for people, and the table says by which it plays.
const sjavs = games.find(({ game }) => game === 'sjavs');
assert.match(rulesHtml(sjavs, ''), /<b>Solo vol<\/b>/);
const byRules = { tags: { Game: 'sjavs', Options: 'suduroy', Bid: '6' }, shown: {}, replay: {} };
assert.match(headingHtml(byRules, {}), /bid 6<.*Rules: suduroy</);
const sheetRow = {
  deal: 1,
  game: 'skat',
  seats: 3,
  contract: 'spades',
  declarer: 1,
  score: 22,
  sheet: [22, 0, 0],
};
assert.match(sheetHtml([sheetRow]), /<td>Spades<\/td>/);

// The cards that are taken up lie in the rows of the others.
const withTalon = {
  game: 'skat',
  seats: 3,
  hands: [Array(12).fill('SA'), [], []],
  dealt: [Array(10).fill('SA')],
  trick: [],
};
assert.match(
  tableHtml(skatTags, withTalon, { winners: [], trump: '', pack: '', playable: () => false }),
  /--rows-wide:1;--few-wide:12/,
);

// Whoever plays against the declarer doubles, once, until he has played a card himself.
const [wenz] = readDeals(
  matador('deal', '--game', 'schafkopf', '--contracts', 'wenz', '--declarer', '2'),
);
const offersDoubling = (own, more, moves, sides) =>
  doublingHtml({ book: { tags: { ...wenz, ...more } }, moves, own }, sides).includes('double');
const sides = [{ seats: [2] }, { seats: [1, 3, 4] }];
const [{ line: led }] = linesOf(
  spawnSync(program, ['solve', '--json', '--line'], { input: writeDeal(wenz), encoding: 'utf8' })
    .stdout,
);
assert.ok(offersDoubling(3, {}, [], sides));
assert.ok(offersDoubling(3, {}, led.slice(0, 2), sides));
assert.ok(!offersDoubling(3, {}, led.slice(0, 3), sides));
assert.ok(!offersDoubling(2, {}, [], sides));
assert.ok(!offersDoubling(3, { Doubled: '1' }, [], sides));
assert.ok(!offersDoubling(3, {}, [], undefined));
assert.ok(!offersDoubling(3, { Game: 'skat' }, [], sides));

// Dummy's next card is asked of the declarer, who sees both hands and no other.
const [bridge] = readDeals(matador('deal', '--game', 'bridge', '--contracts', 'spades'));
const { Deal: covered, Seat: chooser } = seenBy(3, { ...bridge, Declarer: '1', Play: 'H7' });
const shownHands = bridge.Deal.slice(2).split(' ');
assert.equal(chooser, '1');
assert.equal(covered, `1:${shownHands[0]} - ${shownHands[2]} -`);

// Whatever a deal says may change its values, but for what was played.
const one = { Game: 'bridge', Deal: '1:A.. - - -', Leader: '2', Play: 'SA' };
assert.ok(isSameDeal(one, { ...one, Play: undefined }));
assert.ok(!isSameDeal(one, { ...one, Leader: '3' }));

// Other cards: what was said and done with the old ones is no longer so.
const [dealt] = readDeals(matador('deal', '--game', 'schafkopf'));
const whole = {
  ...{ Game: 'schafkopf', Seats: '4', Dealer: '2', Options: 'geier', Names: 'a,b,c,d' },
  ...{ Contract: 'solo-gras', Declarer: '1', Leader: '3', Doubled: '2', Statements: 'pass,wenz' },
  ...{ Result: '61', Id: '7', Shown: '1:GA', Play: 'GA', Comment: 'old', Deal: dealt.Deal },
};
const entering = new Entering(whole, dealt);
assert.deepEqual(entering.deal, whole); // they are the same
const [other] = readDeals(matador('deal', '--game', 'schafkopf', '--first', '1'));
for (const change of [() => entering.dealRest(), () => entering.fill(other)]) {
  entering.empty();
  change();
  const [{ Deal, ...said }] = readDeals(writeDeal(entering.deal));
  assert.notEqual(Deal, whole.Deal);
  assert.deepEqual(said, {
    ...{ Game: 'schafkopf', Seats: '4', Dealer: '2', Options: 'geier' },
    ...{ Contract: 'solo-gras', Declarer: '1' },
  });
}
// What was read is taken back with what it says.
entering.take({ ...other, Leader: '4' });
assert.equal(entering.deal.Leader, '4');
entering.undo();
entering.undo();
assert.equal(entering.deal.Leader, undefined);
// The value along the play: one line, or one for each who plays for himself.
const move = (seat, before, after) => ({
  seat,
  card: 'SA',
  before,
  after,
  cost: Math.abs(before - after),
});
const played = [move(1, 50, 40), move(2, 30, 30), move(3, 20, 25), move(1, 60, 60)];
const linesIn = (html) => [...html.matchAll(/class="line n\d" d="M[\d.]+ [\d.]+H[\d.]+V/g)].length;
assert.equal(linesIn(graphHtml(played, 1)), 1);
assert.match(graphHtml(played, 1), /: 50, 40, 30, 25, 60"/);
const alone = graphHtml(played, 1, ['Ann', 'Ben', 'Cy', 'Dot']);
assert.equal(linesIn(alone), 3);
assert.match(alone, /: Ann: 50, 40, 60, 60; Ben: 30, 30; Cy: 20, 25"/);
assert.doesNotMatch(alone, /Dot/);

// Values of all players are not those of a side.
const titled = (value, shown = {}, worth = null) =>
  headingHtml({ tags: whole, shown: { declarer: 1, ...shown }, replay: { value } }, { worth });
assert.match(titled(61), /declaring side/);
assert.doesNotMatch(titled([61, 0, 59]), /declaring side/);
// An interval gives way to the value once that is found.
const interval = { low: 0, high: 157 };
assert.match(titled(undefined, interval), /<b>0…157</);
assert.match(titled(undefined, interval, { low: 30, high: 60 }), /<b>30…60</);
assert.match(titled(undefined, interval, { value: 52 }), /<b>52</);

// A value that is found stays, whatever is proven of the deal again.
const ledger = new Ledger();
ledger.learn([], { low: 0, high: 157 });
assert.deepEqual(ledger.worth, { low: 0, high: 157, player: undefined });
ledger.learn([], { toPlay: 1, best: 52, values: new Map([['SA', 52]]) });
ledger.learn([], { low: 30, high: 157 });
assert.deepEqual(ledger.worth, { value: 52, player: 1 });

// Own mistakes stand before those of the others; who has led to the next trick has won the one before.
const tricks = {
  moves: ['SA', 'SK', 'SQ', 'SJ', 'HA'],
  movers: [1, 2, 3, 4, 1],
  judged: [0, 3, 0, 5, 0].map((cost, i) => ({ seat: (i % 4) + 1, card: 'SA', cost, best: ['SA'] })),
  seats: 4,
  cursor: 5,
  pack: '',
};
const heading = { Game: 'sjavs', Seats: '4', Contract: 'hearts' };
const mistakes = mistakesHtml(heading, tricks, (seat) => seat === 4);
assert.ok(mistakes.indexOf('Your mistakes') < mistakes.indexOf('Seat 4'));
assert.ok(mistakes.indexOf('Seat 4') < mistakes.indexOf('Mistakes of the others'));
assert.ok(mistakes.indexOf('Mistakes of the others') < mistakes.indexOf('Seat 2'));
const winners = tricksHtml(heading, tricks)
  .split('</button>')
  .map((text) => text.includes('takes the trick'));
assert.deepEqual(winners, [true, false, false, false, false, false]);

// Where everyone plays for himself and anybody may declare, a contract has a row for each declarer, and a player has one
// figure in it, or its interval.
const rowsOf = (html) =>
  html.match(/<tr>.*?<\/tr>/g).map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)]);
const compared = ['acorns', 'roses'].flatMap((contract) =>
  [1, 2, 3].flatMap((declarer) =>
    [1, 2, 3].map((player) => ({
      ...{ contract, declarer, player, objective: 'points' },
      ...(player === declarer ? { low: 0, high: 157 } : { value: player }),
    })),
  ),
);
const takes = { contract: 'roses', trump: '', declarer: '2' };
const coiffeur = { Game: 'coiffeur', Seats: '3' };
const perDeclarer = rowsOf(contractsHtml(compared, coiffeur, takes)).map((cells) =>
  cells.map(([, text]) => text.replace(/<[^>]+>/g, '')),
);
assert.equal(perDeclarer.length, 1 + 6);
assert.deepEqual(perDeclarer[2], ['Acorns ★ Seat 2', '1', '0…157', '3']);
assert.match(contractsHtml(compared, coiffeur, takes), /class="played"><button[^>]*"roses {2}2"/);

// How many: the column has the name of what is counted, and all are told of how many.
const [spread] = linesOf(
  matador(
    ...['table', 'share', '--game', 'sjavs', '--json', '--shares', 'joint'],
    ...['--by', 'suit(1, spades)', '--where', 'length(1) >= 5'],
  ),
);
const spreadTold = statisticsHtml(spreadOf(spread, 'spades'));
assert.doesNotMatch(spreadTold, /suit\(/);
assert.match(spreadTold, /data-column="0">spades</);
assert.match(spreadTold, /· 4.199.700 of 10.518.300 ways/);
assert.match(statisticsHtml({ ...spread, rows: spread.rows }), /· 10.518.300 ways/);

// Melds: the figures of each player and of the sides are those of the program.
const plain = (html) =>
  html
    .replace(/<span class="spoken">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .join(' ');
const figuresOf = (row) =>
  [...row.matchAll(/<td>(.*?)<\/td>/g)].slice(1).map(([, text]) => Number(text));
for (const name of ['melds.deals', 'melds-two.deals']) {
  const told = linesOf(matador('melds', '--json', folder + name));
  readDeals(matador('convert', folder + name)).forEach((tags, i) => {
    const rows = [told[i], told[i].second]
      .filter(Boolean)
      .flatMap(({ worth, scored, stoeck }) =>
        worth.map((_, seat) => [worth[seat], scored[seat], stoeck[seat]]),
      );
    const columns = [0, 1, 2].filter((column) => rows.some((row) => row[column]));
    const [, ...shown] = meldsHtml(tags, told[i], null, '').match(/<tr>.*?<\/tr>/g) ?? [];
    assert.deepEqual(
      shown.map(figuresOf),
      rows.filter((row) => row.some(Boolean)).map((row) => columns.map((column) => row[column])),
    );
  });
}
const [married] = readDeals(matador('convert', `${folder}melds.deals`));
const [its] = linesOf(matador('melds', '--json', `${folder}melds.deals`));
const all = plain(meldsHtml(married, its, null, ''));
assert.match(all, /Seat 1 20 /); // forehand's Stöck
assert.match(all, /the declaring side: 20 · its opponents: 170/);
// Of hands that are covered nothing is told, nor what depends on them.
assert.doesNotMatch(plain(meldsHtml(married, its, [1], '')), /Seat [2-4]|scored|side/);
assert.equal(meldsHtml(married, its, [], ''), '');
// But after the first trick all know which melds count, and king and Ober of trumps once both are played.
const afterTrick = { tricks: 1, sofar: [], movers: [], each: 9 };
const heard = its.scored.flatMap((points, i) => (points > 0 ? [`Seat ${i + 1} ${points}`] : []));
assert.ok(heard.length > 0);
assert.equal(announcedText(married, its, afterTrick), `melds: ${heard.join(', ')}`);
assert.equal(announcedText(married, its, { ...afterTrick, tricks: 2 }), '');
const shownToAll = plain(meldsHtml(married, its, [], '', afterTrick));
its.scored.forEach((points, i) =>
  assert.equal(shownToAll.includes(`Seat ${i + 1} `), points > 0, shownToAll),
);
assert.doesNotMatch(shownToAll, /Stöck/);
const holder = its.stoeck.findIndex(Boolean) + 1;
const trumpLetter = { acorns: 'A', roses: 'R', shields: 'S', bells: 'B' }[married.Contract];
const pair = { sofar: [`${trumpLetter}K`, `${trumpLetter}O`], movers: [holder, holder] };
assert.match(plain(meldsHtml(married, its, [], '', { ...afterTrick, ...pair })), /Stöck/);
assert.equal(meldsHtml(married, undefined, null, ''), '');

console.log(`${deals.length} deals as links`);

// A picture has the talon where there is one.
for (const tags of deals) {
  const cards = [...pictureOf(tags, '').matchAll(/>talon</gi)];
  assert.equal(cards.length, tags.Talon ? 1 : 0, writeDeal(tags));
}

// A picture of a position has the hands that are seen, and the trick.
const [open] = readDeals(matador('deal', '--game', 'bridge'));
const wordsIn = (svg) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, word]) => word);
const seen = {
  hands: [['SA', 'H2'], null, ['C5'], null],
  talon: [],
  trick: [{ card: 'DK', seat: 2 }],
  told: 'North to play',
};
const words = wordsIn(pictureOf(open, '', seen));
for (const word of ['North to play', 'North', 'South', 'A', 'K'])
  assert.ok(words.includes(word), word);
assert.ok(!words.includes('East') && !words.includes('West'));
assert.ok(wordsIn(pictureOf(open, '')).includes('East'));

// Who takes the last trick follows from how cards rank, in every game as it does in the tricks before, but where cards
// rank otherwise from trick to trick.
let complete = 0;
for (const tags of deals.filter(({ Play }) => Play)) {
  const play = playOf(tags);
  const state = stateOf(tags, play);
  const last = play.length - state.seats;
  if (state.hands.some((held) => held === null) || last < state.seats || play.includes('pass'))
    continue;
  const trump = tags.Trump ?? tags.Contract;
  const before = stateOf(tags, play.slice(0, last));
  const told = winnersOf(before, undefined, trump);
  if (before.play.length % state.seats > 0 || told.at(-1) === undefined) continue;
  assert.equal(told.at(-1), state.movers[last], writeDeal(tags));
  complete += 1;
}
assert.ok(complete > 10, `${complete} plays`);
