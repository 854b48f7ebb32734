// Questions of chance as sentences with gaps, and as the expressions that they stand for.

import { suitLetters, suitName } from '../deals/cards.js';
import { options, said } from '../frame/fields.js';
import { tableOf } from '../deals/games.js';
import { escaped } from '../frame/html.js';
import { seatName } from '../table/table.js';
import { say } from '../words/words.js';

// What a gap in braces is filled with is named by the field. The questions of the panel, and what a deal at random
// has to be like.
export const SENTENCES = {
  often: 'How often does {anyone} have {count more} {fact}?',
  spread: 'How many {fact} does {who} have?',
  worth: 'What does {contract} by {who} bring on average, in {measure}?',
  rest: 'The rest is dealt until {whose} has {least most} {facts}.',
};
const ANY = 'any';
const CLAUSE = 'only if {whose} has {least most} {facts}';

const NAMES = {
  length: 'cards in his longest trump suit',
  points: 'card points',
  hcp: 'high-card points',
  melds: 'points of melds',
};
const MORE = { '>=': 'or more', '<=': 'or fewer', '==': 'exactly' };

// The facts of a hand by what they are called: expressions with @ for the seat.
export function factsOf(game) {
  const { facts = [] } = tableOf(game);
  const suits = [...suitLetters(game)].map((letter) => suitName(game, letter));
  const whole = Object.entries(NAMES).filter(([fact]) => facts.includes(fact));
  const trumps = facts.includes('trumps') ? suits : [];
  return [
    ...whole.map(([fact, name]) => [`${fact}(@)`, say(name)]),
    ...suits.map((suit) => [`suit(@, ${suit})`, say(suit)]),
    ...trumps.map((suit) => [`trumps(@, ${suit})`, `${say('trumps')} (${say(suit)})`]),
  ];
}

// What stands in the gaps at first.
export const firstGaps = (game) => {
  const [[fact]] = factsOf(game);
  const gaps = { who: '1', anyone: '1', count: 5, more: '>=', fact, contract: '', measure: '' };
  return { ...gaps, whose: '1', least: 5, most: '>=', facts: fact };
};

const select = (name, label, all, chosen) =>
  `<select data-gap="${name}" aria-label="${escaped(say(label))}">${options(all, chosen)}</select>`;

const number = (name, value) =>
  `<input data-gap="${name}" type="number" min="0" value="${escaped(value)}" class="count" aria-label="${say('how many')}">`;

// `page`: {game, choice, tags}.
function fieldOf(gap, gaps, { game, choice, tags }) {
  const seats = Array.from({ length: Number(choice.seats) }, (_, i) => [
    i + 1,
    seatName({ ...tags, Game: game.game }, i + 1),
  ]);
  const people = [...seats, ['declarer', say('the declarer')], ['forehand', say('forehand')]];
  const anybody = [...people, [ANY, say('any player')]];
  const more = Object.entries(MORE).map(([sign, text]) => [sign, say(text)]);
  const fields = {
    who: () => select('who', 'who', people, gaps.who),
    anyone: () => select('anyone', 'who', anybody, gaps.anyone),
    whose: () => select('whose', 'who', anybody, gaps.whose),
    count: () => number('count', gaps.count),
    least: () => number('least', gaps.least),
    more: () => select('more', 'or more', more, gaps.more),
    most: () => select('most', 'or more', more, gaps.most),
    fact: () => select('fact', 'what', factsOf(game.game), gaps.fact),
    facts: () => select('facts', 'what', factsOf(game.game), gaps.facts),
    contract: () =>
      select(
        'contract',
        'Contract',
        [['', say('what is played now')], ['all', say('each contract')], ...said(game.contracts)],
        gaps.contract,
      ),
    measure: () => select('measure', 'objective', said(game.objectives), gaps.measure),
  };
  return fields[gap]();
}

// A sign behind a gap does not begin a line; nor do the words of a number, "or more".
const filled = (text, gaps, page) =>
  text
    .split(/\{([\w ]+)\}([,.?]?)/)
    .map((part, i) => {
      if (i % 3 === 0) return escaped(part);
      if (i % 3 === 2) return `${part}</span>`;
      const fields = part.split(' ').map((gap) => fieldOf(gap, gaps, page));
      return `<span class="tied">${fields.join('')}`;
    })
    .join('');

export const sentenceHtml = (kind, gaps, page) =>
  `<p class="sentence">${filled(say(SENTENCES[kind]), gaps, page)}</p>`;

export const clauseHtml = (gaps, page) =>
  `<p class="sentence">${filled(say(CLAUSE), gaps, page)}</p>`;

// Of one player, or that it is so of any.
function condition(fact, who, seats, comparison) {
  const people = who === ANY ? Array.from({ length: seats }, (_, i) => String(i + 1)) : [who];
  return people.map((one) => `${fact.replace('@', one)} ${comparison}`).join(' or ');
}

// The expressions of a sentence about `seats` players: {where, by}.
export function expressionsOf(kind, gaps, seats, hasClause = false) {
  const fact = gaps.fact.replace('@', gaps.who);
  if (kind === 'often')
    return {
      where: condition(gaps.fact, gaps.anyone, seats, `${gaps.more} ${gaps.count}`),
      by: '',
    };
  const clause = condition(gaps.facts, gaps.whose, seats, `${gaps.most} ${gaps.least}`);
  if (kind === 'rest') return { where: clause, by: '' };
  const where = hasClause ? clause : '';
  return kind === 'spread' ? { where: where || `${fact} >= 0`, by: fact } : { where, by: '' };
}
