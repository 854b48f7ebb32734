// One deal on the screen: the table, the way through its play, and what the solver says.

import { cardOf } from './cards.js';
import { contractsHtml, nameOf, valueText } from './contracts.js';
import { tableOf } from './games.js';
import { graphHtml } from './graph.js';
import { button, escaped, number } from './html.js';
import { stateOf } from './play.js';
import { markOf, seatName, tableHtml } from './table.js';
import { cardText, mistakesHtml, tricksHtml } from './tricks.js';
import { say } from './words.js';

// Answers that come sooner are waited for.
const AT_ONCE_MS = 150;

const HINT =
  'Under each card stands what the deal is worth after it. Click a card to play it; ‹ and ›, or the arrow keys, go back and forward.';

// Whether an interval is all that is known so far, and any card may be tried.
const isOpen = (known) => known?.low !== undefined;

export class DealView {
  // `settings`: {pack, guess, cover}; `changed` is called where the position has changed.
  constructor(root, settings, changed = () => {}) {
    this.root = root;
    this.settings = settings;
    this.changed = changed;
    this.turn = 0; // answers that come late are dropped
  }

  async show(book, cursor = 0) {
    this.book = book;
    this.play = book.play;
    this.side = null; // the play of a variation
    this.cursor = Math.min(cursor, book.play.length);
    this.fault = '';
    await this.draw();
  }

  // No deal that could be played.
  close() {
    this.book = null;
    this.play = [];
    this.side = null;
    this.cursor = 0;
    this.turn++;
    this.root.innerHTML = '<p class="message" role="status"></p>';
  }

  get moves() {
    return this.side ?? this.play;
  }

  // The cards before the cursor.
  get sofar() {
    return this.moves.slice(0, this.cursor);
  }

  async go(cursor) {
    this.cursor = Math.max(0, Math.min(this.moves.length, cursor));
    this.guessed = null;
    this.fault = ''; // of the card that was tried last
    await this.draw();
  }

  // The next card of the play; where it ends, the best one.
  async next() {
    const best = this.known?.line?.[0];
    if (this.cursor < this.moves.length || !best) return this.go(this.cursor + 1);
    return this.playOn(this.moves, best);
  }

  async leaveVariation() {
    if (!this.side) return;
    const at = this.moves.findIndex((one, i) => one !== this.play[i]);
    this.side = null;
    await this.go(Math.min(this.cursor, at));
  }

  // The reader plays a card for whoever is to play.
  async choose(chosen) {
    // Where no tricks are played a left-out card is brought in.
    const card = this.known?.values?.has(`+${chosen}`) ? `+${chosen}` : chosen;
    const { sofar } = this;
    if (this.settings.guess && !this.guessed) {
      this.guessed = card;
      return this.draw();
    }
    if (this.moves[this.cursor] === card) return this.go(this.cursor + 1);
    return this.playOn(sofar, card);
  }

  // Leaves the play with a card of the reader's, or goes on where it ends.
  async playOn(sofar, card) {
    const line = await this.book.line(sofar, card);
    if (line === null) {
      this.tell(say('no answer for this card here'));
      return;
    }
    const before = { play: this.play, side: this.side, cursor: this.cursor };
    const moves = [...sofar, card, ...line];
    if (this.book.isFree) this.play = moves;
    else this.side = moves;
    await this.go(this.cursor + 1);
    if (!this.known?.fault || this.moves !== moves) return;
    Object.assign(this, before, { fault: this.known.fault });
    await this.draw();
  }

  tell(text) {
    this.root.querySelector('.message').textContent = text;
  }

  // Asks about the position, and paints what is known of it as that becomes more.
  async draw() {
    const turn = ++this.turn;
    const paint = (known) => {
      clearTimeout(late);
      if (turn === this.turn) this.paint(known);
    };
    const late = setTimeout(() => {
      if (turn !== this.turn) return;
      paint(null);
      this.tell(`${say('solving')} …`);
    }, AT_ONCE_MS);
    const known = await this.book.at(this.sofar, paint);
    paint(known);
    if (turn === this.turn && known?.fault) this.tell(known.fault);
  }

  paint(known) {
    this.known = known;
    const { book, settings } = this;
    const { sofar } = this;
    const withoutTricks = tableOf(book.tags.Game).without_tricks.includes(book.tags.Contract);
    const context = { exchange: book.exchange, withoutTricks, told: this.side ? [] : book.seats };
    const whole = stateOf(book.tags, this.moves, context);
    const state = stateOf(book.tags, sofar, context);
    this.mover = known?.toPlay ?? whole.movers[this.cursor];
    const marks = known?.values ? marksOf(known) : null;
    const hidden = settings.guess && !this.guessed;
    const focus = document.activeElement?.dataset?.action;
    this.root.innerHTML =
      heading(book, this.side, this.cursor) +
      tableHtml(book.tags, state, {
        toPlay: this.mover,
        marks: hidden ? null : marks,
        playable: (one) => (marks ? marks.has(one) : isOpen(known)),
        pack: settings.pack,
        trump: book.tags.Trump ?? book.tags.Contract,
        declarer: Number(book.tags.Declarer),
        covered: settings.cover,
      }) +
      (state.talon.length > 0 && !settings.cover
        ? `<p class="talon">${say('talon')}: ${state.talon.map((one) => cardText(one, state.game, settings.pack)).join(' ')}</p>`
        : '') +
      `<p class="message" role="status">${this.fault ? `${escaped(this.fault)}<br>` : ''}${this.verdict(known, marks)}</p>` +
      controls(
        this.cursor,
        this.moves.length,
        this.side,
        known?.line?.length > 0,
        known?.values?.has('pass') || (withoutTricks && isOpen(known)),
      ) +
      (marks || isOpen(known)
        ? `<p class="hint">${say(hidden ? 'Which card is the best? Click it.' : HINT)}</p>`
        : '') +
      (hidden ? '' : this.findingsHtml(state, context));
    if (focus) this.root.querySelector(`[data-action="${focus}"]`)?.focus();
    this.changed(sofar);
  }

