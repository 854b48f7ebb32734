// One deal on the screen: the table, the way through its play, and what the solver says.

import { busyHtml } from '../frame/busy.js';
import { cardOf, isSameDeal, seatsOf } from '../deals/cards.js';
import { countHtml, scoreHtml, sofarText } from './count.js';
import { dummyOf, hasTricks, tableOf } from '../deals/games.js';
import { graphHtml } from './graph.js';
import { figures, headingHtml, ofSide } from './heading.js';
import { button, escaped, number } from '../frame/html.js';
import { Ledger } from './ledger.js';
import { announcedText, meldsHtml } from './melds.js';
import { stateOf, winnersOf } from '../deals/play.js';
import { controlsHtml } from './steps.js';
import { markOf, playersOf, seatName, seenFrom, tableHtml } from './table.js';
import { Tally, trainingHtml } from './training.js';
import { Variations, variationsHtml } from './tree.js';
import { exchangeHtml, mistakesHtml, playersHtml, tricksHtml } from './tricks.js';
import { say, speakOf } from '../words/words.js';

// Answers that come sooner are waited for.
const AT_ONCE_MS = 150;

const HINT =
  'On each card of the player to move stands what the deal is worth after it, and below that what the card costs his side. Click a card to play it; the arrow keys go back and forward. A card that is dragged onto one of another hand changes places with it.';
const GUESS = 'Which card is the best? Click it.';

// Whether an interval is all that is known so far, or nothing, and any card may be tried.
const isOpen = (known) => known?.low !== undefined || known?.stopped;

// The table's own work, which its message tells.
const workHtml = (before, after = '') =>
  busyHtml(`${before} ${say('solving')} … ${after}`, 'asker');

// What a click does; who plays along knows.
const hintHtml = (mode, hidden) =>
  mode === 'play' ? '' : `<p class="hint">${say(hidden ? GUESS : HINT)}</p>`;

const isAlone = ({ shown, replay }) => shown.player !== undefined || Array.isArray(replay.value);

export class DealView {
  // `settings`: {pack, guess, cover}; the play stands in `panel`.
  constructor(root, panel, settings) {
    this.root = root;
    this.panel = panel;
    this.settings = settings;
    /**
     * Called where the position has changed.
     * @type {(sofar: string[]) => void}
     */
    this.changed = () => {};
    // Called where another game is spoken of.
    this.spoken = () => {};
    /**
     * What stands over the table and over the play, and which hands are held fast; what the reader is `asking` before
     * the play, below the table and at it, and the talk in which he does; what was won so far, what he may say, and why
     * a mistake cost what it cost.
     * @type {() => { board?: string, panel?: string, kept?: Set<number> | null, asking?: string, atTable?: any, talk?: any, count?: any, word?: string, reasonHtml?: (index: number) => string }}
     */
    this.above = () => ({});
    this.turn = 0; // answers that come late are dropped
    this.close();
  }

  // `tried`: what the reader has played of it already.
  async show(book, cursor = 0, { play = book.play, side = null, lines = [] } = {}) {
    this.isShut = false;
    speakOf(book.tags.Game, book.tags.Trump ?? book.tags.Contract);
    this.spoken();
    if (!this.book || !isOfSame(this.book, book)) this.forget();
    this.ledger.read(book.play, book.moves, book.first);
    this.book = book;
    this.play = play;
    this.side = side; // the play of a variation
    for (const line of lines) this.variations.add(line);
    this.cursor = Math.min(cursor, this.moves.length);
    this.fault = '';
    await this.draw();
  }

  // Another deal or contract is waited for: nothing can be done with this one.
  shut() {
    this.isShut = true;
    this.turn++;
    this.tellWork(); // which is seen where it takes long
    for (const one of this.root.querySelectorAll('.table, .controls')) one.inert = true;
  }

  // The other does not come.
  reopen() {
    this.isShut = false;
    return this.draw();
  }

  // No deal that could be played; `tags`: what is known of it.
  close(tags = null) {
    this.isShut = false;
    this.isOver = false;
    this.book = null;
    this.forget();
    this.play = [];
    this.side = null;
    this.cursor = 0;
    this.turn++;
    this.root.innerHTML = `${this.above().board ?? ''}${tags ? headingHtml({ tags, shown: {}, replay: {} }, { isHidden: true }) : ''}<div class="table empty"><p class="message" role="status"></p></div>`;
    this.panel.replaceChildren();
  }

