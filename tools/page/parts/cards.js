// Cards, hands and deals, as a deal file writes them.

const FRENCH = { letters: 'SHDC', names: ['spades', 'hearts', 'diamonds', 'clubs'] };
const SWISS = { letters: 'SRBA', names: ['shields', 'roses', 'bells', 'acorns'] };
const SWISS_GAMES = ['jass', 'coiffeur'];

export const isSwiss = (game) => SWISS_GAMES.includes(game);
export const suitsOf = (game) => (isSwiss(game) ? SWISS : FRENCH);
export const suitName = (game, letter) =>
  suitsOf(game).names[suitsOf(game).letters.indexOf(letter)];

// "AK..Q.J" as ["SA", "SK", "DQ", "CJ"]; null where the hand is not known.
export function readHand(text, game) {
  if (text === '-') return null;
  const letters = suitsOf(game).letters;
  return text
    .split('.')
    .flatMap((ranks, group) =>
      [...ranks.replaceAll('10', 'T')].map((rank) => card(letters[group] + rank, game)),
    );
}

// Jass writes O and U; both spellings are read.
export function card(text, game) {
  const name = text.replace('10', 'T');
  if (!isSwiss(game)) return name;
  return name.replace('Q', 'O').replace('J', 'U');
}

export function writeHand(cards, game) {
  const letters = suitsOf(game).letters;
  return [...letters]
    .map((letter) =>
      cards
        .filter((one) => one[0] === letter)
        .map((one) => one[1])
        .join(''),
    )
    .join('.');
}

// The deals of a file: an object of tags each.
export function readDeals(text) {
  const deals = [];
  let tags = null;
  for (const line of text.split(/\r?\n/)) {
    const tag = /^\[(\w+) "(.*)"\]\s*$/.exec(line);
    if (tag) {
      if (!tags) deals.push((tags = {}));
      tags[tag[1]] = tag[2].replace(/\\(["\\])/g, '$1');
    } else if (line.trim() === '') {
      tags = null;
    }
  }
  return deals;
}

// Tags without a value are left out.
export const writeDeal = (tags) =>
  Object.entries(tags)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `[${name} "${String(value).replace(/(["\\])/g, '\\$1')}"]\n`)
    .join('');

// "2:HAND HAND" by seat, from seat 1; in bridge "N:" is seat 1.
export function bySeat(text, seats, read) {
  const [from, ...rest] = text.split(':');
  const first = 'NESW'.includes(from) ? 'NESW'.indexOf(from) : Number(from) - 1;
  const all = new Array(seats).fill(null);
  rest
    .join(':')
    .trim()
    .split(/\s+/)
    .forEach((hand, i) => {
      all[(first + i) % seats] = read(hand);
    });
  return all;
}

export const listed = (text, game) =>
  (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => card(one, game));

// Whatever an unread deal says.
const MOST_SEATS = 8;
export const seatsOf = ({ Seats = 4 }) =>
  Seats >= 1 && Seats <= MOST_SEATS ? Math.trunc(Seats) : 4;

// Who holds which cards before the first card is played: by seat, and what lies on the table.
// `exchange`: {seat, discard, take}, where one was made.
export function layout(tags, exchange) {
  const game = tags.Game ?? 'bridge';
  const seats = seatsOf(tags);
  const hands = tags.Deal
    ? bySeat(tags.Deal, seats, (hand) => readHand(hand, game))
    : new Array(seats).fill(null);
  const add = (more) =>
    more.forEach((cards, i) => {
      if (cards) hands[i] = [...(hands[i] ?? []), ...cards];
    });
  if (tags.Second) add(bySeat(tags.Second, seats, (hand) => readHand(hand, game)));
  if (tags.Table) {
    for (const one of tags.Table.split(/\s+/)) {
      const [seat, piles] = one.split(':');
      if (!piles || !(seat >= 1 && seat <= seats)) continue;
      const more = piles.split(/[,/]/).map((each) => card(each, game));
      hands[seat - 1] = [...(hands[seat - 1] ?? []), ...more];
    }
  }
  let talon = listed(tags.Talon, game);
  if (exchange) {
    const hand = hands[exchange.seat - 1] ?? [];
    hands[exchange.seat - 1] = [
      ...hand.filter((one) => !exchange.discard.includes(one)),
      ...exchange.take,
    ];
    talon = [...talon.filter((one) => !exchange.take.includes(one)), ...exchange.discard];
  }
  return { game, seats, hands, talon };
}

export const exchangeOf = (tags, seat) =>
  tags.Exchange === undefined
    ? null
    : { seat, discard: listed(tags.Discard, tags.Game), take: listed(tags.Exchange, tags.Game) };

// In Qabbalah a card that is brought in has a plus.
export const cardOf = (move) => (move[0] === '+' ? move.slice(1) : move);

export const playOf = (tags) =>
  (tags.Play ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => (one === 'pass' || one[0] === '+' ? one : card(one, tags.Game)));

// Trumps first, then suit by suit, high to low.
export function sorted(cards, game, trump) {
  const letters = suitsOf(game).letters;
  const key = (one) => {
    const highest = highTrumps(game, trump).indexOf(one);
    if (highest >= 0) return highest - 100;
    const lane = laneOf(one, game, trump);
    return (
      (lane === TRUMP ? -1 : letters.indexOf(lane)) * 20 + ranksOf(game, trump).indexOf(one[1])
    );
  };
  return [...cards].sort((a, b) => key(a) - key(b));
}

const TRUMP = 'trump';

// What a card is led and followed as: trumps, or its suit.
export const laneOf = (one, game, trump) =>
  highTrumps(game, trump).includes(one) || suitName(game, one[0]) === trump ? TRUMP : one[0];

function ranksOf(game, trump) {
  if (isSwiss(game)) return 'AKOUT9876';
  return game === 'skat' && trump !== 'null' ? 'ATKQ987' : 'AKQJT98765432';
}

// The trumps above all others of the trump suit, high to low.
function highTrumps(game, trump) {
  const letters = suitsOf(game).letters;
  const suit = letters[suitsOf(game).names.indexOf(trump)];
  if (game === 'sjavs' || game === 'klorsjavs') return ['CQ', 'SQ', 'CJ', 'SJ', 'HJ', 'DJ'];
  if (game === 'scharwenzel') return ['CQ', `${suit}7`, 'SQ', 'CJ', 'SJ', 'HJ', 'DJ'];
  if (game === 'skat' && trump !== 'null') return ['CJ', 'SJ', 'HJ', 'DJ'];
  return isSwiss(game) && suit ? [`${suit}U`, `${suit}9`] : [];
}
