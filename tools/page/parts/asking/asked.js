// The book of a deal that the solver is asked about as the reader goes along.

import { exchangeOf, playOf, withPlay, writeDeal } from '../deals/cards.js';
import { STOPPED, linesOf, plain } from './asker.js';
import { tableOf } from '../deals/games.js';
import { hasTalon } from '../deals/places.js';

// The cards that the search may play until it tells what is proven: at once, in about a second, in
// about ten, and in the end.
export const STAGES = [300_000, 3_000_000, 30_000_000, undefined];

// Of the answers for all players that of the player to move.
const moverOf = (answers) =>
  answers.find((one) => one.to_play && (one.player ?? one.to_play) === one.to_play);

const exactly = (answer) => ({
  toPlay: answer.to_play,
  best: answer.value,
  values: new Map(Object.entries(answer.cards)),
  line: answer.line,
});

// `options`: of every question. Null where another question came before.
export async function askedBook(asker, tags, options = {}) {
  const isOpen = hasTalon(tags) && tags.Exchange === undefined;
  // The exchange is one that the play allows.
  const dealt = writeDeal(isOpen ? tags : { ...tags, Play: undefined });
  let solved = await asker.ask('solve', dealt, { ...options, limit: STAGES[0] });
  // Nothing can be played before the exchange is known.
  if (isOpen && linesOf(solved).some((one) => one.exact === false)) {
    solved = await asker.ask('solve', dealt, options);
  }
  if (solved === STOPPED) return null;
  const answers = linesOf(solved);
  // Where everyone plays for himself, what the deal is worth to who leads.
  const isAlone = answers[0]?.player !== undefined;
  const shown =
    answers.find((one) => one.best) || (isAlone && moverOf(answers)) || answers[0] || {};
  const contract = shown.contract ? { Contract: shown.contract } : {};
  // Where everyone plays for himself nobody declares, unless the deal says so.
  const declares = shown.declarer && shown.player === undefined && !tags.Declarer;
  const declarer = declares ? { Declarer: String(shown.declarer) } : {};
  const full = { ...tags, ...(tags.Contract ? {} : contract), ...declarer };
  const exchange =
    exchangeOf(tags, Number(full.Declarer)) ??
    (shown.exchange ? { seat: shown.declarer, ...shown.exchange, isFound: true } : null);
  if (exchange && tags.Exchange === undefined) {
    full.Discard = exchange.discard.join(' ');
    full.Exchange = exchange.take.join(' ');
  }
  const hasMelds = tableOf(tags.Game).facts.includes('melds') && answers.length > 0;
  const melds = hasMelds ? await asker.ask('melds', writeDeal(full)) : null;
  if (melds === STOPPED) return null;
  const play = playOf(tags);
  return {
    tags: full,
    melds: melds ? linesOf(melds)[0] : undefined,
    answers,
    shown,
    exchange,
    play,
    moves: [],
    replay: {},
    first: play.length,
    seats: [],
    messages: plain(solved.messages),
    isFree: play.length === 0,
    // What is known of the position after `sofar`; while it is no value, `report` hears what is
    // proven. A card that may not be played is a `fault`; `stopped` by another question.
    async at(sofar, /** @type {(proven: object) => void} */ report = () => {}) {
      const position = writeDeal(withPlay(full, sofar));
      /** @type {Record<string, unknown>} */
      const asked = { ...options, cards: true, line: true };
      let proven = null;
      for (const limit of STAGES) {
        const reply = await asker.ask('solve', position, limit ? { ...asked, limit } : asked);
        if (reply === STOPPED) return { ...proven, stopped: true };
        const told = linesOf(reply);
        const mine = moverOf(told);
        if (!mine && told.length > 0) return { result: told.map(({ value }) => value) };
        if (!mine) return reply.messages ? { fault: plain(reply.messages) } : null;
        if (mine.cards) return exactly(mine);
        if (mine.player) asked.player = mine.player; // the others are not asked about
        const { to_play: toPlay, value, low = value, high = value } = mine;
        proven = { toPlay, low, high };
        report(proven);
      }
      return proven;
    },
    async line() {
      return [];
    },
  };
}