  // Of a deal that is new.
  forget() {
    this.ledger = new Ledger();
    this.tally = new Tally();
    this.past = []; // what the play was before the reader changed it
    this.variations = new Variations();
  }

  get moves() {
    return this.side ?? this.play;
  }

  // What the reader has played of the deal that is shown.
  get tried() {
    const { book, isShut, play, side, variations } = this;
    return book && !isShut ? { play, side, lines: variations.lines } : {};
  }

  // The cards before the cursor.
  get sofar() {
    return this.moves.slice(0, this.cursor);
  }

  // Whose cards the reader plays, where he plays along: who would be dummy plays as the declarer.
  get own() {
    return this.ownOf(this.book.tags);
  }

  ownOf(tags) {
    const { nearest } = tableOf(tags.Game).seating;
    const declarer = Number(tags.Declarer);
    const isDummy = nearest === dummyOf(tags.Game, declarer, seatsOf(tags));
    const seat = Number(this.settings.seat);
    return seat > 0 && seat <= seatsOf(tags) ? seat : isDummy ? declarer : nearest;
  }

  get declarer() {
    return Number(this.book.tags.Declarer);
  }

  get dummy() {
    const { tags } = this.book;
    return dummyOf(tags.Game, this.declarer, seatsOf(tags));
  }

  // Whether he chooses the cards of this seat: his own, and those of dummy for the declarer.
  isOwn(seat) {
    const { own, dummy } = this;
    if (own === dummy) return false; // dummy looks on
    return seat === own || (own === this.declarer && seat === dummy);
  }

  // Whether the values are not to be seen yet.
  get isHidden() {
    const { mode } = this.settings;
    return !this.hinted && (mode === 'play' || (mode === 'guess' && !this.guessed));
  }

  // Whether what follows from all hands tells the reader of some that he may not see.
  get coversHands() {
    return this.settings.mode === 'play' && Boolean(this.book) && !this.isOver;
  }

  async go(cursor) {
    this.cursor = Math.max(0, Math.min(this.moves.length, cursor));
    this.guessed = null;
    this.hinted = false;
    this.fault = ''; // of the card that was tried last
    await this.draw();
  }

  // The next card of the play; where it ends, the best one, if that may be seen.
  async next() {
    const best = this.isHidden ? undefined : this.known?.line?.[0];
    if (this.cursor < this.moves.length || !best) return this.go(this.cursor + 1);
    return this.playOn(this.moves, best);
  }

  async leaveVariation() {
    if (!this.side) return;
    const at = this.moves.findIndex((one, i) => one !== this.play[i]);
    this.remember();
    this.side = null;
    await this.go(Math.min(this.cursor, at));
  }

  // The reader plays a card for whoever is to play.
  async choose(chosen) {
    if (this.painted !== this.sofar.join(' ')) return undefined; // the click was for the card before
    const { atTable } = this.above();
    if (atTable) return atTable.choose?.(chosen);
    // Where no tricks are played a left-out card is brought in.
    const card = this.known?.values?.has(`+${chosen}`) ? `+${chosen}` : chosen;
    const { sofar } = this;
    const { mode } = this.settings;
    const value = this.known?.values?.get(card);
    if (mode === 'guess' && this.isHidden) {
      if (value !== undefined) this.tally.add(Math.abs(this.known.best - value));
      this.guessed = card;
      return this.draw();
    }
    if (this.moves[this.cursor] === card) return this.go(this.cursor + 1);
    return this.playOn(sofar, card);
  }

  // To the card before which the next mistake was made, or the one before: `step` 1, -1.
  async mistake(step) {
    if (this.isHidden || this.coversHands) return;
    const wrong = this.ledger.judged(this.moves).flatMap((one, i) => (one?.cost > 0 ? [i] : []));
    const to =
      step > 0 ? wrong.find((i) => i > this.cursor) : wrong.findLast((i) => i < this.cursor);
    if (to !== undefined) await this.go(to);
  }

  // The best line from here, or the one behind the best of all other cards, as a variation.
  async playLine(isSecond = false) {
    const { known, sofar, cursor } = this;
    if (this.isHidden || !known?.values || !known.line) return;
    const costs = [...known.values].map(([card, value]) => [card, Math.abs(known.best - value)]);
    const others = costs.filter(([card]) => card !== known.line[0]).sort((a, b) => a[1] - b[1]);
    const line = isSecond ? await this.#lineAfter(others[0]?.[0]) : known.line;
    if (!line || this.cursor !== cursor) return;
    this.remember();
    this.side = [...sofar, ...line];
    await this.go(cursor + 1);
  }

