// The book of a deal that the solver is asked about as the reader goes along.

import { exchangeOf, playOf, writeDeal } from './cards.js';
import { linesOf } from './asker.js';
import { number } from './html.js';

// What is told first: the interval that is proven with so many cards played by the search.
const AT_ONCE = 300_000;

// Of the answers for all players that of the player to move.
const moverOf = (answers) =>
  answers.find((one) => one.to_play && (one.player ?? one.to_play) === one.to_play);

// `replay`: of its recorded play, once that was judged.
export async function askedBook(asker, tags, { objective, replay = null, covered = false } = {}) {
  const options = objective ? { objective } : {};
  const dealt = writeDeal({ ...tags, Play: undefined });
  let solved = await asker.ask('solve', dealt, { ...options, limit: AT_ONCE });
  // Nothing can be played before the exchange is known.
  if (
    tags.Talon &&
    tags.Exchange === undefined &&
    linesOf(solved).some((one) => one.exact === false)
  ) {
    solved = await asker.ask('solve', dealt, options);
  }
  const answers = linesOf(solved);
  const shown = answers.find((one) => one.best) ?? answers[0] ?? {};
  const contract = shown.contract ? { Contract: shown.contract } : {};
  const declarer = shown.declarer && !tags.Declarer ? { Declarer: String(shown.declarer) } : {};
  const full = { ...tags, ...(tags.Contract ? {} : contract), ...declarer };
  const exchange =
    exchangeOf(tags, Number(full.Declarer)) ??
    (shown.exchange ? { seat: shown.declarer, ...shown.exchange } : null);
  if (exchange && tags.Exchange === undefined) {
    full.Discard = exchange.discard.join(' ');
    full.Exchange = exchange.take.join(' ');
  }
  const play = playOf(tags);
  const moves = (replay?.moves ?? []).filter((one) => one.card !== undefined);
  return {
    tags: full,
    answers,
    shown,
    exchange,
    play,
    moves,
    replay: replay ?? {},
    first: play.length - moves.length,
    seats: [],
    messages: solved.messages,
    isFree: play.length === 0,
    covered: covered
      ? (seat) => Array.from({ length: 8 }, (_, i) => i + 1).filter((one) => one !== seat)
      : undefined,
    async at(sofar, waiting = () => {}) {
      const late = setTimeout(waiting, 150);
      const position = writeDeal({ ...full, Play: sofar.join(' ') || undefined });
      const asked = { ...options, cards: true, line: true };
      let mine = moverOf(linesOf(await asker.ask('solve', position, { ...asked, limit: AT_ONCE })));
      if (mine?.exact === false) {
        waiting(`${number(mine.low)} … ${number(mine.high)}`);
        mine = moverOf(linesOf(await asker.ask('solve', position, asked)));
      }
      clearTimeout(late);
      if (!mine?.cards) return null;
      return {
        toPlay: mine.to_play,
        best: mine.value,
        values: new Map(Object.entries(mine.cards)),
        line: mine.line,
      };
    },
    async line() {
      return [];
    },
  };
}