  // What the solver found, below the table; it would tell the card that is to be guessed.
  findingsHtml(state, context) {
    const { book, settings } = this;
    const { movers } = stateOf(book.tags, this.play, { ...context, told: book.seats });
    return (
      graphHtml(book, this.cursor) +
      '<div class="columns">' +
      mistakesHtml(book, settings.pack) +
      tricksHtml(book, state, movers, this.side ? -1 : this.cursor, settings.pack) +
      contractsHtml(book.answers, book.tags) +
      '</div>'
    );
  }

  verdict(known, marks) {
    if (this.guessed && marks?.has(this.guessed)) {
      const mark = marks.get(this.guessed);
      return `${mark.kind === 'good' ? `✓ ${say('right')}` : `✗ ${say('not the best')}`}: ${escaped(mark.spoken)}`;
    }
    if (!known && this.cursor === this.moves.length && this.moves.length > 0) {
      return escaped(this.book.shown.result === undefined ? '' : say('The deal is over.'));
    }
    if (!known || known.fault) return '';
    if (!known.values) {
      const work = known.stopped ? say('stopped') : `${say('solving')} …`;
      if (!isOpen(known)) return escaped(work);
      const turn = `${seatName(this.book.tags, known.toPlay)} ${say('to play')}`;
      const { low, high } = known;
      const proven = low === high ? number(low) : `${number(low)} – ${number(high)}`;
      return escaped(`${turn}; ${work} ${proven}`);
    }
    const value = this.settings.guess ? '' : `, ${say('with best play')}: ${number(known.best)}`;
    return escaped(`${seatName(this.book.tags, known.toPlay)} ${say('to play')}${value}`);
  }
}

function marksOf({ best, values }) {
  return new Map(
    [...values].map(([card, value]) => [cardOf(card), markOf(value, best, value > best)]),
  );
}

// Where a side declares, the value is that side's.
const ofSide = ({ declarer, player }) =>
  declarer && player === undefined ? ` ${say('for the declaring side')}` : '';

function heading(book, side, cursor) {
  const { tags, shown, replay } = book;
  const value = replay.value ?? shown.value;
  const parts = [
    shown.passed_out ? say('passed out') : '',
    nameOf({ contract: tags.Contract, trump: tags.Trump }),
    Number(tags.Declarer) > 0 ? `${say('Declarer')}: ${seatName(tags, Number(tags.Declarer))}` : '',
    value !== undefined
      ? `${say('Value')}: ${Array.isArray(value) ? value.map(number).join(', ') : number(value)} ${say(shown.objective ?? '')}${ofSide(shown)}`
      : valueText(shown) && `${say('Value')}: ${valueText(shown)}`,
    replay.result !== undefined
      ? `${say('Result')}: ${[replay.result].flat().map(number).join(', ')}`
      : '',
  ].filter(Boolean);
  const event = [tags.Event, tags.Board && `${say('No')} ${tags.Board}`].filter(Boolean).join(' ');
  return (
    `<h2>${escaped(`${tags.Game ?? ''} ${event}`.trim())}</h2><p class="facts">${parts.map(escaped).join(' · ')}</p>` +
    (side
      ? `<p class="variation">${say('variation')} (${cursor}) ${button('return', say('Return to the play'))}</p>`
      : '')
  );
}

const controls = (cursor, length, side, more, mayPass) =>
  `<nav class="controls" aria-label="${say('Play')}">` +
  button(
    'first',
    '<span aria-hidden="true">«</span>',
    `aria-label="${say('First')}" ${cursor === 0 ? 'disabled' : ''}`,
  ) +
  button(
    'back',
    '<span aria-hidden="true">‹</span>',
    `aria-label="${say('Back')}" ${cursor === 0 ? 'disabled' : ''}`,
  ) +
  `<span>${cursor} / ${length}${side ? ' *' : ''}</span>${mayPass ? '<button type="button" data-card="pass">pass</button>' : ''}` +
  button(
    'next',
    '<span aria-hidden="true">›</span>',
    `aria-label="${say('Next')}" ${cursor >= length && !more ? 'disabled' : ''}`,
  ) +
  button(
    'last',
    '<span aria-hidden="true">»</span>',
    `aria-label="${say('Last')}" ${cursor >= length ? 'disabled' : ''}`,
  ) +
  '</nav>';

// Clicks and arrow keys of a view.
export function listen(view) {
  const actions = {
    first: () => view.go(0),
    back: () => view.go(view.cursor - 1),
    next: () => view.next(),
    last: () => view.go(view.moves.length),
    return: () => view.leaveVariation(),
  };
  view.root.addEventListener('click', (event) => {
    const target = event.target.closest('[data-action],[data-card],[data-goto]');
    if (!target) return;
    if (target.dataset.card) view.choose(target.dataset.card);
    else if (target.dataset.goto)
      view.leaveVariation().then(() => view.go(Number(target.dataset.goto)));
    else actions[target.dataset.action]?.();
  });
  document.addEventListener('keydown', (event) => {
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)
    )
      return;
    const action = {
      ArrowLeft: 'back',
      ArrowRight: 'next',
      Home: 'first',
      End: 'last',
      Escape: 'return',
    }[event.key];
    if (!action || !view.book) return;
    event.preventDefault();
    actions[action]();
  });
}