  async #lineAfter(card) {
    if (!card) return null;
    const after = await this.book.at([...this.sofar, card]);
    return after ? [card, ...(after.line ?? [])] : null;
  }

  // To card `cursor` of a line that was played before: the play itself, or a variation.
  async enter(line, cursor) {
    if (line.join(' ') !== this.moves.join(' ')) this.remember();
    this.side = line.join(' ') === this.play.join(' ') ? null : line;
    await this.go(cursor);
  }

  hint() {
    const { talk } = this.above();
    if (talk?.isOpen) return talk.advise();
    this.hinted = true;
    return this.draw();
  }

  // Back to where the reader chose last, and what came then is forgotten.
  async takeback() {
    const { movers } = stateOf(this.book.tags, this.sofar, { exchange: this.book.exchange });
    const at = movers.slice(0, this.cursor).findLastIndex((seat) => this.isOwn(seat));
    if (at >= 0) await this.playFrom(at);
    else await this.above().talk?.takeback();
  }

  // The deal from its beginning: from what the reader said of it, where he was asked.
  async restart() {
    const { talk } = this.above();
    await (talk?.mayBegin ? talk.begin() : this.playFrom(0));
  }

  remember() {
    const { play, side, cursor } = this;
    this.past.push({ play, side, cursor });
  }

  // Takes back what the reader has done last.
  async undo() {
    if (this.settings.mode === 'play') return this.takeback();
    const before = this.past.pop();
    if (!before) return undefined;
    Object.assign(this, before);
    return this.go(before.cursor);
  }

  async playFrom(cursor) {
    this.remember();
    this.play = this.moves.slice(0, cursor);
    this.side = null;
    await this.go(cursor);
  }

  // Whether another card goes on with the play itself: at its end, and where the reader plays along. Elsewhere it is
  // left for a variation, and kept.
  get goesOn() {
    const { book, side, cursor, play, settings } = this;
    return book.isFree && !side && (cursor === play.length || settings.mode === 'play');
  }

  // Leaves the play with a card of the reader's, or goes on where it ends.
  async playOn(sofar, card) {
    const line = await this.book.line(sofar, card);
    if (line === null) {
      this.tell(say('no answer for this card here'));
      return;
    }
    const moves = [...sofar, card, ...line];
    this.remember();
    if (this.goesOn) this.play = moves;
    else this.side = moves;
    await this.go(this.cursor + 1);
    if (!this.known?.fault || this.moves !== moves) return;
    Object.assign(this, this.past.pop(), { fault: this.known.fault });
    await this.draw();
  }

  tell(text) {
    this.root.querySelector('.message').textContent = text;
  }

  tellWork() {
    this.root.querySelector('.message').innerHTML = workHtml('');
  }

  // Asks about the position, and paints what is known of it as that becomes more.
  async draw() {
    if (this.isShut) return;
    const turn = ++this.turn;
    const paint = (known) => {
      clearTimeout(late);
      if (turn === this.turn) this.paint(known);
    };
    const late = setTimeout(() => {
      if (turn !== this.turn) return;
      paint(null);
      this.tellWork();
    }, AT_ONCE_MS);
    const known = await this.book.at(this.sofar, paint);
    paint(known);
    if (turn === this.turn && known?.fault) this.tell(known.fault);
  }

  paint(known) {
    this.known = known;
    const { book, settings, sofar } = this;
    this.painted = sofar.join(' ');
    this.ledger.learn(sofar, known);
    if (known && !known.fault) this.variations.add(this.moves);
    const withoutTricks = !hasTricks(book.tags);
    const context = { exchange: book.exchange, withoutTricks, told: this.side ? [] : book.seats };
    const whole = stateOf(book.tags, this.moves, context);
    const state = stateOf(book.tags, sofar, context);
    this.mover = known?.toPlay ?? whole.movers[this.cursor];
    const marks = known?.values ? marksOf(known) : null;
    const trump = book.tags.Trump ?? book.tags.Contract;
    const winners = winnersOf(state, this.mover, trump);
    const hidden = this.isHidden;
    const playsAlong = settings.mode === 'play';
    const { declarer } = this;
    const seer = playsAlong ? this.own : this.mover;
    const covers = playsAlong || (settings.cover && seer);
    const above = this.above();
    const { atTable, asking } = above;
    if (atTable) state.hands[atTable.seat - 1]?.push(...atTable.talon);
    const mayChoose = !playsAlong || this.isOwn(this.mover);
    const open = covers ? this.openSeats(seer, state, declarer) : null;
    this.isOver = state.hands.every((held) => held?.length === 0);
    const talon = this.laidAside(state, covers ? seer : null);
    const told = this.verdict(known, marks);
    const melds = this.coversHands ? announcedText(book.tags, book.melds, this.#announced) : '';
    // What the table shows, for a picture of it.
    this.seen = {
      hands: state.hands.map((held, i) => (open && !open.includes(i + 1) ? null : held)),
      talon: state.piles ?? talon,
      trick: state.trick,
      told: told.includes('data-stop') ? '' : plain(told),
    };
    const focus = focusIn(this.root);
    const heading = headingHtml(book, {
      side: this.side,
      talon,
      pack: settings.pack,
      isHidden: hidden,
      worth: this.ledger.worth,
    });
    this.root.innerHTML =
      `${above.board ?? ''}${heading}` +
      tableHtml(book.tags, state, {
        toPlay: atTable ? atTable.seat : this.mover,
        isAsked: Boolean(atTable),
        marks: hidden ? null : marks,
        playable: (one) =>
          atTable ? Boolean(atTable.choose) : mayChoose && (marks ? marks.has(one) : isOpen(known)),
        raised: atTable?.chosen,
        pack: settings.pack,
        trump,
        winners,
        declarer,
        open,
        kept: above.kept,
        below: playsAlong && !this.isOwn(this.mover) ? this.own : this.mover,
      }) +
      (asking ??
        `<p class="message" role="status">${this.fault ? `${escaped(this.fault)}<br>` : ''}${told}${melds && `<span class="announced">${escaped(melds)}</span>`}<span class="word"></span></p>` +
          controlsHtml(this, {
            more: !hidden && known?.line?.length > 0,
            mayPass: known?.values?.has('pass') || (withoutTricks && isOpen(known)),
          }));
    this.panel.innerHTML = `${above.panel ?? ''}${this.findingsHtml(whole, hidden, this.isOver ? null : open)}`;
    this.showCount();
    focusAgain(this.root, focus);
    this.changed(sofar);
  }

  // What was won so far, in its places; it may become known later than all else.
  showCount() {
    const { book, cursor } = this;
    const { count, word = '' } = book ? this.above() : {};
    if (!count?.won) return;
    const seats = seatsOf(book.tags);
    const tricks = Math.floor(cursor / seats);
    const isCovered = this.coversHands;
    const put = (selector, html) => {
      const place = this.root.querySelector(selector) ?? this.panel.querySelector(selector);
      if (place) place.innerHTML = html;
    };
    put('.word', word);
    put('.sofar', escaped(sofarText(count, tricks, isCovered)));
    put('.counted', countHtml(count, book.tags, tricks, isCovered));
    if (this.isOver) put('.ended', scoreHtml(count, book.tags));
    for (const place of this.panel.querySelectorAll('[data-trick]'))
      place.textContent = sofarText(count, Number(place.dataset.trick), isCovered);
  }

  // What lies in the talon, for all at the end; before it, of who declares, what he has discarded.
  laidAside({ talon }, seer) {
    const { exchange, tags } = this.book;
    if (seer === null || this.isOver) return talon;
    if (seer !== Number(tags.Declarer)) return [];
    return tableOf(tags.Game).sees_talon ? talon : (exchange?.discard ?? []);
  }

  // Dummy's hand lies on the table from the first card on.
  openSeats(seer, state, declarer) {
    return this.cursor > 0 || this.settings.mode !== 'play'
      ? seenFrom(seer, state, declarer)
      : [seer];
  }

  // The play and what it cost; while a card is to be guessed, the play so far. `open`: the seats whose hands are
  // seen, null: all.
  findingsHtml({ movers, seats }, hidden, open) {
    const { book, settings, cursor } = this;
    const { tags } = book;
    const moves = hidden ? this.sofar : this.moves;
    const playsAlong = settings.mode === 'play';
    const isCovered = playsAlong && open !== null;
    // What might have been played better tells the hands that are covered.
    const judged = isCovered ? moves.map(() => null) : this.ledger.judged(moves);
    const { reasonHtml } = this.above();
    const shown = { moves, judged, movers, seats, cursor, pack: settings.pack, reasonHtml };
    const own = judged.filter((one) => one && this.isOwn(one.seat));
    return (
      trainingHtml(settings, tags, playsAlong ? Tally.of(own) : this.tally, this.own) +
      (isCovered ? '' : graphHtml(judged, cursor, isAlone(book) ? playersOf(tags) : null)) +
      (moves.length === 0 ? hintHtml(settings.mode, hidden) : '') +
      meldsHtml(tags, book.melds, open, settings.pack, this.#announced) +
      mistakesHtml(tags, shown, playsAlong ? (one) => this.isOwn(one) : null) +
      exchangeHtml(tags, book.exchange, open, settings.pack) +
      '<div class="counted"></div>' +
      (hidden || isCovered ? '' : this.#variationsHtml(seats)) +
      tricksHtml(tags, shown) +
      (hidden || isCovered ? '' : playersHtml(book))
    );
  }

  // What all have heard of melds by now.
  get #announced() {
    const { book, sofar } = this;
    const { movers, dealt, seats } = stateOf(book.tags, sofar, { exchange: book.exchange });
    const each = dealt[0] ? dealt[0].length / (book.melds?.second ? 2 : 1) : 0;
    return { tricks: Math.floor(sofar.length / seats), sofar, movers, each };
  }

  #variationsHtml(seats) {
    const { book, ledger, play, moves } = this;
    return variationsHtml(book.tags, {
      forks: this.variations.forksOf(play),
      seats,
      moversOf: (line) => stateOf(book.tags, line, { exchange: book.exchange }).movers,
      costOf: (line, at) => ledger.judge(line, at)?.cost,
      shown: moves.join(' '),
      pack: this.settings.pack,
    });
  }

  verdict(known, marks) {
    if (this.guessed && marks?.has(this.guessed)) {
      const mark = marks.get(this.guessed);
      return `${mark.kind === 'good' ? `✓ ${say('right')}` : `✗ ${say('not the best')}`}: ${escaped(mark.spoken)}`;
    }
    const isAtEnd = this.cursor === this.moves.length && this.moves.length > 0;
    const result = known?.result ?? (isAtEnd && !known ? this.book.shown.result : undefined);
    if (result !== undefined) {
      const next = this.settings.mode === 'play' ? ` ${button('deal', say('Next deal'))}` : '';
      return `<span>${endHtml(result, this.book.shown)}<span class="ended"></span></span>${next}`;
    }
    if (!known || known.fault) return '';
    const { values, stopped, toPlay, low, high } = known;
    if (!values && low === undefined) return say('stopped');
    const name = seatName(this.book.tags, toPlay);
    const turn = `${name} ${say('to play')}`;
    const { mode } = this.settings;
    const isAtWork = !stopped && this.cursor === this.moves.length;
    if (mode === 'play' && isAtWork && !this.isOwn(toPlay))
      return escaped(`${name} ${say('is thinking')} …`);
    if (this.isHidden) return values || stopped ? escaped(turn) : workHtml(`${turn};`);
    if (!values) {
      const proven = low === high ? number(low) : `${number(low)} – ${number(high)}`;
      if (stopped) return escaped(`${turn}; ${say('stopped')} ${proven}`);
      return workHtml(`${turn};`, proven);
    }
    const open = say(mode === 'play' ? 'with all cards open' : 'with best play');
    return escaped(`${turn}${mode === 'guess' ? '' : `, ${open}: ${number(known.best)}`}`);
  }
}

// Of HTML its text.
function plain(html) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
}

// How the deal ended.
const endHtml = (result, shown) =>
  `${say('The deal is over.')} ${escaped(`${figures(result)} ${say(shown.objective ?? '')}`)}${ofSide(shown)}`;

// Whether what is known of one book's positions holds in the other.
const isOfSame = (one, other) =>
  isSameDeal(one.tags, other.tags) && one.shown.objective === other.shown.objective;
const marksOf = ({ best, values }) =>
  new Map([...values].map(([card, value]) => [cardOf(card), markOf(value, best)]));

// After a card was played by its key the keys are with the next player's cards.
function focusIn(root) {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  const { action, card, keep } = root.contains(active) ? active.dataset : {};
  if (keep) return `[data-keep="${keep}"]`;
  return action ? `[data-action="${action}"]` : card ? '.turn [data-card]' : '';
}
const focusAgain = (root, selector) => selector && root.querySelector(selector)?.focus();
