// The answers that a page without solver has inside: of one deal, along its play.

import { exchangeOf, playOf, readDeals } from '../deals/cards.js';

export function bookOf(told) {
  const tags = readDeals(told.text)[0] ?? {};
  const replay = told.replay ?? { moves: [], players: [] };
  const answers = told.answers ?? [];
  const shown =
    answers.find((one) => one.best) ?? answers.find((one) => one.line) ?? answers[0] ?? replay;
  const moves = replay.moves.filter((one) => one.card !== undefined);
  // Where everyone plays for himself nobody declares, unless the deal says so.
  const alone = Array.isArray(replay.value) || shown.player !== undefined;
  const declarer = String(tags.Declarer ?? (alone ? '' : shown.declarer) ?? '');
  const exchanged = replay.moves.find((one) => one.discard);
  const play = told.play ?? playOf(tags);
  const first = play.length - moves.length; // the moves before are not judged
  const seats = new Array(play.length).fill(undefined).map((_, i) => moves[i - first]?.seat);
  const found =
    shown.exchange && shown.declarer ? { seat: shown.declarer, ...shown.exchange } : null;
  return {
    melds: told.melds,
    tags: { ...tags, Contract: shown.contract ?? tags.Contract, Declarer: declarer },
    answers,
    replay,
    play,
    moves,
    first,
    seats,
    exchange: exchanged
      ? { seat: exchanged.seat, discard: exchanged.discard, take: exchanged.take }
      : (found ?? exchangeOf(tags, Number(tags.Declarer))),
    shown,
    // What is known of the position after `sofar`: whose turn it is, and the value of each card.
    async at(sofar) {
      const move = isBeginning(sofar, play) ? moves[sofar.length - first] : undefined;
      if (!move || sofar.length < first) return null;
      return {
        toPlay: move.seat,
        best: move.before,
        values: new Map(Object.entries(move.cards ?? {})),
      };
    },
    // The best line after `sofar` and one card more.
    async line(sofar, card) {
      if (!isBeginning(sofar, play)) return null;
      return told.lines?.[`${sofar.length} ${card}`]?.split(' ').filter(Boolean) ?? null;
    },
  };
}

const isBeginning = (sofar, play) => sofar.every((one, i) => one === play[i]);
