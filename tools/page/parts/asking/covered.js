// The deal as one of its players sees it, for advice: what he cannot know is "-".

import { cardOf, exchangeOf, firstSeat, playOf } from '../deals/cards.js';
import { dummyOf, tableOf } from '../deals/games.js';

// Whether a hand of the deal is not known.
export const isCovered = ({ Deal = '' }) => /(^|[ :])-( |$)/.test(Deal);

// Such a deal can be looked at, and nothing more.
export function coveredBook(tags) {
  const play = playOf(tags);
  const exchange = exchangeOf(tags, Number(tags.Declarer));
  const nothing = { answers: [], shown: {}, replay: {}, moves: [], seats: [], messages: '' };
  const book = { tags, play, first: play.length, exchange, ...nothing };
  return { ...book, at: async () => null, line: async () => null };
}

// Of "1:HAND HAND" the hands of these seats alone.
function handsOf(text, seats, game, open) {
  const [from, rest] = text.split(':');
  const first = firstSeat(from, game);
  const hands = rest.trim().split(/\s+/);
  return `${from}:${hands.map((hand, i) => (open.includes(((first + i) % seats) + 1) ? hand : '-')).join(' ')}`;
}

// Of "1:UP/DOWN,UP/DOWN 2:..." the cards that lie under another: turned up once the trick is complete.
const pilesOf = (text, played) =>
  text.replace(/([^\s:,]+)\/([^\s,]+)/g, (pile, up, down) =>
    played.includes(up) ? pile : `${up}/${down && '-'}`,
  );

const unseen = (cards) => cards?.replace(/\S+/g, '-');

// What the player knows who chooses the next card of `mover`: dummy's cards are the declarer's to play.
export function seenBy(mover, tags) {
  const { Discard, Exchange, ...known } = tags;
  const { Game: game, Declarer } = tags;
  const seats = Number(tags.Seats ?? 4);
  const declarer = Number(Declarer);
  const play = playOf(tags);
  const dummy = dummyOf(game, declarer, seats);
  const seat = mover === dummy ? declarer : mover;
  const open = [seat];
  if (dummy && play.length > 0) open.push(dummy);
  const complete = play.slice(0, play.length - (play.length % seats)).map(cardOf);
  const { places, sees_talon: seesTalon } = tableOf(game);
  const seesRest = seat === declarer && seesTalon && Exchange !== undefined;
  const as = {
    hands: (text) => handsOf(text, seats, game, open),
    piles: (text) => pilesOf(text, complete),
    cards: (text) => (seesRest ? text : undefined),
  };
  const seen = { ...known, Seat: String(seat) };
  for (const { tag, holds } of places) if (tags[tag]) seen[tag] = as[holds](tags[tag]);
  if (Exchange !== undefined && seat === declarer) Object.assign(seen, { Discard, Exchange });
  else if (Exchange !== undefined && !seesTalon) {
    Object.assign(seen, { Discard: unseen(Discard), Exchange: unseen(Exchange) });
  }
  return seen;
}
